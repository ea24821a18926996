import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { as, type Enrolled, enrol } from '#features/members/testing.ts'
import { buildProgram } from '#features/programs/testing.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import type { TenantId } from '#platform/db/ids.ts'
import { makeQueues } from '#platform/jobs/jobs.ts'
import { runJob } from '#platform/jobs/run-job.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { countFigures } from '../commands.server.ts'
import { PARTS } from '../dashboard.ts'
import { countFirstFigures } from '../jobs.ts'
import { PERIODS } from '../period.ts'
import { rollUp } from '../roll-up.server.ts'
import * as dashboard from './dashboard.tsx'
import * as csv from './part-csv.tsx'

const database = openTestDatabase()
const query = { period: PERIODS, from: 'text', to: 'text', part: PARTS } as const
const route = (path: string, name: string) => ({ path, name, isPersonal: true, query })
const visitor = createAppVisitor(database, [
  route('/Studio/Statistics', 'Studio-Statistics'),
  route('/Studio/Statistics.csv', 'Studio-Statistics-csv'),
])

const tools = { pool: database.pool, log: pino({ level: 'silent' }) }
let tenant: TenantId
let admin: Enrolled
let student: Enrolled
let mentor: Enrolled

beforeAll(async () => {
  await makeQueues(database.url, tools.log, [countFirstFigures(tools)])
  tenant = await database.createTenant()
  admin = await enrol(database, tenant, 'Ani', ['admin'])
  student = await enrol(database, tenant, 'Siti', ['student'])
  mentor = await enrol(database, tenant, 'Budi', ['mentor'])
  await database.asTenant(tenant, ctx => buildProgram(ctx, { name: '=HYPERLINK("http://jahat.id")' }))
  await database.asTenant(tenant, rollUp)
})

describe('the page of statistics', () => {
  it('refuses who may see none', async () => {
    expect(await visitor.visit(dashboard, '/Studio/Statistics', await as(student, tenant))).toBe('403')
  })

  it('shows figures, charts with their tables, and why a chart is empty', async () => {
    const html = await visitor.show(dashboard, '/Studio/Statistics?period=7', await as(admin, tenant))
    expect(html).toContain('Angka utama')
    expect(html).toContain('role="img"')
    expect(html).toContain('Anggota baru')
    expect(html).toContain('/Studio/Statistics.csv?part=registrations&amp;period=7')
    expect(html).toContain('Belum ada sekolah yang dikonfirmasi.')
    expect(html).not.toContain('<text')
  })

  it('says that dates make no period, and shows the last 30 days', async () => {
    const html = await visitor.show(dashboard, '/Studio/Statistics?period=own&from=2026-05-02&to=2026-05-01', await as(admin, tenant))
    expect(html).toContain('Tanggal itu tidak bisa dipakai')
  })

  it('says that nothing is counted yet, and has it counted by a job, once', async () => {
    const fresh = await database.createTenant()
    const ani = await enrol(database, fresh, 'Ani', ['admin'])
    const jobs = async () =>
      (await database.pool.query(`select data from jobs.job where name = $1 and data->>'tenantId' = $2`, [countFigures.name, fresh])).rows
    for (const address of ['/Studio/Statistics?period=7', '/Studio/Statistics']) {
      const html = await visitor.show(dashboard, address, await as(ani, fresh))
      expect(html).toContain('Angkanya sedang dihitung')
      expect(html).not.toContain('Angka utama')
    }
    const [job, ...others] = await jobs()
    expect(others).toEqual([])
    await runJob(tools, countFirstFigures(tools), job.data, AbortSignal.timeout(60_000))
    expect(await visitor.show(dashboard, '/Studio/Statistics', await as(ani, fresh))).toContain('Angka utama')
    expect(await jobs()).toHaveLength(1)
  })

  it('tells a mentor without a class of theirs what to do', async () => {
    expect(await visitor.show(dashboard, '/Studio/Statistics', await as(mentor, tenant))).toContain('Minta admin mengaturnya')
  })
})

describe('the file of a chart', () => {
  const load = async (who: Enrolled, part: string) => {
    const answers: unknown[] = []
    const module = {
      default: () => null,
      loader: async (args: Parameters<typeof csv.loader>[0]) => {
        const response = await csv.loader(args)
        answers.push(response.headers.get('content-disposition'), await response.text())
        return null
      },
    }
    const said = await visitor.visit(module, `/Studio/Statistics.csv?part=${part}`, await as(who, tenant))
    return answers.length > 0 ? answers : said
  }

  it('is refused to others, and for a chart that is not theirs', async () => {
    expect(await load(student, 'roles')).toBe('403')
    expect(await load(mentor, 'roles')).toBe('404')
  })

  it('has the chart’s rows, and no cell that a spreadsheet takes for a formula', async () => {
    const [name, text] = await load(admin, 'programs')
    expect(name).toMatch(/statistics-programs-/)
    expect(text).toContain('Program,Sekolah,Tim,Tim mendaftar\r\n')
    expect(text).not.toMatch(/(^|,|")=HYPERLINK/m)
    expect(text).toContain("'=HYPERLINK")
  })
})
