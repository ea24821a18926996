import { type Lang, localHref } from '#kit/lang.ts'
import { offlineKey, takenCache, type WorkerMessage } from '#kit/offline.ts'
import { alone } from './alone.ts'
import { keepBudget, readBudget, type Space, toBytes } from './budget.ts'
import type { OfflineChapter, OfflineClass } from './offline-class.ts'
import { bytesOf, countCleared, keepRecord, LIST_PATH, listTaken, markTaken, removeTaken, sweep, type TakenChapter } from './taken.ts'
import { TakingError, takeChapter } from './taking.ts'

export interface PhoneState {
  isReady: boolean
  taken: readonly TakenChapter[]
  /** What is being loaded: chapters done, of how many, and bytes. */
  running: { done: number; count: number; bytes: number; expectedBytes: number } | undefined
  space: Space
  /** Chapters whose version on the server is another one. */
  changed: readonly string[]
  /** What was taken off the phone because it is no longer open. */
  dropped: readonly string[]
  /** How many chapters the browser cleared. */
  cleared: number
}

const NONE: Space = { usedBytes: 0, budgetBytes: 0, freeBytes: undefined }
export const EMPTY_PHONE: PhoneState = { isReady: false, taken: [], running: undefined, space: NONE, changed: [], dropped: [], cleared: 0 }

/** What a member has on this device, and what is done with it. */
export interface Phone {
  state(): PhoneState
  subscribe(onChange: () => void): () => void
  /** Returns what may be taken along of a class; undefined where the server can't be asked or refuses. */
  ask(slug: string, lang: Lang): Promise<OfflineClass | undefined>
  /** Loads these chapters, the smallest trouble first: one that fails stops no other. Chapters that are here in this version are left as they are. */
  take(of: OfflineClass, chapters: readonly OfflineChapter[], lang: Lang): Promise<void>
  /** Stops loading; what is left waits, and `take` goes on with it. */
  pause(): void
  /** Stops loading and forgets what is left. */
  cancel(): Promise<void>
  remove(chapterIds: readonly string[]): Promise<void>
  setBudget(mb: number): Promise<void>
  /** Asks the server what has changed, and takes off the phone what is no longer open. */
  check(lang: Lang): Promise<void>
}

const phones = new Map<string, Phone>()

/** Returns what a member has on this device, for this tab. */
export function phoneOf(memberId: string): Phone {
  const known = phones.get(memberId) ?? createPhone(memberId)
  phones.set(memberId, known)
  return known
}

function createPhone(memberId: string): Phone {
  const listeners = new Set<() => void>()
  const channel = new BroadcastChannel(`sanggar-phone:${memberId}`)
  let state = EMPTY_PHONE
  const lock = `sanggar-taking:${memberId}`
  let stop: AbortController | undefined

  function tell(change: Partial<PhoneState>): void {
    state = { ...state, ...change }
    for (const each of listeners) each()
  }
  async function refresh(isTold = false): Promise<void> {
    const taken = 'caches' in globalThis ? await listTaken(memberId) : []
    const here = taken.filter(({ files }) => files.length > 0)
    const cleared = Math.max(state.cleared, state.isReady ? 0 : countCleared(memberId, here.length))
    markTaken(memberId, here.length)
    tell({ isReady: true, taken, cleared, space: await readSpace(bytesOf(taken)) })
    if (!isTold) channel.postMessage('changed')
  }
  const onMessage = () => void refresh(true)

  async function run(work: readonly [TakenChapter, files: string[]][], lang: Lang): Promise<void> {
    const own = new AbortController()
    stop = own
    try {
      await alone(lock, async () => {
        await load(await caches.open(takenCache(memberId)), work, own.signal)
        await keepList(memberId, lang)
      })
    } catch {
      // A full disk keeps no record, either: what is not there says so by itself.
    } finally {
      stop = undefined
      tell({ running: undefined })
      await refresh()
    }
  }

  async function load(cache: Cache, work: readonly [TakenChapter, files: string[]][], signal: AbortSignal): Promise<void> {
    const expectedBytes = work.reduce((sum, [{ expectedBytes: each }]) => sum + each, 0)
    let [done, bytes] = [0, 0]
    // What is renewed stays as it is until the new version is whole.
    for (const [record] of work) if (record.files.length === 0) await keepRecord(cache, record)
    await refresh()
    const show = (more = 0) => tell({ running: { done, count: work.length, bytes: (bytes += more), expectedBytes } })
    show()
    for (const [record, files] of work) {
      const loaded = await takeOne(cache, record, files, signal, show)
      if (!loaded || signal.aborted) break
      await keepRecord(cache, loaded)
      done++
      await refresh()
      show()
    }
    await sweep(cache, await listTaken(memberId))
  }

  /** Returns the record of a chapter after loading, kept or failed; undefined where it was stopped. */
  async function takeOne(cache: Cache, record: TakenChapter, files: string[], signal: AbortSignal, onBytes: (bytes: number) => void) {
    const { space, taken } = state
    // What a renewed chapter had makes room for it.
    const own = taken.find(({ chapterId }) => chapterId === record.chapterId)
    const roomBytes = space.budgetBytes - space.usedBytes + (own ? bytesOf([own]) : 0)
    const options = {
      memberId,
      cache,
      files,
      roomBytes,
      signal,
      onBytes,
      fetch: globalThis.fetch.bind(globalThis),
      origin: location.origin,
    }
    try {
      return await takeChapter(record, { ...options, now: () => Date.now() })
    } catch (error) {
      if (error instanceof TakingError) return { ...record, state: 'failed' as const, fault: error.fault, address: error.address }
      return undefined
    }
  }

  async function remove(chapterIds: readonly string[]): Promise<void> {
    // What is being loaded has no record yet: it would be swept away with the rest.
    if (chapterIds.length > 0) await alone(lock, async () => await removeTaken(memberId, chapterIds))
    tell({ changed: state.changed.filter(id => !chapterIds.includes(id)) })
    await refresh()
  }

  return {
    state: () => state,
    subscribe(onChange) {
      listeners.add(onChange)
      if (listeners.size === 1) {
        channel.addEventListener('message', onMessage)
        void refresh(true)
      }
      return () => {
        listeners.delete(onChange)
        if (listeners.size === 0) channel.removeEventListener('message', onMessage)
      }
    },
    ask,
    async take(of, chapters, lang) {
      if (stop) return
      void persist()
      const here = new Map(state.taken.map(one => [one.chapterId, one]))
      const wanted = chapters.filter(({ state: is, chapterId, version }) => {
        const known = here.get(chapterId)
        return is === 'open' && !(known?.state === 'kept' && known.version === version)
      })
      await run(
        wanted.map(one => [toRecord(of, one, lang, here.get(one.chapterId)), one.files.map(({ address }) => address)]),
        lang,
      )
      const kept = new Set(state.taken.flatMap(one => (one.state === 'kept' ? [one.chapterId] : [])))
      tell({ changed: state.changed.filter(id => !(kept.has(id) && wanted.some(({ chapterId }) => chapterId === id))) })
    },
    pause: () => stop?.abort(),
    async cancel() {
      stop?.abort()
      await remove(state.taken.flatMap(one => (one.state === 'waiting' && one.files.length === 0 ? [one.chapterId] : [])))
    },
    remove,
    async setBudget(mb) {
      keepBudget(mb)
      await refresh()
    },
    async check(lang) {
      const changed: string[] = []
      const closed: TakenChapter[] = []
      for (const slug of new Set(state.taken.map(one => one.slug))) {
        const known = await askFor(slug, lang)
        if (!known) continue
        const packed = new Map(known === 'closed' ? [] : known.chapters.map(one => [one.chapterId, one]))
        for (const one of state.taken.filter(each => each.slug === slug)) {
          const now = packed.get(one.chapterId)
          if (now?.state !== 'open') closed.push(one)
          else if (one.state === 'kept' && now.version !== one.version) changed.push(one.chapterId)
        }
      }
      await remove(closed.map(({ chapterId }) => chapterId))
      tell({ changed, dropped: [...state.dropped, ...closed.map(({ title }) => title)] })
    },
  }
}

