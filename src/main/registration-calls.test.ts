import { beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '#features/accounts/engine/rate-limits.server.ts'
import { buildPost } from '#features/posts/testing.ts'
import { arrive, CHILD } from '#features/privacy/testing.ts'
import { buildProgram } from '#features/programs/testing.ts'
import { loadRegions } from '#features/regions/commands.server.ts'
import { buildSchool, buildTeam } from '#features/schools/testing.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestCalls } from './testing-calls.ts'

const database = openTestDatabase()
const { ask, tokenOf } = openTestCalls(database)
const SERVICES = '/api/services/'
const NOW = new Date()

let mine: TenantId
let theirs: TenantId
let token: string
let program: string
let overProgram: string
let theirProgram: string
let theirSchool: string
let theirPost: { id: string; slug: string }
let post: { id: string; slug: string }

const contact = { contactName: 'Bu Rina Ünal', contactRole: 'Guru RPL', contactEmail: 'rina@smk.example', contactPhone: '0812-3456-7890' }
const school = { name: 'SMK Nusa Bahari', npsn: '20512345', cityId: '32.73', students: 640, ...contact }
const team = { name: 'Regu Ombak', npsn: '20512345', members: ['Ayu', 'Budi', 'Cik Ñusa 王'], ...contact }
const appointment = { name: 'Pak Dodi', email: 'dodi@kantor.example', topic: 'Pelatihan guru', consent: true }

const send = (path: string, json: object, more: { as?: string; of?: TenantId; from?: string; accessToken?: string } = {}) =>
  ask(SERVICES + path, {
    of: more.of ?? mine,
    token: more.as ?? token,
    json,
    ...(more.from && { clientAddress: more.from }),
    ...(more.accessToken && { headers: { authorization: more.accessToken } }),
  })
const register = (body: object, more = {}) => send('v1/school/register', body, more)
const demo = (email: string, more: { tenant?: string; from?: string; as?: string } = {}) =>
  ask(`${SERVICES}${more.tenant ?? 'v0'}/cms/app/request-demo?email=${encodeURIComponent(email)}`, {
    of: mine,
    ...(more.as !== '' && { token }),
    ...(more.from && { clientAddress: more.from }),
  })
const rows = async (sql: string, values: unknown[] = []) => (await database.pool.query(sql, values)).rows as Record<string, unknown>[]
const paths = (answer: Awaited<ReturnType<typeof ask>>) => answer.body.errors?.map(error => error.path)

beforeAll(async () => {
  await loadRegions(database.pool)
  mine = await database.createTenant()
  theirs = await database.createTenant()
  token = await tokenOf(mine, [])
  const options = { now: NOW }
  await database.asTenant(
    mine,
    async ctx => {
      program = await buildProgram(ctx, { slug: 'liga' })
      overProgram = await buildProgram(ctx, { slug: 'lalu', is_active: false })
      post = await buildPost(ctx)
    },
    options,
  )
  await database.asTenant(
    theirs,
    async ctx => {
      theirProgram = await buildProgram(ctx, { slug: 'sana' })
      theirSchool = await buildSchool(ctx, { npsn: '77777777' })
      theirPost = await buildPost(ctx)
    },
    options,
  )
})

describe('POST v1/school/register', () => {
  it('is refused without an app token, or with another tenant’s', async () => {
    expect((await register(school, { as: '' })).status).toBe(401)
    expect((await register(school, { as: await tokenOf(theirs, []) })).status).toBe(401)
    expect(await rows('select from schools where tenant_id = $1', [mine])).toEqual([])
  })

  it.each<[string, object, string]>([
    ['no name', { name: '' }, 'name'],
    ['a name of signs', { name: '…!' }, 'name'],
    ['a name that is too long', { name: 'a'.repeat(121) }, 'name'],
    ['a name that can’t be seen', { name: '\u200b\u202e\u0007' }, 'name'],
    ['seven digits', { npsn: '2051234' }, 'npsn'],
    ['nine digits', { npsn: '205123456' }, 'npsn'],
    ['a NIK in place of the NPSN', { npsn: '3273010101010001' }, 'npsn'],
    ['a NIK in a name', { contactName: 'Rina 3273 0101 0101 0001' }, 'contactName'],
    ['a NISN in a name', { contactName: 'Rina 0051234567' }, 'contactName'],
    ['no role', { contactRole: ' ' }, 'contactRole'],
    ['two addresses', { contactEmail: 'a@b.example,c@d.example' }, 'contactEmail'],
    ['a long name before the @', { contactEmail: `${'a'.repeat(65)}@b.example` }, 'contactEmail'],
    ['a foreign number', { contactPhone: '+1 202 555 0143' }, 'contactPhone'],
    ['a fraction of a pupil', { students: 1.5 }, 'students'],
    ['fewer than none', { students: -1 }, 'students'],
    ['more pupils than a school has', { students: 20_001 }, 'students'],
    ['a city that there is not', { cityId: '99.99' }, 'cityId'],
    ['a city by its name', { cityId: 'Bandung' }, 'cityId'],
    ['no id of a program', { programId: 'liga' }, 'programId'],
    ['a language that we do not write', { lang: 'fr' }, 'lang'],
  ])('refuses %s beside the field', async (_, wrong, path) => {
    const answer = await register({ ...school, ...wrong })
    expect([answer.status, paths(answer)]).toEqual([422, [path]])
    expect(await rows('select from schools where tenant_id = $1', [mine])).toEqual([])
  })

  it('finds no program of another tenant, and none that is over', async () => {
    for (const programId of [theirProgram, overProgram, newId()]) {
      const answer = await register({ ...school, programId })
      expect([answer.status, paths(answer)]).toEqual([404, ['programId']])
    }
  })

  it('keeps a school that nobody sees yet, with its contact, and writes to them', async () => {
    const answer = await register({ ...school, programId: program })
    expect([answer.status, answer.body.data]).toEqual([
      201,
      { id: expect.any(String), slug: 'smk-nusa-bahari-20512345', name: 'SMK Nusa Bahari' },
    ])
    expect(await rows('select name, students, confirmed_at from schools where tenant_id = $1', [mine])).toEqual([
      { name: 'SMK Nusa Bahari', students: 640, confirmed_at: null },
    ])
    expect(await rows('select name, role, email, phone, team_id, consent from school_contacts')).toEqual([
      { name: 'Bu Rina Ünal', role: 'Guru RPL', email: 'rina@smk.example', phone: '6281234567890', team_id: null, consent: null },
    ])
    expect(await rows('select template, to_address from mails where tenant_id = $1', [mine])).toEqual([
      { template: 'league.received', to_address: 'rina@smk.example' },
    ])
    const list = await ask(`${SERVICES}v1/school/list`, { of: mine, token })
    expect(list.body.data).toMatchObject({ totalItems: 0 })
  })

  it('takes the very same again as the one it is, also at the same time, and writes once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => register({ ...school, programId: program })))
    expect(new Set(answers.map(answer => JSON.stringify([answer.status, answer.body.data]))).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    const twice = { ...school, npsn: '20599999', name: 'SMK Kembar' }
    const made = await Promise.all(Array.from({ length: 6 }, () => register(twice)))
    expect(made.map(answer => answer.status)).toEqual(Array(6).fill(201))
    expect(await rows(`select from schools where npsn = '20599999'`)).toHaveLength(1)
    expect(await rows(`select from school_contacts k join schools s on s.id = k.school_id where s.npsn = '20599999'`)).toHaveLength(1)
  })

  it('refuses the NPSN a second time, and tells nothing of who registered it', async () => {
    for (const other of [{ contactEmail: 'lain@smk.example' }, { contactPhone: '08111111111' }, { name: 'SMK Lain' }]) {
      const answer = await register({ ...school, programId: program, ...other })
      expect([answer.status, paths(answer)]).toEqual([409, ['npsn']])
      expect(JSON.stringify(answer.body)).not.toMatch(/rina|6281|Bahari/i)
    }
    await database.pool.query(`update school_contacts set created_at = created_at - interval '11 minutes'`)
    expect((await register({ ...school, programId: program })).status, 'later it is another one').toBe(409)
    const there = await register({ ...school, name: '学校' }, { of: theirs, as: await tokenOf(theirs, []) })
    expect([there.status, there.body.data]).toMatchObject([201, { slug: 'sekolah-20512345' }])
  })

  it('writes to an address three times a day at most, whoever asks', async () => {
    for (let at = 0; at < 5; at++) {
      const one = { ...school, npsn: `3000000${at}`, contactEmail: 'banyak@smk.example' }
      expect((await register(one)).status).toBe(201)
    }
    expect(await rows(`select from mails where to_address = 'banyak@smk.example'`)).toHaveLength(3)
  })
})

describe('POST v1/team/register', () => {
  it.each<[string, object, string]>([
    ['nobody in it', { members: [] }, 'members'],
    ['four members', { members: ['A', 'B', 'C', 'D'] }, 'members'],
    ['a member without a name', { members: ['Ayu', ' '] }, 'members.1'],
    ['a NISN in place of a name', { members: ['0051234567'] }, 'members.0'],
    ['a name that is too long', { name: 'a'.repeat(61) }, 'name'],
    ['no school', { npsn: undefined }, 'schoolId'],
    ['two schools', { schoolId: newId() }, 'schoolId'],
    ['no teacher', { contactName: undefined }, 'contactName'],
  ])('refuses %s beside the field', async (_, wrong, path) => {
    const answer = await send('v1/team/register', { ...team, ...wrong })
    expect([answer.status, new Set(paths(answer))]).toEqual([422, new Set([path])])
  })

  it('finds no school and no program of another tenant', async () => {
    const { npsn: _, ...bare } = team
    const bySchool = await send('v1/team/register', { ...bare, schoolId: theirSchool })
    expect([bySchool.status, paths(bySchool)]).toEqual([404, ['schoolId']])
    const byNpsn = await send('v1/team/register', { ...team, npsn: '77777777' })
    expect([byNpsn.status, paths(byNpsn)]).toEqual([404, ['npsn']])
    const byProgram = await send('v1/team/register', { ...team, programId: theirProgram })
    expect([byProgram.status, paths(byProgram)]).toEqual([404, ['programId']])
    expect(await rows('select from teams where tenant_id = $1', [mine])).toEqual([])
  })

  it('keeps the pupils’ names and nothing else of them, and waits for staff', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => send('v1/team/register', { ...team, programId: program })))
    expect(new Set(answers.map(answer => JSON.stringify([answer.status, answer.body.data]))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 201, body: { data: { name: 'Regu Ombak' } } })
    expect(await rows('select name, program_id, confirmed_at, score from teams where tenant_id = $1', [mine])).toEqual([
      { name: 'Regu Ombak', program_id: program, confirmed_at: null, score: null },
    ])
    expect(await rows('select position, name from team_members order by position')).toEqual([
      { position: 1, name: 'Ayu' },
      { position: 2, name: 'Budi' },
      { position: 3, name: 'Cik Ñusa 王' },
    ])
    const same = await send('v1/team/register', { ...team, name: 'REGU OMBAK', contactEmail: 'lain@smk.example' })
    expect([same.status, paths(same)]).toEqual([409, ['name']])
  })
})

