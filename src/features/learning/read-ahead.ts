import { createStore } from '#ui/shell/store.ts'

/** What was fetched ahead is shown for so long; then it is fetched again. */
const FRESH_MS = 120_000
const MOST = 6

const ahead = new Map<string, { at: number; data: Promise<unknown> }>()

/** Addresses that are being fetched ahead: nobody goes there yet. */
const asked = new Set<string>()

/** How often all that was fetched ahead has been forgotten: it is fetched anew then. */
export const forgotten = createStore(0)

/** Says that the next load of this address is one ahead. */
export function askAhead(path: string): void {
  asked.add(path)
}

/**
 * Returns the data of an address that was fetched ahead, else loads it. undefined for a load ahead that fails: the router would show its error in place of the
 * open page.
 */
export async function takeAhead<T>(url: string, load: () => Promise<T>): Promise<T | undefined> {
  const { pathname } = new URL(url)
  const known = ahead.get(pathname)
  if (asked.delete(pathname)) return await load().catch(() => undefined)
  // Named boundary: only `keepAhead` writes, with what the same route loads.
  if (known && Date.now() - known.at < FRESH_MS && new URL(url).search === '') return (await known.data) as T
  return await load()
}

/** Keeps the data of an address for who goes there next. */
export function keepAhead(path: string, data: unknown): void {
  if (ahead.size >= MOST) ahead.clear()
  ahead.set(path, { at: Date.now(), data: Promise.resolve(data) })
}

/** Forgets what was fetched ahead: what a chapter opens may have changed. With a path only that page's, which is shown now and loaded anew when it changes. */
export function forgetAhead(path?: string): void {
  if (path !== undefined) return void ahead.delete(path)
  ahead.clear()
  forgotten.set(forgotten.get() + 1)
}
