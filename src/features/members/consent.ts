/** What is consented to. */
export type Purpose = 'membership' | 'marketing'
/** Who consents: the member, a parent by the link in their mail, or the school's staff. */
export type Giver = 'self' | 'parent' | 'school'

/** Whether somebody whose standing consents to membership came from these may be a member: a child's own does not count (PP 17/2025). */
export function isConsented(givers: readonly string[], isChild: boolean): boolean {
  return givers.some(giver => !isChild || giver !== 'self')
}
