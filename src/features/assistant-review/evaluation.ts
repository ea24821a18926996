import figures from './evaluation.json' with { type: 'json' }

/** What `npm run eval:assistant -- --keep` measured last: the assistant without a model, over the demo's questions. */
export interface EvaluationFigures {
  /** `2026-11-28`. */
  day: string
  questions: number
  /** In percent. */
  first: number
  firstThree: number
  declined: number
  own: number
}

export const lastEvaluation: EvaluationFigures = figures
