import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { pino } from 'pino'
import { createClient, issueClientToken, issueSiteToken } from '#features/api-clients/app-tokens.server.ts'
import { ADULT, arrive, type Guest } from '#features/privacy/testing.ts'
import { buildSite } from '#features/sites/testing.ts'
import type { Role } from '#kit/roles.ts'
import { createSeal } from '#platform/crypto/seal.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { limitCalls } from '#platform/http/call-limit.ts'
import type { Scanner } from '#platform/scan/clamd.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import type { FileStorage, StorageSettings } from '#platform/storage/storage.ts'
import type { TestDatabase } from '#platform/testing/database.ts'
import { createDrive } from './api.ts'
import type { DriveTools } from './drive.ts'
import { answerFile } from './files.server.ts'

export const UPLOAD = '/api/drive/v1/upload'

const TEST_SEAL = createSeal('a secret of forty characters for the tests')

/** The headers that authenticate a request. */
export type Credentials = Record<string, string>

export interface TestDrive {
  origin: string
  storage: FileStorage
  tools: DriveTools
  /** The tenant of the next requests. */
  of: TenantId
  scanner: Scanner | undefined
  /** Returns a member with this role, with the credentials of the site's own pages. */
  member(tenantId: TenantId, role: Role): Promise<{ guest: Guest; headers: Credentials }>
  /** Returns the credentials of an API client with these scopes. */
  apiClient(tenantId: TenantId, scopes: string[]): Promise<Credentials>
  /** Posts a form with a file. */
  send(headers: Credentials, file: Blob, name: string, fields?: Record<string, string>): Promise<DriveAnswer>
  ask(path: string, init?: RequestInit): Promise<DriveAnswer>
  /** Returns every file below the storage's folder. */
  files(): Promise<string[]>
  stop(): Promise<void>
}

export interface DriveAnswer {
  status: number
  headers: Headers
  // Named boundary: the response body, as tests read it.
  body: { status: boolean; message: string; data: Record<string, unknown> | null }
}

/** Starts the drive on a socket, as in the product: only so do streams break as they do there. `beside`: another process on the same folder. */
export async function startTestDrive(
  database: TestDatabase,
  first: TenantId,
  {
    settings = { kind: 'disk' },
    callsPerMinute = 0,
    beside,
  }: { settings?: StorageSettings; callsPerMinute?: number; beside?: TestDrive } = {},
): Promise<TestDrive> {
  const dataDir = beside ? join(beside.storage.incomingDir, '../..') : await mkdtemp(join(tmpdir(), 'sanggar-drive-'))
  const storage = await openStorage(dataDir, settings)
  const tools: DriveTools = {
    pool: database.pool,
    log: pino({ level: 'silent' }),
    storage,
    scanner: undefined,
    seal: TEST_SEAL,
    isSecure: false,
    findGrant: async () => undefined,
    checkSession: async () => {},
  }
  const drive = createDrive(tools, limitCalls(callsPerMinute))
  const server = createAdaptorServer({
    fetch: async request => {
      if (new URL(request.url).pathname.startsWith('/files/')) return await answerFile(tools, self.of, request)
      return await drive.fetch(request, { site: buildSite({ of: self.of }), clientAddress: '192.0.2.1' })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const self: TestDrive = {
    origin,
    storage,
    tools,
    of: first,
    get scanner() {
      return tools.scanner
    },
    set scanner(scanner) {
      tools.scanner = scanner
    },
    async member(tenantId, role) {
      const now = new Date()
      const guest = await arrive(database, tenantId, { bornOn: ADULT, roles: role === 'none' ? [] : [role], consent: 'self', now })
      const { token } = await database.asTenant(tenantId, issueSiteToken, { now })
      return { guest, headers: { 'x-app-token': token, authorization: guest.token } }
    },
    async apiClient(tenantId, scopes) {
      const { token } = await database.asTenant(
        tenantId,
        async ctx => await issueClientToken(ctx, { ...(await createClient(ctx, 'uji', scopes)), scopes }),
        { now: new Date() },
      )
      return { 'x-app-token': token }
    },
    async send(headers, file, name, fields = {}) {
      const form = new FormData()
      for (const [key, value] of Object.entries(fields)) form.set(key, value)
      form.append('file', file, name)
      return await self.ask(UPLOAD, { method: 'POST', headers, body: form })
    },
    async ask(path, init) {
      const answer = await fetch(origin + path, init)
      const text = await answer.text()
      const body = text.startsWith('{') ? JSON.parse(text) : { status: answer.ok, message: text, data: null }
      return { status: answer.status, headers: answer.headers, body }
    },
    async files() {
      const entries = await readdir(join(dataDir, 'uploads'), { recursive: true, withFileTypes: true })
      return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name).slice(dataDir.length + 9))
    },
    async stop() {
      if ('closeAllConnections' in server) server.closeAllConnections()
      await new Promise(done => server.close(done))
      if (!beside) await rm(dataDir, { recursive: true, force: true })
    },
  }
  return self
}
