import { can } from '#features/permissions/permissions.ts'
import type { Ctx } from '#platform/context.ts'

/** Returns the members who are a mentor here, for staff; nobody for others. One statement. */
export async function listMembersOf(ctx: Ctx, mentorId: string): Promise<{ id: string; name: string }[]> {
  if (!can(ctx.viewer, 'site.manage')) return []
  return await ctx.db
    .selectFrom('memberships as s')
    .innerJoin('members as m', join => join.onRef('m.tenant_id', '=', 's.tenant_id').onRef('m.id', '=', 's.member_id'))
    .select(['m.id', 'm.name'])
    .where('s.tenant_id', '=', ctx.tenantId)
    .where('s.mentor_id', '=', mentorId)
    .orderBy('m.name')
    .execute()
}
