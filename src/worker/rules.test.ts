import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOurCache, openedCache, PAGES_CACHE, releaseCache, takenCache } from '#kit/offline.ts'
import { type Asked, assetsIn, isForAll, isOf, isWithdrawn, shelfOf, strangersCaches, surplus, wayOf } from './rules.ts'

const ORIGIN = 'https://alkademi.example'
const CHAPTER = '/Courses/web/module/awal/chapter/satu'
const ask = (path: string, asked: Partial<Asked> = {}) =>
  wayOf(
    { method: 'GET', url: new URL(path, ORIGIN), mode: 'cors', accept: '*/*', isAhead: false, referrer: `${ORIGIN}/`, ...asked },
    ORIGIN,
  )

describe('which requests the worker answers', () => {
  it('leaves alone what writes, other sites, calls and its own script', () => {
    expect(ask('/Login', { method: 'POST', mode: 'navigate' })).toBeUndefined()
    expect(ask('https://usercontent.example/x', { mode: 'navigate' })).toBeUndefined()
    expect(ask('/api/services/v1/learning/progress')).toBeUndefined()
    expect(ask('/sw.js')).toBeUndefined()
    expect(ask('/Account/Session.json', { accept: 'application/json' })).toBeUndefined()
  })

  it('answers each navigation, also to a file, since the browser may have begun to load it for the worker', () => {
    for (const path of ['/', '/en/Courses', '/Studio', CHAPTER, '/News/feed.xml', '/api/docs'])
      expect([path, ask(path, { mode: 'navigate' })]).toEqual([path, 'document'])
  })

  it('answers public documents that are swapped in, and not those fetched ahead', () => {
    expect(ask('/News', { accept: 'text/html, application/xhtml+xml' })).toBe('document')
    expect(ask('/News', { accept: 'text/html', isAhead: true })).toBeUndefined()
    expect(ask('/Studio/Members', { accept: 'text/html' })).toBeUndefined()
  })

  it('answers data of the app, with and without a choice of routes, in each language', () => {
    for (const path of [`${CHAPTER}.data`, `/en${CHAPTER}.data?_routes=a%2Cb`, '/Learn.data', '/Studio.data'])
      expect([path, ask(path)]).toEqual([path, 'data'])
    expect(ask('/News.data')).toBeUndefined()
  })

  it('answers media only where a chapter shows them', () => {
    const referrer = ORIGIN + CHAPTER
    for (const path of ['/_ipx/w_640/files/a.webp', '/audio/a.mp3', '/files/x/b.mp4?s=1', '/art/class/web.svg']) {
      expect([path, ask(path, { referrer })]).toEqual([path, 'media'])
      expect([path, ask(path)]).toEqual([path, undefined])
      expect([path, ask(path, { referrer: `https://other.example${CHAPTER}` })]).toEqual([path, undefined])
      expect([path, ask(path, { referrer: '' })]).toEqual([path, undefined])
    }
  })
})

describe('what is kept', () => {
  const response = (headers: Record<string, string>, status = 200, redirected = false) => ({
    status,
    redirected,
    type: 'basic' as const,
    headers: new Headers(headers),
  })
  const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate' }

  it('knows chapters and the list of classes as a person’s, public pages as everybody’s, and nothing else', () => {
    for (const path of [CHAPTER, `/en${CHAPTER}`, '/Courses/@Premium/web/module/awal/chapter/satu', '/Learn', '/en/Learn/Offline'])
      expect([path, shelfOf(path)]).toEqual([path, 'person'])
    for (const path of ['/', '/en', '/News', '/Courses/web']) expect([path, shelfOf(path)]).toEqual([path, 'pages'])
    for (const path of [
      '/Studio',
      '/Account',
      '/Login',
      '/Logout',
      '/CallbackAuth',
      '/Learn/Calendar.ics',
      '/files/a.pdf',
      '/News/feed.xml',
    ])
      expect([path, shelfOf(path)]).toEqual([path, undefined])
  })

  it('keeps for all only what says that it is the same for everybody', () => {
    expect(isForAll(response(html))).toBe(true)
    expect(isForAll(response({ ...html, 'cache-control': 'private, no-store' }))).toBe(false)
    expect(isForAll(response({ 'content-type': 'text/html' }))).toBe(false)
    expect(isForAll(response({ ...html, 'content-type': 'application/json' }))).toBe(false)
    expect(isForAll(response(html, 503))).toBe(false)
    expect(isForAll(response(html, 200, true))).toBe(false)
  })

  it('keeps for a member only what names that member', () => {
    expect(isOf(response({}), 'ani', 'ani')).toBe(true)
    expect(isOf(response({}), 'ani', 'budi')).toBe(false)
    expect(isOf(response({}), 'ani', null)).toBe(false)
    expect(isOf(response({}), '', '')).toBe(false)
    expect(isOf(response({}, 206), 'ani', 'ani')).toBe(false)
    expect(isOf(response({}, 200, true), 'ani', 'ani')).toBe(false)
  })

  it('lets go what a response withdraws, and not what is only out of reach', () => {
    expect([403, 404, 410].every(status => isWithdrawn({ status }))).toBe(true)
    expect([200, 401, 429, 500, 503].some(status => isWithdrawn({ status }))).toBe(false)
  })
})

it('never leaves a private cache of another person, whoever comes after whom', () => {
  const person = fc.constantFrom('', 'ani', 'budi', 'cici')
  fc.assert(
    fc.property(fc.array(person, { maxLength: 20 }), people => {
      let names = [PAGES_CACHE, releaseCache('a')]
      for (const who of people) {
        const gone = strangersCaches(names, who)
        names = names.filter(name => !gone.includes(name))
        if (who !== '') names = [...new Set([...names, openedCache(who), takenCache(who)])]
        const readable = who === '' ? [] : [openedCache(who), takenCache(who)]
        const isPublic = (name: string) => name === PAGES_CACHE || name === releaseCache('a')
        const others = names.filter(name => !isPublic(name) && !readable.includes(name))
        // After a session that ended, what one person took along waits for them, and is shown to nobody.
        expect(others.every(name => who === '' && name.startsWith('taken:'))).toBe(true)
        expect(others.length).toBeLessThanOrEqual(1)
        expect(names.filter(isPublic)).toHaveLength(2)
      }
    }),
  )
})

it('counts only its own caches as its own', () => {
  expect([PAGES_CACHE, 'who', releaseCache('x'), openedCache('a'), takenCache('a')].every(isOurCache)).toBe(true)
  expect(['other', 'workbox-precache'].some(isOurCache)).toBe(false)
})

it('drops the oldest beyond a bound', () => {
  expect(surplus([1, 2, 3, 4], 3)).toEqual([1])
  expect(surplus([1, 2], 3)).toEqual([])
})

it('finds the build’s files that a document names, once each', () => {
  const page = '<link href="/assets/app-Ab1_.css"><script type="module">import "/assets/entry-x.js";import("/assets/entry-x.js")</script>'
  expect(assetsIn(page)).toEqual(['/assets/app-Ab1_.css', '/assets/entry-x.js'])
})
