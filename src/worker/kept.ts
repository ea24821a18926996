import { offlineKey, openedCache, PAGES_CACHE, PERSON_HEADER, takenCache } from '#kit/offline.ts'
import { keptAt, toKept } from './answers.ts'
import { whoIs } from './person.ts'
import { isForAll, isOf, isWithdrawn, MAX_CHAPTERS, MAX_PAGES, MAX_PARTS, shelfOf, surplus } from './rules.ts'

/** Addresses are kept as they were asked for, without the fragment. */
const keyOf = ({ pathname, search }: URL) => pathname + search

/** Returns what is kept of an address for who may see it: of a public page for anybody, of a chapter for the last confirmed person. */
export async function findKept(url: URL): Promise<Response | undefined> {
  if (shelfOf(url.pathname) === 'pages') return await find(PAGES_CACHE, keyOf(url))
  const memberId = await whoIs()
  if (memberId === '') return undefined
  const names = [openedCache(memberId), takenCache(memberId)]
  // What was taken along lies under the path alone, a picture under one for all of its sizes.
  const found = await Promise.all(names.map(async name => (await find(name, keyOf(url))) ?? (await find(name, offlineKey(url)))))
  return found.flatMap(one => one ?? []).toSorted((a, b) => keptAt(b) - keptAt(a))[0]
}

async function find(cacheName: string, key: string): Promise<Response | undefined> {
  return await caches.match(key, { cacheName, ignoreVary: true })
}

/** Keeps a page that was read, if it is one that may be: see `shelfOf`. */
export async function keepPage(url: URL, response: Response): Promise<void> {
  const shelf = shelfOf(url.pathname)
  if (shelf === 'pages' && isForAll(response)) {
    const cache = await caches.open(PAGES_CACHE)
    await putLast(cache, keyOf(url), response)
    for (const key of surplus(await cache.keys(), MAX_PAGES)) await cache.delete(key)
  }
  if (shelf !== 'person') return
  if (isWithdrawn(response)) await forgetChapter(url.pathname)
  else await keepForPerson(url.pathname, response)
}

/** Keeps what belongs to an opened chapter, its data or a file, for the member whom the response names, or for whom it was asked. */
export async function keepPart(url: URL, response: Response): Promise<void> {
  await keepForPerson(url.pathname.endsWith('.data') ? keyOf(url) : url.pathname, response)
}

async function keepForPerson(key: string, response: Response): Promise<void> {
  const memberId = await whoIs()
  // Files name nobody: they are kept for who reads the chapter that shows them.
  if (!isOf(response, memberId, response.headers.get(PERSON_HEADER) ?? memberId)) return
  const name = openedCache(memberId)
  const cache = await caches.open(name)
  await putLast(cache, key, response)
  await trim(cache)
  // They may have signed out meanwhile.
  if ((await whoIs()) !== memberId) await caches.delete(name)
}

async function trim(cache: Cache): Promise<void> {
  const keys = await cache.keys()
  const isPage = ({ url }: Request) => shelfOf(new URL(url).pathname) === 'person' && !new URL(url).pathname.endsWith('.data')
  for (const key of surplus(keys.filter(isPage), MAX_CHAPTERS)) await cache.delete(key)
  for (const key of surplus(
    keys.filter(key => !isPage(key)),
    MAX_PARTS,
  ))
    await cache.delete(key)
}

async function forgetChapter(path: string): Promise<void> {
  const name = openedCache(await whoIs())
  if (!(await caches.has(name))) return
  const cache = await caches.open(name)
  for (const key of [path, `${path}.data`]) await cache.delete(key, { ignoreSearch: true, ignoreVary: true })
}

/** Keys are listed in the order in which they were put: what is put again becomes the newest. */
async function putLast(cache: Cache, key: string, response: Response): Promise<void> {
  const kept = await toKept(response)
  await cache.delete(key)
  await cache.put(key, kept)
}
