import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestAccounts } from '#features/account-site/testing.ts'
import { createAccount } from '#features/accounts/account/demo-account.server.ts'
import { PASSWORD } from '#features/accounts/testing.ts'
import { OWN_ACCOUNTS } from '#features/members/identity.server.ts'
import { requestErasure } from '#features/privacy/erasure-requests.server.ts'
import { arrive, type Guest } from '#features/privacy/testing.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { accountEndings } from './account-endings.ts'

/* What happens to a person's data at the tenants when they delete their account, with the real account site, commands and database. */
const database = openTestDatabase()
const accounts = openTestAccounts(database, accountEndings({ pool: database.pool, log: pino({ level: 'silent' }) }))

let tenants: TenantId[]
let userId: string
let email: string
let guests: Guest[]
beforeEach(async () => {
  email = `siti-${newId()}@contoh.id`
  userId = await createAccount(accounts.auth, { name: 'Siti Rahma', email, password: PASSWORD })
  tenants = [await database.createTenant(), await database.createTenant(), await database.createTenant()]
  guests = []
  for (const tenant of tenants) {
    const guest = await arrive(database, tenant, { roles: ['student'], consent: 'self' })
    await database.pool.query('update members set issuer = $1, subject = $2 where id = $3', [OWN_ACCOUNTS, userId, guest.id])
    guests.push(guest)
  }
})

async function deleteAccount(): Promise<number> {
  const browser = accounts.browse()
  await browser.submit(await browser.open('/sign-in'), { email, password: PASSWORD })
  return (await browser.submit(await browser.open('/delete'), { password: PASSWORD, word: 'HAPUS' })).status
}

/** Returns the tenants at which the person has an open erasure request. */
async function openAt(): Promise<number[]> {
  const { rows } = await database.pool.query<{ of: TenantId }>(
    'select tenant_id as of from erasure_requests where member_id = any($1) and cancelled_at is null',
    [guests.map(guest => guest.id)],
  )
  return rows.map(({ of }) => tenants.indexOf(of)).sort((a, b) => a - b)
}

const FAILURES: [string, () => string][] = [
  ['at a tenant', () => `before insert on erasure_requests for each row when (new.tenant_id = '${tenants[2]}')`],
  ['at the account site', () => `before delete on accounts."user" for each row when (old.id = '${userId}')`],
]

describe('an account that is deleted', () => {
  it('lets its person be erased at every tenant', async () => {
    expect([await deleteAccount(), await openAt()]).toEqual([200, [0, 1, 2]])
  })

  it.each(FAILURES)(
    'erases nobody where that fails %s, save where they had asked for it themselves; again it goes',
    async (_where, when) => {
      const from = { origin: 'http://uji.localhost:3000', lang: 'id' } as const
      await guests[1]?.does(ctx => requestErasure(ctx, '', from), TEST_NOW)
      await database.pool.query(`
      create or replace function stop_it() returns trigger language plpgsql as $$ begin raise 'stop'; end $$;
      create trigger stop_it ${when()} execute function stop_it()`)
      expect([await deleteAccount(), await openAt()]).toEqual([500, [1]])
      await database.pool.query('drop function stop_it cascade')
      expect([await deleteAccount(), await openAt()]).toEqual([200, [0, 1, 2]])
    },
  )
})
