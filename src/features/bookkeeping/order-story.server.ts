import { type RawBuilder, sql } from 'kysely'
import { listMovements, type PostedMovement } from '#features/ledger/movement-list.server.ts'
import type { Invoice } from '#features/payments/invoice.ts'
import type { Payment } from '#features/payments/payment.ts'
import { getInvoice, listPayments } from '#features/payments/queries.server.ts'
import type { Refund } from '#features/payments/refund.ts'
import { listRefunds } from '#features/payments/refunds.server.ts'
import { leftOf } from '#features/payments/returns/refund-rows.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import type { Ctx } from '#platform/context.ts'

export interface HeardNotification {
  id: string
  gateway: 'midtrans' | 'xendit'
  orderId: string | null
  isGenuine: boolean
  receivedAt: Date
  handledAt: Date | null
  outcome: string | null
  /** As it came, where it is asked for; '' after its time. */
  body: string | null
}

interface SentMail {
  id: string
  subject: string
  createdAt: Date
  deliveredAt: Date | null
  failedAt: Date | null
}

interface OrderCase {
  id: string
  kind: string
  openedAt: Date
  settledAt: Date | null
}

/** All that is known of an invoice, for staff. Whole rupiah. */
export interface OrderStory {
  invoice: Invoice
  payments: (Payment & { refunds: Refund[]; left: number })[]
  couponCode: string | null
  replaces: { id: string; number: string } | null
  replacedBy: { id: string; number: string } | null
  notifications: HeardNotification[]
  movements: PostedMovement[]
  mails: SentMail[]
  cases: OrderCase[]
}

const MOST = 100

/** Returns the story of an invoice. `notificationId`: the notification whose body is shown. Throws as `requirePermission`, and NotFound. */
export async function readOrderStory(ctx: Ctx, id: string, notificationId: string | undefined): Promise<OrderStory> {
  requirePermission(ctx.viewer, 'payments.read')
  const invoice = await getInvoice(ctx, id)
  const payments = await listPayments(ctx, id)
  const refunds = await listRefunds(ctx, id)
  const told = payments.map(payment => {
    const own = refunds.filter(one => one.paymentId === payment.id)
    return { ...payment, refunds: own, left: Math.max(0, leftOf(payment, own)) }
  })
  return {
    invoice,
    payments: told,
    movements: await listOwnMovements(ctx, id, payments),
    ...(await readTraces(ctx, invoice, payments, notificationId)),
  }
}

/** What was posted of the invoice or of its payments, the oldest first. */
async function listOwnMovements(ctx: Ctx, invoiceId: string, payments: readonly Payment[]): Promise<PostedMovement[]> {
  const filter = { invoiceId, orPaymentIds: payments.map(({ id }) => id), sort: 'at' }
  return (await listMovements(ctx, filter, { perPage: MOST })).items
}

type Traces = Omit<OrderStory, 'invoice' | 'payments' | 'movements'>

/** Rows as JSON has them: times are words. */
type Told<Row> = { [Key in keyof Row]: Row[Key] extends Date ? string : Row[Key] extends Date | null ? string | null : Row[Key] }

/** What an order left behind elsewhere, in one statement: its coupon and neighbours, what gateways told, mails (they name its number), cases. */
async function readTraces(
  { db, tenantId }: Ctx,
  { id, couponId, replacesId, number, buyerEmail, createdAt }: Invoice,
  payments: readonly Payment[],
  shown: string | undefined,
): Promise<Traces> {
  const neighbour = (where: RawBuilder<unknown>) => sql`(select jsonb_build_object('id', i.id, 'number', i.number) from invoices i
    where i.tenant_id = ${tenantId} and ${where} order by i.created_at desc limit 1)`
  const rowsOf = (rows: RawBuilder<unknown>) => sql`(select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (${rows} limit ${MOST}) x)`
  const heard = rowsOf(sql`
    select n.id, n.gateway, n.order_id as "orderId", n.is_genuine as "isGenuine", n.received_at as "receivedAt", n.handled_at as "handledAt", n.outcome,
      case when n.id::text = ${shown ?? ''} then n.body end as body
    from gateway_notifications n where n.tenant_id = ${tenantId} and n.order_id = any (${payments.map(one => one.orderId)}::text[])
    order by n.received_at desc, n.id desc`)
  const mails = rowsOf(sql`
    select m.id, m.subject, m.created_at as "createdAt", m.delivered_at as "deliveredAt", m.failed_at as "failedAt" from mails m
    where m.tenant_id = ${tenantId} and lower(m.to_address) = lower(${buyerEmail}) and m.created_at >= ${createdAt}
      and position(${number} in m.subject || ' ' || coalesce(m.text_body, '')) > 0
    order by m.created_at, m.id`)
  const cases = rowsOf(sql`
    select c.id, c.kind, c.opened_at as "openedAt", c.settled_at as "settledAt" from money_cases c
    where c.tenant_id = ${tenantId} and (c.invoice_id = ${id} or c.payment_id = any (${payments.map(one => one.id)}::uuid[]))
    order by c.opened_at, c.id`)
  const { rows } = await sql<
    Pick<Traces, 'couponCode' | 'replaces' | 'replacedBy'> & {
      notifications: Told<HeardNotification>[]
      mails: Told<SentMail>[]
      cases: Told<OrderCase>[]
    }
  >`select (select c.code from coupons c where c.tenant_id = ${tenantId} and c.id = ${couponId}) as "couponCode",
      ${neighbour(sql`i.id = ${replacesId}`)} as replaces, ${neighbour(sql`i.replaces_id = ${id}`)} as "replacedBy",
      ${heard} as notifications, ${mails} as mails, ${cases} as cases`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a statement without a table returned no row')
  return {
    ...row,
    notifications: row.notifications.map(one => ({ ...one, receivedAt: new Date(one.receivedAt), handledAt: timeOf(one.handledAt) })),
    mails: row.mails.map(one => ({
      ...one,
      createdAt: new Date(one.createdAt),
      deliveredAt: timeOf(one.deliveredAt),
      failedAt: timeOf(one.failedAt),
    })),
    cases: row.cases.map(one => ({ ...one, openedAt: new Date(one.openedAt), settledAt: timeOf(one.settledAt) })),
  }
}

const timeOf = (text: string | null) => (text === null ? null : new Date(text))
