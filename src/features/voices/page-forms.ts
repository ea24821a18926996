import type { PageRequest } from '#platform/http/page-routes.ts'

/** The forms of visitors, each on the page where one would look for it. */
const PLACES = {
  Metamorfosa: 'review',
  Collaboration: 'aspiration',
  About: 'testimony',
  'Features-slug donasi': 'donation',
  'Features-slug tes-disc': 'disc',
} as const

export type VoiceForm = (typeof PLACES)[keyof typeof PLACES]

/** The form of a page; undefined where it has none. */
export function formAt({ route, params }: Pick<PageRequest, 'route' | 'params'>): VoiceForm | undefined {
  const slug = params['slug']
  const places: Record<string, VoiceForm> = PLACES
  const key = slug === undefined ? route.name : `${route.name} ${slug}`
  return Object.hasOwn(places, key) ? places[key] : undefined
}
