import type { Source } from '#features/retrieval/passage.ts'

/** How an answer ended. `answered`: from skills, passages or a model. `declined`: nothing fits. `stopped`: the asker went away or stopped it. `failed`: something broke on the way. */
export type AnswerState = 'answered' | 'declined' | 'stopped' | 'failed'

/** What comes of a question, in order; an `end` is always last. */
export type AnswerPart =
  | { kind: 'text'; text: string }
  | { kind: 'end'; state: AnswerState; sources: Source[]; skill: string | null; isByModel: boolean }
