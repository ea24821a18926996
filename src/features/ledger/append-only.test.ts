import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { createCtx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { migrate } from '#platform/db/migrate.ts'
import { createPool } from '#platform/db/pool.ts'
import { type Db, withScope } from '#platform/db/scope.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { keyOf } from './entries.ts'
import { checkLedger } from './invariants.server.ts'
import type { Movement } from './movements.ts'
import { post } from './post.server.ts'

const database = openTestDatabase()
let tenantId: TenantId

const sale = (paymentId = newId()): Movement => ({
  kind: 'sale-paid',
  gateway: 'midtrans',
  amount: 111_000,
  tax: 11_000,
  paymentId,
  invoiceId: newId(),
})
const check = () => database.asTenant(tenantId, checkLedger)

beforeAll(async () => {
  tenantId = await database.createTenant()
  await database.asTenant(tenantId, ctx => post(ctx, sale()))
})

const CHANGES = [
  'delete from ledger_movements',
  'delete from ledger_entries',
  `update ledger_movements set key = 'lain'`,
  'update ledger_entries set amount = amount * 2',
  'truncate ledger_entries',
  'truncate ledger_movements, ledger_entries',
  `insert into ledger_movements select * from ledger_movements on conflict (tenant_id, id) do update set key = 'lain'`,
]

describe('the ledger', () => {
  it.each(CHANGES)('takes additions alone, from the product’s role and from the owner: %s', async statement => {
    for (const of of [{ tenantId }, { system: 'register-tenant' }] as const)
      await expect(withScope(database.pool, of, db => sql.raw(statement).execute(db))).rejects.toThrow('permission denied')
    await expect(database.pool.query(statement)).rejects.toThrow('the ledger is append-only')
    expect(await check()).toEqual([])
  })

  it.each([
    `insert into ledger_balances (tenant_id, account, owner_id, balance, entry_count) select tenant_id, 'bank', owner_id, 1, 1 from ledger_balances limit 1`,
    'update ledger_balances set balance = 0',
    'delete from ledger_balances',
    'truncate ledger_balances',
    'create temp table t (like ledger_entries); create trigger t after insert on t for each row execute function directory.add_to_balance()',
  ])('lets nobody but its trigger write running totals: %s', async statement => {
    const run = async (db: Db) => {
      for (const part of statement.split('; ')) await sql.raw(part).execute(db)
    }
    for (const of of [{ tenantId }, { system: 'register-tenant' }] as const)
      await expect(withScope(database.pool, of, run)).rejects.toThrow('permission denied')
    expect(await check()).toEqual([])
  })

  const movement = (id: string, count: number) => sql`
    insert into ledger_movements (tenant_id, id, kind, key, entry_count, posted_at) values (${tenantId}, ${id}, 'settled', ${id}, ${count}, now())`
  const entry = (id: string, position: number, amount: number) => sql`
    insert into ledger_entries (tenant_id, movement_id, position, account, amount) values (${tenantId}, ${id}, ${position}, 'bank', ${amount})`

  it.each([
    ['is not balanced', 2, [5, -4]],
    ['has no entries', 2, []],
    ['has less entries than it says', 3, [5, -5]],
    ['has more entries than it says', 2, [5, -4, -1]],
  ])('refuses a movement that %s, at the commit', async (_what, count, amounts) => {
    const id = newId()
    const write = database.asTenant(tenantId, async ({ db }) => {
      await movement(id, count).execute(db)
      for (const [at, amount] of amounts.entries()) await entry(id, at, amount).execute(db)
    })
    await expect(write).rejects.toMatchObject({ code: '23514' })
    expect(await check()).toEqual([])
  })

  it('refuses a movement of one entry or none, and an entry of zero or of no movement', async () => {
    const refused = async (work: (db: Db) => Promise<unknown>, code: string) =>
      await expect(database.asTenant(tenantId, ({ db }) => work(db))).rejects.toMatchObject({ code })
    await refused(db => movement(newId(), 1).execute(db), '23514')
    await refused(db => entry(newId(), 0, 0).execute(db), '23514')
    await refused(db => entry(newId(), 0, 5).execute(db), '23503')
  })

  it('refuses entries for a movement of before, also balanced ones', async () => {
    const id = newId()
    await database.asTenant(tenantId, async ({ db }) => {
      await movement(id, 2).execute(db)
      for (const [at, amount] of [5, -5].entries()) await entry(id, at, amount).execute(db)
    })
    const add = database.asTenant(tenantId, async ({ db }) => {
      for (const [at, amount] of [7, -7].entries()) await entry(id, at + 2, amount).execute(db)
    })
    await expect(add).rejects.toMatchObject({ code: '23514' })
    expect(await check()).toEqual([])
  })

  it('goes with its tenant, and no other', async () => {
    const gone = await database.createTenant()
    await database.asTenant(gone, ctx => post(ctx, sale()))
    await withScope(database.pool, { system: 'register-tenant' }, db => sql`delete from directory.tenants where id = ${gone}`.execute(db))
    for (const table of ['ledger_movements', 'ledger_entries', 'ledger_balances'])
      expect((await database.pool.query(`select distinct tenant_id from ${table}`)).rows).toEqual([{ tenant_id: tenantId }])
  })
})

it('a check of the ledger finds what was changed past its triggers', async () => {
  const changed = await database.createTenant()
  const movement = sale()
  for (const one of [sale(), movement, sale()]) await database.asTenant(changed, ctx => post(ctx, one))
  const client = await database.pool.connect()
  try {
    await client.query(`begin; set local session_replication_role = replica`)
    await client.query(`update ledger_balances set balance = balance + 1 where tenant_id = $1 and account = 'sales'`, [changed])
    await client.query(
      `update ledger_entries e set amount = amount + 2 from ledger_movements m
      where m.tenant_id = $1 and m.key = $2 and e.tenant_id = $1 and e.movement_id = m.id and e.account = 'tax'`,
      [changed, keyOf(movement)],
    )
    await client.query('commit')
  } finally {
    client.release()
  }
  const { rows } = await database.pool.query<{ id: string }>('select id from ledger_movements where tenant_id = $1 and key = $2', [
    changed,
    keyOf(movement),
  ])
  const movementId = rows[0]?.id
  expect(await database.asTenant(changed, ctx => checkLedger(ctx, 1))).toEqual([
    { key: `unbalanced:${movementId}`, kind: 'unbalanced', movementId, sum: 2, entryCount: 3 },
    { key: 'total-differs:sales', kind: 'total-differs', account: 'sales', ownerId: null, total: -299_999, sum: -300_000 },
    { key: 'total-differs:tax', kind: 'total-differs', account: 'tax', ownerId: null, total: -33_000, sum: -32_998 },
  ])
  expect(await check()).toEqual([])
})

it('posts where the owner of the database is no superuser, as with DATABASE_URL', async () => {
  const name = `ledger_${randomBytes(6).toString('hex')}`
  await database.pool.query(`create role ${name} login createrole password 'rahasia'`)
  // Roles belong to the whole server; those of the migrations are there already.
  const { rows } = await database.pool.query<{ roles: string }>(
    `select string_agg(rolname, ', ') as roles from pg_roles where rolname like 'app\\_%'`,
  )
  await database.pool.query(`grant ${rows[0]?.roles} to ${name} with admin option`)
  await database.pool.query(`create database ${name} owner ${name}`)
  const url = new URL(database.url)
  Object.assign(url, { pathname: `/${name}`, username: name, password: 'rahasia' })
  const pool = createPool(url.href, 2, () => {})
  try {
    await migrate(url.href, 'db/migrations')
    const id = tenantId
    await pool.query(`insert into directory.tenants (id, slug, site_id, name) values ($1, 'satu', 1, 'Satu')`, [id])
    await withScope(pool, { tenantId: id }, async db => {
      const ctx = createCtx({ db, tenantId: id, log: pino({ level: 'silent' }), now: TEST_NOW })
      const movement = sale()
      expect([await post(ctx, movement), await post(ctx, movement)]).toEqual([true, false])
      expect(await checkLedger(ctx)).toEqual([])
    })
    for (const statement of CHANGES.filter(change => change.startsWith('truncate')))
      await expect(pool.query(statement)).rejects.toThrow('the ledger is append-only')
    await pool.query('delete from directory.tenants where id = $1', [id])
  } finally {
    await pool.end()
    await database.pool.query(`drop database ${name} with (force)`)
    await database.pool.query(`drop owned by ${name}; drop role ${name}`)
  }
}, 60_000)
