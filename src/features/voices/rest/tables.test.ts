import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import { asTenantRole } from '#platform/db/tenant-role.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { PUBLIC_TABLES, readableColumns, writtenColumns } from './tables.ts'

const database = openTestDatabase()
let mine: TenantId
let theirs: TenantId

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
})
beforeEach(async () => {
  for (const table of PUBLIC_TABLES) await database.pool.query(`delete from ${table}`)
})

/** Runs one statement as the public role, without any of our code in between. */
const asPublic = async (statement: string, of = mine) =>
  (await withScope(database.pool, { anonymousOf: of }, db => sql<Record<string, unknown>>`${sql.raw(statement)}`.execute(db))).rows
const REFUSED = { code: '42501' }

describe('the role of the public', () => {
  it('reads and changes nothing else in the database', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema')`,
    )
    const others = rows.map(row => row.name).filter(name => !PUBLIC_TABLES.some(table => name === `public.${table}`))
    expect(others.length).toBeGreaterThan(30)
    for (const name of others) await expect(asPublic(`select 1 from ${name}`), name).rejects.toMatchObject(REFUSED)
    for (const table of PUBLIC_TABLES) {
      await expect(asPublic(`delete from ${table}`)).rejects.toMatchObject(REFUSED)
      await expect(asPublic(`update ${table} set tenant_id = tenant_id`)).rejects.toMatchObject(REFUSED)
      await expect(asPublic(`truncate ${table}`)).rejects.toMatchObject(REFUSED)
      await expect(asPublic(`alter table ${table} disable row level security`)).rejects.toMatchObject(REFUSED)
    }
    await expect(asPublic('create table public.x (id int)')).rejects.toMatchObject(REFUSED)
  })

  it('has the columns that the list of tables says, and no other', async () => {
    const { rows } = await database.pool.query<{ table: string; column: string; right: string }>(
      `select table_name as table, column_name as column, privilege_type as right from information_schema.column_privileges where grantee = 'app_anon'`,
    )
    const granted = (table: string, right: string) =>
      rows
        .filter(row => row.table === table && row.right === right)
        .map(row => row.column)
        .sort()
    for (const table of PUBLIC_TABLES) {
      const shown = readableColumns(table)
      expect([table, granted(table, 'SELECT')]).toEqual([table, shown.length > 0 ? ['tenant_id', ...shown].sort() : []])
      expect([table, granted(table, 'INSERT')]).toEqual([table, ['tenant_id', 'id', ...writtenColumns(table)].sort()])
    }
    expect([...new Set(rows.map(row => row.right))].sort()).toEqual(['INSERT', 'SELECT'])
    expect([...new Set(rows.map(row => row.table))].sort()).toEqual([...PUBLIC_TABLES].sort())
  })

  it('sees of its own tenant alone, and only what staff let through', async () => {
    for (const [tenant, name] of [
      [mine, 'Kami'],
      [theirs, 'Mereka'],
    ] as const) {
      const add = `insert into book_reviews (tenant_id, id, name, message, approved_at, rejected_at, created_at) values ($1, $2, $3, 'x', $4, $5, '2026-01-01')`
      await database.pool.query(add, [tenant, newId(), name, new Date(), null])
      await database.pool.query(add, [tenant, newId(), `${name} menunggu`, null, null])
      await database.pool.query(add, [tenant, newId(), `${name} ditolak`, null, new Date()])
    }
    expect(await asPublic('select name from book_reviews')).toEqual([{ name: 'Kami' }])
    expect(await asPublic('select name from book_reviews', theirs)).toEqual([{ name: 'Mereka' }])
    expect(await asPublic(`select name from book_reviews where tenant_id = '${theirs}'`)).toEqual([])
    // The setting can only be changed within one transaction, and our code never lets a client do so.
    await expect(asPublic('select name, approved_at from book_reviews')).rejects.toMatchObject(REFUSED)
  })

  it('adds to its own tenant alone, and reads nothing back, not even what it added', async () => {
    const add = (tenant: TenantId, columns = '', values = '') =>
      `insert into book_reviews (tenant_id, id, name, message${columns}) values ('${tenant}', '${newId()}', 'A', 'x'${values})`
    await expect(asPublic(add(theirs))).rejects.toMatchObject(REFUSED)
    await expect(asPublic(add(mine, ', approved_at', ', now()'))).rejects.toMatchObject(REFUSED)
    await expect(asPublic(add(mine, ', created_at', ', now()'))).rejects.toMatchObject(REFUSED)
    await asPublic(add(mine))
    await expect(asPublic(`${add(mine)} returning name`)).rejects.toMatchObject(REFUSED)
    const seen = await withScope(database.pool, { anonymousOf: mine }, async db => {
      await sql.raw(add(mine)).execute(db)
      return [
        await sql`select name from book_reviews`.execute(db),
        await asTenantRole(db, () => sql`select name from book_reviews`.execute(db)),
      ]
    })
    expect(seen.map(({ rows }) => rows.length)).toEqual([0, 2])
    expect(await asPublic('select name from book_reviews')).toEqual([])
    await expect(
      asPublic(`insert into testimonies (tenant_id, id, name, message) values ('${mine}', '${newId()}', 'A', 'x') returning id`),
    ).rejects.toMatchObject(REFUSED)
  })
})

it('is the public again after our own role did something within its scope', async () => {
  const roles = await withScope(database.pool, { anonymousOf: mine }, async db => {
    const role = async () => (await sql<{ role: string }>`select current_user as role`.execute(db)).rows[0]?.role
    return [await role(), await asTenantRole(db, role), await role()]
  })
  expect(roles).toEqual(['app_anon', 'app_rw', 'app_anon'])
})

it('a statement of the public is not kept prepared: whoever makes them up would fill the connection', async () => {
  for (let n = 0; n < 20; n++) await asPublic(`select ${n} as n`)
  const { rows } = await database.pool.query(`select count(*)::int as n from pg_prepared_statements where statement ~ '^select \\d+ as n$'`)
  expect(rows).toEqual([{ n: 0 }])
})
