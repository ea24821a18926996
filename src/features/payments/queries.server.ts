import { type RawBuilder, sql } from 'kysely'
import { requirePermission, requirePerson } from '#features/permissions/permissions.ts'
import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { sha256 } from '#platform/crypto/hash.ts'
import { isUuid } from '#platform/db/ids.ts'
import { type KeysetPage, readKeyset } from '#platform/db/keyset.ts'
import { patternOf } from '#platform/db/paging.ts'
import type { Invoice, InvoiceKind, InvoiceStatus, LinkPurpose } from './invoice.ts'
import type { Payment } from './payment.ts'
import { canSeeInvoice } from './policy.ts'
import { paymentReason } from './texts.ts'

const invoiceColumns = sql`i.id, i.number, i.kind, i.status, i.member_id as "memberId", i.buyer_name as "buyerName", i.buyer_email as "buyerEmail",
  i.buyer_phone as "buyerPhone", i.lang, i.currency, i.subtotal, i.discount, i.tax_bp as "taxBp", i.tax, i.total, i.refunded, i.seller,
  i.coupon_id as "couponId", i.replaces_id as "replacesId", i.created_at as "createdAt", i.expires_at as "expiresAt", i.paid_at as "paidAt",
  i.ended_at as "endedAt",
  (select json_agg(json_build_object('kind', l.kind, 'subjectId', l.subject_id, 'recipientId', l.recipient_id, 'name', l.name,
      'quantity', l.quantity, 'price', l.price, 'details', l.details) order by l.position)
    from invoice_lines l where l.tenant_id = i.tenant_id and l.invoice_id = i.id) as lines`

const paymentColumns = sql`p.id, p.invoice_id as "invoiceId", p.gateway, p.method, p.order_id as "orderId", p.gateway_ref as ref, p.state, p.amount, p.received,
  p.is_unexplained as "isUnexplained", p.refunded, p.fee, p.unique_code as "uniqueCode", p.instructions, p.failure,
  p.proof_upload_id as "proofUploadId", p.proof_note as "proofNote", p.proof_at as "proofAt", p.created_at as "createdAt",
  p.opened_at as "openedAt", p.expires_at as "expiresAt", p.paid_at as "paidAt", p.ended_at as "endedAt"`

/** Puts to each invoice the payment it was paid with, else the open one, else the last. One statement. */
async function withPayments(ctx: Ctx, rows: readonly Omit<Invoice, 'payment'>[]): Promise<Invoice[]> {
  if (rows.length === 0) return []
  const { rows: payments } = await sql<Payment>`
    select distinct on (p.invoice_id) ${paymentColumns} from payments p
    where p.tenant_id = ${ctx.tenantId} and p.invoice_id = any (${rows.map(({ id }) => id)}::uuid[])
    order by p.invoice_id, case when p.method = 'none' or (p.received is not null and not p.is_unexplained) then 0
      when p.state in ('opening', 'pending') then 1 else 2 end, p.created_at desc, p.id desc`.execute(ctx.db)
  const byInvoice = new Map(payments.map(payment => [payment.invoiceId, payment]))
  return rows.map(row => ({ ...row, payment: byInvoice.get(row.id) ?? null }))
}

async function readInvoices(ctx: Ctx, where: RawBuilder<unknown>): Promise<Invoice[]> {
  const { rows } = await sql<Omit<Invoice, 'payment'>>`
    select ${invoiceColumns} from invoices i where i.tenant_id = ${ctx.tenantId} and ${where}`.execute(ctx.db)
  return await withPayments(ctx, rows)
}

/** Returns an invoice for jobs and for who sells it, whoever looks. Two statements. */
export async function findInvoice(ctx: Ctx, id: string): Promise<Invoice | undefined> {
  if (!isUuid(id)) return undefined
  const [invoice] = await readInvoices(ctx, sql`i.id = ${id}`)
  return invoice
}

/**
 * Returns an invoice. Throws NotFound unless the viewer ordered it, may read all of them, or gives the key of a link to it (`key`).
 */
export async function getInvoice(ctx: Ctx, id: string, key?: string): Promise<Invoice> {
  const invoice = await findInvoice(ctx, id)
  const isSeen = invoice && (canSeeInvoice(ctx.viewer, invoice) || (key !== undefined && (await findLink(ctx, key))?.invoiceId === id))
  if (!isSeen) throw new NotFound(paymentReason('InvoiceMissing'))
  return invoice
}

/** Returns the invoice that a link's key opens; undefined if the key is unknown, or its time is over. */
export async function findInvoiceByKey(ctx: Ctx, key: string): Promise<(Invoice & { purpose: LinkPurpose }) | undefined> {
  const link = await findLink(ctx, key)
  const invoice = link && (await findInvoice(ctx, link.invoiceId))
  return invoice && { ...invoice, purpose: link.purpose }
}

