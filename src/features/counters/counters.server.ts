import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { isConfirmed } from '#platform/db/confirmed.ts'
import { isPublished } from '#platform/db/published.ts'
import { COUNTERS, type Counter } from './counter.ts'

const STUDENT = sql`4`

/** Expressions for the moment of a count. `at`: classes that are over by then don't run. `until`: only what came before it counts; `infinity` for the present. */
interface CountedAt {
  at: RawBuilder<unknown>
  until: RawBuilder<unknown>
}

/** Returns all of the tenant's counters at present (`counterRow`). One statement, cached for a minute. */
export async function readCounters(ctx: Ctx): Promise<Record<Counter, number>> {
  return await ctx.cached('counters', ['classes', 'schools', 'programs', 'mentors', 'counts'], () => countAll(ctx))
}

async function countAll(ctx: Ctx): Promise<Record<Counter, number>> {
  const { rows } = await sql<Record<Counter, number>>`${counterRow(ctx, presentOf(ctx))}`.execute(ctx.db)
  const row = rows[0]
  if (!row) throw new Error('one row was asked for')
  return row
}

/** Returns the moment of a count of the present: everything that is there counts, whatever its day. */
export function presentOf({ now }: Pick<Ctx, 'now'>): CountedAt {
  return { at: sql`${now}::timestamptz`, until: sql`'infinity'::timestamptz` }
}

/**
 * Returns a statement for one row with a column for each counter: what is counted from the tenant's tables, and what staff recorded by then. `students` are the
 * pupils of its confirmed schools and the members who are students and belong to none of these; `schools_alumni` took part in programs that are over, and in
 * none that is running. `alumni` are as recorded: certificates come with learning. Whether a program is active has no history: it counts as it is now.
 * Every place that shows one of these figures reads this statement, or the roll-ups that are made from it.
 */
export function counterRow({ tenantId: t }: Pick<Ctx, 'tenantId'>, { at, until }: CountedAt): RawBuilder<unknown> {
  const columns = COUNTERS.map(
    counter => sql`counted.${sql.ref(counter)} + coalesce((recorded.amounts->>${sql.lit(counter)})::int, 0) as ${sql.ref(counter)}`,
  )
  return sql`
    with confirmed as (select id, city_code, students from schools where tenant_id = ${t} and ${isConfirmed(undefined, until)}),
    taking as (
      select s.id, s.city_code, bool_or(p.is_active) as is_active from confirmed s
      join program_schools ps on ps.tenant_id = ${t} and ps.school_id = s.id join programs p on p.tenant_id = ${t} and p.id = ps.program_id
      where p.created_at < ${until} group by s.id, s.city_code
    ),
    held as (
      select unnest(held_city_codes) as code, (always_open or ends_at > ${at}) as is_active from classes
      where tenant_id = ${t} and ${isPublished({ now: at })}
    ),
    places as (
      select city_code as code, false as is_active from confirmed union all select city_code, is_active from taking union all select code, is_active from held
    ),
    cities as (select p.code, bool_or(p.is_active) as is_active from places p join regions.cities c on c.code = p.code group by p.code),
    newest as (
      select distinct on (counter) counter, amount from recorded_counts where tenant_id = ${t} and recorded_at < ${until}
      order by counter, recorded_at desc, id desc
    ),
    recorded as (select jsonb_object_agg(counter, amount) as amounts from newest),
    counted as (
      select 0 as alumni,
        (select count(*)::int from cities) as cities,
        (select count(*)::int from cities where is_active) as cities_active,
        (select count(distinct city_code)::int from taking where not is_active) as cities_alumni,
        (select count(*)::int from confirmed) as schools,
        (select count(*)::int from taking where is_active) as schools_active,
        (select count(*)::int from taking where not is_active) as schools_alumni,
        (select coalesce(sum(students), 0)::int from confirmed)
          + (select count(*)::int from memberships k where k.tenant_id = ${t} and k.kind = ${STUDENT} and k.granted_at < ${until}
            and not exists (select from confirmed s where s.id = k.school_id)) as students,
        (select count(*)::int from mentors where tenant_id = ${t} and created_at < ${until}) as mentors,
        (select count(*)::int from programs where tenant_id = ${t} and is_active and created_at < ${until}) as programs
    )
    select ${sql.join(columns)} from counted cross join recorded`
}
