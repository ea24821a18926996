import { sql } from 'kysely'
import { type Gateway, isGatewayFault, type RefundResult } from '#features/gateways/gateway.ts'
import type { Ctx } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Try } from '#platform/jobs/job.ts'
import { openCase } from '../cases.server.ts'
import { askPayment } from '../events.ts'
import { lockInvoice } from '../lock-invoice.server.ts'
import type { Payment } from '../payment.ts'
import { findPayment } from '../queries.server.ts'
import type { Refund } from '../refund.ts'
import { finishRefund } from '../returns/finish-refund.server.ts'
import { findRefund } from '../returns/refund-rows.server.ts'
import type { GatewaySource } from '../tools.ts'
import { nextAskAt } from './ask-times.ts'

/**
 * Sends a promised refund to its gateway, or follows one that is under way. Its id is the key, so sending it again refunds nothing twice. What the gateway refuses
 * stays promised and becomes one by hand, with a case.
 */
export async function sendToGateway(ctx: Ctx, refundId: string, trial: Try, parts: GatewaySource): Promise<void> {
  const refund = await findRefund(ctx, refundId)
  const payment = refund && (await findPayment(ctx, refund.paymentId))
  if (!refund || !payment || !isUnderWay(refund) || payment.gateway === 'none') return
  if (refund.state === 'sent') return await enqueue(ctx, askPayment, { paymentId: payment.id }, { singletonKey: payment.id })
  const gateway = await parts.findGateway(ctx, payment.gateway)
  // No transaction is open while the gateway is asked.
  await trial.startAgain()
  const result = gateway ? await send(gateway, payment, refund, trial.signal) : { state: 'failed' as const }
  const invoice = await lockInvoice(ctx, payment.invoiceId)
  const [fresh, freshPayment] = [await findRefund(ctx, refundId), await findPayment(ctx, payment.id)]
  if (!fresh || !freshPayment || !isUnderWay(fresh)) return
  if (result === 'away') return await askAgain(ctx, fresh)
  if (result.ref !== undefined)
    await sql`update refunds set gateway_ref = ${result.ref} where tenant_id = ${ctx.tenantId} and id = ${refundId}`.execute(ctx.db)
  if (result.state === 'done') return await finishRefund(ctx, invoice, freshPayment, fresh)
  if (result.state === 'sent') return await noteSent(ctx, fresh)
  await sql`update refunds set way = 'hand', ask_at = null where tenant_id = ${ctx.tenantId} and id = ${refundId}`.execute(ctx.db)
  await openCase(ctx, {
    kind: 'refund-failed',
    key: `refund-failed:${refundId}`,
    invoiceId: invoice.id,
    paymentId: payment.id,
    amount: fresh.amount,
    details: { refundId },
  })
}

const isUnderWay = ({ way, state }: Refund) => way === 'gateway' && (state === 'requested' || state === 'sent')

async function send(gateway: Gateway, payment: Payment, refund: Refund, signal: AbortSignal): Promise<RefundResult | 'away'> {
  try {
    const { orderId, ref } = payment
    const order = { orderId, key: refund.id, amount: refund.amount, reason: refund.reason, ...(ref && { ref }) }
    return await gateway.refund(order, signal)
  } catch (error) {
    if (!isGatewayFault(error)) throw error
    return error.kind === 'refused' ? { state: 'failed' } : 'away'
  }
}

async function noteSent(ctx: Ctx, { id }: Refund): Promise<void> {
  await sql`update refunds set state = 'sent', ask_at = ${nextAskAt(ctx.now, 1)} where tenant_id = ${ctx.tenantId} and id = ${id}`.execute(
    ctx.db,
  )
}

async function askAgain(ctx: Ctx, { id }: Refund): Promise<void> {
  await sql`update refunds set ask_at = ${nextAskAt(ctx.now, 2)} where tenant_id = ${ctx.tenantId} and id = ${id}`.execute(ctx.db)
}
