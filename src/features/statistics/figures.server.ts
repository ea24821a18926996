import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { peopleOf, type Source, visitsOf } from './area.ts'
import { type Asked, endOf } from './asked.ts'
import { type FigureRow, isFlow, isVisit } from './daily-figure.ts'
import type { TileName } from './dashboard.ts'

/** Returns the amounts of these figures in the viewer's area: what the tiles and the charts over time show. One statement, over the roll-ups alone. */
export async function readFigures(ctx: Ctx, asked: Asked, names: readonly TileName[]): Promise<FigureRow[]> {
  const groups: [Source | undefined, TileName[]][] = [
    [peopleOf(asked.area), names.filter(name => !isVisit(name))],
    [visitsOf(ctx, asked.area), names.filter(isVisit)],
  ]
  const parts = groups.flatMap(([source, figures]) => (source && figures.length > 0 ? amountsOf(ctx, asked, source, figures) : []))
  if (parts.length === 0) return []
  const { rows } = await sql<FigureRow>`${sql.join(parts, sql` union all `)}`.execute(ctx.db)
  return rows
}

function amountsOf(ctx: Ctx, asked: Asked, { dimension, where }: Source, figures: readonly TileName[]): RawBuilder<unknown>[] {
  const { period, rolled } = asked
  const rows = sql`from daily_figures f where f.tenant_id = ${ctx.tenantId} and f.dimension = ${dimension} and ${where}`
  const flows = figures.filter(isFlow)
  const stocks = figures.filter(name => !isFlow(name))
  return [
    ...(flows.length > 0
      ? [
          sql`select f.figure, case when f.day >= ${period.from}::date then f.day::text end as day, sum(f.amount)::float8 as amount ${rows}
            and f.figure = any(${flows}::text[]) and f.day between ${period.before.from}::date and ${period.to}::date group by 1, 2`,
        ]
      : []),
    ...(stocks.length > 0
      ? [
          sql`select f.figure, f.day::text as day, sum(f.amount)::float8 as amount ${rows}
            and f.figure = any(${stocks}::text[]) and f.day = any(${[endOf(period, rolled), endOf(period.before, rolled)]}::date[]) group by 1, 2`,
        ]
      : []),
  ]
}
