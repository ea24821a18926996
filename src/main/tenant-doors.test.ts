import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccountsPool } from '#features/accounts/engine/accounts-pool.ts'
import { createRateLimits, LIMITS } from '#features/accounts/engine/rate-limits.server.ts'
import { OWN_ACCOUNTS } from '#features/members/identity.server.ts'
import { addSuperadmin, removeSuperadmin } from '#features/members/superadmins.server.ts'
import { withScope } from '#platform/db/scope.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { createTenantDoors } from './tenant-doors.ts'

const database = openTestDatabase()
const accounts = createAccountsPool(database.url, 2, () => {})
afterAll(() => accounts.end())
const find = createTenantDoors({ pool: database.pool, limits: createRateLimits(accounts), origin: 'http://account.localhost:4000' })

const WATI = { id: 'wati', email: 'Wati@contoh.id' }
const grant = (issuer: string, subject: string) =>
  withScope(database.pool, { system: 'superadmins' }, db => addSuperadmin(db, { issuer, subject }))

beforeAll(async () => {
  for (let at = 0; at < 12; at++) await database.createTenant(`t${String(at).padStart(2, '0')}`)
  await database.pool.query(
    `update site_settings set value = 'true' where key = 'isMaintenance' and tenant_id = (select id from directory.tenants where slug = 't01')`,
  )
  await grant(OWN_ACCOUNTS, WATI.id)
})

describe('the tenants on the account host', () => {
  it('are nobody’s but a superadmin’s of our own accounts, as long as they are one', async () => {
    expect(await find({ id: 'ani', email: 'ani@contoh.id' }, {})).toBeUndefined()
    await grant('https://lain.example', 'ani')
    expect(await find({ id: 'ani', email: WATI.email }, {})).toBeUndefined()
    await grant(OWN_ACCOUNTS, 'budi')
    expect(await find({ id: 'budi', email: 'budi@contoh.id' }, {})).toBeDefined()
    await withScope(database.pool, { system: 'superadmins' }, db => removeSuperadmin(db, { issuer: OWN_ACCOUNTS, subject: 'budi' }))
    expect(await find({ id: 'budi', email: 'budi@contoh.id' }, {})).toBeUndefined()
  })

  it('come by pages with host, layout, state and the way in, and without figures', async () => {
    const first = await find(WATI, { search: '', after: '' })
    if (!first || first === 'too-many') throw new Error('no list')
    expect(first.items.map(({ slug }) => slug)).toEqual(Array.from({ length: 10 }, (_, at) => `t0${at}`))
    expect(first.items[1]).toEqual({
      slug: 't01',
      name: expect.any(String),
      host: 't01.localhost',
      layout: expect.any(String),
      isUnderMaintenance: true,
      isSuspended: false,
      enterHref: 'http://t01.localhost:4000/Login?to=%2FStudio',
    })
    expect(first.items[2]?.isUnderMaintenance).toBe(false)
    expect(await find(WATI, { after: first.next })).toMatchObject({ items: [{ slug: 't10' }, { slug: 't11' }], next: undefined })
    expect(await find(WATI, { search: '11.local' })).toMatchObject({ items: [{ slug: 't11' }] })
  })

  it('write nothing into a tenant’s audit log: that is for who enters', async () => {
    expect((await database.pool.query('select from audit_log')).rows).toEqual([])
  })

  it('are refused to who asks too often, until some time has passed', async () => {
    await grant(OWN_ACCOUNTS, 'wira')
    const wira = { id: 'wira', email: 'wira@contoh.id' }
    for (let at = 0; at < LIMITS.tenantListsOfPerson.points; at++) await find(wira, {})
    expect(await find(wira, {})).toBe('too-many')
    expect(await find(WATI, {})).toBeDefined()
  })
})
