import { fetchOutside } from '#platform/http/post-outside.ts'
import { GatewayFault, type GatewayName, type GatewayTools } from './gateway.ts'

const TIMEOUT_MS = 10_000
/** No answer of a gateway that is asked for is as long as this; the longest are lists of banks. */
const MAX_BYTES = 512 * 1024

export interface GatewayCall {
  /** With its leading slash. */
  path: string
  /** The user of Basic authentication, whose password is empty. */
  key: string
  /** Posts this as JSON; without it the path is got. */
  body?: object
  headers?: Record<string, string>
}

export interface GatewayAnswer {
  status: number
  json: unknown
}

/** Asks a gateway. Throws GatewayFault: 'away' without an answer or for 429 and 5xx, 'unreadable' for a redirect, and where the answer is no JSON. */
export type Transport = (host: string, call: GatewayCall, signal: AbortSignal) => Promise<GatewayAnswer>

/**
 * Returns how a gateway is asked: by https at public addresses alone, in ten seconds at most, without following redirects; or the simulator, which answers
 * on this machine for gateways that are not in production.
 */
export function createTransport(
  gateway: GatewayName,
  { simulator, resolve, timeoutMs = TIMEOUT_MS }: Pick<GatewayTools, 'simulator' | 'resolve'> & { timeoutMs?: number },
  isProduction: boolean,
): Transport {
  const place = isProduction ? undefined : simulator
  // Not by its name: not every system resolves the subdomains of localhost.
  const atSimulator = place && { base: `http://127.0.0.1:${place.port}/${gateway}`, host: new URL(place.origin).host }
  return async (host, { path, key, body, headers }, signal) => {
    const answer = await fetchOutside({
      url: `${atSimulator?.base ?? host}${path}`,
      headers: {
        accept: 'application/json',
        authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
        'user-agent': 'Sanggar-Payments/1',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
        ...(atSimulator && { host: atSimulator.host }),
      },
      post: body && JSON.stringify(body),
      timeoutMs,
      maxBytes: MAX_BYTES,
      isLoopbackAllowed: atSimulator !== undefined,
      resolve,
      signal,
    })
    if (answer.kind === 'failed') throw new GatewayFault('away', answer.failure)
    const { status, bytes } = answer
    if (status === 429 || status >= 500) throw new GatewayFault('away', `HTTP ${status}`, status)
    if (status >= 300 && status < 400) throw new GatewayFault('unreadable', `HTTP ${status}, a redirect`, status)
    return { status, json: parseJson(bytes.toString(), status) }
  }
}

function parseJson(text: string, status: number): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new GatewayFault('unreadable', `HTTP ${status}, no JSON`, status)
  }
}

/** Returns words of a gateway for the log, without the keys that it may repeat. */
export function wordsWithout(words: string, keys: readonly (string | undefined)[]): string {
  return keys.reduce<string>((text, key) => (key ? text.replaceAll(key, '[key]') : text), words)
}
