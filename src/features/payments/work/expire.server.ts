import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Try } from '#platform/jobs/job.ts'
import { endInvoice } from '../end-invoice.server.ts'
import { expireInvoice, invoiceMail } from '../events.ts'
import { lockInvoice } from '../lock-invoice.server.ts'
import { isOpen } from '../payment.ts'
import { readPayments } from '../queries.server.ts'
import type { GatewaySource } from '../tools.ts'
import { askAtGateway } from './ask.server.ts'

/** A gateway that is away delays an invoice's end for so long; money that comes afterwards still counts. */
const MOST_DELAY_MS = 3_600_000
const AGAIN_MS = 300_000

/**
 * Ends an invoice whose time is over: asks the gateway about its open payment for the last time, then expires it and gives its coupon back. A transfer whose proof
 * waits for staff holds it open. Idempotent.
 */
export async function expireDue(ctx: Ctx, invoiceId: string, trial: Try, parts: GatewaySource): Promise<void> {
  const [open] = await readPayments(ctx, sql`p.invoice_id = ${invoiceId} and p.state in ('opening', 'pending')`)
  const asked = open ? await askAtGateway(ctx, open.id, trial, parts) : 'none'
  const invoice = await lockInvoice(ctx, invoiceId)
  if (invoice.status !== 'pending' || invoice.expiresAt > ctx.now) return
  const payments = await readPayments(ctx, sql`p.invoice_id = ${invoiceId}`)
  if (payments.some(({ state, proofAt }) => isOpen(state) && proofAt !== null)) return
  if (asked === 'away' && ctx.now.getTime() - invoice.expiresAt.getTime() < MOST_DELAY_MS) {
    const startAfter = new Date(ctx.now.getTime() + AGAIN_MS)
    return await enqueue(ctx, expireInvoice, { invoiceId }, { startAfter, singletonKey: invoiceId })
  }
  await endInvoice(ctx, invoiceId, 'expired')
  await enqueue(ctx, invoiceMail, { invoiceId, what: 'expired' })
}
