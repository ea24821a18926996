import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readlink, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Upload } from 'tus-js-client'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { parseConfig } from '#platform/config/config.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { startCuts } from '#platform/testing/cuts.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { type FakeS3, startS3 } from '#platform/testing/s3.ts'
import { removeUnkept } from './jobs.ts'
import { type Credentials, startTestDrive, type TestDrive, UPLOAD } from './testing.ts'
import { bomb, film, pdf, photo } from './testing-files.ts'
import { speakTus, UPLOADS } from './testing-tus.ts'

const MB = 1024 * 1024
const database = openTestDatabase()
let s3: FakeS3
let mine: TenantId
let drive: TestDrive
let headers: Credentials
const { begun, patch, head } = speakTus(() => drive)

beforeAll(async () => {
  s3 = await startS3()
  mine = await database.createTenant('mine')
  drive = await startTestDrive(database, mine, { settings: parseConfig(s3.environment).storage })
  headers = (await drive.member(mine, 'writer')).headers
})
afterAll(async () => {
  await drive.stop()
  await s3.stop()
})
afterEach(() => {
  s3.wrong = () => undefined
  s3.seen.length = 0
})

const rows = async () =>
  (await database.pool.query<{ id: string; state: string }>(`select id, state from uploads where state <> 'kept'`)).rows
/** Checks that the work leaves nothing in the bucket, on the disk or in the table. */
async function leavesNothing<T>(work: () => Promise<T>): Promise<T> {
  const before = s3.objects.size
  const result = await work()
  expect([s3.objects.size, s3.unfinished.size, await rows(), await drive.files()]).toEqual([before, 0, [], []])
  return result
}
function bring(bytes: Buffer, endpoint = drive.origin + UPLOADS): Promise<Upload> {
  return new Promise((done, fail) => {
    const upload = new Upload(bytes, {
      endpoint,
      headers,
      retryDelays: Array(20).fill(20),
      metadata: { filename: 'film.mp4', filetype: 'video/mp4' },
      onError: fail,
      onSuccess: () => done(upload),
    })
    upload.start()
  })
}
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

