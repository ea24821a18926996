import type { AddressInfo } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import { PostgrestClient } from '@supabase/postgrest-js'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createAccountsPool } from '#features/accounts/engine/accounts-pool.ts'
import { createRateLimits } from '#features/accounts/engine/rate-limits.server.ts'
import { buildSite } from '#features/sites/testing.ts'
import { NO_IDENTITY } from '#page/testing.ts'
import { Admission } from '#platform/admission.ts'
import { parseConfig } from '#platform/config/config.ts'
import { createSeal } from '#platform/crypto/seal.ts'
import { Changes } from '#platform/db/changes.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { TenantCache } from '#platform/db/tenant-cache.ts'
import type { TestDatabase } from '#platform/testing/database.ts'
import { createApi } from './api.ts'
import type { Runtime } from './runtime.ts'

export const KEY = 'anon_hanya-untuk-uji'
export const donation = {
  organisation: 'Yayasan Uji',
  permit: 'UJI-1',
  validFrom: '2020-01-01',
  validUntil: '2099-12-31',
  purpose: 'Laptop',
}
export type Row = Record<string, unknown>

/** The schema of a client without generated types: any table, any column. */
interface LooseSchema {
  Tables: Record<string, { Row: Row; Insert: Row; Update: Row; Relationships: [] }>
  Views: Record<string, never>
  Functions: Record<string, { Args: Record<string, never>; Returns: unknown }>
}
interface Loose {
  public: LooseSchema
  accounts: LooseSchema
}

/** Opens the calls behind a socket, for third-party clients, with two tenants. The tables are empty before each test. Call it at the top of the file. */
export function openHostedDatabase(database: TestDatabase, environment: Record<string, string> = {}) {
  const accounts = createAccountsPool(database.url, 2, () => {})
  // Named boundary: the parts of a runtime that the calls use.
  const runtime = {
    pool: database.pool,
    log: pino({ level: 'silent' }),
    config: parseConfig(environment),
    version: '1.2.3',
    changes: new Changes(database.url, () => {}),
    small: new TenantCache(),
    // Wide: the hosted database has a line of its own.
    admission: new Admission({ width: 100, share: 100, mostOfOne: 100, maxWaitMs: 1000 }),
    identity: NO_IDENTITY,
    limits: createRateLimits(accounts),
    accounts: { seal: createSeal('rahasia yang hanya untuk uji, empat puluh huruf') },
    anonKey: KEY,
    originOf: (host: string) => `http://${host}:3000`,
  } as unknown as Runtime
  const api = createApi(runtime)
  let server: ServerType
  let base = ''
  let number = 0
  const at = {
    mine: '' as TenantId,
    theirs: '' as TenantId,
    /** The tenant whose host is called. */
    of: '' as TenantId,
    settings: {} as Record<string, unknown>,
    address: '',
  }

  beforeAll(async () => {
    at.mine = await database.createTenant()
    at.theirs = await database.createTenant()
    const env = () => ({ site: buildSite({ of: at.of, settings: at.settings }), clientAddress: at.address })
    server = serve({ fetch: request => api.fetch(request, env()), port: 0, hostname: '127.0.0.1' })
    await new Promise<void>(done => server.once('listening', done))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/rest/v1`
  })
  afterAll(async () => {
    await new Promise(done => server.close(done))
    await accounts.end()
  })
  beforeEach(async () => {
    Object.assign(at, { of: at.mine, settings: { donation }, address: `192.0.2.${++number % 250}` })
    for (const table of ['book_reviews', 'aspirations', 'testimonies', 'user_disc', 'donations'])
      await database.pool.query(`delete from ${table}`)
  })

  return {
    at,
    api,
    origin: () => new URL(base).origin,
    /** The client library that integrations use. */
    client: (headers: Record<string, string> = { apikey: KEY, Authorization: `Bearer ${KEY}` }) =>
      new PostgrestClient<Loose>(base, { headers }),
    /** A single hand-written request. */
    ask: (path: string, init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {}) =>
      fetch(base + path, { ...init, headers: { apikey: KEY, authorization: `Bearer ${KEY}`, ...init.headers } }),
    async insert(table: string, row: Row, tenant = at.mine) {
      const whole: Row = { tenant_id: tenant, id: newId(), ...row }
      const names = Object.keys(whole)
      await database.pool.query(
        `insert into ${table} (${names.join()}) values (${names.map((_, place) => `$${place + 1}`).join()})`,
        Object.values(whole),
      )
    },
    count: async (table: string, where = 'true') =>
      Number((await database.pool.query(`select count(*) from ${table} where ${where}`)).rows[0].count),
  }
}

export const days = (n: number) => new Date(Date.UTC(2026, 7, 17 + n))
export const approved = (name: string, more: Row = {}) => ({
  name,
  message: `Kata ${name}`,
  created_at: days(0),
  approved_at: days(1),
  ...more,
})
export const namesOf = (data: unknown) => (data as { name: string }[] | null)?.map(row => row.name)
