import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Upload, type UploadOptions } from 'tus-js-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { TenantId } from '#platform/db/ids.ts'
import { createScanner } from '#platform/scan/clamd.ts'
import { INFECTED, startClamd } from '#platform/testing/clamd.ts'
import { startCuts } from '#platform/testing/cuts.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { removeUnkept } from './jobs.ts'
import { type Credentials, startTestDrive, type TestDrive, UPLOAD } from './testing.ts'
import { bomb, film } from './testing-files.ts'
import { speakTus, UPLOADS } from './testing-tus.ts'

const MB = 1024 * 1024
const database = openTestDatabase()
let mine: TenantId
let theirs: TenantId
let drive: TestDrive
let writer: { guest: { id: string }; headers: Credentials }

beforeAll(async () => {
  mine = await database.createTenant('mine')
  theirs = await database.createTenant('theirs')
  drive = await startTestDrive(database, mine)
  writer = await drive.member(mine, 'writer')
})
afterAll(() => drive.stop())
afterEach(() => {
  drive.of = mine
  drive.scanner = undefined
})

const { begin, begun: begunBy, patch, head, abandon } = speakTus(() => drive)
const begun = (length: number, name?: string) => begunBy(writer.headers, length, name)
const rows = async () => (await database.pool.query(`select id, state from uploads where state <> 'kept'`)).rows
const incoming = async () => (await drive.files()).filter(name => name.startsWith('incoming'))

/** Uploads bytes with the client library that integrations use. */
function bring(bytes: Buffer, options: Partial<UploadOptions>): Promise<Upload> {
  return new Promise((done, fail) => {
    const upload = new Upload(bytes, {
      endpoint: drive.origin + UPLOADS,
      headers: writer.headers,
      retryDelays: [10, 20, 50],
      metadata: { filename: 'film.mp4', filetype: 'video/mp4', purpose: 'kelas' },
      ...options,
      onError: fail,
      onSuccess: () => done(upload),
    })
    upload.start()
  })
}

describe('a resumable upload is refused', () => {
  it('to who shows no token, may not, or did not begin it', async () => {
    const student = (await drive.member(mine, 'student')).headers
    const mentor = (await drive.member(mine, 'mentor')).headers
    const admin = (await drive.member(mine, 'admin')).headers
    const foreign = (await drive.member(theirs, 'admin')).headers
    for (const [headers, status] of [
      [{}, 401],
      [student, 403],
      [{ ...writer.headers, authorization: foreign['authorization'] ?? '' }, 404],
    ] as [Credentials, number][])
      expect((await begin(headers, 100, { filename: 'a.mp4' })).status).toBe(status)
    expect([await rows(), await incoming()]).toEqual([[], []])

    const at = await begun(100)
    for (const [headers, status, of] of [
      [{}, 401, mine],
      [student, 403, mine],
      [mentor, 403, mine],
      [admin, 403, mine],
      [foreign, 404, theirs],
    ] as [Credentials, number, TenantId][]) {
      drive.of = of
      expect((await head(headers, at)).status).toBe(status)
      expect((await patch(headers, at, 0, Buffer.alloc(10))).status).toBe(status)
      expect((await abandon(headers, at)).status).toBe(status)
    }
    drive.of = mine
    expect((await head(writer.headers, at)).headers.get('upload-offset')).toBe('0')
    expect((await abandon(writer.headers, at)).status).toBe(204)
    expect((await head(writer.headers, at)).status).toBe(404)
    expect([await rows(), await incoming()]).toEqual([[], []])
  })

  it('before its first byte for a name, type or size that is not accepted', async () => {
    const cases: [number | string, Record<string, string>, Credentials, number][] = [
      [100, { filename: '../film.mp4' }, {}, 422],
      [100, {}, {}, 400],
      [100, { filetype: 'video/mp4' }, {}, 422],
      [100, { filename: 'film.svg' }, {}, 415],
      [100, { filename: 'film.mp4', filetype: 'text/html' }, {}, 415],
      [100, { filename: 'film.mp4', purpose: 'x'.repeat(100) }, {}, 422],
      [100, { filename: 'fi\u0001lm.mp4' }, {}, 422],
      [100, { filename: 'film.mp4', purpose: 'kelas\u007f' }, {}, 422],
      [100, { filename: 'film.mp4', filetype: 'video/mp4\u0001' }, {}, 415],
      [0, { filename: 'film.mp4' }, {}, 422],
      [5 * 1024 * MB + 1, { filename: 'film.mp4' }, {}, 413],
      [21 * MB, { filename: 'foto.jpg' }, {}, 413],
      ['x', { filename: 'film.mp4' }, {}, 400],
      [100, { filename: 'film.mp4' }, { 'tus-resumable': '0.2' }, 400],
      [100, { filename: 'film.mp4' }, { 'content-type': 'application/offset+octet-stream' }, 415],
    ]
    for (const [length, metadata, more, status] of cases) {
      const answer = await begin(writer.headers, length, metadata, more)
      expect([metadata, answer.status]).toEqual([metadata, status])
      expect(answer.body).toMatchObject({ status: false, data: null, message: expect.any(String) })
    }
    expect((await drive.ask(UPLOADS, { method: 'POST', headers: writer.headers })).status).toBe(412)
    expect((await drive.ask(UPLOADS, { headers: writer.headers })).status).toBe(405)
    expect([await rows(), await incoming()]).toEqual([[], []])
  })

  it('for bytes at another place, or more of them than were announced', async () => {
    const at = await begun(100)
    expect((await patch(writer.headers, at, 50, Buffer.alloc(10))).status).toBe(409)
    expect((await patch(writer.headers, at, 0, Buffer.alloc(101))).status).toBe(413)
    expect((await head(writer.headers, at)).headers.get('upload-offset')).toBe('0')
    await abandon(writer.headers, at)
  })

  it('with its last byte where the content is not what the name says, infected or a bomb; then nothing is kept', async () => {
    const clamd = await startClamd()
    drive.scanner = createScanner(clamd.address, 100 * MB)
    const explosive = Buffer.from(await bomb().arrayBuffer())
    for (const [content, name, status] of [
      [Buffer.from('<!doctype html><script>alert(1)</script>'), 'film.mp4', 415],
      [Buffer.concat([film(1000), Buffer.from(INFECTED)]), 'film.mp4', 422],
      [explosive, 'foto.png', 422],
    ] as [Buffer, string, number][]) {
      const at = await begun(content.length, name)
      const answer = await patch(writer.headers, at, 0, content)
      expect([name, answer.status]).toEqual([name, status])
      expect(answer.body).toMatchObject({ status: false, data: null })
      expect((await head(writer.headers, at)).status).toBe(404)
      expect([await rows(), await incoming()]).toEqual([[], []])
    }
    await clamd.stop()
    expect((await begin(writer.headers, 100, { filename: 'film.mp4' })).status).toBe(503)
  })
})

