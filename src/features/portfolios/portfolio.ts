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
  clientName: string
  cover: string | null
  /** `2026-08-17`. */
  heldOn: string
}

export interface Work extends WorkCard {
  content: unknown
  projectLink: string | null
  batches: { label: string; date: string }[]
  images: { src: string; alt: string }[]
  photos: { src: string; alt: string }[]
  video: { link: string; thumbnail?: string } | null
}
