import type { Source } from '#features/retrieval/passage.ts'

/** How an answer ended. `answered`: from skills, passages or a model. `declined`: nothing fits, or it may not be talked about. `stopped`: the asker went away or stopped it. `failed`: something broke on the way. */
export type AnswerState = 'answered' | 'declined' | 'stopped' | 'failed'
export const ANSWER_STATES = ['answered', 'declined', 'stopped', 'failed'] as const satisfies readonly AnswerState[]

/**
 * Why an answer is not `answered`. `nothing`: nothing was found that fits. `topic`: the tenant's rules. `sign-in`: only who is signed in may ask it. `cut`, `slow`,
 * `limited`, `budget`: the model, after it had begun. `fault`: anything else.
 */
export type AnswerReason = 'nothing' | 'topic' | 'sign-in' | 'cut' | 'slow' | 'limited' | 'budget' | 'fault'

/** What a model's part of an answer cost: tokens, and millionths of a rupiah. */
export interface AnswerCost {
  input: number
  output: number
  microRupiah: number
}

export const NO_COST: AnswerCost = { input: 0, output: 0, microRupiah: 0 }

/** How an answer ended, and what it is made of. `sources` are in the order of their numbers. */
export interface AnswerEnd {
  kind: 'end'
  state: AnswerState
  reason: AnswerReason | null
  sources: Source[]
  skill: string | null
  isByModel: boolean
  cost: AnswerCost
}

/** What comes of a question, in order; an `end` is always last. */
export type AnswerPart = { kind: 'text'; text: string } | AnswerEnd

/** The longest question, in characters. */
export const MAX_QUERY = 4000
