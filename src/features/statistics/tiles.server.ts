import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { type Area, peopleOf, type Source, visitsOf } from './area.ts'
import type { Asked } from './asked.ts'
import { toAmount } from './daily-figure.ts'
import type { Tile, TileName } from './dashboard.ts'

/** The figures of each area, in the page's order. */
const TILES_OF: Record<Area['kind'], readonly TileName[]> = {
  all: [
    'members',
    'students',
    'alumni',
    'mentors',
    'programs',
    'schools',
    'schools_active',
    'schools_alumni',
    'cities',
    'cities_active',
    'cities_alumni',
    'members_joined',
    'students_joined',
    'schools_registered',
    'teams_registered',
    'page_views',
    'links_followed',
  ],
  cities: ['schools', 'pupils', 'students_joined', 'schools_registered', 'teams_registered'],
  programs: ['schools', 'teams', 'teams_registered', 'page_views'],
  classes: ['page_views'],
  school: ['students_joined', 'teams_registered'],
}

const FLOWS: ReadonlySet<TileName> = new Set([
  'members_joined',
  'students_joined',
  'schools_registered',
  'teams_registered',
  'page_views',
  'links_followed',
])
const VISITS: ReadonlySet<TileName> = new Set(['page_views', 'links_followed'])

/** Returns the figures of the viewer's area, each with the one of the period before. One statement for each source, two at the most. */
export async function readTiles(ctx: Ctx, asked: Asked): Promise<Tile[]> {
  const names = TILES_OF[asked.area.kind]
  const groups: [Source | undefined, TileName[]][] = [
    [peopleOf(asked.area), names.filter(name => !VISITS.has(name))],
    [visitsOf(ctx, asked.area), names.filter(name => VISITS.has(name))],
  ]
  const found = new Map<string, { present: number; before: number }>()
  for (const [source, figures] of groups) {
    if (!source || figures.length === 0) continue
    for (const row of await sumFigures(ctx, asked, source, figures)) found.set(row.figure, row)
  }
  const { period, rolled, area } = asked
  const isPart = area.kind !== 'all'
  const isKnownBefore = period.before.to >= rolled.firstDay
  return names.map(name => {
    const { present, before } = found.get(name) ?? { present: 0, before: 0 }
    return { name, amount: toAmount(name, present, isPart), before: isKnownBefore ? toAmount(name, before, isPart) : null }
  })
}

async function sumFigures(ctx: Ctx, { period, rolled }: Asked, source: Source, figures: readonly TileName[]) {
  const { before } = period
  const flows = figures.filter(name => FLOWS.has(name))
  const stocks = figures.filter(name => !FLOWS.has(name))
  // Days that were not counted yet have what the last one had.
  const ends = [period.to, before.to].map(day => (day > rolled.lastDay ? rolled.lastDay : day))
  const { rows } = await sql<{ figure: string; present: number; before: number }>`
    select f.figure, coalesce(sum(f.amount) filter (where f.day >= ${period.from}::date), 0)::float8 as present,
      coalesce(sum(f.amount) filter (where f.day < ${period.from}::date), 0)::float8 as before
    from daily_figures f
    where f.tenant_id = ${ctx.tenantId} and f.dimension = ${source.dimension} and f.figure = any(${flows}::text[])
      and f.day between ${before.from}::date and ${period.to}::date and ${source.where}
    group by f.figure
    union all
    select f.figure, coalesce(sum(f.amount) filter (where f.day = ${ends[0]}::date), 0)::float8,
      coalesce(sum(f.amount) filter (where f.day = ${ends[1]}::date), 0)::float8
    from daily_figures f
    where f.tenant_id = ${ctx.tenantId} and f.dimension = ${source.dimension} and f.figure = any(${stocks}::text[])
      and f.day = any(${ends}::date[]) and ${source.where}
    group by f.figure`.execute(ctx.db)
  return rows
}
