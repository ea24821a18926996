import { type RawBuilder, sql } from 'kysely'
import { toCityLabel } from '#kit/city-label.ts'
import type { Ctx } from '#platform/context.ts'
import { isConfirmed } from '#platform/db/confirmed.ts'
import { isPublished } from '#platform/db/published.ts'
import { classPaths, ofClasses, pagesOf } from './area.ts'
import { type Asked, endOf } from './asked.ts'
import { toAmount } from './daily-figure.ts'
import type { ColumnName, Part, PartName } from './dashboard.ts'
import type { OverTime } from './shown-figures.ts'

/** The charts that are lists of names. */
export type Named = Exclude<PartName, OverTime>

interface NamedRow {
  part: Named
  key: string
  name: string
  amounts: (number | null)[]
  total: number
}

/** A chart's columns, and a statement for its rows in their order, not more than asked for: key, name, amounts of the columns, and how many rows there are. */
interface NamedChart {
  columns: ColumnName[]
  rows: RawBuilder<unknown>
}

/**
 * Returns these charts, in one statement: rows are appended in the order in which it is written. Their figures about people are those of places, schools and
 * cohorts: few are not shown.
 */
export async function readNamed(ctx: Ctx, asked: Asked, names: readonly Named[]): Promise<Part[]> {
  if (names.length === 0) return []
  const charts = names.map(name => ({ name, ...CHARTS[name](ctx, asked) }))
  const statements = charts.map(({ name, rows }) => sql`select ${name}::text as part, x.key, x.name, x.amounts, x.total from (${rows}) x`)
  const { rows: found } = await sql<NamedRow>`${sql.join(statements, sql` union all `)}`.execute(ctx.db)
  return charts.map(({ name, columns }) =>
    toPart(
      name,
      columns,
      found.filter(row => row.part === name),
    ),
  )
}

function toPart(name: Named, columns: ColumnName[], rows: readonly NamedRow[]): Part {
  return {
    name,
    columns,
    rows: rows.map(row => ({
      key: row.key,
      name: name === 'provinces' ? toCityLabel(row.name) : row.name,
      amounts: row.amounts.map((amount, at) => (amount === null ? null : toAmount(columns[at] ?? '', amount, true))),
    })),
    left: (rows[0]?.total ?? 0) - rows.length,
  }
}

const CHARTS: Record<Named, (ctx: Ctx, asked: Asked) => NamedChart> = {
  provinces: provincesOf,
  schools: schoolsOf,
  programs: programsOf,
  batches: batchesOf,
  pages: (ctx, asked) => addressesOf(ctx, asked, 'pages'),
  links: (ctx, asked) => addressesOf(ctx, asked, 'links'),
  roles: rolesOf,
}

/** Schools, their pupils and the students who joined, by province. */
function provincesOf(ctx: Ctx, asked: Asked): NamedChart {
  const { area, period, rolled, limit } = asked
  const own = area.kind === 'cities' ? sql`f.key = any(${area.codes}::text[])` : sql`true`
  return {
    columns: ['schools', 'pupils', 'students_joined'],
    rows: sql`
    with sums as (
      select p.code as key, p.name,
        ${sumOf('schools', sql`f.day = ${endOf(period, rolled)}::date`)} as schools,
        ${sumOf('pupils', sql`f.day = ${endOf(period, rolled)}::date`)} as pupils,
        ${sumOf('students_joined')} as joined
      from daily_figures f join regions.cities c on c.code = f.key join regions.provinces p on p.code = c.province_code
      where f.tenant_id = ${ctx.tenantId} and f.dimension = 'city' and ${own}
        and ((f.figure in ('schools', 'pupils') and f.day = ${endOf(period, rolled)}::date)
          or (f.figure = 'students_joined' and f.day between ${period.from}::date and ${period.to}::date))
      group by p.code, p.name
    )
    select key, name, json_build_array(schools, pupils, joined) as amounts, count(*) over ()::int as total from sums
    order by schools desc, pupils desc, name limit ${limit}`,
  }
}

/** Pupils, the students who joined and the teams of each school. */
function schoolsOf(ctx: Ctx, asked: Asked): NamedChart {
  const { area, period, limit } = asked
  const own =
    area.kind === 'cities'
      ? sql`s.city_code = any(${area.codes}::text[])`
      : area.kind === 'school'
        ? sql`s.id = ${area.id}::uuid`
        : sql`true`
  return {
    columns: ['pupils', 'students_joined', 'teams_registered'],
    rows: sql`
    with sums as (
      select f.key, ${sumOf('students_joined')} as joined, ${sumOf('teams_registered')} as teams from daily_figures f
      where f.tenant_id = ${ctx.tenantId} and f.dimension = 'school' and f.day between ${period.from}::date and ${period.to}::date
        and f.figure in ('students_joined', 'teams_registered') group by f.key
    )
    select s.id::text as key, s.name, json_build_array(s.students, coalesce(u.joined, 0), coalesce(u.teams, 0)) as amounts, count(*) over ()::int as total
    from schools s left join sums u on u.key = s.id::text
    where s.tenant_id = ${ctx.tenantId} and ${isConfirmed('s')} and ${own}
    order by coalesce(u.joined, 0) desc, coalesce(u.teams, 0) desc, s.students desc, s.name, s.id limit ${limit}`,
  }
}

