import { Conflict, NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { type Area, areaOf, isUnset, PARTS_OF } from './area.ts'
import type { Asked, RolledUp } from './asked.ts'
import type { Part, PartName, Tile } from './dashboard.ts'
import { readFigures } from './figures.server.ts'
import { type Named, readNamed } from './parts.server.ts'
import { jakartaDay, type Period, readPeriod } from './period.ts'
import { findRollUp } from './roll-up.server.ts'
import { type OverTime, seriesOf, TILES_OF, toOverTime, toTiles } from './shown-figures.ts'
import { statisticsReason } from './texts.ts'

/** Rows of a chart on the page; the file has up to `ROWS_OF_FILE`. */
const ROWS_SHOWN = 15
const ROWS_OF_FILE = 5000

export interface Dashboard {
  area: Area['kind']
  /** No admin has said what is the viewer's own. */
  isUnset: boolean
  period: Period
  /** Null: nothing of the tenant has been counted yet, so that nothing can be shown. */
  rolled: RolledUp | null
  tiles: Tile[]
  parts: Part[]
}

/**
 * Returns the viewer's figures of the period in an address's query. Three statements, however many charts, days and rows there are: all but those of names over
 * the roll-ups alone. Throws as `requirePermission`.
 */
export async function readDashboard(ctx: Ctx, query: URLSearchParams): Promise<Dashboard> {
  const area = areaOf(ctx)
  const empty = { area: area.kind, isUnset: isUnset(area), period: periodOf(ctx, query), rolled: null, tiles: [], parts: [] }
  const rolled = empty.isUnset ? undefined : await findRollUp(ctx)
  if (!rolled) return empty
  const asked = { area, period: empty.period, rolled, limit: ROWS_SHOWN }
  const names = PARTS_OF[area.kind]
  const figures = await readFigures(ctx, asked, TILES_OF[area.kind])
  const named = await readNamed(ctx, asked, names.filter(isNamed))
  const parts = names.flatMap(name => (isNamed(name) ? (named.find(part => part.name === name) ?? []) : toOverTime(name, figures, asked)))
  return { ...empty, rolled, tiles: toTiles(figures, asked), parts }
}

/**
 * Returns all rows of one chart of the viewer's. Two statements. Throws as `requirePermission`, NotFound for a chart that they don't have, and Conflict if
 * nothing has been counted yet.
 */
export async function readPart(ctx: Ctx, query: URLSearchParams): Promise<{ part: Part; period: Period }> {
  const area = areaOf(ctx)
  const name = PARTS_OF[area.kind].find(one => one === query.get('part'))
  if (!name || isUnset(area)) throw new NotFound(statisticsReason('ChartMissing'))
  const rolled = await findRollUp(ctx)
  if (!rolled) throw new Conflict(statisticsReason('NotCountedYet'))
  const asked: Asked = { area, period: periodOf(ctx, query), rolled, limit: ROWS_OF_FILE }
  const part = isNamed(name)
    ? (await readNamed(ctx, asked, [name]))[0]
    : toOverTime(name, await readFigures(ctx, asked, seriesOf(name, area)), asked)
  if (!part) throw new Error('a chart that was asked for is read')
  return { part, period: asked.period }
}

function periodOf({ now }: Ctx, query: URLSearchParams): Period {
  return readPeriod(query, jakartaDay(now))
}

const OVER_TIME: readonly PartName[] = ['registrations', 'visits'] satisfies OverTime[]

function isNamed(name: PartName): name is Named {
  return !OVER_TIME.includes(name)
}
