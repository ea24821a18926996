import type { School } from './school.ts'

/** Results of teams in a league, as they are written in the studio. */

export const RESULT_STATES = ['open', 'scored'] as const
export type ResultState = (typeof RESULT_STATES)[number]

/** What the list of results is filtered by, which its download takes, too. */
export const RESULT_LIST = { search: 'text', state: RESULT_STATES, program: 'slug', columns: 'text' } as const

/** The best score. The database constraint says the same. */
export const MAX_SCORE = 1000
/** The longest time that a team may take: a week. */
export const MAX_MINUTES = 10_080

export interface Result {
  /** 0 to 1000; null without a result. */
  score: number | null
  /** Whole minutes; null if the time was not recorded. */
  minutes: number | null
}

/** A confirmed team with its result. */
export interface TeamResult extends Result, Pick<School, 'npsn' | 'city'> {
  id: string
  name: string
  school: string
  program: string | null
}

/** A row of a table of results as a dry run sees it. */
export interface CheckedRow {
  /** As a spreadsheet counts: the row that names the columns is the first. */
  line: number
  team: string
  school: string
  before: Result | null
  after: Result | null
  state: 'new' | 'changed' | 'same' | 'refused'
  /** Why it is refused. */
  why: string | null
}

/** A table of results that was looked at; nothing of it is saved. */
export interface CheckedTable {
  /** The table as it came, to be sent again. */
  table: string
  rows: CheckedRow[]
  changes: number
  refused: number
}
