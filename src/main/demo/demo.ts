import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { restoreClient } from '#features/api-clients/app-tokens.server.ts'
import { listTenants, type TenantEntry } from '#features/sites/queries.server.ts'
import { Sites } from '#features/sites/sites.server.ts'
import { enqueueCount } from '#features/statistics/commands.server.ts'
import { SCOPES } from '#kit/scopes.ts'
import type { Config } from '#platform/config/config.ts'
import { createCtx } from '#platform/context.ts'
import { toTenantId } from '#platform/db/ids.ts'
import { createPool } from '#platform/db/pool.ts'
import { withScope } from '#platform/db/scope.ts'
import { createLog } from '#platform/log.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { isDemoTenant } from '../../../db/seed/ids.ts'
import { beginDemo, type DemoState, findDemoState, holdsOthers, setDemoState } from '../../../db/seed/mark.ts'
import { openAccounts } from '../accounts.ts'
import { runTask } from '../process/child-process.ts'
import type { Runtime } from '../runtime.ts'
import { DEMO_CLIENT_NAME, demoClient } from './demo-client.ts'
import { demoLogins, ensureDemoLogins } from './demo-logins.ts'

/**
 * Loads the demo if the database is empty and DEMO allows it, completes it in a database that it filled, writes DATA_DIR/demo.json, and reports where the
 * sites are. If several processes start at once, one loads and the others wait. Source: docs/decisions/028.
 */
export async function prepareDemo(runtime: Runtime, onNote: (note: string) => void): Promise<void> {
  if (isDemoAllowed(runtime.config)) await completeDemo(runtime, onNote)
  const tenants = await withScope(runtime.pool, { system: 'find-tenant' }, listTenants)
  for (const tenant of tenants.slice(0, 40)) onNote(`${runtime.originOf(tenant.host)}  layout ${tenant.layout || '(default)'}`)
  if (tenants.length > 40) onNote(`… and ${tenants.length - 40} more tenants`)
}

/** True if DEMO is 1, or unset on a developer's machine. */
function isDemoAllowed(config: Pick<Config, 'demo' | 'baseDomain'>): boolean {
  return config.demo ?? isLocal(config)
}

const isLocal = ({ baseDomain }: Pick<Config, 'baseDomain'>) => baseDomain === 'localhost'

