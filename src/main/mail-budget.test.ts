import { beforeAll, describe, expect, it } from 'vitest'
import { createAccountsPool } from '#features/accounts/engine/accounts-pool.ts'
import { createRateLimits, LIMITS } from '#features/accounts/engine/rate-limits.server.ts'
import { loadRegions } from '#features/regions/commands.server.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestCalls } from './testing-calls.ts'

const database = openTestDatabase()
const { ask, tokenOf } = openTestCalls(database)
const tenants: { of: TenantId; token: string }[] = []

beforeAll(async () => {
  await loadRegions(database.pool)
  for (let at = 0; at < 7; at++) {
    const of = await database.createTenant()
    tenants.push({ of, token: await tokenOf(of, []) })
  }
})

const SERVICES = '/api/services/v1/'
const countOf = async (sql: string, values: unknown[]) => (await database.pool.query(sql, values)).rowCount
const mailsTo = (email: string) => countOf('select 1 from mails where lower(to_address) = $1', [email])

/** Asks each tenant in turn, from networks of their own; returns the statuses. `pathOf`: where, and with what, by the tenant's number. */
async function askEach(count: number, askFor: (at: number) => { path: string; json?: object }): Promise<number[]> {
  const statuses: number[] = []
  for (const [at, tenant] of tenants.slice(0, count).entries()) {
    const { path, json } = askFor(at)
    statuses.push((await ask(path, { ...tenant, clientAddress: `192.0.2.${at}`, ...(json && { json }) })).status)
  }
  return statuses
}

const demo = (email: string) => ({ path: `/api/services/v0/cms/app/request-demo?email=${email}` })
const signUp = (email: string) => ({ path: `${SERVICES}auth/signup/coder`, json: { name: 'Korban', email, lang: 'id' } })
const appointment = (email: string) => ({
  path: `${SERVICES}post/appointment/create`,
  json: { name: 'Pak Dodi', email, topic: 'Pelatihan guru', consent: true },
})
const school = (contactEmail: string, at: number) => ({
  path: `${SERVICES}school/register`,
  json: {
    name: 'SMK Nusa Bahari',
    npsn: `2051234${at}`,
    cityId: '32.73',
    students: 640,
    contactName: 'Bu Rina',
    contactRole: 'Guru',
    contactEmail,
    contactPhone: '0812-3456-7890',
  },
})

it('a stranger fills nobody’s mailbox by going from tenant to tenant: five mails an hour to an address, by whichever call', async () => {
  const statuses = await askEach(7, at => {
    const email = at % 2 === 0 ? 'korban@contoh.id' : 'Korban@Contoh.id'
    return at < 3 ? demo(email) : signUp(email)
  })
  expect(statuses).toEqual([200, 200, 200, 201, 201, 429, 429])
  expect(await mailsTo('korban@contoh.id')).toBe(5)
})

describe('appointments and registrations over many tenants', () => {
  it('send an address three mails an hour together; all are stored and confirmed', async () => {
    const email = 'dodi@kantor.example'
    const statuses = await askEach(5, at => (at % 2 === 0 ? appointment(at < 3 ? email : 'Dodi@Kantor.Example') : school(email, at)))
    expect(statuses).toEqual([201, 201, 201, 201, 201])
    expect(await mailsTo(email)).toBe(LIMITS.formMailsToAddress.points)
    expect(await countOf('select 1 from appointments where lower(email) = $1', [email])).toBe(3)
    expect(await countOf('select 1 from school_contacts where email = $1', [email])).toBe(2)
  })

  it('keep nobody else’s mails back', async () => {
    expect(await askEach(1, () => appointment('lain@kantor.example'))).toEqual([201])
    expect(await mailsTo('lain@kantor.example')).toBe(1)
  })

  it('leave the address mails about signing in, and a demonstration is refused once their share is used up', async () => {
    const email = 'ani@kantor.example'
    expect(await askEach(4, () => appointment(email))).toEqual([201, 201, 201, 201])
    expect(await askEach(1, () => demo(email))).toEqual([429])
    const pool = createAccountsPool(database.url, 1, () => {})
    try {
      const limits = createRateLimits(pool)
      await limits.takeMail(email)
      await limits.takeMail(email)
      await expect(limits.takeMail(email)).rejects.toMatchObject({ code: 'TooManyMails' })
    } finally {
      await pool.end()
    }
  })
})
