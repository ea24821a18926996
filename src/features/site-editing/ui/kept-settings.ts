import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb'
import { KEPT_DATABASE } from '#ui/shell/constants.ts'
import type { TypedValues } from '../setting-fields.ts'

/** A field that was typed and is not on the server yet, bound to the member who typed it. */
interface KeptField {
  memberId: string
  path: string
  value: TypedValues[string]
}

interface Schema extends DBSchema {
  fields: { key: [memberId: string, path: string]; value: KeptField }
}

interface FirstSchema extends DBSchema {
  settings: { key: string; value: { memberId: string; values: TypedValues } }
}

type Upgrade<S extends DBSchema> = IDBPTransaction<S, StoreNames<S>[], 'versionchange'>

// A database of its own: one that two features share could not be upgraded by either.
const NAME = `${KEPT_DATABASE}-settings`
const VERSION = 2

/**
 * Keeps typed fields, and forgets the others of `shown`, the fields of this form; those of other pages stay. Never rejects: where the browser stores nothing,
 * the form still has them. A row for each field and no reading: the transaction can be committed at once, as in `kept-store.ts`.
 */
export async function keepSettings(memberId: string, values: TypedValues, shown: readonly string[]): Promise<void> {
  await withStore(async database => {
    const change = database.transaction('fields', 'readwrite')
    const forgotten = shown.filter(path => !(path in values)).map(path => change.store.delete([memberId, path]))
    const kept = Object.entries(values).map(([path, value]) => change.store.put({ memberId, path, value }))
    change.commit()
    await Promise.all([...forgotten, ...kept, change.done])
  })
}

/** Returns the fields that a member typed and the server does not have. */
export async function findKeptSettings(memberId: string): Promise<TypedValues> {
  const rows = await withStore(async database => {
    const reading = database.transaction('fields')
    const found = reading.store.getAll(IDBKeyRange.bound([memberId], [memberId, []]))
    reading.commit()
    return await found
  })
  return Object.fromEntries((rows ?? []).map(({ path, value }) => [path, value]))
}

async function withStore<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T | undefined> {
  try {
    const database = await openDB<Schema>(NAME, VERSION, { upgrade })
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

/** Makes the rows of fields. The first version kept all fields of a member in one row: what waits in a browser stays through the release. */
async function upgrade(database: IDBPDatabase<Schema>, from: number, _to: number | null, change: Upgrade<Schema>): Promise<void> {
  const fields = database.createObjectStore('fields', { keyPath: ['memberId', 'path'] })
  if (from !== 1) return
  // Named boundary: the first version had no other store.
  const first = { database: database as unknown as IDBPDatabase<FirstSchema>, change: change as unknown as Upgrade<FirstSchema> }
  for (const { memberId, values } of await first.change.objectStore('settings').getAll())
    for (const [path, value] of Object.entries(values)) void fields.put({ memberId, path, value })
  first.database.deleteObjectStore('settings')
}
