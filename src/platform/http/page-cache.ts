import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const fromGzip = promisify(gunzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** A rendered response, and whether it may be cached. */
export interface Rendered {
  status: number
  body: Uint8Array
  headers: Record<string, string>
  cacheable: boolean
  /** Set-Cookie headers; a response with one is not cacheable. */
  setCookies?: readonly string[]
}

interface Entry {
  status: number
  headers: Record<string, string>
  etag: string
  br: Uint8Array
  gzip: Uint8Array
  tags: string[]
  bytes: number
  staleAt: number
  /** Number of cache hits; Infinity once the page was recompressed. */
  served: number
}

export interface PageRule {
  /** `tenant:tag` of everything that the page shows. */
  tags: string[]
  maxAgeMs: number
}

export type Lookup = { entry: CachedPage; state: 'fresh' | 'stale' } | { rendered: Rendered }
export type CachedPage = Readonly<Entry>

/**
 * Caches whole compressed pages, bounded by bytes, least recently used evicted first. One render per key at a time: concurrent requests wait for it, or get
 * the stale page if its age has run out. `drop` removes pages by tag: later requests get a render that began after it.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>
  readonly #byTag = new Map<string, Set<string>>()
  readonly #rendering = new Map<string, { work: Promise<Lookup>; tags: string[]; dropped: boolean }>()
  readonly #maxBytes: number
  readonly #now: () => number
  #isRecompressing = false

  constructor(maxBytes: number, now: () => number = Date.now) {
    this.#maxBytes = maxBytes
    this.#now = now
    this.#entries = new LRUCache({
      // lru-cache treats zero as unbounded; nothing is stored then.
      maxSize: Math.max(maxBytes, 1),
      sizeCalculation: entry => entry.bytes,
      onInsert: (entry, key) => this.#addTags(key, entry),
      dispose: (entry, key) => this.#removeTags(key, entry),
    })
  }

  size(): { pages: number; bytes: number } {
    return { pages: this.#entries.size, bytes: this.#entries.calculatedSize }
  }

  /** Returns the cached page while it is fresh. Synchronous, for the hot path. */
  fresh(key: string): CachedPage | undefined {
    const entry = this.#entries.get(key)
    if (!entry || entry.staleAt <= this.#now()) return undefined
    if (++entry.served > 1 && !this.#isRecompressing && entry.served < Infinity) void this.#recompress(key, entry)
    return entry
  }

  /** Returns the cached page whatever its age: for when nothing can be rendered. */
  kept(key: string): CachedPage | undefined {
    return this.#entries.get(key)
  }

  /** Returns the page of this key, cached or rendered. If refreshing a stale page fails, the stale page stays and `onError` is called. */
  async get(key: string, rule: PageRule, render: () => Promise<Rendered>, onError: (error: unknown) => void): Promise<Lookup> {
    const fresh = this.fresh(key)
    if (fresh) return { entry: fresh, state: 'fresh' }
    const stale = this.#entries.peek(key)
    const running = this.#rendering.get(key)
    if (stale) {
      if (!running) void this.#render(key, rule, render).catch(onError)
      return { entry: stale, state: 'stale' }
    }
    return await (running?.work ?? this.#render(key, rule, render))
  }

  /** Removes the pages of these tags; `*` removes all. */
  drop(tags: string[]): void {
    const all = tags.includes('*')
    for (const [key, render] of this.#rendering) {
      if (all || render.tags.some(tag => tags.includes(tag))) {
        render.dropped = true
        this.#rendering.delete(key)
      }
    }
    if (all) this.#entries.clear()
    else for (const key of tags.flatMap(tag => [...(this.#byTag.get(tag) ?? [])])) this.#entries.delete(key)
  }

  #render(key: string, rule: PageRule, render: () => Promise<Rendered>): Promise<Lookup> {
    const state = { work: Promise.resolve<Lookup | undefined>(undefined) as Promise<Lookup>, tags: rule.tags, dropped: false }
    state.work = this.#renderAndStore(key, rule, render, state).finally(() => {
      if (this.#rendering.get(key) === state) this.#rendering.delete(key)
    })
    this.#rendering.set(key, state)
    return state.work
  }

  async #renderAndStore(key: string, rule: PageRule, render: () => Promise<Rendered>, state: { dropped: boolean }): Promise<Lookup> {
    const rendered = await render()
    if (!rendered.cacheable || this.#maxBytes === 0) {
      // A page that is no longer cacheable (gone, broken) must not be served from the cache.
      this.#entries.delete(key)
      return { rendered }
    }
    const entry = await toEntry(rendered, rule, this.#now(), this.#entries.peek(key))
    // Dropped while rendering: concurrent requests may get it, later ones not.
    if (!state.dropped) this.#entries.set(key, entry)
    return { entry, state: 'fresh' }
  }

  /**
   * Recompresses a page that is read more than once, one at a time, for 40 ms on another thread. Saves a tenth of the bytes (foundation's home page: 13.2 KB
   * instead of 14.7), so that it fits into the first flight of a connection.
   */
  async #recompress(key: string, entry: Entry): Promise<void> {
    this.#isRecompressing = true
    try {
      const br = await compress(await fromGzip(entry.gzip), 10)
      const less = entry.br.byteLength - br.byteLength
      // Discarded if the page changed or was dropped meanwhile. A new record, since lru-cache computes a value's size when it is stored.
      if (less > 0 && this.#entries.peek(key) === entry)
        this.#entries.set(key, { ...entry, br, bytes: entry.bytes - less, served: Infinity })
    } catch {
      // Out of memory at worst: keep the page as it is.
    } finally {
      entry.served = Infinity
      this.#isRecompressing = false
    }
  }

  #addTags(key: string, { tags }: Entry): void {
    for (const tag of tags) {
      const keys = this.#byTag.get(tag) ?? new Set()
      keys.add(key)
      this.#byTag.set(tag, keys)
    }
  }

  #removeTags(key: string, { tags }: Entry): void {
    for (const tag of tags) {
      const keys = this.#byTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#byTag.delete(tag)
    }
  }
}

/** Returns a cached page in one encoding. */
export async function bodyOf(entry: CachedPage, encoding: Encoding): Promise<Uint8Array> {
  if (encoding === 'br') return entry.br
  return encoding === 'gzip' ? entry.gzip : await fromGzip(entry.gzip)
}

/** Creates an entry. A refresh that renders the same page keeps the previous bytes, which may be recompressed. */
async function toEntry(rendered: Rendered, rule: PageRule, now: number, before: Entry | undefined): Promise<Entry> {
  const etag = createHash('sha1').update(rendered.body).digest('base64url').slice(0, 22)
  const same = before?.etag === etag ? before : undefined
  const [br, gz] = same
    ? [same.br, same.gzip]
    : await Promise.all([compress(rendered.body, 5), toGzip(rendered.body, { level: 6 }).then(toOwnMemory)])
  return {
    status: rendered.status,
    headers: rendered.headers,
    etag,
    br,
    gzip: gz,
    tags: rule.tags,
    // The bodies plus an estimate for the record and its index entries.
    bytes: br.byteLength + gz.byteLength + 2048,
    staleAt: now + rule.maxAgeMs,
    served: same?.served === Infinity ? Infinity : 0,
  }
}

async function compress(body: Uint8Array, quality: number): Promise<Uint8Array> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength }
  return toOwnMemory(await toBrotli(body, { params }))
}

/** Copies a result of zlib, which is a view on a buffer of 64 KB: stored as it is, a page of 13 KB would hold 131. */
function toOwnMemory(view: Uint8Array): Uint8Array {
  return new Uint8Array(view)
}