describe('POST v1/auth/team/register', () => {
  const own = { name: 'Regu Karang', npsn: '20512345', members: ['Dewi'] }

  it('is refused without a person, to a stranger, a child, and who is no member yet', async () => {
    const path = 'v1/auth/team/register'
    expect((await send(path, own)).status).toBe(401)
    expect((await send(path, own, { accessToken: 'acc_x' })).status).toBe(401)
    const stranger = await arrive(database, theirs, { roles: ['teacher'], consent: 'self', now: NOW })
    expect((await send(path, own, { accessToken: stranger.token })).status).toBe(404)
    const pupil = await arrive(database, mine, {
      roles: ['student'],
      bornOn: `${NOW.getUTCFullYear() - 15}${CHILD.slice(4)}`,
      consent: 'parent',
      now: NOW,
    })
    expect((await send(path, own, { accessToken: pupil.token })).status).toBe(403)
    const unknown = await arrive(database, mine, { now: NOW })
    expect((await send(path, own, { accessToken: unknown.token })).status).toBe(403)
    expect(await rows(`select from teams where name = 'Regu Karang'`)).toEqual([])
  })

  it('makes the person whom one reaches', async () => {
    const teacher = await arrive(database, mine, { name: 'Pak Guru', roles: ['teacher'], consent: 'self', now: NOW })
    const answer = await send('v1/auth/team/register', { ...own, contactPhone: '08123456789' }, { accessToken: teacher.token })
    expect(answer.status).toBe(201)
    expect(await rows('select name, email, phone from school_contacts where member_id = $1', [teacher.id])).toEqual([
      { name: 'Pak Guru', email: teacher.email, phone: '628123456789' },
    ])
  })
})

