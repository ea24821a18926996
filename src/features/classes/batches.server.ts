import { type RawBuilder, sql } from 'kysely'
import { NotFound } from '#kit/errors.ts'
import type { Page } from '#kit/page.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { limitOf, type Paging, pageOnce } from '#platform/db/paging.ts'
import { isPublished } from '#platform/db/published.ts'
import type { ClassState, ClassType, Level, Mode } from './class.ts'
import { stateExpression } from './queries.server.ts'
import { classReason } from './texts.ts'

/** A cohort: dates and quota. Each class is one cohort; a rerun is another class. */
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

const columnsOf = (ctx: Ctx) => sql`c.id, c.code, c.slug, c.name, c.level, c.mode, c.type, ${stateExpression(ctx.now)} as state, c.quota,
      c.program_id as "programId", c.always_open as "alwaysOpen", c.registration_opens_at as "registrationOpensAt",
      c.registration_closes_at as "registrationClosesAt", c.starts_at as "startsAt", c.ends_at as "endsAt"`

const isActive = (ctx: Ctx) => sql`c.tenant_id = ${ctx.tenantId} and ${isPublished(ctx, 'c')} and (c.always_open or c.ends_at > ${ctx.now})`

/**
 * Returns a page of the cohorts that are not over: running and next ones first, always open ones last. A page number past the end returns the last page. One
 * statement.
 */
export async function listActiveBatches(ctx: Ctx, paging: Paging): Promise<Page<Batch>> {
  const own = sql`c.tenant_id = ${ctx.tenantId} and ${isPublished(ctx, 'c')}`
  // An expression, not the column: ordering by the column would scan the index through all ended classes.
  const byStart = sql`c.starts_at + interval '0'`
  // Four branches, each served by an index: running (few), upcoming in order, others with an end, always open. `union all` appends them in this order (the
  // transaction has no parallel plans), and the limit stops before the later branches start.
  const run = async (counted: RawBuilder<unknown>) => {
    const { rows } = await sql<Batch & { total: number }>`
      with counted as (${counted}),
      ordered as (
        (select c.id from classes c
          where ${own} and not c.always_open and c.ends_at > ${ctx.now} and c.starts_at <= ${ctx.now} order by ${byStart}, c.id)
        union all (select c.id from classes c where ${own} and not c.always_open and c.starts_at > ${ctx.now} order by c.starts_at, c.id)
        union all (select c.id from classes c where ${own} and not c.always_open and c.ends_at > ${ctx.now} and c.starts_at is null order by c.id)
        union all (select c.id from classes c where ${own} and c.always_open order by c.id)
      ), shown as (select id from ordered ${limitOf(paging)})
      select ${columnsOf(ctx)}, (select total from counted) as total
      from shown join classes c on c.tenant_id = ${ctx.tenantId} and c.id = shown.id
      order by c.always_open, (case when not c.always_open then c.starts_at end), c.id`.execute(ctx.db)
    return rows
  }
  const count = sql`select count(*)::int as total from classes c where ${isActive(ctx)}`
  return await pageOnce(ctx, paging, { name: 'active batches', tags: ['classes', 'programs'], count }, run)
}

/** Returns a cohort that is not over, by id, or by code or slug in any letter case. One statement. Throws NotFound. */
export async function getActiveBatch(ctx: Ctx, key: string): Promise<Batch> {
  const is = isUuid(key) ? sql`c.id = ${key}` : sql`(c.slug = ${key.toLowerCase()} or c.code = ${key.toUpperCase()})`
  const { rows } = await sql<Batch>`select ${columnsOf(ctx)} from classes c where ${isActive(ctx)} and ${is}`.execute(ctx.db)
  const batch = rows[0]
  if (!batch) throw new NotFound(classReason('BatchMissing'))
  return batch
}
