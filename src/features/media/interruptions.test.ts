import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Upload } from 'tus-js-client'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { type Caller, createCaller } from './drive.ts'
import { removeUnkept } from './jobs.ts'
import { beat, takeLease } from './leases.server.ts'
import { type Credentials, startTestDrive, type TestDrive } from './testing.ts'
import { film, photo } from './testing-files.ts'
import { speakTus } from './testing-tus.ts'

const database = openTestDatabase()
let mine: TenantId
let drive: TestDrive
let writer: { headers: Credentials }
const { begun, patch, head, abandon } = speakTus(() => drive)

beforeAll(async () => {
  mine = await database.createTenant('mine')
  drive = await startTestDrive(database, mine)
  writer = await drive.member(mine, 'writer')
})
afterAll(() => drive.stop())
afterEach(() => {
  vi.restoreAllMocks()
  drive.scanner = undefined
})

const unkept = async () => (await database.pool.query(`select id, state from uploads where state <> 'kept'`)).rows
const incoming = async () => (await drive.files()).filter(name => name.startsWith('incoming'))
const idOf = (at: string) => at.split('/').at(-1) ?? ''
const kept = (at: string, ending: string) => readFile(join(drive.storage.incomingDir, '..', `${mine}/${idOf(at)}.${ending}`))
const bytesOf = async (file: Blob) => Buffer.from(await file.arrayBuffer())
const night = (hours: number) =>
  removeUnkept({ pool: database.pool, log: drive.tools.log }, drive.storage, new Date(Date.now() + hours * 3_600_000))

/** Makes the database refuse connections from now on. */
function databaseAway() {
  vi.spyOn(database.pool, 'connect').mockImplementation(() => Promise.reject(new Error('timeout exceeded when trying to connect')))
}

/** Another process holds the lease with this many seconds left, and may have died since. */
async function heldElsewhere(at: string, seconds: number) {
  const lease = `update uploads set checked_by = $2, checked_until = now() + $3 * interval '1 second' where id = $1`
  await database.pool.query(lease, [idOf(at), newId(), seconds])
}

/** Makes an upload that is complete but could not be checked yet. */
async function whole(bytes: Buffer, name?: string): Promise<string> {
  const at = await begun(writer.headers, bytes.length, name)
  drive.scanner = { maxBytes: 1e9, isThere: async () => true, scan: () => Promise.reject(new Error('silent')) }
  expect((await patch(writer.headers, at, 0, bytes)).status).toBe(503)
  drive.scanner = undefined
  return at
}

async function isFinished(at: string, bytes: Buffer, ending = 'mp4') {
  const asked = await head(writer.headers, at)
  expect([asked.status, asked.headers.get('upload-offset')]).toEqual([200, String(bytes.length)])
  expect((await drive.ask(at.replace('uploads', 'upload'), { headers: writer.headers })).status).toBe(200)
  expect([await unkept(), await incoming()]).toEqual([[], []])
  return await kept(at, ending)
}

describe('an upload that has come whole', () => {
  it('is not lost where the database is away once its bytes are in the storage: who asks has it finished', async () => {
    const bytes = film(1000)
    const at = await begun(writer.headers, bytes.length)
    const keep = drive.storage.keep
    vi.spyOn(drive.storage, 'keep').mockImplementation(async (...given) => {
      await keep(...given)
      databaseAway()
    })
    expect((await patch(writer.headers, at, 0, bytes)).status).toBe(503)
    // On anything but 423 clients restart the upload.
    expect((await head(writer.headers, at)).status).toBe(423)
    vi.restoreAllMocks()
    expect((await isFinished(at, bytes)).equals(bytes)).toBe(true)
  })

  it('may be given up then, and nothing of it stays in the storage', async () => {
    const at = await begun(writer.headers, 1000)
    const before = (await drive.files()).filter(name => !name.startsWith('incoming'))
    const keep = drive.storage.keep
    vi.spyOn(drive.storage, 'keep').mockImplementation(async (...given) => {
      await keep(...given)
      databaseAway()
    })
    expect((await patch(writer.headers, at, 0, film(1000))).status).toBe(503)
    vi.restoreAllMocks()
    await database.pool.query('update uploads set checked_by = null, checked_until = null')
    expect((await abandon(writer.headers, at)).status).toBe(204)
    expect([await unkept(), await drive.files()]).toEqual([[], before])
  })

  it('keeps the picture as it came until the clean one is in the storage', async () => {
    const bytes = await bytesOf(await photo())
    const at = await begun(writer.headers, bytes.length, 'foto.jpg')
    vi.spyOn(drive.storage, 'keep').mockRejectedValue(new Error('the bucket is full'))
    expect((await patch(writer.headers, at, 0, bytes)).status).toBe(503)
    expect((await head(writer.headers, at)).status).toBe(423)
    expect((await readFile(join(drive.storage.incomingDir, idOf(at)))).equals(bytes)).toBe(true)
    expect(await incoming()).toHaveLength(2)
    vi.restoreAllMocks()
    const clean = await isFinished(at, bytes, 'jpg')
    expect([clean.includes('Rahasia Siti'), clean.length > 0]).toEqual([false, true])
  })

  it('is free again a minute after the process that checked it stopped', async () => {
    const bytes = film(1000)
    const at = await whole(bytes)
    await heldElsewhere(at, 60)
    const asked = await head(writer.headers, at)
    expect([asked.status, asked.headers.get('retry-after')]).toEqual([423, '5'])
    await heldElsewhere(at, -1)
    expect((await isFinished(at, bytes)).equals(bytes)).toBe(true)
  })

  it('is kept by the one who holds it: who lost it meanwhile neither keeps nor removes it', async () => {
    const bytes = film(1000)
    const at = await begun(writer.headers, bytes.length)
    drive.scanner = {
      maxBytes: 1e9,
      isThere: async () => true,
      async scan() {
        await heldElsewhere(at, 60)
        return { isClean: true }
      },
    }
    expect((await patch(writer.headers, at, 0, bytes)).status).toBe(423)
    drive.scanner = undefined
    await heldElsewhere(at, -1)
    expect((await isFinished(at, bytes)).equals(bytes)).toBe(true)
  })
})

