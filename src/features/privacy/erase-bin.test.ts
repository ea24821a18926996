import { beforeAll, describe, expect, it } from 'vitest'
import type { Ctx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { eraseMember } from './erase.server.ts'
import { arrive, DAY, later } from './testing.ts'

const database = openTestDatabase()

let tenant: TenantId
let theirs: TenantId

beforeAll(async () => {
  tenant = await database.createTenant()
  theirs = await database.createTenant()
})

const put =
  (of: TenantId, tables: object[], removedBy: string | null = null) =>
  async (ctx: Ctx) => {
    const id = newId()
    const row = {
      kind: 'any',
      record_id: newId(),
      batch_id: newId(),
      title: 'x',
      subject: 'x',
      removed_at: ctx.now,
      expires_at: later(30 * DAY),
    }
    await ctx.db
      .insertInto('bin_items')
      .values({ tenant_id: of, id, ...row, rows: JSON.stringify({ tables, mentions: [] }), removed_by: removedBy })
      .execute()
    return id
  }
const item = async (id: string) => (await database.pool.query('select rows, removed_by from bin_items where id = $1', [id])).rows[0]

describe('an erasure', () => {
  it('reaches what the bin holds, and nothing of others or of another tenant', async () => {
    const siti = await arrive(database, tenant, { name: 'Siti', consent: 'self' })
    const budi = await arrive(database, tenant, { name: 'Budi', consent: 'self' })
    const version = (savedBy: string) => ({ tenant_id: tenant, post_id: newId(), version: 1, saved_by: savedBy, work: { title: 'Kabar' } })
    const contact = (memberId: string | null, email: string, name: string) => ({
      tenant_id: tenant,
      id: newId(),
      member_id: memberId,
      email,
      name,
      created_at: '2026-08-17T03:00:00+00:00',
    })
    const tables = [
      { table: 'post_versions', rows: [version(siti.id), version(budi.id)] },
      {
        table: 'school_contacts',
        rows: [
          contact(siti.id, 'lain@contoh.id', 'Siti'),
          contact(null, siti.email.toUpperCase(), 'Siti'),
          contact(budi.id, budi.email, 'Budi'),
        ],
      },
    ]
    const mine = await siti.does(put(tenant, tables, siti.id))
    const other = await database.asTenant(theirs, put(theirs, tables))
    await siti.does(ctx => eraseMember(ctx, { id: siti.id, name: 'Siti' }))
    const { rows, removed_by } = await item(mine)
    expect(removed_by).toBeNull()
    expect(rows.tables[0].rows.map((row: { saved_by: string | null }) => row.saved_by)).toEqual([null, budi.id])
    expect(rows.tables[0].rows[0].work).toEqual({ title: 'Kabar' })
    expect(rows.tables[1].rows.map((row: { name: string }) => row.name)).toEqual(['Budi'])
    expect(JSON.stringify(rows)).not.toContain(siti.id)
    expect((await item(other)).rows.tables).toEqual(tables)
  })
})
