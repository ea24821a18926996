import { rm } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { RESERVE_BYTES, REUSED_MS } from './disk-quota.server.ts'
import { MAX_OPEN_BYTES } from './open-uploads.ts'
import { type Credentials, type DriveAnswer, startTestDrive, type TestDrive, UPLOAD } from './testing.ts'
import { film, pdf } from './testing-files.ts'
import { speakTus } from './testing-tus.ts'

const MB = 1024 * 1024
const GB = 1024 * MB
const database = openTestDatabase()
let mine: TenantId
let theirs: TenantId
let others: TenantId
let drive: TestDrive
let writer: { headers: Credentials }
const { begin, begun, patch, head, abandon } = speakTus(() => drive)

beforeAll(async () => {
  mine = await database.createTenant('mine')
  theirs = await database.createTenant('theirs')
  others = await database.createTenant('others')
  drive = await startTestDrive(database, mine)
  writer = await drive.member(mine, 'writer')
})
afterAll(() => drive.stop())
afterEach(() => vi.restoreAllMocks())

/** Sets the bytes that are free for uploads, beyond the reserve. */
const isFree = (bytes: number) => vi.spyOn(drive.storage, 'freeBytes').mockResolvedValue(RESERVE_BYTES + bytes)
const beginFilm = (bytes: number, headers = writer.headers) => begin(headers, bytes, { filename: 'film.mp4' })
const openRows = async () => (await database.pool.query(`select id from uploads where state = 'receiving'`)).rows.length
const incoming = async () => (await drive.files()).filter(name => name.startsWith('incoming'))

async function abandonAll(answers: { headers: Headers }[], headers = writer.headers) {
  for (const one of answers) expect((await abandon(headers, one.headers.get('location') ?? '')).status).toBe(204)
  expect([await openRows(), await incoming()]).toEqual([0, []])
}

