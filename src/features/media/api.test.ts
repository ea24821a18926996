import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { TenantId } from '#platform/db/ids.ts'
import { createScanner } from '#platform/scan/clamd.ts'
import { EXCEEDING, INFECTED, startClamd } from '#platform/testing/clamd.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { type Credentials, startTestDrive, type TestDrive, UPLOAD } from './testing.ts'
import { animatedBomb, animation, bomb, pdf, photo, png, polyglot, text } from './testing-files.ts'

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

const rows = async () => (await database.pool.query('select * from uploads order by id')).rows as Record<string, unknown>[]

/** Runs a request that must be refused, and checks that it leaves nothing behind. */
async function leavesNothing<T>(act: () => Promise<T>): Promise<T> {
  const before = [await drive.files(), (await rows()).length]
  const answer = await act()
  await expect.poll(async () => [await drive.files(), (await rows()).length]).toEqual(before)
  return answer
}

describe('bringing a file is refused', () => {
  it('to who shows no token, and to who may not', async () => {
    const { headers: student } = await drive.member(mine, 'student')
    const { headers: teacher } = await drive.member(mine, 'teacher')
    const { headers: none } = await drive.member(mine, 'none')
    const stranger = { ...writer.headers, authorization: (await drive.member(theirs, 'admin')).headers['authorization'] ?? '' }
    const cases: [Credentials, number][] = [
      [{}, 401],
      [{ authorization: writer.headers['authorization'] ?? '' }, 401],
      [{ 'x-app-token': writer.headers['x-app-token'] ?? '' }, 401],
      [{ ...writer.headers, authorization: 'acc_x' }, 401],
      [student, 403],
      [teacher, 403],
      [none, 403],
      [await drive.apiClient(mine, ['content:write']), 403],
      [stranger, 404],
      [{ ...writer.headers, 'x-site-id': '999' }, 404],
    ]
    for (const [headers, status] of cases) {
      const answer = await leavesNothing(async () => drive.send(headers, await png(), 'a.png'))
      expect([headers, answer.status]).toEqual([headers, status])
      expect(answer.body).toMatchObject({ status: false, data: null, message: expect.any(String) })
    }
  })

  it('before its body is read', async () => {
    const { status, sent } = await leavesNothing(() => sendSlowly({}, 50 * MB))
    expect(status).toBe(401)
    expect(sent).toBeLessThan(10 * MB)
  })

  it('for another type than those that are accepted, or another content than its name says', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const html = '<!doctype html><script>alert(1)</script>'
    const jpeg = await photo()
    const cases: [Blob, string][] = [
      [text(svg, 'image/svg+xml'), 'a.svg'],
      [text(html, 'text/html'), 'a.html'],
      [text(svg), 'a.txt'],
      [text(`\ufeff \n${html}`), 'a.txt'],
      [text(html, 'image/png'), 'a.png'],
      [text('GIF89a=1;alert(1)', 'image/gif'), 'a.gif'],
      [new Blob([jpeg], { type: 'image/png' }), 'a.png'],
      [jpeg, 'a.png'],
      [new Blob([jpeg], { type: 'text/html' }), 'a.jpg'],
      [await png(), 'a.exe'],
      [await png(), 'png'],
      [await png(), 'a.constructor'],
      [text('MZ\0\0', 'application/zip'), 'a.zip'],
      [text('a\0b'), 'a.txt'],
      [new Blob([new Uint8Array([0xc3, 0x28])], { type: 'text/plain' }), 'a.txt'],
      [new Blob([(await png()).slice(0, 60)], { type: 'image/png' }), 'a.png'],
      [pdf(), 'a.docx'],
    ]
    for (const [file, name] of cases) {
      const answer = await leavesNothing(() => drive.send(writer.headers, file, name))
      expect([name, file.type, answer.status]).toEqual([name, file.type, 415])
      expect(answer.body).toMatchObject({ status: false, data: null })
    }
  })

  it('for a picture that would unpack to more than pictures may be, before it is unpacked', async () => {
    for (const [file, name] of [
      [bomb(), 'a.png'],
      [await animatedBomb(), 'a.gif'],
    ] as const) {
      expect(file.size).toBeLessThan(2 * MB)
      const before = process.memoryUsage().rss
      const answer = await leavesNothing(() => drive.send(writer.headers, file, name))
      expect([name, answer.status]).toEqual([name, 422])
      // Unpacked, either takes 900 MB. Other memory that the process allocates meanwhile is included.
      expect(process.memoryUsage().rss - before).toBeLessThan(400 * MB)
    }
  })

  it('for a name that is a path, or none', async () => {
    for (const name of [
      '../a.png',
      '/etc/a.png',
      'a/../../b.png',
      'C:\\a.png',
      '..\\a.png',
      'a.png\0.exe',
      'a\u0001.pdf',
      'a\u007f.pdf',
      'a\u0085.pdf',
      'a\ufffe.pdf',
      ' ',
    ]) {
      const answer = await leavesNothing(() => raw(formOf(`name="file"; filename="${name}"`, '%PDF-1.4')))
      expect([name, answer.status]).toEqual([name, 422])
    }
  })

  it('for what is larger than its kind may be, as soon as that is seen', async () => {
    const large = await leavesNothing(() => drive.send(writer.headers, text('a'.repeat(5 * 1024 * 1024 + 1)), 'a.txt'))
    expect(large.status).toBe(413)
    const { status, sent } = await leavesNothing(() => sendSlowly(writer.headers, 60 * MB))
    expect(status).toBe(413)
    expect(sent).toBeLessThan(50 * MB)
    const declared = await leavesNothing(() =>
      sendSlowly(writer.headers, 6 * 1024 * 1024 * 1024, { 'content-length': String(6 * 1024 ** 3) }),
    )
    expect(declared.status).toBe(413)
  })

  it('for a form that is broken, empty or has something else in it', async () => {
    const cases: [string | Promise<string>, number][] = [
      ['', 400],
      ['--x\r\n', 400],
      [formOf('name="file"; filename="a.pdf"', '%PDF-1.4').slice(0, -8), 400],
      [formOf('filename="a.pdf"', '%PDF-1.4'), 400],
      [formOf(`name="file"; filename="${'a'.repeat(9000)}.pdf"`, '%PDF-1.4'), 400],
      ['--x--\r\n', 422],
      [formOf('name="berkas"; filename="a.pdf"', '%PDF-1.4'), 422],
      [formOf('name="file"', '%PDF-1.4'), 422],
      [formOf('name="file"; filename="a.pdf"', ''), 422],
      [
        `${formOf('name="file"; filename="a.pdf"', '%PDF-1.4').slice(0, -7)}\r\n${formOf('name="file"; filename="b.pdf"', '%PDF-1.4')}`,
        422,
      ],
    ]
    for (const [body, status] of cases) {
      const answer = await leavesNothing(async () => raw(await body))
      expect([body, answer.status]).toEqual([body, status])
    }
    const json = await drive.ask(UPLOAD, { method: 'POST', headers: { ...writer.headers, 'content-type': 'application/json' }, body: '{}' })
    expect(json.status).toBe(415)
    expect((await drive.ask(UPLOAD, { headers: writer.headers })).status).toBe(405)
    expect((await drive.ask('/api/drive/v1/nothing', { headers: writer.headers })).status).toBe(404)
  })

  it('for what the virus scanner finds something in, and while it does not answer', async () => {
    const clamd = await startClamd(MB)
    drive.scanner = createScanner(clamd.address, MB)
    const infected = await leavesNothing(() => drive.send(writer.headers, pdf(INFECTED), 'a.pdf'))
    expect([infected.status, infected.body.message]).toEqual([422, expect.stringContaining('virus')])
    const exceeding = await leavesNothing(() => drive.send(writer.headers, pdf(EXCEEDING), 'a.pdf'))
    expect([exceeding.status, exceeding.body.message]).toEqual([422, expect.not.stringContaining('virus')])
    const tooMuch = await leavesNothing(() => drive.send(writer.headers, pdf('x'.repeat(2_000_000)), 'a.pdf'))
    expect(tooMuch.status).toBe(503)
    expect((await drive.send(writer.headers, pdf(), 'a.pdf')).status).toBe(201)
    await clamd.stop()
    const down = await leavesNothing(() => drive.send(writer.headers, pdf(), 'a.pdf'))
    expect([down.status, down.headers.get('retry-after')]).toEqual([503, '60'])
  })

  it('to who has brought too many within the hour', async () => {
    const { guest, headers } = await drive.member(mine, 'mentor')
    await database.pool.query(
      `insert into uploads (tenant_id, id, uploaded_by, state, kind, content_type, name, url_name, size_bytes, sent_bytes, created_at)
       select $1, gen_random_uuid(), $2, 'receiving', 'text', 'text/plain', 'a', 'a.txt', 1, 1, now() - interval '59 minutes' from generate_series(1, 500)`,
      [mine, guest.id],
    )
    const answer = await drive.send(headers, pdf(), 'a.pdf')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '900'])
    await database.pool.query(`update uploads set created_at = now() - interval '61 minutes' where uploaded_by = $1`, [guest.id])
    expect((await drive.send(headers, pdf(), 'a.pdf')).status).toBe(201)
    await database.pool.query('delete from uploads where uploaded_by = $1', [guest.id])
  })
})

