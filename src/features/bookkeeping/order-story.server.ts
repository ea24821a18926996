import { sql } from 'kysely'
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
  gateway: string
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
    ...(await findNeighbours(ctx, invoice)),
    notifications: await listHeard(
      ctx,
      payments.map(one => one.orderId),
      notificationId,
    ),
    movements: await listOwnMovements(ctx, id, payments),
    mails: await listMails(ctx, invoice),
    cases: await listOwnCases(ctx, id),
  }
}

async function findNeighbours(
  { db, tenantId }: Ctx,
  invoice: Invoice,
): Promise<Pick<OrderStory, 'couponCode' | 'replaces' | 'replacedBy'>> {
  const { rows } = await sql<Pick<OrderStory, 'couponCode' | 'replaces' | 'replacedBy'>>`select
    (select c.code from coupons c where c.tenant_id = ${tenantId} and c.id = ${invoice.couponId}) as "couponCode",
    (select jsonb_build_object('id', i.id, 'number', i.number) from invoices i where i.tenant_id = ${tenantId} and i.id = ${invoice.replacesId}) as replaces,
    (select jsonb_build_object('id', i.id, 'number', i.number) from invoices i where i.tenant_id = ${tenantId} and i.replaces_id = ${invoice.id}
      order by i.created_at desc limit 1) as "replacedBy"`.execute(db)
  return rows[0] ?? { couponCode: null, replaces: null, replacedBy: null }
}

async function listHeard({ db, tenantId }: Ctx, orderIds: readonly string[], shown: string | undefined): Promise<HeardNotification[]> {
  const { rows } = await sql<HeardNotification>`
    select n.id, n.gateway, n.order_id as "orderId", n.is_genuine as "isGenuine", n.received_at as "receivedAt", n.handled_at as "handledAt", n.outcome,
      case when n.id::text = ${shown ?? ''} then n.body end as body
    from gateway_notifications n where n.tenant_id = ${tenantId} and n.order_id = any (${[...orderIds]}::text[])
    order by n.received_at desc, n.id desc limit ${MOST}`.execute(db)
  return rows
}

/** What was posted of the invoice or of its payments, the oldest first. */
async function listOwnMovements(ctx: Ctx, invoiceId: string, payments: readonly Payment[]): Promise<PostedMovement[]> {
  const filter = { invoiceId, orPaymentIds: payments.map(({ id }) => id), sort: 'at' }
  return (await listMovements(ctx, filter, { perPage: MOST })).items
}

/** Mails about the invoice: they name its number. */
async function listMails({ db, tenantId }: Ctx, { number, buyerEmail, createdAt }: Invoice): Promise<SentMail[]> {
  if (!buyerEmail) return []
  const { rows } = await sql<SentMail>`
    select id, subject, created_at as "createdAt", delivered_at as "deliveredAt", failed_at as "failedAt" from mails
    where tenant_id = ${tenantId} and lower(to_address) = lower(${buyerEmail}) and created_at >= ${createdAt}
      and position(${number} in subject || ' ' || coalesce(text_body, '')) > 0
    order by created_at, id limit ${MOST}`.execute(db)
  return rows
}

async function listOwnCases({ db, tenantId }: Ctx, invoiceId: string): Promise<OrderCase[]> {
  const { rows } = await sql<OrderCase>`
    select c.id, c.kind, c.opened_at as "openedAt", c.settled_at as "settledAt" from money_cases c
    where c.tenant_id = ${tenantId} and (c.invoice_id = ${invoiceId}
      or c.payment_id in (select p.id from payments p where p.tenant_id = ${tenantId} and p.invoice_id = ${invoiceId}))
    order by c.opened_at, c.id limit ${MOST}`.execute(db)
  return rows
}
