import { strFromU8, unzipSync } from 'fflate'
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Description, parametersOf } from '#features/developers/description.ts'
import type { BuiltCourse } from '#features/learning/testing.ts'
import { as, type Enrolled, enrol } from '#features/members/testing.ts'
import { POST_KINDS } from '#features/posts/kinds/kinds.ts'
import type { Role } from '#kit/roles.ts'
import { setPageArgs } from '#page/page.server.ts'
import { buildRequest, createRequests, type VisitOptions } from '#page/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { pathOf } from '#platform/http/page-routes.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { halfOf, pages } from '../route-table.ts'
import { openTestCalls } from './testing-calls.ts'
import { buildLocked, LOCKS, SECRET, TOPIC } from './testing-locked.ts'
import { openTestServer } from './testing-server.ts'

/*
 * A chapter that is locked is nowhere readable (features/chapters): a secret stands in chapters of each kind, locked for each reason, and is looked for in all that
 * somebody can ask for who may not read them. The lists of pages and calls are the product's own, so that a new one is asked, too.
 */
const database = openTestDatabase()
const server = openTestServer(database)
const { ask, tokenOf } = openTestCalls(database, { CALLS_PER_MINUTE: '0' })
/** The same database at the current time: calls have no clock but the machine's. */
const present: TestDatabase = { ...database, asTenant: (of, work) => database.asTenant(of, work, { now: new Date() }) }
const openPage = createRequests(database, pages)
const modules = import.meta.glob<{ loader?: (args: LoaderFunctionArgs) => Promise<unknown> }>('../features/*/pages/*.tsx')

/** Roles that write or teach none of these classes. */
const OTHERS: readonly Role[] = ['mentor', 'teacher', 'industry', 'writer', 'partner', 'none']
let mine: TenantId
let other: TenantId
let token: string
let pupil: Enrolled
let stranger: Enrolled
const others: Enrolled[] = []
const courses: BuiltCourse[] = []
let document: Description

beforeAll(async () => {
  mine = await database.createTenant('terkunci')
  other = await database.createTenant('tetangga')
  token = await tokenOf(mine, [])
  pupil = await enrol(present, mine, 'Siti Murid', ['student'])
  stranger = await enrol(present, other, 'Orang Lain', ['admin'])
  for (const role of OTHERS) others.push(await enrol(present, mine, `Tamu ${role}`, [role]))
  const author = await enrol(present, mine, 'Budi Murid', ['student'])
  for (const lock of LOCKS) courses.push(await present.asTenant(mine, ctx => buildLocked(ctx, lock, pupil.id, author.id)))
  document = JSON.parse(String((await server.ask('terkunci.localhost', '/api/openapi.json')).body)) as Description
}, 60_000)

/** What addresses are made of: each chapter of these classes, and each class. */
function placesOf(of: readonly BuiltCourse[]): Record<string, string>[] {
  return of.flatMap(({ id, slug, chapterIds }) => {
    const ofClass = { slug, id, classId: id, classroomId: id, moduleSlug: 'awal' }
    const chapters = chapterIds.map((chapterId, at) => ({ ...ofClass, chapterId, chapterSlug: `bab-${at + 1}` }))
    // Calls name a chapter by `id`, too; the kinds do not differ there before their lock is known.
    return [...chapters, ...chapters.slice(1, 3).map(one => ({ ...one, id: one.chapterId }))]
  })
}

/** Returns the parameters of an address, once for each class and chapter where it is one of theirs. */
function waysOf(names: readonly string[], isOfClasses: boolean, of: readonly BuiltCourse[]): Record<string, string>[] {
  const ways = placesOf(of).map(place =>
    Object.fromEntries(names.map(name => [name, name === 'tenant' ? 'v0' : (place[name] ?? place['slug'] ?? '')])),
  )
  const different = [...new Map(ways.map(way => [JSON.stringify(way), way])).values()]
  return isOfClasses ? different : different.slice(0, 1)
}

const RECORD = /^(slug|id|(chapter|class|classroom|module)Id)$/
const OF_CLASSES = /Courses|\/Class|class|learning|chapter/
const pathsOf = (path: string, of: readonly BuiltCourse[]) => {
  const names = [...path.matchAll(/\{(\w+)\??\}/g)].map(([, name = '']) => name)
  return waysOf(names, OF_CLASSES.test(path), of).map(way => pathOf(path, way))
}

