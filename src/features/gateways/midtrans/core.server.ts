import { GatewayFault } from '../gateway.ts'
import { textOf, toRecord } from '../json.ts'
import type { Keys } from '../keys.ts'
import { type Transport, wordsWithout } from '../transport.server.ts'

/** Midtrans' hosts. Source: docs.midtrans.com, "API authorization & headers", "Snap", "Payouts (Iris)". */
const HOSTS = {
  production: { api: 'https://api.midtrans.com', app: 'https://app.midtrans.com' },
  sandbox: { api: 'https://api.sandbox.midtrans.com', app: 'https://app.sandbox.midtrans.com' },
} as const

export interface MidtransParts {
  keys: Keys
  isProduction: boolean
  transport: Transport
}

/** What Midtrans says: `code` is the status code of its body, else that of HTTP, since both occur. */
export interface CoreAnswer {
  code: number
  body: Record<string, unknown>
}

export function hostsOf({ isProduction }: Pick<MidtransParts, 'isProduction'>): { api: string; app: string } {
  return HOSTS[isProduction ? 'production' : 'sandbox']
}

/** Asks the Core API. Throws GatewayFault for what is wrong with the key or the service; `code` says the rest. */
export async function askCore(
  { keys, transport, ...parts }: MidtransParts,
  call: { path: string; body?: object; headers?: Record<string, string> },
  signal: AbortSignal,
): Promise<CoreAnswer> {
  const { status, json } = await transport(hostsOf(parts).api, { ...call, key: keys.serverKey ?? '' }, signal)
  const body = toRecord(json)
  const code = Number(textOf(body['status_code']) ?? status)
  const words = coreWords(body, keys)
  if (code === 401 || code === 402 || code === 403) throw new GatewayFault('refused', `${code}: ${words}`, code)
  // 505: the service is not available, 500 to 504: theirs, too.
  if (code === 429 || code >= 500 || !Number.isFinite(code)) throw new GatewayFault('away', `${code}: ${words}`, code)
  return { code, body }
}

/** Returns what Midtrans says of a refusal. */
export function coreWords(body: Record<string, unknown>, { serverKey }: Keys): string {
  const details = Array.isArray(body['validation_messages']) ? body['validation_messages'].filter(one => typeof one === 'string') : []
  return wordsWithout([textOf(body['status_message']) ?? '', ...details].join('; '), [serverKey])
}
