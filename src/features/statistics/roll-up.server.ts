import { sql } from 'kysely'
import { counterRow, presentOf } from '#features/counters/counters.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { RolledUp } from './asked.ts'
import { countedRows } from './counted-rows.ts'
import { dayAfter, dayBefore, earlierOf, jakartaDay, laterOf } from './period.ts'

/** The most days of one statement, so that each transaction is short. */
const DAYS_AT_ONCE = 60

/** Returns which days of the tenant have figures; undefined for none. One statement. */
export async function findRollUp(ctx: Ctx): Promise<RolledUp | undefined> {
  const { rows } = await sql<RolledUp>`select first_day::text as "firstDay", last_day::text as "lastDay", rolled_at as at
    from figure_rollups where tenant_id = ${ctx.tenantId}`.execute(ctx.db)
  return rows[0]
}

/**
 * Brings the tenant's figures up to now, at most sixty days in one call: days that have ended since the last time are counted as they ended, today as it is. Once
 * they are, goes back to the days before the first one, until the day when the tenant's first row came. Returns true if more is left to count. Counting a day
 * again replaces its figures. Two calls at a time wait for each other.
 */
export async function rollUp(ctx: Ctx): Promise<boolean> {
  const today = jakartaDay(ctx.now)
  await sql`insert into figure_rollups (tenant_id, first_day, last_day, rolled_at) values (${ctx.tenantId}, ${today}, ${today}, '-infinity')
    on conflict (tenant_id) do update set last_day = figure_rollups.last_day`.execute(ctx.db)
  const state = await findRollUp(ctx)
  if (!state) throw new Error('the row was just written')
  // From the last day on, since it had not ended when it was counted.
  const until = earlierOf(today, dayAfter(state.lastDay, DAYS_AT_ONCE))
  await countDays(ctx, state.lastDay, until)
  await ctx.db.updateTable('figure_rollups').set({ last_day: until, rolled_at: ctx.now }).where('tenant_id', '=', ctx.tenantId).execute()
  if (until < today) return true
  const origin = await findOrigin(ctx)
  if (!origin || origin >= state.firstDay) return false
  const from = laterOf(origin, dayBefore(state.firstDay, DAYS_AT_ONCE))
  await countDays(ctx, from, dayBefore(state.firstDay, 1))
  await ctx.db.updateTable('figure_rollups').set({ first_day: from }).where('tenant_id', '=', ctx.tenantId).execute()
  return from > origin
}

/** Returns the day when the first row came that figures count, but not one longer ago than three years. */
async function findOrigin(ctx: Ctx): Promise<string | undefined> {
  const t = ctx.tenantId
  const { rows } = await sql<{ day: Date | null }>`select greatest(least(
      (select min(joined_at) from members where tenant_id = ${t}), (select min(created_at) from schools where tenant_id = ${t}),
      (select min(created_at) from teams where tenant_id = ${t}), (select min(created_at) from click_log where tenant_id = ${t}),
      (select min(published_at) from classes where tenant_id = ${t}), (select min(recorded_at) from recorded_counts where tenant_id = ${t})),
    ${ctx.now}::timestamptz - interval '3 years') as day`.execute(ctx.db)
  const day = rows[0]?.day
  return day ? jakartaDay(day) : undefined
}

/** Counts the figures of these days, inclusive, and puts them in the place of those that are there. */
async function countDays(ctx: Ctx, from: string, to: string): Promise<void> {
  const today = jakartaDay(ctx.now)
  const present = presentOf(ctx)
  await sql`delete from daily_figures where tenant_id = ${ctx.tenantId} and day between ${from}::date and ${to}::date`.execute(ctx.db)
  await sql`
    insert into daily_figures (tenant_id, dimension, figure, day, key, amount)
    with days as (
      select g::date as day, g::date >= ${today}::date as is_today,
        case when g::date >= ${today}::date then ${present.at} else (g::date + 1)::timestamp at time zone 'Asia/Jakarta' end as at,
        case when g::date >= ${today}::date then ${present.until} else (g::date + 1)::timestamp at time zone 'Asia/Jakarta' end as until
      from generate_series(${from}::date, ${to}::date, interval '1 day') g
    ),
    counters as (
      select d.day, c.key as figure, c.value::bigint as amount
      from days d cross join lateral (${counterRow(ctx, { at: sql`d.at`, until: sql`d.until` })}) counted
        cross join lateral jsonb_each_text(to_jsonb(counted)) c
    ),
    ${countedRows(ctx, from, to)}
    select ${ctx.tenantId}::uuid, dimension, figure, day, left(key, 300), sum(amount) from (
      select 'all' as dimension, figure, day, '' as key, amount from counters
      union all
      select s.dimension, s.figure, d.day, s.key, s.amount from stocks s join days d on s.day <= d.day or d.is_today
      union all
      select dimension, figure, day, key, amount from flows
    ) every
    group by dimension, figure, day, left(key, 300)`.execute(ctx.db)
}
