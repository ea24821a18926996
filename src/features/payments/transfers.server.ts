import { sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { requirePermission, requirePerson } from '#features/permissions/permissions.ts'
import { Conflict, InvalidInput } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { announceInvoice } from './end-invoice.server.ts'
import { invoiceIdOf, type LockedInvoice, lockInvoice } from './lock-invoice.server.ts'
import { type GatewayPayment, hasMoney, type Payment } from './payment.ts'
import { findPayment, getInvoice, readPayments } from './queries.server.ts'
import { proofNote } from './schema.ts'
import { paymentReason } from './texts.ts'
import { settle } from './work/settle.server.ts'

/**
 * Stores what a payer says of their transfer, and their proof of it, if they sent one (an upload that the caller kept). The invoice then waits for staff, beyond its
 * time. For who may see the invoice (as `getInvoice`). Throws NotFound, InvalidInput (`ProofMissing`) and Conflict (`ProofTooSoon`).
 */
export async function sendProof(ctx: Ctx, invoiceId: string, uploadId: string | null, note: string, key?: string): Promise<void> {
  await getInvoice(ctx, invoiceId, key)
  const read = proofNote.safeParse(note)
  const isEmpty = uploadId === null && (read.data ?? '') === ''
  if (!read.success || isEmpty)
    throw new InvalidInput(paymentReason('ProofMissing'), [{ path: 'proof', reason: paymentReason('ProofMissing') }])
  await lockInvoice(ctx, invoiceId)
  const [open] = await readPayments(ctx, sql`p.invoice_id = ${invoiceId} and p.method = 'transfer' and p.state = 'pending'`)
  if (!open) throw new Conflict(paymentReason('ProofTooSoon'))
  await sql`update payments set proof_upload_id = coalesce(${uploadId}, proof_upload_id), proof_note = ${read.data}, proof_at = ${ctx.now}
    where tenant_id = ${ctx.tenantId} and id = ${open.id}`.execute(ctx.db)
  await announceInvoice(ctx, invoiceId)
}

/**
 * Staff saw the transfer on the account: it is paid, also one that was given up here. Throws as `requirePermission` (payments.write), NotFound, and Conflict
 * (`TransferNotOpen`) for one that is paid, or that is no transfer.
 */
export async function confirmTransfer(ctx: Ctx, paymentId: string): Promise<Payment> {
  const { invoice, payment } = await lockTransfer(ctx, paymentId)
  const confirmedBy = ctx.viewer.kind === 'person' ? requirePerson(ctx.viewer).memberId : null
  await sql`update payments set confirmed_by = ${confirmedBy} where tenant_id = ${ctx.tenantId} and id = ${paymentId}`.execute(ctx.db)
  await writeAudit(ctx, { act: 'transfer.confirmed', subject: invoice.number, details: { paymentId, amount: payment.amount } })
  const raw = { confirmedAt: ctx.now.toISOString() }
  return await settle(ctx, invoice, payment, { state: 'paid', amount: payment.amount, refunded: 0, paidAt: ctx.now, raw })
}

/** Staff found no such transfer: it ends, and the payer may choose again, or finds the invoice expired. Throws as `confirmTransfer`. */
export async function refuseTransfer(ctx: Ctx, paymentId: string, note: string): Promise<Payment> {
  const { invoice, payment } = await lockTransfer(ctx, paymentId)
  await writeAudit(ctx, { act: 'transfer.refused', subject: invoice.number, details: { paymentId, note: note.trim().slice(0, 500) } })
  const settled = await settle(ctx, invoice, payment, {
    state: 'denied',
    amount: 0,
    refunded: 0,
    raw: { refusedAt: ctx.now.toISOString() },
  })
  await sql`update payments set failure = 'transfer-refused' where tenant_id = ${ctx.tenantId} and id = ${paymentId}`.execute(ctx.db)
  return { ...settled, failure: 'transfer-refused' }
}

async function lockTransfer(ctx: Ctx, paymentId: string): Promise<{ invoice: LockedInvoice; payment: GatewayPayment }> {
  requirePermission(ctx.viewer, 'payments.write')
  const invoice = await lockInvoice(ctx, await invoiceIdOf(ctx, paymentId))
  const payment = await findPayment(ctx, paymentId)
  if (!payment || payment.gateway !== 'transfer' || hasMoney(payment.state)) throw new Conflict(paymentReason('TransferNotOpen'))
  return { invoice, payment: { ...payment, gateway: payment.gateway } }
}
