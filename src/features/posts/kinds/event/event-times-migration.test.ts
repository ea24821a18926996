import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { buildPost } from '../../testing.ts'
import { toEventTimes } from './event-times.ts'

const database = openTestDatabase()

/** As stored before and after; times without a zone are read as Jakarta time. */
const TIMES: readonly (readonly [string, string])[] = [
  ['2026-12-01T09:00', '2026-12-01T02:00:00.000Z'],
  ['2026-12-01', '2026-11-30T17:00:00.000Z'],
  ['2026-12-01 09:00:30', '2026-12-01T02:00:30.000Z'],
  ['2026-12-01T09:00:00+0700', '2026-12-01T02:00:00.000Z'],
  ['2026-12-01T09:00+07', '2026-12-01T02:00:00.000Z'],
  ['2026-12-01T09:00:00.123456-03:30', '2026-12-01T12:30:00.123Z'],
  ['2026-12-01t09:00:00z', '2026-12-01T09:00:00.000Z'],
  ['2026-12-01T02:00:00.000Z', '2026-12-01T02:00:00.000Z'],
  ...['besok', 'tomorrow', 'infinity', '', '2026-13-45', '2027-02-29T10:00:00Z', '2026-12-01T09:00+99', '0000-01-01', '12:00'].map(
    text => [text, text] as const,
  ),
  ['9999-12-31T23:59:00-05:00', '9999-12-31T23:59:00-05:00'],
]

it('the times of events that were kept in other forms are their days again; what is no time, and other kinds, stay', async () => {
  const [west, east] = [await database.createTenant(), await database.createTenant()]
  await database.pool.query(`insert into site_settings (tenant_id, key, value) values ($1, 'timeZone', '"Asia/Jayapura"')`, [east])
  const build = (of: TenantId, slug: string, details: unknown, kind = 'event') =>
    database.asTenant(of, ctx => buildPost(ctx, { kind, slug, details: JSON.stringify(details) }))
  for (const [at, [text]] of TIMES.entries()) await build(west, `t${at}`, { startsAt: text, place: 'Balai' })
  await build(west, 'odd', { startsAt: 5, endsAt: ['2026-12-01'], number: '7' })
  await build(west, 'both', { startsAt: 'besok', endsAt: '2026-12-01' })
  await build(west, 'news', { startsAt: '2026-12-01' }, 'news')
  await build(east, 'timur', { startsAt: '2026-12-01T09:00', endsAt: '2026-12-01T11:00+09:00' })

  const migration = await readFile('db/migrations/0021_event_times.sql', 'utf8')
  const client = await database.pool.connect()
  try {
    // Runs under row-level security, because the owner of a hosted database is no superuser.
    await client.query('begin; set local role app_rw')
    await client.query(migration)
    await client.query('commit')
  } finally {
    client.release()
  }

  const { rows } = await database.pool.query<{ slug: string; details: Record<string, unknown> }>('select slug, details from posts')
  const details = Object.fromEntries(rows.map(row => [row.slug, row.details]))
  for (const [at, [text, kept]] of TIMES.entries()) expect([text, details[`t${at}`]]).toEqual([text, { startsAt: kept, place: 'Balai' }])
  expect(details['odd']).toEqual({ startsAt: 5, endsAt: ['2026-12-01'], number: '7' })
  expect(details['both']).toEqual({ startsAt: 'besok', endsAt: '2026-11-30T17:00:00.000Z' })
  expect(details['news']).toEqual({ startsAt: '2026-12-01' })
  expect(details['timur']).toEqual({ startsAt: '2026-12-01T00:00:00.000Z', endsAt: '2026-12-01T02:00:00.000Z' })
  for (const [at, [, kept]] of TIMES.slice(0, 8).entries())
    expect(toEventTimes({ details: details[`t${at}`] ?? {}, publishedAt: new Date(0) }).startsAt).toEqual(new Date(kept))
})
