import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Credentials, startTestDrive, type TestDrive, UPLOAD } from '#features/media/testing.ts'
import { pdf, photo, png } from '#features/media/testing-files.ts'
import { buildUpload } from '#features/media/testing-uploads.ts'
import { removeUpload } from '#features/media/uploads.server.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { changeMedia, deleteMedia, replaceMedia, restoreMedia } from './commands.server.ts'
import { emptyBin } from './jobs.ts'
import { getMedia, getQuota, listMedia } from './queries.server.ts'
import { mediaChange, mediaFilter } from './schema.ts'

const database = openTestDatabase()
const NOW = new Date()
const DAY = 86_400_000

let tenant: TenantId
let other: TenantId
let drive: TestDrive
let writer: Credentials
let rani: Enrolled
let mentor: Enrolled
let student: Enrolled

beforeAll(async () => {
  tenant = await database.createTenant()
  other = await database.createTenant()
  drive = await startTestDrive(database, tenant)
  writer = (await drive.member(tenant, 'writer')).headers
  rani = await enrol(database, tenant, 'Rani', ['writer'])
  mentor = await enrol(database, tenant, 'Budi', ['mentor'])
  student = await enrol(database, tenant, 'Siti', ['student'])
})
afterAll(() => drive.stop())
afterEach(async () => {
  await database.pool.query('update directory.tenants set storage_bytes = default')
})

async function as<T>(who: Enrolled | Viewer, work: (ctx: Ctx) => Promise<T>, now = NOW, of: TenantId = tenant): Promise<T> {
  return await database.asTenant(of, work, { viewer: 'token' in who ? await who.viewer() : who, now })
}

const upload = async (file: Blob, name: string) => {
  const { status, body } = await drive.send(writer, file, name)
  expect([status, body.message]).toEqual([201, expect.any(String)])
  return body.data as { id: string; url: string; sizeBytes: number; sha256: string }
}
const list = (who: Enrolled, filter: Record<string, string> = {}) => as(who, ctx => listMedia(ctx, mediaFilter.parse(filter)))
const build = (fields: Parameters<typeof buildUpload>[1] = {}) => as(rani, ctx => buildUpload(ctx, fields))
const textWith = (url: string) => ({ type: 'doc', content: [{ type: 'image', attrs: { src: url, alt: '' } }] })

/** Adds a post whose text shows a file. */
async function usedBy(url: string, title: string): Promise<void> {
  await database.pool.query(
    `insert into posts (tenant_id, id, kind, slug, title, summary, content, words, author_name)
     values ($1, $2, 'news', $3, $4, '', $5, '', 'Rani')`,
    [tenant, newId(), `uji-${newId()}`, title, JSON.stringify(textWith(url))],
  )
}

describe('who may not', () => {
  it('strangers, visitors and learners manage no files; a mentor only their own; nobody those of another tenant', async () => {
    const { id } = await build()
    const acts: ((ctx: Ctx) => Promise<unknown>)[] = [
      ctx => listMedia(ctx, mediaFilter.parse({})),
      ctx => getMedia(ctx, id),
      getQuota,
      ctx => changeMedia(ctx, { id, author: 'X' }),
      ctx => replaceMedia(ctx, { id, with: id }),
      ctx => deleteMedia(ctx, id),
      ctx => restoreMedia(ctx, id),
    ]
    const viewers: [Viewer, number][] = [
      [{ kind: 'nobody' }, 401],
      [{ kind: 'stranger', app: null }, 404],
      [{ kind: 'api-client', clientId: newId(), scopes: ['content:write'] }, 403],
      [await student.viewer(), 403],
    ]
    for (const [viewer, status] of viewers) for (const act of acts) await expect(as(viewer, act)).rejects.toMatchObject({ status })
    for (const act of [1, 3, 4, 5, 6].flatMap(at => acts[at] ?? [])) await expect(as(mentor, act)).rejects.toMatchObject({ status: 403 })
    const viewer = await rani.viewer()
    for (const act of [1, 3, 4, 5, 6].flatMap(at => acts[at] ?? []))
      await expect(as(viewer, act, NOW, other)).rejects.toMatchObject({ status: 404 })
    const own = await as(mentor, ctx => buildUpload(ctx, { uploaded_by: ctx.viewer.kind === 'person' ? ctx.viewer.person.memberId : null }))
    expect((await list(mentor)).items.map(one => one.id)).toEqual([own.id])
    expect((await list(rani)).items.map(one => one.id)).toEqual(expect.arrayContaining([own.id, id]))
  })
})

