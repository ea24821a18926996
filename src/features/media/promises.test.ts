import { Agent, request } from 'node:http'
import { Upload } from 'tus-js-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { credentialsOf, findViewer } from '#features/api-clients/viewer.server.ts'
import { ADULT, arrive } from '#features/privacy/testing.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { type Caller, createCaller } from './drive.ts'
import { receiveForm } from './receive.server.ts'
import { type Credentials, startTestDrive, type TestDrive, UPLOAD } from './testing.ts'
import { pdf, photo } from './testing-files.ts'

const MB = 1024 * 1024
const UPLOADS = '/api/drive/v1/uploads'
const TUS = { 'tus-resumable': '1.0.0' }
const database = openTestDatabase()
let mine: TenantId
let drive: TestDrive
let writer: { headers: Credentials }

beforeAll(async () => {
  mine = await database.createTenant('mine')
  drive = await startTestDrive(database, mine)
  writer = await drive.member(mine, 'writer')
})
afterAll(() => drive.stop())

const rows = async () => (await database.pool.query<{ n: number }>('select count(*)::int as n from uploads')).rows[0]?.n ?? 0
const state = async () => ({ files: (await drive.files()).length, rows: await rows() })
const withKey = (key: string, headers = writer.headers) => ({ ...headers, 'idempotency-key': key })

