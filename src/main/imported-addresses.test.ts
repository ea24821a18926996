import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { actOnImport, startImport } from '#features/imports/commands.server.ts'
import { importStep } from '#features/imports/import-step.ts'
import { buildImportFile, importToolsOf, wordPressFile } from '#features/imports/testing.ts'
import { workOn } from '#features/imports/work.server.ts'
import { startTestDrive, type TestDrive } from '#features/media/testing.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import type { Ctx } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { handleJob } from '#platform/jobs/job.ts'
import { makeQueues } from '#platform/jobs/jobs.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestServer } from './testing-server.ts'

/* The address that a post had at its old site leads a reader of the new one to it, through the whole product. */
const database = openTestDatabase()
const server = openTestServer(database)
const HOST = 'pindah.localhost'
let tenant: TenantId
let drive: TestDrive
let ani: Enrolled

beforeAll(async () => {
  tenant = await database.createTenant('pindah')
  drive = await startTestDrive(database, tenant)
  ani = await enrol(database, tenant, 'Ani', ['admin'])
  await makeQueues(database.url, pino({ level: 'silent' }), [handleJob(importStep, async () => {})])
})
afterAll(() => drive.stop())

const as = async <T>(work: (ctx: Ctx) => Promise<T>) =>
  await database.asTenant(tenant, work, { viewer: await ani.viewer(), now: new Date() })
const work = async (id: string) => {
  while (!(await workOn(importToolsOf(drive), tenant, id, new AbortController().signal, 60_000)));
}
const ask = async (path: string) => {
  const { status, headers } = await server.ask(HOST, path)
  return [status, headers.location]
}

it('leads on from the old address of an imported post, in either language, until the import is undone', async () => {
  const posts = wordPressFile([
    { id: 1, slug: 'halo', content: 'Halo.', categories: ['Kabar'] },
    { id: 2, slug: 'draf', status: 'draft', link: 'https://lama.example/2019/05/draf/' },
  ])
  const file = await as(ctx => buildImportFile(ctx, drive, ani.id, 'lama.xml', posts))
  const id = await as(ctx => startImport(ctx, { file, source: 'wordpress', kind: 'articles', origin: '' }))
  await work(id)
  expect(await ask('/2019/05/halo/')).toEqual([404, undefined])
  await as(ctx => actOnImport(ctx, id, 'run'))
  await work(id)
  const { rows } = await database.pool.query("select id from posts where tenant_id = $1 and slug = 'halo'", [tenant])
  const here = `/Articles/kabar/Detail/${rows[0].id}/halo`
  expect(await ask('/2019/05/halo/')).toEqual([308, here])
  expect(await ask('/en/2019/05/Halo?utm_source=x')).toEqual([308, `/en${here}`])
  expect((await ask(here))[0]).toBe(200)
  // A draft's old address leads to where it will be.
  const [, draft] = await ask('/2019/05/draf/')
  expect((await ask(String(draft)))[0]).toBe(404)
  await as(ctx => actOnImport(ctx, id, 'undo'))
  await work(id)
  expect(await ask('/2019/05/halo/')).toEqual([404, undefined])
})
