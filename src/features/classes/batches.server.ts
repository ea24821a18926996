import { type RawBuilder, sql } from 'kysely'
import { NotFound } from '#kit/errors.ts'
import type { Page } from '#kit/page.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { limitOf, type Paging, pageOnce } from '#platform/db/paging.ts'
import { isPublished } from '#platform/db/published.ts'
import type { ClassState, ClassType, Level, Mode } from './class.ts'
import { stateExpression } from './queries.server.ts'

/** A cohort: dates and quota. A class is one cohort; it runs anew as another class. */
export interface Batch {
  id: string
  code: string
  slug: string
  name: string
  level: Level
  mode: Mode
  type: ClassType
  state: ClassState
  /** Places; null: as many as come. */
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

/** A page of the cohorts that are not over, those that run or start next first, those that are always open last. A page past the end is the last one. One statement. */
export async function listActiveBatches(ctx: Ctx, paging: Paging): Promise<Page<Batch>> {
  const own = sql`c.tenant_id = ${ctx.tenantId} and ${isPublished(ctx, 'c')}`
  // Not the column itself: in its order the index would be walked through all that are over.
  const byStart = sql`c.starts_at + interval '0'`
  // Four parts, each by an index: those that run, of which there are few, those to come in their order, those that end some day, and those that are always
  // open. They are appended in this order (a scope knows no parallel kind), and the limit ends the reading before the later ones are begun.
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

/** A cohort that is not over, by its id, code or slug in any letter case. One statement. Throws NotFound. */
export async function getActiveBatch(ctx: Ctx, key: string): Promise<Batch> {
  const is = isUuid(key) ? sql`c.id = ${key}` : sql`(c.slug = ${key.toLowerCase()} or c.code = ${key.toUpperCase()})`
  const { rows } = await sql<Batch>`select ${columnsOf(ctx)} from classes c where ${isActive(ctx)} and ${is}`.execute(ctx.db)
  const batch = rows[0]
  if (!batch) throw new NotFound('Angkatan tidak ditemukan')
  return batch
}