describe('the drive counts calls as all endpoints do', () => {
  it('and refuses what is too much before a byte of it is read, in the words of each protocol', async () => {
    const small = await startTestDrive(database, mine, { callsPerMinute: 3 })
    try {
      const { headers } = await small.member(mine, 'writer')
      const begun = await small.ask(UPLOADS, {
        method: 'POST',
        headers: { ...headers, ...TUS, 'upload-length': '10', 'upload-metadata': `filename ${Buffer.from('a.mp4').toString('base64')}` },
      })
      expect([begun.status, left(begun.headers)]).toEqual([201, ['3', '2']])
      const refused = await small.ask(UPLOAD, { method: 'POST' })
      expect([refused.status, left(refused.headers)]).toEqual([401, ['3', '1']])
      expect((await small.send(headers, pdf(), 'a.pdf')).status).toBe(201)

      const { status, sent, retryAfter, body } = await sendMuch(small.origin, headers, 50 * MB)
      expect([status, sent < 10 * MB, Number(retryAfter) > 0]).toEqual([429, true, true])
      expect(body).toEqual({ status: false, message: expect.any(String), data: null })
      const at = begun.headers.get('location') ?? ''
      const head = await small.ask(at, { method: 'HEAD', headers: { ...headers, ...TUS } })
      expect([head.status, head.headers.get('tus-resumable')]).toEqual([423, '1.0.0'])
      expect(head.headers.get('retry-after')).toBe(head.headers.get('ratelimit-reset'))
      const more = { ...headers, ...TUS, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
      expect((await small.ask(at, { method: 'PATCH', headers: more, body: new Uint8Array(10) })).status).toBe(429)
      expect(left(head.headers)).toEqual(['3', '0'])
      // The client library asks again and does not restart.
      expect(await methodsOf(small.origin, at, headers)).toEqual(['HEAD', 'HEAD', 'HEAD'])
      // An upload that can't continue gets its true status.
      expect((await small.ask(`${UPLOAD}/${newId()}`, { method: 'HEAD', headers })).status).toBe(429)
    } finally {
      await small.stop()
      await database.pool.query('delete from uploads')
    }
  })
})

describe('an upload with a key', () => {
  it('is refused where it is none, before its body is read', async () => {
    const before = await state()
    for (const key of ['a b', 'x'.repeat(201), '""']) expect((await drive.send(withKey(key), pdf(), 'a.pdf')).status).toBe(400)
    const { status, sent } = await sendMuch(drive.origin, withKey('a b'), 50 * MB)
    expect([status, sent < 10 * MB]).toEqual([400, true])
    expect(await state()).toEqual(before)
  })

  it('is refused where the key was used for another file, name or purpose; then nothing of it stays', async () => {
    const key = newId()
    const brought = () => drive.send(withKey(key), pdf('satu'), 'a.pdf', { purpose: 'kelas' })
    const first = await brought()
    expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([201, null])
    const before = await state()
    for (const other of [
      () => drive.send(withKey(key), pdf('dua'), 'a.pdf', { purpose: 'kelas' }),
      () => drive.send(withKey(key), pdf('satu'), 'b.pdf', { purpose: 'kelas' }),
      () => drive.send(withKey(key), pdf('satu'), 'a.pdf', { purpose: 'lain' }),
      () => drive.send(withKey(key), pdf('satu'), 'a.pdf'),
    ]) {
      const refused = await other()
      expect([refused.status, refused.body]).toMatchObject([422, { data: null, errors: [{ path: 'Idempotency-Key' }] }])
    }
    expect((await brought()).headers.get('idempotency-replayed')).toBe('true')
    expect(await state()).toEqual(before)
  })

  it('is kept once, and answered again: also a picture, which is not kept as it came', async () => {
    for (const [file, name] of [
      [pdf('x'.repeat(300_000)), 'a.pdf'],
      [await photo(), 'a.jpg'],
    ] as const) {
      const key = newId()
      const before = await state()
      const first = await drive.send(withKey(key), file, name)
      const again = await drive.send(withKey(`"${key}"`), file, name)
      expect([first.status, again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 201, 'true'])
      expect(again.headers.get('content-type')).toMatch(/^application\/json/)
      expect(again.headers.get('cache-control')).toBe('no-store')
      expect(again.body).toEqual(first.body)
      expect(await state()).toEqual({ files: before.files + 1, rows: before.rows + 1 })
      const other = await drive.send(withKey(newId()), file, name)
      expect(other.body.data?.['id']).not.toBe(first.body.data?.['id'])
    }
  })

  it('that comes ten times at once is kept once', async () => {
    const key = newId()
    const before = await state()
    const answers = await Promise.all(Array.from({ length: 10 }, () => drive.send(withKey(key), pdf('sekali'), 'a.pdf')))
    expect(new Set(answers.map(one => one.status))).toEqual(new Set([201]))
    expect(new Set(answers.map(one => one.body.data?.['id'])).size).toBe(1)
    expect(answers.filter(one => one.headers.get('idempotency-replayed') === null)).toHaveLength(1)
    expect(await state()).toEqual({ files: before.files + 1, rows: before.rows + 1 })
  })

  it('is free again after a refusal', async () => {
    const key = newId()
    expect((await drive.send(withKey(key), pdf(), 'a.png')).status).toBe(415)
    const first = await drive.send(withKey(key), pdf(), 'a.pdf')
    expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([201, null])
  })

  it('whose commit was never answered stays with its bytes, and is answered when it is sent again', async () => {
    const headers = withKey(newId())
    const before = await state()
    await expect(receiveForm(drive.tools, await deafCaller(headers), formOf(headers, pdf('putus'), 'a.pdf'))).rejects.toThrow(
      'connection lost',
    )
    expect(await state()).toEqual({ files: before.files + 1, rows: before.rows + 1 })
    const again = await drive.send(headers, pdf('putus'), 'a.pdf')
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true'])
    const file = await fetch(drive.origin + String(again.body.data?.['url']))
    expect([file.status, await file.text()]).toEqual([200, await pdf('putus').text()])
  })

  it.each([
    ['before its bytes are in the storage', 3],
    ['when they are', 4],
  ])('whose row was taken away %s leaves none', async (_when, scope) => {
    const headers = withKey(newId())
    const before = await state()
    const caller = await callerOf(headers)
    let scopes = 0
    const inScope: Caller['inScope'] = async work => {
      if (++scopes === scope) await database.pool.query(`delete from uploads where state = 'receiving'`)
      return await caller.inScope(work)
    }
    await expect(receiveForm(drive.tools, { ...caller, inScope }, formOf(headers, pdf(), 'a.pdf'))).rejects.toMatchObject({ status: 404 })
    expect(await state()).toEqual(before)
  })

  it('is its sender’s own, whatever token they come with', async () => {
    const key = newId()
    const first = await drive.send(withKey(key), pdf(), 'a.pdf')
    const other = await drive.member(mine, 'writer')
    const theirs = await drive.send(withKey(key, other.headers), pdf(), 'a.pdf')
    expect([theirs.status, theirs.headers.get('idempotency-replayed')]).toEqual([201, null])
    expect(theirs.body.data?.['id']).not.toBe(first.body.data?.['id'])
    const { headers } = await drive.member(mine, 'writer')
    const again = await drive.send(withKey(key, { ...writer.headers, 'x-app-token': headers['x-app-token'] ?? '' }), pdf(), 'a.pdf')
    expect([again.headers.get('idempotency-replayed'), again.body]).toEqual(['true', first.body])
    const guest = await arrive(database, mine, { bornOn: ADULT, roles: ['student'], consent: 'self', now: new Date() })
    expect((await drive.send(withKey(key, { ...writer.headers, authorization: guest.token }), pdf(), 'a.pdf')).status).toBe(403)
  })
})

async function callerOf(headers: Credentials): Promise<Caller> {
  const { viewer } = await database.asTenant(mine, ctx => findViewer(ctx, credentialsOf(new Headers(headers), false)), { now: new Date() })
  return createCaller(drive.tools, mine, viewer)
}

/** True if the result is a kept file. */
const isKeptNow = (result: unknown) => typeof result === 'object' && result !== null && 'sha256' in result

/** Returns a caller whose connection breaks when PostgreSQL has committed a file, before it hears so. */
async function deafCaller(headers: Credentials): Promise<Caller> {
  const caller = await callerOf(headers)
  return {
    ...caller,
    async inScope(work) {
      const result = await caller.inScope(work)
      if (isKeptNow(result)) throw new Error('connection lost')
      return result
    },
  }
}

function formOf(headers: Credentials, file: Blob, name: string): Request {
  const body = new FormData()
  body.append('file', file, name)
  return new Request(drive.origin + UPLOAD, { method: 'POST', headers, body })
}

const left = (headers: Headers) => [headers.get('ratelimit-limit'), headers.get('ratelimit-remaining')]

/** Returns the methods that a tus client sends to resume an upload, until it gives up. */
function methodsOf(origin: string, at: string, headers: Credentials): Promise<string[]> {
  return new Promise((done, fail) => {
    const methods: string[] = []
    const upload = new Upload(Buffer.alloc(10), {
      endpoint: origin + UPLOADS,
      uploadUrl: origin + at,
      headers,
      metadata: { filename: 'a.mp4' },
      retryDelays: [0, 0],
      onBeforeRequest: one => void methods.push(one.getMethod()),
      onSuccess: () => fail(new Error('it was taken')),
      onError: () => done(methods),
    })
    upload.start()
  })
}

/** Sends an endless form until the server responds. */
function sendMuch(origin: string, headers: Credentials, bytes: number) {
  return new Promise<{ status: number; sent: number; retryAfter: string | undefined; body: unknown }>((done, fail) => {
    let sent = 0
    let isAnswered = false
    const all = { ...headers, 'content-type': 'multipart/form-data; boundary=x' }
    const req = request(origin + UPLOAD, { method: 'POST', headers: all, agent: new Agent({ keepAlive: true }) }, res => {
      isAnswered = true
      let text = ''
      res.on('data', chunk => (text += chunk))
      res.on('end', () => {
        req.destroy()
        done({ status: res.statusCode ?? 0, sent, retryAfter: res.headers['retry-after'], body: JSON.parse(text) })
      })
    })
    req.on('error', error => (isAnswered ? undefined : fail(error)))
    req.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n')
    const piece = Buffer.alloc(MB, 'a')
    const next = () => {
      if (isAnswered || sent >= bytes) return
      sent += piece.length
      const goOn = () => setTimeout(next, 5)
      if (req.write(piece)) goOn()
      else req.once('drain', goOn)
    }
    next()
  })
}