describe('what is locked stands', () => {
  it('on no public page, feed, search, site map or calendar', async () => {
    const addresses = [
      ...pages.filter(page => halfOf(page) === 'public').flatMap(({ path }) => pathsOf(path, courses)),
      '/sitemap.xml',
      '/llms.txt',
      '/robots.txt',
      '/manifest.webmanifest',
      ...POST_KINDS.flatMap(({ feed }) => (feed ? [feed.path] : [])),
      ...['/Search', '/search.json', '/Courses', '/Class', '/Silabus', '/Curriculum'].map(path => `${path}?search=${TOPIC}`),
      ...courses.flatMap(({ slug }) => [`/Courses/${slug}`, `/en/Courses/${slug}`, `/Class/${slug}.ics`]),
    ]
    const statuses = new Set<number>()
    // Public documents are the same for everybody, but for those that ask who it is.
    for (const cookie of [undefined, `sanggar_access=${pupil.token}`])
      for (const address of cookie ? addresses.filter(one => OF_CLASSES.test(one)) : addresses) {
        const { status, body } = await server.ask('terkunci.localhost', address, cookie ? { cookie } : {})
        statuses.add(status)
        expect(String(body).includes(SECRET), `${address}: ${String(body).slice(0, 200)}`).toBe(false)
        if (address.includes(`search=${TOPIC}`))
          for (const { slug } of courses) expect(String(body), address).not.toContain(`/${slug}/module`)
      }
    expect(statuses).toContain(200)
    expect([...statuses].filter(status => status >= 500)).toEqual([])
  }, 120_000)

  it('on no page of the app, for whoever asks', async () => {
    // Who takes part in none of these classes looks into one of them.
    const visitors: [who: string, VisitOptions, all?: boolean][] = [
      ['nobody', { of: mine }, true],
      ['stranger', { of: mine, viewer: { kind: 'stranger', app: null } }],
      ['another tenant’s admin', await as(stranger, other)],
      ['pupil', await as(pupil, mine), true],
      ...(await Promise.all(others.map(async (one, at): Promise<[string, VisitOptions]> => [OTHERS[at] ?? '', await as(one, mine)]))),
    ]
    let shown = 0
    for (const page of pages.filter(one => halfOf(one) === 'app')) {
      const { loader } = (await modules[`../${page.file}`]?.()) ?? {}
      if (!loader) continue
      for (const [who, options, all] of visitors)
        for (const path of pathsOf(page.path, all ? courses : courses.slice(0, 1))) {
          const addresses = page.query?.['search'] ? [path, `${path}?search=${TOPIC}`] : [path]
          for (const address of addresses) {
            const text = await load(loader, address, options)
            if (text !== '') shown++
            expect(text.includes(SECRET), `${address} for ${who}: ${text.slice(text.indexOf(SECRET) - 200).slice(0, 300)}`).toBe(false)
          }
        }
    }
    expect(shown).toBeGreaterThan(200)
  }, 240_000)

  it('in no answer of a call that reads', async () => {
    const calls = Object.entries(document.paths).flatMap(([path, { get }]) => (get ? [{ path, get }] : []))
    expect(calls.length).toBeGreaterThan(60)
    const statuses = new Map<number, number>()
    for (const { path, get } of calls) {
      if (/^\/api\/(rest|drive)\//.test(path)) continue
      const params = parametersOf(get, document).filter(one => one.in === 'query' || one.in === 'path')
      const isOfClasses = OF_CLASSES.test(path)
      const named = params.filter(({ name, required }) => required || RECORD.test(name)).map(({ name }) => name)
      for (const way of waysOf(named, isOfClasses, courses)) {
        const query = new URLSearchParams(way)
        if (params.some(({ name }) => name === 'search')) query.set('search', TOPIC)
        const address = `${path.replace(/\{(\w+)\}/g, (_, name: string) => way[name] ?? 'x')}?${query}`
        for (const who of [undefined, pupil, ...(isOfClasses ? others.slice(0, 1) : [])]) {
          const { status, body } = await ask(address, { of: mine, token, headers: who ? { authorization: `Bearer ${who.token}` } : {} })
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          const text = JSON.stringify(body)
          expect(text.includes(SECRET), `${address}: ${text.slice(text.indexOf(SECRET) - 200).slice(0, 300)}`).toBe(false)
        }
      }
    }
    expect(statuses.get(200)).toBeGreaterThan(50)
    expect([...statuses.keys()].filter(status => status >= 500)).toEqual([])
  }, 120_000)
})

/** Returns all that a page's loader gives the browser, as text; '' where it refuses. */
async function load(loader: (args: LoaderFunctionArgs) => Promise<unknown>, address: string, options: VisitOptions): Promise<string> {
  const request = openPage(address, { ...options, now: new Date() })
  const context = new RouterContextProvider()
  setPageArgs(context, request.args)
  try {
    // Named boundary: our loaders read the context alone.
    const args = { request: buildRequest(request.url), context, params: {} } as unknown as LoaderFunctionArgs
    return await textOf(await loader(args))
  } catch (error) {
    if (error instanceof Response || (typeof error === 'object' && error !== null && 'init' in error)) return ''
    throw error
  } finally {
    await request.commit()
  }
}

/** Returns loaded data as text, with what is streamed after it. */
async function textOf(loaded: unknown): Promise<string> {
  if (loaded instanceof Response) {
    if (loaded.status >= 300) return ''
    if (!loaded.headers.get('content-type')?.includes('zip')) return await loaded.text()
    return Object.values(unzipSync(new Uint8Array(await loaded.arrayBuffer())))
      .map(file => strFromU8(file))
      .join(' ')
  }
  if (loaded instanceof Promise) return await textOf(await loaded)
  if (Array.isArray(loaded)) return (await Promise.all(loaded.map(textOf))).join(' ')
  if (typeof loaded === 'object' && loaded !== null)
    return await textOf(loaded instanceof Date ? loaded.toISOString() : Object.values(loaded))
  return String(loaded)
}
