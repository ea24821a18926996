import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { writeAudit } from './audit.server.ts'

const database = openTestDatabase()
let mine: TenantId
let theirs: TenantId

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  for (const tenantId of [mine, theirs])
    await database.asTenant(tenantId, ctx => writeAudit(ctx, { act: 'settings.changed', subject: 'title' }), { now: TEST_NOW })
})

const acts = async () => (await database.pool.query('select act, subject from audit_log order by id')).rows

describe('the audit log', () => {
  it.each([
    'delete from audit_log',
    `update audit_log set actor = 'orang lain'`,
    'truncate audit_log',
    `insert into audit_log (tenant_id, id, at, actor, act) select tenant_id, id, at, actor, act from audit_log
      on conflict (tenant_id, id) do update set actor = 'orang lain'`,
  ])('takes additions alone from the product’s own role: %s', async statement => {
    await expect(withScope(database.pool, { tenantId: mine }, db => sql.raw(statement).execute(db))).rejects.toThrow('permission denied')
    await expect(withScope(database.pool, { system: 'superadmins' }, db => sql.raw(statement).execute(db))).rejects.toThrow(
      'permission denied',
    )
    expect(await acts()).toHaveLength(2)
  })

  it('takes additions of one’s own tenant alone', async () => {
    const add = (of: TenantId) => sql`insert into audit_log (tenant_id, id, at, actor, act) values (${of}, ${newId()}, now(), 'x', 'x.y')`
    await expect(withScope(database.pool, { tenantId: mine }, db => add(theirs).execute(db))).rejects.toThrow('row-level security')
  })

  it('loses nothing young by the retention’s function, whoever calls it, and nothing of another tenant', async () => {
    await database.pool.query(
      `insert into audit_log (tenant_id, id, at, actor, act) select tenant, gen_random_uuid(), now() - interval '5 years 1 day', 'x', 'x.old'
      from unnest($1::uuid[]) as tenant`,
      [[mine, theirs]],
    )
    await withScope(database.pool, { tenantId: mine }, db => sql`select directory.remove_old_audit_log('infinity')`.execute(db))
    const { rows } = await database.pool.query('select tenant_id, act from audit_log where tenant_id = any($1) order by act', [
      [mine, theirs],
    ])
    expect(rows).toHaveLength(3)
    expect(rows.filter(row => row.act === 'x.old')).toEqual([{ tenant_id: theirs, act: 'x.old' }])
    await expect(
      withScope(database.pool, { system: 'due-privacy' }, db => sql`select directory.remove_old_audit_log('infinity')`.execute(db)),
    ).rejects.toThrow('permission denied')
  })
})
