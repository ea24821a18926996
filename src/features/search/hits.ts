export const GROUPS = [
  'classes',
  'programs',
  'posts',
  'events',
  'podcasts',
  'galleries',
  'mentors',
  'careers',
  'jobs',
  'portfolios',
  'pages',
] as const
export type Group = (typeof GROUPS)[number]

/** One thing that a search found. */
export interface Hit {
  group: Group
  title: string
  summary: string
  href: string
}
