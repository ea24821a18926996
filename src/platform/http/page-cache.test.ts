import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bodyOf, PageCache, type Rendered } from './page-cache.ts'

const rule = { tags: ['t:posts', 't:settings'], maxAgeMs: 1000 }
const page = (text: string, more: Partial<Rendered> = {}): Rendered => ({
  status: 200,
  body: new TextEncoder().encode(text),
  headers: { 'content-type': 'text/html' },
  cacheable: true,
  ...more,
})
const quiet = () => {}

function cacheAt(maxBytes = 1_000_000) {
  const clock = { now: 0 }
  return { clock, cache: new PageCache(maxBytes, () => clock.now) }
}

async function textOf(cache: PageCache, key: string, render: () => Promise<Rendered>) {
  const found = await cache.get(key, rule, render, quiet)
  return 'entry' in found ? `${found.state} ${gunzipSync(found.entry.gzip)}` : `rendered ${new TextDecoder().decode(found.rendered.body)}`
}

describe('the page cache', () => {
  it('never stores a page that is not cacheable, and drops one that no longer is', async () => {
    const { cache, clock } = cacheAt()
    await textOf(cache, 'a', async () => page('one'))
    clock.now = 2000
    await cache.get('a', rule, async () => page('gone', { status: 404, cacheable: false }), quiet)
    await expect.poll(() => cache.size().pages).toBe(0)
  })

  it('holds the compressed bytes and gives each encoding', async () => {
    const { cache } = cacheAt()
    const found = await cache.get('a', rule, async () => page('halo '.repeat(100)), quiet)
    if (!('entry' in found)) throw new Error('not stored')
    expect(String(brotliDecompressSync(found.entry.br))).toBe('halo '.repeat(100))
    expect(new TextDecoder().decode(await bodyOf(found.entry, 'identity'))).toBe('halo '.repeat(100))
  })

  it('holds no more memory than it counts: zlib’s results are views on buffers of 64 KB', async () => {
    const { cache } = cacheAt()
    const words = Array.from({ length: 4000 }, (_, index) => `kata${(index * 7919) % 613}`).join(' ')
    for (const key of ['a', 'b']) await cache.get(key, rule, async () => page(words), quiet)
    const counted = cache.size().bytes
    const held = () =>
      ['a', 'b']
        .flatMap(key => [cache.fresh(key)?.br, cache.fresh(key)?.gzip])
        .reduce((sum, body) => sum + (body?.buffer.byteLength ?? 0), 0)
    expect(held()).toBeLessThanOrEqual(counted)
    await expect.poll(() => cache.size().bytes).toBeLessThan(counted)
    expect(held()).toBeLessThanOrEqual(cache.size().bytes)
  })

  it('presses a page harder that is read more than once, and keeps those bytes when a refresh finds the same page', async () => {
    const { cache, clock } = cacheAt()
    // Enough unordered words for the better compression to pay off.
    const words = Array.from({ length: 4000 }, (_, index) => `kata${(index * 7919) % 613}`).join(' ')
    const render = async () => page(words)
    await cache.get('a', rule, render, quiet)
    const first = cache.fresh('a')?.br.byteLength ?? 0
    const before = cache.size().bytes
    cache.fresh('a')
    await expect.poll(() => cache.fresh('a')?.br.byteLength).toBeLessThan(first)
    const entry = cache.fresh('a')
    expect(String(brotliDecompressSync(entry?.br ?? ''))).toBe(words)
    expect(before - cache.size().bytes).toBe(first - (entry?.br.byteLength ?? 0))
    clock.now = 1500
    await cache.get('a', rule, render, quiet)
    await expect.poll(() => cache.fresh('a')).toBeDefined()
    expect(cache.fresh('a')?.br).toBe(entry?.br)
    expect(cache.fresh('a')?.served, 'not to be tried again').toBe(Infinity)
    cache.drop(['t:posts'])
    expect(cache.size().bytes).toBe(0)
  })

  it('does not restore a page that was dropped while it was recompressed', async () => {
    const { cache } = cacheAt()
    const render = async () => page(Array.from({ length: 4000 }, (_, index) => `kata${(index * 7919) % 613}`).join(' '))
    await cache.get('a', rule, render, quiet)
    cache.fresh('a')
    cache.fresh('a')
    cache.drop(['t:posts'])
    // Pages are recompressed one at a time: this one follows the previous.
    await cache.get('b', rule, render, quiet)
    const first = cache.fresh('b')?.br.byteLength ?? 0
    await expect.poll(() => cache.fresh('b')?.br.byteLength).toBeLessThan(first)
    expect(cache.fresh('a')).toBeUndefined()
    expect(cache.size().pages).toBe(1)
  })

  it('renders a key once for concurrent requests', async () => {
    const { cache } = cacheAt()
    let renders = 0
    const render = async () => {
      renders++
      await new Promise(done => setTimeout(done, 20))
      return page('one')
    }
    await Promise.all(Array.from({ length: 20 }, () => textOf(cache, 'a', render)))
    expect(renders).toBe(1)
  })

  it('serves the stale page while one request renders the new', async () => {
    const { cache, clock } = cacheAt()
    await textOf(cache, 'a', async () => page('old'))
    clock.now = 1500
    let renders = 0
    const render = async () => {
      renders++
      return page('new')
    }
    expect(await Promise.all([textOf(cache, 'a', render), textOf(cache, 'a', render)])).toEqual(['stale old', 'stale old'])
    await expect.poll(() => cache.fresh('a')).toBeDefined()
    expect(renders).toBe(1)
    expect(await textOf(cache, 'a', render)).toBe('fresh new')
  })

  it('keeps the stale page where its renewal fails', async () => {
    const { cache, clock } = cacheAt()
    await textOf(cache, 'a', async () => page('old'))
    clock.now = 1500
    const failing = async () => {
      throw new Error('no database')
    }
    expect(await textOf(cache, 'a', failing)).toBe('stale old')
    await new Promise(done => setTimeout(done, 10))
    expect(await textOf(cache, 'a', failing)).toBe('stale old')
  })

  it('drops by tag, and a render that began before the change is not stored after it', async () => {
    const { cache } = cacheAt()
    let finish = (_: Rendered) => {}
    const slow = textOf(cache, 'a', () => new Promise<Rendered>(done => (finish = done)))
    cache.drop(['t:posts'])
    const after = textOf(cache, 'a', async () => page('new'))
    expect(await after).toBe('fresh new')
    finish(page('old'))
    expect(await slow).toBe('fresh old')
    expect(await textOf(cache, 'a', async () => page('never'))).toBe('fresh new')
    cache.drop(['other:posts'])
    expect(cache.size().pages).toBe(1)
    cache.drop(['t:settings'])
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 })
  })

  it('says of a stored page what it was rendered with', async () => {
    const { cache } = cacheAt()
    const found = await cache.get('a', rule, async () => page('halo', { status: 203 }), quiet)
    if (!('entry' in found)) throw new Error('not stored')
    expect(found.entry).toMatchObject({
      status: 203,
      headers: { 'content-type': 'text/html' },
      tags: rule.tags,
      staleAt: 1000,
    })
    expect(found.entry.etag).toMatch(/^[\w-]{22}$/)
    expect(await bodyOf(found.entry, 'br')).toBe(found.entry.br)
    expect(await bodyOf(found.entry, 'gzip')).toBe(found.entry.gzip)
    expect(cache.size()).toEqual({ pages: 1, bytes: found.entry.br.byteLength + found.entry.gzip.byteLength + 2048 })
    const other = await cache.get('b', rule, async () => page('lain'), quiet)
    expect('entry' in other && other.entry.etag).not.toBe(found.entry.etag)
  })

  it('is fresh up to its age, and not a moment longer', async () => {
    const { cache, clock } = cacheAt()
    expect(cache.fresh('a')).toBeUndefined()
    await textOf(cache, 'a', async () => page('one'))
    clock.now = 999
    expect(cache.fresh('a')).toBeDefined()
    clock.now = 1000
    expect(cache.fresh('a')).toBeUndefined()
    expect(cache.size().pages).toBe(1)
  })

  it('reports a refresh that failed, and throws the error of a first render to all waiting requests', async () => {
    const { cache, clock } = cacheAt()
    const failing = async () => {
      throw new Error('no database')
    }
    const told: unknown[] = []
    await expect(Promise.all([cache.get('a', rule, failing, quiet), cache.get('a', rule, failing, quiet)])).rejects.toThrow('no database')
    expect(await textOf(cache, 'a', async () => page('one'))).toBe('fresh one')
    clock.now = 1500
    await cache.get('a', rule, failing, error => told.push(error))
    await expect.poll(() => told).toEqual([new Error('no database')])
  })

  it('drops everything at once, including pages that are being rendered', async () => {
    const { cache } = cacheAt()
    await textOf(cache, 'a', async () => page('a'))
    let finish = (_: Rendered) => {}
    const slow = textOf(cache, 'b', () => new Promise<Rendered>(done => (finish = done)))
    cache.drop(['*'])
    finish(page('b'))
    await slow
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 })
  })

  it('keeps a page that is being rendered when another tag changes', async () => {
    const { cache } = cacheAt()
    let finish = (_: Rendered) => {}
    let renders = 0
    const slow = () => new Promise<Rendered>(done => (renders++, (finish = done)))
    const first = textOf(cache, 'a', slow)
    cache.drop(['t:classes', 'other:posts'])
    const second = textOf(cache, 'a', slow)
    finish(page('one'))
    expect([await first, await second, renders]).toEqual(['fresh one', 'fresh one', 1])
    expect(cache.size().pages).toBe(1)
  })

  it('counts the bytes of a page once, however often it is renewed', async () => {
    const { cache, clock } = cacheAt()
    await textOf(cache, 'a', async () => page('one'))
    const { bytes } = cache.size()
    for (let turn = 1; turn < 4; turn++) {
      clock.now = turn * 2000
      await textOf(cache, 'a', async () => page('one'))
      await expect.poll(() => cache.fresh('a')).toBeDefined()
    }
    expect(cache.size()).toEqual({ pages: 1, bytes })
  })

  it('presses no page harder that is read but once, and one after the other of those that are read more', async () => {
    const { cache } = cacheAt()
    const words = (seed: number) => Array.from({ length: 4000 }, (_, index) => `kata${(index * seed) % 613}`).join(' ')
    const sizes = new Map<string, number>()
    for (const [key, seed] of [
      ['a', 7919],
      ['b', 7907],
      ['c', 7901],
    ] as const) {
      await textOf(cache, key, async () => page(words(seed)))
      sizes.set(key, cache.fresh(key)?.br.byteLength ?? 0)
    }
    for (const key of ['a', 'b', 'b']) cache.fresh(key)
    await expect.poll(() => cache.fresh('a')?.served).toBe(Infinity)
    await expect.poll(() => cache.fresh('b')?.served).toBe(Infinity)
    for (const key of ['a', 'b']) expect(cache.fresh(key)?.br.byteLength).toBeLessThan(sizes.get(key) ?? 0)
    expect(cache.fresh('c')?.br.byteLength).toBe(sizes.get('c'))
  })

  it('counts nothing of a page that was dropped while it was recompressed', async () => {
    const { cache } = cacheAt()
    const words = Array.from({ length: 4000 }, (_, index) => `kata${(index * 7919) % 613}`).join(' ')
    await textOf(cache, 'a', async () => page(words))
    cache.fresh('a')
    const entry = cache.fresh('a')
    cache.drop(['t:posts'])
    await expect.poll(() => entry?.served).toBe(Infinity)
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 })
  })

  it('makes requests after a change wait for the render after it, even if an earlier render is still running', async () => {
    const { cache } = cacheAt()
    const finish: ((rendered: Rendered) => void)[] = []
    const slow = () => new Promise<Rendered>(done => void finish.push(done))
    const first = textOf(cache, 'a', slow)
    cache.drop(['t:posts'])
    const second = textOf(cache, 'a', slow)
    finish[0]?.(page('old'))
    await first
    const third = textOf(cache, 'a', slow)
    finish[1]?.(page('new'))
    expect([await second, await third, finish.length]).toEqual(['fresh new', 'fresh new', 2])
  })

  it('still drops the others of a tag once one of them has gone', async () => {
    const { cache, clock } = cacheAt()
    await textOf(cache, 'a', async () => page('a'))
    await textOf(cache, 'b', async () => page('b'))
    clock.now = 1500
    await cache.get('a', rule, async () => page('gone', { cacheable: false }), quiet)
    await expect.poll(() => cache.size().pages).toBe(1)
    cache.drop(['t:posts'])
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 })
  })

  it('holds what just fits', async () => {
    const roomy = cacheAt().cache
    await textOf(roomy, 'a', async () => page('one'))
    const { cache } = cacheAt(roomy.size().bytes)
    await textOf(cache, 'a', async () => page('one'))
    expect(cache.size().pages).toBe(1)
  })

  it('stores nothing where it has no room at all', async () => {
    const { cache } = cacheAt(0)
    expect(await textOf(cache, 'a', async () => page('one'))).toBe('rendered one')
    expect(await textOf(cache, 'a', async () => page('two'))).toBe('rendered two')
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 })
  })

  it('stays within its bytes; the least recently used page goes first', async () => {
    const { cache } = cacheAt(3 * 2200)
    for (const key of ['a', 'b', 'c']) await textOf(cache, key, async () => page(key))
    cache.fresh('a')
    await textOf(cache, 'd', async () => page('d'))
    expect(cache.fresh('a')).toBeDefined()
    expect(cache.fresh('b')).toBeUndefined()
    expect(cache.size().bytes).toBeLessThanOrEqual(3 * 2200)
  })

  it('does not store a page that is larger than all its bytes, and keeps the others', async () => {
    const { cache } = cacheAt(3 * 2200)
    await textOf(cache, 'a', async () => page('a'))
    const large = randomBytes(8000).toString('hex')
    expect(await textOf(cache, 'large', async () => page(large))).toBe(`fresh ${large}`)
    expect(cache.fresh('large')).toBeUndefined()
    expect(cache.fresh('a')).toBeDefined()
    expect(await textOf(new PageCache(0), 'a', async () => page('a'))).toBe('rendered a')
  })
})
