import { KEPT_AT_HEADER, offlineKey, PERSON_HEADER } from '#kit/offline.ts'
import type { TakenChapter, TakingFault } from './taken.ts'

/** Why a chapter could not be taken along. */
export class TakingError extends Error {
  readonly fault: TakingFault
  readonly address: string

  constructor(fault: TakingFault, address: string) {
    super(`${fault}: ${address}`)
    this.fault = fault
    this.address = address
  }
}

export interface TakingOptions {
  memberId: string
  cache: Pick<Cache, 'put'>
  /** Addresses beside the page and its data. */
  files: readonly string[]
  /** How many bytes it may have. */
  roomBytes: number
  signal: AbortSignal
  fetch: typeof globalThis.fetch
  origin: string
  now: () => number
  onBytes?(bytes: number): void
}

/** What an open chapter's document has, and no other (contract). */
const OPEN_MARK = 'data-chapter-kind'

/**
 * Loads a chapter's document, its data and its files, and keeps them all once the last one is there: what was kept before stays whole until then. Throws
 * TakingError, or what the signal was aborted with.
 */
export async function takeChapter(chapter: TakenChapter, options: TakingOptions): Promise<TakenChapter> {
  const { cache, files, origin, now } = options
  const loaded = new Map<string, Response>()
  const sizes: TakenChapter['files'] = []
  let left = options.roomBytes
  for (const address of [chapter.href, `${chapter.href}.data`, ...files]) {
    const key = offlineKey(new URL(address, origin))
    if (loaded.has(key)) continue
    const { response, bytes } = await load(address, left, options)
    if (address === chapter.href && !(await response.clone().text()).includes(OPEN_MARK)) throw new TakingError('locked', address)
    left -= bytes
    loaded.set(key, response)
    sizes.push({ key, bytes })
    options.onBytes?.(bytes)
  }
  options.signal.throwIfAborted()
  try {
    for (const [key, response] of loaded) await cache.put(key, response)
  } catch {
    throw new TakingError('disk', chapter.href)
  }
  const { fault: _, address: __, ...rest } = chapter
  return { ...rest, state: 'kept', files: sizes, keptAt: now() }
}

async function load(
  address: string,
  left: number,
  { fetch, signal, memberId, now }: TakingOptions,
): Promise<{ response: Response; bytes: number }> {
  const response = await reach(address, async () => await fetch(address, { credentials: 'same-origin', signal }), signal)
  // A page that leads elsewhere is that of another person, or of nobody: sign-in.
  if (response.status === 401 || response.redirected) throw new TakingError('signed-out', address)
  if (response.status === 403) throw new TakingError('locked', address)
  if (!response.ok) throw new TakingError(response.status < 500 ? 'gone' : 'network', address)
  const person = response.headers.get(PERSON_HEADER)
  if (person !== null && person !== memberId) throw new TakingError(person === '' ? 'signed-out' : 'other-person', address)
  if (Number(response.headers.get('content-length') ?? 0) > left) throw new TakingError('budget', address)
  const body = await reach(address, async () => await response.blob(), signal)
  if (body.size > left) throw new TakingError('budget', address)
  const headers = new Headers(response.headers)
  // The body is kept as it reads, for whoever the cache is of.
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name)
  headers.set(KEPT_AT_HEADER, String(now()))
  return { response: new Response(body, { headers }), bytes: body.size }
}

/** Calls the network; where it fails, and nobody has aborted it, throws a TakingError. */
async function reach<T>(address: string, call: () => Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  try {
    return await call()
  } catch {
    signal.throwIfAborted()
    throw new TakingError('network', address)
  }
}
