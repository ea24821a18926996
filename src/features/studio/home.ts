/** The parts of the start page, which depend on the role. */
export const HOME_PARTS = [
  'publication',
  'drafts',
  'conflicts',
  'scheduled',
  'classesAsked',
  'ownClasses',
  'ownPrograms',
  'programClasses',
  'regionSchools',
  'regionClasses',
  'consents',
  'pupils',
  'openings',
] as const
export type HomePartName = (typeof HOME_PARTS)[number]

export interface HomeItem {
  id: string
  title: string
  /** Without language prefix; null where there is no page of it. */
  href: string | null
  /** A code, a city, a company: what tells two of a name apart. */
  note: string
  /** When it was changed, is due, begins or closes, by its part. */
  at: Date | null
  /** When a class ends. */
  until: Date | null
  /** Places of a class; null: no limit, or no class. */
  quota: number | null
}

export interface HomePart {
  name: HomePartName
  items: HomeItem[]
  /** The page of all of them. */
  href: string | null
}
