import { type RawBuilder, sql } from 'kysely'
import { NotFound } from '#kit/errors.ts'
import type { Page } from '#kit/page.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { limitOf, type Paging, pageOnce } from '#platform/db/paging.ts'
import { isPublished } from '#platform/db/published.ts'
import type { ClassState, ClassType, Level, Mode } from './class.ts'
import { classReason } from './texts.ts'

/** A cohort: dates and quota. A class's first batch has the class's id. */
export interface Batch {
  id: string
  code: string
  slug: string
  name: string
  level: Level
  mode: Mode
  type: ClassType
  state: ClassState
  /** Number of places; null if unlimited. */
  quota: number | null
  programId: string | null
  alwaysOpen: boolean
  registrationOpensAt: Date | null
  registrationClosesAt: Date | null
  startsAt: Date | null
  endsAt: Date | null
}

const columnsOf = (
  ctx: Ctx,
) => sql`b.id, c.code, c.slug, case when b.name = '' then c.name else c.name || ' – ' || b.name end as name, c.level, c.mode, c.type,
      ${batchState(ctx)} as state, b.quota, c.program_id as "programId", b.always_open as "alwaysOpen", b.registration_opens_at as "registrationOpensAt",
      b.registration_closes_at as "registrationClosesAt", b.starts_at as "startsAt", b.ends_at as "endsAt"`

/** The state by a batch's dates; one that was closed registers nobody. */
const batchState = ({ now }: Ctx) => sql<ClassState>`case
    when b.always_open and not b.is_closed then 'registration'
    when ${now}::timestamptz < b.registration_opens_at and not b.is_closed then 'coming-soon'
    when ${now}::timestamptz < b.registration_closes_at and ${now}::timestamptz >= b.registration_opens_at and not b.is_closed then 'registration'
    when b.always_open or (${now}::timestamptz >= b.starts_at and ${now}::timestamptz < b.ends_at) then 'started'
    when ${now}::timestamptz >= b.ends_at then 'ended'
    else 'soon' end`

/** `offset 0`: each batch looks its class up; joined at once, all classes of the tenant would be read for a page of batches. */
const ofPublished = (ctx: Ctx) => sql`class_batches b cross join lateral (select * from classes one
        where one.tenant_id = b.tenant_id and one.id = b.class_id and ${isPublished(ctx, 'one')} offset 0) c
      where b.tenant_id = ${ctx.tenantId}`

const isActive = (ctx: Ctx) => sql`(b.always_open or b.ends_at > ${ctx.now})`

/**
 * Returns a page of the cohorts that are not over: running and next ones first, always open ones last. A page number past the end returns the last page. One
 * statement.
 */
export async function listActiveBatches(ctx: Ctx, paging: Paging): Promise<Page<Batch>> {
  const own = ofPublished(ctx)
  // An expression, not the column: ordering by the column would scan the index through all ended batches.
  const byStart = sql`b.starts_at + interval '0'`
  // Four branches, each served by an index: running (few), upcoming in order, others with an end, always open. `union all` appends them in this order (the
  // transaction has no parallel plans), and the limit stops before the later branches start.
  const run = async (counted: RawBuilder<unknown>) => {
    const { rows } = await sql<Batch & { total: number }>`
      with counted as (${counted}),
      ordered as (
        (select b.id from ${own} and not b.always_open and b.ends_at > ${ctx.now} and b.starts_at <= ${ctx.now} order by ${byStart}, b.id)
        union all (select b.id from ${own} and not b.always_open and b.starts_at > ${ctx.now} order by b.starts_at, b.id)
        union all (select b.id from ${own} and not b.always_open and b.ends_at > ${ctx.now} and b.starts_at is null order by b.id)
        union all (select b.id from ${own} and b.always_open order by b.id)
      ), shown as (select id from ordered ${limitOf(paging)})
      select ${columnsOf(ctx)}, (select total from counted) as total
      from shown join class_batches b on b.tenant_id = ${ctx.tenantId} and b.id = shown.id join classes c on c.tenant_id = b.tenant_id and c.id = b.class_id
      order by b.always_open, (case when not b.always_open then b.starts_at end), b.id`.execute(ctx.db)
    return rows
  }
  const count = sql`select count(*)::int as total from ${ofPublished(ctx)} and ${isActive(ctx)}`
  return await pageOnce(ctx, paging, { name: 'active batches', tags: ['classes', 'programs'], count }, run)
}

/** Returns a cohort that is not over, by its id, or a class's current one by code or slug in any letter case. One statement. Throws NotFound. */
export async function getActiveBatch(ctx: Ctx, key: string): Promise<Batch> {
  const is = isUuid(key) ? sql`b.id = ${key}` : sql`b.id = c.batch_id and (c.slug = ${key.toLowerCase()} or c.code = ${key.toUpperCase()})`
  const { rows } = await sql<Batch>`select ${columnsOf(ctx)} from ${ofPublished(ctx)} and ${isActive(ctx)} and ${is}`.execute(ctx.db)
  const batch = rows[0]
  if (!batch) throw new NotFound(classReason('BatchMissing'))
  return batch
}
