import { TAKEN_COUNT_KEY, takenCache } from '#kit/offline.ts'

/** Why a file is not on the phone. `locked`: its chapter is no longer open. `gone`: the server has no such file. */
export type TakingFault = 'network' | 'gone' | 'signed-out' | 'other-person' | 'locked' | 'budget' | 'disk'

/**
 * A chapter that somebody took along. It stands in the cache beside its files, and is written after them: what says `kept` has all of them.
 * `waiting`: chosen, not loaded yet; `failed`: by `fault`, at `address`.
 */
export interface TakenChapter {
  chapterId: string
  slug: string
  className: string
  title: string
  lang: string
  moduleSlug: string
  moduleTitle: string
  /** Of its page, with the language's prefix. */
  href: string
  version: number
  state: 'waiting' | 'kept' | 'failed'
  fault?: TakingFault
  address?: string
  /** What the server says it weighs, before it is here. */
  expectedBytes: number
  /** Of all that was loaded for it, by the keys of the cache. */
  files: { key: string; bytes: number }[]
  keptAt: number
}

/** The page that lists what is on the device. */
export const LIST_PATH = '/Learn/Offline'
const RECORDS = `${LIST_PATH}/taken/`

/** Returns the chapters that a member took along on this device. A record that can't be read is none. */
export async function listTaken(memberId: string): Promise<TakenChapter[]> {
  // Opening one that is not there would make it.
  if (!(await caches.has(takenCache(memberId)))) return []
  const cache = await caches.open(takenCache(memberId))
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(RECORDS))
  const records = await Promise.all(keys.map(async key => await readRecord(cache, key)))
  return records.filter(record => record !== undefined).toSorted((a, b) => a.keptAt - b.keptAt)
}

async function readRecord(cache: Cache, key: Request): Promise<TakenChapter | undefined> {
  try {
    // Named boundary: only `keepRecord` writes these.
    return (await (await cache.match(key))?.json()) as TakenChapter | undefined
  } catch {
    return undefined
  }
}

/** Writes what is known of a chapter. Rejects where the disk is full. */
export async function keepRecord(cache: Cache, record: TakenChapter): Promise<void> {
  await cache.put(RECORDS + record.chapterId, Response.json(record))
}

/** Removes chapters from the phone; a file that another one shows, too, stays. */
export async function removeTaken(memberId: string, chapterIds: readonly string[]): Promise<void> {
  const all = await listTaken(memberId)
  const cache = await caches.open(takenCache(memberId))
  const gone = new Set(chapterIds)
  for (const id of gone) await cache.delete(RECORDS + id)
  await sweep(
    cache,
    all.filter(({ chapterId }) => !gone.has(chapterId)),
  )
}

/** Deletes files that belong to no chapter: of those that were removed, or broke off. */
export async function sweep(cache: Cache, taken: readonly TakenChapter[]): Promise<void> {
  const used = new Set(taken.flatMap(({ files }) => files.map(({ key }) => key)))
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    const isList = pathname.replace(/\.data$/, '').endsWith(LIST_PATH) && taken.length > 0
    if (!pathname.startsWith(RECORDS) && !used.has(pathname) && !isList) await cache.delete(request)
  }
}

/** Returns how many bytes these chapters take; what two of them show counts once. */
export function bytesOf(taken: readonly TakenChapter[]): number {
  return [...new Map(taken.flatMap(({ files }) => files.map(({ key, bytes }) => [key, bytes] as const))).values()].reduce(
    (a, b) => a + b,
    0,
  )
}

/** Remembers how many chapters are on the phone, so that it is noticed when the browser clears them. */
export function markTaken(memberId: string, count: number): void {
  try {
    if (count === 0) localStorage.removeItem(TAKEN_COUNT_KEY)
    else localStorage.setItem(TAKEN_COUNT_KEY, JSON.stringify({ memberId, count }))
  } catch {
    // What can't be marked can't be missed.
  }
}

/** Returns how many chapters of the member the browser has cleared since. */
export function countCleared(memberId: string, count: number): number {
  try {
    const marked: unknown = JSON.parse(localStorage.getItem(TAKEN_COUNT_KEY) ?? 'null')
    if (typeof marked !== 'object' || marked === null || !('count' in marked) || !('memberId' in marked)) return 0
    return marked.memberId === memberId && typeof marked.count === 'number' ? Math.max(0, marked.count - count) : 0
  } catch {
    return 0
  }
}
