import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Change } from '../db/changes.ts'

const MAX_BYTES = 16 * 1024 * 1024
const MAX_TOKENS = 10_000
/** Maximum age of data that depends on the clock (a class opens, a post is published); changed data is dropped at once. */
const MAX_AGE_MS = 60_000

export interface StoredCall {
  body: string
  contentType: string
  etag: string
}

/** Caches responses that are the same for every API client of a tenant, and validated tokens, for a minute at most. */
export class CallCache {
  readonly #answers = new LRUCache<string, StoredCall & { tags: readonly string[] }>({
    maxSize: MAX_BYTES,
    sizeCalculation: answer => answer.body.length * 2 + 512,
    ttl: MAX_AGE_MS,
  })
  readonly #tokens = new LRUCache<string, true>({ max: MAX_TOKENS, ttl: MAX_AGE_MS })
  /** Incremented by each change, so that what was read before a change is not cached after it. */
  #changes = 0

  /** Pass it to `keep`, which ignores responses read before a later change. */
  get mark(): number {
    return this.#changes
  }

  find(tenantId: string, call: string): StoredCall | undefined {
    return this.#answers.get(`${tenantId} ${call}`)
  }

  keep(
    tenantId: string,
    call: string,
    mark: number,
    { body, contentType, tags }: { body: string; contentType: string; tags: readonly string[] },
  ): StoredCall {
    const stored = { body, contentType, tags, etag: `"${createHash('sha1').update(body).digest('hex')}"` }
    if (mark === this.#changes) this.#answers.set(`${tenantId} ${call}`, stored)
    return stored
  }

  isGood(tenantId: string, token: string): boolean {
    return this.#tokens.has(`${tenantId} ${token}`)
  }

  keepToken(tenantId: string, mark: number, token: string): void {
    if (mark === this.#changes) this.#tokens.set(`${tenantId} ${token}`, true)
  }

  drop({ tenantId, tags }: Change): void {
    this.#changes++
    const all = tags.includes('*')
    const isOf = (key: string) => !tenantId || key.startsWith(tenantId)
    if (all || tags.includes('tokens')) for (const key of this.#tokens.keys()) if (isOf(key)) this.#tokens.delete(key)
    for (const [key, answer] of this.#answers.entries()) {
      if (isOf(key) && (all || answer.tags.some(tag => tags.includes(tag)))) this.#answers.delete(key)
    }
  }
}
