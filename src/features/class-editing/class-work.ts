import { type ClassDates, type ClassState, stateOf, statusFlags } from '#features/classes/class.ts'

/** What is typed of a class, by the calls' names; the browser's form has it before it was checked. */
type Typed = Readonly<Record<string, unknown>>

export const DATE_FIELDS = ['registrationOpensAt', 'registrationClosesAt', 'startsAt', 'endsAt'] as const
export type DateField = (typeof DATE_FIELDS)[number]

/** What a class's dates contradict; the words are in `texts`. */
export type DateProblem = 'ClosesBeforeOpening' | 'StartsBeforeOpening' | 'EndsBeforeStart'

/**
 * Returns what is wrong with typed dates, with the field that it stands beside: registration closes after it opens, the class starts after registration opens,
 * and ends after it starts. A date that is missing contradicts nothing, and an always open class has none that count. The database's check is the same rule.
 */
export function findDateProblems(typed: Typed): { path: DateField; code: DateProblem }[] {
  const { alwaysOpen, registrationOpensAt: opens, registrationClosesAt: closes, startsAt: starts, endsAt: ends } = readDates(typed)
  if (alwaysOpen) return []
  const isOrdered = (first: Date | null, second: Date | null) => !first || !second || first < second
  return [
    ...(isOrdered(opens, closes) ? [] : [{ path: 'registrationClosesAt', code: 'ClosesBeforeOpening' } as const]),
    ...(isOrdered(opens, starts) ? [] : [{ path: 'startsAt', code: 'StartsBeforeOpening' } as const]),
    ...(isOrdered(starts, ends) ? [] : [{ path: 'endsAt', code: 'EndsBeforeStart' } as const]),
  ]
}

/** Returns the badge that typed dates give at `now`. */
export function badgeOf(typed: Typed, now: Date): ClassState {
  return stateOf(statusFlags(readDates(typed), now))
}

/** What a class that is shown to readers should have; a check before publishing names what is missing and hinders nothing. */
export const WANTED = [
  'dates',
  'chapters',
  'summary',
  'logo',
  'content',
  'outcomes',
  'audience',
  'requirements',
  'mentorIds',
  'programId',
  'heldCityIds',
  'translations',
] as const
export type Wanted = (typeof WANTED)[number]

/** Returns what a typed class lacks, in the form's order. `furtherLangs`: the languages of the interface besides its own; `hasChapters`: readers find a content in it. */
export function findMissing(typed: Typed, furtherLangs: readonly string[], hasChapters: boolean): Wanted[] {
  return WANTED.filter(name => {
    if (name === 'chapters') return !hasChapters
    if (name === 'dates') return !readDates(typed).alwaysOpen && DATE_FIELDS.some(field => !typed[field])
    if (name === 'content') return !/"type":"(text|image)"/.test(JSON.stringify(typed['content'] ?? null))
    if (name === 'heldCityIds') return typed['mode'] !== 'online' && isEmpty(typed[name])
    if (name === 'translations') {
      const all = Object(typed['translations'])
      return furtherLangs.some(lang => isEmpty(Object(all[lang])['name']))
    }
    return isEmpty(typed[name])
  })
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

function readDates(typed: Typed): ClassDates {
  const date = (field: DateField) => {
    const value = typed[field]
    const at = new Date(typeof value === 'string' ? value : Number.NaN)
    return Number.isNaN(at.getTime()) ? null : at
  }
  return {
    alwaysOpen: typed['alwaysOpen'] === true,
    registrationOpensAt: date('registrationOpensAt'),
    registrationClosesAt: date('registrationClosesAt'),
    startsAt: date('startsAt'),
    endsAt: date('endsAt'),
  }
}
