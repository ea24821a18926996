import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { createClient } from '#features/api-clients/app-tokens.server.ts'
import { SCOPES } from '#features/permissions/permissions.ts'
import { listTenants, type TenantEntry } from '#features/sites/queries.server.ts'
import { Sites } from '#features/sites/sites.server.ts'
import type { Config } from '#platform/config/config.ts'
import { createCtx } from '#platform/context.ts'
import { newId, toTenantId } from '#platform/db/ids.ts'
import { createPool } from '#platform/db/pool.ts'
import { withScope } from '#platform/db/scope.ts'
import { createLog } from '#platform/log.ts'
import { openAccounts } from './accounts.ts'
import { runTask } from './child-process.ts'
import { type DemoLogin, demoLogins, ensureDemoLogins } from './demo-logins.ts'
import type { Runtime } from './runtime.ts'

/**
 * Loads the demo if the database is empty and DEMO allows it, writes DATA_DIR/demo.json, and reports where the sites are. If several processes start at once,
 * one loads and the others wait.
 */
export async function prepareDemo(runtime: Runtime, onNote: (note: string) => void): Promise<void> {
  const { config, pool } = runtime
  let tenants = await withScope(pool, { system: 'find-tenant' }, listTenants)
  const isFresh = config.demo && tenants.length === 0
  if (isFresh) {
    const startedAt = performance.now()
    await load(runtime)
    runtime.changes.tell({ tenantId: null, tags: ['*'] })
    tenants = await withScope(pool, { system: 'find-tenant' }, listTenants)
    onNote(`demo loaded in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  }
  if (config.demo) {
    const logins = demoLogins(runtime.accounts.seal)
    await writeDemoFile(runtime, tenants, logins, isFresh)
    for (const login of logins) onNote(`login ${login.kind}: ${login.email}  ${login.password}`)
  }
  for (const tenant of tenants.slice(0, 40)) onNote(`${runtime.originOf(tenant.host)}  layout ${tenant.layout || '(default)'}`)
  if (tenants.length > 40) onNote(`… and ${tenants.length - 40} more tenants`)
}

/** Runs in a child process: otherwise the demo's texts and the loader's garbage would stay in the server's memory. */
async function load({ config, pool }: Runtime): Promise<void> {
  const databaseUrl = pool.options.connectionString ?? ''
  await (config.isProduction ? runTask('load-demo', databaseUrl) : loadDemoAlone(databaseUrl, config))
}

/** Loads what is missing of the demo and its logins, under a database-wide advisory lock and on connections of its own. */
export async function loadDemoAlone(databaseUrl: string, config: Config): Promise<void> {
  const { loadDemo, demoTenantIds } = await import('../../db/seed/load.ts')
  const log = createLog('warn')
  const lock = new pg.Client({ connectionString: databaseUrl })
  await lock.connect()
  const pool = createPool(databaseUrl, 4, () => undefined)
  try {
    await lock.query("select pg_advisory_lock(hashtext('sanggar.demo'))")
    await loadDemo(pool, { baseDomain: config.baseDomain, now: new Date() })
    const accounts = await openAccounts({ config, databaseUrl, pool, sites: new Sites(pool, log), log })
    await ensureDemoLogins(accounts, pool, demoTenantIds()).finally(accounts.stop)
  } finally {
    await pool.end()
    await lock.end()
  }
}

/** Writes the demo file if it is missing or belongs to another database or other logins. */
async function writeDemoFile(runtime: Runtime, tenants: TenantEntry[], logins: DemoLogin[], isFresh: boolean): Promise<void> {
  const file = join(runtime.config.dataDir, 'demo.json')
  const before = await readFile(file, 'utf8').catch(() => undefined)
  const { anonKey } = runtime
  const known = [anonKey, ...tenants.map(tenant => tenant.tenantId), ...logins.flatMap(login => [login.email, login.password])]
  if (before && known.every(text => before.includes(text))) return
  // The database may be older than the file's folder, or than the logins.
  if (!isFresh) await load(runtime)
  const app = { id: newId(), secret: newId() + newId() }
  for (const tenant of tenants) {
    const tenantId = toTenantId(tenant.tenantId)
    await withScope(runtime.pool, { tenantId }, db =>
      createClient(createCtx({ db, tenantId, log: runtime.log }), 'Aplikasi demo', [...SCOPES], app),
    )
  }
  const text = JSON.stringify(
    { tenants: tenants.map(({ host, layout, siteId, tenantId }) => ({ host, layout, siteId, tenantId })), logins, app, anonKey },
    null,
    2,
  )
  await mkdir(runtime.config.dataDir, { recursive: true })
  await writeFile(`${file}.new`, text, { mode: 0o600 })
  await rename(`${file}.new`, file)
}