describe('a bucket', () => {
  it('refuses what is signed with another secret; then uploads are refused, and nothing stays', async () => {
    const { storage } = parseConfig({ ...s3.environment, S3_SECRET_ACCESS_KEY: 'lain' })
    const other = await startTestDrive(database, mine, { settings: storage })
    try {
      const refused = await other.send(headers, pdf(), 'a.pdf')
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
      expect([s3.objects.size, (await other.files()).length]).toEqual([0, 0])
      // The nightly job does what could not be done while the bucket was unreachable.
      expect(await rows()).toHaveLength(1)
    } finally {
      await other.stop()
    }
    await removeUnkept({ pool: database.pool, log: drive.tools.log }, drive.storage, new Date(Date.now() + 25 * 3_600_000))
    expect(await rows()).toEqual([])
  })

  it('gets nothing of what is refused', async () => {
    for (const [file, name, status] of [
      [pdf(), 'a.png', 415],
      [bomb(), 'a.png', 422],
      [pdf(), '../a.pdf', 422],
    ] as const)
      expect([name, (await leavesNothing(() => drive.send(headers, file, name))).status]).toEqual([name, status])
    expect(s3.seen.filter(one => one.startsWith('PUT'))).toEqual([])
  })

  it('holds an upload under our key, and gives it by an address that is signed and named', async () => {
    const { status, body } = await drive.send(headers, pdf('rapor'), 'Rapor Siti.pdf')
    expect(status).toBe(201)
    const key = `${mine}/${body.data?.['id']}.pdf`
    const bytes = Buffer.from(await pdf('rapor').arrayBuffer())
    expect(s3.objects.get(key)).toEqual({ bytes, type: 'application/pdf' })
    expect(await drive.files()).toEqual([])
    const led = await fetch(drive.origin + String(body.data?.['url']), { redirect: 'manual' })
    const location = led.headers.get('location') ?? ''
    expect([led.status, new URL(location).pathname]).toEqual([302, `/berkas/${key}`])
    const given = await fetch(location)
    expect([given.status, given.headers.get('content-type'), given.headers.get('content-disposition')]).toEqual([
      200,
      'application/pdf',
      expect.stringContaining('Rapor%20Siti.pdf'),
    ])
    expect(Buffer.from(await given.arrayBuffer()).equals(bytes)).toBe(true)
    const part = await fetch(location, { headers: { range: 'bytes=1-3' } })
    expect([part.status, await part.text()]).toEqual([206, 'PDF'])
    expect((await fetch(location.replace(String(body.data?.['id']), newId()))).status).toBe(403)
    expect((await fetch(location.split('?')[0] ?? '')).status).toBe(403)
    expect((await drive.ask(`${UPLOAD}/${body.data?.['id']}`, { method: 'DELETE', headers })).status).toBe(200)
    // In the bin: nobody gets it, and its bytes stay until it is emptied.
    expect([s3.objects.has(key), await rows()]).toEqual([true, []])
    expect((await fetch(drive.origin + String(body.data?.['url']))).status).toBe(404)
  })

  it('leads no script and no captions to the bucket: they get the bytes, whole and in parts', async () => {
    const { body } = await drive.send(headers, pdf('lembar'), 'Lembar.pdf')
    const url = drive.origin + String(body.data?.['url'])
    const bytes = Buffer.from(await pdf('lembar').arrayBuffer())
    const ask = (dest: string, more: Record<string, string> = {}) =>
      fetch(url, { redirect: 'manual', headers: { 'sec-fetch-dest': dest, ...more } })
    for (const dest of ['empty', 'track']) {
      const whole = await ask(dest)
      expect([whole.status, whole.headers.get('vary'), whole.headers.get('content-type')]).toEqual([
        200,
        'sec-fetch-dest',
        'application/pdf',
      ])
      expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true)
    }
    const part = await ask('empty', { range: 'bytes=1-3' })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, `bytes 1-3/${bytes.length}`, 'PDF'])
    for (const dest of ['video', 'document', 'image']) expect([dest, (await ask(dest)).status]).toEqual([dest, 302])
    s3.objects.clear()
    expect((await ask('empty')).status).toBe(404)
  })

  it('gives a picture whole to who makes it smaller, and keeps one by its key', async () => {
    const send = () => drive.send({ ...headers, 'idempotency-key': 'satu' }, new Blob([picture], { type: 'image/jpeg' }), 'a.jpg')
    const picture = await (await photo()).arrayBuffer()
    const first = await send()
    const again = await send()
    expect([first.status, again.headers.get('idempotency-replayed'), again.body]).toEqual([201, 'true', first.body])
    const key = `${mine}/${first.body.data?.['id']}.jpg`
    expect(Buffer.from(await drive.storage.readWhole(key))).toEqual(s3.objects.get(key)?.bytes)
    expect([...s3.objects.keys()].filter(one => one.endsWith('.jpg'))).toEqual([key])
  })

  it('takes a small file at the second try', async () => {
    let times = 0
    s3.wrong = what => (what.startsWith('PUT') && times++ === 0 ? 'cut' : undefined)
    expect((await leavesOne(() => drive.send(headers, pdf('x'.repeat(200_000)), 'a.pdf'))).status).toBe(201)
    expect(times).toBe(2)
  })
})

describe('what the bucket does not take', () => {
  const key = () => `${mine}/${newId()}.mp4`
  async function keepRefused(bytes: number, wrong: FakeS3['wrong']) {
    const file = join(drive.storage.incomingDir, newId())
    await writeFile(file, Buffer.alloc(bytes))
    s3.wrong = wrong
    await expect(drive.storage.keep(file, key(), { type: 'video/mp4', sizeBytes: bytes })).rejects.toThrow()
    await expect.poll(() => openTimes(file)).toBe(0)
    await rm(file)
    return s3.seen.filter(one => one.startsWith('PUT')).length
  }

  it.each([
    ['whole', 1 * MB],
    ['in parts', 20 * MB],
  ])('%s is tried three times, or once where it is forbidden, and its file is not left open', async (_how, bytes) => {
    expect(await keepRefused(bytes, what => (what.startsWith('PUT') ? 503 : undefined))).toBe(3)
    s3.seen.length = 0
    expect(await keepRefused(bytes, what => (what.startsWith('PUT') ? 403 : undefined))).toBe(1)
    s3.seen.length = 0
    expect(await keepRefused(bytes, what => (what.startsWith('PUT') ? 429 : undefined))).toBe(3)
  })

  it('is not left open where the address of the bucket leads nowhere', async () => {
    const { storage: settings } = parseConfig({ ...s3.environment, S3_ENDPOINT: 'http://127.0.0.1:1' })
    const away = await openStorage(drive.storage.incomingDir, settings)
    const file = join(drive.storage.incomingDir, newId())
    await writeFile(file, Buffer.alloc(MB))
    await expect(away.keep(file, key(), { type: 'video/mp4', sizeBytes: MB })).rejects.toThrow()
    await expect.poll(() => openTimes(file)).toBe(0)
    await rm(file)
  })
})

