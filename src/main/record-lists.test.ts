import { RouterContextProvider } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import * as careerCsv from '#features/careers/pages/career-csv.tsx'
import * as careerList from '#features/careers/pages/career-list.tsx'
import { careerRecords } from '#features/careers/records.server.ts'
import * as categoryCsv from '#features/categories/pages/category-csv.tsx'
import * as categoryList from '#features/categories/pages/category-list.tsx'
import { categoryRecords } from '#features/categories/records.server.ts'
import { as, type Enrolled, enrol, outsiders } from '#features/members/testing.ts'
import * as mentorCsv from '#features/mentors/pages/mentor-csv.tsx'
import * as mentorList from '#features/mentors/pages/mentor-studio-list.tsx'
import { mentorRecords } from '#features/mentors/records.server.ts'
import * as portfolioCsv from '#features/portfolios/pages/portfolio-csv.tsx'
import * as portfolioList from '#features/portfolios/pages/portfolio-list.tsx'
import { portfolioRecords } from '#features/portfolios/records.server.ts'
import * as programCsv from '#features/programs/pages/program-csv.tsx'
import * as programList from '#features/programs/pages/program-studio-list.tsx'
import { programRecords } from '#features/programs/records.server.ts'
import * as questionCsv from '#features/questions/pages/question-csv.tsx'
import * as questionList from '#features/questions/pages/question-list.tsx'
import { questionRecords } from '#features/questions/records.server.ts'
import type { RecordKind, Work } from '#features/records/record-kind.ts'
import { listRecordRows, type RecordRowFilter } from '#features/records/rows.server.ts'
import { saveRecord } from '#features/records/write.server.ts'
import * as schoolCsv from '#features/schools/pages/school-csv.tsx'
import * as schoolList from '#features/schools/pages/school-list.tsx'
import { schoolRecords } from '#features/schools/records.server.ts'
import { setPageArgs } from '#page/page.server.ts'
import { createRequests, type VisitOptions } from '#page/testing.ts'
import { type AppModule, createAppVisitor } from '#page/testing-app.tsx'
import type { Ctx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { multiplyRow, watchReads } from '#platform/testing/plans.ts'
import { pages as table } from '../route-table.ts'

/* The studio's lists of records: what all of them share. */
const database = openTestDatabase()
const { show, submit, visit } = createAppVisitor(database, table)
const open = createRequests(database, table)

type CsvModule = Pick<typeof careerCsv, 'loader'>
const doc = { type: 'doc', content: [] }
const LISTS: [path: string, AppModule, CsvModule, RecordKind, Work][] = [
  [
    '/Studio/Careers',
    careerList,
    careerCsv,
    careerRecords,
    { company: 'Cetak Jaya', industry: 'Cetak', summary: 'x', content: doc, lang: 'id', translations: {} },
  ],
  ['/Studio/Questions', questionList, questionCsv, questionRecords, { question: 'Kapan?', answer: 'Nanti', place: 'all' }],
  ['/Studio/Programs', programList, programCsv, programRecords, { name: 'Sekolah Digital', summary: 'x', content: doc, isActive: true }],
  [
    '/Studio/Mentors',
    mentorList,
    mentorCsv,
    mentorRecords,
    { name: 'Budi', headline: 'Guru', bio: 'x', expertise: ['TIK', 'Seni'], links: [] },
  ],
  ['/Studio/Schools', schoolList, schoolCsv, schoolRecords, { name: 'SMK 1', cityId: '32.73', npsn: null, students: 10, type: 'smk' }],
  [
    '/Studio/Portfolios',
    portfolioList,
    portfolioCsv,
    portfolioRecords,
    {
      title: 'Pelatihan',
      kind: 'Pelatihan',
      summary: 'x',
      content: doc,
      type: 'corporate',
      clientName: 'PT',
      heldOn: '2026-01-31',
      batches: [],
      images: [],
      photos: [],
    },
  ],
  ['/Studio/Categories', categoryList, categoryCsv, categoryRecords, { name: 'Kabar', kind: 'news' }],
]

let tenant: TenantId
let admin: Enrolled
let writer: Enrolled
let company: Enrolled

beforeAll(async () => {
  tenant = await database.createTenant()
  await database.pool.query(`insert into regions.provinces (code, name) values ('32', 'Jawa Barat')`)
  await database.pool.query(`insert into regions.cities (code, province_code, name) values ('32.73', '32', 'Kota Bandung')`)
  admin = await enrol(database, tenant, 'Ayu', ['admin'])
  writer = await enrol(database, tenant, 'Rani', ['writer'])
  company = await enrol(database, tenant, 'Indra', ['industry'])
})

async function run<T>(who: Enrolled, work: (ctx: Ctx) => Promise<T>, of = tenant): Promise<T> {
  return await database.asTenant(of, work, { viewer: await who.viewer(), now: TEST_NOW })
}

/** Makes records that differ in their titles. */
async function make(kind: RecordKind, work: Work, titles: readonly string[], who = admin): Promise<string[]> {
  const ids = titles.map(() => newId())
  for (const [at, id] of ids.entries())
    await run(who, ctx => saveRecord(ctx, kind, { id, base: 0, work: { ...work, slug: null, [kind.title]: titles[at] } }))
  return ids
}

async function csvOf(module: CsvModule, address: string, options: VisitOptions): Promise<string> {
  const request = open(address, options)
  const context = new RouterContextProvider()
  setPageArgs(context, request.args)
  try {
    const args = { context, request: new Request(request.url), params: {} }
    return await (await module.loader(args as unknown as Parameters<typeof module.loader>[0])).text()
  } finally {
    await request.commit()
  }
}

/** A bulk form with these rows selected. */
const chosen = (form: string, ids: readonly (string | undefined)[]): [string, string][] => [
  ['form', form],
  ...ids.map((id): [string, string] => ['ids', id ?? '']),
]
const rowsOf = async (kind: string) =>
  (await database.pool.query<{ id: string }>(`select id from ${kind} where tenant_id = $1`, [tenant])).rows.map(({ id }) => id)

describe('the lists of records', () => {
  it.each(LISTS)('%s leads nobody to the way in, is not there for strangers, and closed to who may not write', async (path, list) => {
    for (const [viewer, status] of await outsiders(database, tenant)) {
      // Companies write careers, leads and mentors their own: those are tested in their features.
      if (status === 403) continue
      const expected = viewer.kind === 'nobody' ? `302 /Login?to=${encodeURIComponent(path)}` : String(status)
      expect(await visit(list, path, { of: tenant, viewer }), path).toBe(expected)
    }
    const student = await enrol(database, tenant, `Siswa ${path}`, ['student'])
    expect(await visit(list, path, await as(student, tenant))).toBe('403')
    for (const form of ['publish', 'withdraw', 'delete', 'save-view']) {
      const answer = await submit(list, path, { form, ids: newId(), viewName: 'x' }, await as(student, tenant))
      // A kind without publication has no such form.
      expect(['403', '400']).toContain(answer)
    }
  })

  it.each(LISTS)('%s.csv is closed to who may not write', async (path, _list, csv) => {
    const student = await enrol(database, tenant, `Murid ${path}`, ['student'])
    await expect(csvOf(csv, `${path}.csv`, await as(student, tenant))).rejects.toMatchObject({ init: { status: 403 } })
    await expect(csvOf(csv, `${path}.csv`, { of: tenant, viewer: { kind: 'stranger', app: null } })).rejects.toMatchObject({
      init: { status: 404 },
    })
  })

  it.each(LISTS)(
    '%s moves several to the bin at once and brings them back, none of another tenant',
    async (path, list, _csv, kind, work) => {
      const ids = await make(kind, work, ['Satu buang', 'Dua buang'])
      const foreign = newId()
      const before = (await rowsOf(kind.table)).sort()
      const options = await as(admin, tenant)
      const refused = await submit(list, path, chosen('delete', [...ids, foreign]), options)
      expect(refused).toContain('Tidak ada yang diubah')
      expect((await rowsOf(kind.table)).sort()).toEqual(before)
      const many = Array.from({ length: 101 }, newId)
      expect(await submit(list, path, chosen('delete', many), options)).toContain('Paling banyak 100 baris')
      expect(await submit(list, path, { form: 'delete' }, options)).toContain('Pilih setidaknya satu baris')
      const answer = await submit(list, path, chosen('delete', ids), options)
      expect(answer).toMatch(/^303 \/Studio\/\w+\?done=binned&batch=[0-9a-f-]{36}&count=2$/)
      expect(await rowsOf(kind.table)).toHaveLength(before.length - 2)
      const batch = /batch=([0-9a-f-]+)/.exec(answer)?.[1] ?? ''
      expect(await submit(list, path, { form: 'undo', batch }, options)).toContain('done=undone')
      expect((await rowsOf(kind.table)).sort()).toEqual(before)
    },
  )

  it.each(LISTS)('%s and its file are searched, ordered and read page by page', async (path, list, csv, kind, work) => {
    const names = ['Zeta uji%', 'alfa uji%', 'Beta uji%']
    await make(kind, work, names)
    const options = await as(admin, tenant)
    const html = await show(list, `${path}?search=${encodeURIComponent('uji%')}&sort=name`, options)
    const places = ['alfa uji%', 'Beta uji%', 'Zeta uji%'].map(name => html.indexOf(`>${name}<`))
    expect(places.every((at, index) => at > (places[index - 1] ?? 0))).toBe(true)
    expect(html).toContain(`href="${path}.csv?search=uji%25&amp;sort=name"`)
    const text = await csvOf(csv, `${path}.csv?search=${encodeURIComponent('uji%')}&sort=-name`, options)
    const lines = text.trim().split('\r\n')
    expect(lines[0]).toMatch(/^\ufeff?id,.*,status,updatedAt$/)
    expect(lines.slice(1).map(line => names.find(name => line.includes(name)))).toEqual(['Zeta uji%', 'Beta uji%', 'alfa uji%'])
    for (const sort of ['name', '-updated', 'place']) {
      const filter: RecordRowFilter = { search: 'uji%', sort }
      const first = await run(admin, ctx => listRecordRows(ctx, kind, filter, { perPage: 2 }))
      const second = await run(admin, ctx => listRecordRows(ctx, kind, filter, { perPage: 2, after: first.after ?? '' }))
      const back = await run(admin, ctx => listRecordRows(ctx, kind, filter, { perPage: 2, before: second.before ?? '' }))
      const ids = [...first.items, ...second.items].map(one => one.id)
      expect([new Set(ids).size, second.after, back.items.map(one => one.id)]).toEqual([3, null, ids.slice(0, 2)])
    }
  })
})

describe('bulk acts on employers', () => {
  const path = '/Studio/Careers'
  const work = LISTS[0]?.[4] ?? {}

  it('are refused without the right, and name the first record that is refused', async () => {
    const [own] = await make(careerRecords, work, ['Milik Indra'], company)
    const [ranis] = await make(careerRecords, work, ['Milik Rani'], writer)
    const options = await as(company, tenant)
    expect(await submit(careerList, path, chosen('publish', [own ?? '']), options)).toBe('403')
    expect(await submit(careerList, path, chosen('withdraw', [own ?? '']), options)).toBe('403')
    const refused = await submit(careerList, path, chosen('delete', [own ?? '', ranis ?? '']), options)
    expect(refused).toContain('Tidak ada yang diubah')
    // What others named theirs is not said.
    expect(refused).not.toContain('Milik Rani')
    expect(await rowsOf('careers')).toEqual(expect.arrayContaining([own, ranis]))
    const html = await show(careerList, path, options)
    expect([html.includes('Milik Indra'), html.includes('Milik Rani')]).toEqual([true, false])
  })

  it('publish and withdraw several, and leave alone what is so already', async () => {
    const ids = await make(careerRecords, work, ['Terbit satu', 'Terbit dua'], writer)
    const options = await as(writer, tenant)
    const shown = async () =>
      (await database.pool.query('select count(published_at)::int as shown from careers where id = any($1)', [ids])).rows[0]?.shown
    expect(await submit(careerList, path, chosen('publish', [...ids, newId()]), options)).toContain('Tidak ada yang diubah')
    expect(await shown()).toBe(0)
    expect(await submit(careerList, `${path}?state=draft`, chosen('publish', ids), options)).toBe(
      '303 /Studio/Careers?state=draft&done=published',
    )
    expect(await shown()).toBe(2)
    expect(await submit(careerList, path, chosen('publish', ids), options)).toContain('done=published')
    expect(await submit(careerList, path, chosen('withdraw', ids), options)).toContain('done=withdrawn')
    expect(await shown()).toBe(0)
    const audit = await database.pool.query(
      `select count(*)::int as lines from audit_log where tenant_id = $1 and details ->> 'what' = 'career.published' and subject like 'career/terbit-%'`,
      [tenant],
    )
    expect(audit.rows[0]?.lines).toBe(2)
  })
})

describe('with many rows a list reads its own page alone:', () => {
  const MANY = 3000
  const MAX_READ = 80
  let many: TenantId
  let viewer: Awaited<ReturnType<Enrolled['viewer']>>

  beforeAll(async () => {
    many = await database.createTenant()
    viewer = await (await enrol(database, many, 'Banyak', ['admin'])).viewer()
    for (const [, , , kind, work] of LISTS) {
      const id = newId()
      await database.asTenant(many, ctx => saveRecord(ctx, kind, { id, base: 0, work: { ...work, slug: null } }), { viewer, now: TEST_NOW })
      await multiplyRow(database.pool, kind.table, { tenantId: many, id }, MANY, {
        id: 'gen_random_uuid()',
        ...(kind.slugWithin && { slug: "r.slug || '-' || n" }),
        ...(kind.hasOrder && { position: 'n' }),
        [kind.title === 'company' ? 'company' : kind.title]: `r.${kind.title} || ' ' || n`,
        updated_at: "r.updated_at - n * interval '1 minute'",
        ...(kind.table === 'portfolios' && { held_on: 'r.held_on - n' }),
      })
    }
    await database.pool.query('vacuum analyze')
  }, 120_000)

  it.each(LISTS)('%s', async (_path, _list, _csv, kind) => {
    const sorts = ['name', '-name', 'updated', '-updated', ...(kind.hasOrder ? ['place'] : []), ...Object.keys(kind.sorts ?? {}), undefined]
    for (const sort of sorts) {
      let after: string | null = null
      const statements = await watchReads(database.pool, () =>
        database.asTenant(
          many,
          async ctx => {
            ;({ after } = await listRecordRows(ctx, kind, { sort }, { perPage: 25 }))
            await listRecordRows(ctx, kind, { sort }, { perPage: 25, after: after ?? '' })
          },
          { viewer },
        ),
      )
      const tooMany = statements.flatMap(one => Object.entries(one.read)).filter(([, rows]) => rows > MAX_READ)
      expect([sort, after !== null, tooMany]).toEqual([sort, true, []])
    }
  })
})
