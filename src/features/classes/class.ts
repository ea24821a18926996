/** The class (classroom) that students join. Four dates, or `alwaysOpen`, determine its state. */

export const LEVELS = ['Dasar', 'Pemula', 'Menengah', 'Mahir'] as const
export const MODES = ['online', 'offline', 'hybrid'] as const
export const TYPES = ['bootcamp', 'kelas', 'workshop', 'webinar'] as const
export const STATES = ['coming-soon', 'registration', 'soon', 'started', 'ended'] as const
export const SORTS = ['newest', 'soonest', 'cheapest', 'name'] as const

export type Level = (typeof LEVELS)[number]
export type Mode = (typeof MODES)[number]
export type ClassType = (typeof TYPES)[number]
export type ClassState = (typeof STATES)[number]
export type ClassSort = (typeof SORTS)[number]

export interface ClassDates {
  alwaysOpen: boolean
  registrationOpensAt: Date | null
  registrationClosesAt: Date | null
  startsAt: Date | null
  endsAt: Date | null
}

export interface StatusFlags {
  comingSoon: boolean
  onRegistration: boolean
  started: boolean
  ended: boolean
}

/** Returns the flags of a class at `now`. Several may be true: registration can stay open after the start. */
export function statusFlags(dates: ClassDates, now: Date): StatusFlags {
  const { registrationOpensAt: opens, registrationClosesAt: closes, startsAt: starts, endsAt: ends } = dates
  if (dates.alwaysOpen) return { comingSoon: false, onRegistration: true, started: false, ended: false }
  return {
    comingSoon: opens !== null && now < opens,
    onRegistration: opens !== null && closes !== null && now >= opens && now < closes,
    started: starts !== null && ends !== null && now >= starts && now < ends,
    ended: ends !== null && now >= ends,
  }
}

/** Returns the badge's state: the first flag that is true, otherwise 'soon'. Source: the specification, section 4. */
export function stateOf(flags: StatusFlags): ClassState {
  if (flags.comingSoon) return 'coming-soon'
  if (flags.onRegistration) return 'registration'
  if (flags.started) return 'started'
  return flags.ended ? 'ended' : 'soon'
}

/** The colour of each badge; its texts are in `texts/`. Source: spec/layouts.json. */
export const BADGE_COLOURS: Record<ClassState, 'orange' | 'green' | 'blue' | 'red'> = {
  'coming-soon': 'orange',
  registration: 'green',
  started: 'blue',
  ended: 'red',
  soon: 'orange',
}

export interface ClassCard {
  code: string
  slug: string
  name: string
  logo: string | null
  summary: string
  /** The language of name and summary: the reader's if the class has it, otherwise the one that it was written in. */
  lang: string
  level: Level
  mode: Mode
  type: ClassType
  priceRupiah: number
  /** What is struck through beside the price, always above it; null if nothing is. */
  oldPriceRupiah: number | null
  isPremium: boolean
  state: ClassState
  startsAt: Date | null
  alwaysOpen: boolean
  programName: string | null
  heldIn: string | null
}

/** A class as the API lists it. */
export interface ListedClass extends ClassCard {
  id: string
  /** The first words of the text. */
  description: string
  flags: StatusFlags
}

export interface SyllabusModule {
  id: string
  slug: string
  title: string
  minutes: number
  chapters: { id: string; slug: string; title: string; minutes: number; isPreview: boolean }[]
}

export interface ClassMentor {
  slug: string
  name: string
  headline: string
  bio: string
}

export interface ClassDetail extends Omit<ClassCard, 'heldIn' | 'programName'>, ClassDates {
  id: string
  content: unknown
  /** The language of the content and of the three lists: a translation may have name and summary only. */
  contentLang: string
  /** The languages that at least its name is there in, the one that it was written in first. */
  langs: string[]
  tags: string[]
  quota: number | null
  passMark: number
  hasCertificate: boolean
  outcomes: string[]
  audience: string[]
  requirements: string[]
  flags: StatusFlags
  program: { id: string; slug: string; name: string } | null
  mentors: ClassMentor[]
  modules: SyllabusModule[]
  heldIn: string[]
  registrantsFrom: string[]
  updatedAt: Date
}
