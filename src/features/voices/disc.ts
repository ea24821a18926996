import type { DiscType } from './voice.ts'

/** The four styles, in the order in which ties are broken. */
export const STYLES = ['D', 'I', 'S', 'C'] as const
export type Style = (typeof STYLES)[number]

/** Number of groups of four statements, one per style; the statements are in the texts. */
export const DISC_GROUPS = 8

/** The answer for a group: the statement most like the person, and the least. */
export interface DiscAnswer {
  most: Style
  least: Style
}

/** Maximum distance of the second style from the strongest to be named with it: two answers. */
const NEAR = 2

/** Returns the result: each "most" counts for its style, each "least" against it. */
export function discTypeOf(answers: readonly DiscAnswer[]): DiscType {
  const score = (style: Style) => answers.reduce((sum, { most, least }) => sum + Number(most === style) - Number(least === style), 0)
  const [first, second] = STYLES.map(style => ({ style, score: score(style) })).toSorted((a, b) => b.score - a.score)
  if (!first) throw new Error('there are four styles')
  const isNear = second && second.score > 0 && first.score - second.score <= NEAR
  // Named boundary: two different letters of the four, as the type lists them.
  return (isNear ? `${first.style}${second.style}` : first.style) as DiscType
}

/** Returns the order of a group's statements, rotated from group to group, so that no position stands for a style. */
export function stylesOfGroup(at: number): Style[] {
  return STYLES.map((_, place) => STYLES[(place + at) % STYLES.length] ?? 'D')
}
