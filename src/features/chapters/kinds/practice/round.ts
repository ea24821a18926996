import { z } from 'zod'
import type { GivenAnswer } from '../ui.ts'
import { resultOf } from './judge.ts'
import type { PracticeContent } from './kind.ts'

/** One go at all of a practice's questions, in their order: `answers` are those of the questions so far. */
export interface Round {
  id: string
  answers: readonly GivenAnswer[]
}

const stored = z.object({
  id: z.uuid(),
  answers: z.array(z.object({ roundId: z.uuid(), questionId: z.uuid(), given: z.array(z.string()) })),
})

/** Returns where a round is: the question that comes next, or its result in percent once all are answered. */
export function placeIn(
  content: Pick<PracticeContent, 'questions'>,
  { answers }: Pick<Round, 'answers'>,
): { at: number } | { result: number } {
  const result = resultOf(content, answers)
  if (result !== undefined) return { result }
  const at = content.questions.findIndex(({ id }) => !answers.some(({ questionId }) => questionId === id))
  return { at: Math.max(0, at) }
}

/** Returns the round that this tab began and did not finish: a phone drops pages that lie in the background. */
export function restoreRound(key: string): Round | undefined {
  try {
    const read = stored.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    return read.success ? read.data : undefined
  } catch {
    // Storage may be switched off.
    return undefined
  }
}

/** Keeps a round in this tab; undefined forgets it. */
export function keepRound(key: string, round: Round | undefined): void {
  try {
    if (round) sessionStorage.setItem(key, JSON.stringify(round))
    else sessionStorage.removeItem(key)
  } catch {
    // Storage may be full or switched off: the answers are sent all the same.
  }
}
