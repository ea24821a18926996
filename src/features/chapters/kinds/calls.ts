import { type ActResult, sendAct } from '#ui/app/record/record-calls.ts'

const BASE = '/api/services/v1/learning'

/** Asks a call of a chapter; undefined where it can't be asked or refuses. Never rejects. */
export async function askChapter<T>(path: string, query: Readonly<Record<string, string>>): Promise<T | undefined> {
  try {
    const response = await fetch(`${BASE}/${path}?${new URLSearchParams(query)}`)
    if (!response.ok) return undefined
    // Named boundary: our own server's envelope.
    return ((await response.json()) as { data: T }).data
  } catch {
    return undefined
  }
}

/** Sends to a call of a chapter, and says what became of it. Never rejects. */
export async function sendChapter<T>(path: string, body: object, lang: string): Promise<ActResult<T>> {
  return await sendAct<T>(`${BASE}/${path}`, body, lang)
}
