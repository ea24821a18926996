import { sql } from 'kysely'
import type { GatewayStatus } from '#features/gateways/gateway.ts'
import { post } from '#features/ledger/post.server.ts'
import type { Ctx } from '#platform/context.ts'
import { openCase } from '../cases.server.ts'
import type { LockedInvoice } from '../lock-invoice.server.ts'
import type { GatewayPayment } from '../payment.ts'
import { cancelPromise, finishRefund, promise } from './finish-refund.server.ts'
import { insertRefund, leftOf, refundsOf, taxOfPart } from './refund-rows.server.ts'

/** Reasons of refunds that nobody here ordered, as codes. */
const MADE_THERE = 'refunded-at-gateway'
const CHARGED_BACK = 'charged-back'

/**
 * Takes over what the gateway says it refunded: first the refunds that were sent there, oldest first, then what was made on its own pages, which is promised and
 * done in one, and a case: nobody decided what happens to the seat.
 */
export async function reflectRefunds(
  ctx: Ctx,
  invoice: LockedInvoice,
  payment: GatewayPayment,
  { refunded: told }: GatewayStatus,
  isWhole: boolean,
): Promise<void> {
  const received = payment.received ?? 0
  let rest = Math.min(isWhole && told === 0 ? received : told, received) - (await doneAtGateway(ctx, payment))
  if (!Number.isSafeInteger(rest) || rest <= 0) return
  const refunds = await refundsOf(ctx, payment.id)
  let refunded = payment.refunded
  for (const refund of refunds) {
    if (refund.way !== 'gateway' || (refund.state !== 'requested' && refund.state !== 'sent') || refund.amount > rest) continue
    await finishRefund(ctx, invoice, { ...payment, refunded }, refund)
    refunded += refund.amount
    rest -= refund.amount
  }
  const free = leftOf({ ...payment, refunded }, await refundsOf(ctx, payment.id))
  if (rest <= 0) return
  if (rest > free) return await openMadeThere(ctx, invoice, payment, rest)
  const made = await insertRefund(ctx, payment, {
    amount: rest,
    reason: MADE_THERE,
    seat: 'keep',
    way: 'gateway',
    state: 'requested',
    invoiceId: payment.isUnexplained ? null : invoice.id,
    requestedBy: null,
  })
  await promise(ctx, invoice, { ...payment, refunded }, made, refunded)
  await finishRefund(ctx, invoice, { ...payment, refunded }, made)
  await openMadeThere(ctx, invoice, payment, rest, made.id)
}

async function doneAtGateway(ctx: Ctx, { id }: GatewayPayment): Promise<number> {
  return (await refundsOf(ctx, id)).reduce((sum, { way, state, amount }) => (way === 'gateway' && state === 'done' ? sum + amount : sum), 0)
}

async function openMadeThere(ctx: Ctx, invoice: LockedInvoice, payment: GatewayPayment, amount: number, refundId?: string): Promise<void> {
  const key = `refunded-at-gateway:${refundId ?? `${payment.id}:${payment.refunded + amount}`}`
  await openCase(ctx, { kind: 'refunded-at-gateway', key, invoiceId: invoice.id, paymentId: payment.id, amount })
}

/** The gateway took the money back, so the seat goes, too: a refund of the rest that nobody ordered. What was promised and not sent is not sent any more. */
export async function reflectChargeBack(ctx: Ctx, invoice: LockedInvoice, payment: GatewayPayment): Promise<void> {
  const amount = (payment.received ?? 0) - payment.refunded
  await openCase(ctx, { kind: 'charged-back', key: `charged-back:${payment.id}`, invoiceId: invoice.id, paymentId: payment.id, amount })
  for (const refund of await refundsOf(ctx, payment.id))
    if (refund.state === 'requested' || refund.state === 'sent') await cancelPromise(ctx, invoice, refund)
  const refund = await insertRefund(ctx, payment, {
    amount,
    reason: CHARGED_BACK,
    seat: 'take',
    way: 'gateway',
    state: 'requested',
    invoiceId: payment.isUnexplained ? null : invoice.id,
    requestedBy: null,
  })
  const tax = await taxOfPart(ctx, invoice, payment, payment.refunded, amount)
  await finishRefund(ctx, invoice, payment, refund, 'charged-back')
  await sql`update payments set state = 'charged-back' where tenant_id = ${ctx.tenantId} and id = ${payment.id}`.execute(ctx.db)
  const of = { gateway: payment.gateway, amount, paymentId: payment.id, refundId: refund.id }
  if (payment.isUnexplained) await post(ctx, { kind: 'refund-sent', ...of })
  else if (invoice.kind === 'gift') await post(ctx, { kind: 'gift-charged-back', ...of, invoiceId: invoice.id })
  else await post(ctx, { kind: 'charged-back', ...of, tax, invoiceId: invoice.id })
}