async function completeDemo(runtime: Runtime, onNote: (note: string) => void): Promise<void> {
  const { config } = runtime
  const before = await stateOf(runtime)
  if (before === 'removed') return
  if (before === 'none') {
    if (config.demo) onNote('no demo: the database holds tenants, accounts or superadmins already')
    return
  }
  const isFresh = before !== 'loaded'
  if (isFresh) {
    const startedAt = performance.now()
    await load(runtime)
    if ((await stateOf(runtime)) !== 'loaded')
      return onNote('the demo was begun and not completed: the database holds tenants, accounts or superadmins of others by now')
    runtime.changes.tell({ tenantId: null, tags: ['*'] })
    await countSoon(runtime)
    onNote(`demo loaded in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  }
  const file = await writeDemoFile(runtime, isFresh)
  if (!isLocal(config)) return onNote(`demo logins: ${file}`)
  for (const { kind, email, password, totpSecret } of demoLogins(runtime.accounts.seal))
    onNote(`login ${kind}: ${email}  ${password}${totpSecret ? `  (and a code: totpSecret in ${file})` : ''}`)
}

/** Returns the demo's state; `empty`: nothing is there yet, `none`: the database is others'. */
async function stateOf({ pool, accounts }: Runtime): Promise<DemoState | 'empty' | 'none'> {
  return await withScope(pool, { system: 'load-demo' }, async db => {
    const state = await findDemoState(db)
    return state ?? ((await holdsOthers(db, accounts.pool, false)) ? 'none' : 'empty')
  })
}

/** Runs in a child process: otherwise the demo's texts and the loader's garbage would stay in the server's memory. */
async function load({ config, pool }: Runtime): Promise<void> {
  const databaseUrl = pool.options.connectionString ?? ''
  await (config.isProduction ? runTask('load-demo', databaseUrl) : loadDemoAlone(databaseUrl, config))
}

/**
 * Loads what is missing of the demo and its logins, under a database-wide advisory lock and on connections of its own. Does nothing to a database that holds
 * others.
 */
export async function loadDemoAlone(databaseUrl: string, config: Config): Promise<void> {
  const log = createLog('warn')
  const lock = new pg.Client({ connectionString: databaseUrl })
  await lock.connect()
  const pool = createPool(databaseUrl, 4, () => undefined)
  try {
    await lock.query("select pg_advisory_lock(hashtext('sanggar.demo'))")
    const sites = new Sites(pool, log)
    const accounts = await openAccounts({ config, databaseUrl, pool, sites, log })
    try {
      const state = await withScope(pool, { system: 'load-demo' }, db => beginDemo(db, accounts.pool))
      if (!state || state === 'removed') return
      const now = new Date()
      if (state === 'loading') {
        const { loadDemo } = await import('../../../db/seed/load.ts')
        await loadDemo(pool, { baseDomain: config.baseDomain, now })
        const { loadFiles } = await import('../../../db/seed/load-files.ts')
        await loadFiles({ pool, log, storage: await openStorage(config.dataDir, config.storage) })
      }
      const found = demoTenantsOf(await withScope(pool, { system: 'find-tenant' }, listTenants))
      const tenants = found.map(({ tenantId, slug }) => ({ tenantId: toTenantId(tenantId), slug }))
      await ensureDemoLogins(
        accounts,
        pool,
        tenants.map(({ tenantId }) => tenantId),
      )
      if (state !== 'loading') return
      const { loadMoney } = await import('../../../db/seed/money/load-money.ts')
      await loadMoney(pool, { seal: accounts.seal, now, findSite: tenantId => sites.findByTenant(tenantId) }, tenants)
      await withScope(pool, { system: 'load-demo' }, db => setDemoState(db, 'loaded'))
    } finally {
      await accounts.stop()
    }
  } finally {
    await pool.end()
    await lock.end()
  }
}

function demoTenantsOf(tenants: readonly TenantEntry[]): TenantEntry[] {
  return tenants.filter(({ tenantId, slug }) => isDemoTenant({ id: tenantId, slug }))
}

/** Has the figures of the demo's dashboards counted at once: the clock's first run may be a quarter of an hour away. */
async function countSoon({ pool }: Runtime): Promise<void> {
  for (const tenant of demoTenantsOf(await withScope(pool, { system: 'find-tenant' }, listTenants))) {
    const tenantId = toTenantId(tenant.tenantId)
    await withScope(pool, { tenantId }, db => enqueueCount({ db, tenantId }))
  }
}

/** Writes the demo file if it is missing or belongs to another database or other logins. Returns its path. */
async function writeDemoFile(runtime: Runtime, isFresh: boolean): Promise<string> {
  const file = join(runtime.config.dataDir, 'demo.json')
  const before = await readFile(file, 'utf8').catch(() => undefined)
  const tenants = demoTenantsOf(await withScope(runtime.pool, { system: 'find-tenant' }, listTenants))
  const { anonKey } = runtime
  const { seal } = runtime.accounts
  const [logins, app] = [demoLogins(seal), demoClient(seal)]
  const text = JSON.stringify(
    { tenants: tenants.map(({ host, layout, siteId, tenantId }) => ({ host, layout, siteId, tenantId })), logins, app, anonKey },
    null,
    2,
  )
  const isCurrent = [
    anonKey,
    app.secret,
    ...tenants.map(tenant => tenant.tenantId),
    ...logins.flatMap(login => [login.email, login.password]),
  ]
  if (before && isCurrent.every(part => before.includes(part))) return file
  // The database may be older than the file's folder, or than the logins.
  if (!isFresh) await load(runtime)
  for (const tenant of tenants) {
    const tenantId = toTenantId(tenant.tenantId)
    await withScope(runtime.pool, { tenantId }, db =>
      restoreClient(createCtx({ db, tenantId, log: runtime.log }), { ...app, name: DEMO_CLIENT_NAME, scopes: [...SCOPES] }),
    )
  }
  await mkdir(runtime.config.dataDir, { recursive: true })
  await writeFile(`${file}.new`, text, { mode: 0o600 })
  await rename(`${file}.new`, file)
  return file
}
