import { createHash, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildClass } from '#features/classes/testing.ts'
import { post } from '#features/ledger/post.server.ts'
import { listKeptFiles } from '#features/media/kept-files.server.ts'
import { refuseFilled } from '#platform/backup/refuse-filled.ts'
import { restoreBackup } from '#platform/backup/restore-backup.ts'
import { RowSum } from '#platform/backup/row-sum.ts'
import { writeBackup } from '#platform/backup/write-backup.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { createPool } from '#platform/db/pool.ts'
import { makeQueues } from '#platform/jobs/jobs.ts'
import { openTestDatabase } from '#platform/testing/database.ts'

const database = openTestDatabase()
let folder = ''
let archive = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanggar-backup-'))
  archive = join(folder, 'backup.tar')
})
afterEach(async () => await rm(folder, { recursive: true, force: true }))

const dataDir = () => join(folder, 'data')
const restored = () => join(folder, 'restored')
const source = () => ({ databaseUrl: database.url, dataDir: dataDir(), storage: 'disk' as const, version: '1', listFiles: listKeptFiles })

/** Keeps an upload: its file, then its row, as the product does. */
async function keepUpload(tenantId: TenantId, bytes: Buffer): Promise<string> {
  const id = newId()
  const key = `${tenantId}/${id}.pdf`
  await mkdir(join(dataDir(), 'uploads', dirname(key)), { recursive: true })
  await writeFile(join(dataDir(), 'uploads', key), bytes)
  await database.pool.query(
    `insert into uploads (tenant_id, id, state, kind, content_type, name, url_name, size_bytes, sent_bytes, sha256, created_at, kept_at)
     values ($1, $2, 'kept', 'document', 'application/pdf', 'Berkas', 'berkas.pdf', $3, $3, $4, now(), now())`,
    [tenantId, id, bytes.length, createHash('sha256').update(bytes).digest()],
  )
  return key
}

/** Runs `work` with an empty database on the tests' server. */
async function withEmpty<T>(work: (url: string) => Promise<T>, owner?: string): Promise<T> {
  const name = `restored_${randomBytes(6).toString('hex')}`
  const url = new URL(database.url)
  url.pathname = `/${name}`
  await database.pool.query(`create database ${name}${owner ? ` owner ${owner}` : ''}`)
  if (owner) {
    url.username = owner
    url.password = 'rahasia'
  }
  try {
    return await work(url.href)
  } finally {
    await database.pool.query(`drop database ${name} with (force)`)
  }
}

const restore = (url: string) =>
  restoreBackup(archive, {
    databaseUrl: url,
    migrations: 'db/migrations',
    makeQueue: () => makeQueues(url, pino({ level: 'silent' }), []),
    dataDir: restored(),
  })

async function rowsIn<T extends object>(url: string, query: string): Promise<T[]> {
  const pool = createPool(url, 1, () => {})
  try {
    return (await pool.query<T>(query)).rows
  } finally {
    await pool.end()
  }
}

const SETTINGS = 'select tenant_id, key, value, updated_at from site_settings order by 1, 2'

