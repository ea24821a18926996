import { type RawBuilder, sql } from 'kysely'
import { toCityLabel } from '#kit/city-label.ts'
import type { Ctx } from '#platform/context.ts'
import { isConfirmed } from '#platform/db/confirmed.ts'
import { isPublished } from '#platform/db/published.ts'
import { classPaths, ofClasses } from './area.ts'
import type { Asked } from './asked.ts'
import { toAmount } from './daily-figure.ts'
import type { ColumnName, Part, PartName } from './dashboard.ts'

interface NamedRow {
  key: string
  name: string
  amounts: (number | null)[]
  total: number
}

/** Returns schools, their pupils and the students who joined, by province. One statement. */
export async function readProvinces(ctx: Ctx, asked: Asked): Promise<Part> {
  const { area, period } = asked
  const own = area.kind === 'cities' ? sql`f.key = any(${area.codes}::text[])` : sql`true`
  return await readNamed(
    ctx,
    asked,
    'provinces',
    ['schools', 'pupils', 'students_joined'],
    sql`
    with sums as (
      select p.code as key, p.name,
        ${sumOf('schools', sql`f.day = ${endOf(asked)}::date`)} as schools,
        ${sumOf('pupils', sql`f.day = ${endOf(asked)}::date`)} as pupils,
        ${sumOf('students_joined')} as joined
      from daily_figures f join regions.cities c on c.code = f.key join regions.provinces p on p.code = c.province_code
      where f.tenant_id = ${ctx.tenantId} and f.dimension = 'city' and ${own}
        and ((f.figure in ('schools', 'pupils') and f.day = ${endOf(asked)}::date)
          or (f.figure = 'students_joined' and f.day between ${period.from}::date and ${period.to}::date))
      group by p.code, p.name
    )
    select key, name, json_build_array(schools, pupils, joined) as amounts, count(*) over ()::int as total from sums
    order by schools desc, pupils desc, name limit ${asked.limit}`,
  )
}

/** Returns pupils, the students who joined and the teams of each school. One statement. */
export async function readSchools(ctx: Ctx, asked: Asked): Promise<Part> {
  const { area, period } = asked
  const own =
    area.kind === 'cities'
      ? sql`s.city_code = any(${area.codes}::text[])`
      : area.kind === 'school'
        ? sql`s.id = ${area.id}::uuid`
        : sql`true`
  return await readNamed(
    ctx,
    asked,
    'schools',
    ['pupils', 'students_joined', 'teams_registered'],
    sql`
    with sums as (
      select f.key, ${sumOf('students_joined')} as joined, ${sumOf('teams_registered')} as teams from daily_figures f
      where f.tenant_id = ${ctx.tenantId} and f.dimension = 'school' and f.day between ${period.from}::date and ${period.to}::date
        and f.figure in ('students_joined', 'teams_registered') group by f.key
    )
    select s.id::text as key, s.name, json_build_array(s.students, coalesce(u.joined, 0), coalesce(u.teams, 0)) as amounts, count(*) over ()::int as total
    from schools s left join sums u on u.key = s.id::text
    where s.tenant_id = ${ctx.tenantId} and ${isConfirmed('s')} and ${own}
    order by coalesce(u.joined, 0) desc, coalesce(u.teams, 0) desc, s.students desc, s.name, s.id limit ${asked.limit}`,
  )
}

/** Returns the schools and teams of each program, and the teams that registered. One statement. */
export async function readPrograms(ctx: Ctx, asked: Asked): Promise<Part> {
  const { area, period } = asked
  const own = area.kind === 'programs' ? sql`p.id = any(${area.ids}::uuid[])` : sql`true`
  return await readNamed(
    ctx,
    asked,
    'programs',
    ['schools', 'teams', 'teams_registered'],
    sql`
    with sums as (
      select f.key, ${sumOf('schools')} as schools, ${sumOf('teams')} as teams, ${sumOf('teams_registered')} as registered from daily_figures f
      where f.tenant_id = ${ctx.tenantId} and f.dimension = 'program' and ((f.figure in ('schools', 'teams') and f.day = ${endOf(asked)}::date)
        or (f.figure = 'teams_registered' and f.day between ${period.from}::date and ${period.to}::date)) group by f.key
    )
    select p.id::text as key, p.name, json_build_array(coalesce(u.schools, 0), coalesce(u.teams, 0), coalesce(u.registered, 0)) as amounts,
      count(*) over ()::int as total
    from programs p left join sums u on u.key = p.id::text where p.tenant_id = ${ctx.tenantId} and ${own}
    order by coalesce(u.schools, 0) desc, coalesce(u.teams, 0) desc, p.name, p.id limit ${asked.limit}`,
  )
}

