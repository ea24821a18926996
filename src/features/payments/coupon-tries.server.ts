import { RateLimiterMemory } from 'rate-limiter-flexible'
import { Refused } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { paymentReason } from './texts.ts'

/** Codes that nobody made and that one person may type in ten minutes: whoever types more of them looks for one. */
export const MOST_UNKNOWN = 20
const SECONDS = 600
/** In this process: of several, each counts for itself. */
const limiter = new RateLimiterMemory({ points: MOST_UNKNOWN, duration: SECONDS })

const keyOf = ({ tenantId }: Pick<Ctx, 'tenantId'>, memberId: string) => `${tenantId} ${memberId}`

/** Throws 429 (`CouponTries`) for a member who typed too many unknown codes. */
export async function requireTriesLeft(ctx: Pick<Ctx, 'tenantId'>, memberId: string): Promise<void> {
  const used = await limiter.get(keyOf(ctx, memberId))
  if (!used || used.consumedPoints < MOST_UNKNOWN) return
  const retryAfterSeconds = Math.max(1, Math.ceil(used.msBeforeNext / 1000))
  const reason = paymentReason('CouponTries')
  throw new Refused(429, reason, { problems: [{ path: 'coupon', reason }], retryAfterSeconds })
}

/** Counts an unknown code that a member typed. */
export async function noteUnknown(ctx: Pick<Ctx, 'tenantId'>, memberId: string): Promise<void> {
  await limiter.penalty(keyOf(ctx, memberId))
}
