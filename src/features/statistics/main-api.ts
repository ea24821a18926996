import type { OpenAPIHono } from '@hono/zod-openapi'
import { toBatchAnswer, toBatchJson } from '#features/classes/batch-json.ts'
import { getActiveBatch, listActiveBatches } from '#features/classes/batches.server.ts'
import { COUNTERS, type Counter } from '#features/counters/counter.ts'
import { readCounters } from '#features/counters/counters.server.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { NotFound } from '#kit/errors.ts'
import { toAskedPage, toWholePage } from '#kit/page.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { CHARTS, CODING_LANGUAGES } from './chart.ts'
import { readChart, readRegistrarChart, readStudentChart } from './charts.server.ts'
import { recordCount } from './commands.server.ts'
import { mainContract } from './main-contract.ts'
import { listProvinceCounts, listProvinceScores } from './provinces.server.ts'
import { statisticsReason } from './texts.ts'

/** The endpoints of a tenant's counters: two of the services, and the main service. */
export function addMainRoutes(api: OpenAPIHono<ApiEnv>): void {
  addCounterRoutes(api)
  api.openapi(mainContract.statistics, async c =>
    c.json(toEnvelope({ counters: await readCounters(c.get('ctx')), charts: [...CHARTS] }), 200),
  )
  api.openapi(mainContract.provinces, async c => c.json(toEnvelope(toWholePage(await listProvinceCounts(c.get('ctx')))), 200))
  api.openapi(mainContract.provinceScores, async c => c.json(toEnvelope(toWholePage(await listProvinceScores(c.get('ctx')))), 200))
  api.openapi(mainContract.chart, async c => {
    const name = CHARTS.find(one => one === c.req.valid('param').name)
    if (!name) throw new NotFound(statisticsReason('ChartMissing'))
    return c.json(toEnvelope(await readChart(c.get('ctx'), name)), 200)
  })
  api.openapi(mainContract.students, async c => c.json(toEnvelope(await readStudentChart(c.get('ctx'))), 200))
  api.openapi(mainContract.registrars, async c => c.json(toEnvelope(await readRegistrarChart(c.get('ctx'))), 200))
  api.openapi(mainContract.extensions, c => c.json(toEnvelope(toWholePage([...CODING_LANGUAGES])), 200))
  api.openapi(mainContract.batches, async c => {
    const { page, pageSize } = c.req.valid('query')
    return c.json(toBatchAnswer(toAskedPage(await listActiveBatches(c.get('ctx'), { page, perPage: pageSize }), page)), 200)
  })
  api.openapi(mainContract.batch, async c =>
    c.json(toEnvelope(toBatchJson(await getActiveBatch(c.get('ctx'), c.req.valid('param').key))), 200),
  )
}

function addCounterRoutes(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(mainContract.counters, async c => c.json(toEnvelope(chosen(await readCounters(c.get('ctx')), c.req.valid('query'))), 200))
  api.openapi(mainContract.mainCounters, async c => c.json(toEnvelope(chosen(await readCounters(c.get('ctx')), c.req.valid('query'))), 200))
  api.openapi(mainContract.landing, async c => c.json(toEnvelope(await readCounters(c.get('ctx'))), 200))
  api.openapi(mainContract.record, async c => {
    await recordCount(c.get('ctx'), c.req.valid('json'))
    return c.json(toEnvelope(null), 201)
  })
}

/** Returns the counters whose flag is set; all if none is. */
function chosen(all: Record<Counter, number>, flags: Record<Counter, boolean>): Partial<Record<Counter, number>> {
  const wanted = COUNTERS.filter(counter => flags[counter])
  return Object.fromEntries((wanted.length > 0 ? wanted : COUNTERS).map(counter => [counter, all[counter]]))
}
