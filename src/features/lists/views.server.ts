import { sql } from 'kysely'
import { can, requirePerson } from '#features/permissions/permissions.ts'
import { Conflict, InvalidInput, NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid, newId } from '#platform/db/ids.ts'
import type { SavedView } from '#ui/app/list/list-state.ts'
import { listReason } from './texts.ts'

const MAX_VIEWS = 40
const MAX_NAME = 60
const MAX_QUERY = 1000

/** Returns the views of a list: the viewer's own and those that others share, by name. One statement. Throws as `requirePerson`. */
export async function listViews(ctx: Ctx, list: string): Promise<SavedView[]> {
  const { memberId } = requirePerson(ctx.viewer)
  const isStaff = can(ctx.viewer, 'site.manage')
  const { rows } = await sql<SavedView>`
    select v.id, v.name, v.query, v.is_shared as "isShared", v.member_id = ${memberId} as "isOwn",
      v.member_id = ${memberId} or (v.is_shared and ${isStaff}) as "isRemovable"
    from saved_views v where v.tenant_id = ${ctx.tenantId} and v.list = ${list} and (v.member_id = ${memberId} or v.is_shared)
    order by v.name, v.id limit 100`.execute(ctx.db)
  return rows
}

/** Saves the state of a list under a name. Throws as `requirePerson`, InvalidInput, or Conflict (the name is taken, too many views). */
export async function saveView(ctx: Ctx, view: { list: string; name: string; query: string; isShared: boolean }): Promise<void> {
  const { memberId } = requirePerson(ctx.viewer)
  const name = view.name.trim()
  if (name === '' || Array.from(name).length > MAX_NAME)
    throw new InvalidInput(listReason('ViewNameMissing'), [{ path: 'viewName', reason: listReason('ViewNameMissing') }])
  if (view.query.length > MAX_QUERY) throw new InvalidInput(listReason('ViewNameMissing'))
  const { rows } = await sql<{ views: number; hasName: boolean }>`
    select count(*)::int as views, coalesce(bool_or(v.name = ${name}), false) as "hasName" from saved_views v
    where v.tenant_id = ${ctx.tenantId} and v.member_id = ${memberId} and v.list = ${view.list}`.execute(ctx.db)
  if (rows[0]?.hasName) throw new Conflict(listReason('ViewNameTaken'), [{ path: 'viewName', reason: listReason('ViewNameTaken') }])
  if ((rows[0]?.views ?? 0) >= MAX_VIEWS) throw new Conflict(listReason('TooManyViews', { most: MAX_VIEWS }))
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('saved_views')
    .values({
      tenant_id: ctx.tenantId,
      id: newId(),
      member_id: memberId,
      list: view.list,
      name,
      query: view.query,
      is_shared: view.isShared,
      created_at: ctx.now,
    })
    // Sent twice at once: the first one is there.
    .onConflict(conflict => conflict.columns(['tenant_id', 'member_id', 'list', 'name']).doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows)
    throw new Conflict(listReason('ViewNameTaken'), [{ path: 'viewName', reason: listReason('ViewNameTaken') }])
}

/** Removes a view: one's own, or as staff a shared one. Throws as `requirePerson`, or NotFound. */
export async function removeView(ctx: Ctx, id: string): Promise<void> {
  const { memberId } = requirePerson(ctx.viewer)
  const isStaff = can(ctx.viewer, 'site.manage')
  const removed = isUuid(id)
    ? await ctx.db
        .deleteFrom('saved_views')
        .where('tenant_id', '=', ctx.tenantId)
        .where('id', '=', id)
        .where(eb => (isStaff ? eb.or([eb('member_id', '=', memberId), eb('is_shared', '=', true)]) : eb('member_id', '=', memberId)))
        .returning('id')
        .executeTakeFirst()
    : undefined
  if (!removed) throw new NotFound(listReason('ViewMissing'))
}
