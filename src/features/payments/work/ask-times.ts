import type { Ctx } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { askPayment } from '../events.ts'

const SECONDS = [15, 45, 120, 300, 900, 3600] as const
/** How often the clock looks for what is due. */
const LOOK_MS = 60_000

/** Returns when a gateway is asked next that was asked so often without news: soon at first, then each hour. */
export function nextAskAt(now: Date, asked: number): Date {
  return new Date(now.getTime() + (SECONDS[asked] ?? 3600) * 1000)
}

/** Returns when a gateway is asked next that was away when it had told something: soon at first, then after as long as that has waited, at most an hour. */
export function nextAskOfTold(now: Date, toldAt: Date): Date {
  const waitedMs = now.getTime() - toldAt.getTime()
  return new Date(now.getTime() + Math.min(Math.max(waitedMs, SECONDS[0] * 1000), 3_600_000))
}

/** Has a payment asked about at its time, where that comes before the clock looks. A notification has it asked at once all the same: its job is another. */
export async function askOnTime(ctx: Ctx, paymentId: string, at: Date): Promise<void> {
  if (at.getTime() - ctx.now.getTime() < LOOK_MS)
    await enqueue(ctx, askPayment, { paymentId }, { startAfter: at, singletonKey: `soon ${paymentId}` })
}
