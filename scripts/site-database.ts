import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { Sites } from '#features/sites/sites.server.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { createPool } from '#platform/db/pool.ts'
import { createLog } from '#platform/log.ts'

export interface SiteDatabase {
  pool: Pool
  tenantId: TenantId
  log: Logger
}

/** Runs work in the database of the data folder of a running product, for the site that answers to a host. Throws if none does. */
export async function withSiteDatabase<T>(dataDir: string, host: string, work: (site: SiteDatabase) => Promise<T>): Promise<T> {
  const log = createLog('silent')
  const { databaseUrl } = await startEmbedded(dataDir, () => {})
  const pool = createPool(databaseUrl, 1, () => {})
  try {
    const site = await new Sites(pool, log).find(host)
    if (!site) throw new Error(`no site answers to ${host}`)
    return await work({ pool, tenantId: site.tenantId, log })
  } finally {
    await pool.end()
  }
}
