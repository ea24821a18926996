import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isPageLink, mayPrefetch, prefetchLinksInView, takePrefetched } from './prefetch.ts'

const here = { origin: 'http://uji.localhost', pathname: '/News' }
const link = (pathname: string, more: Partial<{ origin: string; target: string; download: string }> = {}) => ({
  origin: here.origin,
  pathname,
  target: '',
  download: '',
  ...more,
})

describe('a link to a page', () => {
  it.each(['/', '/Courses', '/en/Courses', '/News/panen-kopi', '/Accounting'])('of this site is one: %s', path => {
    expect(isPageLink(link(path), here)).toBe(true)
    expect(isPageLink(link(path, { target: '_self' }), here)).toBe(true)
  })

  it.each([
    '/News',
    '/News/feed.xml',
    '/api/v1/x',
    '/media/a',
    '/Login',
    '/en/Logout',
    '/Studio',
    '/en/Account/Privacy',
    '/Courses/web/module/satu/chapter/dua',
  ])('is none that is the page itself, a file, about a person or a page of the app: %s', path => {
    expect(isPageLink(link(path), here)).toBe(false)
  })

  it('is none of another site, for another window, or to save', () => {
    expect(isPageLink(link('/Courses', { origin: 'http://lain.localhost' }), here)).toBe(false)
    expect(isPageLink(link('/Courses', { target: '_blank' }), here)).toBe(false)
    expect(isPageLink(link('/Courses', { download: 'a.pdf' }), here)).toBe(false)
  })
})

describe('the network', () => {
  it('may be used for what was not asked for, unless it is none, slow or paid for', () => {
    expect(mayPrefetch({ onLine: true })).toBe(true)
    expect(mayPrefetch({ onLine: true, connection: {} })).toBe(true)
    expect(mayPrefetch({ onLine: true, connection: { saveData: false, effectiveType: '4g' } })).toBe(true)
    expect(mayPrefetch({ onLine: true, connection: { effectiveType: '3g' } })).toBe(true)
    expect(mayPrefetch({ onLine: false })).toBe(false)
    expect(mayPrefetch({ onLine: true, connection: { saveData: true, effectiveType: '4g' } })).toBe(false)
    for (const effectiveType of ['2g', 'slow-2g']) expect(mayPrefetch({ onLine: true, connection: { effectiveType } })).toBe(false)
  })
})

/** The part of a link that prefetching uses. */
class Link {
  readonly dataset: Record<string, string> = {}
  readonly target = ''
  readonly download = ''
  readonly href: string
  constructor(path: string, dataset: Record<string, string> = {}) {
    this.href = here.origin + path
    this.dataset = dataset
  }
  get origin() {
    return new URL(this.href).origin
  }
  get pathname() {
    return new URL(this.href).pathname
  }
}

describe('a page that comes into view as a link', () => {
  let onSeen: (entries: { isIntersecting: boolean; target: unknown }[]) => void
  const watched: unknown[] = []
  const fetched = vi.fn<(href: string, init: RequestInit) => Promise<Response>>()
  let at = 0

  beforeEach(() => {
    // Far from the entries of the previous test, which are valid for half a minute.
    vi.useFakeTimers({ now: (at += 1_000_000_000), toFake: ['Date'] })
    watched.length = 0
    fetched.mockReset().mockImplementation(async () => new Response('halo'))
    const unwatch = (one: unknown) => void watched.splice(watched.indexOf(one), 1)
    vi.stubGlobal('IntersectionObserver', function Observer(callback: typeof onSeen) {
      onSeen = callback
      return { observe: (one: unknown) => void watched.push(one), unobserve: unwatch, disconnect: () => void (watched.length = 0) }
    })
    vi.stubGlobal('HTMLAnchorElement', Link)
    vi.stubGlobal('requestIdleCallback', (run: () => void) => (run(), 1))
    vi.stubGlobal('cancelIdleCallback', () => {})
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('location', here)
    vi.stubGlobal('fetch', fetched)
  })
  afterEach(() => {
    for (const [href] of fetched.mock.calls) void takePrefetched(href)
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  function show(links: Link[]): void {
    vi.stubGlobal('document', { links })
    vi.stubGlobal('window', globalThis)
    prefetchLinksInView()
    onSeen(links.map(target => ({ isIntersecting: true, target })))
  }

  it('is fetched once, said to be a prefetch, and given out once while it is fresh', async () => {
    show([new Link('/Courses#isi'), new Link('/Courses')])
    expect(fetched.mock.calls.map(([href]) => href)).toEqual([`${here.origin}/Courses`])
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ headers: { 'x-sec-purpose': 'prefetch', accept: 'text/html' } })
    expect(watched).toEqual([])
    expect(await (await takePrefetched(`${here.origin}/Courses`))?.text()).toBe('halo')
    expect(takePrefetched(`${here.origin}/Courses`)).toBeUndefined()
  })

  it('is not given out after half a minute', () => {
    show([new Link('/Courses'), new Link('/Class')])
    vi.setSystemTime(Date.now() + 29_999)
    expect(takePrefetched(`${here.origin}/Courses`)).toBeDefined()
    vi.setSystemTime(Date.now() + 1)
    expect(takePrefetched(`${here.origin}/Class`)).toBeUndefined()
  })

  it('is not fetched where it loads a document of its own, is no page, or is out of view', () => {
    show([new Link('/Courses', { turbo: 'false' }), new Link('/Studio'), new Link('/News')])
    onSeen([
      { isIntersecting: false, target: new Link('/Class') },
      { isIntersecting: true, target: {} },
    ])
    expect(fetched).not.toHaveBeenCalled()
  })

  it('is not fetched by a network that may not be used, and is watched on', () => {
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } })
    show([new Link('/Courses')])
    expect([fetched.mock.calls.length, watched.length]).toEqual([0, 1])
  })

  it('is forgotten where it failed, so that it is asked for in earnest', async () => {
    fetched.mockImplementationOnce(async () => new Response(null, { status: 503 })).mockRejectedValueOnce(new TypeError('away'))
    show([new Link('/Courses'), new Link('/Class')])
    await new Promise(done => setTimeout(done, 5))
    for (const path of ['/Courses', '/Class']) expect(takePrefetched(here.origin + path)).toBeUndefined()
  })

  it('is one of twelve at most, of which those that are past their time make room', () => {
    const many = Array.from({ length: 13 }, (_, index) => new Link(`/Class/${index}`))
    show(many)
    expect(fetched).toHaveBeenCalledTimes(12)
    vi.setSystemTime(Date.now() + 30_001)
    show([new Link('/Courses')])
    expect(fetched).toHaveBeenCalledTimes(13)
  })
})
