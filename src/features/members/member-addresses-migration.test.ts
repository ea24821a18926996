import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { newId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'

const database = openTestDatabase()

it('each member has the address that they show; of several who show the same one, who was seen last, and the others until then', async () => {
  const [mine, theirs] = [await database.createTenant(), await database.createTenant()]
  const add = (tenant: string, subject: string, email: string, joinedAt: string, seenAt: string) =>
    database.pool.query(
      `insert into members (tenant_id, id, issuer, subject, name, email, joined_at, seen_at) values ($1, $2, 'account-site', $3, $3, $4, $5, $6)`,
      [tenant, newId(), subject, email, joinedAt, seenAt],
    )
  await add(mine, 'siti', 'Lama@contoh.id', '2026-01-01', '2026-02-01')
  await add(mine, 'budi', 'lama@contoh.id', '2026-03-01', '2026-04-01')
  await add(mine, 'citra', 'LAMA@contoh.id', '2026-01-15', '2026-05-01')
  await add(mine, 'dodi', 'lain@contoh.id', '2026-01-01', '2026-05-01')
  await add(theirs, 'siti', 'lama@contoh.id', '2026-01-01', '2026-02-01')

  await database.pool.query(`drop table member_addresses;
    drop function directory.forget_in_audit_log(uuid, text, text, timestamptz, timestamptz);
    create function directory.forget_in_audit_log(uuid, text, text) returns void language sql as ''`)
  await database.pool.query(await readFile('db/migrations/0017_former_addresses.sql', 'utf8'))

  const { rows } = await database.pool.query<{ line: string }>(
    `select concat_ws(' ', subject, email, held_from::date, '–', left_at::date) as line from member_addresses
    order by tenant_id = $1 desc, subject`,
    [mine],
  )
  expect(rows.map(row => row.line)).toEqual([
    'budi lama@contoh.id 2026-03-01 – 2026-04-01',
    'citra lama@contoh.id 2026-04-01 –',
    'dodi lain@contoh.id -infinity –',
    'siti lama@contoh.id -infinity – 2026-03-01',
    'siti lama@contoh.id -infinity –',
  ])
})
