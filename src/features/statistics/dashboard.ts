import type { Amount } from './daily-figure.ts'
import type { Days } from './period.ts'

/** The charts of the dashboard. */
export const PARTS = ['registrations', 'visits', 'provinces', 'schools', 'programs', 'batches', 'pages', 'links', 'roles'] as const
export type PartName = (typeof PARTS)[number]

/** The figures that are compared with the period before. */
export type TileName =
  | 'members'
  | 'students'
  | 'alumni'
  | 'mentors'
  | 'programs'
  | 'schools'
  | 'schools_active'
  | 'schools_alumni'
  | 'cities'
  | 'cities_active'
  | 'cities_alumni'
  | 'pupils'
  | 'teams'
  | 'members_joined'
  | 'students_joined'
  | 'schools_registered'
  | 'teams_registered'
  | 'page_views'
  | 'links_followed'

export interface Tile {
  name: TileName
  amount: Amount
  /** At the end of the period before, or in it; null: nothing was counted then. */
  before: Amount | null
}

/** What a column of a chart shows; `members_before`: at the end of the period before. */
export type ColumnName = TileName | 'quota' | 'members_before'

export interface PartRow {
  /** The first day, a code, an id, an address. */
  key: string
  /** The name of what it is; '' for days and roles, whose words are the reader's language's. */
  name: string
  days?: Days
  /** One for each column; null: none, such as a class without a quota. */
  amounts: (Amount | null)[]
}

/** A chart and its table. */
export interface Part {
  name: PartName
  columns: ColumnName[]
  rows: PartRow[]
  /** Rows that are left out here and stand in the file. */
  left: number
}
