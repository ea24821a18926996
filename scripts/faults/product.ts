import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { createClient } from '#features/api-clients/app-tokens.server.ts'
import { Sites } from '#features/sites/sites.server.ts'
import { createCtx } from '#platform/context.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { createPool } from '#platform/db/pool.ts'
import { withScope } from '#platform/db/scope.ts'
import { type Server, startServer } from '../bench/servers.ts'

export const HOST = 'alkademi.localhost'
const SCOPES = ['content:write', 'files:write']

/** A product of its own that faults are done to. */
export interface Product {
  port: number
  folder: string
  /** Starts the server, also again after it was killed. */
  start(): Promise<void>
  server(): Server
  /** Runs a statement as PostgreSQL's superuser, on a connection of its own. */
  query<T extends pg.QueryResultRow>(statement: string, values?: unknown[]): Promise<T[]>
  connect(): Promise<pg.Client>
  postmaster(): Promise<number>
  stop(): Promise<void>
}

/** Starts the built product with the demo in `folder`. */
export async function openProduct(folder: string, port: number): Promise<Product> {
  let server: Server | undefined
  const env = { DATA_DIR: folder, LOG_LEVEL: 'silent', CALLS_PER_MINUTE: '0', TRUSTED_PROXIES: '1', DATABASE_URL: '' }
  const start = async () => {
    server = await startServer(['build/server/index.js'], port, env, '/readyz', { isPinned: false })
  }
  await start()
  const { databaseUrl } = await startEmbedded(folder, () => {})
  async function connect() {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 })
    client.on('error', () => {})
    await client.connect()
    return client
  }
  return {
    port,
    folder,
    start,
    connect,
    server() {
      if (!server) throw new Error('the product was not started')
      return server
    },
    async query<T extends pg.QueryResultRow>(statement: string, values: unknown[] = []) {
      const client = await connect()
      try {
        return (await client.query<T>(statement, values)).rows
      } finally {
        await client.end()
      }
    },
    postmaster: async () => Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]),
    async stop() {
      await server?.stop()
      const last = await startEmbedded(folder, () => {})
      await last.stop()
    },
  }
}

/** Creates an API client of the tenant. Returns its id and secret. */
export async function createWriter(product: Product): Promise<{ id: string; secret: string; scopes: string[] }> {
  const log = pino({ level: 'silent' })
  const { databaseUrl } = await startEmbedded(product.folder, () => {})
  const pool = createPool(databaseUrl, 1, () => {})
  try {
    const site = await new Sites(pool, log).find(HOST)
    if (!site) throw new Error(`no site answers to ${HOST}`)
    const { tenantId } = site
    const made = await withScope(pool, { tenantId }, db => createClient(createCtx({ db, tenantId, log }), 'faults', SCOPES))
    return { ...made, scopes: SCOPES }
  } finally {
    await pool.end()
  }
}
