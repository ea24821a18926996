import { expect, it } from 'vitest'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestCalls } from './testing-calls.ts'

const database = openTestDatabase()
const { ask, tokenOf } = openTestCalls(database)

it('a stranger fills nobody’s mailbox by going from tenant to tenant: five mails an hour to an address, by whichever call', async () => {
  const tenants: TenantId[] = []
  for (let at = 0; at < 7; at++) tenants.push(await database.createTenant())
  const statuses: number[] = []
  for (const [at, of] of tenants.entries()) {
    const email = at % 2 === 0 ? 'korban@contoh.id' : 'Korban@Contoh.id'
    const clientAddress = `192.0.2.${at}`
    const token = await tokenOf(of, [])
    const sent =
      at < 3
        ? await ask(`/api/services/v0/cms/app/request-demo?email=${email}`, { of, token, clientAddress })
        : await ask('/api/services/v1/auth/signup/coder', { of, token, clientAddress, json: { name: 'Korban', email, lang: 'id' } })
    statuses.push(sent.status)
  }
  expect(statuses).toEqual([200, 200, 200, 201, 201, 429, 429])
  const { rows } = await database.pool.query(`select 1 from mails where lower(to_address) = 'korban@contoh.id'`)
  expect(rows).toHaveLength(5)
})
