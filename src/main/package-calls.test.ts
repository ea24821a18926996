import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8 } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readChapterFor } from '#features/chapters/reading.server.ts'
import { buildChapter, buildEnrolment } from '#features/chapters/testing.ts'
import { buildClass } from '#features/classes/testing.ts'
import { buildUpload } from '#features/media/testing-uploads.ts'
import { keyOf } from '#features/media/upload.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { answerPackage } from '#features/packages/content-host.server.ts'
import { createPackages, type Packages } from '#features/packages/packages.server.ts'
import { buildPackage } from '#features/packages/testing.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import type { FileStorage } from '#platform/storage/storage.ts'
import { atPresent, openTestDatabase } from '#platform/testing/database.ts'
import { openTestCalls, TEST_SEAL } from './testing-calls.ts'

const database = openTestDatabase()
let storage: FileStorage
let folder = ''
const made = { packages: undefined as Packages | undefined }
// Its folder is made when the tests begin.
const packages = new Proxy({} as Packages, { get: (_, name) => Reflect.get(made.packages ?? {}, name) })
const { ask, tokenOf } = openTestCalls(database, { CALLS_PER_MINUTE: '0' }, { packages })

const OPEN = '/api/services/v1/learning/package'
const LOOK = '/api/services/v1/class/package'
const now = { now: new Date() }
let mine: TenantId
let other: TenantId
let tokens: Map<TenantId, string>
let mentor: Enrolled
let siti: Enrolled
let guest: Enrolled
let stranger: Enrolled
let zip: string
let chapterId: string

async function keep(of: TenantId, bytes: Uint8Array): Promise<string> {
  const file = join(storage.incomingDir, `${randomUUID()}.part`)
  await writeFile(file, bytes)
  const upload = { kind: 'archive', content_type: 'application/zip', name: 'paket.zip', url_name: 'paket.zip', width: null, height: null }
  const { id, url } = await database.asTenant(of, ctx => buildUpload(ctx, upload), now)
  await storage.keep(file, keyOf(of, id, 'paket.zip'), { type: 'application/zip', sizeBytes: bytes.length })
  return url
}

