import { type RawBuilder, sql } from 'kysely'
import type { Notice } from '#features/gateways/gateway.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { enqueue, enqueueing } from '#platform/jobs/enqueue.ts'
import { logSecurity } from '#platform/security-log.ts'
import { openCase } from './cases.server.ts'
import { askPayment, askPayout } from './events.ts'
import type { GatewaySource } from './tools.ts'

/** A notification's body is some hundred bytes; more is not stored. */
const MOST_BODY = 20_000
const MOST_ORDER_ID = 100
/** Forged ones that are stored in an hour: a flood of them is counted, and fills no table. */
const FORGED_AN_HOUR = 200

export type Stored = 'stored' | 'forged' | 'unreadable'

/**
 * Stores what a gateway tells, and has the gateway asked for the truth by a job; nothing else is believed of it, so it is answered fast and repeats do no harm.
 * `forged`: it isn't signed by the gateway, to be refused with 403, and counted. `unreadable`: it is too large, or this site has no such gateway.
 */
export async function storeNotification(
  ctx: Ctx,
  tools: GatewaySource,
  name: 'midtrans' | 'xendit',
  headers: Headers,
  body: string,
): Promise<Stored> {
  if (body.length > MOST_BODY || body.includes('\0')) return 'unreadable'
  const gateway = await tools.findGateway(ctx, name)
  if (!gateway) return 'unreadable'
  const notice = gateway.readNotification(headers, body)
  if (!notice.isGenuine) {
    logSecurity(ctx.log, 'notification.forged', { tenant: ctx.tenantId })
    if (await isRoomForForged(ctx)) await insert(ctx, name, notice, body)
    return 'forged'
  }
  if (notice.topic === 'payment') await insertAndAsk(ctx, name, notice, body)
  else await insert(ctx, name, notice, body)
  if (notice.topic === 'payout' && notice.orderId !== undefined && notice.orderId.length <= MOST_ORDER_ID) {
    const { orderId } = notice
    await enqueue(ctx, askPayout, { gateway: name, orderId }, { singletonKey: orderId })
  }
  return 'stored'
}

async function insert(ctx: Ctx, gateway: string, notice: Notice, body: string): Promise<void> {
  await insertion(ctx, newId(), gateway, notice, body).execute(ctx.db)
}

function insertion(ctx: Ctx, id: string, gateway: string, { topic, orderId, isGenuine }: Notice, body: string): RawBuilder<unknown> {
  const order = orderId?.replaceAll('\0', '').slice(0, MOST_ORDER_ID) ?? null
  return sql`insert into gateway_notifications (tenant_id, id, gateway, topic, order_id, is_genuine, body, received_at)
    values (${ctx.tenantId}, ${id}, ${gateway}, ${topic}, ${order}, ${isGenuine}, ${body}, ${ctx.now})`
}

async function isRoomForForged(ctx: Ctx): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from gateway_notifications
      where tenant_id = ${ctx.tenantId} and not is_genuine and received_at > ${new Date(ctx.now.getTime() - 3_600_000)} limit ${FORGED_AN_HOUR}) x`.execute(
    ctx.db,
  )
  return (rows[0]?.count ?? 0) < FORGED_AN_HOUR
}

/**
 * Stores a notification and has its payment asked, in one statement, since gateways send hundreds a second; of several that wait, one job asks for all. An order
 * that nobody made is a case.
 */
async function insertAndAsk(ctx: Ctx, gateway: string, notice: Notice, body: string): Promise<void> {
  const { orderId } = notice
  const id = newId()
  const { rows } = await sql`
    with told as (${insertion(ctx, id, gateway, notice, body)}),
      payment as (select id from payments where tenant_id = ${ctx.tenantId} and order_id = ${orderId ?? ''} and gateway = ${gateway})
    select ${enqueueing(askPayment, sql`jsonb_build_object('paymentId', payment.id)`, sql`payment.id::text`)} from payment`.execute(ctx.db)
  if (rows.length > 0) return
  await openCase(ctx, { kind: 'unknown-order', key: `unknown-order:${orderId ?? id}`, notificationId: id, details: { gateway } })
  await sql`update gateway_notifications set handled_at = ${ctx.now}, outcome = 'unknown-order'
    where tenant_id = ${ctx.tenantId} and id = ${id}`.execute(ctx.db)
}