describe('a backup', () => {
  it('is restored with the rows and files of one moment while writes and removals go on', async () => {
    const tenantId = await database.createTenant()
    const strange = 'tab\t, line\nend, \\N, \\., "quote", nul-like \u0001, 你好, 🎓'
    await database.pool.query(`insert into site_settings (tenant_id, key, value) values ($1, 'strange', to_jsonb($2::text))`, [
      tenantId,
      strange,
    ])
    await database.pool.query(`insert into jobs.job (name, data) values ('jobs.dead', '{"n": 1}')`)
    const keys = [await keepUpload(tenantId, randomBytes(5_000_000)), await keepUpload(tenantId, Buffer.from('kecil'))]
    await writeFile(join(dataDir(), 'secret'), 'rahasia sekali')

    // Each pair is one transaction: a backup that is not one moment would hold half of one.
    let isOver = false
    let pairs = 0
    const writers = [0, 1].map(async writer => {
      while (!isOver) {
        await database.pool.query(
          `with one as (insert into directory.hosts (host, tenant_id) values ($1, $2))
           insert into site_settings (tenant_id, key, value) values ($2, $3, to_jsonb($1::text))`,
          [`w${writer}-${pairs}.localhost`, tenantId, `w_${String.fromCharCode(97 + writer)}_${letters(pairs++)}`],
        )
        const key = await keepUpload(tenantId, randomBytes(1000))
        if (pairs % 2 === 0) await removeUpload(key)
      }
    })
    await expect.poll(() => pairs).toBeGreaterThan(10)
    const made = await writeBackup(source(), archive)
    const madeAt = pairs
    await expect.poll(() => pairs).toBeGreaterThan(madeAt + 4)
    isOver = true
    await Promise.all(writers)

    await withEmpty(async url => {
      await restore(url)
      const before = await rowsIn<{ key: string; updated_at: Date }>(database.url, SETTINGS)
      const after = await rowsIn<{ key: string }>(url, SETTINGS)
      expect(after.length).toBeLessThan(before.length)
      const names = new Set(after.map(({ key }) => key))
      expect(after).toEqual(before.filter(({ key }) => names.has(key)))
      const hosts = await rowsIn(url, `select 1 from directory.hosts where host like 'w%-%'`)
      expect(hosts.length).toBe([...names].filter(key => key.startsWith('w_')).length)
      expect(await rowsIn(url, `select value #>> '{}' as value from site_settings where key = 'strange'`)).toEqual([{ value: strange }])
      expect(await rowsIn(url, 'select name, data from jobs.job')).toEqual([{ name: 'jobs.dead', data: { n: 1 } }])
      // The tenants' rule binds the owner again.
      expect(await rowsIn(url, `select 1 from pg_class where relrowsecurity and not relforcerowsecurity`)).toEqual([])
      const kept = await rowsIn<{ tenant_id: string; id: string }>(url, `select tenant_id, id from uploads where state = 'kept'`)
      const files = await readdir(join(restored(), 'uploads', tenantId))
      const gone = made.removedMeanwhile.map(key => key.split('/')[1])
      expect(new Set([...files, ...gone])).toEqual(new Set(kept.map(({ id }) => `${id}.pdf`)))
    })
    for (const key of keys)
      expect((await readFile(join(restored(), 'uploads', key))).equals(await readFile(join(dataDir(), 'uploads', key)))).toBe(true)
    expect(await readFile(join(restored(), 'secret'), 'utf8')).toBe('rahasia sekali')
    // What held the files is gone.
    expect((await readdir(join(dataDir(), 'uploads'))).filter(name => name.startsWith('.'))).toEqual([])
  })

  async function removeUpload(key: string) {
    const id = key.slice(37, 73)
    await database.pool.query(`update uploads set state = 'removed' where id = $1`, [id])
    await rm(join(dataDir(), 'uploads', key))
    await database.pool.query('delete from uploads where id = $1', [id])
  }

  it('that is cut off or damaged is refused, and no row of it stays', async () => {
    const tenantId = await database.createTenant()
    await keepUpload(tenantId, randomBytes(200_000))
    await writeBackup(source(), archive)
    const whole = await readFile(archive)
    await truncate(archive, whole.length - 6000)
    await withEmpty(async url => {
      await expect(restore(url)).rejects.toThrow()
      expect(await rowsIn(url, 'select 1 from directory.tenants')).toEqual([])
    })
    await rm(restored(), { recursive: true, force: true })
    const damaged = Buffer.from(whole)
    // A byte of the uploaded file.
    const at = damaged.indexOf('uploads/') + 100_000
    damaged.writeUInt8((damaged[at] ?? 0) ^ 1, at)
    await writeFile(archive, damaged)
    await withEmpty(async url => {
      await expect(restore(url)).rejects.toThrow(/the uploaded file .* is missing or damaged/)
      expect(await rowsIn(url, 'select 1 from directory.tenants')).toEqual([])
    })
  })

  it('is not written under its name if an uploaded file is not the one of its row', async () => {
    const tenantId = await database.createTenant()
    const key = await keepUpload(tenantId, Buffer.from('satu'))
    await writeFile(join(dataDir(), 'uploads', key), 'dua!')
    await expect(writeBackup(source(), archive)).rejects.toThrow(`the uploaded file ${key} is damaged`)
    expect((await readdir(folder)).sort()).toEqual(['data'])
    await rm(join(dataDir(), 'uploads', key))
    await database.pool.query('delete from uploads where tenant_id = $1', [tenantId])
  })
})

