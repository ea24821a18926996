import { writeAudit } from '#features/audit/audit.server.ts'
import { requireFreshProof } from '#features/members/roles.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { Conflict, InvalidInput } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { toReasons } from '#platform/http/field-reasons.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { lockOpenCase, noteSettled } from './cases.server.ts'
import { sendRefund } from './events.ts'
import { invoiceIdOf, type LockedInvoice, lockInvoice } from './lock-invoice.server.ts'
import type { Payment } from './payment.ts'
import { findPayment } from './queries.server.ts'
import type { Refund } from './refund.ts'
import { cancelPromise, finishRefund, promise } from './returns/finish-refund.server.ts'
import { getRefundRow, insertRefund, leftOf, refundsOf, refundsOfInvoice } from './returns/refund-rows.server.ts'
import { caseRefund, type RefundInput, refundInput } from './schema.ts'
import { paymentReason } from './texts.ts'

/**
 * Promises money of a paid invoice back, a part or all, and has the gateway send it; by hand staff send it themselves and confirm it (`confirmHandRefund`). The seat
 * and the mentors' parts are taken back once the money went. Throws as `requirePermission` (payments.write), Forbidden without a fresh second factor, NotFound,
 * InvalidInput for more than is left, and Conflict (`RefundNotPaid`, `RefundByHandOnly`).
 */
export async function requestRefund(ctx: Ctx, input: RefundInput): Promise<Refund> {
  requireMayRefund(ctx)
  const read = refundInput.safeParse(input)
  if (!read.success) throw new InvalidInput(paymentReason('RefundNotPaid'), toReasons(read.error))
  const { invoice, payment } = await lockPayment(ctx, read.data.paymentId)
  if (payment.isUnexplained) throw new Conflict(paymentReason('RefundNotPaid'))
  return await begin(ctx, invoice, payment, { ...read.data, invoiceId: invoice.id })
}

/**
 * Returns the money of a case to its payer, whole, and settles the case with the reason. Money that pays no invoice leaves the invoice as it is; of one that is paid
 * (no seat was left) the seat goes, too. Throws as `requestRefund`, and Conflict (`CaseSettled`, `CaseWithoutMoney`).
 */
export async function refundCase(ctx: Ctx, input: { id: string; reason: string; way: 'gateway' | 'hand' }): Promise<Refund> {
  requireMayRefund(ctx)
  const read = caseRefund.safeParse(input)
  if (!read.success) throw new InvalidInput(paymentReason('NoteMissing'), toReasons(read.error))
  const { id, reason, way } = read.data
  const found = await lockOpenCase(ctx, id)
  if (found.paymentId === null) throw new Conflict(paymentReason('CaseWithoutMoney'))
  const { invoice, payment } = await lockPayment(ctx, found.paymentId)
  const amount = leftOf(payment, await refundsOf(ctx, payment.id))
  if (amount <= 0) throw new Conflict(paymentReason('CaseWithoutMoney'))
  const invoiceId = payment.isUnexplained ? null : invoice.id
  const refund = await begin(ctx, invoice, payment, { amount, reason, way, seat: invoiceId === null ? 'keep' : 'take', invoiceId })
  await noteSettled(ctx, found, reason)
  return refund
}

/** Staff sent a refund by hand: it is done. Throws as `requestRefund`, and Conflict (`RefundNotByHand`, `RefundEnded`). */
export async function confirmHandRefund(ctx: Ctx, id: string): Promise<void> {
  const { invoice, payment, refund } = await lockHandRefund(ctx, id)
  await writeAudit(ctx, { act: 'refund.confirmed', subject: invoice.number, details: { refundId: id, amount: refund.amount } })
  await finishRefund(ctx, invoice, payment, refund)
}

/** Takes back the promise of a refund by hand that was not sent. Throws as `confirmHandRefund`. */
export async function cancelRefund(ctx: Ctx, id: string): Promise<void> {
  const { invoice, refund } = await lockHandRefund(ctx, id)
  await writeAudit(ctx, { act: 'refund.cancelled', subject: invoice.number, details: { refundId: id, amount: refund.amount } })
  await cancelPromise(ctx, invoice, refund)
}

/** Returns the refunds of an invoice's payments for staff, oldest first. Throws as `requirePermission`. */
export async function listRefunds(ctx: Ctx, invoiceId: string): Promise<Refund[]> {
  requirePermission(ctx.viewer, 'payments.read')
  return await refundsOfInvoice(ctx, invoiceId)
}

function requireMayRefund(ctx: Ctx): void {
  requirePermission(ctx.viewer, 'payments.write')
  requireFreshProof(ctx)
}

async function lockPayment(ctx: Ctx, paymentId: string): Promise<{ invoice: LockedInvoice; payment: Payment }> {
  const invoice = await lockInvoice(ctx, await invoiceIdOf(ctx, paymentId))
  const payment = await findPayment(ctx, paymentId)
  if (!payment || payment.received === null || payment.state === 'charged-back') throw new Conflict(paymentReason('RefundNotPaid'))
  return { invoice, payment }
}

async function lockHandRefund(ctx: Ctx, id: string) {
  requireMayRefund(ctx)
  const { paymentId } = await getRefundRow(ctx, id)
  const locked = await lockPayment(ctx, paymentId)
  const refund = await getRefundRow(ctx, id)
  if (refund.state !== 'requested') throw new Conflict(paymentReason('RefundEnded'))
  if (refund.way !== 'hand') throw new Conflict(paymentReason('RefundNotByHand'))
  return { ...locked, refund }
}

async function begin(
  ctx: Ctx,
  invoice: LockedInvoice,
  payment: Payment,
  { amount, reason, seat, way, invoiceId }: Pick<Refund, 'amount' | 'reason' | 'seat' | 'way' | 'invoiceId'>,
): Promise<Refund> {
  const most = leftOf(payment, await refundsOf(ctx, payment.id))
  if (amount > most) {
    const why = paymentReason('RefundTooHigh', { most })
    throw new InvalidInput(why, [{ path: 'amount', reason: why }])
  }
  if (way === 'gateway' && payment.gateway === 'transfer') throw new Conflict(paymentReason('RefundByHandOnly'))
  const requestedBy = ctx.viewer.kind === 'person' ? ctx.viewer.person.memberId : null
  const refund = await insertRefund(ctx, payment, { amount, reason, seat, way, invoiceId, requestedBy, state: 'requested' })
  await writeAudit(ctx, { act: 'refund.requested', subject: invoice.number, details: { refundId: refund.id, amount, seat, way, reason } })
  if (way === 'gateway') await enqueue(ctx, sendRefund, { refundId: refund.id }, { singletonKey: refund.id })
  await promise(ctx, invoice, payment, refund, (payment.received ?? 0) - most)
  return refund
}
