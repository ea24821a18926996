import { type AnswerEnd, type AnswerPart, NO_COST } from './answer.ts'

/** Yields a whole answer by its paragraphs, so that a long one is read from its beginning. */
export function* give({ text, end }: { text: string; end: AnswerEnd }): Generator<AnswerPart> {
  for (const part of text.match(/[^\n]*(?:\n+|$)/g) ?? []) if (part !== '') yield { kind: 'text', text: part }
  yield end
}

/** Returns an end: answered, by no model and of no source, unless said otherwise. */
export function endOf(more: Partial<AnswerEnd>): AnswerEnd {
  return { kind: 'end', state: 'answered', reason: null, sources: [], skill: null, isByModel: false, cost: NO_COST, ...more }
}
