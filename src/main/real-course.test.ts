import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { strToU8, zipSync } from 'fflate'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { publishAllChapters } from '#features/course-building/publish.server.ts'
import { COURSE_WORKS } from '#features/course-files/work.server.ts'
import { actOnImport, startImport } from '#features/imports/commands.server.ts'
import { importStep } from '#features/imports/import-step.ts'
import { getImport } from '#features/imports/queries.server.ts'
import { buildImportFile, importToolsOf } from '#features/imports/testing.ts'
import { workOn } from '#features/imports/work.server.ts'
import * as chapterShow from '#features/learning/pages/chapter-show.tsx'
import { joinCourse } from '#features/learning/testing.ts'
import { startTestDrive, type TestDrive } from '#features/media/testing.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { type AppModule, createAppVisitor } from '#page/testing-app.tsx'
import type { Ctx } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { handleJob } from '#platform/jobs/job.ts'
import { makeQueues } from '#platform/jobs/jobs.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { pages } from '../route-table.ts'

/** The manual of React Router (MIT), which its package ships as Markdown. */
const DOCS = join(dirname(fileURLToPath(import.meta.resolve('react-router/package.json'))), 'docs')
const database = openTestDatabase()
const app = createAppVisitor(database, pages)
// Named boundary: the module's loader is typed by React Router's build.
const player: AppModule = chapterShow
let tenant: TenantId
let drive: TestDrive
let ani: Enrolled

beforeAll(async () => {
  tenant = await database.createTenant()
  drive = await startTestDrive(database, tenant)
  ani = await enrol(database, tenant, 'Ani', ['admin'])
  await makeQueues(database.url, pino({ level: 'silent' }), [handleJob(importStep, async () => {})])
})
afterAll(() => drive.stop())

const as = async <T>(work: (ctx: Ctx) => Promise<T>) =>
  await database.asTenant(tenant, work, { viewer: await ani.viewer(), now: new Date() })
const work = (id: string) => workOn(importToolsOf(drive), tenant, id, new AbortController().signal, 120_000, COURSE_WORKS)

async function zipOfDocs(): Promise<Uint8Array> {
  const files: Record<string, Uint8Array> = {}
  for (const one of await readdir(DOCS, { recursive: true }))
    if (one.endsWith('.md')) files[`manual/${one}`] = strToU8(await readFile(join(DOCS, one), 'utf8'))
  return zipSync(files)
}

it('a manual of more than 50 chapters is uploaded, looked through, brought in and published; who takes part reads each chapter', async () => {
  const bytes = await zipOfDocs()
  const id = await as(async ctx => {
    const file = await buildImportFile(ctx, drive, ani.id, 'manual.zip', bytes)
    return await startImport(ctx, { file, source: 'course', origin: '' })
  })
  const classes = async () =>
    (await database.pool.query<{ id: string; slug: string }>('select id, slug from classes where tenant_id = $1', [tenant])).rows
  while ((await as(ctx => getImport(ctx, id))).state === 'reading') expect(await work(id)).toBe(true)
  // Looking through it changes nothing.
  expect(await classes()).toEqual([])
  await as(ctx => actOnImport(ctx, id, 'run'))
  while ((await as(ctx => getImport(ctx, id))).state === 'running') expect(await work(id)).toBe(true)
  expect(await as(ctx => getImport(ctx, id))).toMatchObject({ state: 'done' })
  const [course] = await classes()
  if (!course) throw new Error('no class came')
  // Pages of the manual that hold a title alone lack something, and stay drafts.
  const { published, left } = await as(ctx => publishAllChapters(ctx, course.id))
  expect(published.length).toBeGreaterThan(50)
  for (const { missing } of left) expect(missing).toEqual(['content.body'])
  await database.pool.query('update classes set published_at = $2 where id = $1', [course.id, new Date(0)])
  const budi = await enrol(database, tenant, 'Budi', ['student'])
  await as(ctx => joinCourse(ctx, budi.id, course.id))
  const { rows } = await database.pool.query<{ title: string; module: string; slug: string; isShown: boolean }>(
    `select h.title, m.slug as module, h.slug, h.published_at is not null as "isShown" from class_chapters h
     join class_modules m on m.tenant_id = h.tenant_id and m.id = h.module_id where h.tenant_id = $1 and m.class_id = $2`,
    [tenant, course.id],
  )
  expect(rows.length).toBe(published.length + left.length)
  const viewer = await budi.viewer()
  const faults: string[] = []
  for (const { title, module, slug, isShown } of rows) {
    const path = `/Courses/${course.slug}/module/${module}/chapter/${slug}`
    const page = await app.visit(player, path, { of: tenant, viewer, now: new Date() })
    const isRead = page.includes('data-chapter-kind="article"') && !page.includes('Isi bab ini belum ada')
    if (isShown ? !isRead : page !== '404') faults.push(`${title}: ${page.slice(0, 80)}`)
  }
  expect(faults).toEqual([])
}, 240_000)
