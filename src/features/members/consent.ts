/** What the consent is for. `leaderboard`: to be shown there; `records`: what a child learns is sent to the tenant's learning record store. */
export type Purpose = 'membership' | 'marketing' | 'leaderboard' | 'records'
/** Who gave the consent: the member, a parent by the link in their mail, or the school's staff. */
export type Giver = 'self' | 'parent' | 'school'

/** True if these givers of consents to membership suffice. A child's own consent is not valid (PP 17/2025). */
export function isConsented(givers: readonly string[], isChild: boolean): boolean {
  return givers.some(giver => !isChild || giver !== 'self')
}
