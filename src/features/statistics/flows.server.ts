import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { pagesOf, peopleOf, type Source, visitsOf } from './area.ts'
import type { Asked } from './asked.ts'
import { type Flow, toAmount } from './daily-figure.ts'
import type { Part, PartName } from './dashboard.ts'
import { bucketsOf } from './period.ts'

/** Returns what registered over time. One statement. */
export async function readRegistrations(ctx: Ctx, asked: Asked): Promise<Part> {
  const flows: Record<Asked['area']['kind'], Flow[]> = {
    all: ['members_joined', 'students_joined', 'schools_registered', 'teams_registered'],
    cities: ['students_joined', 'schools_registered', 'teams_registered'],
    programs: ['teams_registered'],
    classes: [],
    school: ['students_joined', 'teams_registered'],
  }
  return await readOverTime(ctx, asked, 'registrations', flows[asked.area.kind], peopleOf(asked.area))
}

/** Returns page views and followed links over time; of one's own pages the views alone. One statement. */
export async function readVisits(ctx: Ctx, asked: Asked): Promise<Part> {
  const flows: Flow[] = asked.area.kind === 'all' ? ['page_views', 'links_followed'] : ['page_views']
  return await readOverTime(ctx, asked, 'visits', flows, visitsOf(ctx, asked.area))
}

async function readOverTime(ctx: Ctx, asked: Asked, name: PartName, flows: Flow[], source: Source | undefined): Promise<Part> {
  const { period, area } = asked
  const { rows: found } = source
    ? await sql<{ day: string; figure: string; amount: number }>`
        select f.day::text as day, f.figure, sum(f.amount)::float8 as amount from daily_figures f
        where f.tenant_id = ${ctx.tenantId} and f.dimension = ${source.dimension} and f.figure = any(${flows}::text[])
          and f.day between ${period.from}::date and ${period.to}::date and ${source.where}
        group by f.day, f.figure`.execute(ctx.db)
    : { rows: [] }
  const rows = bucketsOf(period).map(days => {
    const within = found.filter(row => row.day >= days.from && row.day <= days.to)
    const sumOf = (flow: Flow) => within.reduce((sum, row) => (row.figure === flow ? sum + row.amount : sum), 0)
    return { key: days.from, name: '', days, amounts: flows.map(flow => toAmount(flow, sumOf(flow), area.kind !== 'all')) }
  })
  return { name, columns: flows, rows, left: 0 }
}

/** Returns the pages that were opened most, of those that are the viewer's, or the links that were followed most. One statement. */
export async function readAddresses(ctx: Ctx, { area, period, limit }: Asked, name: 'pages' | 'links'): Promise<Part> {
  const figure: Flow = name === 'pages' ? 'page_views' : 'links_followed'
  const own = pagesOf(ctx, area) ?? sql`false`
  const { rows } = await sql<{ key: string; amount: number; total: number }>`
    select f.key, sum(f.amount)::float8 as amount, count(*) over ()::int as total from daily_figures f
    where f.tenant_id = ${ctx.tenantId} and f.dimension = ${name === 'pages' ? 'page' : 'link'} and f.figure = ${figure}
      and f.day between ${period.from}::date and ${period.to}::date and ${own}
    group by f.key order by amount desc, f.key limit ${limit}`.execute(ctx.db)
  return {
    name,
    columns: [figure],
    rows: rows.map(row => ({ key: row.key, name: row.key, amounts: [row.amount] })),
    left: (rows[0]?.total ?? 0) - rows.length,
  }
}
