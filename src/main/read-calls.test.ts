import { beforeAll, describe, expect, it } from 'vitest'
import { buildClass } from '#features/classes/testing.ts'
import { arriveMember } from '#features/members/members.server.ts'
import { buildPost } from '#features/posts/testing.ts'
import { buildProgram } from '#features/programs/testing.ts'
import { loadRegions } from '#features/regions/commands.server.ts'
import { buildSchool, buildTeam } from '#features/schools/testing.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { type CallAsk, openTestCalls } from './testing-calls.ts'

const database = openTestDatabase()
const { ask, tokenOf } = openTestCalls(database)
const SERVICES = '/api/services/'
const NOW = new Date()
const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/) as string

let mine: TenantId
let theirs: TenantId
let token: string
let writing: string
let program: string
let ended: string
let career: string
let school: string

const read = async (path: string, of = mine) => {
  const { status, body } = await ask(path.startsWith('/') ? path : SERVICES + path, {
    of,
    token: of === mine ? token : await tokenOf(of, []),
  })
  return { status, message: body.message, data: body.data as Record<string, never> & { items: Record<string, unknown>[] } }
}
const write = (path: string, body: object, { method = 'POST', as = writing } = {}) =>
  ask(path.startsWith('/') ? path : SERVICES + path, { of: mine, token: as, method, json: body })

beforeAll(async () => {
  await loadRegions(database.pool)
  mine = await database.createTenant()
  theirs = await database.createTenant()
  token = await tokenOf(mine, [])
  writing = await tokenOf(mine, ['content:write', 'settings:write', 'mail:send'])
  await database.asTenant(
    mine,
    async ctx => {
      program = await buildProgram(ctx, { slug: 'pesilat', name: 'Pesilat', is_active: true, sponsor: 'aws' })
      ended = await buildProgram(ctx, { slug: 'usai', name: 'Usai', is_active: false })
      school = await buildSchool(ctx, { name: 'SMK Uji', city_code: '32.73', students: 120 })
      await ctx.db.insertInto('program_schools').values({ tenant_id: mine, program_id: program, school_id: school }).execute()
      await buildTeam(ctx, school, { program_id: program, score: 800 })
      await buildTeam(ctx, school, { program_id: program, score: 600, name: 'Regu Dua' })
      await buildClass(ctx, { code: 'WEB-1', slug: 'web-dasar', program_id: program, held_city_codes: ['31.71'] })
      await buildPost(ctx, { kind: 'podcasts', slug: 'siaran-satu', details: JSON.stringify({ number: 3, guest: 'Rani', minutes: 20 }) })
      career = newId()
      await ctx.db
        .insertInto('careers')
        .values({
          tenant_id: mine,
          id: career,
          slug: 'pt-uji',
          company: 'PT Uji',
          industry: 'Perangkat lunak',
          summary: 'Membuat perangkat lunak',
          content: JSON.stringify({ type: 'doc', content: [] }),
          published_at: NOW,
        })
        .execute()
      await ctx.db
        .insertInto('jobs')
        .values({
          tenant_id: mine,
          id: newId(),
          career_id: career,
          slug: 'penguji',
          title: 'Penguji',
          type: 'full-time',
          mode: 'remote',
          summary: 'Menguji',
          duties: ['Menguji'],
          requirements: [],
          published_at: NOW,
        })
        .execute()
    },
    { now: NOW },
  )
})