describe('room on the disk', () => {
  it('is promised once, also to uploads that begin at the same moment and in another process: half of what is left to a tenant', async () => {
    isFree(20 * GB)
    const answers = await Promise.all(Array.from({ length: 4 }, () => beginFilm(4 * GB)))
    const taken = answers.filter(one => one.status === 201)
    expect(answers.map(one => one.status).toSorted((a, b) => a - b)).toEqual([201, 201, 429, 429])
    const refused = answers.find(one => one.status === 429)
    expect(refused?.body).toEqual({
      status: false,
      message: expect.stringMatching(/separuh .* satu jam, yang lain setelah 24 jam/),
      data: null,
    })
    // In an hour, uploads that received nothing no longer count.
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3000)
    // The folder lists what other processes have begun.
    const beside = await startTestDrive(database, mine, { beside: drive })
    vi.spyOn(beside.storage, 'freeBytes').mockResolvedValue(RESERVE_BYTES + 20 * GB)
    const other = speakTus(() => beside)
    const ask = (headers: Credentials, bytes: number) => other.begin(headers, bytes, { filename: 'film.mp4' })
    expect((await ask(writer.headers, 4 * GB)).status).toBe(429)
    const mentorOf = async (tenantId: TenantId) => {
      beside.of = tenantId
      return (await beside.member(tenantId, 'mentor')).headers
    }
    const stranger = await mentorOf(theirs)
    const theirsTaken = await ask(stranger, 5 * GB)
    expect([theirsTaken.status, (await ask(stranger, 2 * GB)).status]).toEqual([201, 429])
    // More than could become free by waiting.
    const full = await ask(await mentorOf(others), 5 * GB)
    expect([full.status, full.body.message]).toEqual([503, expect.stringContaining('penuh')])
    beside.of = theirs
    expect((await other.abandon(stranger, theirsTaken.headers.get('location') ?? '')).status).toBe(204)
    await beside.stop()
    await abandonAll(taken)
  })

  it('that is only promised is there for the forms of all', async () => {
    isFree(10 * GB)
    const promised = [await beginFilm(5 * GB)]
    isFree(200 * MB)
    expect([(await drive.send(writer.headers, pdf(), 'a.pdf')).status, await sendWithoutLength()]).toEqual([201, 201])
    await abandonAll(promised)
  })

  it('is free again when an upload is given up, refused or has come', async () => {
    isFree(10 * GB)
    await abandonAll([await beginFilm(5 * GB)])
    expect((await begin(await drive.apiClient(mine, ['files:write']), 0, { filename: 'film.mp4' })).status).toBe(422)
    const first = await beginFilm(4 * GB)
    expect((await beginFilm(2 * GB)).status).toBe(429)
    const small = await begun(writer.headers, 1000)
    expect((await patch(writer.headers, small, 0, film(1000))).status).toBe(204)
    await abandonAll([first])
  })

  it('is judged anew by the folder where what was known of it a moment ago would refuse', async () => {
    isFree(10 * GB)
    const first = await begun(writer.headers, 4 * GB)
    // Like another process that shares the folder.
    for (const name of await incoming()) await rm(join(drive.storage.incomingDir, '..', name))
    const second = await beginFilm(5 * GB)
    expect((await abandon(writer.headers, first)).status).toBe(204)
    await abandonAll([second])
  })

  it('is free again when an upload is a day old, or an hour and nothing of it came', async () => {
    isFree(10 * GB)
    const [untouched, some] = [await begun(writer.headers, 2 * GB), await begun(writer.headers, 2 * GB)]
    expect((await patch(writer.headers, some, 0, film(1000))).status).toBe(204)
    const at = Date.now()
    const hoursOn = (hours: number) => vi.spyOn(Date, 'now').mockReturnValue(at + hours * 3_600_000)
    const tries = async (hours: number, bytes: number) => {
      hoursOn(hours)
      const answer = await beginFilm(bytes)
      vi.mocked(Date.now).mockRestore()
      if (answer.status === 201) await abandon(writer.headers, answer.headers.get('location') ?? '')
      return answer.status
    }
    expect([await tries(0.9, 3 * GB), await tries(1.1, 3 * GB), await tries(1.1, 5 * GB)]).toEqual([429, 201, 429])
    expect([await tries(23.9, 5 * GB), await tries(24.1, 5 * GB)]).toEqual([429, 201])
    for (const one of [untouched, some]) expect((await abandon(writer.headers, one)).status).toBe(204)
  })

  it('that something else has taken meanwhile ends an upload where it is, and it goes on later', async () => {
    isFree(GB)
    const bytes = film(100_000)
    const at = await begun(writer.headers, bytes.length)
    expect((await patch(writer.headers, at, 0, bytes.subarray(0, 40_000))).status).toBe(204)
    isFree(50_000)
    expect((await patch(writer.headers, at, 40_000, bytes.subarray(40_000))).status).toBe(503)
    // Enough at first, and then no longer.
    isFree(0).mockResolvedValueOnce(RESERVE_BYTES + 60_000)
    expect((await patch(writer.headers, at, 40_000, bytes.subarray(40_000))).status).toBe(503)
    expect((await head(writer.headers, at)).headers.get('upload-offset')).toBe('40000')
    isFree(GB)
    expect((await patch(writer.headers, at, 40_000, bytes.subarray(40_000))).status).toBe(204)
    expect([await openRows(), await incoming()]).toEqual([0, []])
  })

  it('is counted for a form, and for one that does not say its length as for the largest', async () => {
    isFree(50 * MB)
    expect((await drive.send(writer.headers, pdf(), 'a.pdf')).status).toBe(201)
    expect(await sendWithoutLength()).toBe(503)
    isFree(200 * MB)
    expect(await sendWithoutLength()).toBe(201)
    isFree(0).mockResolvedValueOnce(RESERVE_BYTES + 15 * MB)
    expect((await drive.send(writer.headers, pdf(), 'a.pdf')).status).toBe(503)
    expect([await openRows(), await incoming()]).toEqual([0, []])
  })
})

