export const TYPES = ['corporate', 'government', 'community'] as const
export type PortfolioType = (typeof TYPES)[number]

export function isType(text: string): text is PortfolioType {
  return (TYPES as readonly string[]).includes(text)
}

export interface WorkCard {
  type: PortfolioType
  slug: string
  title: string
  kind: string
  summary: string
  /** The language of its texts here. */
  lang: string
  clientName: string
  cover: string | null
  /** `2026-08-17`. */
  heldOn: string
}

export interface Work extends WorkCard {
  /** All languages that it is written in. */
  langs: string[]
  content: unknown
  projectLink: string | null
  batches: { label: string; date: string }[]
  images: { src: string; alt: string }[]
  photos: { src: string; alt: string }[]
  video: { link: string; thumbnail?: string } | null
}

export interface Film {
  /** A film played here, or a page elsewhere that shows one. */
  kind: 'film' | 'page'
  link: string
  /** URL of the HLS playlist, if the film has one. */
  parts?: string
}

/** Returns the film of a work's video, from a path on this host or an https URL; null for anything else. */
export function toFilm(video: Work['video']): Film | null {
  const link = video?.link ?? ''
  if (!/^(\/(?!\/)|https:\/\/)[^\s"'<>]+$/.test(link)) return null
  const path = link.replace(/[?#].*$/, '').toLowerCase()
  if (path.endsWith('.m3u8')) return { kind: 'film', link, parts: link }
  return { kind: /\.(mp4|webm|ogv)$/.test(path) ? 'film' : 'page', link }
}
