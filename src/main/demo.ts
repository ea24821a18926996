import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { createClient, SCOPES } from '#features/tenants/app-tokens.server.ts'
import { listTenants, type TenantEntry } from '#features/tenants/queries.server.ts'
import { createCtx } from '#platform/context.ts'
import { newId, toTenantId } from '#platform/db/ids.ts'
import { createPool } from '#platform/db/pool.ts'
import { withScope } from '#platform/db/scope.ts'
import type { Runtime } from './runtime.ts'
import { runTask } from './task.ts'

/**
 * Fills in the demo where the database is empty and DEMO allows it, writes DATA_DIR/demo.json, and says where the sites are.
 * Several processes may come here at once: one loads, the others wait for it.
 */
export async function prepareDemo(runtime: Runtime, onNote: (note: string) => void): Promise<void> {
  const { config, pool } = runtime
  let tenants = await withScope(pool, { system: 'find-tenant' }, listTenants)
  if (config.demo && tenants.length === 0) {
    const startedAt = performance.now()
    const databaseUrl = pool.options.connectionString ?? ''
    // In a process of its own: the demo's texts and what loading them leaves behind would stay in the server's memory.
    await (config.isProduction ? runTask('load-demo', databaseUrl) : loadDemoAlone(databaseUrl, config.baseDomain))
    runtime.changes.tell({ tenantId: null, tags: ['*'] })
    tenants = await withScope(pool, { system: 'find-tenant' }, listTenants)
    onNote(`demo loaded in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  }
  if (config.demo) await writeDemoFile(runtime, tenants)
  for (const tenant of tenants.slice(0, 40)) onNote(`${runtime.originOf(tenant.host)}  layout ${tenant.layout || '(default)'}`)
  if (tenants.length > 40) onNote(`… and ${tenants.length - 40} more tenants`)
}

/** Loads the demo under an advisory lock of the whole database, on connections of its own. */
export async function loadDemoAlone(databaseUrl: string, baseDomain: string): Promise<void> {
  const { loadDemo } = await import('../../db/seed/load.ts')
  const lock = new pg.Client({ connectionString: databaseUrl })
  await lock.connect()
  const pool = createPool(databaseUrl, 4, () => undefined)
  try {
    await lock.query("select pg_advisory_lock(hashtext('sanggar.demo'))")
    await loadDemo(pool, { baseDomain, now: new Date() })
  } finally {
    await pool.end()
    await lock.end()
  }
}

async function writeDemoFile(runtime: Runtime, tenants: TenantEntry[]) {
  const file = join(runtime.config.dataDir, 'demo.json')
  const before = await readFile(file, 'utf8').catch(() => undefined)
  if (before && tenants.every(tenant => before.includes(tenant.tenantId))) return
  const app = { id: newId(), secret: newId() + newId() }
  for (const tenant of tenants) {
    const tenantId = toTenantId(tenant.tenantId)
    await withScope(runtime.pool, { tenantId }, db =>
      createClient(createCtx({ db, tenantId, log: runtime.log }), 'Aplikasi demo', [...SCOPES], app),
    )
  }
  // No logins and no anonymous key yet: accounts and the hosted database are not built.
  const text = JSON.stringify(
    { tenants: tenants.map(({ host, layout, siteId, tenantId }) => ({ host, layout, siteId, tenantId })), logins: [], app, anonKey: null },
    null,
    2,
  )
  await mkdir(runtime.config.dataDir, { recursive: true })
  await writeFile(`${file}.new`, text, { mode: 0o600 })
  await rename(`${file}.new`, file)
}
