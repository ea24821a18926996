/** What was fetched ahead is shown for so long; then it is fetched again. */
const FRESH_MS = 120_000
const MOST = 6

const ahead = new Map<string, { at: number; data: Promise<unknown> }>()

/** Returns the data of an address that was fetched ahead, else loads it; what is loaded once more replaces it. */
export async function takeAhead<T>(url: string, load: () => Promise<T>): Promise<T> {
  const key = new URL(url).pathname
  const known = ahead.get(key)
  ahead.delete(key)
  // Named boundary: only `keepAhead` writes, with what the same route loads.
  if (known && Date.now() - known.at < FRESH_MS && new URL(url).search === '') return (await known.data) as T
  return await load()
}

/** Keeps the data of an address for who goes there next. */
export function keepAhead(path: string, data: unknown): void {
  if (ahead.size >= MOST) ahead.clear()
  ahead.set(path, { at: Date.now(), data: Promise.resolve(data) })
}

/** Forgets what was fetched ahead: what a chapter opens may have changed. */
export function forgetAhead(): void {
  ahead.clear()
}