describe('a file that is brought', () => {
  it('is kept under a key of ours, apart by tenant, told in the envelope, and written down', async () => {
    const { status, body } = await drive.send(writer.headers, pdf('rapor'), 'Rapor  Siti–2026.PDF', { purpose: 'kelas' })
    expect(status).toBe(201)
    const { id } = body.data ?? {}
    const bytes = Buffer.from(await pdf('rapor').arrayBuffer())
    expect(body.data).toMatchObject({
      url: `/files/${id}/rapor-siti-2026.pdf`,
      name: 'Rapor Siti–2026.PDF',
      type: 'application/pdf',
      kind: 'document',
      purpose: 'kelas',
      sizeBytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
    expect(await drive.files()).toContain(`${mine}/${id}.pdf`)
    expect(await readFile(join(drive.storage.incomingDir, '..', `${mine}/${id}.pdf`))).toEqual(bytes)
    const { rows: log } = await database.pool.query('select act, member_id from audit_log where subject = $1', [id])
    expect(log).toEqual([{ act: 'file.uploaded', member_id: writer.guest.id }])
  })

  it('may come from staff, mentors and leads, and from API clients with the scope', async () => {
    for (const role of ['admin', 'lead_region', 'lead_program', 'mentor'] as const) {
      const { headers } = await drive.member(mine, role)
      expect([role, (await drive.send(headers, pdf(), 'a.pdf')).status]).toEqual([role, 201])
    }
    expect((await drive.send(await drive.apiClient(mine, ['files:write']), pdf(), 'a.pdf')).status).toBe(201)
  })

  it('is written anew where it is a picture: without places and names, and without what stood behind it', async () => {
    const lying = await photo(400, 300)
    const upright = await drive.send(writer.headers, lying, 'foto.jpeg')
    expect(upright.body.data).toMatchObject({ width: 300, height: 400, type: 'image/jpeg', url: expect.stringMatching(/foto\.jpg$/) })
    const kept = await contentOf(upright.body.data)
    expect((await sharp(kept).metadata()).autoOrient).toEqual({ width: 300, height: 400 })
    expect([Buffer.from(await lying.arrayBuffer()).includes('Rahasia'), kept.includes('Rahasia'), kept.includes('GPS')]).toEqual([
      true,
      false,
      false,
    ])
    const mixed = await drive.send(writer.headers, await polyglot(), 'a.png')
    expect(mixed.status).toBe(201)
    expect((await contentOf(mixed.body.data)).includes('script')).toBe(false)
    const moving = await drive.send(writer.headers, await animation(), 'a.gif')
    expect(moving.body.data).toMatchObject({ width: 20, height: 20 })
    expect((await sharp(await contentOf(moving.body.data)).metadata()).pages).toBe(3)
  })

  it('may be a text that begins like something else', async () => {
    for (const [words, name, type] of [
      ['BMW, Honda\nPEMENANG;1', 'a.csv', 'text/csv'],
      ['MZ adalah inisial', 'a.txt', 'text/plain'],
      ['WEBVTT\n\n00:01.000 --> 00:02.000\nHalo', 'a.vtt', 'text/vtt'],
    ] as const)
      expect([name, (await drive.send(writer.headers, text(words, type), name)).status]).toEqual([name, 201])
  })

  it('is told and deleted for who brought it and for staff, and for nobody else', async () => {
    const { body } = await drive.send(writer.headers, pdf(), 'a.pdf')
    const at = `${UPLOAD}/${body.data?.['id']}`
    const other = (await drive.member(mine, 'mentor')).headers
    const staff = (await drive.member(mine, 'admin')).headers
    const foreign = (await drive.member(theirs, 'admin')).headers
    for (const method of ['GET', 'DELETE']) {
      expect((await drive.ask(at, { method })).status).toBe(401)
      expect((await drive.ask(at, { method, headers: other })).status).toBe(403)
      drive.of = theirs
      expect((await drive.ask(at, { method, headers: foreign })).status).toBe(404)
      drive.of = mine
      expect((await drive.ask(`${UPLOAD}/x`, { method, headers: staff })).status).toBe(404)
    }
    expect((await drive.ask(at, { headers: writer.headers })).body.data).toEqual(body.data)
    expect((await drive.ask(at, { headers: staff })).status).toBe(200)
    expect((await drive.ask(at, { method: 'DELETE', headers: writer.headers })).status).toBe(200)
    expect((await drive.ask(at, { method: 'DELETE', headers: staff })).status).toBe(404)
    // It lies in the bin, as what the library deletes.
    expect(await drive.files()).toContain(`${mine}/${body.data?.['id']}.pdf`)
    const { rows: log } = await database.pool.query(`select act from audit_log where subject = $1 and act = 'file.binned'`, [
      body.data?.['id'],
    ])
    expect(log).toHaveLength(1)
  })

  it('leaves nothing when its sender goes away in the middle', async () => {
    await leavesNothing(async () => {
      await goAway(writer.headers)
      await new Promise(done => setTimeout(done, 300))
      await expect.poll(async () => (await drive.files()).filter(name => name.startsWith('incoming')), { timeout: 10_000 }).toEqual([])
    })
  })

  it('holds no connection of the database while its bytes come', async () => {
    let isOver = false
    const sending = Promise.all(Array.from({ length: 12 }, () => sendSlowly(writer.headers, 4 * MB, {}, 1000))).finally(
      () => (isOver = true),
    )
    await new Promise(done => setTimeout(done, 600))
    const open = async () =>
      await database.pool.query(
        `select count(*)::int as count from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
      )
    await expect.poll(async () => [(await open()).rows[0].count, isOver]).toEqual([0, false])
    expect((await sending).map(one => one.status)).toEqual(Array(12).fill(201))
  })
})

async function contentOf(data: Record<string, unknown> | null): Promise<Buffer> {
  return Buffer.from(await (await fetch(drive.origin + String(data?.['url']))).arrayBuffer())
}

function formOf(disposition: string, content: string): string {
  return `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n--x--\r\n`
}

async function raw(body: string) {
  const headers = { ...writer.headers, 'content-type': 'multipart/form-data; boundary=x' }
  return await drive.ask(UPLOAD, { method: 'POST', headers, body })
}

const HEAD = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n'

/** Sends an endless text in chunks of a megabyte until the server responds or this many bytes are sent. */
function sendSlowly(
  headers: Credentials,
  bytes: number,
  more: Record<string, string> = {},
  pauseMs = 5,
): Promise<{ status: number; sent: number }> {
  return new Promise((done, fail) => {
    let sent = 0
    let isAnswered = false
    const all = { ...headers, 'content-type': 'multipart/form-data; boundary=x', ...more }
    const req = request(drive.origin + UPLOAD, { method: 'POST', headers: all, agent: new Agent({ keepAlive: true }) }, res => {
      isAnswered = true
      res.resume()
      res.on('end', () => {
        req.destroy()
        done({ status: res.statusCode ?? 0, sent })
      })
    })
    req.on('error', error => (isAnswered ? undefined : fail(error)))
    req.write(HEAD)
    const piece = Buffer.alloc(1024 * 1024, 'a')
    const next = () => {
      if (isAnswered) return
      if (sent >= bytes) return void req.end('\r\n--x--\r\n')
      sent += piece.length
      const goOn = () => setTimeout(next, pauseMs)
      if (req.write(piece)) goOn()
      else req.once('drain', goOn)
    }
    next()
  })
}

function goAway(headers: Credentials): Promise<void> {
  return new Promise(done => {
    const all = { ...headers, 'content-type': 'multipart/form-data; boundary=x' }
    const req = request(drive.origin + UPLOAD, { method: 'POST', headers: all, agent: new Agent({ keepAlive: true }) })
    req.on('error', () => done())
    req.write(HEAD)
    req.write(Buffer.alloc(1024 * 1024, 'a'), () => setTimeout(() => req.destroy(new Error('gone')), 100))
  })
}
