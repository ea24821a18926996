import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { COMMON_HEADERS } from '#platform/http/security-headers.ts'
import type { Fetch } from '../fetch.ts'

/** Served at any time: they tell that the process is alive. */
const HEALTH = /^\/(healthz|metrics)(\?|$)/
const READY = /^\/readyz(\?|$)/
const RETRY_AFTER_SECONDS = 1
/** How long refusals are sent at least, so that busy clients wait instead of meeting the port as it closes. */
const REFUSING_MS = 250
/** How often it is looked whether the last request is over. */
const STEP_MS = 20
/** What connections without a request get before they are cut. */
const LAST_MS = 500

export interface DrainLimits {
  /** How long everything is served on, so that proxies see `/readyz` and clients get the response to what they have just sent. */
  graceMs: number
  /** How long requests that have arrived may take after that, uploads too. Then they are cut. */
  requestsMs: number
}

/** A stop in which no request is lost: see `stop`. */
export interface Drain {
  /** Wraps the product's handler: refuses what arrives too late, and `/readyz` from the beginning of the stop. */
  gate(fetch: Fetch): Fetch
  /** Counts the server's requests. Call it before the server listens. */
  follow(server: Server): void
  /**
   * Serves on for the grace time with `Connection: close`, then refuses new requests (503, `Retry-After`) until those that have arrived are over, and only then
   * stops listening: a port that closes resets the connections that nobody has accepted yet.
   */
  stop(server: Server): Promise<void>
}

export function createDrain({ graceMs, requestsMs }: DrainLimits): Drain {
  let state: 'serving' | 'grace' | 'refusing' = 'serving'
  const open = new Set<ServerResponse>()
  return {
    gate: fetch => (request, env) => {
      if (state === 'serving') return fetch(request, env)
      const path = pathOf(request, env)
      if (READY.test(path)) return refusal('stopping')
      return state === 'refusing' && !HEALTH.test(path) ? refusal('the server is stopping; try again') : fetch(request, env)
    },
    follow(server) {
      server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
        open.add(response)
        response.once('close', () => open.delete(response))
        if (state !== 'serving') closeAfter(response)
      })
    },
    async stop(server) {
      state = 'grace'
      for (const response of open) closeAfter(response)
      await wait(graceMs)
      state = 'refusing'
      await wait(REFUSING_MS)
      for (const until = Date.now() + requestsMs; open.size > 0 && Date.now() < until; ) await wait(STEP_MS)
      // Closes the port and idle connections. What has just been accepted still gets its response.
      const closed = new Promise<void>(done => server.close(() => done()))
      await Promise.race([closed, wait(LAST_MS, undefined, { ref: false })])
      server.closeAllConnections()
      await closed
    },
  }
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}

function refusal(text: string): Response {
  return new Response(text, {
    status: 503,
    headers: {
      ...COMMON_HEADERS,
      'retry-after': String(RETRY_AFTER_SECONDS),
      connection: 'close',
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    },
  })
}

const pathOf = (request: Request, env: Partial<HttpBindings> = {}) => env.incoming?.url ?? new URL(request.url).pathname
