import { POST_KINDS, type PostSearchGroup } from '#features/posts/kinds/kinds.ts'

export type Group = 'classes' | 'programs' | PostSearchGroup | 'mentors' | 'careers' | 'jobs' | 'portfolios' | 'pages'

/** The groups, in the order of the page. */
export const GROUPS: readonly Group[] = [
  'classes',
  'programs',
  ...new Set(POST_KINDS.map(kind => kind.searchGroup)),
  'mentors',
  'careers',
  'jobs',
  'portfolios',
  'pages',
]

/** A search result. */
export interface Hit {
  group: Group
  title: string
  summary: string
  /** The language of title and summary; without it, the one that tenants write. */
  lang?: string
  href: string
}
