import { sql } from 'kysely'
import { type Gateway, isGatewayFault, type Opened, type OpenOrder } from '#features/gateways/gateway.ts'
import type { Ctx } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Try } from '#platform/jobs/job.ts'
import { ORDER_MAIL_MS } from '../create-invoice.server.ts'
import { announceInvoice } from '../end-invoice.server.ts'
import { cancelPayment, invoiceMail, openPayment } from '../events.ts'
import type { Invoice } from '../invoice.ts'
import { lockInvoice } from '../lock-invoice.server.ts'
import { nextState, type Payment, type PaymentFailure } from '../payment.ts'
import { findInvoice, findPayment } from '../queries.server.ts'
import type { PaymentParts } from '../tools.ts'
import { askOnTime, nextAskAt } from './ask-times.ts'

/** Where gateways send notifications, and lead payers back to. */
const NOTIFY_PATH = '/api/services/v1/class/payment/callback'
const RETURN_PATH = '/CallbackPayment'
/** After so many tries in vain the payer may choose again. */
const MOST_OPENINGS = 5
const RETRY_MS = [5_000, 15_000, 30_000, 60_000] as const

/**
 * Opens a payment at its gateway: asks without a transaction, and writes under the invoice's lock. Safe to repeat, since the order id is the payment's. Where the
 * gateway is away it is tried again, and after some times the payment is denied, so that the payer can choose another way.
 */
export async function openAtGateway(ctx: Ctx, paymentId: string, trial: Try, parts: PaymentParts): Promise<void> {
  const payment = await findPayment(ctx, paymentId)
  if (!payment || payment.state !== 'opening' || payment.gateway === 'none' || payment.method === 'none') return
  const invoice = await findInvoice(ctx, payment.invoiceId)
  const site = await parts.findSite(ctx.tenantId)
  const gateway = await parts.findGateway(ctx, payment.gateway)
  if (!invoice || !site) return
  // No transaction is open while the gateway is asked.
  await trial.startAgain()
  const result = gateway
    ? await tryToOpen(gateway, orderOf(invoice, { ...payment, method: payment.method }, parts.originOf(site.host)), trial.signal)
    : 'gateway-refused'
  await lockInvoice(ctx, invoice.id)
  const fresh = await findPayment(ctx, paymentId)
  if (!fresh) return
  if (fresh.state !== 'opening') await endOvertaken(ctx, fresh, result)
  else if (typeof result === 'object') await noteOpened(ctx, fresh, invoice, result)
  else await noteFailure(ctx, fresh, result)
}

function orderOf(invoice: Invoice, payment: Payment & { method: OpenOrder['method'] }, origin: string): OpenOrder {
  return {
    orderId: payment.orderId,
    amount: payment.amount,
    method: payment.method,
    invoiceNumber: invoice.number,
    lines: invoice.lines.map(({ name, quantity, price }) => ({ name, quantity, price })),
    buyer: {
      name: invoice.buyerName,
      ...(invoice.buyerEmail !== null && { email: invoice.buyerEmail }),
      ...(invoice.buyerPhone !== null && { phone: invoice.buyerPhone }),
    },
    expiresAt: invoice.expiresAt,
    returnUrl: `${origin}${RETURN_PATH}?order_id=${payment.orderId}`,
    notifyUrl: origin + NOTIFY_PATH,
  }
}

async function tryToOpen(gateway: Gateway, order: OpenOrder, signal: AbortSignal): Promise<Opened | PaymentFailure> {
  try {
    return await gateway.open(order, signal)
  } catch (error) {
    if (!isGatewayFault(error)) throw error
    return error.kind === 'refused' ? 'gateway-refused' : 'gateway-down'
  }
}

async function noteOpened(ctx: Ctx, payment: Payment, invoice: Invoice, { ref, instructions, expiresAt }: Opened): Promise<void> {
  const step = nextState(payment.state, 'opened')
  if (step.kind !== 'go') return
  const askAt = payment.gateway === 'transfer' ? null : nextAskAt(ctx.now, 0)
  await sql`update payments set state = ${step.to}, gateway_ref = ${ref}, instructions = ${JSON.stringify(instructions)}::jsonb, opened_at = ${ctx.now},
      expires_at = ${expiresAt}, asked = 0, ask_at = ${askAt}, version = version + 1
    where tenant_id = ${ctx.tenantId} and id = ${payment.id}`.execute(ctx.db)
  if (askAt) await askOnTime(ctx, payment.id, askAt)
  // The mail that was ordered with the invoice tells of it, unless it has gone already.
  if (ctx.now.getTime() - invoice.createdAt.getTime() > ORDER_MAIL_MS)
    await enqueue(ctx, invoiceMail, { invoiceId: invoice.id, what: 'order' }, { singletonKey: `order ${invoice.id}` })
  await announceInvoice(ctx, invoice.id)
}

async function noteFailure(ctx: Ctx, payment: Payment, failure: PaymentFailure): Promise<void> {
  const { rows } = await sql<{ asked: number }>`
    update payments set asked = asked + 1 where tenant_id = ${ctx.tenantId} and id = ${payment.id} returning asked`.execute(ctx.db)
  const tries = rows[0]?.asked ?? 0
  if (failure === 'gateway-down' && tries < MOST_OPENINGS) {
    const startAfter = new Date(ctx.now.getTime() + (RETRY_MS[tries - 1] ?? 60_000))
    await enqueue(ctx, openPayment, { paymentId: payment.id }, { startAfter, singletonKey: payment.id })
    return
  }
  const step = nextState(payment.state, 'open-failed')
  if (step.kind !== 'go') return
  await sql`update payments set state = ${step.to}, failure = ${failure}, ended_at = ${ctx.now}, asked = 0, version = version + 1,
      ask_at = ${failure === 'gateway-down' ? nextAskAt(ctx.now, 0) : null}
    where tenant_id = ${ctx.tenantId} and id = ${payment.id}`.execute(ctx.db)
  // An answer that was lost may have opened it.
  if (failure === 'gateway-down') await enqueue(ctx, cancelPayment, { paymentId: payment.id }, { singletonKey: payment.id })
  ctx.log.warn({ paymentId: payment.id, failure }, 'a payment could not be opened')
  await announceInvoice(ctx, payment.invoiceId)
}

/** It was cancelled while the gateway opened it: the gateway's has to end, too. */
async function endOvertaken(ctx: Ctx, payment: Payment, result: Opened | PaymentFailure): Promise<void> {
  if (typeof result !== 'object') return
  // Some gateways find it by their own id alone.
  await sql`update payments set gateway_ref = coalesce(gateway_ref, ${result.ref})
    where tenant_id = ${ctx.tenantId} and id = ${payment.id}`.execute(ctx.db)
  const isUnpaidEnd = payment.state === 'cancelled' || payment.state === 'expired' || payment.state === 'denied'
  if (isUnpaidEnd && payment.gateway !== 'transfer')
    await enqueue(ctx, cancelPayment, { paymentId: payment.id }, { singletonKey: payment.id })
}
