import { LRUCache } from 'lru-cache'
import type { Change } from './changes.ts'

const MAX_AGE_MS = 60_000

/**
 * Small values that a tenant's pages ask for again and again (the choices of a filter), kept in the process until a change of their tags is heard, a minute
 * at most. What is read while a change comes is not kept, nor what is undefined.
 */
export class TenantCache {
  readonly #values = new LRUCache<string, { tags: string[]; value: object }>({ max: 5000, ttl: MAX_AGE_MS })
  #changes = 0

  async get<T extends object | undefined>(tenantId: string, name: string, tags: string[], load: () => Promise<T>): Promise<T> {
    const key = `${tenantId} ${name}`
    const known = this.#values.get(key)
    // Named boundary: the name decides the type, and each name has one loader.
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