describe('POST v1/post/appointment/create', () => {
  const make = (body: object, more = {}) => send('v1/post/appointment/create', body, more)
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

  it.each<[string, object, string]>([
    ['no consent', { consent: undefined }, 'consent'],
    ['a consent that is none', { consent: false }, 'consent'],
    ['no name', { name: ' ' }, 'name'],
    ['no address', { email: 'dodi' }, 'email'],
    ['no topic', { topic: undefined }, 'topic'],
    ['a number that is none', { phone: '12345' }, 'phone'],
    ['a day that is past', { wishedDate: '2020-01-01' }, 'wishedDate'],
    ['a day that is far', { wishedDate: inDays(190) }, 'wishedDate'],
    ['a day that there is not', { wishedDate: '2027-02-30' }, 'wishedDate'],
    ['a time that there is not', { wishedTime: 'midnight' }, 'wishedTime'],
    ['a message that is too long', { message: 'a'.repeat(2001) }, 'message'],
  ])('refuses %s beside the field', async (_, wrong, path) => {
    const answer = await make({ ...appointment, ...wrong })
    expect([answer.status, paths(answer)]).toEqual([422, [path]])
  })

  it('finds no post of another tenant, and none that is not published', async () => {
    const draft = await database.asTenant(mine, ctx => buildPost(ctx, { published_at: null }), { now: NOW })
    for (const from of [{ postId: theirPost.id }, { postSlug: `${theirPost.slug}-sana` }, { postId: draft.id }]) {
      const answer = await make({ ...appointment, ...from })
      expect([answer.status, paths(answer)]).toEqual([404, [Object.keys(from)[0]]])
    }
    expect(await rows('select from appointments')).toEqual([])
  })

  it('keeps it once, however often the same is sent, tells the person, and never shows it to API clients', async () => {
    const body = {
      ...appointment,
      organisation: 'Dinas Pendidikan',
      phone: '021 555 0143',
      wishedDate: inDays(3),
      wishedTime: 'morning',
      message: 'Baris satu\r\nbaris dua 🙂',
      postSlug: post.slug.toUpperCase(),
    }
    expect((await make({ ...body, message: 'Baris\u0007' })).status).toBe(422)
    const answers = await Promise.all(Array.from({ length: 5 }, () => make(body)))
    expect(answers.map(answer => answer.status)).toEqual(Array(5).fill(201))
    expect(new Set(answers.map(answer => JSON.stringify(answer.body.data))).size).toBe(1)
    expect(await rows(`select name, phone, message, post_id, wished_time, done_at from appointments`)).toEqual([
      {
        name: 'Pak Dodi',
        phone: '62215550143',
        message: 'Baris satu\nbaris dua 🙂',
        post_id: post.id,
        wished_time: 'morning',
        done_at: null,
      },
    ])
    expect(await rows(`select from mails where to_address = 'dodi@kantor.example'`)).toHaveLength(1)
    expect((await make({ ...body, topic: 'Yang lain', consentText: 'Saya setuju.' })).status).toBe(201)
    expect(await rows(`select consent from appointments where topic = 'Yang lain'`)).toEqual([{ consent: 'Saya setuju.' }])
  })
})

