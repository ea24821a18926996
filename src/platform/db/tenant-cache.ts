import { LRUCache } from 'lru-cache'
import type { Change } from './changes.ts'

const MAX_AGE_MS = 60_000

/**
 * Caches small values that a tenant's pages need repeatedly, such as the choices of a filter, until their tags change, for at most a minute. Values read
 * while a change arrives and undefined are not cached.
 */
export class TenantCache {
  readonly #values = new LRUCache<string, { tags: string[]; value: object }>({ max: 5000, ttl: MAX_AGE_MS })
  #changes = 0

  async get<T extends object | undefined>(tenantId: string, name: string, tags: string[], load: () => Promise<T>): Promise<T> {
    const key = `${tenantId} ${name}`
    const known = this.#values.get(key)
    // Named boundary: the name determines the type; each name has one loader.
    if (known) return known.value as T
    const before = this.#changes
    const value = await load()
    if (value && before === this.#changes) this.#values.set(key, { tags, value })
    return value
  }

  drop(change: Change): void {
    this.#changes++
    const all = change.tags.includes('*')
    for (const [key, { tags }] of this.#values.entries()) {
      const isOfTenant = !change.tenantId || key.startsWith(change.tenantId)
      if (isOfTenant && (all || tags.some(tag => change.tags.includes(tag)))) this.#values.delete(key)
    }
  }
}
