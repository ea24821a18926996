import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '#platform/testing/database.ts'
import { ensureClient, findClient } from '../clients/clients.server.ts'
import { createAccountsPool } from './accounts-pool.ts'
import { createAuth } from './auth.server.ts'

const database = openTestDatabase()
const pool = createAccountsPool(database.url, 4, () => {})
afterAll(() => pool.end())

const auth = createAuth({
  pool,
  origin: 'http://account.localhost:3000',
  secret: 's'.repeat(40),
  social: {},
  log: pino({ level: 'silent' }),
  post: async () => {},
  onSessionEnded: async () => {},
  onAllSessionsEnded: async () => {},
  onAccountEnding: async () => {},
  onAccountKept: async () => {},
})

const client = {
  clientId: 'tenant-satu',
  secret: 'rahasia',
  name: 'Satu',
  redirectUris: ['http://satu.localhost:3000/CallbackAuth', 'https://satu.example/CallbackAuth'],
  postLogoutRedirectUris: ['http://satu.localhost:3000/'],
  tenantId: 'satu',
}

describe('the connections of the account site', () => {
  it('see their own schema, as a role that sees no other', async () => {
    const { rows } = await pool.query(`select current_user, current_schema, current_setting('application_name') as name`)
    expect(rows).toEqual([{ current_user: 'app_accounts', current_schema: 'accounts', name: 'sanggar-accounts' }])
    await expect(pool.query('select * from public.members')).rejects.toThrow('permission denied')
    await expect(pool.query('select * from directory.tenants')).rejects.toThrow('permission denied')
  })

  it('keep what the address says of itself', async () => {
    const address = new URL(database.url)
    address.searchParams.set('options', '-c statement_timeout=1234')
    const own = createAccountsPool(address.href, 1, () => {})
    const { rows } = await own.query(`select current_user, current_setting('statement_timeout') as timeout`)
    expect(rows).toEqual([{ current_user: 'app_accounts', timeout: '1234ms' }])
    await own.end()
  })
})

describe('a client', () => {
  it('is not there before it is made', async () => {
    expect(await findClient(auth, 'tenant-satu')).toBeUndefined()
  })

  it('is made once, though many processes make it at the same moment, and is brought up to date', async () => {
    await Promise.all(Array.from({ length: 4 }, () => ensureClient(auth, client)))
    expect(await findClient(auth, 'tenant-satu')).toEqual({
      clientId: 'tenant-satu',
      name: 'Satu',
      isDelegated: false,
      isUnverified: false,
      origins: ['http://satu.localhost:3000', 'https://satu.example'],
      endUris: ['http://satu.localhost:3000/'],
    })
    await ensureClient(auth, {
      ...client,
      name: 'Satu Baru',
      redirectUris: ['https://satu.example/CallbackAuth'],
      postLogoutRedirectUris: [],
    })
    expect(await findClient(auth, 'tenant-satu')).toMatchObject({ name: 'Satu Baru', origins: ['https://satu.example'] })
    const { rows } = await pool.query('select "redirectUris", metadata, "skipConsent" from "oauthClient"')
    expect(rows).toEqual([{ redirectUris: ['https://satu.example/CallbackAuth'], metadata: { tenant: 'satu' }, skipConsent: true }])
  })
})
