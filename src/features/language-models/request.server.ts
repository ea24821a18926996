import type { TenantId } from '#platform/db/ids.ts'
import { type Resolve, streamOutside } from '#platform/http/post-outside.ts'
import { type ModelPlaces, placeOf } from './address.ts'
import type { Prices, Reserved } from './budget.server.ts'
import type { ModelEnd } from './model.ts'
import { withoutPrivate } from './without-private.ts'

/** The most tokens that a model may write in one step. */
export const MOST_OUTPUT_TOKENS = 700

export interface RequestParts extends ModelPlaces {
  address: string
  key: string | undefined
  prices: Prices
  hidden: readonly string[]
  /** How long the first line of an answer may take. */
  firstMs: number
  signal: AbortSignal
  resolve?: Resolve | undefined
  reserve(tokens: { input: number; output: number }): Promise<Reserved | undefined>
}

/** What came of the requests so far. */
export interface Requests {
  /** In the form that the SDK asks by. */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>
  /** Why the last request got no answer; undefined if it got one. */
  failure(): ModelEnd | undefined
  /** Requests whose use of tokens is not known yet, oldest first. */
  open: Reserved[]
}

/** Returns the purpose that a tenant's key is sealed for: it opens for no other tenant, and for no other address. */
export function keyPurpose(tenantId: TenantId, address: string): string {
  return `language model:${tenantId}:${address}`
}

/**
 * Returns how a model is asked: only at public https addresses, or those that the operator named; without following redirects; with nothing private in it; and
 * only after its worst case was set aside. A token has at least one byte, so a request has no more tokens than bytes.
 */
export function createRequests(parts: RequestParts): Requests {
  const place = placeOf(parts.address, parts)
  const open: Reserved[] = []
  let failure: ModelEnd | undefined
  const fail = (why: ModelEnd): never => {
    failure = why
    throw new Error(why)
  }
  return {
    open,
    failure: () => failure,
    async fetch(input, init) {
      failure = undefined
      if (!place) return fail('failed')
      const path = new URL(String(input instanceof Request ? input.url : input)).pathname.replace(/^\/unused/, '')
      // The SDK sends JSON as text.
      const body = toLeave(typeof init?.body === 'string' ? init.body : '', parts.hidden)
      const reserved = await parts.reserve({ input: Buffer.byteLength(body), output: MOST_OUTPUT_TOKENS })
      if (!reserved) return fail('budget')
      open.push(reserved)
      if (parts.signal.aborted) {
        await forget(reserved)
        return fail('failed')
      }
      const answer = await streamOutside({
        url: `${place.base}${path}`,
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          'user-agent': 'Sanggar-Assistant/1',
          ...(place.host && { host: place.host }),
          ...(parts.key && { authorization: `Bearer ${parts.key}` }),
        },
        body,
        timeoutMs: parts.firstMs,
        isLoopbackAllowed: place.host !== undefined,
        isTrusted: place.isTrusted,
        resolve: parts.resolve,
        signal: parts.signal,
      })
      const isUnasked = answer.kind === 'failed' ? NOT_ASKED.has(answer.failure) : answer.status >= 300
      if (isUnasked) await forget(reserved)
      if (answer.kind === 'failed') return fail(answer.failure === 'TIMEOUT' ? 'slow' : 'failed')
      const { status, headers } = answer
      if (status >= 300) {
        await answer.body.cancel()
        return fail(status === 429 ? 'limited' : 'failed')
      }
      return new Response(answer.body, { status, headers: { 'content-type': headers['content-type'] ?? '' } })
    },
  }

  /** A request that was never taken costs nothing. */
  async function forget(reserved: Reserved): Promise<void> {
    open.splice(open.indexOf(reserved), 1)
    await reserved.settle({ input: 0, output: 0 })
  }
}

/** The SDK wants an address to append its paths to; ours is put in its place. */
export const UNUSED_BASE = 'http://model.invalid/unused'

/** Failures before anything was sent. */
const NOT_ASKED = new Set([
  'NOT_HTTPS',
  'ADDRESS_NOT_PUBLIC',
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENODATA',
])

/** Returns a request's body without what is private: in every text of every message, those of tools included. */
function toLeave(body: string, hidden: readonly string[]): string {
  const parsed: unknown = JSON.parse(body)
  if (typeof parsed !== 'object' || parsed === null || !('messages' in parsed)) return body
  return JSON.stringify({ ...parsed, messages: clean(parsed.messages) })

  function clean(value: unknown): unknown {
    if (typeof value === 'string') return withoutPrivate(value, hidden)
    if (Array.isArray(value)) return value.map(clean)
    if (typeof value !== 'object' || value === null) return value
    // A call's id has to come back as it was.
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, IDS.has(key) ? one : clean(one)]))
  }
}

const IDS = new Set(['id', 'tool_call_id', 'role', 'type', 'name'])
