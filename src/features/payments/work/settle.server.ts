import { sql } from 'kysely'
import type { GatewayStatus, OrderState } from '#features/gateways/gateway.ts'
import { post } from '#features/ledger/post.server.ts'
import type { Ctx } from '#platform/context.ts'
import { openCase } from '../cases.server.ts'
import { announceInvoice } from '../end-invoice.server.ts'
import type { LockedInvoice } from '../lock-invoice.server.ts'
import { type GatewayPayment, nextState, type Payment, type PaymentEvent } from '../payment.ts'
import { findPayment } from '../queries.server.ts'
import { reflectChargeBack, reflectRefunds } from '../returns/reflect.server.ts'
import { receiveMoney } from './receive.server.ts'

/** What a gateway's state says of a payment, as events of its machine, in the order in which they happened. */
const TOLD: Readonly<Record<OrderState, readonly PaymentEvent[]>> = {
  pending: [],
  missing: [],
  challenged: [],
  paid: ['paid'],
  denied: ['denied'],
  expired: ['expired'],
  cancelled: ['cancelled'],
  'partially-refunded': ['paid', 'refunded-in-part'],
  refunded: ['paid', 'refunded'],
  'charged-back': ['paid', 'charged-back'],
}

/**
 * Takes over what the gateway says of a payment: the only place that does. The caller holds the invoice's lock. Idempotent: the same status again, an older one,
 * or the same from two processes changes nothing. What contradicts what is known becomes a case. Returns the payment as it is then.
 */
export async function settle(ctx: Ctx, invoice: LockedInvoice, given: GatewayPayment, status: GatewayStatus): Promise<Payment> {
  await noteAnswer(ctx, given, status)
  let payment: GatewayPayment = given
  for (const event of eventsOf(payment, status.state)) {
    await apply(ctx, invoice, payment, event, status)
    payment = await reread(ctx, payment)
  }
  if (payment.received !== null) await noteFee(ctx, payment, status.fee)
  if (status.state === 'challenged')
    await openCase(ctx, {
      kind: 'challenged',
      key: `challenged:${payment.id}`,
      invoiceId: invoice.id,
      paymentId: payment.id,
      amount: payment.amount,
    })
  return payment
}

/** Money is heard of once: of a payment that has it, only what came after is news. A payment that is paid and is said to be paid is none. */
function eventsOf({ received }: Payment, state: OrderState): readonly PaymentEvent[] {
  const events = TOLD[state]
  return received !== null && events.length > 1 ? events.slice(1) : events
}

async function apply(ctx: Ctx, invoice: LockedInvoice, payment: GatewayPayment, event: PaymentEvent, status: GatewayStatus): Promise<void> {
  const step = nextState(payment.state, event)
  if (step.kind === 'case') {
    await openCase(ctx, {
      kind: 'contradiction',
      key: `contradiction:${payment.id}:${payment.state}:${event}`,
      invoiceId: invoice.id,
      paymentId: payment.id,
      amount: status.amount,
      details: { known: payment.state, told: event },
    })
    return
  }
  // A part may follow another part: the state stays, the sum grows.
  if (event === 'refunded-in-part' || event === 'refunded') return await reflectRefunds(ctx, invoice, payment, status, event === 'refunded')
  if (step.kind === 'stay') return
  if (event === 'paid') return await receiveMoney(ctx, invoice, payment, status)
  if (event === 'charged-back') return await reflectChargeBack(ctx, invoice, payment)
  await sql`update payments set state = ${step.to}, ended_at = ${ctx.now}, ask_at = null, version = version + 1
    where tenant_id = ${ctx.tenantId} and id = ${payment.id}`.execute(ctx.db)
  await announceInvoice(ctx, invoice.id)
}

async function noteAnswer(ctx: Ctx, { id }: Payment, { raw, ref }: GatewayStatus): Promise<void> {
  await sql`update payments set last_answer = ${JSON.stringify(raw)}::jsonb, gateway_ref = coalesce(${ref ?? null}, gateway_ref)
    where tenant_id = ${ctx.tenantId} and id = ${id}`.execute(ctx.db)
}

async function reread(ctx: Ctx, before: GatewayPayment): Promise<GatewayPayment> {
  const now = await findPayment(ctx, before.id)
  return now ? { ...now, gateway: before.gateway } : before
}

/** Posts what the gateway keeps for itself, once it tells. */
async function noteFee(ctx: Ctx, { id, gateway, fee, invoiceId }: GatewayPayment, told: number | undefined): Promise<void> {
  if (fee !== null || told === undefined || !Number.isSafeInteger(told) || told < 0) return
  await sql`update payments set fee = ${told} where tenant_id = ${ctx.tenantId} and id = ${id}`.execute(ctx.db)
  if (told > 0) await post(ctx, { kind: 'fee-charged', gateway, amount: told, paymentId: id, invoiceId })
}
