import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import type { PgBoss } from 'pg-boss'
import { loadRegions } from '#features/regions/commands.server.ts'
import { Sites } from '#features/tenants/sites.server.ts'
import { type Config, originOf } from '#platform/config/config.ts'
import { Changes } from '#platform/db/changes.ts'
import { type EmbeddedServer, startEmbedded } from '#platform/db/embedded.ts'
import { migrate } from '#platform/db/migrate.ts'
import { createPool } from '#platform/db/pool.ts'
import { TenantCache } from '#platform/db/tenant-cache.ts'
import { PageCache } from '#platform/http/page-cache.ts'
import { createImageHandler, type ImageHandler } from '#platform/images/images.server.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { createLog, type Log } from '#platform/log.ts'
import { handlers } from './jobs.ts'

/** What lives as long as the process: opened once, handed to the doors. */
export interface Runtime {
  config: Config
  log: Log
  pool: pg.Pool
  changes: Changes
  sites: Sites
  pages: PageCache
  small: TenantCache
  images: ImageHandler
  /** Of the build: what `version` answers, and what a browser compares with its own. */
  version: string
  /** The public address of a host. */
  originOf(host: string): string
  stop(): Promise<void>
}

/** Starts PostgreSQL (unless DATABASE_URL names one), migrates, listens for changes and works the jobs. */
export async function startRuntime(config: Config, onNote: (note: string) => void): Promise<Runtime> {
  const log = createLog(config.logLevel)
  const embedded: EmbeddedServer | undefined = config.databaseUrl ? undefined : await startEmbedded(config.dataDir, onNote)
  const databaseUrl = config.databaseUrl ?? embedded?.databaseUrl ?? ''
  const applied = await migrate(databaseUrl, resolve('db/migrations'))
  if (applied.length > 0) onNote(`migrations applied: ${applied.join(', ')}`)

  const pool = createPool(databaseUrl, config.databasePool, error => log.warn({ err: error }, 'an idle database connection broke'))
  const changes = new Changes(databaseUrl, error => log.warn({ err: error }, 'the connection that hears of changes broke'))
  const sites = new Sites(pool, log)
  const pages = new PageCache(config.pageCacheBytes)
  const small = new TenantCache()
  changes.onChange(change => {
    sites.drop(change)
    small.drop(change)
    if (change.tags.includes('*') && !change.tenantId) pages.drop(['*'])
    else pages.drop(change.tags.map(tag => `${change.tenantId}:${tag}`))
  })
  await changes.start()
  await loadRegions(pool)
  const jobs: PgBoss = await startJobs(databaseUrl, { pool, log, changes }, handlers)

  return {
    config,
    log,
    pool,
    changes,
    sites,
    pages,
    small,
    images: createImageHandler({
      cacheDir: join(config.dataDir, 'images'),
      publicDir: resolve('public'),
      maxCacheBytes: config.imageCacheBytes,
      log,
    }),
    version: await readVersion(),
    originOf: host => originOf(config, host),
    async stop() {
      await jobs.stop({ graceful: true, timeout: 5000, close: true })
      await changes.stop()
      await pool.end()
      if (embedded && !(await embedded.stop())) onNote('PostgreSQL stays: another process uses it')
    },
  }
}

async function readVersion(): Promise<string> {
  const text = await readFile(resolve('package.json'), 'utf8')
  const { version } = JSON.parse(text) as { version: string }
  const build = await readFile(resolve('build/.stamp'), 'utf8').catch(() => '')
  return build ? `${version}+${build.trim().slice(0, 8)}` : version
}