it('a removal is done when the object is gone, also where parts may not be listed', async () => {
  const key = `${mine}/${newId()}.mp4`
  s3.objects.set(key, { bytes: Buffer.from('film'), type: 'video/mp4' })
  s3.wrong = what => (what.includes('uploads') ? 403 : undefined)
  await drive.storage.remove(key)
  expect([s3.objects.has(key), s3.seen.some(one => one.includes('uploads'))]).toEqual([false, true])
})

describe('a resumable upload to a bucket', () => {
  it('that is larger than a part arrives whole, though its way here and the way there are cut', async () => {
    const bytes = film(40 * MB)
    const cuts = await startCuts(drive.origin, 3, 7 * MB)
    let broken = 0
    s3.wrong = what => (what.includes('partNumber') && broken++ === 1 ? 'cut' : undefined)
    const upload = await bring(bytes, cuts.origin + UPLOADS)
    await cuts.stop()
    expect([cuts.done.cuts, s3.seen.filter(one => one.includes('partNumber')).length]).toEqual([3, 4])
    const kept = s3.objects.get(`${mine}/${upload.url?.split('/').at(-1)}.mp4`)
    expect([kept?.type, sha256(kept?.bytes ?? Buffer.alloc(0))]).toEqual(['video/mp4', sha256(bytes)])
    expect([s3.unfinished.size, await rows(), await drive.files()]).toEqual([0, [], []])
  }, 60_000)

  it('waits on the disk while the bucket does not take it, and is finished by who asks for it', async () => {
    const bytes = film(20 * MB)
    let refused = 0
    s3.wrong = what => (what.includes('partNumber') && ++refused <= 3 ? 500 : undefined)
    const upload = await bring(bytes)
    expect(refused).toBeGreaterThan(3)
    const kept = s3.objects.get(`${mine}/${upload.url?.split('/').at(-1)}.mp4`)
    expect([sha256(kept?.bytes ?? Buffer.alloc(0)), s3.unfinished.size]).toEqual([sha256(bytes), 0])
    expect([await rows(), await drive.files()]).toEqual([[], []])
  }, 60_000)

  it('is finished from the bucket, where the database was away when it lay there', async () => {
    const bytes = film(1000)
    const at = await begun(headers, bytes.length)
    const connect = vi.spyOn(database.pool, 'connect')
    s3.wrong = what => {
      if (what.startsWith('PUT')) connect.mockImplementation(() => Promise.reject(new Error('timeout exceeded when trying to connect')))
      return undefined
    }
    expect((await patch(headers, at, 0, bytes)).status).toBe(503)
    connect.mockRestore()
    expect(await drive.files()).toEqual([expect.stringMatching(/json$/)])
    expect((await head(headers, at)).status).toBe(200)
    expect(s3.objects.get(`${mine}/${at.split('/').at(-1)}.mp4`)?.bytes.equals(bytes)).toBe(true)
    expect([s3.seen.filter(one => one.startsWith('PUT')).length, await rows(), await drive.files()]).toEqual([1, [], []])
  })

  it('leaves no parts where the process died: the nightly job ends them', async () => {
    const id = newId()
    const key = `${mine}/${id}.mp4`
    s3.unfinished.set('a', { key, type: 'video/mp4', parts: new Map() })
    s3.unfinished.set('b', { key: `${key}x`, type: 'video/mp4', parts: new Map() })
    await database.pool.query(
      `insert into uploads (tenant_id, id, state, kind, content_type, name, url_name, size_bytes, sent_bytes, created_at)
       values ($1, $2, 'receiving', 'video', 'video/mp4', 'a.mp4', 'a.mp4', 1, 1, now() - interval '25 hours')`,
      [mine, id],
    )
    await removeUnkept({ pool: database.pool, log: drive.tools.log }, drive.storage, new Date())
    expect([[...s3.unfinished.keys()], await rows()]).toEqual([['b'], []])
    s3.unfinished.clear()
  })
})

async function leavesOne<T>(work: () => Promise<T>): Promise<T> {
  const before = s3.objects.size
  const result = await work()
  expect([s3.objects.size, await rows(), await drive.files()]).toEqual([before + 1, [], []])
  return result
}

/** Returns how often this process has a file open; 0 if the system does not tell. */
async function openTimes(file: string): Promise<number> {
  const folder = '/proc/self/fd'
  if (!existsSync(folder)) return 0
  const open = await Promise.all((await readdir(folder)).map(one => readlink(join(folder, one)).catch(() => '')))
  return open.filter(one => one === file).length
}
