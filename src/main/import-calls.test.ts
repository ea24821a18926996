import { strToU8, zipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildClass } from '#features/classes/testing.ts'
import { COURSE_WORKS } from '#features/course-files/work.server.ts'
import { openTestImports } from '#features/imports/tables/testing-tables.ts'
import { ADULT, arrive, type Guest } from '#features/privacy/testing.ts'
import { buildSite } from '#features/sites/testing.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestCalls } from './testing-calls.ts'

const database = openTestDatabase()
const imports = openTestImports(database, COURSE_WORKS)
const { api, tokenOf } = openTestCalls(database, { CALLS_PER_MINUTE: '0' })
const BASE = '/api/services/v1/import'
const FILE = 'name,city\nSMK Satu,Bandung\nSMK Dua,Atlantis\nSMK Satu,Bandung\n'

let appToken: string
let citra: Guest

const enter = (of: TenantId, role: 'admin' | 'writer' | 'mentor') =>
  arrive(database, of, { bornOn: ADULT, roles: [role], consent: 'self', now: new Date() })

beforeAll(async () => {
  appToken = await tokenOf(imports.tenant(), [])
  citra = await enter(imports.tenant(), 'admin')
})

interface Call {
  token?: string
  of?: TenantId
  app?: string
}

async function call(path: string, body?: object, { token = citra.token, of = imports.tenant(), app = appToken }: Call = {}) {
  const headers = {
    'x-app-token': app,
    'content-type': 'application/json',
    'accept-language': 'en',
    ...(token && { authorization: token }),
  }
  const request = { method: body ? 'POST' : 'GET', headers, ...(body && { body: JSON.stringify(body) }) }
  const answer = await api.request(BASE + path, request, { site: buildSite({ of }), clientAddress: '192.0.2.1' })
  const { data } = (await answer.json()) as { data: never }
  return { status: answer.status, data: data as Record<string, never> }
}
const callsOn = (id: string, file: string): [path: string, body?: object][] => [
  ['/list'],
  [`/detail?id=${id}`],
  [`/record/list?id=${id}`],
  ['/start', { file, source: 'schools' }],
  ['/run', { id }],
  ['/undo', { id }],
]

it('an API client alone and writers may call none; another tenant’s staff find nothing', async () => {
  const id = await imports.read('schools', FILE)
  const file = await imports.upload('lain.csv', FILE, citra.id)
  const writer = await enter(imports.tenant(), 'writer')
  const other = await database.createTenant()
  const stranger = await enter(other, 'admin')
  const there = { token: stranger.token, of: other, app: await tokenOf(other, []) }
  for (const [path, body] of callsOn(id, file)) {
    expect([path, (await call(path, body, { token: '' })).status]).toEqual([path, 403])
    expect([path, (await call(path, body, { token: writer.token })).status]).toEqual([path, 403])
    if (path !== '/list') expect([path, (await call(path, body, there)).status]).toEqual([path, 404])
  }
  expect((await call('/list', undefined, there)).data).toEqual({ items: [] })
  expect((await call('/start', { file: newId(), source: 'schools' })).status).toBe(404)
  expect((await call('/start', { file, source: 'accounts' })).status).toBe(422)
  // A file of somebody else of the staff.
  const colleague = await enter(imports.tenant(), 'admin')
  expect((await call('/start', { file, source: 'schools' }, { token: colleague.token })).status).toBe(404)
  expect((await imports.stateOf(id)).state).toBe('ready')
})

it('a file is read, looked through, imported without its wrong rows and taken back, with the audit log of the screen', async () => {
  const file = await imports.upload('sekolah.csv', FILE, citra.id)
  const started = await call('/start', { file, source: 'schools' })
  expect(started.status).toBe(201)
  const id: string = started.data['id'] ?? ''
  expect((await call(`/detail?id=${id}`)).data).toMatchObject({ state: 'reading', source: 'schools', fileName: 'sekolah.csv' })
  expect((await call('/run', { id })).status).toBe(409)
  await imports.work(id)
  expect((await call(`/detail?id=${id}`)).data).toMatchObject({ state: 'ready', counts: { comes: 1, wrong: 1, doubled: 1 }, mails: null })
  expect((await call(`/record/list?id=${id}&after=2`)).data).toEqual({
    items: [
      {
        place: 3,
        title: 'SMK Dua',
        state: 'wrong',
        notes: [{ code: 'Cell', message: 'Column city: no city or regency has this name or code' }],
        recordId: null,
      },
      {
        place: 4,
        title: 'SMK Satu',
        state: 'doubled',
        notes: [{ code: 'TwiceInFile', message: 'It is in the file twice' }],
        recordId: null,
      },
    ],
    after: null,
  })
  expect((await call('/run', { id })).status).toBe(409)
  expect((await call('/run', { id, withoutWrong: true })).status).toBe(200)
  await imports.work(id)
  const { data: made } = await call(`/record/list?id=${id}&state=made`)
  const [school] = await imports.query('select id, name from schools where tenant_id = $1')
  expect(made['items']).toMatchObject([{ title: 'SMK Satu', recordId: school.id }])
  expect((await call('/undo', { id })).status).toBe(200)
  await imports.work(id)
  expect((await call(`/detail?id=${id}`)).data).toMatchObject({ state: 'undone', counts: { undone: 1 } })
  const acts = (await imports.query("select act, subject from audit_log where tenant_id = $1 and act like 'import.%' order by id"))
    .filter(one => one.subject === id)
    .map(one => one.act)
  expect(acts).toEqual(['import.started', 'import.changed', 'import.done', 'import.changed', 'import.undone'])
})

