import { localHref, splitLang } from '#kit/lang.ts'
import { isPrivateCache, isReleaseCache, OFFLINE_PATH, PAGES_CACHE, releaseCache } from '#kit/offline.ts'
import { keptAt, toKept } from './answers.ts'
import { assetsIn } from './rules.ts'

/** Set by the build (`scripts/worker/build-worker.ts`): the release, the files of public pages, and those that chapters may need. */
declare const __RELEASE__: string
declare const __SHELL__: readonly string[]
declare const __LEARNING__: readonly string[]

export const RELEASE = __RELEASE__
const OWN = releaseCache(RELEASE)

/** Caches of releases, this one's included. What is kept of older ones is shown without its look. */
const MAX_RELEASES = 6
const DAY_MS = 24 * 3600_000

/** Loads what an unreachable server is answered with. Rejects where that is not there, and the worker is not installed. */
export async function installRelease(): Promise<void> {
  await keepOfflinePage(OFFLINE_PATH)
  // A site that is not shown in this language leads elsewhere.
  await keepOfflinePage(localHref('en', OFFLINE_PATH)).catch(() => {})
  await keepAssets(__SHELL__)
}

async function keepOfflinePage(path: string): Promise<void> {
  const response = await fetch(path, { credentials: 'omit', cache: 'no-cache' })
  if (response.status !== 200 || response.redirected) throw new Error(`${path}: ${response.status}`)
  const kept = await toKept(response)
  await keepAssets(assetsIn(await kept.clone().text()))
  await (await caches.open(OWN)).put(path, kept)
}

/** Returns the page that says that there is no connection, in the language of an address. */
export async function findOfflinePage({ pathname }: URL): Promise<Response | undefined> {
  const own = (path: string) => caches.match(path, { cacheName: OWN, ignoreVary: true })
  return (await own(localHref(splitLang(pathname).lang, OFFLINE_PATH))) ?? (await own(OFFLINE_PATH))
}

/** Loads the offline page anew once a day: its frame and its colours are the tenant's. */
export async function renewOfflinePage(url: URL): Promise<void> {
  const kept = await findOfflinePage(url)
  if (kept && Date.now() - keptAt(kept) > DAY_MS) await keepOfflinePage(new URL(kept.url || OFFLINE_PATH, url).pathname)
}

/** Answers a file of the build. Its name says what it holds, so that one of any release is the right one. */
export async function answerAsset(request: Request): Promise<Response> {
  const own = await caches.match(request, { cacheName: OWN, ignoreVary: true })
  if (own) return own
  const response = (await caches.match(request, { ignoreVary: true })) ?? (await fetch(request))
  // Also from an older release's cache, which goes when no kept page needs it.
  if (response.status === 200) await (await caches.open(OWN)).put(request, response.clone())
  return response
}

/** Keeps files of the build that are not kept yet. One that fails, such as one of a release that is gone, does not stop the others. */
export async function keepAssets(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map(path => answerAsset(new Request(path)).catch(() => {})))
}

export async function keepLearning(): Promise<void> {
  await keepAssets(__LEARNING__)
}

/** Deletes the caches of older releases, except those with files that a kept page names and this release does not have. */
export async function tidyReleases(): Promise<void> {
  const names = await caches.keys()
  const older = names.filter(name => isReleaseCache(name) && name !== OWN)
  const needed = await neededAssets(names.filter(name => name === PAGES_CACHE || isPrivateCache(name)))
  for (const [age, name] of older.toReversed().entries()) {
    const keys = await (await caches.open(name)).keys()
    const isNeeded = keys.some(({ url }) => needed.has(new URL(url).pathname))
    if (!isNeeded || age + 1 >= MAX_RELEASES) await caches.delete(name)
  }
}

/** Returns which files kept pages name that this release's cache does not have. */
async function neededAssets(names: readonly string[]): Promise<Set<string>> {
  const needed = new Set<string>()
  for (const name of names) {
    const cache = await caches.open(name)
    for (const key of await cache.keys()) {
      const kept = await cache.match(key, { ignoreVary: true })
      if (kept?.headers.get('content-type')?.startsWith('text/html')) for (const path of assetsIn(await kept.text())) needed.add(path)
    }
  }
  for (const path of needed) if (await caches.match(path, { cacheName: OWN, ignoreVary: true })) needed.delete(path)
  return needed
}