describe('GET v0/cms/app/request-demo', () => {
  it('is refused without a token, without an address, and for another tenant', async () => {
    expect((await demo('a@b.example', { as: '' })).status).toBe(401)
    for (const email of ['', 'bukan', 'a@b.example,c@d.example', `${'a'.repeat(250)}@b.example`]) {
      const answer = await demo(email)
      expect([email, answer.status, paths(answer)?.[0]]).toEqual([email, 422, 'email'])
    }
    expect((await demo('a@b.example', { tenant: theirs })).status).toBe(404)
    expect((await demo('a@b.example', { tenant: 'tidak-ada' })).status).toBe(404)
    expect(await rows('select from demo_requests')).toEqual([])
  })

  it('keeps an address once a day and answers the same words each time', async () => {
    for (const email of ['lihat@kantor.example', 'LIHAT@kantor.example', 'lihat@kantor.example']) {
      const { status, body } = await demo(email, { tenant: email.startsWith('L') ? mine : 'v0' })
      expect([status, body]).toEqual([200, { status: true, message: 'Berhasil mengirim request', data: null }])
    }
    expect(await rows('select email from demo_requests')).toEqual([{ email: 'lihat@kantor.example' }])
    await database.pool.query(`update demo_requests set created_at = created_at - interval '25 hours'`)
    await database.pool.query('delete from accounts.limits')
    await demo('lihat@kantor.example')
    expect(await rows('select email from demo_requests')).toHaveLength(2)
  })
})

it('a network that sends too much is refused by each of the calls with the time to wait, and another one is not', async () => {
  const from = '198.51.100.9'
  const { points } = LIMITS.sentOfAddress
  for (let at = 0; at < points; at += 40) await Promise.all(Array.from({ length: 40 }, () => demo('ramai@kantor.example', { from })))
  const refused = [
    await demo('satu@kantor.example', { from }),
    await register({ ...school, npsn: '88888888' }, { from }),
    await send('v1/team/register', { ...team, name: 'Regu Ramai' }, { from }),
    await send('v1/post/appointment/create', { ...appointment, topic: 'Ramai' }, { from }),
  ]
  for (const answer of refused) expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
  expect(await rows(`select from schools where npsn = '88888888'`)).toEqual([])
  expect(await rows(`select from demo_requests where email = 'satu@kantor.example'`)).toEqual([])
  expect((await demo('satu@kantor.example', { from: '198.51.100.10' })).status).toBe(200)
})

it('a team that waits is counted nowhere, one that staff entered is', async () => {
  await database.asTenant(
    mine,
    async ctx => {
      const known = await buildSchool(ctx, { name: 'SMK Terbit' })
      await buildTeam(ctx, known, { program_id: program, name: 'Sudah' })
      await buildTeam(ctx, known, { program_id: program, name: 'Belum', confirmed_at: null })
    },
    { now: NOW },
  )
  const { body } = await ask('/api/main/statistic/chart/teams-by-program', { of: mine, token })
  expect(body.data).toMatchObject({ series: [{ values: [1] }] })
})
