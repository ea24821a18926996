import { type RawBuilder, sql } from 'kysely'
import { counterRow, presentOf } from '#features/counters/counters.server.ts'
import type { Ctx, Tag } from '#platform/context.ts'
import { isConfirmed } from '#platform/db/confirmed.ts'
import { isPublished } from '#platform/db/published.ts'
import type { Chart, ChartName } from './chart.ts'

/** Months in a chart over time, up to this one. */
const MONTHS = 12

const published = (ctx: Ctx, of: 'c' | 'p') => sql`${sql.ref(of)}.tenant_id = ${ctx.tenantId} and ${isPublished(ctx, of)}`

/** Selects `label` and `value` of a chart's rows, in order. */
const ROWS: Record<ChartName, (ctx: Ctx) => RawBuilder<unknown>> = {
  'classes-by-level': ctx => sql`select c.level as label, count(*)::int as value from classes c where ${published(ctx, 'c')}
    group by c.level order by array_position(array['Dasar', 'Pemula', 'Menengah', 'Mahir'], c.level)`,
  'classes-by-mode': ctx =>
    sql`select c.mode as label, count(*)::int as value from classes c where ${published(ctx, 'c')} group by c.mode order by value desc, label`,
  'classes-by-type': ctx =>
    sql`select c.type as label, count(*)::int as value from classes c where ${published(ctx, 'c')} group by c.type order by value desc, label`,
  'classes-by-month': ctx =>
    byMonth(ctx, sql`select c.starts_at as at from classes c where ${published(ctx, 'c')} and c.starts_at is not null`),
  'posts-by-kind': ctx =>
    sql`select p.kind as label, count(*)::int as value from posts p where ${published(ctx, 'p')} group by p.kind order by value desc, label`,
  'views-by-kind': ctx => sql`select p.kind as label, coalesce(sum(v.views), 0)::int as value from posts p
    left join post_views v on v.tenant_id = p.tenant_id and v.post_id = p.id where ${published(ctx, 'p')} group by p.kind order by value desc, label`,
  'schools-by-province': ctx => sql`select r.name as label, count(*)::int as value from schools s
    join regions.cities c on c.code = s.city_code join regions.provinces r on r.code = c.province_code
    where s.tenant_id = ${ctx.tenantId} and ${isConfirmed('s')} group by r.name order by value desc, label`,
  'teams-by-program':
    ctx => sql`select p.name as label, count(*)::int as value from teams t join programs p on p.tenant_id = t.tenant_id and p.id = t.program_id
    join schools s on s.tenant_id = t.tenant_id and s.id = t.school_id and ${isConfirmed('s')}
    where t.tenant_id = ${ctx.tenantId} and ${isConfirmed('t')} group by p.name order by value desc, label`,
}

/** The cache tags of each chart. Views are not announced. */
const TAGS: Record<ChartName, Tag[]> = {
  'classes-by-level': ['classes'],
  'classes-by-mode': ['classes'],
  'classes-by-type': ['classes'],
  'classes-by-month': ['classes'],
  'posts-by-kind': ['posts'],
  'views-by-kind': ['posts'],
  'schools-by-province': ['schools'],
  'teams-by-program': ['schools', 'programs'],
}

/** Counts moments in each of the last twelve months, in Jakarta's time zone; months without any are included. */
function byMonth(ctx: Ctx, moments: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select to_char(month, 'YYYY-MM') as label, count(m.at)::int as value
    from ${monthsUntil(ctx)} month left join (${moments}) m on date_trunc('month', m.at at time zone 'Asia/Jakarta') = month
    group by month order by month`
}

/** The first days of the last twelve months in Jakarta, as timestamps without time zone. */
function monthsUntil({ now }: Ctx): RawBuilder<unknown> {
  const month = sql`date_trunc('month', ${now}::timestamptz at time zone 'Asia/Jakarta')`
  return sql`generate_series(${month} - make_interval(months => ${MONTHS - 1}), ${month}, interval '1 month')`
}

/** Returns a chart of public data by its name. One statement over whole tables; cached for a minute, as all charts. */
export async function readChart(ctx: Ctx, name: ChartName): Promise<Chart> {
  return await ctx.cached(`chart ${name}`, TAGS[name], () => toChart(ctx, name, ROWS[name](ctx)))
}

/** Returns how many students there were at the end of each of the last twelve months; the last one is today's counter. One statement. */
export async function readStudentChart(ctx: Ctx): Promise<Chart> {
  return await ctx.cached('chart of students', ['schools', 'counts'], () => drawStudents(ctx))
}

/** Returns the members and schools that registered in each of the last twelve months. One statement each. */
export async function readRegistrarChart(ctx: Ctx): Promise<Chart> {
  return await ctx.cached('chart of registrars', ['schools'], () => drawRegistrars(ctx))
}

/** The last month is the present: it says what the counter `students` says. */
async function drawStudents(ctx: Ctx): Promise<Chart> {
  const present = presentOf(ctx)
  const end = sql`least((month + interval '1 month') at time zone 'Asia/Jakarta', ${present.at})`
  const moment = {
    at: end,
    until: sql`case when month + interval '1 month' > ${ctx.now}::timestamptz at time zone 'Asia/Jakarta' then ${present.until} else ${end} end`,
  }
  const rows = sql`select to_char(month, 'YYYY-MM') as label, counted.students as value
    from ${monthsUntil(ctx)} month cross join lateral (${counterRow(ctx, moment)}) counted order by month`
  return await toChart(ctx, 'students', rows)
}

async function drawRegistrars(ctx: Ctx): Promise<Chart> {
  const members = await toChart(
    ctx,
    'members',
    byMonth(ctx, sql`select m.joined_at as at from members m where m.tenant_id = ${ctx.tenantId}`),
  )
  const schools = await toChart(
    ctx,
    'schools',
    byMonth(ctx, sql`select s.created_at as at from schools s where s.tenant_id = ${ctx.tenantId}`),
  )
  return { name: 'registrar', labels: members.labels, series: [...members.series, ...schools.series] }
}

async function toChart(ctx: Ctx, name: string, rows: RawBuilder<unknown>): Promise<Chart> {
  const { rows: found } = await sql<{ label: string; value: number }>`${rows}`.execute(ctx.db)
  return { name, labels: found.map(row => row.label), series: [{ name, values: found.map(row => row.value) }] }
}
