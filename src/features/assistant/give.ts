import { type AnswerEnd, type AnswerPart, NO_COST } from './answer.ts'

/** Yields a whole answer: its first paragraph, then the rest, which is there already. */
export function* give({ text, end }: { text: string; end: AnswerEnd }): Generator<AnswerPart> {
  const [first = ''] = /^\n*[^\n]*\n*/.exec(text) ?? []
  for (const part of [first, text.slice(first.length)]) if (part !== '') yield { kind: 'text', text: part }
  yield end
}

/** Returns an end: answered, by no model and of no source, unless said otherwise. */
export function endOf(more: Partial<AnswerEnd>): AnswerEnd {
  return { kind: 'end', state: 'answered', reason: null, sources: [], skill: null, isByModel: false, cost: NO_COST, ...more }
}
