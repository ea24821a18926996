import { type AnswerEnd, type AnswerPart, NO_COST } from './answer.ts'

/** Yields a whole answer: its first paragraph, then the rest, which is there already. */
export function* give({ text, end }: { text: string; end: AnswerEnd }): Generator<AnswerPart> {
  for (const part of paragraphsOf(text)) yield { kind: 'text', text: part }
  yield end
}

/** Returns the first paragraph of a text and the rest; none of an empty one. */
export function paragraphsOf(text: string): string[] {
  const [first = ''] = /^\n*[^\n]*\n*/.exec(text) ?? []
  return [first, text.slice(first.length)].filter(part => part !== '')
}

/** Returns an end: answered, by no model and of no source, unless said otherwise. */
export function endOf(more: Partial<AnswerEnd>): AnswerEnd {
  return { kind: 'end', state: 'answered', reason: null, sources: [], skill: null, isByModel: false, cost: NO_COST, ...more }
}
