import { type DBSchema, openDB } from 'idb'
import { KEPT_DATABASE } from '#ui/shell/sign-out.ts'
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

/** Keeps typed fields, or forgets them if there are none. Never rejects: where the browser stores nothing, the form still has them. */
export async function keepSettings(memberId: string, values: TypedValues): Promise<void> {
  await withStore(async database => {
    if (Object.keys(values).length > 0) await database.put('settings', { memberId, values })
    else await database.delete('settings', memberId)
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
