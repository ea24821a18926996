import { sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { forEachChosen } from '#features/lists/bulk.server.ts'
import { GIVEN_ROLES, type GivenRole, LIMIT_OF, limitsFor, NO_LIMITS, toLimitColumns } from '#features/permissions/role-limits.ts'
import { requireStaff, type Staff } from '#features/permissions/staff.ts'
import { InvalidInput, NotFound, Refused } from '#kit/errors.ts'
import { kindOf, roleOf } from '#kit/roles.ts'
import type { Ctx, RoleLimits } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { withdrawAllFor } from './invitations.server.ts'
import { memberReason } from './texts.ts'

interface Target {
  id: string
  name: string
  email: string
}

/**
 * Gives a member a role, or changes its limits. Does nothing if both are set already. The caller has checked that the limits are the tenant's own.
 * Throws as `requirePermission`, NotFound if the tenant has no such member.
 */
export async function grantRole(ctx: Ctx, memberId: string, role: GivenRole, limits: RoleLimits): Promise<void> {
  const staff = requireStaff(ctx)
  const member = await getTarget(ctx, memberId)
  const kept = limitsFor(role, limits)
  const columns = toLimitColumns(kept)
  const kind = kindOf(role)
  const added = await ctx.db
    .insertInto('memberships')
    .values({ tenant_id: ctx.tenantId, member_id: member.id, kind, ...columns, granted_by: staff.memberId, granted_at: ctx.now })
    .onConflict(conflict => conflict.columns(['tenant_id', 'member_id', 'kind']).doNothing())
    .returning('kind')
    .executeTakeFirst()
  const details = { name: member.name, role, ...namedOnly(kept) }
  if (added) return await writeAudit(ctx, { act: 'membership.granted', subject: member.id, details })
  const { numUpdatedRows } = await ctx.db
    .updateTable('memberships')
    .set(columns)
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', member.id)
    .where('kind', '=', kind)
    .where(
      sql<boolean>`(region_codes, program_ids, school_id, mentor_id) is distinct from
        (${kept.regionCodes}::text[], ${kept.programIds}::uuid[], ${kept.schoolId}::uuid, ${kept.mentorId}::uuid)`,
    )
    .executeTakeFirst()
  if (numUpdatedRows === 1n) await writeAudit(ctx, { act: 'membership.changed', subject: member.id, details })
}

/**
 * Revokes a member's role. Does nothing if they do not have it. Throws as `requirePermission`, NotFound if the tenant has no such member, `OwnAdminRole`
 * (409) for the viewer's own admin role, and `LastAdmin` (409) for the tenant's last admin.
 */
export async function revokeRole(ctx: Ctx, memberId: string, role: GivenRole): Promise<void> {
  const staff = requireStaff(ctx)
  const member = await getTarget(ctx, memberId)
  if (role === 'admin') await requireAnotherAdmin(ctx, staff, member)
  const { numDeletedRows } = await ctx.db
    .deleteFrom('memberships')
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', member.id)
    .where('kind', '=', kindOf(role))
    .executeTakeFirst()
  if (numDeletedRows === 1n) await writeAudit(ctx, { act: 'membership.revoked', subject: member.id, details: { name: member.name, role } })
}

/** The roles that several members are given at once: those that have no limit, which is each person's own. */
export const BULK_ROLES: readonly GivenRole[] = GIVEN_ROLES.filter(role => !LIMIT_OF[role])

/**
 * Gives several members a role without limits; who has it keeps it. All or none. Throws as `requirePermission`, InvalidInput without a role, NotFound for one with limits, or Conflict
 * (`BulkRefused`, naming the first member that is refused).
 */
export async function grantToMany(ctx: Ctx, ids: readonly string[], role: GivenRole | undefined): Promise<void> {
  requireStaff(ctx)
  if (!role) throw new InvalidInput(memberReason('RoleNotLookedAt'))
  if (!BULK_ROLES.includes(role)) throw new NotFound()
  await forEachChosen(ctx, ids, { nameOf: id => nameOf(ctx, id), act: id => grantRole(ctx, id, role, NO_LIMITS) })
}

/** Revokes a role of several members; who does not have it is left alone. All or none. Throws as `grantToMany`, and as `revokeRole`. */
export async function revokeFromMany(ctx: Ctx, ids: readonly string[], role: GivenRole | undefined): Promise<void> {
  requireStaff(ctx)
  if (!role) throw new InvalidInput(memberReason('RoleNotLookedAt'))
  await forEachChosen(ctx, ids, { nameOf: id => nameOf(ctx, id), act: id => revokeRole(ctx, id, role) })
}

/**
 * Removes a member from the tenant with all their roles. Ends their sessions and withdraws open invitations to their address. Throws as
 * `requirePermission`, NotFound if the tenant has no such member, `OwnMembership` (409) for the viewer themself, `LastAdmin` (409).
 */
export async function removeMember(ctx: Ctx, memberId: string): Promise<void> {
  const staff = requireStaff(ctx)
  const member = await getTarget(ctx, memberId)
  if (member.id === staff.memberId) throw new Refused(409, memberReason('OwnMembership'))
  await requireAnotherAdmin(ctx, staff, member)
  const held = await ctx.db
    .selectFrom('memberships')
    .select('kind')
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', member.id)
    .orderBy('kind')
    .execute()
  const { numDeletedRows } = await ctx.db
    .deleteFrom('members')
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', member.id)
    .executeTakeFirst()
  if (numDeletedRows !== 1n) return
  await withdrawAllFor(ctx, member.email)
  const details = { name: member.name, email: member.email, roles: held.map(row => roleOf(row.kind)) }
  await writeAudit(ctx, { act: 'member.removed', subject: member.id, details })
  ctx.announce('boards')
}

async function getTarget(ctx: Ctx, memberId: string): Promise<Target> {
  const member = isUuid(memberId)
    ? await ctx.db
        .selectFrom('members')
        .select(['id', 'name', 'email'])
        .where('tenant_id', '=', ctx.tenantId)
        .where('id', '=', memberId)
        .executeTakeFirst()
    : undefined
  if (!member) throw new NotFound(memberReason('MemberMissing'))
  return member
}

async function nameOf(ctx: Ctx, id: string): Promise<string | undefined> {
  const member = await ctx.db
    .selectFrom('members')
    .select('name')
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return member?.name
}

/** Locks all admins of the tenant in one order, so that two admins can't remove each other at the same time. */
async function requireAnotherAdmin(ctx: Ctx, staff: Staff, member: Target): Promise<void> {
  const admins = await ctx.db
    .selectFrom('memberships')
    .select('member_id')
    .where('tenant_id', '=', ctx.tenantId)
    .where('kind', '=', kindOf('admin'))
    .orderBy('member_id')
    .forUpdate()
    .execute()
  if (!admins.some(admin => admin.member_id === member.id)) return
  if (member.id === staff.memberId) throw new Refused(409, memberReason('OwnAdminRole'))
  if (admins.length === 1) throw new Refused(409, memberReason('LastAdmin'))
}

/** Returns the limits that are set, for the audit log. */
function namedOnly(limits: RoleLimits): Partial<RoleLimits> {
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== null && value.length > 0))
}
