import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { appState } from '#ui/shell/start-up.ts'

const GRANTED = 'granted 1 2026-01-01T00:00:00.000Z'
const KEY = 'sanggar:click-consent'

class FakeElement {
  readonly rel = new Set<string>()
  readonly relList = { add: (...names: string[]) => names.forEach(name => this.rel.add(name)) }
  readonly protocol: string
  readonly hostname: string
  readonly origin: string
  readonly pathname: string
  readonly dataset: Record<string, string> = {}
  constructor(href: string) {
    const { protocol, hostname, origin, pathname } = new URL(href)
    this.protocol = protocol
    this.hostname = hostname
    this.origin = origin
    this.pathname = pathname
  }
  closest() {
    return this
  }
}

const storageOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
})
const blocked = {
  getItem() {
    throw new Error('blocked')
  },
  setItem() {
    throw new Error('blocked')
  },
}

let local: Map<string, string>
let session: Map<string, string>
let measurementId: string | null
let loaded: string[]
let sent: { path: string; init: RequestInit; entry: Record<string, string> }[]
let html: Record<string, string>
let listeners: Set<(event: unknown) => void>

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: new Date('2026-02-03T04:05:06Z') })
  local = new Map()
  session = new Map()
  sent = []
  loaded = []
  vi.stubGlobal('window', {})
  listeners = new Set()
  vi.stubGlobal('localStorage', storageOf(local))
  vi.stubGlobal('sessionStorage', storageOf(session))
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('location', new URL('http://demo.localhost:3000/News?search=rahasia#x'))
  measurementId = null
  html = {}
  vi.stubGlobal('document', {
    documentElement: { dataset: html },
    querySelector: () => (measurementId === null ? null : { getAttribute: () => measurementId }),
    createElement: () => ({}),
    head: { append: (script: { src: string }) => void loaded.push(script.src) },
    addEventListener: (_name: string, listener: (event: unknown) => void) => listeners.add(listener),
    removeEventListener: (_name: string, listener: (event: unknown) => void) => listeners.delete(listener),
  })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, init, entry: JSON.parse(init.body as string) })
    return Response.json({}, { status: 201 })
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  appState.set(appState.initial)
})

/** Loads a document: new modules, with the app token as the start-up left it. */
async function openPage({ isTokenValid = true as boolean | null } = {}) {
  vi.resetModules()
  listeners.clear()
  const start = await import('#ui/shell/start-up.ts')
  start.appState.set({ version: '1', isTokenValid })
  return {
    ...(await import('./click-log.ts')),
    ...(await import('./consent.ts')),
    ...(await import('./analytics.ts')),
    appState: start.appState,
  }
}

function click(href: string): FakeElement {
  const link = new FakeElement(href)
  for (const listener of listeners) listener({ target: link })
  return link
}
const kinds = () => sent.map(({ entry }) => entry.type)

describe('without consent', () => {
  it.each([
    ['no choice', undefined],
    ['a refusal', 'refused 1 2026-01-01T00:00:00.000Z'],
    ['a refusal for good', 'refused_for_good 1 2026-01-01T00:00:00.000Z'],
    ['a consent to another text', 'granted 0 2026-01-01T00:00:00.000Z'],
    ['a stored value of nobody’s', 'granted'],
  ])('%s: nothing is sent, and external links still get their rel', async (_name, stored) => {
    if (stored) local.set(KEY, stored)
    const page = await openPage()
    page.watchClicks()
    page.logPageLoad()
    const link = click('https://lain.id/')
    expect(sent).toEqual([])
    expect(session.size).toBe(0)
    expect([...link.rel]).toEqual(['noopener', 'noreferrer'])
  })

  it('blocked storage sends nothing and asks nothing', async () => {
    vi.stubGlobal('localStorage', blocked)
    const page = await openPage()
    page.saveChoice('granted')
    page.logPageLoad()
    expect(page.readChoice()).toBeUndefined()
    expect(sent).toEqual([])
  })

  it('a document that the server marks as untracked sends nothing and loads no analytics, whatever was allowed before', async () => {
    local.set(KEY, 'granted 2 2026-01-01T00:00:00.000Z')
    html['untracked'] = ''
    measurementId = 'G-UJI12345'
    const page = await openPage()
    page.watchClicks()
    page.logPageLoad()
    page.followConsent()
    click('https://lain.id/')
    expect([sent, loaded]).toEqual([[], []])
    expect(window).toMatchObject({ 'ga-disable-G-UJI12345': true })
    delete html['untracked']
    page.logPageLoad()
    expect(kinds()).toEqual(['page_load'])
  })

  it('a consent that is withdrawn before the token comes counts as none', async () => {
    local.set(KEY, GRANTED)
    const page = await openPage({ isTokenValid: null })
    page.watchClicks()
    click('https://lain.id/')
    page.saveChoice('refused')
    page.appState.set({ version: '1', isTokenValid: true })
    expect(sent).toEqual([])
  })
})

