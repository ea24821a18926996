/** What the palette finds, in the order in which it is shown. */
export const FOUND_GROUPS = [
  'posts',
  'classes',
  'programs',
  'mentors',
  'careers',
  'portfolios',
  'schools',
  'questions',
  'categories',
  'pages',
  'members',
] as const
export type FoundGroup = (typeof FOUND_GROUPS)[number]

export interface Found {
  group: FoundGroup
  title: string
  /** A state, an address: what tells two of a name apart; '' for none. */
  note: string
  /** Without language prefix. */
  href: string
}

export const FIND_PATH = '/api/services/v1/studio/find'
export const MAX_QUERY = 80
