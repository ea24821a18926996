import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { toLimits } from '#features/permissions/role-limits.ts'
import { NotFound } from '#kit/errors.ts'
import type { Lang } from '#kit/lang.ts'
import { kindOf, roleOf } from '#kit/roles.ts'
import type { Ctx } from '#platform/context.ts'
import type { UserDetail } from './account-contract.ts'

/** Returns the details of a member that the request does not hold already. One statement. Throws NotFound. */
export async function getUserDetail(ctx: Ctx, memberId: string): Promise<Pick<UserDetail, 'lang' | 'joinedAt' | 'memberships'>> {
  const member = await ctx.db
    .selectFrom('members as m')
    .select(['m.lang', 'm.joined_at'])
    .select(is =>
      jsonArrayFrom(
        is
          .selectFrom('memberships as k')
          .select(['k.kind', 'k.granted_at', 'k.region_codes', 'k.program_ids', 'k.school_id', 'k.mentor_id'])
          .whereRef('k.tenant_id', '=', 'm.tenant_id')
          .whereRef('k.member_id', '=', 'm.id')
          .orderBy('k.kind'),
      ).as('memberships'),
    )
    .where('m.tenant_id', '=', ctx.tenantId)
    .where('m.id', '=', memberId)
    .executeTakeFirst()
  if (!member) throw new NotFound()
  return {
    // Named boundary: the column's check constraint allows nothing else.
    lang: member.lang as Lang,
    joinedAt: member.joined_at.toISOString(),
    memberships: member.memberships.map(row => ({
      userKind: row.kind,
      role: roleOf(row.kind),
      since: new Date(row.granted_at).toISOString(),
      ...toLimits(row),
    })),
  }
}

/** True if the viewer's account has the role of an admin here, also while they have not agreed to the terms yet, so that it does not count. */
export async function isAwaitedAdmin({ db, tenantId, viewer }: Pick<Ctx, 'db' | 'tenantId' | 'viewer'>): Promise<boolean> {
  if (viewer.kind !== 'person') return false
  const found = await db
    .selectFrom('memberships')
    .select('kind')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', viewer.person.memberId)
    .where('kind', '=', kindOf('admin'))
    .executeTakeFirst()
  return found !== undefined
}
