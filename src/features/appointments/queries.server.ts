import { type RawBuilder, sql } from 'kysely'
import { requireStaff } from '#features/permissions/staff.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { countUpTo, type KeysetPage, type KeysetPlace, readKeyset } from '#platform/db/keyset.ts'
import { patternOf } from '#platform/db/paging.ts'
import { isPublished } from '#platform/db/published.ts'
import type { RequestKind, StaffRequest } from './appointment.ts'

export interface RequestFilter {
  state: 'waiting' | 'done'
  /** Part of a name, an organisation, a topic or an address. */
  search?: string | undefined
  /** `when` for the oldest first. */
  sort?: string | undefined
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

/** Returns the filter of the list that its address names: what waits unless it says otherwise. */
export function requestFilterOf(query: URLSearchParams): RequestFilter {
  return {
    state: query.get('state') === 'done' ? 'done' : 'waiting',
    search: query.get('search') ?? undefined,
    sort: query.get('sort') ?? undefined,
  }
}

/** More than these are not counted. */
const MOST_COUNTED = 1000

/** Returns a page of requests, newest first unless `when` is asked for. One statement. Throws as `requireStaff`. */
export async function listRequests(ctx: Ctx, filter: RequestFilter, place: KeysetPlace): Promise<KeysetPage<StaffRequest>> {
  requireStaff(ctx)
  return await readKeyset<StaffRequest>(ctx, place, {
    columns: sql`s.kind, s.id, s.email, s.created_at as "createdAt", s.done_at as "doneAt",
      (select json_build_object('name', a.name, 'organisation', a.organisation, 'phone', a.phone, 'topic', a.topic,
        'message', a.message, 'wishedOn', a.wished_on, 'wishedTime', a.wished_time,
        'post', (select p.title from posts p where p.tenant_id = ${ctx.tenantId} and p.id = a.post_id))
      from appointments a where s.kind = 'appointment' and a.tenant_id = ${ctx.tenantId} and a.id = s.id) as asked`,
    matched: matchedBy(ctx, filter),
    sort: { expression: sql`s.created_at`, type: 'timestamptz', isDescending: filter.sort !== 'when' },
    id: sql`s.id`,
  })
}

/** Counts the requests of a filter up to a thousand. One statement. Throws as the list. */
export async function countRequests(ctx: Ctx, filter: RequestFilter): Promise<{ count: number; isMore: boolean }> {
  requireStaff(ctx)
  return await countUpTo(ctx, matchedBy(ctx, filter), MOST_COUNTED)
}

/** Returns what the request with this id asks for; undefined if the tenant has none. Throws as `requireStaff`. */
export async function findRequest(ctx: Ctx, id: string): Promise<{ kind: RequestKind; email: string } | undefined> {
  requireStaff(ctx)
  const { rows } = await sql<{ kind: RequestKind; email: string }>`
    select 'appointment' as kind, email from appointments where tenant_id = ${ctx.tenantId} and id = ${id}
    union all select 'demo', email from demo_requests where tenant_id = ${ctx.tenantId} and id = ${id}`.execute(ctx.db)
  return rows[0]
}

/**
 * Both tables as one, which PostgreSQL reads in the order of their indexes.
 * NOTE: conditions stand outside: a part with a `where` of its own would be read whole and sorted.
 */
function matchedBy({ tenantId }: Ctx, { state, search }: RequestFilter): RawBuilder<unknown> {
  const like = search ? patternOf(search) : undefined
  return sql`(
      select 'appointment'::text as kind, tenant_id, id, email, name, organisation, topic, created_at, done_at from appointments
      union all select 'demo'::text, tenant_id, id, email, null::text, null::text, null::text, created_at, done_at from demo_requests
    ) s where s.tenant_id = ${tenantId} and ${state === 'done' ? sql`s.done_at is not null` : sql`s.done_at is null`}
    ${like ? sql`and (s.email ilike ${like} or s.name ilike ${like} or s.organisation ilike ${like} or s.topic ilike ${like})` : sql``}`
}
