import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import { findGrant, type Grant } from '#features/accounts/clients/grants.server.ts'
import { findResourceGrant } from '#features/accounts/clients/resource-grants.server.ts'
import { createRateLimits, type RateLimits } from '#features/accounts/engine/rate-limits.server.ts'
import { anonKeyOf } from '#features/api-clients/anonymous-key.ts'
import type { FindGrant } from '#features/api-clients/viewer.server.ts'
import { findDrawing } from '#features/artwork/find-drawing.ts'
import { type ChatLimits, createChatLimits } from '#features/assistant/limits.server.ts'
import { sitePages } from '#features/brands/static/page-texts.server.ts'
import { findGateway } from '#features/gateways/find-gateway.server.ts'
import type { GatewayTools } from '#features/gateways/gateway.ts'
import type { ModelParts } from '#features/language-models/ask-model.server.ts'
import { checkSession } from '#features/members/session-checks.server.ts'
import { NOTICE_TEMPLATE } from '#features/notices/notice-mail.ts'
import { addNotices } from '#features/notices/notices.server.ts'
import { vapidKeysOf } from '#features/notices/push/vapid.server.ts'
import { createPackages, type Packages } from '#features/packages/packages.server.ts'
import { loadRegions } from '#features/regions/commands.server.ts'
import { createContentListener } from '#features/retrieval/jobs.ts'
import type { Site } from '#features/sites/site.ts'
import { Sites } from '#features/sites/sites.server.ts'
import { createWebhookSender } from '#features/webhooks/sender.server.ts'
import type { Identity } from '#page/identity.ts'
import { type Admission, createAdmission } from '#platform/admission.ts'
import { type Config, originOf } from '#platform/config/config.ts'
import type { Person } from '#platform/context.ts'
import { Changes } from '#platform/db/changes.ts'
import { type EmbeddedServer, startEmbedded } from '#platform/db/embedded.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { migrate } from '#platform/db/migrate.ts'
import { createPool } from '#platform/db/pool.ts'
import { requireDatabase } from '#platform/db/require-database.ts'
import { TenantCache } from '#platform/db/tenant-cache.ts'
import { PageCache } from '#platform/http/page-cache.ts'
import { createImageHandler, type ImageHandler } from '#platform/images/images.server.ts'
import { fetchPicture } from '#platform/images/outside-pictures.server.ts'
import { createRenders, type Renders } from '#platform/images/renders.server.ts'
import { makeQueues, openQueue, type Queue } from '#platform/jobs/jobs.ts'
import { createLog, type Log } from '#platform/log.ts'
import { createMailer } from '#platform/mail/mailer.server.ts'
import { createScanner, type Scanner } from '#platform/scan/clamd.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import type { FileStorage } from '#platform/storage/storage.ts'
import { type Accounts, openAccounts } from './accounts.ts'
import { type OpenedSimulator, openSimulator } from './demo/simulator.ts'
import { jobsWith } from './jobs.ts'

/** What lives as long as the process: opened once and handed to the endpoints. */
export interface Runtime {
  config: Config
  log: Log
  pool: pg.Pool
  changes: Changes
  /** undefined: this process runs no jobs. They wait for `work`, until the server listens: some ask this installation itself. */
  queue: Queue | undefined
  sites: Sites
  pages: PageCache
  small: TenantCache
  /** Admits pages and calls by how long they would wait. */
  admission: Admission
  images: ImageHandler
  /** Makes pictures, of which there are too many to make at once. */
  renders: Renders
  /** Where uploaded files are stored. */
  storage: FileStorage
  /** Opens packages (SCORM) of the storage. */
  packages: Packages
  /** undefined: uploads are not scanned for viruses. */
  scanner: Scanner | undefined
  /** What the gateways of payments need of the process. */
  gateways: GatewayTools
  /** What asking a tenant's language model needs of the process. */
  models: ModelParts
  /** The build's version: `version` returns it, and browsers compare theirs with it. */
  version: string
  accounts: Accounts
  /** The simulators of gateways and language models, where there are any. */
  simulator: OpenedSimulator
  identity: Identity
  /** Rate limits, counted across all processes. */
  limits: RateLimits
  /** Of questions to the assistant, whichever way they come. */
  chatLimits: ChatLimits
  /** The anonymous key: opens the hosted database to API clients without a person. */
  anonKey: string
  /** Asks the account site whether a session is still valid. Never throws. */
  checkSession(site: Site, person: Person): Promise<void>
  /** Asks the account site what an access token of a delegated client allows; undefined where another provider stands in its place. */
  findGrant: FindGrant
  /** Asks the account site what an access token allows a program that registered itself at this resource; undefined as `findGrant`. */
  findResourceGrant(token: string, resource: string): Promise<Grant | undefined>
  /** Returns the public address of a host. */
  originOf(host: string): string
  /** Why the database can't be used at the moment, if that is known without asking it: `restarting`. */
  databaseTrouble(): string | undefined
  stop(): Promise<void>
}