async function chapterOf(address: string, { state = 'joined' as string | null, minutes = 5 } = {}): Promise<string> {
  return await database.asTenant(
    mine,
    async ctx => {
      const { id } = await buildClass(ctx)
      if (state) await buildEnrolment(ctx, id, siti.id, state)
      const made = await buildChapter(ctx, id, { kind: 'package', content: { address, parts: 1, standard: 'scorm12', title: 'Paket' } })
      await ctx.db.updateTable('class_chapters').set({ minutes }).where('tenant_id', '=', mine).where('id', '=', made).execute()
      return made
    },
    now,
  )
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanggar-packages-'))
  storage = await openStorage(folder, { kind: 'disk' })
  made.packages = createPackages({
    storage,
    folder: join(folder, 'packages'),
    seal: TEST_SEAL,
    baseDomain: 'localhost',
    originOf: host => `http://${host}:3000`,
  })
  mine = await database.createTenant()
  other = await database.createTenant()
  tokens = new Map([
    [mine, await tokenOf(mine, [])],
    [other, await tokenOf(other, [])],
  ])
  const people = atPresent(database)
  mentor = await enrol(people, mine, 'Mentor', ['mentor'])
  siti = await enrol(people, mine, 'Siti', ['student'])
  guest = await enrol(people, mine, 'Tamu', ['student'])
  stranger = await enrol(people, other, 'Orang Lain', ['student'])
  zip = await keep(mine, buildPackage({ files: { 'gambar.png': strToU8('0123456789'), 'isi/ä b.html': strToU8('B') } }))
  chapterId = await chapterOf(zip)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function call(path: string, who: Enrolled | null, { of = mine, json }: { of?: TenantId; json?: unknown } = {}) {
  const headers = who ? { authorization: `Bearer ${who.token}` } : {}
  const { status, body } = await ask(path, { of, token: tokens.get(of) ?? '', headers, json })
  // Named boundary: the call's data, as the tests read them.
  return { status, message: body.message, data: body.data as Record<string, never> | null }
}
const claim = { part: 'item-1', bookmark: '', suspended: '', state: 'incomplete', score: null }
const report = (more: object, who: Enrolled | null = siti, of = mine) => call(OPEN, who, { of, json: { chapterId, ...claim, ...more } })

interface Part {
  url: string
  bookmark: string
  suspended: string
  state: string
  score: number | null
  isThrough: boolean
}
async function open(who: Enrolled | null = siti, id = chapterId): Promise<Part> {
  const { status, data } = await call(`${OPEN}?chapterId=${id}`, who)
  expect(status).toBe(200)
  const [part] = (data as unknown as { parts: Part[] }).parts
  if (!part) throw new Error('no part')
  return part
}

async function fetchAt(address: string, init: RequestInit = {}, at?: number) {
  const url = new URL(address)
  const tenantId = packages.tenantOf(url.hostname)
  return tenantId === undefined ? undefined : await answerPackage(packages, new Request(url, init), tenantId, at)
}

describe('refusals', () => {
  it('only who writes classes looks through a ZIP, and of their own tenant alone', async () => {
    const look = (address: string, who: Enrolled | null, of = mine) => call(`${LOOK}?address=${encodeURIComponent(address)}`, who, { of })
    expect([(await look(zip, null)).status, (await look(zip, siti)).status, (await look(zip, stranger, other)).status]).toEqual([
      403, 403, 403,
    ])
    const theirs = await keep(other, buildPackage())
    for (const address of [theirs, 'https://evil.example/paket.zip', '/files/../paket.zip', zip.replace('.zip', '.pdf')])
      expect([address, (await look(address, mentor)).status]).toEqual([address, 422])
    const broken = await look(await keep(mine, strToU8('PK tidak')), mentor)
    expect(broken.status).toBe(422)
    expect(await look(zip, mentor)).toMatchObject({ status: 200, data: { standard: 'scorm12', title: 'Paket uji', parts: 1 } })
  })

  it('a package is opened by who may read its chapter alone', async () => {
    const asked = `${OPEN}?chapterId=${chapterId}`
    expect((await call(asked, null)).status).toBe(401)
    expect((await call(asked, guest)).status).toBe(403)
    expect((await call(asked, stranger, { of: other })).status).toBe(404)
    expect((await call(`${OPEN}?chapterId=${newId()}`, siti)).status).toBe(404)
    const left = await chapterOf(zip, { state: 'left' })
    expect((await call(`${OPEN}?chapterId=${left}`, siti)).status).toBe(403)
    // Its chapter names another tenant's file.
    const foreign = await chapterOf(await keep(other, buildPackage()))
    expect((await call(`${OPEN}?chapterId=${foreign}`, siti)).status).toBe(422)
  })

  it('what it says is kept of who takes part, within its bounds', async () => {
    expect([(await report({}, null)).status, (await report({}, guest)).status, (await report({}, stranger, other)).status]).toEqual([
      401, 403, 404,
    ])
    expect((await report({ part: 'lain' })).status).toBe(422)
    expect((await report({ suspended: 'x'.repeat(64_001) })).status).toBe(422)
    expect((await report({ score: 101 })).status).toBe(422)
    expect((await report({ state: 'juara' })).status).toBe(422)
  })
})

describe('the content origin', () => {
  it('gives nothing without a ticket of this tenant that has not ended', async () => {
    const { url } = await open()
    const base = new URL(url)
    const file = new URL('p/gambar.png', base)
    expect((await fetchAt(String(file)))?.status).toBe(200)
    expect(await fetchAt('http://alkademi.localhost:3000/')).toBeUndefined()
    expect(await fetchAt('http://usercontent.localhost:3000/')).toBeUndefined()
    const elsewhere = new URL(file)
    elsewhere.hostname = packages.hostOf(other)
    expect((await fetchAt(String(elsewhere)))?.status).toBe(404)
    expect((await fetchAt(String(new URL(`/x${file.pathname.slice(1)}`, file))))?.status).toBe(404)
    expect((await fetchAt(String(file), {}, Date.now() + 7 * 3_600_000))?.status).toBe(404)
    expect((await fetchAt(String(file), { method: 'POST', body: 'x' }))?.status).toBe(405)
  })

  it('serves the package’s files alone, whatever the path', async () => {
    const { url } = await open()
    const base = String(new URL('.', url))
    const paths = [
      'p/',
      'p/index.json',
      'p/0',
      'p/%2e%2e%2f0',
      'p/..%2findex.json',
      'p//etc/passwd',
      'p/%00',
      'p/%zz',
      '-/lain.js',
      '-/constructor.js',
      'x',
    ]
    for (const path of paths) expect([path, (await fetchAt(base + path))?.status]).toEqual([path, 404])
    expect(await (await fetchAt(`${base}p/isi/%C3%A4%20b.html`))?.text()).toBe('B')
    const range = await fetchAt(`${base}p/gambar.png`, { headers: { range: 'bytes=2-4' } })
    expect([range?.status, range?.headers.get('content-range'), await range?.text()]).toEqual([206, 'bytes 2-4/10', '234'])
    expect((await fetchAt(`${base}p/gambar.png`, { headers: { range: 'bytes=20-' } }))?.status).toBe(416)
    for (const name of ['wrapper', 'scorm12', 'scorm2004'])
      expect([name, (await fetchAt(`${base}-/${name}.js`))?.status]).toEqual([name, 200])
  })

  it('lets a package ask nobody, lead nobody away, and be framed by its site alone', async () => {
    const { url } = await open()
    for (const address of [url, String(new URL('p/index.html', url))]) {
      const answer = await fetchAt(address, { headers: { cookie: 'sanggar_access=rahasia' } })
      const policy = answer?.headers.get('content-security-policy') ?? ''
      for (const rule of [
        "connect-src 'none'",
        "form-action 'none'",
        "worker-src 'none'",
        'sandbox allow-scripts allow-same-origin allow-forms',
      ])
        expect(policy).toContain(rule)
      expect(policy).toMatch(/frame-ancestors 'self' http:\/\/[a-z0-9.-]+:3000;/)
      expect(answer?.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer?.headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(answer?.headers.get('referrer-policy')).toBe('no-referrer')
      expect(answer?.headers.has('set-cookie')).toBe(false)
    }
    expect((await fetchAt(url.replace('part=item-1', 'part=%22%3E%3Cscript%3E')))?.status).toBe(404)
  })
})

describe('what a package says', () => {
  it('is there again on another device; what was through stays so, the best score stays', async () => {
    expect(await open()).toMatchObject({ bookmark: '', state: 'incomplete', isThrough: false })
    expect(await report({ bookmark: 'h3', suspended: 'a=1', score: 60 })).toMatchObject({ status: 201, data: { countsIn: null } })
    expect(await open()).toMatchObject({ bookmark: 'h3', suspended: 'a=1', score: 60, isThrough: false })
    const done = await report({ bookmark: 'h9', state: 'completed', score: 90 })
    expect(Number(done.data?.['countsIn'])).toBeGreaterThan(0)
    await report({ bookmark: 'h1', state: 'incomplete', score: 10 })
    expect(await open()).toMatchObject({ bookmark: 'h1', state: 'completed', score: 90, isThrough: true })
  })

  it('counts as done once a plausible time has passed, and not before', async () => {
    const own = await chapterOf(zip, { minutes: 60 })
    const told = () => call(OPEN, siti, { json: { chapterId: own, ...claim, state: 'passed' } })
    const done = async () => {
      const items = [{ id: newId(), chapterId: own, state: 'done', at: new Date().toISOString() }]
      await call('/api/services/v1/learning/progress', siti, { json: { items } })
      const { rows } = await database.pool.query<{ state: string }>('select state from chapter_progress where chapter_id = $1', [own])
      return rows[0]?.state
    }
    // A device's word without the package's counts for nothing.
    expect(await done()).toBe('open')
    expect((await told()).data).toEqual({ countsIn: 180 })
    expect(await done()).toBe('open')
    await database.pool.query(
      `update package_states set started_at = started_at - interval '4 minutes', claimed_at = claimed_at - interval '4 minutes' where chapter_id = $1`,
      [own],
    )
    expect((await told()).data).toEqual({ countsIn: 0 })
    expect(await done()).toBe('done')
  })

  it('a chapter’s readers do not learn where its ZIP lies', async () => {
    const read = await database.asTenant(mine, ctx => readChapterFor(ctx, chapterId), { ...now, viewer: await siti.viewer() })
    expect(read).toMatchObject({ kind: 'package', content: { title: 'Paket', parts: 1 } })
    expect(JSON.stringify(read)).not.toContain(zip)
  })
})