async function findLink(ctx: Ctx, key: string): Promise<{ invoiceId: string; purpose: LinkPurpose } | undefined> {
  if (!/^[\w-]{43}$/.test(key)) return undefined
  const { rows } = await sql<{ invoiceId: string; purpose: LinkPurpose }>`
    select invoice_id as "invoiceId", purpose from invoice_links
    where tenant_id = ${ctx.tenantId} and key_sha256 = ${sha256(key)} and ended_at is null and expires_at > ${ctx.now}`.execute(ctx.db)
  return rows[0]
}

/** Returns the newest invoice that a member can still pay for this subject. */
export async function findOpenInvoice(
  ctx: Ctx,
  { memberId, kind, subjectId }: { memberId: string; kind: InvoiceKind; subjectId: string },
): Promise<Invoice | undefined> {
  const [invoice] = await readInvoices(
    ctx,
    sql`i.member_id = ${memberId} and i.kind = ${kind} and i.status = 'pending' and i.expires_at > ${ctx.now} and exists (
      select from invoice_lines l where l.tenant_id = ${ctx.tenantId} and l.invoice_id = i.id and l.subject_id = ${subjectId})
      order by i.created_at desc, i.id desc limit 1`,
  )
  return invoice
}

/** Returns all payments of an invoice, oldest first, for staff. Throws as `requirePermission`. */
export async function listPayments(ctx: Ctx, invoiceId: string): Promise<Payment[]> {
  requirePermission(ctx.viewer, 'payments.read')
  return await readPayments(ctx, sql`p.invoice_id = ${invoiceId} order by p.created_at, p.id`)
}

/** Returns a payment for jobs; undefined if there is none. */
export async function findPayment(ctx: Ctx, id: string): Promise<Payment | undefined> {
  if (!isUuid(id)) return undefined
  const [payment] = await readPayments(ctx, sql`p.id = ${id}`)
  return payment
}

export async function readPayments(ctx: Ctx, where: RawBuilder<unknown>): Promise<Payment[]> {
  const { rows } = await sql<Payment>`select ${paymentColumns} from payments p where p.tenant_id = ${ctx.tenantId} and ${where}`.execute(
    ctx.db,
  )
  return rows
}

interface InvoicePlace {
  perPage: number
  after?: string | undefined
  before?: string | undefined
}

async function listWhere(ctx: Ctx, place: InvoicePlace, where: RawBuilder<unknown>): Promise<KeysetPage<Invoice>> {
  const page = await readKeyset<Omit<Invoice, 'payment'>>(ctx, place, {
    columns: invoiceColumns,
    matched: sql`invoices i where i.tenant_id = ${ctx.tenantId} and ${where}`,
    sort: { expression: sql`i.created_at`, type: 'timestamptz', isDescending: true },
    id: sql`i.id`,
  })
  return { ...page, items: await withPayments(ctx, page.items) }
}

/** Returns the viewer's own invoices, newest first, of these statuses or of all. Throws as `requirePerson`. */
export async function listOwnInvoices(
  ctx: Ctx,
  { statuses, ...place }: InvoicePlace & { statuses?: readonly InvoiceStatus[] | undefined },
): Promise<KeysetPage<Invoice>> {
  const { memberId } = requirePerson(ctx.viewer)
  return await listWhere(ctx, place, sql`i.member_id = ${memberId} and ${ofStatuses(statuses)}`)
}

interface InvoiceFilter {
  statuses?: readonly InvoiceStatus[] | undefined
  kind?: InvoiceKind | undefined
  /** A part of the number, or of the buyer's name or address. */
  search?: string | undefined
  method?: string | undefined
  from?: Date | undefined
  /** The first moment after the period. */
  until?: Date | undefined
}

/** Returns the tenant's invoices, newest first. Throws as `requirePermission`. */
export async function listInvoices(ctx: Ctx, filter: InvoiceFilter, place: InvoicePlace): Promise<KeysetPage<Invoice>> {
  requirePermission(ctx.viewer, 'payments.read')
  return await listWhere(ctx, place, matches(ctx, filter))
}

function matches(ctx: Ctx, { statuses, kind, search, method, from, until }: InvoiceFilter): RawBuilder<unknown> {
  const pattern = search?.trim() ? patternOf(search.trim()) : undefined
  return sql`${ofStatuses(statuses)}
    and ${kind === undefined ? sql`true` : sql`i.kind = ${kind}`}
    and ${pattern === undefined ? sql`true` : sql`(i.number ilike ${pattern} or i.buyer_name ilike ${pattern} or i.buyer_email ilike ${pattern})`}
    and ${
      method === undefined
        ? sql`true`
        : sql`exists (select from payments p where p.tenant_id = ${ctx.tenantId} and p.invoice_id = i.id and p.method = ${method})`
    }
    and ${from === undefined ? sql`true` : sql`i.created_at >= ${from}`} and ${until === undefined ? sql`true` : sql`i.created_at < ${until}`}`
}

const ofStatuses = (statuses: readonly InvoiceStatus[] | undefined) =>
  statuses === undefined ? sql`true` : sql`i.status = any (${[...statuses]}::text[])`
