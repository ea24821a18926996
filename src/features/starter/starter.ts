/** What may be starter content, with the table of each: it has `id` and `version`. The database's constraint lists the same names. */
export const STARTER_TABLES = {
  post: 'posts',
  class: 'classes',
  program: 'programs',
  mentor: 'mentors',
  question: 'questions',
  category: 'post_categories',
  portfolio: 'portfolios',
  career: 'careers',
  job: 'jobs',
} as const

export type StarterEntity = keyof typeof STARTER_TABLES

export function isStarterEntity(name: string): name is StarterEntity {
  return Object.hasOwn(STARTER_TABLES, name)
}
