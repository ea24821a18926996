import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { type Area, areaOf, isUnset, PARTS_OF } from './area.ts'
import type { Asked, RolledUp } from './asked.ts'
import type { Part, PartName, Tile } from './dashboard.ts'
import { readAddresses, readRegistrations, readVisits } from './flows.server.ts'
import { readBatches, readPrograms, readProvinces, readRoles, readSchools } from './parts.server.ts'
import { jakartaDay, type Period, readPeriod } from './period.ts'
import { findRollUp, rollUp } from './roll-up.server.ts'
import { statisticsReason } from './texts.ts'
import { readTiles } from './tiles.server.ts'

/** Rows of a chart on the page; the file has up to `ROWS_OF_FILE`. */
const ROWS_SHOWN = 15
const ROWS_OF_FILE = 5000

export interface Dashboard {
  area: Area['kind']
  /** No admin has said what is the viewer's own. */
  isUnset: boolean
  period: Period
  rolled: RolledUp
  tiles: Tile[]
  parts: Part[]
}

/**
 * Returns the viewer's figures of the period in an address's query. About a dozen statements, all but those of names over the roll-ups alone; the first visit of
 * a tenant without any counts the last sixty days. Throws as `requirePermission`.
 */
export async function readDashboard(ctx: Ctx, query: URLSearchParams): Promise<Dashboard> {
  const asked = await prepare(ctx, query, ROWS_SHOWN)
  const { area, period, rolled } = asked
  if (isUnset(area)) return { area: area.kind, isUnset: true, period, rolled, tiles: [], parts: [] }
  const tiles = await readTiles(ctx, asked)
  const parts = await Promise.all(PARTS_OF[area.kind].map(name => READERS[name](ctx, asked)))
  return { area: area.kind, isUnset: false, period, rolled, tiles, parts }
}

/** Returns all rows of one chart of the viewer's. Throws as `requirePermission`, and NotFound for a chart that they don't have. */
export async function readPart(ctx: Ctx, query: URLSearchParams): Promise<{ part: Part; period: Period }> {
  const asked = await prepare(ctx, query, ROWS_OF_FILE)
  const name = PARTS_OF[asked.area.kind].find(one => one === query.get('part'))
  if (!name || isUnset(asked.area)) throw new NotFound(statisticsReason('ChartMissing'))
  return { part: await READERS[name](ctx, asked), period: asked.period }
}

async function prepare(ctx: Ctx, query: URLSearchParams, limit: number): Promise<Asked> {
  const area = areaOf(ctx)
  let rolled = await findRollUp(ctx)
  if (!rolled) {
    await rollUp(ctx)
    rolled = await findRollUp(ctx)
  }
  if (!rolled) throw new Error('the figures were just counted')
  return { area, period: readPeriod(query, jakartaDay(ctx.now)), rolled, limit }
}

const READERS: Record<PartName, (ctx: Ctx, asked: Asked) => Promise<Part>> = {
  registrations: readRegistrations,
  visits: readVisits,
  provinces: readProvinces,
  schools: readSchools,
  programs: readPrograms,
  batches: readBatches,
  pages: (ctx, asked) => readAddresses(ctx, asked, 'pages'),
  links: (ctx, asked) => readAddresses(ctx, asked, 'links'),
  roles: readRoles,
}