/** The schools and teams of each program, and the teams that registered. */
function programsOf(ctx: Ctx, asked: Asked): NamedChart {
  const { area, period, rolled, limit } = asked
  const own = area.kind === 'programs' ? sql`p.id = any(${area.ids}::uuid[])` : sql`true`
  return {
    columns: ['schools', 'teams', 'teams_registered'],
    rows: sql`
    with sums as (
      select f.key, ${sumOf('schools')} as schools, ${sumOf('teams')} as teams, ${sumOf('teams_registered')} as registered from daily_figures f
      where f.tenant_id = ${ctx.tenantId} and f.dimension = 'program' and ((f.figure in ('schools', 'teams') and f.day = ${endOf(period, rolled)}::date)
        or (f.figure = 'teams_registered' and f.day between ${period.from}::date and ${period.to}::date)) group by f.key
    )
    select p.id::text as key, p.name, json_build_array(coalesce(u.schools, 0), coalesce(u.teams, 0), coalesce(u.registered, 0)) as amounts,
      count(*) over ()::int as total
    from programs p left join sums u on u.key = p.id::text where p.tenant_id = ${ctx.tenantId} and ${own}
    order by coalesce(u.schools, 0) desc, coalesce(u.teams, 0) desc, p.name, p.id limit ${limit}`,
  }
}

/** The cohorts that ran in the period, with their places and the views of their pages. */
function batchesOf(ctx: Ctx, asked: Asked): NamedChart {
  const { area, period, limit } = asked
  const end = sql`(${period.to}::date + 1)::timestamp at time zone 'Asia/Jakarta'`
  const start = sql`${period.from}::date::timestamp at time zone 'Asia/Jakarta'`
  return {
    columns: ['quota', 'page_views'],
    rows: sql`
    with views as (
      select f.key, sum(f.amount) as amount from daily_figures f where f.tenant_id = ${ctx.tenantId} and f.dimension = 'page'
        and f.figure = 'page_views' and f.day between ${period.from}::date and ${period.to}::date group by f.key
    )
    select c.code as key, c.name || ' (' || c.code || ')' as name, json_build_array(c.quota, coalesce(v.amount, 0)) as amounts, count(*) over ()::int as total
    from classes c left join lateral (select sum(amount) as amount from views where views.key = any(${classPaths})) v on true
    where c.tenant_id = ${ctx.tenantId} and ${isPublished(ctx, 'c')} and ${ofClasses(area)}
      and (c.always_open or (c.starts_at < ${end} and c.ends_at >= ${start}))
    order by coalesce(v.amount, 0) desc, c.starts_at desc nulls last, c.code limit ${limit}`,
  }
}

/** How many members have each role, and had at the end of the period before. */
function rolesOf(ctx: Ctx, asked: Asked): NamedChart {
  const { period, rolled } = asked
  const isKnownBefore = period.before.to >= rolled.firstDay
  return {
    columns: ['members', 'members_before'],
    rows: sql`
    select f.key, '' as name, json_build_array(coalesce(sum(f.amount) filter (where f.day = ${endOf(period, rolled)}::date), 0),
      case when ${isKnownBefore}::boolean then coalesce(sum(f.amount) filter (where f.day = ${period.before.to}::date), 0) end) as amounts,
      count(*) over ()::int as total
    from daily_figures f where f.tenant_id = ${ctx.tenantId} and f.dimension = 'role' and f.figure = 'members'
      and f.day = any(${[endOf(period, rolled), period.before.to]}::date[])
    group by f.key order by sum(f.amount) filter (where f.day = ${endOf(period, rolled)}::date) desc nulls last, f.key`,
  }
}

/** The pages that were opened most, of those that are the viewer's, or the links that were followed most. */
function addressesOf(ctx: Ctx, { area, period, limit }: Asked, name: 'pages' | 'links'): NamedChart {
  const figure = name === 'pages' ? 'page_views' : 'links_followed'
  const own = pagesOf(ctx, area) ?? sql`false`
  return {
    columns: [figure],
    rows: sql`
    select f.key, f.key as name, json_build_array(sum(f.amount)) as amounts, count(*) over ()::int as total from daily_figures f
    where f.tenant_id = ${ctx.tenantId} and f.dimension = ${name === 'pages' ? 'page' : 'link'} and f.figure = ${figure}
      and f.day between ${period.from}::date and ${period.to}::date and ${own}
    group by f.key order by sum(f.amount) desc, f.key limit ${limit}`,
  }
}

function sumOf(figure: string, when: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> {
  return sql`coalesce(sum(f.amount) filter (where f.figure = ${figure} and ${when}), 0)`
}
