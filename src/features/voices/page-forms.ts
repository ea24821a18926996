import type { PageRequest } from '#platform/http/page-routes.ts'

/** The visitors' forms, by route and slug of their page. */
const PLACES = {
  Metamorfosa: 'review',
  Collaboration: 'aspiration',
  About: 'testimony',
  'Features-slug donasi': 'donation',
  'Features-slug tes-disc': 'disc',
} as const

export type VoiceForm = (typeof PLACES)[keyof typeof PLACES]

/** Returns the form of a page, if it has one. */
export function formAt({ route, params }: Pick<PageRequest, 'route' | 'params'>): VoiceForm | undefined {
  const slug = params['slug']
  const places: Record<string, VoiceForm> = PLACES
  const key = slug === undefined ? route.name : `${route.name} ${slug}`
  return Object.hasOwn(places, key) ? places[key] : undefined
}