/** Starts PostgreSQL (unless DATABASE_URL names one), runs migrations, listens for changes and opens the queue of jobs. */
export async function startRuntime(config: Config, onNote: (note: string) => void): Promise<Runtime> {
  const log = createLog(config.logLevel)
  if (config.databaseUrl) await requireDatabase(config.databaseUrl)
  const storage = await openStorage(config.dataDir, config.storage)
  const embedded: EmbeddedServer | undefined = config.databaseUrl ? undefined : await startEmbedded(config.dataDir, onNote)
  const databaseUrl = config.databaseUrl ?? embedded?.databaseUrl ?? ''
  const applied = await migrate(databaseUrl, resolve('db/migrations'))
  if (applied.length > 0) onNote(`migrations applied: ${applied.join(', ')}`)

  const watch = embedded?.watch(log)
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
  const renders = createRenders({ perMinute: config.picturesPerMinute })
  const works = config.serves.has('jobs')
  await changes.start()
  await loadRegions(pool)
  const accounts = await openAccounts({ config, databaseUrl, pool, sites, log })
  const { identity } = accounts
  const mailer = createMailer({
    settings: config.mail,
    findStored: () => accounts.mailServer.find(),
    now: () => new Date(),
    // A notice's own mail tells of nothing new.
    onFailed: async (ctx, { template }) => (template === NOTICE_TEMPLATE ? undefined : await addNotices(ctx, { kind: 'mail' })),
  })
  const webhooks = createWebhookSender({
    pool,
    log,
    seal: accounts.seal,
    isLoopbackAllowed: config.webhooksLoopback,
    now: () => new Date(),
  })
  if (works) changes.onChange(change => webhooks.hear(change))
  const content = createContentListener({ pool, log })
  if (works) changes.onChange(change => content.hear(change))
  const notices = { findSite: (tenantId: TenantId) => sites.findByTenant(tenantId), originOf: (host: string) => originOf(config, host) }
  const push = { ...notices, keys: vapidKeysOf(accounts.seal), isLoopbackAllowed: config.webhooksLoopback, now: () => new Date() }
  const scanner = config.clamd && createScanner(config.clamd.address, config.clamd.maxBytes)
  const imports = { pool, log, storage, scanner, fetchPicture, ...notices }
  const statements = { seal: accounts.seal, isLoopbackAllowed: config.webhooksLoopback, ...notices }
  const gateways = { seal: accounts.seal, simulator: config.gatewaySimulator }
  const jobs = jobsWith({
    accounts,
    storage,
    mailer,
    webhooks,
    notices,
    push,
    digests: { ...notices, seal: accounts.seal },
    imports,
    statements,
    payments: { ...notices, findGateway: (ctx, name) => findGateway(ctx, gateways, name) },
    index: { ...notices, pages: sitePages },
    tools: { pool, log },
  })
  if (!works) await makeQueues(databaseUrl, log, jobs.handled)
  const queue = works ? await openQueue(databaseUrl, { pool, log }, jobs) : undefined
  const simulator = openSimulator({ config, databaseUrl, pool, log })

  return {
    config,
    log,
    accounts,
    simulator,
    gateways,
    models: { pool, log, seal: accounts.seal, local: config.localModels, simulator: config.modelSimulator },
    identity,
    limits: createRateLimits(accounts.pool),
    chatLimits: createChatLimits(),
    anonKey: anonKeyOf(accounts.seal),
    checkSession: (site, person) => checkSession({ pool, identity, log }, site, person),
    findGrant: async token => (identity.delegated ? await findGrant(accounts.pool, token) : undefined),
    findResourceGrant: async (token, resource) =>
      identity.delegated ? await findResourceGrant(accounts.pool, token, { issuer: identity.issuer, resource }) : undefined,
    pool,
    changes,
    queue,
    sites,
    pages,
    small,
    admission: createAdmission(config.databasePool),
    images: createImageHandler({
      cacheDir: join(config.dataDir, 'images'),
      publicDir: resolve('public'),
      maxCacheBytes: config.imageCacheBytes,
      log,
      renders,
      findDrawing,
    }),
    renders,
    storage,
    packages: createPackages({
      storage,
      folder: join(config.dataDir, 'packages'),
      seal: accounts.seal,
      baseDomain: config.baseDomain,
      originOf: host => originOf(config, host),
    }),
    scanner,
    version: await readVersion(),
    originOf: host => originOf(config, host),
    databaseTrouble: () => (watch?.state() === 'restarting' ? 'restarting' : undefined),
    async stop() {
      mailer.stop()
      content.stop()
      await Promise.all([webhooks.stop(), queue?.stop(), simulator.stop()])
      await changes.stop()
      await accounts.stop()
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