describe('what is said about a file', () => {
  it('refuses what it cannot be', () => {
    const { id } = { id: newId() }
    const bad = [
      { id, name: '' },
      { id, name: '../rahasia' },
      { id, licence: 'gratis' },
      { id, alt: { xx: 'x' } },
      { id, alt: { id: 'x'.repeat(301) } },
      { id, focus: { x: 1.1, y: 0 } },
      { id, focus: { x: Number.NaN, y: 0 } },
      { id, crop: { x: 0.5, y: 0, width: 0.6, height: 1 } },
      { id, crop: { x: 0, y: 0, width: 0, height: 1 } },
    ]
    expect(bad.filter(input => mediaChange.safeParse(input).success)).toEqual([])
  })

  it('is kept, found by its words, and refused as a focus of what is no picture', async () => {
    const { id } = await build({ name: '🌸 صورة الفصل.jpg' })
    const change = mediaChange.parse({
      id,
      name: '🌸 صورة الفصل',
      alt: { id: 'Kelas melati di Bandung', en: '' },
      author: 'Siti',
      licence: 'cc-by',
      focus: { x: 0.25, y: 0.5 },
      crop: { x: 0, y: 0, width: 0.5, height: 1 },
    })
    const changed = await as(rani, ctx => changeMedia(ctx, change))
    expect(changed).toMatchObject({ name: '🌸 صورة الفصل', alt: { id: 'Kelas melati di Bandung' }, author: 'Siti', licence: 'cc-by' })
    expect(changed).toMatchObject({ focus: { x: 0.25, y: 0.5 }, crop: { x: 0, y: 0, width: 0.5, height: 1 } })
    for (const search of ['melati', 'الفصل', 'siti']) expect((await list(rani, { search })).items.map(one => one.id)).toEqual([id])
    expect((await as(rani, ctx => changeMedia(ctx, { id, focus: null, crop: null }))).focus).toBeNull()
    const doc = await build({ kind: 'document', content_type: 'application/pdf', name: 'a.pdf', url_name: 'a.pdf' })
    await expect(as(rani, ctx => changeMedia(ctx, { id: doc.id, focus: { x: 0, y: 0 } }))).rejects.toMatchObject({ status: 422 })
    expect((await list(rani, { kind: 'document' })).items.map(one => one.id)).toEqual([doc.id])
  })
})

describe('deleting', () => {
  it('refuses a file in use and names the places, by every way', async () => {
    const file = await upload(pdf(), 'Materi.pdf')
    await usedBy(file.url, 'Kabar dengan materi')
    const refusal = { status: 409, problems: [expect.objectContaining({ path: 'uses.0' })] }
    await expect(as(rani, ctx => deleteMedia(ctx, file.id))).rejects.toMatchObject(refusal)
    const admin = await enrol(database, tenant, 'Tuti', ['admin'])
    await expect(as(admin, ctx => removeUpload(ctx, file.id))).rejects.toMatchObject(refusal)
    const answer = await drive.ask(`${UPLOAD}/${file.id}`, { method: 'DELETE', headers: writer })
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('Kabar dengan materi')])
    expect((await fetch(drive.origin + file.url)).status).toBe(200)
    expect((await as(rani, ctx => getMedia(ctx, file.id))).uses).toEqual([
      { place: 'posts', record: expect.any(String), name: 'Kabar dengan materi' },
    ])
    expect((await list(rani, { state: 'unused', search: 'Materi' })).items).toEqual([])
  })

  it('puts an unused file into the bin, from where it comes back or goes after 30 days', async () => {
    const file = await upload(pdf(), 'Lama.pdf')
    expect((await list(rani, { state: 'unused', search: 'Lama' })).items).toHaveLength(1)
    await as(rani, ctx => deleteMedia(ctx, file.id))
    expect((await fetch(drive.origin + file.url)).status).toBe(404)
    await expect(as(rani, ctx => deleteMedia(ctx, file.id))).rejects.toMatchObject({ status: 404 })
    expect((await list(rani, { search: 'Lama' })).items).toEqual([])
    expect((await list(rani, { state: 'bin', search: 'Lama' })).items).toHaveLength(1)
    await as(rani, ctx => restoreMedia(ctx, file.id))
    expect((await fetch(drive.origin + file.url)).status).toBe(200)

    await as(rani, ctx => deleteMedia(ctx, file.id))
    await emptyBin(drive.tools, drive.storage, new Date(NOW.getTime() + 29 * DAY))
    expect(await drive.files()).toContain(`${tenant}/${file.id}.pdf`)
    await emptyBin(drive.tools, drive.storage, new Date(NOW.getTime() + 31 * DAY))
    expect(await drive.files()).not.toContain(`${tenant}/${file.id}.pdf`)
    await expect(as(rani, ctx => restoreMedia(ctx, file.id))).rejects.toMatchObject({ status: 404 })
  })

  it('by a call of the drive is the same: into the bin, and back', async () => {
    const file = await upload(pdf(), 'Panggilan.pdf')
    const remove = async () => (await drive.ask(`${UPLOAD}/${file.id}`, { method: 'DELETE', headers: writer })).status
    expect([await remove(), await remove()]).toEqual([200, 404])
    expect((await fetch(drive.origin + file.url)).status).toBe(404)
    expect((await list(rani, { state: 'bin', search: 'Panggilan' })).items).toHaveLength(1)
    await as(rani, ctx => restoreMedia(ctx, file.id))
    expect((await fetch(drive.origin + file.url)).status).toBe(200)
  })

  it('a file that a record names again while it lies in the bin comes back instead of going', async () => {
    const file = await upload(pdf(), 'Kembali.pdf')
    await as(rani, ctx => deleteMedia(ctx, file.id))
    await usedBy(file.url, 'Dipulihkan')
    await emptyBin(drive.tools, drive.storage, new Date(NOW.getTime() + 31 * DAY))
    expect((await fetch(drive.origin + file.url)).status).toBe(200)
  })
})