describe('the calls that read', () => {
  it.each([
    ['v1/career/list', 'pt-uji'],
    ['v1/career/job/list', 'penguji'],
    ['v1/podcast/list', 'siaran-satu'],
    ['v1/program/active', 'pesilat'],
    ['v1/program/aws', 'pesilat'],
  ])('%s lists what is the tenant’s, and nothing of another', async (path, slug) => {
    expect((await read(path)).data.items.map(one => one['slug'])).toEqual([slug])
    expect((await read(path, theirs)).data.items).toEqual([])
  })

  it('keep programs that run apart from those that ran', async () => {
    expect((await read('/api/catalog/programs')).data.items.map(one => one['slug'])).toEqual(['pesilat', 'usai'])
    expect((await read('/api/catalog/programs', theirs)).data.items).toEqual([])
    for (const name of ['usai', ended]) expect((await read(`v1/program/active/detail?slug=${name}`)).status).toBe(404)
  })

  it.each([
    'v1/class/active?page=&pageSize=&state=&level=&programIds=&search=&filter.type=&registrarCityIds=&heldCityIds=',
    'v1/class/webinar?page=&pageSize=&programIds=',
    'v1/career/list?page=&search=',
    'v1/career/job/list?careerId=&page=&type=&mode=&search=',
    'v1/program/leaderboards?programId=&page=',
    'v1/school/list?page=&search=',
    'v1/statistics/counter?alumni=&cities=',
  ])('%s: empty filters are none', async path => {
    const [bare = ''] = path.split('?')
    expect(await read(path)).toEqual(await read(bare))
  })

  it('give each class in a list its id, description and flags, as its overview does', async () => {
    const overview = (await read('v1/class/overview?slug=web-dasar')).data as unknown as Record<string, unknown>
    const fields = ['id', 'description', 'comingSoon', 'onRegistration', 'started', 'ended', 'state']
    const those = (one: Record<string, unknown> = {}) => fields.map(field => [field, one[field]])
    for (const list of ['active', 'recent']) expect(those((await read(`v1/class/${list}`)).data.items[0])).toEqual(those(overview))
    expect(overview['id']).toEqual(expect.any(String))
    const syllabus = { status: 200, data: { classroomId: overview['id'], modules: [] } }
    for (const key of [overview['id'], 'web-dasar', 'WEB-1', 'web-1'])
      expect(await read(`v1/class/syllabus?classroomId=${String(key)}`)).toMatchObject(syllabus)
    for (const key of ['web-dasar', overview['id']])
      expect((await read(`v1/class/syllabus?classroomId=${String(key)}`, theirs)).status).toBe(404)
  })

  it('serve the recent classes page by page, to their end', async () => {
    const of = await database.createTenant()
    await database.asTenant(of, async ctx => {
      for (let n = 0; n < 8; n++) await buildClass(ctx, { code: `K-${n}`, slug: `kelas-${n}` })
    })
    const seen: unknown[] = []
    for (let page = 1; page < 9; page++) {
      const { data } = await read(`v1/class/recent?page=${page}`, of)
      expect(data).toMatchObject({ page, perPage: 6, totalItems: 8, totalPages: 2 })
      if (data.items.length === 0) break
      seen.push(...data.items.map(one => one['code']))
    }
    expect([seen.length, new Set(seen).size]).toEqual([8, 8])
    expect((await read('v1/class/recent?pageSize=3&page=3', of)).data).toMatchObject({ perPage: 3, items: [{}, {}] })
  })

  it.each([
    'v1/class/active',
    'v1/class/webinar',
    'v1/career/list',
    'v1/career/job/list',
    'v1/program/active',
    'v1/program/aws',
    'v1/program/leaderboards',
    'v1/school/list',
    'v1/podcast/list',
    'v2/post/category',
    '/api/catalog/programs',
    '/api/catalog/active/mentors',
  ])('%s is empty past its end and keeps its totals', async path => {
    const { totalItems, totalPages } = (await read(path)).data
    expect((await read(`${path}?page=7`)).data).toMatchObject({ items: [], page: 7, totalItems, totalPages })
  })

  it('end lists of cohorts in the specification’s own shape, too, and know no province that is not there', async () => {
    expect((await read('v1/authorizer/cities?provinceId=00')).status).toBe(404)
    for (const path of ['/api/catalog/batch/active', '/api/main/statistic/batchs/active'])
      expect((await ask(`${path}?page=7`, { of: mine, token })).body).toMatchObject({ data: [], page: { current_page: 7, last_page: 1 } })
  })

  it.each([
    ['v1/career/job/list', 'careerId'],
    ['v1/program/schools', 'programId'],
    ['v1/program/leaderboards', 'programId'],
  ])('%s of what is not there, or is another tenant’s, is 404', async (path, name) => {
    expect((await read(`${path}?${name}=${newId()}`)).status).toBe(404)
    const theirsToo = name === 'programId' ? program : career
    expect([(await read(`${path}?${name}=${theirsToo}`)).status, (await read(`${path}?${name}=${theirsToo}`, theirs)).status]).toEqual([
      200, 404,
    ])
  })

  it('name mentors and the classes of a syllabus by their ids, and give a program its own logo, else a drawing', async () => {
    await database.asTenant(mine, async ctx => {
      const id = newId()
      const mentor = { tenant_id: mine, id, slug: 'rani', name: 'Rani', headline: 'Perancang', bio: 'Mengajar', expertise: [] }
      await ctx.db.insertInto('mentors').values(mentor).execute()
      const { id: one } = await ctx.db
        .selectFrom('classes')
        .select('id')
        .where('tenant_id', '=', mine)
        .where('code', '=', 'WEB-1')
        .executeTakeFirstOrThrow()
      await ctx.db.insertInto('class_mentors').values({ tenant_id: mine, class_id: one, mentor_id: id, position: 1 }).execute()
      await ctx.db
        .updateTable('programs')
        .set({ logo: '/files/logo.png' })
        .where('tenant_id', '=', mine)
        .where('id', '=', program)
        .execute()
    })
    expect((await read('/api/catalog/active/mentors?pageSize=5')).data.items).toMatchObject([{ id: uuid, classes: [{ id: uuid }] }])
    expect((await read('/api/catalog/silabus/pesilat')).data).toMatchObject({ logo: '/files/logo.png', classes: [{ id: uuid }] })
    const { items } = (await read('/api/catalog/programs?pageSize=5')).data
    expect(items).toMatchObject([{ logo: '/files/logo.png' }, { logo: '/art/program/usai.svg' }])
  })

  it('never show another API client the draft that a writer read', async () => {
    await database.asTenant(mine, async ctx => void (await buildPost(ctx, { kind: 'blog', slug: 'rahasia', published_at: null })))
    const path = `${SERVICES}v3/post/detail?kindSlug=blog&slug=rahasia`
    for (const [as, status] of [
      [writing, 200],
      [token, 404],
      [writing, 200],
      [token, 404],
    ] as const)
      expect((await ask(path, { of: mine, token: as })).status).toBe(status)
    expect((await ask(`${SERVICES}v3/post/list?kindSlug=blog&status=draft`, { of: mine, token })).status).toBe(403)
  })

  it('take a list with commas, given several times, or both', async () => {
    const many = [newId(), program, newId()]
    for (const query of [many.join(), many.join('&programIds='), `${many[0]},${many[1]}&programIds=${many[2]}`, `&programIds=${program}`]) {
      expect((await read(`v1/class/active?programIds=${query}`)).data.items.map(one => one['code'])).toEqual(['WEB-1'])
    }
    expect((await read('v1/class/active?heldCityIds=32.73&heldCityIds=31.71')).data.items).toHaveLength(1)
    expect((await read(`v1/class/active?programIds=${ended}`)).data.items).toEqual([])
    expect((await read(`v1/class/active?programIds=${program}&programIds=lain`)).status).toBe(422)
  })

  it.each([
    ['v1/career/list', 'Career'],
    ['v1/career/detail', 'Career'],
    ['v1/career/job/list', 'Job'],
    ['v1/career/job/detail', 'Job'],
  ])('begin every refusal of %s as the catalogue does', async (path, noun) => {
    const begins = new RegExp(`^Failed fetch list ${noun}: [A-Z]`)
    const [key, wrong] = path.endsWith('detail') ? ['slug=tidak-ada&id=tidak-ada', ''] : ['', 'page=1&page=2&careerId=x']
    const refusals: [number, string, CallAsk][] = [
      [401, key, { of: mine }],
      [422, wrong, { of: mine, token }],
      [404, `${key}&lmsId=lain`, { of: mine, token }],
      [400, `${key}&search=%00`, { of: mine, token }],
      [405, key, { of: mine, token, method: 'DELETE' }],
      [500, key, { of: 'bukan id' as TenantId, token }],
    ]
    for (const [status, query, asked] of refusals) {
      const answer = await ask(`${SERVICES}${path}?${query}`, asked)
      expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(begins)])
    }
  })

  it('begin messages about careers and jobs as the catalogue does, refusals too', async () => {
    expect((await read('v1/career/list')).message).toBe('Success fetch list Career: OK')
    expect((await read('v1/career/job/list')).message).toBe('Success fetch list Job: OK')
    expect(await read('v1/career/detail?slug=tidak-ada')).toMatchObject({
      status: 404,
      message: 'Failed fetch list Career: Perusahaan tidak ditemukan',
    })
    expect(await read(`v1/career/job/detail?id=${newId()}`)).toMatchObject({
      status: 404,
      message: 'Failed fetch list Job: Lowongan tidak ditemukan',
    })
    expect((await read('v1/career/detail?slug=PT-UJI')).data).toMatchObject({ company: 'PT Uji', openJobs: 1, jobs: [{ slug: 'penguji' }] })
  })

  it('answer details by slug and id, and 404 to other tenants', async () => {
    for (const path of [
      'v1/program/active/detail?slug=pesilat',
      '/api/catalog/silabus/pesilat',
      '/api/main/statistic/batchs/active/web-1',
      'v1/career/detail?slug=pt-uji',
    ]) {
      expect([path, (await read(path)).status, (await read(path, theirs)).status]).toEqual([path, 200, 404])
    }
    const [episode] = (await read('v1/podcast/list')).data.items
    const detail = await read(`v1/podcast/detail?id=${episode?.['id']}`)
    expect(detail.data).toMatchObject({ number: 3, guest: 'Rani', minutes: 20, audio: expect.stringMatching(/^\/audio\//) })
  })

  it('answer schools, teams in order, provinces and cities', async () => {
    expect((await read(`v1/program/schools?programId=${program}`)).data.items).toMatchObject([
      { name: 'SMK Uji', city: expect.stringMatching(/bandung/i) },
    ])
    expect((await read('v1/school/list?search=BANDUNG')).data.items).toHaveLength(1)
    expect((await read('v1/program/leaderboards')).data.items.map(one => [one['rank'], one['score']])).toEqual([
      [1, 800],
      [2, 600],
    ])
    const provinces = (await read('v1/authorizer/provinces')).data
    expect([provinces.items.length, provinces['totalPages']]).toEqual([38, 1])
    expect((await read('v1/authorizer/cities?provinceId=32')).data.items.find(one => one['id'] === '32.73')).toMatchObject({
      provinceId: '32',
    })
    expect((await read('v1/authorizer/cities')).status).toBe(422)
  })

  it('answer cohorts in the specification’s own shape', async () => {
    const { body } = await ask('/api/catalog/batch/active?pageSize=5', { of: mine, token })
    expect(body).toMatchObject({
      status: true,
      data: [{ code: 'WEB-1', programId: program }],
      page: { current_page: 1, last_page: 1 },
      data_count: { per_page: 5, total_data: 1 },
    })
  })

  it('refuse another tenant’s site id and lmsId', async () => {
    const site = { of: mine, token }
    expect((await ask('/api/main/statistics', { ...site, headers: { 'x-site-id': '1' } })).status).toBe(200)
    expect((await ask('/api/main/statistics', { ...site, headers: { 'x-site-id': '2' } })).status).toBe(404)
    expect((await ask(`${SERVICES}v1/class/recent?lmsId=${mine}`, site)).status).toBe(200)
    expect((await ask(`${SERVICES}v1/class/recent?lmsId=${theirs}`, site)).status).toBe(404)
    expect((await write('v1/statistics/record', { counter: 'alumni', amount: 1, lmsId: theirs })).status).toBe(404)
  })
})

describe('what a tenant counts', () => {
  it('is what its tables say, with what staff recorded; only the flags that are asked for', async () => {
    expect((await read('v1/statistics/counter')).data).toEqual({
      alumni: 0,
      cities: 2,
      cities_active: 2,
      cities_alumni: 0,
      schools: 1,
      schools_active: 1,
      schools_alumni: 0,
      students: 120,
      mentors: 0,
      programs: 1,
    })
    expect((await write('v1/statistics/record', { counter: 'alumni', amount: 5 }, { as: token })).status).toBe(403)
    for (const amount of [40, 250]) expect((await write('v1/statistics/record', { counter: 'alumni', amount })).status).toBe(201)
    expect((await read('v1/statistics/counter?alumni=true&schools=1&cities=false')).data).toEqual({ alumni: 250, schools: 1 })
    expect((await read('v1/statistics/counter?alumni=true', theirs)).data).toEqual({ alumni: 0 })
    expect((await write('v1/statistics/record', { counter: 'guru', amount: -1 })).body.errors).toHaveLength(2)
  })

  it('is drawn by name, province and month', async () => {
    expect((await read('/api/main/statistic/chart/classes-by-level')).data).toMatchObject({ series: [{ values: [1] }] })
    expect((await read('/api/main/statistic/chart/1')).status).toBe(404)
    expect((await read('/api/main/statistic/provincies')).data.items).toMatchObject([
      { id: '32', schools: 1, students: 120 },
      { id: '31', classes: 1 },
    ])
    expect((await read('/api/main/statistic/provincies/score')).data.items).toMatchObject([
      { id: '32', rank: 1, score: 800, teams: 2, schools: 1 },
    ])
    const months = (await read('/api/main/statistic/registrar/chart')).data as unknown as {
      labels: string[]
      series: { values: number[] }[]
    }
    expect([months.labels.length, months.series[1]?.values.at(-1)]).toEqual([12, 1])
    expect((await read('/api/main/ce/extensions')).data.items).toHaveLength(12)
  })
})

describe('a site’s settings', () => {
  it('are read by every API client of the tenant, and found under its names only', async () => {
    for (const name of ['v0', mine]) expect((await read(`${name}/cms/app/setting/title`)).data).toMatchObject({ key: 'title' })
    expect((await read(`${theirs}/cms/app/settings`)).status).toBe(404)
    expect((await read('v0/cms/app/setting/rahasia')).status).toBe(404)
  })

  it('are changed by right alone, all at once or not at all', async () => {
    expect((await write('v0/cms/app/settings', { title: 'X' }, { method: 'PUT', as: token })).status).toBe(403)
    expect((await write('v0/cms/app/settings', { title: 'Baru', layout: 7 }, { method: 'PUT' })).status).toBe(422)
    const changed = await write('v0/cms/app/settings', { title: 'Baru', css: { clr_primary: '#0b6e4f' } }, { method: 'PUT' })
    expect(changed.body.data).toMatchObject({ title: 'Baru', css: { clr_primary: '#0b6e4f', clr_dark: '#212529' } })
    const back = await write('v0/cms/app/setting/title', { value: null }, { method: 'PUT' })
    expect(back.body.data).toEqual({ key: 'title', value: 'Sanggar' })
  })
})

describe('a notification', () => {
  it('goes to members alone, each in a mail of their own', async () => {
    await database.asTenant(mine, ctx =>
      arriveMember(ctx, {
        issuer: 'x',
        subject: 'a',
        name: 'Siti',
        email: 'siti@contoh.id',
        isEmailVerified: true,
        lang: undefined,
        providerSession: null,
      }),
    )
    const mail = { subject: 'Kelas pindah', message: 'Besok di ruang 2.\n\nSampai jumpa.', path: '/Class/WEB-1' }
    expect((await write('/api/main/mailer/notify', { ...mail, to: ['siti@contoh.id'] }, { as: token })).status).toBe(403)
    const refused = await write('/api/main/mailer/notify', { ...mail, to: ['siti@contoh.id', 'orang@lain.id'] })
    expect([refused.status, refused.body.errors]).toEqual([422, [expect.objectContaining({ path: 'to.1' })]])
    expect((await write('/api/main/mailer/notify', { ...mail, to: ['SITI@contoh.id', 'siti@contoh.id'] })).body.data).toEqual({
      written: 1,
    })
    const { rows } = await database.pool.query('select to_address, text_body from mails where tenant_id = $1', [mine])
    expect(rows).toEqual([{ to_address: 'siti@contoh.id', text_body: expect.stringContaining('http://uji.localhost:3000/Class/WEB-1') }])
  })
})
