import { sql } from 'kysely'
import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { lock } from '#platform/db/lock.ts'
import { type InvoiceKind, type InvoiceStatus, wasPaid } from './invoice.ts'
import { paymentReason } from './texts.ts'

/** An invoice that this transaction alone may change, with its family: the invoices that it replaces or is replaced by. */
export interface LockedInvoice {
  id: string
  number: string
  kind: InvoiceKind
  status: InvoiceStatus
  memberId: string | null
  total: number
  tax: number
  refunded: number
  couponId: string | null
  createdAt: Date
  expiresAt: Date
  /** The others of its family that still wait for a payment. */
  openOthers: string[]
  isReplacedByPaid: boolean
  isReplaced: boolean
}

/**
 * Takes the lock of an invoice's family until the transaction ends, and reads it as it is then. Every change of an invoice or of its payments comes after this.
 * Throws NotFound.
 */
export async function lockInvoice(ctx: Pick<Ctx, 'db' | 'tenantId'>, id: string): Promise<LockedInvoice> {
  if (!isUuid(id)) throw new NotFound(paymentReason('InvoiceMissing'))
  // The first of a family never changes, so it names the lock.
  const { rows: way } = await sql<{ id: string }>`
    with recursive up as (
      select id, replaces_id, 0 as depth from invoices where tenant_id = ${ctx.tenantId} and id = ${id}
      union all
      select i.id, i.replaces_id, up.depth + 1 from up join invoices i on i.tenant_id = ${ctx.tenantId} and i.id = up.replaces_id
    ) select id from up order by depth desc limit 1`.execute(ctx.db)
  const first = way[0]?.id
  if (first === undefined) throw new NotFound(paymentReason('InvoiceMissing'))
  await lock(ctx, `invoice ${first}`)
  const { rows } = await sql<Omit<LockedInvoice, 'openOthers' | 'isReplacedByPaid' | 'isReplaced'> & { replacesId: string | null }>`
    with recursive family as (
      select * from invoices where tenant_id = ${ctx.tenantId} and id = ${first}
      union all
      select i.* from family join invoices i on i.tenant_id = ${ctx.tenantId} and i.replaces_id = family.id
    ) select id, number, kind, status, member_id as "memberId", total, tax, refunded, coupon_id as "couponId", created_at as "createdAt",
      expires_at as "expiresAt", replaces_id as "replacesId" from family`.execute(ctx.db)
  const invoice = rows.find(row => row.id === id)
  if (!invoice) throw new NotFound(paymentReason('InvoiceMissing'))
  const others = rows.filter(row => row !== invoice)
  const { replacesId: _, ...own } = invoice
  return {
    ...own,
    openOthers: others.flatMap(other => (other.status === 'pending' ? [other.id] : [])),
    isReplacedByPaid: others.some(other => wasPaid(other.status)),
    isReplaced: others.some(other => other.replacesId === id),
  }
}

/** Returns the invoice that a payment belongs to. Throws NotFound. */
export async function invoiceIdOf({ db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>, paymentId: string): Promise<string> {
  const row = isUuid(paymentId)
    ? await db.selectFrom('payments').select('invoice_id').where('tenant_id', '=', tenantId).where('id', '=', paymentId).executeTakeFirst()
    : undefined
  if (!row) throw new NotFound(paymentReason('PaymentMissing'))
  return row.invoice_id
}
