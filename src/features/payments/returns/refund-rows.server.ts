import { type RawBuilder, sql } from 'kysely'
import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid, newId } from '#platform/db/ids.ts'
import type { LockedInvoice } from '../lock-invoice.server.ts'
import type { Payment } from '../payment.ts'
import { type Refund, taxWithin } from '../refund.ts'
import { paymentReason } from '../texts.ts'

const columns = sql`id, payment_id as "paymentId", invoice_id as "invoiceId", amount, reason, seat, way, state, requested_by as "requestedBy",
  created_at as "createdAt", ended_at as "endedAt"`

async function readRefunds(ctx: Pick<Ctx, 'db' | 'tenantId'>, where: RawBuilder<unknown>): Promise<Refund[]> {
  const { rows } = await sql<Refund>`select ${columns} from refunds where tenant_id = ${ctx.tenantId} and ${where}
    order by created_at, id`.execute(ctx.db)
  return rows
}

/** Returns a refund for jobs and for who takes back what was sold; undefined if there is none. */
export async function findRefund(ctx: Pick<Ctx, 'db' | 'tenantId'>, id: string): Promise<Refund | undefined> {
  const [refund] = isUuid(id) ? await readRefunds(ctx, sql`id = ${id}`) : []
  return refund
}

/** Throws NotFound. */
export async function getRefundRow(ctx: Ctx, id: string): Promise<Refund> {
  const refund = await findRefund(ctx, id)
  if (!refund) throw new NotFound(paymentReason('RefundMissing'))
  return refund
}

/** Returns the refunds of a payment, oldest first. */
export async function refundsOf(ctx: Ctx, paymentId: string): Promise<Refund[]> {
  return await readRefunds(ctx, sql`payment_id = ${paymentId}`)
}

export async function refundsOfInvoice(ctx: Ctx, invoiceId: string): Promise<Refund[]> {
  return await readRefunds(ctx, sql`invoice_id = ${invoiceId}`)
}

/** Returns what can still be promised of a payment: what came, less what went back and what is promised. */
export function leftOf({ received, refunded }: Payment, refunds: readonly Refund[]): number {
  const promised = refunds.reduce((sum, { state, amount }) => (state === 'requested' || state === 'sent' ? sum + amount : sum), 0)
  return (received ?? 0) - refunded - promised
}

export type NewRefund = Pick<Refund, 'amount' | 'reason' | 'seat' | 'way' | 'state' | 'invoiceId' | 'requestedBy'>

export async function insertRefund(ctx: Ctx, payment: Payment, refund: NewRefund): Promise<Refund> {
  const row = { ...refund, id: newId(), paymentId: payment.id, createdAt: ctx.now, endedAt: null }
  await ctx.db
    .insertInto('refunds')
    .values({
      tenant_id: ctx.tenantId,
      id: row.id,
      payment_id: payment.id,
      invoice_id: refund.invoiceId,
      amount: refund.amount,
      reason: refund.reason,
      seat: refund.seat,
      way: refund.way,
      state: refund.state,
      requested_by: refund.requestedBy,
      created_at: ctx.now,
    })
    .execute()
  return row
}

/** Returns the tax that was promised back of a payment so far, or of one refund of it: from the ledger, which has it to the rupiah. */
async function promisedTax(ctx: Ctx, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ tax: number }>`
    select coalesce(sum(e.amount), 0)::bigint as tax from ledger_movements m
    join ledger_entries e on e.tenant_id = m.tenant_id and e.movement_id = m.id and e.account = 'tax'
    where m.tenant_id = ${ctx.tenantId} and m.kind in ('refund-promised', 'refund-cancelled') and ${where}`.execute(ctx.db)
  return rows[0]?.tax ?? 0
}

/** Returns the tax within a part of a paid invoice's payment that is promised back now. */
export async function taxOfPart(ctx: Ctx, { tax }: LockedInvoice, payment: Payment, before: number, amount: number): Promise<number> {
  const taxBefore = await promisedTax(ctx, sql`m.payment_id = ${payment.id}`)
  return taxWithin({ received: payment.received ?? payment.amount, tax, before, taxBefore, amount })
}

/** Returns the tax that a refund's promise took back, for its cancellation. */
export async function taxOfRefund(ctx: Ctx, refundId: string): Promise<number> {
  return await promisedTax(ctx, sql`m.refund_id = ${refundId}`)
}