describe('a class as text', () => {
  const COURSE = zipSync({
    'course.md': strToU8('---\nname: Web\nslug: web-teks\n---\n'),
    '01-awal/module.md': strToU8('---\ntitle: Awal\n---\n'),
    '01-awal/01-salam.md': strToU8('---\ntitle: Salam\n---\n\nHalo **dunia**.\n'),
  })
  const writerOf = async (id: string) =>
    (await imports.query('select id from classes where id = $1 and created_by is not null', [id])).length

  it('is given to nobody who may not write the class', async () => {
    const { id } = await database.asTenant(imports.tenant(), ctx => buildClass(ctx))
    const [mentor, writer] = [await enter(imports.tenant(), 'mentor'), await enter(imports.tenant(), 'writer')]
    const files = (by: Call) => call(`/../class/files?id=${id}`, undefined, by)
    expect((await files({ token: '' })).status).toBe(403)
    expect((await files({ token: writer.token })).status).toBe(403)
    expect((await files({ token: mentor.token })).status).toBe(403)
    const other = await database.createTenant()
    const stranger = await enter(other, 'admin')
    expect((await files({ token: stranger.token, of: other, app: await tokenOf(other, []) })).status).toBe(404)
    expect((await call('/../class/files?id=x')).status).toBe(422)
  })

  it('comes in by a mentor, whose import is nobody else’s, and goes out as it came; posts are for staff', async () => {
    const mentor = await enter(imports.tenant(), 'mentor')
    const colleague = await enter(imports.tenant(), 'mentor')
    const by = { token: mentor.token }
    const file = await imports.upload('kelas.zip', COURSE, mentor.id)
    expect((await call('/start', { file, source: 'ghost' }, by)).status).toBe(403)
    expect((await call('/list', undefined, by)).status).toBe(403)
    expect((await call('/start', { file, source: 'course', classId: newId() }, by)).status).toBe(404)
    const started = await call('/start', { file, source: 'course' }, by)
    expect(started.status).toBe(201)
    const id: string = started.data['id'] ?? ''
    await imports.work(id)
    expect((await call(`/detail?id=${id}`, undefined, { token: colleague.token })).status).toBe(404)
    expect((await call(`/detail?id=${id}`, undefined, by)).data).toMatchObject({ state: 'ready', counts: { comes: 2 } })
    expect((await call('/run', { id }, by)).status).toBe(200)
    await imports.work(id)
    const made = (await call(`/record/list?id=${id}&state=made`, undefined, by)).data['items'] as unknown as { recordId: string }[]
    const classId = made[0]?.recordId ?? ''
    expect(await writerOf(classId)).toBe(1)
    const { status, data } = await call(`/../class/files?id=${classId}`, undefined, by)
    expect(status).toBe(200)
    const files = data['files'] as unknown as { path: string; text: string }[]
    expect(files.map(({ path }) => path).toSorted()).toEqual(['01-awal/01-salam.md', '01-awal/module.md', 'course.md'])
    expect(files.find(({ path }) => path.endsWith('salam.md'))?.text).toContain('Halo **dunia**.')
    expect((await call(`/../class/files?id=${classId}`, undefined, { token: colleague.token })).status).toBe(403)
  })
})

it('records come in parts, by the place of the last one; a file that is none says why', async () => {
  const rows = Array.from({ length: 70 }, (_, at) => `SMK ${at},Bandung\n`).join('')
  const id = await imports.read('schools', `name,city\n${rows}`)
  const { data } = await call(`/record/list?id=${id}`)
  expect([data['items']?.['length'], data['after']]).toEqual([50, 51])
  expect((await call(`/record/list?id=${id}&after=51`)).data).toMatchObject({ items: { length: 20 }, after: null })
  const broken = await imports.read('schools', 'nama\nA\n')
  expect((await call(`/detail?id=${broken}`)).data).toMatchObject({
    state: 'refused',
    refusal: { code: 'ColumnsMissing', message: 'The first row must name the columns. Missing: name, city' },
  })
})
