import { ASKER_KEY, isPrivateCache, LAST_SENT_KEY, TAKEN_COUNT_KEY, TALKS_KEY, WHO_CACHE, type WorkerMessage } from '#kit/offline.ts'
import { KEPT_DATABASE } from './constants.ts'

/** A database that another page holds up does not hold up signing out: its rows name their member, and are shown to nobody else. */
const PATIENCE_MS = 3000

/** Asks if unsent work may go, then deletes what this browser keeps of the person. Returns false if they stay. */
export async function askAndForget(question: string): Promise<boolean> {
  try {
    // Opening one that is not there would make it.
    const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith(KEPT_DATABASE) ? [name] : []))
    const counts = await Promise.all(names.map(name => inTime(countKept(name))))
    if (counts.some(count => count !== 0) && !confirm(question)) return false
    await Promise.all(names.map(name => inTime(asPromise(indexedDB.deleteDatabase(name)))))
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
  await forgetKeptPages().catch(() => {})
  return true
}

/** Deletes the chapters that the service worker keeps for who signs out. What anybody may read stays. */
async function forgetKeptPages(): Promise<void> {
  for (const key of [TAKEN_COUNT_KEY, LAST_SENT_KEY, TALKS_KEY, ASKER_KEY]) localStorage.removeItem(key)
  const names = (await caches.keys()).filter(name => name === WHO_CACHE || isPrivateCache(name))
  await Promise.all(names.map(name => caches.delete(name)))
  navigator.serviceWorker?.controller?.postMessage({ type: 'nobody' } satisfies WorkerMessage)
}

/** Returns what the work returns, or undefined where it takes too long. */
async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  return await Promise.race([work, new Promise<undefined>(done => setTimeout(done, PATIENCE_MS))])
}

async function countKept(name: string): Promise<number> {
  const database = await asPromise(indexedDB.open(name))
  try {
    const stores = [...database.objectStoreNames]
    if (stores.length === 0) return 0
    const reading = database.transaction(stores, 'readonly')
    const counts = await Promise.all(stores.map(store => asPromise(reading.objectStore(store).count())))
    return counts.reduce((sum, count) => sum + count, 0)
  } finally {
    database.close()
  }
}

function asPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error ?? new Error('IndexedDB failed'))
  })
}
