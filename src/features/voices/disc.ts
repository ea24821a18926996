import type { DiscType } from './voice.ts'

/** The four styles, in the order in which ties are broken. */
export const STYLES = ['D', 'I', 'S', 'C'] as const
export type Style = (typeof STYLES)[number]

/** So many groups of four statements, one for each style; the words stand in the texts. */
export const DISC_GROUPS = 8

/** Of one group: which statement is most like the person, and which least. */
export interface DiscAnswer {
  most: Style
  least: Style
}

/** How near the next style must be to the strongest one to be named beside it: two answers' worth. */
const NEAR = 2

/** The result of the answers: each "most" counts for its style, each "least" against it. */
export function discTypeOf(answers: readonly DiscAnswer[]): DiscType {
  const score = (style: Style) => answers.reduce((sum, { most, least }) => sum + Number(most === style) - Number(least === style), 0)
  const [first, second] = STYLES.map(style => ({ style, score: score(style) })).toSorted((a, b) => b.score - a.score)
  if (!first) throw new Error('there are four styles')
  const isNear = second && second.score > 0 && first.score - second.score <= NEAR
  // Named boundary: two different letters of the four, which is what the type lists.
  return (isNear ? `${first.style}${second.style}` : first.style) as DiscType
}

/** The order of a group's statements: turned by one from group to group, so that no place in the list stands for a style. */
export function stylesOfGroup(at: number): Style[] {
  return STYLES.map((_, place) => STYLES[(place + at) % STYLES.length] ?? 'D')
}
