import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import { createAccountsPool } from '#features/accounts/engine/accounts-pool.ts'
import { createRateLimits } from '#features/accounts/engine/rate-limits.server.ts'
import { createClient } from '#features/api-clients/app-tokens.server.ts'
import { createChatLimits } from '#features/assistant/limits.server.ts'
import { createPackages } from '#features/packages/packages.server.ts'
import { buildSite } from '#features/sites/testing.ts'
import { NO_IDENTITY } from '#page/testing.ts'
import { createAdmission } from '#platform/admission.ts'
import { parseConfig } from '#platform/config/config.ts'
import { createSeal, type Seal } from '#platform/crypto/seal.ts'
import { Changes } from '#platform/db/changes.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { TenantCache } from '#platform/db/tenant-cache.ts'
import type { TestDatabase } from '#platform/testing/database.ts'
import { createApi } from './api.ts'
import type { Runtime } from './runtime.ts'

export interface CallAsk {
  of: TenantId
  /** The app token. */
  token?: string
  method?: string
  json?: unknown
  headers?: Record<string, string>
  clientAddress?: string
}

export interface CallAnswer {
  status: number
  headers: Headers
  body: { status: boolean; message: string; data: unknown; errors?: { path: string; message: string }[] }
}

/** The seal of the calls under test. */
export const TEST_SEAL: Seal = createSeal('a secret of forty characters for the tests')

export const TEST_ANON_KEY = 'anon_hanya-untuk-uji'

/** Opens all calls over a test's database, without a socket; the test may replace `parts` of the runtime. Call it at the top of the file. */
export function openTestCalls(database: TestDatabase, environment: Record<string, string> = {}, parts: Partial<Runtime> = {}) {
  const accounts = createAccountsPool(database.url, 2, () => {})
  afterAll(() => accounts.end())
  const changes = new Changes(database.url, () => {})
  const small = new TenantCache()
  changes.onChange(change => small.drop(change))
  // Named boundary: the parts of a runtime that the calls use.
  const runtime = {
    pool: database.pool,
    log: pino({ level: 'silent' }),
    config: parseConfig(environment),
    version: '1.2.3',
    changes,
    small,
    // Calls are not refused because the machine of the tests is busy.
    admission: createAdmission(10, 60_000),
    identity: NO_IDENTITY,
    accounts: { seal: TEST_SEAL },
    limits: createRateLimits(accounts),
    chatLimits: createChatLimits(),
    anonKey: TEST_ANON_KEY,
    originOf: (host: string) => `http://${host}:3000`,
    // There is no file to open.
    packages: createPackages({
      storage: { read: async () => undefined, incomingDir: tmpdir() },
      folder: join(tmpdir(), 'sanggar-no-packages'),
      seal: TEST_SEAL,
      baseDomain: 'localhost',
      originOf: host => `http://${host}:3000`,
    }),
    ...parts,
  } as unknown as Runtime
  const api = createApi(runtime)

  async function ask(path: string, { of, token, method, json, headers = {}, clientAddress = '192.0.2.1' }: CallAsk): Promise<CallAnswer> {
    const sent = {
      ...(token && { 'x-app-token': token }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    }
    const init = {
      method: method ?? (json === undefined ? 'GET' : 'POST'),
      headers: sent,
      ...(json !== undefined && { body: JSON.stringify(json) }),
    }
    const response = await api.request(path, init, { site: buildSite({ of }), clientAddress })
    return { status: response.status, headers: response.headers, body: (await response.json()) as CallAnswer['body'] }
  }

  /** Returns an app token of an API client with these scopes. */
  async function tokenOf(of: TenantId, scopes: string[]): Promise<string> {
    const client = await database.asTenant(of, ctx => createClient(ctx, 'uji', scopes), { now: new Date() })
    const { body } = await ask('/api/services/v1/authorizer/token/generate', { of, json: { ...client, scopes } })
    return String((body.data as { token: string }).token)
  }

  return { api, changes, ask, tokenOf }
}