it('is restored, and backed up again, by an owner who is no superuser, as with DATABASE_URL', async () => {
  const owner = `owner_${randomBytes(6).toString('hex')}`
  await database.pool.query(`create role ${owner} login createrole password 'rahasia'`)
  await database.pool.query(`grant app_rw, app_system, app_accounts, app_anon, app_simulator to ${owner} with admin option`)
  try {
    const tenantId = await database.createTenant()
    await keepUpload(tenantId, Buffer.from('satu'))
    // The ledger refuses to be emptied, and makes its balances by a trigger: they come once.
    await database.pool.query(
      `with m as (insert into ledger_movements (tenant_id, id, kind, key, entry_count, posted_at) values ($1, $2, 'settled', 'settled:1', 2, now()))
       insert into ledger_entries (tenant_id, movement_id, position, account, amount) values ($1, $2, 0, 'bank', 5), ($1, $2, 1, 'clearing:transfer', -5)`,
      [tenantId, newId()],
    )
    const made = await writeBackup(source(), archive)
    await withEmpty(async url => {
      await restore(url)
      const [balance] = await rowsIn<{ balance: string }>(url, `select balance::text from ledger_balances where account = 'bank'`)
      expect(balance).toEqual({ balance: '5' })
      await expect(rowsIn(url, 'truncate ledger_entries')).rejects.toThrow('append-only')
      const again = await writeBackup({ ...source(), databaseUrl: url, dataDir: restored() }, join(folder, 'again.tar'))
      expect([again.tables, again.files]).toEqual([made.tables, made.files])
    }, owner)
  } finally {
    await database.pool.query(`drop owned by ${owner}; drop role ${owner}`)
  }
})

it('is restored with what triggers wrote, once: running totals and the first batches of classes', async () => {
  const tenantId = await database.createTenant()
  await database.asTenant(tenantId, async ctx => {
    const built = await buildClass(ctx)
    const batch = newId()
    await sql`insert into class_batches select (jsonb_populate_record(b, jsonb_build_object('id', ${batch}::text))).* from class_batches b
      where b.tenant_id = ${tenantId} and b.id = ${built.id}`.execute(ctx.db)
    await sql`update classes set batch_id = ${batch} where tenant_id = ${tenantId} and id = ${built.id}`.execute(ctx.db)
    for (const paymentId of [newId(), newId()])
      await post(ctx, { kind: 'sale-paid', gateway: 'midtrans', amount: 111_000, tax: 11_000, paymentId, invoiceId: newId() })
  })
  await writeBackup(source(), archive)
  await withEmpty(async url => {
    await restore(url)
    for (const query of [
      'select * from ledger_balances order by 1, 2',
      'select * from ledger_entries order by 1, 2, 3',
      'select tenant_id, id, batch_id from classes order by 1, 2',
      'select * from class_batches order by 1, 2',
    ]) {
      const rows = await rowsIn(url, query)
      expect(rows).not.toHaveLength(0)
      expect(rows).toEqual(await rowsIn(database.url, query))
    }
    expect(await rowsIn(url, `select tgname from pg_trigger where tgenabled <> 'O'`)).toEqual([])
    await expect(rowsIn(url, 'truncate ledger_entries')).rejects.toThrow('the ledger is append-only')
  })
})

it('names files that are lost, and not as removed', async () => {
  const tenantId = await database.createTenant()
  const key = await keepUpload(tenantId, Buffer.from('satu'))
  await rm(join(dataDir(), 'uploads', key))
  const made = await writeBackup(source(), archive)
  expect([made.missing.includes(key), made.removedMeanwhile]).toEqual([true, []])
})

it('a database that holds tables is named and not restored into', async () => {
  await expect(refuseFilled(database.url)).rejects.toThrow(/is not empty, it holds .*tables of public.*nothing was changed/)
  await withEmpty(async url => await refuseFilled(url))
})

it('the sum of rows tells different rows, not their order nor how they arrive', () => {
  const sumOf = (...chunks: string[]) => {
    const sum = new RowSum()
    for (const chunk of chunks) sum.add(Buffer.from(chunk))
    return [sum.rows, sum.checksum()]
  }
  expect(sumOf('a\nb\n')).toEqual(sumOf('b', '\n', 'a\n'))
  expect(sumOf('a\nb\n')).not.toEqual(sumOf('a\nc\n'))
  expect(sumOf('ab\n')).not.toEqual(sumOf('a\nb\n'))
})

/** A number as letters, since settings' keys have no digits. */
const letters = (number: number) => [...String(number)].map(digit => 'abcdefghij'[Number(digit)]).join('')
