import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb'
import { KEPT_DATABASE } from '../../shell/constants.ts'

/** What was typed and is not on the server yet, bound to the member who typed it. */
export interface Kept {
  memberId: string
  id: string
  keptAt: number
}

/** What is kept: the texts of posts, the forms of other records, what was learned, and notes on it. */
const STORES = ['post-work', 'record-work', 'progress', 'notes'] as const
const VERSION = 4

type StoreName = (typeof STORES)[number]
type Entry = { key: [memberId: string, id: string]; value: Kept }
interface Schema extends DBSchema {
  'post-work': Entry
  'record-work': Entry
  progress: Entry
  notes: Entry
}

let opening: Promise<IDBPDatabase<Schema>> | undefined

function open(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>(KEPT_DATABASE, VERSION, {
    upgrade: database => {
      for (const name of STORES)
        if (!database.objectStoreNames.contains(name)) database.createObjectStore(name, { keyPath: ['memberId', 'id'] })
    },
    // Another tab signs out, or has a newer release: let it.
    blocking: (_now, _then, event) => {
      opening = undefined
      if (event.target instanceof IDBDatabase) event.target.close()
    },
    terminated: () => (opening = undefined),
  })
  return opening
}

type Mode = 'readonly' | 'readwrite'

/**
 * Runs one request in a transaction of its own and returns its result. It is committed at once rather than when its last request has come back: WebKit keeps a page that is left
 * in its back/forward cache, and a transaction that is still open there holds up the stores for every other page of the site.
 */
async function request<T, M extends Mode>(
  name: StoreName,
  mode: M,
  ask: (store: IDBPObjectStore<Schema, [StoreName], StoreName, M>) => Promise<T>,
): Promise<T> {
  const transaction = (await open()).transaction(name, mode)
  const asked = ask(transaction.store)
  transaction.commit()
  const [result] = await Promise.all([asked, transaction.done])
  return result
}

/** Returns the store of this name in the browser. None of its functions rejects: where the browser stores nothing, the screen still has it. */
export function keptStore<T extends Kept>(name: StoreName) {
  return {
    async keep(kept: T): Promise<void> {
      await ignoring(() => request(name, 'readwrite', store => store.put(kept)))
    },
    async forget(memberId: string, id: string): Promise<void> {
      await ignoring(() => request(name, 'readwrite', store => store.delete([memberId, id])))
    },
    async find(memberId: string, id: string): Promise<T | undefined> {
      // Named boundary: only `keep` of the same store writes its values.
      return (await ignoring(() => request(name, 'readonly', store => store.get([memberId, id])))) as T | undefined
    },
    /** Returns all that a member has not sent, newest first. */
    async list(memberId: string): Promise<T[]> {
      const range = () => IDBKeyRange.bound([memberId], [memberId, []])
      const all = (await ignoring(() => request(name, 'readonly', store => store.getAll(range())))) ?? []
      return (all as T[]).toSorted((a, b) => b.keptAt - a.keptAt)
    },
  }
}

async function ignoring<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch {
    // No IndexedDB (a private window), or a full disk.
    opening = undefined
    return undefined
  }
}
