import { sql } from 'kysely'
import type { GatewayStatus } from '#features/gateways/gateway.ts'
import { post } from '#features/ledger/post.server.ts'
import { announceEvent } from '#features/webhooks/events.server.ts'
import type { Ctx } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { CaseKind } from '../case.ts'
import { openCase } from '../cases.server.ts'
import { keepCoupon } from '../coupon-use.server.ts'
import { announceInvoice, endInvoice, endOpenPayments } from '../end-invoice.server.ts'
import { giftPaid, givePaid, invoiceMail, shareEarnings } from '../events.ts'
import { takesMoney } from '../invoice.ts'
import type { LockedInvoice } from '../lock-invoice.server.ts'
import type { GatewayPayment } from '../payment.ts'

/**
 * Books money that came for a payment: it pays the invoice, or it is unexplained, owed back to the payer, and a case. The caller holds the invoice's lock, and
 * knows that no money was booked for this payment.
 */
export async function receiveMoney(
  ctx: Ctx,
  invoice: LockedInvoice,
  payment: GatewayPayment,
  { amount, paidAt }: GatewayStatus,
): Promise<void> {
  const about = {
    invoiceId: invoice.id,
    paymentId: payment.id,
    amount,
    details: { asked: payment.amount, came: amount, invoice: invoice.status },
  }
  if (!Number.isSafeInteger(amount) || amount < 1) {
    await openCase(ctx, { kind: 'amount-differs', key: `amount-differs:${payment.id}:${amount}`, ...about, amount: undefined })
    return
  }
  const fault = await faultOf(ctx, invoice, payment, amount)
  await sql`update payments set state = 'paid', received = ${amount}, is_unexplained = ${fault !== undefined}, paid_at = ${paidAt ?? ctx.now},
      ended_at = null, failure = null, ask_at = null, version = version + 1
    where tenant_id = ${ctx.tenantId} and id = ${payment.id}`.execute(ctx.db)
  if (fault === undefined) return await pay(ctx, invoice, payment, paidAt ?? ctx.now)
  await openCase(ctx, { kind: fault, key: `${fault}:${payment.id}`, ...about })
  await announceInvoice(ctx, invoice.id)
  await post(ctx, {
    kind: 'unexplained-received',
    gateway: payment.gateway,
    amount,
    cause: payment.id,
    paymentId: payment.id,
    invoiceId: invoice.id,
  })
}

/** Returns why money doesn't pay the invoice; undefined if it does. */
async function faultOf(ctx: Ctx, invoice: LockedInvoice, payment: GatewayPayment, amount: number): Promise<CaseKind | undefined> {
  if (amount !== payment.amount) return 'amount-differs'
  if (!takesMoney(invoice.status, invoice.isReplacedByPaid)) return 'paid-twice'
  return (await keepCoupon(ctx, invoice)) ? undefined : 'coupon-gone'
}

async function pay(ctx: Ctx, invoice: LockedInvoice, payment: GatewayPayment, paidAt: Date): Promise<void> {
  const { id: invoiceId, kind, tax } = invoice
  await sql`update invoices set status = 'paid', paid_at = ${paidAt}, ended_at = null, version = version + 1
    where tenant_id = ${ctx.tenantId} and id = ${invoiceId}`.execute(ctx.db)
  // Nobody is to pay for it again: by another method, or by the invoice that took its place.
  await endOpenPayments(ctx, invoiceId, 'cancelled')
  for (const other of invoice.openOthers) await endInvoice(ctx, other, 'cancelled')
  if (kind === 'gift') await enqueue(ctx, giftPaid, { invoiceId })
  else {
    await enqueue(ctx, givePaid, { invoiceId })
    await enqueue(ctx, shareEarnings, { invoiceId })
  }
  await enqueue(ctx, invoiceMail, { invoiceId, what: 'receipt' })
  const { number, total } = invoice
  await announceEvent(ctx, 'payment.paid', { id: invoiceId, number, kind, total, currency: 'IDR', method: payment.method })
  await announceInvoice(ctx, invoiceId)
  const money = { gateway: payment.gateway, amount: payment.amount, paymentId: payment.id, invoiceId }
  await post(ctx, kind === 'gift' ? { kind: 'gift-paid', ...money } : { kind: 'sale-paid', ...money, tax })
}
