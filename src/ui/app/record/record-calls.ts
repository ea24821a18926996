import { newKey } from '#kit/new-key.ts'
import type { SentVersion } from '../saving/send.ts'
import type { EditedRecord, Work } from './edited-record.ts'

interface Envelope<T> {
  message: string
  data: T | null
  errors?: { path: string; message: string }[]
}

/** `T`: what the call answers. */
export type ActResult<T = SentVersion> =
  | { isDone: true; sent: T | null }
  | { isDone: false; message: string; problems: readonly { path: string; message: string }[] }

/** Sends JSON to a call of our own. `key`: the same for each repetition of one request. Rejects if the server can't be reached. */
export async function sendCall(path: string, body: object, lang: string, key = newKey()): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key, 'accept-language': lang }
  return await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Sends an act on a record, and says what became of it. Never rejects. */
export async function sendAct<T = SentVersion>(path: string, body: object, lang: string): Promise<ActResult<T>> {
  try {
    const response = await sendCall(path, body, lang)
    // Named boundary: our own server's envelope.
    const { data, message, errors = [] } = (await response.json()) as Envelope<T>
    return response.ok ? { isDone: true, sent: data } : { isDone: false, message, problems: errors }
  } catch {
    return { isDone: false, message: '', problems: [] }
  }
}

/** Returns a record as the server has it; undefined if it can't be read now. */
export async function readStored(
  calls: string,
  id: string,
): Promise<Pick<EditedRecord, 'version' | 'status' | 'slug' | 'work'> | undefined> {
  try {
    const response = await fetch(`${calls}/record?id=${id}`)
    // Named boundary: our own server's envelope.
    const { data } = (await response.json()) as Envelope<{ version: number; status: EditedRecord['status']; slug: string; work: Work }>
    return data ?? undefined
  } catch {
    return undefined
  }
}

/** A version of a record, as its calls list it. */
export interface RecordVersion {
  version: number
  savedBy: string | null
  savedAt: string
  changed: string[]
}

/** Returns the versions of a record, newest first. Rejects if they can't be read. */
export async function readVersions(calls: string, id: string): Promise<RecordVersion[]> {
  return (await readData<RecordVersion[]>(`${calls}/version/list?id=${id}`)) ?? []
}

/** Returns a record's fields as a version has them; null if they can't be read. May reject. */
export async function readVersion(calls: string, id: string, version: number): Promise<Work | null> {
  return await readData<Work>(`${calls}/version/detail?id=${id}&version=${version}`)
}

async function readData<T>(address: string): Promise<T | null> {
  const response = await fetch(address)
  // Named boundary: our own server's envelope.
  const { data, message } = (await response.json()) as Envelope<T>
  if (!response.ok) throw new Error(message)
  return data
}
