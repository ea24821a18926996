import { request } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { MAX_OPEN_BYTES } from './file-types.ts'
import { RESERVE_BYTES } from './room.server.ts'
import { type Credentials, startTestDrive, type TestDrive, UPLOAD } from './testing.ts'
import { film, pdf } from './testing-files.ts'
import { speakTus } from './testing-tus.ts'

const MB = 1024 * 1024
const GB = 1024 * MB
const database = openTestDatabase()
let mine: TenantId
let drive: TestDrive
let writer: { headers: Credentials }
const { begin, begun, patch, head, abandon } = speakTus(() => drive)

beforeAll(async () => {
  mine = await database.createTenant('mine')
  drive = await startTestDrive(database, mine)
  writer = await drive.member(mine, 'writer')
})
afterAll(() => drive.stop())
afterEach(() => vi.restoreAllMocks())

/** So many bytes are free for uploads, beyond those that stay so. */
const isFree = (bytes: number) => vi.spyOn(drive.storage, 'freeBytes').mockResolvedValue(RESERVE_BYTES + bytes)
const beginFilm = (bytes: number, headers = writer.headers) => begin(headers, bytes, { filename: 'film.mp4' })
const openRows = async () => (await database.pool.query(`select id from uploads where state = 'receiving'`)).rows.length
const incoming = async () => (await drive.files()).filter(name => name.startsWith('incoming'))

async function abandonAll(answers: { headers: Headers }[], headers = writer.headers) {
  for (const one of answers) expect((await abandon(headers, one.headers.get('location') ?? '')).status).toBe(204)
  expect([await openRows(), await incoming()]).toEqual([0, []])
}

describe('room on the disk', () => {
  it('is promised once, also to uploads that begin at the same moment and in another process', async () => {
    isFree(10 * GB)
    const answers = await Promise.all(Array.from({ length: 4 }, () => beginFilm(4 * GB)))
    const taken = answers.filter(one => one.status === 201)
    expect(answers.map(one => one.status).toSorted((a, b) => a - b)).toEqual([201, 201, 503, 503])
    expect(answers.find(one => one.status === 503)?.body.message).toContain('penuh')
    // What others have begun is written in the folder.
    const beside = await startTestDrive(database, mine, { beside: drive })
    vi.spyOn(beside.storage, 'freeBytes').mockResolvedValue(RESERVE_BYTES + 10 * GB)
    const metadata = `filename ${Buffer.from('film.mp4').toString('base64')}`
    const headers = { ...writer.headers, 'tus-resumable': '1.0.0', 'upload-length': String(4 * GB), 'upload-metadata': metadata }
    expect((await beside.ask('/api/drive/v1/uploads', { method: 'POST', headers })).status).toBe(503)
    await beside.stop()
    await abandonAll(taken)
  })

  it('is free again when an upload is given up, refused or has come', async () => {
    isFree(6 * GB)
    await abandonAll([await beginFilm(5 * GB)])
    expect((await begin(await drive.program(mine, ['files:write']), 0, { filename: 'film.mp4' })).status).toBe(422)
    const first = await beginFilm(5 * GB)
    expect((await beginFilm(2 * GB)).status).toBe(503)
    const small = await begun(writer.headers, 1000)
    expect((await patch(writer.headers, small, 0, film(1000))).status).toBe(204)
    await abandonAll([first])
  })

  it('that something else has taken meanwhile ends an upload where it is, and it goes on later', async () => {
    isFree(GB)
    const bytes = film(100_000)
    const at = await begun(writer.headers, bytes.length)
    expect((await patch(writer.headers, at, 0, bytes.subarray(0, 40_000))).status).toBe(204)
    isFree(50_000)
    expect((await patch(writer.headers, at, 40_000, bytes.subarray(40_000))).status).toBe(503)
    // Enough when it goes on, and then no longer.
    isFree(0).mockResolvedValueOnce(RESERVE_BYTES + 60_000)
    expect((await patch(writer.headers, at, 40_000, bytes.subarray(40_000))).status).toBe(503)
    expect((await head(writer.headers, at)).headers.get('upload-offset')).toBe('40000')
    isFree(GB)
    expect((await patch(writer.headers, at, 40_000, bytes.subarray(40_000))).status).toBe(204)
    expect([await openRows(), await incoming()]).toEqual([0, []])
  })

  it('is counted for a form, and for one that does not say its length as for the largest', async () => {
    isFree(50 * MB)
    expect((await drive.send(writer.headers, pdf(), 'a.pdf')).status).toBe(200)
    expect(await sendWithoutLength()).toBe(503)
    isFree(200 * MB)
    expect(await sendWithoutLength()).toBe(200)
    isFree(0).mockResolvedValueOnce(RESERVE_BYTES + 15 * MB)
    expect((await drive.send(writer.headers, pdf(), 'a.pdf')).status).toBe(503)
    expect([await openRows(), await incoming()]).toEqual([0, []])
  })
})

describe('uploads that are not finished', () => {
  it('may come to so many bytes for one person and for a tenant; the refusal says so', async () => {
    isFree(1000 * GB)
    const at = (count: number, headers: Credentials) => Promise.all(Array.from({ length: count }, () => beginFilm(5 * GB, headers)))
    const mentors = await Promise.all([1, 2, 3].map(async () => (await drive.member(mine, 'mentor')).headers))
    const [first = {}] = mentors
    const own = await at(6, first)
    expect(own.map(one => one.status).toSorted((a, b) => a - b)).toEqual([201, 201, 201, 201, 429, 429])
    const refused = own.find(one => one.status === 429)
    expect(refused?.body).toEqual({ status: false, message: expect.stringContaining('20 GB'), data: null })
    expect(refused?.headers.get('retry-after')).toBe('900')
    for (const headers of mentors.slice(1)) for (const one of await at(4, headers)) expect(one.status).toBe(201)
    expect(MAX_OPEN_BYTES).toEqual({ own: 20 * GB, all: 60 * GB })
    const last = await beginFilm(1000)
    expect([last.status, last.body.message]).toEqual([429, expect.stringContaining('60 GB')])
    // A form is whole when it is here: it has no share in it.
    expect((await drive.send(writer.headers, pdf(), 'a.pdf')).status).toBe(200)
    await database.pool.query(`update uploads set created_at = created_at - interval '25 hours' where state = 'receiving'`)
    expect((await beginFilm(1000)).status).toBe(201)
  })
})

/** A form in pieces, as of a program that reads it from a pipe. */
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
