import { isDoubtful } from './query/doubts.ts'
import type { WeighedTerm } from './weigh-terms.ts'

/** A passage of this score answers: it has most of what was asked for, and of that what is rare. */
const ENOUGH = 0.5
/** And so much more where what is asked is seldom answered here. */
const DOUBT = 0.16
/** What a name that is there counts at least. */
const OF_ANY_NAME = 0.3

/** Whether the best one answers. Where a name was asked for that it has not, it is about something else; more has to fit then. */
export function isEnough(
  query: string,
  terms: readonly Pick<WeighedTerm, 'isName'>[],
  best: { score: number; ofSource: readonly number[] } | undefined,
): boolean {
  if (!best) return false
  const lacksName = terms.some(({ isName }, at) => isName && (best.ofSource[at] ?? 0) < OF_ANY_NAME)
  return best.score >= ENOUGH + (lacksName || isDoubtful(query) ? DOUBT : 0)
}
