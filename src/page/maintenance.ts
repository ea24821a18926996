import { PERMISSIONS } from '#features/permissions/permissions.ts'
import { isUnderMaintenance } from '#features/sites/settings.ts'
import { isAboutAPerson, isSignInOrOut } from '#kit/personal.ts'
import type { PageArgs } from './page.server.ts'

/**
 * True if maintenance closes the page to this viewer. Signing in and out stay open, and the studio and the account to those who may end the maintenance,
 * also while they use a lesser role. Who tries a draft or has a pass sees the public pages.
 */
export function isClosed({ site, page, ctx: { viewer }, isAdmitted }: Pick<PageArgs, 'site' | 'page' | 'ctx' | 'isAdmitted'>): boolean {
  if (!isUnderMaintenance(site.settings) || isSignInOrOut(page.path)) return false
  if (isAdmitted && !isAboutAPerson(page.path)) return false
  const mayEnd = viewer.kind === 'person' && viewer.person.roles.some(role => Object.hasOwn(PERMISSIONS['site.manage'], role))
  return !(mayEnd && isAboutAPerson(page.path))
}
