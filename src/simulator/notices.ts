import { addDelivery } from './deliveries.ts'
import { irisNotice } from './midtrans/iris-words.ts'
import { midtransNotice } from './midtrans/notice.ts'
import type { Merchant, Payout, Refund, Transaction } from './model.ts'
import type { Notice } from './parts.ts'
import type { Sql } from './store.ts'
import { xenditNotice, xenditPayoutNotice, xenditRefundNotice } from './xendit/notice.ts'

/** How a notification goes wrong on its way. */
export interface Way {
  /** Seconds until it is sent. */
  late?: number | undefined
  twice?: boolean | undefined
  lost?: boolean | undefined
  /** One of the state before follows it. */
  reordered?: boolean | undefined
}

interface Of {
  merchant: Merchant
  origin: string
  now: Date
}

/** An older notification follows the newer one at this distance, so that it does come after it. */
const BEHIND_MS = 300

/** Tells the merchant of a transaction's state; returns how many notifications that makes. */
export async function tell(sql: Sql, { merchant, origin, now }: Of, one: Transaction, way: Way = {}): Promise<number> {
  const notices = [{ notice: noticeOf(merchant, one, origin, false), afterMs: 0 }]
  if (way.twice) notices.push(...notices)
  if (way.reordered) notices.push({ notice: olderNotice(merchant, one, origin), afterMs: BEHIND_MS })
  return await send(sql, { merchant, about: one.id, urls: urlsOf(merchant, one), way, now }, notices)
}

/** Tells the merchant, with a wrong signature, of what did not happen. */
export async function forge(sql: Sql, { merchant, origin, now }: Of, pretended: Transaction, way: Way = {}): Promise<number> {
  const notice = noticeOf(merchant, pretended, origin, true)
  return await send(sql, { merchant, about: pretended.id, urls: urlsOf(merchant, pretended), way, now }, [{ notice, afterMs: 0 }])
}

/** Tells the merchant of a refund: Midtrans by the transaction's state, Xendit by a webhook of its own. */
export async function tellOfRefund(sql: Sql, of: Of, refund: Refund, one: Transaction, way: Way = {}): Promise<number> {
  if (one.gateway === 'midtrans') return await tell(sql, of, one, way)
  const notice = { notice: xenditRefundNotice(of.merchant, refund, one), afterMs: 0 }
  const notices = way.twice ? [notice, notice] : [notice]
  return await send(sql, { merchant: of.merchant, about: one.id, urls: urlsOf(of.merchant, one), way, now: of.now }, notices)
}

/** Tells the merchant of a payout's state; if it is `forged`, with a wrong signature. */
export async function tellOfPayout(
  sql: Sql,
  { merchant, now }: Omit<Of, 'origin'>,
  payout: Payout,
  way: Way & { forged?: boolean | undefined } = {},
) {
  const isForged = way.forged ?? false
  const made = payout.gateway === 'midtrans' ? irisNotice(merchant, payout, isForged) : xenditPayoutNotice(merchant, payout, isForged)
  const notice = { notice: made, afterMs: 0 }
  const url = payout.notifyUrl ?? merchant.payoutUrl ?? merchant.notificationUrl
  return await send(sql, { merchant, about: payout.id, urls: url ? [url] : [], way, now }, way.twice ? [notice, notice] : [notice])
}

const urlsOf = (merchant: Merchant, one: Transaction) =>
  one.notifyUrls.length > 0 ? one.notifyUrls : merchant.notificationUrl ? [merchant.notificationUrl] : []

function noticeOf(merchant: Merchant, one: Transaction, origin: string, isForged: boolean): Notice {
  return one.gateway === 'midtrans' ? midtransNotice(one, { isForged }) : xenditNotice(merchant, one, { isForged, origin })
}

function olderNotice(merchant: Merchant, one: Transaction, origin: string): Notice {
  const before: Transaction = { ...one, state: 'open', paid: null, refunded: 0 }
  return one.gateway === 'midtrans'
    ? midtransNotice(before, { isForged: false, status: 'pending' })
    : xenditNotice(merchant, before, { isForged: false, origin, status: 'ACTIVE' })
}

interface To {
  merchant: Merchant
  about: string
  urls: readonly string[]
  way: Way
  now: Date
}

async function send(sql: Sql, to: To, notices: readonly { notice: Notice; afterMs: number }[]): Promise<number> {
  if (to.way.lost) return 0
  const dueMs = to.now.getTime() + (to.way.late ?? 0) * 1000
  for (const { notice, afterMs } of notices)
    for (const url of to.urls)
      await addDelivery(sql, { merchant: to.merchant.key, about: to.about, url, ...notice, dueAt: new Date(dueMs + afterMs) })
  return notices.length * to.urls.length
}
