import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import type { Change } from '#platform/db/changes.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { type Db, withScope } from '#platform/db/scope.ts'
import type { Log } from '#platform/log.ts'
import { findHostBySiteId, findPrimaryHost, findSiteByHost, listTenants } from './queries.server.ts'
import { type Site, toHostName } from './site.ts'

const UNKNOWN_HOST_MS = 10_000

/** Finds sites by host and caches them until their settings change. Unknown hosts and site ids are cached for a short while. */
export class Sites {
  readonly #pool: pg.Pool
  readonly #log: Log
  readonly #known = new LRUCache<string, { site: Site | undefined }>({ max: 5000 })
  /** The primary hosts of tenants, by their ids. */
  readonly #hosts = new LRUCache<string, string>({ max: 10_000 })
  /** Unknown site ids; in a cache of their own, so that made-up ids evict nothing else. */
  readonly #unknownIds = new LRUCache<string, true>({ max: 5000, ttl: UNKNOWN_HOST_MS })
  readonly #loading = new Map<string, Promise<Site | undefined>>()
  /** Incremented with each change, so that values read before it are not cached after it. */
  #changes = 0

  constructor(pool: pg.Pool, log: Log) {
    this.#pool = pool
    this.#log = log
  }

  /** Returns the cached site of this name, synchronously. */
  peek(host: string): Site | undefined {
    return this.#known.get(host)?.site
  }

  /** Returns the site of a Host header; undefined if no tenant has it. Throws if the database is unreachable. */
  async find(header: string | undefined): Promise<Site | undefined> {
    const host = toHostName(header)
    if (!host) return undefined
    const known = this.#known.get(host)
    if (known) return known.site
    let loading = this.#loading.get(host)
    if (!loading) {
      loading = this.#load(host)
      this.#loading.set(host, loading)
    }
    return await loading
  }

  /** Returns the site of a tenant at its primary host; undefined if there is no such tenant, or it has no host. */
  async findByTenant(tenantId: TenantId): Promise<Site | undefined> {
    return await this.#findByHost(`tenant ${tenantId}`, db => findPrimaryHost(db, tenantId))
  }

  /** Returns the site of a tenant by the id in `X-Site-Id`; undefined if there is none, or it has no host. */
  async findBySiteId(siteId: string): Promise<Site | undefined> {
    if (!/^\d{1,15}$/.test(siteId) || this.#unknownIds.has(siteId)) return undefined
    const before = this.#changes
    const site = await this.#findByHost(`site ${siteId}`, db => findHostBySiteId(db, siteId))
    if (!site && before === this.#changes) this.#unknownIds.set(siteId, true)
    return site
  }

  /** Returns the cached site of this id, synchronously. */
  peekBySiteId(siteId: string): Site | undefined {
    const host = this.#hosts.get(`site ${siteId}`)
    return host === undefined ? undefined : this.peek(host)
  }

  /** Returns the installation's main site: the base domain's, else the oldest tenant's. */
  async findMain(baseDomain: string): Promise<Site | undefined> {
    const site = await this.find(baseDomain)
    if (site) return site
    const [oldest] = await withScope(this.#pool, { system: 'find-tenant' }, listTenants)
    return oldest && (await this.find(oldest.host))
  }

  /** Clears what the change invalidates; reads in progress are not cached either. */
  drop(change: Change): void {
    if (!change.tags.includes('settings') && !change.tags.includes('*')) return
    this.#changes++
    this.#loading.clear()
    this.#hosts.clear()
    this.#unknownIds.clear()
    for (const [host, { site }] of this.#known.entries()) {
      if (!change.tenantId || !site || site.tenantId === change.tenantId) this.#known.delete(host)
    }
  }

  async #findByHost(key: string, findHost: (db: Db) => Promise<string | undefined>): Promise<Site | undefined> {
    const before = this.#changes
    const host = this.#hosts.get(key) ?? (await withScope(this.#pool, { system: 'find-tenant' }, findHost))
    if (host && before === this.#changes) this.#hosts.set(key, host)
    return host ? await this.find(host) : undefined
  }

  async #load(host: string): Promise<Site | undefined> {
    const before = this.#changes
    const reading = withScope(this.#pool, { system: 'find-tenant' }, db => findSiteByHost(db, host, this.#log))
    try {
      const site = await reading
      if (before === this.#changes) this.#known.set(host, { site }, site ? {} : { ttl: UNKNOWN_HOST_MS })
      return site
    } finally {
      if (before === this.#changes) this.#loading.delete(host)
    }
  }
}
