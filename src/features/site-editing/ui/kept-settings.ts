import { type DBSchema, openDB } from 'idb'
import { KEPT_DATABASE } from '#ui/shell/constants.ts'
import type { TypedValues } from '../setting-fields.ts'

/** What was typed of the settings and is not on the server yet, bound to the member who typed it. */
interface KeptSettings {
  memberId: string
  values: TypedValues
}

interface Schema extends DBSchema {
  settings: { key: string; value: KeptSettings }
}

// A database of its own: one that two features share could not be upgraded by either.
const NAME = `${KEPT_DATABASE}-settings`

/**
 * Keeps typed fields, and forgets the others of `shown`, the fields of this form; those of other pages stay. Never rejects: where the browser stores nothing,
 * the form still has them.
 */
export async function keepSettings(memberId: string, values: TypedValues, shown: readonly string[]): Promise<void> {
  await withStore(async database => {
    // One transaction: two forms in two tabs forget nothing of each other's.
    const change = database.transaction('settings', 'readwrite')
    const kept = (await change.store.get(memberId))?.values ?? {}
    const others = Object.entries(kept).filter(([path]) => !shown.includes(path))
    const all = { ...Object.fromEntries(others), ...values }
    if (Object.keys(all).length > 0) await change.store.put({ memberId, values: all })
    else await change.store.delete(memberId)
    await change.done
  })
}

/** Returns the fields that a member typed and the server does not have. */
export async function findKeptSettings(memberId: string): Promise<TypedValues> {
  return (await withStore(async database => await database.get('settings', memberId)))?.values ?? {}
}

async function withStore<T>(work: (database: Awaited<ReturnType<typeof openDB<Schema>>>) => Promise<T>): Promise<T | undefined> {
  try {
    const database = await openDB<Schema>(NAME, 1, { upgrade: made => void made.createObjectStore('settings', { keyPath: 'memberId' }) })
    try {
      return await work(database)
    } finally {
      database.close()
    }
  } catch {
    // No IndexedDB (a private window), or a full disk.
    return undefined
  }
}
