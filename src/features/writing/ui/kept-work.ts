import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { PostKind } from '#features/posts/kinds/kinds.ts'
import type { PostWork } from '#features/posts/work.ts'
import { KEPT_DATABASE } from '#ui/shell/sign-out.ts'

/** What was typed and is not on the server yet, bound to the member who typed it. */
export interface KeptWork {
  memberId: string
  id: string
  kind: PostKind
  /** The version that it was typed on; 0: a post that the server does not have. */
  base: number
  work: PostWork
  keptAt: number
}

interface Schema extends DBSchema {
  'post-work': { key: [memberId: string, id: string]; value: KeptWork }
}

let opening: Promise<IDBPDatabase<Schema>> | undefined

function open(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>(KEPT_DATABASE, 1, {
    upgrade: database => void database.createObjectStore('post-work', { keyPath: ['memberId', 'id'] }),
    // Another tab signs out, or has a newer release: let it.
    blocking: (_now, _then, event) => {
      opening = undefined
      if (event.target instanceof IDBDatabase) event.target.close()
    },
    terminated: () => (opening = undefined),
  })
  return opening
}

/** Keeps a text. Never rejects: where the browser stores nothing, the editor still has it. */
export async function keepWork(kept: KeptWork): Promise<void> {
  await ignoring(async () => void (await (await open()).put('post-work', kept)))
}

export async function forgetWork(memberId: string, id: string): Promise<void> {
  await ignoring(async () => await (await open()).delete('post-work', [memberId, id]))
}

export async function findKeptWork(memberId: string, id: string): Promise<KeptWork | undefined> {
  return await ignoring(async () => await (await open()).get('post-work', [memberId, id]))
}

/** Returns all that a member has not sent, newest first. */
export async function listKeptWork(memberId: string): Promise<KeptWork[]> {
  const range = () => IDBKeyRange.bound([memberId], [memberId, []])
  const all = (await ignoring(async () => await (await open()).getAll('post-work', range()))) ?? []
  return all.toSorted((a, b) => b.keptAt - a.keptAt)
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
