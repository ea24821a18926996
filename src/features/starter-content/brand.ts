import { HOME_KINDS, type HomeList } from '#features/posts/kinds/kinds.ts'
import type { Layout } from '#features/sites/layouts.ts'

const OTHERS = ['programs', 'portfolios', 'careers'] as const

export type StarterPart = HomeList | (typeof OTHERS)[number]

/** What a site shows only if its brand does; some posts, classes and questions belong to every site. */
export const STARTER_PARTS: readonly StarterPart[] = [...HOME_KINDS.map(({ home }) => home), ...OTHERS]

/** What starter content is made for: the layout's subject, and the parts that its home page or its header leads to. */
export interface StarterBrand {
  layout: Layout
  parts: ReadonlySet<StarterPart>
}
