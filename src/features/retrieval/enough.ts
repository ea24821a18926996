import { isDoubtful } from './query/doubts.ts'
import type { WeighedTerm } from './weigh-terms.ts'

/** What the best source must have to answer: of what was asked for, of the length of the question, and of what sets it apart. */
const ENOUGH = 0.94
/** The longer a question, the more of its words no text has: what each further term allows. */
const LENGTH = 0.2
/** Where many sources fit alike, none of them is what is asked for: what counts of the distance to the third one. */
const DISTANCE = 0.3
/** And so much more where what is asked is seldom answered here. */
const DOUBT = 0.16
/** What a name that is there counts at least. */
const OF_ANY_NAME = 0.3

interface Scored {
  score: number
  ofSource: readonly number[]
}

/**
 * Whether the best of the ranked sources answers. Where a name was asked for that it has not, it is about something else; more has to fit then. The figures are
 * those that tell best which of the evaluation's questions have an answer.
 */
export function isEnough(query: string, terms: readonly Pick<WeighedTerm, 'isName'>[], [best, , third]: readonly Scored[]): boolean {
  if (!best) return false
  const lacksName = terms.some(({ isName }, at) => isName && (best.ofSource[at] ?? 0) < OF_ANY_NAME)
  const reached = best.score + LENGTH * Math.log(1 + terms.length) + DISTANCE * (best.score - (third?.score ?? 0))
  return reached >= ENOUGH + (lacksName || isDoubtful(query) ? DOUBT : 0)
}
