import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { isConfirmed } from '#platform/db/confirmed.ts'
import { isPublished } from '#platform/db/published.ts'
import { COUNTERS, type Counter } from './counter.ts'

const STUDENT = sql`4`

/**
 * Returns all of the tenant's counters: those counted from its tables, and those that staff recorded. `students` are the pupils of its confirmed schools and
 * the members who are students; `schools_alumni` took part in programs that are over, and in none that is running. `alumni` are as recorded: certificates come
 * with learning. One statement, cached for a minute.
 */
export async function readCounters(ctx: Ctx): Promise<Record<Counter, number>> {
  return await ctx.cached('counters', ['classes', 'schools', 'programs', 'mentors', 'counts'], () => countAll(ctx))
}

async function countAll(ctx: Ctx): Promise<Record<Counter, number>> {
  const t = ctx.tenantId
  const { rows } = await sql<Record<Counter, number> & { recorded: Partial<Record<Counter, number>> }>`
    with confirmed as (select id, city_code, students from schools where tenant_id = ${t} and ${isConfirmed()}),
    taking as (
      select s.id, s.city_code, bool_or(p.is_active) as is_active from confirmed s
      join program_schools ps on ps.tenant_id = ${t} and ps.school_id = s.id join programs p on p.tenant_id = ${t} and p.id = ps.program_id
      group by s.id, s.city_code
    ),
    held as (
      select unnest(held_city_codes) as code, (always_open or ends_at > ${ctx.now}) as is_active from classes where tenant_id = ${t} and ${isPublished(ctx)}
    ),
    places as (
      select city_code as code, false as is_active from confirmed union all select city_code, is_active from taking union all select code, is_active from held
    ),
    cities as (select p.code, bool_or(p.is_active) as is_active from places p join regions.cities c on c.code = p.code group by p.code),
    newest as (
      select distinct on (counter) counter, amount from recorded_counts where tenant_id = ${t} order by counter, recorded_at desc, id desc
    )
    select 0 as alumni,
      (select count(*)::int from cities) as cities,
      (select count(*)::int from cities where is_active) as cities_active,
      (select count(distinct city_code)::int from taking where not is_active) as cities_alumni,
      (select count(*)::int from confirmed) as schools,
      (select count(*)::int from taking where is_active) as schools_active,
      (select count(*)::int from taking where not is_active) as schools_alumni,
      (select coalesce(sum(students), 0)::int from confirmed)
        + (select count(*)::int from memberships where tenant_id = ${t} and kind = ${STUDENT}) as students,
      (select count(*)::int from mentors where tenant_id = ${t}) as mentors,
      (select count(*)::int from programs where tenant_id = ${t} and is_active) as programs,
      coalesce((select jsonb_object_agg(counter, amount) from newest), '{}') as recorded`.execute(ctx.db)
  const row = rows[0]
  if (!row) throw new Error('one row was asked for')
  return Object.fromEntries(COUNTERS.map(counter => [counter, row[counter] + (row.recorded[counter] ?? 0)])) as Record<Counter, number>
}