describe('with consent', () => {
  beforeEach(() => local.set(KEY, GRANTED))

  it('the page load is told once a browser session, without query and hash', async () => {
    const page = await openPage()
    page.logPageLoad()
    page.logPageLoad()
    const next = await openPage()
    next.logPageLoad()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      path: '/api/services/v1/logger/log/click',
      init: { method: 'POST', keepalive: true },
      entry: { from: 'http://demo.localhost:3000/News', to: 'http://demo.localhost:3000/News', type: 'page_load' },
    })
    expect(sent[0]?.entry.timestamp).toBe('2026-02-03T04:05:06.000Z')
  })

  it('with a blocked session it is told once a document', async () => {
    vi.stubGlobal('sessionStorage', blocked)
    const page = await openPage()
    page.logPageLoad()
    page.logPageLoad()
    expect(sent).toHaveLength(1)
  })

  it('each click on a link is told with its kind, other schemes are not', async () => {
    const stop = (await openPage()).watchClicks()
    const inner = click('http://demo.localhost:3000/Courses?level=1')
    click('http://lain.localhost:3000/')
    click('https://wa.me/62811?text=halo')
    click('mailto:halo@contoh.id')
    stop()
    click('http://demo.localhost:3000/Courses')
    expect(kinds()).toEqual(['internal_navigation', 'internal_navigation', 'external'])
    expect(sent.map(({ entry }) => entry.to)).toEqual([
      'http://demo.localhost:3000/Courses',
      'http://lain.localhost:3000/',
      'https://wa.me/62811',
    ])
    expect(inner.rel.size).toBe(0)
  })

  it('of the signed-in product nothing is told, neither from it nor to it', async () => {
    const page = await openPage()
    page.watchClicks()
    for (const path of ['/Studio', '/Studio/Members/1', '/Account/Privacy', '/en/account/Guardian/abc'])
      click(`http://demo.localhost:3000${path}`)
    vi.stubGlobal('location', new URL('http://demo.localhost:3000/Account/Guardian/abc'))
    page.logPageLoad()
    click('https://lain.id/')
    expect(sent).toEqual([])
    vi.stubGlobal('location', new URL('http://demo.localhost:3000/Accountancy'))
    click('https://lain.id/Studio/x')
    expect(kinds()).toEqual(['external'])
  })

  it('it waits for the app token', async () => {
    const page = await openPage({ isTokenValid: null })
    page.watchClicks()
    page.logPageLoad()
    click('https://lain.id/')
    page.appState.set({ version: '1', isTokenValid: false })
    expect(sent).toEqual([])
    page.appState.set({ version: '1', isTokenValid: true })
    page.appState.set({ version: '2', isTokenValid: true })
    expect(kinds()).toEqual(['page_load', 'external'])
  })

  it.each([
    ['no network', () => Promise.reject(new Error('no network'))],
    ['a refusal', () => Promise.resolve(Response.json({}, { status: 401 }))],
  ])('%s is only logged', async (_name, answer) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.stubGlobal('fetch', answer)
    const page = await openPage()
    page.logPageLoad()
    await vi.advanceTimersByTimeAsync(0)
    expect(warn.mock.calls).toEqual([['FAILED TO REQUEST DATA', expect.any(Error)]])
  })
})

