import { sql } from 'kysely'
import { post } from '#features/ledger/post.server.ts'
import { addNotices } from '#features/notices/notices.server.ts'
import { NotFound } from '#kit/errors.ts'
import { formatPrice } from '#kit/format.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { payoutHref } from './paths.ts'
import { ENDED, movementsOf, nextStatus, type PayoutEvent, type PayoutStatus } from './payout.ts'
import { payoutMail, TOLD } from './tasks.ts'

/** A payout's row, locked. */
export interface LockedPayout {
  id: string
  status: PayoutStatus
  amount: number
  tax: number
  mentorId: string
  memberId: string | null
  bankAccountId: string | null
  batchId: string | null
  driver: 'midtrans' | 'xendit' | 'file' | null
  gatewayRef: string | null
  paidAt: Date | null
  asked: number
}

/**
 * Locks payouts until the transaction ends, in the order of their ids: whoever changes several does so first, and posts to the ledger last. Throws NotFound if
 * one is not there.
 */
export async function lockPayouts(ctx: Ctx, ids: readonly string[]): Promise<LockedPayout[]> {
  if (!ids.every(isUuid)) throw new NotFound()
  const { rows } = await sql<LockedPayout>`
    select p.id, p.status, p.amount, p.tax, p.mentor_id as "mentorId", p.member_id as "memberId", p.bank_account_id as "bankAccountId",
      p.batch_id as "batchId", (select b.driver from payout_batches b where b.tenant_id = p.tenant_id and b.id = p.batch_id) as driver,
      p.gateway_ref as "gatewayRef", p.paid_at as "paidAt", p.asked
    from payouts p where p.tenant_id = ${ctx.tenantId} and p.id = any(${ids}::uuid[]) order by p.id for update of p`.execute(ctx.db)
  if (rows.length !== new Set(ids).size) throw new NotFound()
  return rows
}

interface More {
  reason?: string | undefined
  gatewayRef?: string | undefined
}

/**
 * Lets something happen to a locked payout: writes the status that follows, posts what it moves, and tells the mentor. Returns whether it changed; `impossible`
 * where the payout's state refuses it, and then writes nothing.
 */
export async function changeStatus(
  ctx: Ctx,
  payout: LockedPayout,
  event: PayoutEvent,
  { reason, gatewayRef }: More = {},
): Promise<'changed' | 'same' | 'impossible'> {
  const next = nextStatus(payout.status, event)
  if (!next) return 'impossible'
  if (next === payout.status) return 'same'
  const { id, mentorId, amount, tax } = payout
  const isDecision = next === 'approved' || next === 'rejected'
  await sql`update payouts set status = ${next}, version = version + 1, reason = coalesce(${reason ?? null}, reason),
      gateway_ref = coalesce(${gatewayRef ?? null}, gateway_ref),
      decided_at = case when ${isDecision} then ${ctx.now}::timestamptz else decided_at end,
      sent_at = case when ${next === 'sent' || next === 'paid'} then coalesce(sent_at, ${ctx.now}::timestamptz) else sent_at end,
      paid_at = case when ${next === 'paid'} then ${ctx.now}::timestamptz else paid_at end,
      ended_at = case when ${ENDED.includes(next)} then ${ctx.now}::timestamptz else ended_at end,
      ask_at = case when ${ENDED.includes(next)} then null else ask_at end
    where tenant_id = ${ctx.tenantId} and id = ${id}`.execute(ctx.db)
  const before = payout.status
  payout.status = next
  if (next === 'paid') payout.paidAt = ctx.now
  await tellMentor(ctx, payout)
  const about = { payoutId: id, mentorId, amount }
  for (const kind of movementsOf(before, next))
    await post(
      ctx,
      kind === 'payout-paid' || kind === 'payout-reversed' ? { kind, ...about, tax, from: accountOf(payout) } : { kind, ...about },
    )
  return 'changed'
}

/** Returns where a payout's money leaves: a gateway's balance, or the bank account that staff transfer from. */
function accountOf({ driver }: LockedPayout): 'clearing:midtrans' | 'clearing:xendit' | 'bank' {
  return driver === 'midtrans' || driver === 'xendit' ? `clearing:${driver}` : 'bank'
}

const NOTICE_OF = {
  approved: 'payoutApproved',
  rejected: 'payoutRejected',
  paid: 'payoutPaid',
  failed: 'payoutFailed',
  reversed: 'payoutReversed',
} as const

async function tellMentor(ctx: Ctx, { id, status, memberId, amount }: LockedPayout): Promise<void> {
  const what = TOLD.find(one => one === status)
  if (!what || memberId === null) return
  await addNotices(ctx, { kind: NOTICE_OF[what], subject: formatPrice(amount), href: payoutHref(id), to: [memberId] })
  await enqueue(ctx, payoutMail, { payoutId: id, what })
}
