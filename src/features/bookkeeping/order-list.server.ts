import { type RawBuilder, sql } from 'kysely'
import { INVOICE_KINDS, INVOICE_STATUSES, type InvoiceKind, type InvoiceStatus } from '#features/payments/invoice.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { countUpTo, type KeysetPage, type KeysetPlace, readKeyset } from '#platform/db/keyset.ts'
import { patternOf } from '#platform/db/paging.ts'
import { ORDER_METHODS, ORDER_WAITINGS, type OrderMethod, type OrderWaiting } from './order-columns.ts'
import { readSpan } from './span.ts'

/** An invoice as the studio lists it. Whole rupiah. */
export interface ListedOrder {
  id: string
  number: string
  kind: InvoiceKind
  status: InvoiceStatus
  /** Empty after an erasure. */
  buyerName: string
  buyerEmail: string | null
  total: number
  refunded: number
  /** Of the payment that paid it, or else the last; null: none was chosen. */
  method: OrderMethod | null
  createdAt: Date
  paidAt: Date | null
}

export interface OrderFilter {
  search?: string | undefined
  status?: InvoiceStatus | undefined
  kind?: InvoiceKind | undefined
  method?: OrderMethod | undefined
  waiting?: OrderWaiting | undefined
  since?: Date | undefined
  until?: Date | undefined
}

const MOST_COUNTED = 1000

/** A transfer whose payer sent a proof, or says that they paid. */
const TRANSFER_WAITS = sql`p.method = 'transfer' and p.state = 'pending' and p.proof_at is not null`
/** A refund that staff are to transfer themselves. */
const REFUND_WAITS = sql`r.way = 'hand' and r.state = 'requested'`

/** Returns what the list's address filters by. */
export function orderFilterOf(query: URLSearchParams, now: Date): OrderFilter {
  const span = query.get('period') === null ? undefined : readSpan(query, now)
  return {
    search: query.get('search') ?? undefined,
    status: INVOICE_STATUSES.find(one => one === query.get('status')),
    kind: INVOICE_KINDS.find(one => one === query.get('kind')),
    method: ORDER_METHODS.find(one => one === query.get('method')),
    waiting: ORDER_WAITINGS.find(one => one === query.get('waiting')),
    since: span?.since,
    until: span?.until,
  }
}

/** Returns a page of the tenant's invoices, newest first. Throws as `requirePermission`. */
export async function listOrders(ctx: Ctx, filter: OrderFilter, place: KeysetPlace): Promise<KeysetPage<ListedOrder>> {
  requirePermission(ctx.viewer, 'payments.read')
  return await readKeyset<ListedOrder>(ctx, place, {
    columns: sql`i.id, i.number, i.kind, i.status, i.buyer_name as "buyerName", i.buyer_email as "buyerEmail", i.total, i.refunded,
      i.created_at as "createdAt", i.paid_at as "paidAt",
      (select p.method from payments p where p.tenant_id = i.tenant_id and p.invoice_id = i.id
        order by (p.received is not null and not p.is_unexplained) desc, p.created_at desc limit 1) as method`,
    matched: matchedBy(ctx, filter),
    sort: { expression: sql`i.created_at`, type: 'timestamptz', isDescending: true },
    id: sql`i.id`,
  })
}

/** Counts the invoices of a filter up to a thousand. Throws as the list. */
export async function countOrders(ctx: Ctx, filter: OrderFilter): Promise<{ count: number; isMore: boolean }> {
  requirePermission(ctx.viewer, 'payments.read')
  return await countUpTo(ctx, matchedBy(ctx, filter), MOST_COUNTED)
}

function matchedBy({ tenantId }: Ctx, { search, status, kind, method, waiting, since, until }: OrderFilter): RawBuilder<unknown> {
  const like = search?.trim() ? patternOf(search.trim()) : undefined
  const paymentOf = sql`select from payments p where p.tenant_id = i.tenant_id and p.invoice_id = i.id`
  const waits =
    waiting === 'refunds'
      ? sql`select from refunds r join payments p on p.tenant_id = r.tenant_id and p.id = r.payment_id
          where r.tenant_id = i.tenant_id and p.invoice_id = i.id and ${REFUND_WAITS}`
      : sql`${paymentOf} and ${TRANSFER_WAITS}`
  return sql`invoices i where i.tenant_id = ${tenantId}
    ${like ? sql`and (i.number ilike ${like} or i.buyer_name ilike ${like} or i.buyer_email ilike ${like})` : sql``}
    ${status ? sql`and i.status = ${status}` : sql``} ${kind ? sql`and i.kind = ${kind}` : sql``}
    ${method ? sql`and exists (${paymentOf} and p.method = ${method})` : sql``} ${waiting ? sql`and exists (${waits})` : sql``}
    ${since ? sql`and i.created_at >= ${since}` : sql``} ${until ? sql`and i.created_at < ${until}` : sql``}`
}

/** What waits for staff, by its number. */
export interface Waiting {
  transfers: number
  cases: number
  refunds: number
}

/** Counts what waits for staff. One statement. Throws as `requirePermission`. */
export async function countWaiting(ctx: Ctx): Promise<Waiting> {
  requirePermission(ctx.viewer, 'payments.read')
  const { rows } = await sql<Waiting>`select
    (select count(*)::int from payments p where p.tenant_id = ${ctx.tenantId} and ${TRANSFER_WAITS}) as transfers,
    (select count(*)::int from money_cases c where c.tenant_id = ${ctx.tenantId} and c.settled_at is null) as cases,
    (select count(*)::int from refunds r where r.tenant_id = ${ctx.tenantId} and ${REFUND_WAITS}) as refunds`.execute(ctx.db)
  return rows[0] ?? { transfers: 0, cases: 0, refunds: 0 }
}