describe('the choice', () => {
  it('is kept with the text’s version and its time', async () => {
    const page = await openPage()
    expect(page.readChoice()).toBeNull()
    page.saveChoice('granted')
    expect(local.get(KEY)).toBe('granted 1 2026-02-03T04:05:06.000Z')
    expect(page.readChoice()).toBe('granted')
  })

  it('about another text is asked for again, save by who is under 18', async () => {
    const page = await openPage()
    local.set(KEY, 'refused 0 2026-01-01T00:00:00.000Z')
    expect(page.readChoice()).toBeNull()
    local.set(KEY, 'refused_for_good 0 2026-01-01T00:00:00.000Z')
    expect(page.readChoice()).toBe('refused_for_good')
  })

  it.each([
    ['refused 1 2026-01-01T00:00:00.000Z', 'refused'],
    ['refused_for_good 1 2026-01-01T00:00:00.000Z', 'refused_for_good'],
    [GRANTED, null],
  ])('a new app version clears the storage: of %s stays %s', async (stored, stays) => {
    local.set(KEY, stored)
    const page = await openPage({ isTokenValid: null })
    page.keepRefusal()
    local.clear()
    page.appState.set({ version: '2', isTokenValid: null })
    expect(page.readChoice()).toBe(stays)
  })
})

it('a refusal that is given while the start-up runs outlives it too', async () => {
  const page = await openPage({ isTokenValid: null })
  page.keepRefusal()
  page.saveChoice('refused')
  local.clear()
  page.appState.set({ version: '2', isTokenValid: null })
  expect(page.readChoice()).toBe('refused')
})

describe('the kind of a link', () => {
  it.each([
    ['demo.id', 'demo.id', 'internal_navigation'],
    ['account.demo.id', 'www.demo.id', 'internal_navigation'],
    ['account.localhost', 'demo.localhost', 'internal_navigation'],
    ['demo.com', 'demo.id', 'external'],
    ['wa.me', 'demo.localhost', 'external'],
  ])('to %s from %s is %s', async (link, here, kind) => {
    const { kindOfLink } = await openPage()
    expect(kindOfLink({ hostname: link }, { hostname: here })).toBe(kind)
  })
})

describe('analytics', () => {
  it('loads nothing without an id, without a yes, or with a yes to the log alone', async () => {
    for (const [id, kept] of [
      [null, GRANTED],
      ['G-UJI12345', undefined],
      ['G-UJI12345', 'refused 2 2026-01-01T00:00:00.000Z'],
      ['G-UJI12345', 'refused_for_good 1 2026-01-01T00:00:00.000Z'],
      ['G-UJI12345', GRANTED],
    ] as const) {
      local.clear()
      if (kept) local.set(KEY, kept)
      const page = await openPage()
      measurementId = id
      page.followConsent()
      expect([id, kept, loaded]).toEqual([id, kept, []])
    }
  })

  it('loads its tag once after a yes, and is off as soon as that is taken back', async () => {
    const page = await openPage()
    measurementId = 'G-UJI12345'
    page.saveChoice('granted')
    page.followConsent()
    page.followConsent()
    expect(loaded).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-UJI12345'])
    expect(window).toMatchObject({ 'ga-disable-G-UJI12345': false })
    page.saveChoice('refused')
    page.followConsent()
    expect(window).toMatchObject({ 'ga-disable-G-UJI12345': true })
  })
})

describe('the way to the notice', () => {
  it('is not recorded', async () => {
    local.set(KEY, GRANTED)
    const page = await openPage()
    page.watchClicks()
    const link = new FakeElement('http://demo.localhost:3000/#izin')
    link.dataset['consent'] = ''
    for (const listener of listeners) listener({ target: link })
    expect(sent).toEqual([])
  })
})
