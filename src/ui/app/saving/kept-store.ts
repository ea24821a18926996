import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
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

/** Returns the store of this name in the browser. None of its functions rejects: where the browser stores nothing, the screen still has it. */
export function keptStore<T extends Kept>(name: StoreName) {
  return {
    async keep(kept: T): Promise<void> {
      await ignoring(async () => void (await (await open()).put(name, kept)))
    },
    async forget(memberId: string, id: string): Promise<void> {
      await ignoring(async () => await (await open()).delete(name, [memberId, id]))
    },
    async find(memberId: string, id: string): Promise<T | undefined> {
      // Named boundary: only `keep` of the same store writes its values.
      return (await ignoring(async () => await (await open()).get(name, [memberId, id]))) as T | undefined
    },
    /** Returns all that a member has not sent, newest first. */
    async list(memberId: string): Promise<T[]> {
      const range = () => IDBKeyRange.bound([memberId], [memberId, []])
      const all = (await ignoring(async () => await (await open()).getAll(name, range()))) ?? []
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
