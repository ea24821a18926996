import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildClass } from '#features/classes/testing.ts'
import { type Ctx, createCtx } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openScope } from '#platform/db/scope.ts'
import { TenantCache } from '#platform/db/tenant-cache.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { CHARTS } from './chart.ts'
import { readChart, readRegistrarChart, readStudentChart } from './charts.server.ts'
import { listProvinceCounts, listProvinceScores } from './provinces.server.ts'

const database = openTestDatabase()
const cache = new TenantCache()
let mine: TenantId

beforeAll(async () => {
  mine = await database.createTenant()
})

/** Runs a read as a call does, and counts its statements. */
async function read<T>(work: (ctx: Ctx) => Promise<T>): Promise<{ answer: T; statements: number }> {
  const scope = openScope(database.pool, { tenantId: mine })
  const log = pino({ level: 'silent' })
  const cached: Ctx['cached'] = (name, on, load) => cache.get(mine, name, on, load)
  const answer = await work(createCtx({ db: scope.db, tenantId: mine, log, cached }))
  await scope.commit()
  return { answer, statements: scope.statements() }
}

describe('a chart', () => {
  const readers: [string, (ctx: Ctx) => Promise<object>][] = [
    ...CHARTS.map((name): [string, (ctx: Ctx) => Promise<object>] => [name, ctx => readChart(ctx, name)]),
    ['students', readStudentChart],
    ['registrar', readRegistrarChart],
    ['provinces', listProvinceCounts],
    ['scores of provinces', listProvinceScores],
  ]
  it.each(readers)('%s is read once, and told from memory then', async (_name, work) => {
    const first = await read(work)
    const again = await read(work)
    expect([first.statements > 0, again.statements]).toEqual([true, 0])
    expect(again.answer).toEqual(first.answer)
  })

  it('is another one as soon as what it shows changes', async () => {
    const total = async () => (await read(ctx => readChart(ctx, 'classes-by-level'))).answer.series[0]?.values.length
    const before = await total()
    await database.asTenant(mine, ctx => buildClass(ctx, { published_at: new Date('2020-01-01') }))
    expect(await total()).toBe(before)
    cache.drop({ tenantId: mine, tags: ['posts'] })
    expect(await total()).toBe(before)
    cache.drop({ tenantId: mine, tags: ['classes'] })
    expect(await total()).toBe((before ?? 0) + 1)
  })
})
