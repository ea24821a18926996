import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { findMerchant, readBasic } from './merchants.ts'
import type { CallEnv, Parts } from './parts.ts'

const TIMEOUT_MS = 30_000
const MAX_SLOW_MS = 60_000

interface Refusals {
  unknownKey(c: Context): Response
  down(c: Context): Response
}

/** Lets calls with a merchant's key pass, in the weather that it has. `refusals` answer in the gateway's words. */
export function gate(parts: Parts, refusals: Refusals) {
  return createMiddleware<CallEnv>(async (c, next) => {
    const key = readBasic(c.req.header('authorization'))
    if (!key) return refusals.unknownKey(c)
    const merchant = await findMerchant(parts.pool, key.merchant, parts.now())
    const { slowMs, down } = merchant.weather
    if (slowMs) await pause(Math.min(slowMs, MAX_SLOW_MS), c.req.raw.signal)
    if (down === 'timeout') await pause(TIMEOUT_MS, c.req.raw.signal)
    if (down) return refusals.down(c)
    c.set('key', key)
    c.set('merchant', merchant)
    c.set('origin', originOf(parts, c))
    return await next()
  })
}

/** Waits, or not where the caller has given up. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => {})
}

/** Returns the simulator's address as the caller knows it. */
export function originOf({ origin }: Pick<Parts, 'origin'>, c: Context): string {
  return origin ?? new URL(c.req.url).origin
}

/** Returns the addresses that a call wants its notifications at: those of the header, or the merchant's, and what is to be appended to them. */
export function notifyUrlsOf(c: Context<CallEnv>): string[] {
  const listed = (name: string) =>
    (c.req.header(name) ?? '')
      .split(',')
      .map(url => url.trim())
      .filter(url => URL.canParse(url))
  const own = c.get('merchant').notificationUrl
  const instead = listed('x-override-notification')
  return [...(instead.length > 0 ? instead : own ? [own] : []), ...listed('x-append-notification')].slice(0, 3)
}

/** Returns the JSON object of a call's body; undefined if it is none. */
export async function readObject(c: Context): Promise<Record<string, unknown> | undefined> {
  return toObject(await c.req.json().catch(() => undefined))
}

export function toObject(value: unknown): Record<string, unknown> | undefined {
  // Named boundary: an object of JSON has text keys.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined
}

export const toText = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** Returns a URL that a browser can be led to; null for others. */
export function toUrl(value: unknown): string | null {
  const text = toText(value)
  return text && /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null
}
