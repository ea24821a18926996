import { sql } from 'kysely'
import { type GatewayStatus, isGatewayFault } from '#features/gateways/gateway.ts'
import type { Ctx } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Try } from '#platform/jobs/job.ts'
import { cancelPayment } from '../events.ts'
import { lockInvoice } from '../lock-invoice.server.ts'
import { type GatewayPayment, isOpen, type Payment } from '../payment.ts'
import { findPayment } from '../queries.server.ts'
import type { GatewaySource } from '../tools.ts'
import { askOnTime, nextAskAt, nextAskOfTold } from './ask-times.ts'
import { settle } from './settle.server.ts'

/** What one look at a gateway brought; `away`: nothing is known. */
export type Asked = 'settled' | 'away' | 'none'

/** A payment that ended here, and a notification, is asked about for so long: then what the gateway says is left to its report. */
const ASK_ENDED_DAYS = 7
const DAY_MS = 86_400_000

/**
 * Asks the gateway what became of a payment, without a transaction, and settles it under the invoice's lock. Where the gateway is away, or knows nothing new, it is
 * asked again by the clock, so a lost notification heals.
 */
export async function askAtGateway(ctx: Ctx, paymentId: string, trial: Try, parts: GatewaySource): Promise<Asked> {
  const payment = await findPayment(ctx, paymentId)
  if (!payment || payment.gateway === 'none' || payment.gateway === 'transfer') return 'none'
  const gateway = await parts.findGateway(ctx, payment.gateway)
  // No transaction is open while the gateway is asked.
  await trial.startAgain()
  const status = await statusOf(() => gateway?.status(payment.orderId, trial.signal, payment.ref ?? undefined), ctx)
  const invoice = await lockInvoice(ctx, payment.invoiceId)
  const fresh = await findPayment(ctx, paymentId)
  if (!fresh) return 'none'
  if (!status) {
    await askLater(ctx, fresh)
    return 'away'
  }
  const settled = await settle(ctx, invoice, { ...fresh, gateway: payment.gateway }, status)
  await noteHandled(ctx, settled, status.state)
  await keepAsking(ctx, settled, status)
  return 'settled'
}

async function statusOf(ask: () => Promise<GatewayStatus> | undefined, ctx: Ctx): Promise<GatewayStatus | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (!isGatewayFault(error)) throw error
    ctx.log.warn({ err: error }, 'a gateway did not say what became of a payment; it is asked again')
    return undefined
  }
}

/** While a payment may still change, the clock asks; so it does after it ended here, until the gateway says that it ended there. */
async function keepAsking(ctx: Ctx, payment: Payment, status: GatewayStatus): Promise<void> {
  const isOpenThere = status.state === 'pending' || status.state === 'challenged'
  if (isOpen(payment.state)) return await askLater(ctx, payment)
  if (!isOpenThere || payment.received !== null) return await setAskAt(ctx, payment, null)
  await enqueue(ctx, cancelPayment, { paymentId: payment.id }, { singletonKey: payment.id })
  await askLater(ctx, payment)
}

/** A payment that is over, or has its money, is asked about for a notification alone: it may tell of money that went back. */
async function askLater(ctx: Ctx, payment: Payment): Promise<void> {
  const longAgo = new Date(ctx.now.getTime() - ASK_ENDED_DAYS * DAY_MS)
  const isOver = payment.received !== null || (payment.endedAt !== null && payment.endedAt < longAgo)
  const { rows } = await sql<{ asked: number; toldAt: Date | null }>`
    select asked, (select max(n.received_at) from gateway_notifications n where n.tenant_id = ${ctx.tenantId} and n.order_id = p.order_id
        and n.handled_at is null and n.is_genuine and n.received_at >= ${longAgo}) as "toldAt"
      from payments p where p.tenant_id = ${ctx.tenantId} and p.id = ${payment.id}`.execute(ctx.db)
  const { asked = 0, toldAt = null } = rows[0] ?? {}
  if (isOver && !toldAt) return await setAskAt(ctx, payment, null)
  const at = toldAt ? nextAskOfTold(ctx.now, toldAt) : nextAskAt(ctx.now, asked)
  await setAskAt(ctx, payment, at)
  await askOnTime(ctx, payment.id, at)
}

async function setAskAt(ctx: Ctx, { id }: Payment, at: Date | null): Promise<void> {
  await sql`update payments set ask_at = ${at}, asked = asked + 1 where tenant_id = ${ctx.tenantId} and id = ${id}`.execute(ctx.db)
}

/** Marks the notifications that came before the job began: what they told is known now. A later one has a job of its own. */
async function noteHandled(ctx: Ctx, { orderId }: Payment, outcome: string): Promise<void> {
  await sql`update gateway_notifications set handled_at = ${ctx.now}, outcome = ${outcome}
    where tenant_id = ${ctx.tenantId} and order_id = ${orderId} and handled_at is null and is_genuine and received_at <= ${ctx.now}`.execute(
    ctx.db,
  )
}

/** Ends a payment at its gateway that ended here. Throws GatewayFault where the gateway is away, so that the queue tries again. */
export async function cancelAtGateway(ctx: Ctx, paymentId: string, trial: Try, parts: GatewaySource): Promise<void> {
  const payment = await findPayment(ctx, paymentId)
  if (!payment || !isEnded(payment)) return
  const gateway = await parts.findGateway(ctx, payment.gateway)
  await trial.startAgain()
  try {
    await gateway?.cancel(payment.orderId, trial.signal, payment.ref ?? undefined)
  } catch (error) {
    // What can't be cancelled was paid or has ended: the next look at it tells.
    if (!isGatewayFault(error) || error.kind === 'away') throw error
  }
}

function isEnded(payment: Payment): payment is GatewayPayment {
  const { state, gateway } = payment
  return (state === 'cancelled' || state === 'expired' || state === 'denied') && gateway !== 'none' && gateway !== 'transfer'
}
