import { sql } from 'kysely'
import { post } from '#features/ledger/post.server.ts'
import type { Ctx } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { announceInvoice } from '../end-invoice.server.ts'
import { giftReturned, invoiceMail, returnShares, takeRefunded } from '../events.ts'
import { statusAfterRefund } from '../invoice.ts'
import type { LockedInvoice } from '../lock-invoice.server.ts'
import type { Payment } from '../payment.ts'
import type { Refund } from '../refund.ts'
import { taxOfPart, taxOfRefund } from './refund-rows.server.ts'

/** Owes a refund to the payer. What is unexplained is owed already. `before`: what was promised of the payment before this one. */
export async function promise(ctx: Ctx, invoice: LockedInvoice, payment: Payment, refund: Refund, before: number): Promise<void> {
  if (payment.isUnexplained) return
  const of = { amount: refund.amount, refundId: refund.id, paymentId: payment.id, invoiceId: invoice.id }
  if (invoice.kind === 'gift') {
    // What is promised back no longer counts, as in the ledger.
    await enqueue(ctx, giftReturned, { refundId: refund.id })
    await post(ctx, { kind: 'gift-refund-promised', ...of })
  } else await post(ctx, { kind: 'refund-promised', ...of, tax: await taxOfPart(ctx, invoice, payment, before, refund.amount) })
}

/** Takes a promise back: the refund was cancelled, or the gateway took the money itself. */
export async function cancelPromise(ctx: Ctx, invoice: LockedInvoice, { id, amount, paymentId, invoiceId }: Refund): Promise<void> {
  await sql`update refunds set state = 'failed', ended_at = ${ctx.now}, ask_at = null where tenant_id = ${ctx.tenantId} and id = ${id}`.execute(
    ctx.db,
  )
  // What is unexplained stays owed.
  if (invoiceId === null) return
  const of = { amount, refundId: id, paymentId, invoiceId }
  if (invoice.kind === 'gift') {
    await enqueue(ctx, giftReturned, { refundId: id })
    await post(ctx, { kind: 'gift-refund-cancelled', ...of })
  } else await post(ctx, { kind: 'refund-cancelled', ...of, tax: await taxOfRefund(ctx, id) })
}

/**
 * The money of a refund went back: through the gateway, by hand, or in a charge-back, whose movement the caller posts. Only now the invoice counts it, and what was
 * sold and the mentors' parts are taken back. The caller holds the invoice's lock, and knows that the refund has not ended.
 */
export async function finishRefund(
  ctx: Ctx,
  invoice: LockedInvoice,
  payment: Payment,
  refund: Refund,
  how: 'gateway' | 'hand' | 'charged-back' = refund.way,
): Promise<void> {
  const refunded = payment.refunded + refund.amount
  const isWhole = refunded >= (payment.received ?? 0)
  await sql`update refunds set state = 'done', ended_at = ${ctx.now}, ask_at = null where tenant_id = ${ctx.tenantId} and id = ${refund.id}`.execute(
    ctx.db,
  )
  await sql`update payments set refunded = ${refunded}, state = ${isWhole ? 'refunded' : 'partially-refunded'}, version = version + 1
    where tenant_id = ${ctx.tenantId} and id = ${payment.id}`.execute(ctx.db)
  if (refund.invoiceId !== null) await noteOnInvoice(ctx, invoice, refund)
  await announceInvoice(ctx, invoice.id)
  const of = { amount: refund.amount, refundId: refund.id, paymentId: payment.id, invoiceId: invoice.id }
  if (how === 'hand') await post(ctx, { kind: 'refunded-by-hand', ...of })
  if (how === 'gateway' && payment.gateway !== 'none') await post(ctx, { kind: 'refund-sent', ...of, gateway: payment.gateway })
}

async function noteOnInvoice(
  ctx: Ctx,
  { id: invoiceId, kind, total }: LockedInvoice,
  { id: refundId, amount, seat }: Refund,
): Promise<void> {
  // A transfer's unique code is no part of the total.
  const { rows } = await sql<{ refunded: number }>`
    update invoices set refunded = least(total, refunded + ${amount}), version = version + 1
    where tenant_id = ${ctx.tenantId} and id = ${invoiceId} returning refunded`.execute(ctx.db)
  await sql`update invoices set status = ${statusAfterRefund(total, rows[0]?.refunded ?? 0)}
    where tenant_id = ${ctx.tenantId} and id = ${invoiceId}`.execute(ctx.db)
  if (kind === 'gift') await enqueue(ctx, giftReturned, { refundId })
  else {
    if (seat === 'take') await enqueue(ctx, takeRefunded, { refundId })
    await enqueue(ctx, returnShares, { refundId })
  }
  await enqueue(ctx, invoiceMail, { invoiceId, what: 'refund', refundId })
}
