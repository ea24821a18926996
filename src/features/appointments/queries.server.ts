import { sql } from 'kysely'
import { requireStaff } from '#features/permissions/staff.ts'
import type { Page } from '#kit/page.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { limitOf, type Paging, pageOf } from '#platform/db/paging.ts'
import { isPublished } from '#platform/db/published.ts'
import type { StaffRequest } from './appointment.ts'

export interface RequestFilter extends Paging {
  state: 'waiting' | 'done'
}

/** Returns the published post that a query string or form names, to request an appointment from; undefined if there is none. */
export async function findAskedPost(ctx: Ctx, id: string | null | undefined): Promise<{ id: string; title: string } | undefined> {
  if (!id || !isUuid(id)) return undefined
  return await ctx.db
    .selectFrom('posts')
    .select(['id', 'title'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .where(isPublished(ctx))
    .executeTakeFirst()
}

/** Returns a page of requests, newest first. A page number past the end returns the last page. One statement. Throws as `requireStaff`. */
export async function listRequests(ctx: Ctx, filter: RequestFilter): Promise<Page<StaffRequest>> {
  requireStaff(ctx)
  const state = filter.state === 'done' ? sql`done_at is not null` : sql`done_at is null`
  const { rows } = await sql<StaffRequest & { total: number }>`
    with found as (
      select 'appointment' as kind, id, created_at from appointments where tenant_id = ${ctx.tenantId} and ${state}
      union all select 'demo', id, created_at from demo_requests where tenant_id = ${ctx.tenantId} and ${state}
    ), counted as (select count(*)::int as total from found),
    shown as (select * from found order by created_at desc, id ${limitOf(filter)})
    select s.kind, s.id, coalesce(a.email, d.email) as email, s.created_at as "createdAt", coalesce(a.done_at, d.done_at) as "doneAt", counted.total,
      case when a.id is not null then json_build_object('name', a.name, 'organisation', a.organisation, 'phone', a.phone, 'topic', a.topic,
        'message', a.message, 'wishedOn', a.wished_on, 'wishedTime', a.wished_time,
        'post', (select p.title from posts p where p.tenant_id = ${ctx.tenantId} and p.id = a.post_id)) end as asked
    from counted cross join shown s
    left join appointments a on s.kind = 'appointment' and a.tenant_id = ${ctx.tenantId} and a.id = s.id
    left join demo_requests d on s.kind = 'demo' and d.tenant_id = ${ctx.tenantId} and d.id = s.id
    order by s.created_at desc, s.id`.execute(ctx.db)
  return pageOf(rows, filter)
}