describe('uploads that are not finished', () => {
  afterEach(async () => {
    await database.pool.query(`delete from uploads where state = 'receiving'`)
    for (const name of await incoming()) await rm(join(drive.storage.incomingDir, '..', name))
  })
  const refusedOf = (answers: DriveAnswer[]) => answers.filter(one => one.status === 429)

  it('may come to so many bytes for one person and for a tenant; the refusal says so, and until when', async () => {
    isFree(1000 * GB)
    const at = (count: number, headers: Credentials) => Promise.all(Array.from({ length: count }, () => beginFilm(5 * GB, headers)))
    const mentors = await Promise.all([1, 2, 3].map(async () => (await drive.member(mine, 'mentor')).headers))
    const [first = {}] = mentors
    const own = await at(6, first)
    expect(own.map(one => one.status).toSorted((a, b) => a - b)).toEqual([201, 201, 201, 201, 429, 429])
    const [refused] = refusedOf(own)
    expect(refused?.body).toEqual({
      status: false,
      message: expect.stringMatching(/20 GB.* satu jam, yang lain setelah 24 jam/),
      data: null,
    })
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(3600)
    for (const headers of mentors.slice(1)) for (const one of await at(4, headers)) expect(one.status).toBe(201)
    expect(MAX_OPEN_BYTES).toEqual({ own: 20 * GB, all: 60 * GB })
    const last = await beginFilm(1000)
    expect([last.status, last.body.message]).toEqual([429, expect.stringContaining('60 GB')])
    // A form is complete on arrival: it takes no share.
    expect((await drive.send(writer.headers, pdf(), 'a.pdf')).status).toBe(201)
    await database.pool.query(`update uploads set created_at = created_at - interval '25 hours' where state = 'receiving'`)
    expect((await beginFilm(1000)).status).toBe(201)
  })

  it('of which nothing came for an hour have no share in it', async () => {
    isFree(1000 * GB)
    const at = [await beginFilm(5 * GB), await beginFilm(5 * GB), await beginFilm(5 * GB), await beginFilm(5 * GB)]
    const [some] = at
    expect((await patch(writer.headers, some?.headers.get('location') ?? '', 0, film(1000))).status).toBe(204)
    await database.pool.query(`update uploads set created_at = created_at - interval '61 minutes' where state = 'receiving'`)
    // The earlier listing of the folder is now too old to be reused.
    const later = performance.now() + REUSED_MS
    vi.spyOn(performance, 'now').mockReturnValue(later)
    expect((await Promise.all([1, 2, 3].map(() => beginFilm(5 * GB)))).map(one => one.status)).toEqual([201, 201, 201])
    const refused = await beginFilm(5 * GB)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 3000]).toEqual([429, true])
  })

  it('may be a hundred of one person', async () => {
    isFree(1000 * GB)
    const one = await begun(writer.headers, 1000)
    const more = `insert into uploads (tenant_id, id, uploaded_by, state, kind, content_type, name, url_name, size_bytes, sent_bytes, created_at)
      select tenant_id, gen_random_uuid(), uploaded_by, state, kind, content_type, name, url_name, 1000, 1000, created_at - interval '2 hours'
      from uploads, generate_series(1, 99) where id = $1`
    await database.pool.query(more, [one.split('/').at(-1)])
    const refused = await beginFilm(1000)
    expect([refused.status, refused.body.message]).toEqual([429, expect.stringMatching(/paling banyak 100\..* setelah 24 jam/)])
    // The oldest are two hours old.
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(21.9 * 3600)
    expect((await beginFilm(1000, (await drive.member(mine, 'mentor')).headers)).status).toBe(201)
    expect((await drive.send(writer.headers, pdf(), 'a.pdf')).status).toBe(201)
    await database.pool.query(
      'delete from uploads where id in (select id from uploads where uploaded_by is not null and size_bytes = 1000 order by created_at limit 1)',
    )
    expect((await beginFilm(1000)).status).toBe(201)
  })
})

/** Sends a form in chunks, like a client that streams it from a pipe. */
function sendWithoutLength(): Promise<number> {
  return new Promise((done, fail) => {
    const headers = { ...writer.headers, 'content-type': 'multipart/form-data; boundary=x' }
    const req = request(drive.origin + UPLOAD, { method: 'POST', headers, agent: false }, res => {
      res.resume()
      res.on('end', () => done(res.statusCode ?? 0))
    })
    req.on('error', fail)
    req.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n')
    req.end('halo\r\n--x--\r\n')
  })
}
