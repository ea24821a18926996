/** Who takes part in a class: one enrolment for each person and class, whatever happens to them. */

export const ENROLMENT_STATES = ['joined', 'completed', 'waiting-list', 'waiting-approval', 'left', 'removed', 'refused'] as const
export type EnrolmentState = (typeof ENROLMENT_STATES)[number]

/** These wait for a seat, or for a decision. */
export const WAITING_STATES = ['waiting-list', 'waiting-approval'] as const satisfies readonly EnrolmentState[]

/** How somebody came in. */
export type EnrolmentSource = 'self' | 'invited' | 'imported' | 'approval' | 'waiting-list' | 'payment' | 'gift'

/** Came in by others' decision or money: who left by themselves may come back without either. */
export const LET_IN: ReadonlySet<EnrolmentSource> = new Set(['payment', 'gift', 'invited', 'imported', 'approval'])

/** What a person who joins gets. */
export type JoinState = 'joined' | 'waiting-list' | 'waiting-approval'

/** Why somebody can't join: already in or waiting, nobody is taken any more (or yet), no place is left, it has a price, a consent is missing. */
export type JoinRefusal = 'in' | 'closed' | 'full' | 'payment' | 'consent'

/** Their codes among the texts' refusals. */
export const REFUSAL_CODES = {
  in: 'InAlready',
  closed: 'Closed',
  full: 'Full',
  payment: 'Payment',
  consent: 'Consent',
} as const satisfies Record<JoinRefusal, string>

/** What the box of a class's page offers to a person (`data-join`). */
export type JoinOffer = 'open' | 'waiting-list' | 'approval' | 'payment' | 'joined' | 'completed' | 'closed' | 'consent'

/** A cohort of a class: when one joins it and learns, how many, and how. */
export interface Batch {
  id: string
  classId: string
  name: string
  /** Number of places; null if unlimited. */
  quota: number | null
  alwaysOpen: boolean
  registrationOpensAt: Date | null
  registrationClosesAt: Date | null
  startsAt: Date | null
  endsAt: Date | null
  needsApproval: boolean
  hasWaitingList: boolean
  isClosed: boolean
  version: number
}

type Dates = Pick<Batch, 'isClosed' | 'alwaysOpen' | 'registrationOpensAt' | 'registrationClosesAt' | 'endsAt'>

/** Returns true if one may ask to join a batch at `now`. The database's `directory.choose_batch` has the same rule. */
export function takesPeople({ isClosed, alwaysOpen, registrationOpensAt: opens, registrationClosesAt: closes }: Dates, now: Date): boolean {
  if (isClosed) return false
  return alwaysOpen || (opens !== null && closes !== null && opens <= now && closes > now)
}

/** Returns true if a seat of a batch that gets free goes to who waits: also after its registration, until it is over. */
export function movesUp({ isClosed, alwaysOpen, endsAt }: Dates, now: Date): boolean {
  return !isClosed && (alwaysOpen || endsAt === null || endsAt > now)
}

export const isWaiting = (state: EnrolmentState): boolean => (WAITING_STATES as readonly string[]).includes(state)

/** What decides whether one gets a place. */
export interface Asked {
  batch: Pick<Batch, 'quota' | 'needsApproval' | 'hasWaitingList'>
  taken: number
  /** People who wait for a seat already: nobody passes them. */
  waiting: number
  /** Somebody let them in before, or has to now since they were taken out. */
  isDecided: boolean
  mustBeDecided: boolean
}

/** Returns what a person who asks gets. Who waits already is not passed; a batch with approval never says that it is full, unless nobody could be let in. */
export function stateOnJoin({ batch, taken, waiting, isDecided, mustBeDecided }: Asked): JoinState | 'full' {
  const isFull = batch.quota !== null && (taken >= batch.quota || waiting > 0)
  if (isFull && !batch.hasWaitingList) return 'full'
  if (mustBeDecided || (batch.needsApproval && !isDecided)) return 'waiting-approval'
  return isFull ? 'waiting-list' : 'joined'
}
