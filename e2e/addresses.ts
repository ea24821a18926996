import { createPageMatcher, pathOf } from '#platform/http/page-routes.ts'
import { get } from '../scripts/bench/servers.ts'
import { catchAll, pages } from '../src/route-table.ts'

type Params = Record<string, string>

/** Routes whose records the site map lists under other routes, which have the parameters in the same order. */
const SHOWS: Record<string, string[]> = {
  'Class-slug': ['Class-code'],
  'Pesilat-Class-code': ['Class-code'],
  'News-slug': ['Berita-slug'],
  'Berita-slug': ['News-slug'],
  'News-id-title': ['Berita-Detail-id-title'],
  'Berita-Detail-id-title': ['News-id-title'],
  'Event-Program-id-slug': ['Program-id-slug'],
}
const match = createPageMatcher(pages, catchAll)

/** Pages of the app that are none without their query, by path. */
export const NEEDED_QUERY: Readonly<Record<string, string>> = {
  '/Studio/Pages/Site': '?address=/About',
  '/Studio/Ledger/Entries': '?account=sales',
}

/** Returns the parameters of a tenant's records by route name, from the site map and the pages of its posts. */
export async function recordsOf(tenant: string): Promise<Map<string, Params[]>> {
  const records = new Map<string, Params[]>()
  const note = (path: string) => {
    const found = match(path, new URLSearchParams())
    if (found) records.set(found.route.name, [...(records.get(found.route.name) ?? []), found.params])
  }
  for (const [, path = ''] of (await read(tenant, '/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/]+(\/[^<?]*)/g)) note(path)
  // Guests' posts are only in their list, and a post's address by id only on the post's own page.
  const posts = ['/News', '/Berita', '/Podcasts'].flatMap(base => {
    const slug = records.get(`${base.slice(1)}-slug`)?.[0]?.['slug']
    return slug ? [`${base}/${slug}`] : []
  })
  for (const from of ['/Tulisan-Temans', ...posts]) {
    const section = from.split('/')[1]
    for (const [, path = ''] of (await read(tenant, from)).matchAll(/"(?:https?:\/\/[^/"]+)?(\/[\w-]+\/[^"?#]+)"/g)) {
      if (path.startsWith(`/${section}/`)) note(path)
    }
  }
  return records
}

/** Returns every form of a route's address, for one of the tenant's records, with and without each optional part. Empty if the tenant has no record. */
export function addressesOf(routeName: string, records: Map<string, Params[]>): string[] {
  const path = pages.find(page => page.name === routeName)?.path ?? '/'
  const names = [...path.matchAll(/\{(\w+)\??\}/g)].map(([, name = '']) => name)
  const own = records.get(routeName)?.toSorted((a, b) => Object.keys(b).length - Object.keys(a).length)[0]
  const lent = (SHOWS[routeName] ?? []).flatMap(other => records.get(other) ?? [])[0]
  const params = own ?? (lent && Object.fromEntries(Object.values(lent).map((value, at) => [names[at] ?? '', value])))
  if (names.length > 0 && !params) return path.includes('?}') && !/\{\w+\}/.test(path) ? [pathOf(path, {})] : []
  return waysOf(path).map(way => pathOf(path, Object.fromEntries(way.map(name => [name, params?.[name]]))))
}

/** Returns the sets of parameters of a path. An optional part directly behind another is only used with it. */
function waysOf(path: string): string[][] {
  let ways: { names: string[]; last: boolean }[] = [{ names: [], last: true }]
  for (const part of path.split('/').slice(1)) {
    const [, name, optional] = /^\{(\w+)(\?)?\}$/.exec(part) ?? []
    ways = ways.flatMap(way => {
      const given = name ? { names: [...way.names, name], last: true } : { ...way, last: true }
      if (!optional) return [given]
      return way.last ? [given, { names: way.names, last: false }] : [way]
    })
  }
  return ways.map(way => way.names)
}

async function read(tenant: string, path: string): Promise<string> {
  const answer = await get(Number(process.env['E2E_PORT']), `${tenant}.localhost`, path)
  return String(answer.body)
}
