import { beforeAll, expect, it } from 'vitest'
import { enrol } from '#features/members/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { checkLinks } from './links.server.ts'
import { linksInput, MOST_LINKS } from './links.ts'

const database = openTestDatabase()
let tenant: TenantId

beforeAll(async () => {
  tenant = await database.createTenant()
})

it('is for writers, and for few addresses of the web at once', async () => {
  const siti = await enrol(database, tenant, 'Siti', ['student'])
  const addresses = ['https://contoh.example/']
  await expect(database.asTenant(tenant, ctx => checkLinks(ctx, addresses), { viewer: { kind: 'nobody' } })).rejects.toMatchObject({
    status: 401,
  })
  await expect(database.asTenant(tenant, ctx => checkLinks(ctx, addresses), { viewer: await siti.viewer() })).rejects.toMatchObject({
    status: 403,
  })
  expect(linksInput.safeParse({ addresses: Array.from({ length: MOST_LINKS + 1 }, () => addresses[0]) }).success).toBe(false)
  for (const wrong of ['javascript:alert(1)', '/News', 'file:///etc/passwd'])
    expect(linksInput.safeParse({ addresses: [wrong] }).success).toBe(false)
})

it('asks no host of our own network, by whatever name', async () => {
  const rani = await enrol(database, tenant, 'Rani', ['writer'])
  const inside = async () => [{ address: '10.0.0.5', family: 4 }]
  const addresses = ['https://127.0.0.1/', 'http://localhost:3000/', 'https://169.254.169.254/latest', 'https://dalam.example/']
  const checked = await database.asTenant(tenant, ctx => checkLinks(ctx, addresses, inside), { viewer: await rani.viewer() })
  expect(checked.map(({ state }) => state)).toEqual(['broken', 'broken', 'broken', 'broken'])
})