/** Returns the cohorts that ran in the period, with their places and the views of their pages. One statement. */
export async function readBatches(ctx: Ctx, asked: Asked): Promise<Part> {
  const { area, period } = asked
  const end = sql`(${period.to}::date + 1)::timestamp at time zone 'Asia/Jakarta'`
  const start = sql`${period.from}::date::timestamp at time zone 'Asia/Jakarta'`
  return await readNamed(
    ctx,
    asked,
    'batches',
    ['quota', 'page_views'],
    sql`
    with views as (
      select f.key, sum(f.amount) as amount from daily_figures f where f.tenant_id = ${ctx.tenantId} and f.dimension = 'page'
        and f.figure = 'page_views' and f.day between ${period.from}::date and ${period.to}::date group by f.key
    )
    select c.code as key, c.name || ' (' || c.code || ')' as name, json_build_array(c.quota, coalesce(v.amount, 0)) as amounts, count(*) over ()::int as total
    from classes c left join lateral (select sum(amount) as amount from views where views.key = any(${classPaths})) v on true
    where c.tenant_id = ${ctx.tenantId} and ${isPublished(ctx, 'c')} and ${ofClasses(area)}
      and (c.always_open or (c.starts_at < ${end} and c.ends_at >= ${start}))
    order by coalesce(v.amount, 0) desc, c.starts_at desc nulls last, c.code limit ${asked.limit}`,
  )
}

/** Returns how many members have each role, and had at the end of the period before. One statement. */
export async function readRoles(ctx: Ctx, asked: Asked): Promise<Part> {
  const { period, rolled } = asked
  const isKnownBefore = period.before.to >= rolled.firstDay
  return await readNamed(
    ctx,
    asked,
    'roles',
    ['members', 'members_before'],
    sql`
    select f.key, '' as name, json_build_array(coalesce(sum(f.amount) filter (where f.day = ${endOf(asked)}::date), 0),
      case when ${isKnownBefore}::boolean then coalesce(sum(f.amount) filter (where f.day = ${period.before.to}::date), 0) end) as amounts,
      count(*) over ()::int as total
    from daily_figures f where f.tenant_id = ${ctx.tenantId} and f.dimension = 'role' and f.figure = 'members'
      and f.day = any(${[endOf(asked), period.before.to]}::date[])
    group by f.key order by sum(f.amount) filter (where f.day = ${endOf(asked)}::date) desc nulls last, f.key`,
  )
}

/** Returns the last counted day of the period. */
function endOf({ period, rolled }: Asked): string {
  return period.to > rolled.lastDay ? rolled.lastDay : period.to
}

function sumOf(figure: string, when: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> {
  return sql`coalesce(sum(f.amount) filter (where f.figure = ${figure} and ${when}), 0)`
}

/** Runs a statement for named rows. Its figures about people are those of places, schools and cohorts: few are not shown. */
async function readNamed(ctx: Ctx, { limit }: Asked, name: PartName, columns: ColumnName[], statement: RawBuilder<unknown>): Promise<Part> {
  const { rows } = await sql<NamedRow>`${statement}`.execute(ctx.db)
  return {
    name,
    columns,
    rows: rows.slice(0, limit).map(row => ({
      key: row.key,
      name: name === 'provinces' ? toCityLabel(row.name) : row.name,
      amounts: row.amounts.map((amount, at) => (amount === null ? null : toAmount(columns[at] ?? '', amount, true))),
    })),
    left: Math.max(0, (rows[0]?.total ?? 0) - limit),
  }
}
