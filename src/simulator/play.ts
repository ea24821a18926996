import { randomUUID } from 'node:crypto'
import { qrStringFor, vaNumberFor } from './accounts.ts'
import { findMerchant } from './merchants.ts'
import type { Merchant, Method, Payout, PayoutState, Transaction } from './model.ts'
import { forge, tell, tellOfPayout, tellOfRefund, type Way } from './notices.ts'
import type { Parts } from './parts.ts'
import { findPayout, movePayout } from './payouts.ts'
import { atOnce, type Sql } from './store.ts'
import { chooseMethod, end, findForPayer, pay, refund } from './transactions.ts'

export interface Play extends Way {
  orderId: string
  event: 'pay' | 'expire' | 'deny' | 'refund'
  /** Another amount than asked, or a part of what was paid. */
  amount?: number | undefined
  /** Pays half of what is asked. */
  partial?: boolean | undefined
  /** Tells, with a wrong signature, of what does not happen. */
  forged?: boolean | undefined
}

export interface PayoutPlay extends Way {
  reference: string
  event: 'complete' | 'fail' | 'reverse'
  reason?: string | undefined
  forged?: boolean | undefined
}

export type Played =
  | { kind: 'done'; state: string; notifications: number; transaction?: Transaction; payout?: Payout }
  | { kind: 'unknown' }
  /** It is in a state in which this can't happen. */
  | { kind: 'refused'; state: string }

/** What happens to a payment: its payer's doing, or the gateway's. */
export async function play(parts: Parts, origin: string, wish: Play): Promise<Played> {
  const found = await findForPayer(parts.pool, wish.orderId)
  if (!found) return { kind: 'unknown' }
  const now = parts.now()
  const merchant = await findMerchant(parts.pool, found.merchant, now)
  const of = { merchant, origin, now }
  const played = await atOnce(parts.pool, async (sql): Promise<Played> => {
    if (wish.forged) {
      const pretended = pretend(found, wish, now)
      return { kind: 'done', state: found.state, notifications: await forge(sql, of, pretended, wish), transaction: found }
    }
    if (wish.event === 'refund') return await playRefund(sql, found, wish, of)
    const changed = await change(sql, found, wish, merchant, now)
    if (!changed) return { kind: 'refused', state: found.expiresAt <= now && found.state === 'open' ? 'expired' : found.state }
    return { kind: 'done', state: changed.state, notifications: await tell(sql, of, changed, wish), transaction: changed }
  })
  parts.wake()
  return played
}

async function change(sql: Sql, one: Transaction, wish: Play, merchant: Merchant, now: Date): Promise<Transaction | undefined> {
  if (wish.event !== 'pay') return await end(sql, one.id, wish.event === 'expire' ? 'expired' : 'denied', now)
  const method = one.method ?? one.methods[0] ?? 'qris'
  if (!one.method) await choose(sql, one, method, merchant, now)
  return await pay(sql, { id: one.id, method }, paidOf(one, wish), now)
}

/** Chooses a method on a payment page, for which an account number or a code is made. */
export async function choose(sql: Sql, one: Transaction, method: Method, merchant: Merchant, now: Date): Promise<Transaction | undefined> {
  const qrString = qrStringFor(method, merchant, one.amount, one.reference)
  return await chooseMethod(sql, one.id, { method, vaNumber: vaNumberFor(method), qrString, now })
}

const paidOf = ({ amount }: Transaction, wish: Play) => wish.amount ?? (wish.partial ? Math.max(1, Math.floor(amount / 2)) : amount)

/** Returns the transaction as a forger would have it. */
function pretend(one: Transaction, wish: Play, now: Date): Transaction {
  const states = { pay: 'paid', refund: 'paid', expire: 'expired', deny: 'denied' } as const
  const state = states[wish.event]
  if (state !== 'paid') return { ...one, state, changedAt: now }
  const paid = paidOf(one, wish)
  return { ...one, state, method: one.method ?? 'qris', paid, refunded: wish.event === 'refund' ? paid : 0, paidAt: now, changedAt: now }
}

async function playRefund(sql: Sql, one: Transaction, wish: Play, of: { merchant: Merchant; origin: string; now: Date }): Promise<Played> {
  const left = (one.paid ?? 0) - one.refunded
  const amount = wish.amount ?? (wish.partial ? Math.max(1, Math.floor(left / 2)) : left)
  if (amount <= 0) return { kind: 'refused', state: one.state }
  const key = randomUUID()
  const done = await refund(sql, one, { id: `rfd-${key}`, key, amount, reason: 'dashboard' }, of.now)
  if (done.kind === 'over') return { kind: 'refused', state: one.state }
  const notifications = await tellOfRefund(sql, of, done.refund, done.transaction, wish)
  return { kind: 'done', state: done.transaction.state, notifications, transaction: done.transaction }
}

const MOVES: Record<PayoutPlay['event'], { from: PayoutState[]; to: PayoutState; reason: string }> = {
  complete: { from: ['queued', 'sent'], to: 'paid', reason: '' },
  fail: { from: ['queued', 'sent'], to: 'failed', reason: 'INVALID_DESTINATION' },
  // A bank sends money back that had arrived.
  reverse: { from: ['paid'], to: 'reversed', reason: 'REJECTED_BY_BANK' },
}

/** What the bank does with a payout. One of Iris has to be approved before. */
export async function playPayout(parts: Parts, wish: PayoutPlay): Promise<Played> {
  const found = await findPayout(parts.pool, wish.reference)
  if (!found) return { kind: 'unknown' }
  const now = parts.now()
  const merchant = await findMerchant(parts.pool, found.merchant, now)
  const { from, to, reason } = MOVES[wish.event]
  const possible = found.gateway === 'midtrans' ? from.filter(state => state !== 'queued') : from
  const played = await atOnce(parts.pool, async (sql): Promise<Played> => {
    if (wish.forged) {
      const notifications = await tellOfPayout(sql, { merchant, now }, { ...found, state: to, changedAt: now }, wish)
      return { kind: 'done', state: found.state, notifications, payout: found }
    }
    const moved = await movePayout(sql, found.id, { from: possible, to, reason: wish.reason ?? reason, now })
    if (!moved) return { kind: 'refused', state: found.state }
    return { kind: 'done', state: moved.state, notifications: await tellOfPayout(sql, { merchant, now }, moved, wish), payout: moved }
  })
  parts.wake()
  return played
}
