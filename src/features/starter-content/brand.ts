import type { HomeList } from '#features/posts/kinds/kinds.ts'
import type { Layout } from '#features/sites/layouts.ts'

/** What a site shows only if its brand does; news, events, classes and questions belong to every site. */
export const STARTER_PARTS = [
  'blog',
  'articles',
  'podcasts',
  'galleries',
  'programs',
  'portfolios',
  'careers',
] as const satisfies readonly (HomeList | 'programs' | 'portfolios' | 'careers')[]

export type StarterPart = (typeof STARTER_PARTS)[number]

/** What starter content is made for: the layout's subject, and the parts that its home page or its header leads to. */
export interface StarterBrand {
  layout: Layout
  parts: ReadonlySet<StarterPart>
}