describe('while an upload is being checked', () => {
  it('its lease is renewed until the check is over, and only by its holder', async () => {
    const at = await begun(writer.headers, 1000)
    const until = async () => {
      const { rows } = await database.pool.query<{ n: number }>(
        'select extract(epoch from checked_until - now()) as n from uploads where id = $1',
        [idOf(at)],
      )
      return Number(rows[0]?.n)
    }
    const asked = createCaller(drive.tools, mine, { kind: 'nobody' })
    let ended = 0
    const caller: Caller = { ...asked, inScope: work => asked.inScope(work).finally(() => ended++) }
    const holder = newId()
    await caller.inScope(ctx => takeLease(ctx, idOf(at), holder))
    await database.pool.query('update uploads set checked_until = now() where id = $1', [idOf(at)])
    const stop = beat(drive.tools, caller, idOf(at), holder, 5)
    await expect.poll(until).toBeGreaterThan(30)
    await heldElsewhere(at, 20)
    await expect(caller.inScope(ctx => takeLease(ctx, idOf(at), holder))).rejects.toMatchObject({ status: 423 })
    const then = ended
    await expect.poll(() => ended).toBeGreaterThan(then + 1)
    expect(await until()).toBeLessThanOrEqual(20)
    stop()
    await database.pool.query(`update uploads set checked_by = null, checked_until = null where state = 'receiving'`)
    expect((await abandon(writer.headers, at)).status).toBe(204)
  })

  it('it takes no bytes and is not given up: clients come again', async () => {
    const bytes = film(1000)
    const at = await whole(bytes)
    await heldElsewhere(at, 60)
    for (const answer of [await patch(writer.headers, at, bytes.length, Buffer.alloc(0)), await abandon(writer.headers, at)])
      expect([answer.status, answer.headers.get('retry-after'), answer.body.data]).toEqual([423, '5', null])
    await heldElsewhere(at, -1)
    expect((await isFinished(at, bytes)).equals(bytes)).toBe(true)
  })

  it('the client library that integrations use gives it up as soon as that is over', async () => {
    const at = await whole(film(1000))
    await heldElsewhere(at, 60)
    let asked = 0
    await Upload.terminate(drive.origin + at, {
      headers: writer.headers,
      retryDelays: [0, 0, 0],
      async onAfterResponse(_request, response) {
        if (response.getStatus() === 423 && ++asked === 2) await heldElsewhere(at, -1)
      },
    })
    expect([asked, await unkept(), await incoming()]).toEqual([2, [], []])
    expect((await head(writer.headers, at)).status).toBe(404)
  })

  it('the nightly job leaves it alone, however old it is', async () => {
    const bytes = film(1000)
    const at = await whole(bytes)
    await heldElsewhere(at, 60)
    await night(25)
    await heldElsewhere(at, -1)
    expect((await isFinished(at, bytes)).equals(bytes)).toBe(true)
  })
})

describe('the nightly job', () => {
  it('removes nothing of an upload that was kept after the job had looked', async () => {
    const bytes = film(1000)
    const at = await whole(bytes)
    const other = await whole(film(500))
    const remove = drive.storage.remove
    // While the job is busy with the first upload it found, the second is finished.
    let late = ''
    vi.spyOn(drive.storage, 'remove').mockImplementation(async key => {
      if (!late) {
        late = key.includes(idOf(at)) ? other : at
        expect((await head(writer.headers, late)).status).toBe(200)
      }
      await remove(key)
    })
    await night(25)
    expect((await kept(late, 'mp4')).length).toBe(late === at ? 1000 : 500)
    expect([await unkept(), await incoming()]).toEqual([[], []])
  })

  it('leaves the row of what could not be removed, and out of sight, to the next night', async () => {
    const at = await whole(film(1000))
    vi.spyOn(drive.storage, 'remove').mockRejectedValue(new Error('away'))
    await night(25)
    expect([await unkept(), (await head(writer.headers, at)).status]).toEqual([[{ id: idOf(at), state: 'removed' }], 404])
    vi.restoreAllMocks()
    await night(25)
    expect([await unkept(), await incoming()]).toEqual([[], []])
  })
})
