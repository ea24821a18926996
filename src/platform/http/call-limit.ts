import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { commonReason } from '#kit/common-reasons.ts'
import { Refused } from '#kit/errors.ts'
import { networkOf } from './client-address.ts'

const SECONDS = 60

/** Middleware that counts API requests; shared by all entry points of a process. */
export type CallLimit = MiddlewareHandler<{ Bindings: { clientAddress: string } }> & {
  /** True if the address's next request would be refused. Doesn't count. */
  isUsedUp(clientAddress: string): Promise<boolean>
}

/**
 * Limits API requests per network, minute and process, and reports the rest in each response (`RateLimit-Limit`, `-Remaining`, `-Reset` in seconds;
 * draft-ietf-httpapi-ratelimit-headers-03). Throws 429 above the limit. 0: no limit. `isFree`: requests that don't count.
 */
export function limitCalls(perMinute: number, isFree: (request: { method: string; path: string }) => boolean = () => false): CallLimit {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: SECONDS })
  const count = createMiddleware<{ Bindings: { clientAddress: string } }>(async (c, next) => {
    if (perMinute === 0 || isFree(c.req)) return await next()
    const used = await take(limiter, networkOf(c.env.clientAddress))
    const headers: [string, string][] = [
      ['RateLimit-Limit', String(perMinute)],
      ['RateLimit-Remaining', String(Math.max(0, used.remainingPoints))],
      ['RateLimit-Reset', String(Math.ceil(used.msBeforeNext / 1000))],
    ]
    for (const [name, value] of headers) c.header(name, value)
    if (used.isOver) {
      const retryAfterSeconds = Math.max(1, Math.ceil(used.msBeforeNext / 1000))
      throw new Refused(429, commonReason('TooManyCalls'), { retryAfterSeconds })
    }
    await next()
    // A response made by another server, such as tus, lacks the headers.
    if (!c.res.headers.has('RateLimit-Limit')) for (const [name, value] of headers) c.header(name, value)
  })
  const isUsedUp = async (clientAddress: string) => {
    const used = perMinute === 0 ? null : await limiter.get(networkOf(clientAddress))
    return used !== null && used.remainingPoints <= 0
  }
  return Object.assign(count, { isUsedUp })
}

async function take(limiter: RateLimiterMemory, key: string): Promise<{ remainingPoints: number; msBeforeNext: number; isOver: boolean }> {
  try {
    const { remainingPoints, msBeforeNext } = await limiter.consume(key)
    return { remainingPoints, msBeforeNext, isOver: false }
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return { remainingPoints: 0, msBeforeNext: refusal.msBeforeNext, isOver: true }
  }
}