function toRecord(of: OfflineClass, one: OfflineChapter, lang: Lang, known: TakenChapter | undefined): TakenChapter {
  const { chapterId, title, moduleSlug, moduleTitle, version, sizeBytes } = one
  return {
    chapterId,
    title,
    moduleSlug,
    moduleTitle,
    slug: of.slug,
    className: of.name,
    lang: one.lang,
    href: localHref(lang, one.path),
    version: version ?? 1,
    state: 'waiting',
    expectedBytes: sizeBytes,
    // The former version stays readable until the new one is whole.
    files: known?.files ?? [],
    keptAt: known?.keptAt ?? Date.now(),
  }
}

/** Returns what is missing of a class on the phone, in bytes. */
export function missingBytes(chapters: readonly OfflineChapter[], taken: readonly TakenChapter[]): number {
  const here = new Map(taken.flatMap(one => (one.state === 'kept' ? [[one.chapterId, one.version]] : [])))
  return chapters.reduce((sum, one) => (one.state !== 'open' || here.get(one.chapterId) === one.version ? sum : sum + one.sizeBytes), 0)
}

async function ask(slug: string, lang: Lang): Promise<OfflineClass | undefined> {
  const known = await askFor(slug, lang)
  return known === 'closed' ? undefined : known
}

/** `closed`: the class is gone, or the person takes no part in it any longer. */
async function askFor(slug: string, lang: Lang): Promise<OfflineClass | 'closed' | undefined> {
  try {
    const response = await fetch(`/api/services/v1/learning/offline?slug=${encodeURIComponent(slug)}`, {
      headers: { 'accept-language': lang },
    })
    if (response.status === 403 || response.status === 404) return 'closed'
    // Named boundary: our own call answers so (`contract.ts`).
    return response.ok ? ((await response.json()) as { data: OfflineClass }).data : undefined
  } catch {
    return undefined
  }
}

async function readSpace(usedBytes: number): Promise<Space> {
  const budgetBytes = toBytes(readBudget())
  try {
    const { quota, usage } = await navigator.storage.estimate()
    return { usedBytes, budgetBytes, freeBytes: quota === undefined || usage === undefined ? undefined : Math.max(0, quota - usage) }
  } catch {
    return { usedBytes, budgetBytes, freeBytes: undefined }
  }
}

/** Keeps the page that lists what is here, and has the worker load the code that chapters need. Without them what was taken opens by its own address. */
async function keepList(memberId: string, lang: Lang): Promise<void> {
  const cache = await caches.open(takenCache(memberId))
  const href = localHref(lang, LIST_PATH)
  for (const address of [href, `${href}.data`]) {
    const response = await fetch(address, { credentials: 'same-origin' }).catch(() => undefined)
    if (response?.ok && !response.redirected) await cache.put(offlineKey(new URL(address, location.origin)), response).catch(() => {})
  }
  navigator.serviceWorker?.controller?.postMessage({ type: 'learning' } satisfies WorkerMessage)
}

/** Asks the browser not to clear what is kept when its disk is short. It may say no. */
async function persist(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist()
  } catch {
    // An older browser: what it clears is noticed (`countCleared`).
  }
}
