import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { gatewayOf } from '#features/gateways/find-gateway.server.ts'
import type { Method } from '#features/gateways/gateway.ts'
import { daysBefore } from '#kit/days.ts'
import { Conflict, InvalidInput } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { lock } from '#platform/db/lock.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { announceInvoice, endOpenPayments } from './end-invoice.server.ts'
import { openPayment } from './events.ts'
import { isPayable } from './invoice.ts'
import { lockInvoice } from './lock-invoice.server.ts'
import { isOpen, orderIdOf, type Payment } from './payment.ts'
import { findPayment, getInvoice, readPayments } from './queries.server.ts'
import { paymentReason } from './texts.ts'

/** Payments of one invoice: whoever changes the method so often is no payer. */
const MOST_TRIES = 20
const MOST_CODE = 999
/** A code that was given is not given again for so long, where another one is free: its money may still come. */
const CODE_DAYS = 14
/** A payment that was not opened by then is opened again by the clock. */
const STUCK_MS = 120_000

/**
 * Chooses how an invoice is paid, or changes it: the open payment is cancelled, and another one is opened at its gateway by a job. The same method again returns
 * the open payment. For who may see the invoice (as `getInvoice`). Throws NotFound, InvalidInput for a method that nobody offers, and Conflict
 * (`InvoiceNotOpen`, `TooManyTries`, `TransfersBusy`).
 */
export async function chooseMethod(ctx: Ctx, invoiceId: string, method: Method, key?: string): Promise<Payment> {
  await getInvoice(ctx, invoiceId, key)
  const invoice = await lockInvoice(ctx, invoiceId)
  if (!isPayable(invoice, ctx.now)) throw new Conflict(paymentReason('InvoiceNotOpen'))
  const gateway = await gatewayOf(ctx, method)
  if (!gateway) {
    const reason = paymentReason('MethodUnavailable')
    throw new InvalidInput(reason, [{ path: 'method', reason }])
  }
  const payments = await readPayments(ctx, sql`p.invoice_id = ${invoiceId}`)
  const open = payments.find(({ state }) => isOpen(state))
  if (open?.method === method) return open
  if (payments.length >= MOST_TRIES) throw new Conflict(paymentReason('TooManyTries'))
  if (open) await endOpenPayments(ctx, invoiceId, 'cancelled')
  const id = newId()
  const uniqueCode = method === 'transfer' ? await takeCode(ctx, invoice.total) : null
  await ctx.db
    .insertInto('payments')
    .values({
      tenant_id: ctx.tenantId,
      id,
      invoice_id: invoiceId,
      gateway,
      method,
      order_id: orderIdOf(id),
      state: 'opening',
      amount: invoice.total + (uniqueCode ?? 0),
      unique_code: uniqueCode,
      created_at: ctx.now,
      expires_at: invoice.expiresAt,
      ask_at: new Date(ctx.now.getTime() + STUCK_MS),
    })
    .execute()
  await enqueue(ctx, openPayment, { paymentId: id }, { singletonKey: id })
  await announceInvoice(ctx, invoiceId)
  const payment = await findPayment(ctx, id)
  if (!payment) throw new Error('a payment that was just written is gone')
  return payment
}

/** Returns a code that makes this sum that of no other open transfer. Throws Conflict (`TransfersBusy`) where none is left. */
async function takeCode(ctx: Ctx, total: number): Promise<number> {
  await lock(ctx, 'transfers')
  const { rows } = await sql<{ amount: number; isOpen: boolean }>`
    select amount, state in ('opening', 'pending') as "isOpen" from payments
    where tenant_id = ${ctx.tenantId} and method = 'transfer' and amount between ${total + 1} and ${total + MOST_CODE}
      and (state in ('opening', 'pending') or created_at > ${daysBefore(ctx.now, CODE_DAYS)})`.execute(ctx.db)
  const freeOf = (taken: readonly { amount: number }[]) => {
    const amounts = new Set(taken.map(({ amount }) => amount))
    return Array.from({ length: MOST_CODE }, (_, at) => at + 1).filter(code => !amounts.has(total + code))
  }
  const rested = freeOf(rows)
  const free = rested.length > 0 ? rested : freeOf(rows.filter(row => row.isOpen))
  const code = free[free.length > 0 ? randomInt(free.length) : 0]
  if (code === undefined) throw new Conflict(paymentReason('TransfersBusy'))
  return code
}
