export const PACKAGE_STANDARDS = ['scorm12', 'scorm2004'] as const
export type PackageStandard = (typeof PACKAGE_STANDARDS)[number]

export const PACKAGE_STATES = ['incomplete', 'completed', 'passed', 'failed'] as const
export type PackageState = (typeof PACKAGE_STATES)[number]

/** What a package says of itself. All of it is a claim: it runs in the person's browser. */
export interface PackageClaim {
  bookmark: string
  suspended: string
  state: PackageState
  /** In percent; null: it says none. */
  score: number | null
}

export const MAX_BOOKMARK = 1000
export const MAX_SUSPENDED = 64_000

/** A package's claim to be done counts after a twentieth of the chapter's length, at least ten seconds after the person began it. */
export const PLAUSIBLE_SHARE = 0.05
export const PLAUSIBLE_SECONDS = 10

/** The share of `plausibleSeconds` in SQL is `proven.server.ts`'s. Returns the seconds for a chapter of so many minutes. */
export function plausibleSeconds(minutes: number): number {
  return Math.max(PLAUSIBLE_SECONDS, Math.ceil(minutes * 60 * PLAUSIBLE_SHARE))
}

/** True if the package says that its part is through. */
export function isThrough(state: PackageState): boolean {
  return state === 'completed' || state === 'passed'
}

type Values = Readonly<Record<string, string>>

/**
 * Returns what a package's run-time data say, by their flat names (`cmi.core.lesson_status`). Sources: SCORM 1.2 Run-Time Environment, section 3.4; SCORM 2004
 * 4th edition RTE, section 4.2.
 */
export function readClaim(standard: PackageStandard, values: Values): PackageClaim {
  const of = (name: string) => String(values[name] ?? '')
  if (standard === 'scorm12')
    return {
      bookmark: of('cmi.core.lesson_location').slice(0, MAX_BOOKMARK),
      suspended: of('cmi.suspend_data').slice(0, MAX_SUSPENDED),
      state: known(of('cmi.core.lesson_status')),
      score: percent(of('cmi.core.score.raw'), of('cmi.core.score.min'), of('cmi.core.score.max')),
    }
  const success = of('cmi.success_status')
  const isCompleted = of('cmi.completion_status') === 'completed'
  const scaled = of('cmi.score.scaled')
  return {
    bookmark: of('cmi.location').slice(0, MAX_BOOKMARK),
    suspended: of('cmi.suspend_data').slice(0, MAX_SUSPENDED),
    state: success === 'passed' || success === 'failed' ? success : isCompleted ? 'completed' : 'incomplete',
    score: scaled === '' ? percent(of('cmi.score.raw'), of('cmi.score.min'), of('cmi.score.max')) : percent(scaled, '0', '1'),
  }
}

/** Returns the flat run-time data that a package begins with. `learner`: a name for itself that tells nobody who the person is. */
export function toValues(standard: PackageStandard, { bookmark, suspended, state, score }: PackageClaim, learner: Learner): Values {
  const isNew = bookmark === '' && suspended === '' && state === 'incomplete' && score === null
  const entry = isNew ? 'ab-initio' : 'resume'
  const values: Record<string, string> =
    standard === 'scorm12'
      ? {
          'cmi.core.student_id': learner.id,
          'cmi.core.student_name': learner.name,
          'cmi.core.entry': entry,
          'cmi.core.credit': 'credit',
          'cmi.core.lesson_mode': 'normal',
          'cmi.core.lesson_status': isNew ? 'not attempted' : state,
          'cmi.core.lesson_location': bookmark.slice(0, 255),
          ...(score !== null && { 'cmi.core.score.raw': String(score) }),
        }
      : {
          'cmi.learner_id': learner.id,
          'cmi.learner_name': learner.name,
          'cmi.entry': entry,
          'cmi.credit': 'credit',
          'cmi.mode': 'normal',
          'cmi.completion_status': isNew ? 'unknown' : state === 'incomplete' ? 'incomplete' : 'completed',
          'cmi.success_status': state === 'passed' || state === 'failed' ? state : 'unknown',
          'cmi.location': bookmark,
          ...(score !== null && { 'cmi.score.scaled': String(score / 100) }),
        }
  return suspended === '' ? values : { ...values, 'cmi.suspend_data': suspended }
}

export interface Learner {
  id: string
  name: string
}

function known(status: string): PackageState {
  return PACKAGE_STATES.find(one => one === status) ?? 'incomplete'
}

function percent(raw: string, min: string, max: string): number | null {
  if (raw.trim() === '') return null
  const [value, low, high] = [Number(raw), Number(min || 0), Number(max || 100)]
  const share = high > low ? ((value - low) / (high - low)) * 100 : Number.NaN
  return Number.isFinite(share) ? Math.round(Math.min(100, Math.max(0, share))) : null
}