describe('a resumable upload', () => {
  it('that is cut ten times arrives whole', async () => {
    const bytes = film(50 * MB)
    const cuts = await startCuts(drive.origin, 10, 3 * MB)
    const upload = await bring(bytes, {
      endpoint: cuts.origin + UPLOADS,
      chunkSize: Number.POSITIVE_INFINITY,
      retryDelays: Array(30).fill(20),
    })
    await cuts.stop()
    expect(cuts.done.cuts).toBe(10)
    const id = upload.url?.split('/').at(-1)
    const { body } = await drive.ask(`${UPLOAD}/${id}`, { headers: writer.headers })
    expect(body.data).toMatchObject({
      kind: 'video',
      type: 'video/mp4',
      purpose: 'kelas',
      sizeBytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
    const kept = await readFile(join(drive.storage.incomingDir, '..', `${mine}/${id}.mp4`))
    expect(kept.equals(bytes)).toBe(true)
    expect([await rows(), await incoming()]).toEqual([[], []])
    // After losing the last response, the client asks for the offset and learns that the file is complete.
    const asked = await head(writer.headers, `${UPLOADS}/${id}`)
    expect([asked.status, asked.headers.get('upload-offset')]).toEqual([200, String(bytes.length)])
    expect((await patch(writer.headers, `${UPLOADS}/${id}`, bytes.length, Buffer.alloc(0))).status).toBe(404)
  }, 60_000)

  it('waits for a scanner that is away when it is whole, and is finished by who asks for it', async () => {
    const bytes = film(1000)
    const at = await begun(bytes.length)
    const clamd = await startClamd()
    await clamd.stop()
    drive.scanner = createScanner(clamd.address, 100 * MB)
    expect((await patch(writer.headers, at, 0, bytes)).status).toBe(503)
    expect((await head(writer.headers, at)).status).toBe(423)
    drive.scanner = undefined
    const asked = await head(writer.headers, at)
    expect([asked.status, asked.headers.get('upload-offset')]).toEqual([200, '1000'])
    expect((await drive.ask(at.replace('uploads', 'upload'), { headers: writer.headers })).status).toBe(200)
    expect([await rows(), await incoming()]).toEqual([[], []])
  })

  it('is thrown away by the nightly job when it was not whole after a day, and not before', async () => {
    const at = await begun(1000)
    await patch(writer.headers, at, 0, film(500))
    const tools = { pool: database.pool, log: drive.tools.log }
    await removeUnkept(tools, drive.storage, new Date(Date.now() + 23 * 3_600_000))
    expect((await head(writer.headers, at)).headers.get('upload-offset')).toBe('500')
    await removeUnkept(tools, drive.storage, new Date(Date.now() + 25 * 3_600_000))
    expect([await rows(), await incoming()]).toEqual([[], []])
    expect((await head(writer.headers, at)).status).toBe(404)
    expect((await drive.files()).length).toBeGreaterThan(0)
  })
})
