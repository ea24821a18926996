import { isFreshProof } from '#features/accounts/second-factor/factor-proof.ts'
import { writeAudit } from '#features/audit/audit.server.ts'
import { requirePermission, requirePerson } from '#features/permissions/permissions.ts'
import { IMPERSONATABLE_ROLES } from '#features/permissions/role-limits.ts'
import { commonReason } from '#kit/common-reasons.ts'
import { Forbidden, Refused } from '#kit/errors.ts'
import { kindOf, type Role } from '#kit/roles.ts'
import type { Ctx, Person } from '#platform/context.ts'
import { oneLine } from '#platform/mail/mail.ts'
import { setActingKind } from './sessions.server.ts'
import { REASON_LENGTH } from './superadmin-reason.ts'
import { memberReason } from './texts.ts'

/** Switches the session to another of the person's own roles. Throws Forbidden for a role that they do not have, and for superadmin, which needs a reason. */
export async function actAs(ctx: Ctx, role: Role): Promise<void> {
  const person = requirePerson(ctx.viewer)
  if (role === 'superadmin' || !person.roles.includes(role)) throw new Forbidden()
  await leaveFor(ctx, person, kindOf(role))
}

/**
 * Impersonates a role: shows staff the site with that role's permissions and no more. Audited. Throws as `requirePermission`, and `RoleNotLookedAt`
 * (422) for staff roles: impersonation never adds permissions.
 */
export async function impersonate(ctx: Ctx, role: Role): Promise<void> {
  const person = requirePerson(ctx.viewer)
  if (person.isImpersonating && person.role === role) return
  requirePermission(ctx.viewer, 'site.manage')
  if (!IMPERSONATABLE_ROLES.includes(role)) {
    const why = memberReason('RoleNotLookedAt')
    throw new Refused(422, why, { problems: [{ path: 'role', reason: why }] })
  }
  if (!(await setActingKind(ctx, person, kindOf(role), true))) return
  await writeAudit(ctx, { act: 'role.looked-at', subject: role })
  // Impersonating ends the superadmin's entry; they enter again with a reason.
  if (person.role === 'superadmin') await writeAudit(ctx, { act: 'superadmin.left' })
}

/** Stops impersonating. Does nothing if the person does not impersonate. */
export async function stopImpersonating(ctx: Ctx): Promise<void> {
  const person = requirePerson(ctx.viewer)
  if (person.isImpersonating) await setActingKind(ctx, person, null, false)
}

/**
 * Lets a superadmin into this tenant for twelve hours, with the reason in its audit log. Returns `proof-needed`, and does nothing, if their session has
 * proven no second factor in the last ten minutes. Throws Forbidden if the person is no superadmin, and `ReasonLength` (422) for a reason that is too
 * short or too long.
 */
export async function enterAsSuperadmin(ctx: Ctx, reason: string): Promise<'entered' | 'proof-needed'> {
  const person = requirePerson(ctx.viewer)
  if (!person.roles.includes('superadmin')) throw new Forbidden()
  const words = oneLine(reason)
  const length = Array.from(words).length
  if (length < REASON_LENGTH.min || length > REASON_LENGTH.max) {
    const why = memberReason('ReasonLength', REASON_LENGTH)
    throw new Refused(422, why, { problems: [{ path: 'reason', reason: why }] })
  }
  if (person.role === 'superadmin') return 'entered'
  if (!isFreshProof(person.secondFactorAt ?? null, ctx.now)) return 'proof-needed'
  if (!(await setActingKind(ctx, person, 0, false))) return 'entered'
  const actor = { memberId: person.memberId, name: `${person.name} <${person.email}>`, kind: 0 }
  await writeAudit(ctx, { act: 'superadmin.entered', actor, details: { reason: words } })
  return 'entered'
}

/** True if the viewer's session proved a second factor in the last ten minutes. */
export function hasFreshProof(ctx: Ctx): boolean {
  return isFreshProof(requirePerson(ctx.viewer).secondFactorAt ?? null, ctx.now)
}

/** Throws Forbidden (`SecondFactorNeeded`) unless the viewer's session proved a second factor in the last ten minutes: for what moves money. */
export function requireFreshProof(ctx: Ctx): void {
  if (!hasFreshProof(ctx)) throw new Forbidden(commonReason('SecondFactorNeeded'))
}

/**
 * Returns the superadmin who entered this tenant and has proven a second factor in the last ten minutes. Throws as `requirePermission`, and Forbidden
 * (`SecondFactorNeeded`) without the proof.
 */
export function requireFreshSuperadmin(ctx: Ctx): Person {
  requirePermission(ctx.viewer, 'tenants.read')
  requireFreshProof(ctx)
  return requirePerson(ctx.viewer)
}

/** Ends the superadmin's entry at this tenant. Does nothing if they have not entered. */
export async function leaveSuperadmin(ctx: Ctx): Promise<void> {
  const person = requirePerson(ctx.viewer)
  if (person.role === 'superadmin' && !person.isImpersonating) await leaveFor(ctx, person, null)
}

async function leaveFor(ctx: Ctx, person: Person, kind: number | null): Promise<void> {
  const hasChanged = await setActingKind(ctx, person, kind, false)
  if (hasChanged && person.role === 'superadmin') await writeAudit(ctx, { act: 'superadmin.left' })
}