describe('replacing', () => {
  it('refuses itself, another type and one that is used; nothing is half done', async () => {
    const [a, b, used] = [await upload(await photo(), 'a.jpg'), await upload(await png(), 'b.png'), await upload(await photo(), 'c.jpg')]
    await usedBy(used.url, 'Memakai c')
    await expect(as(rani, ctx => replaceMedia(ctx, { id: a.id, with: a.id }))).rejects.toMatchObject({ status: 422 })
    await expect(as(rani, ctx => replaceMedia(ctx, { id: a.id, with: b.id }))).rejects.toMatchObject({ status: 422 })
    await expect(as(rani, ctx => replaceMedia(ctx, { id: a.id, with: used.id }))).rejects.toMatchObject({ status: 409 })
    await expect(as(rani, ctx => replaceMedia(ctx, { id: a.id, with: newId() }))).rejects.toMatchObject({ status: 404 })
    expect(await as(rani, ctx => getMedia(ctx, a.id))).toMatchObject({ version: 1, olderContents: [] })
  })

  it('keeps the address, tells caches, and gives the old content back', async () => {
    const [a, b] = [await upload(await photo(400, 300), 'papan.jpg'), await upload(await photo(200, 100), 'papan-baru.jpg')]
    await usedBy(a.url, 'Memakai papan')
    const bytes = async (url: string) => {
      const answer = await fetch(drive.origin + url)
      return [answer.status, answer.headers.get('etag'), (await answer.arrayBuffer()).byteLength]
    }
    const [first, second] = [await bytes(a.url), await bytes(b.url)]
    const replaced = await as(rani, ctx => replaceMedia(ctx, { id: a.id, with: b.id }))
    expect(replaced).toMatchObject({ url: a.url, version: 2, sizeBytes: b.sizeBytes, olderContents: [{ id: b.id, version: 1 }] })
    expect(await bytes(a.url)).toEqual(second)
    expect((await bytes(b.url))[0]).toBe(404)
    expect((await list(rani, { state: 'bin', search: 'papan' })).items).toEqual([])
    const back = await as(rani, ctx => restoreMedia(ctx, b.id))
    expect(back).toMatchObject({ id: a.id, version: 3, olderContents: [{ id: b.id, version: 2 }] })
    expect(await bytes(a.url)).toEqual(first)

    await emptyBin(drive.tools, drive.storage, new Date(NOW.getTime() + 31 * DAY))
    expect(await bytes(a.url)).toEqual(first)
    expect(await drive.files()).toContain(`${tenant}/${a.id}.jpg`)
    expect(await drive.files()).not.toContain(`${tenant}/${b.id}.jpg`)
  })
})

describe('the quota', () => {
  it('refuses what does not fit, and nothing of it stays', async () => {
    const before = await as(rani, getQuota)
    const files = (await drive.files()).length
    await database.pool.query('update directory.tenants set storage_bytes = $1', [before.usedBytes + 10])
    const { status, body } = await drive.send(writer, pdf(), 'penuh.pdf')
    expect([status, body.message]).toEqual([413, expect.stringContaining('penuh')])
    expect(await as(rani, getQuota)).toMatchObject({ usedBytes: before.usedBytes, limitBytes: before.usedBytes + 10 })
    expect(await drive.files()).toHaveLength(files)
  })

  it('of many at once lets in no more than fit', async () => {
    const { usedBytes } = await as(rani, getQuota)
    const size = pdf().size
    await database.pool.query('update directory.tenants set storage_bytes = $1', [usedBytes + 2 * size + 1])
    const sent = await Promise.all([1, 2, 3, 4].map(at => drive.send(writer, pdf(), `banyak-${at}.pdf`)))
    expect(sent.map(one => one.status).toSorted((a, b) => a - b)).toEqual([201, 201, 413, 413])
  })
})

it('the list goes on where its page ended, newest first', async () => {
  const tag = `halaman-${Date.now()}`
  await as(rani, async ctx => {
    for (let at = 0; at < 45; at++) await buildUpload(ctx, { name: `${tag}-${at}.jpg` })
  })
  for (const state of ['', 'unused']) {
    const first = await list(rani, { search: tag, state })
    expect(first.items).toHaveLength(40)
    const rest = await list(rani, { search: tag, state, after: first.next ?? '' })
    expect([rest.items.length, rest.next]).toEqual([5, null])
    expect(new Set([...first.items, ...rest.items].map(one => one.id)).size).toBe(45)
    expect(first.items[0]?.name).toBe(`${tag}-44.jpg`)
  }
})
