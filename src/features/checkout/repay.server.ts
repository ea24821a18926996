import { sql } from 'kysely'
import { findBatchesForSale } from '#features/enrolments/offer.server.ts'
import { findCoupon } from '#features/payments/coupon-use.server.ts'
import type { InvoiceSettings, MadeInvoice } from '#features/payments/create-invoice.server.ts'
import { type Invoice, isPayable } from '#features/payments/invoice.ts'
import { findInvoice } from '#features/payments/queries.server.ts'
import { isAppError, NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { orderClass, orderPlaces, orderProgram, requireBuyer } from './orders.server.ts'
import { getSoldClass } from './sold.server.ts'
import { checkoutReason } from './texts.ts'

/**
 * Orders again what the viewer's last invoice of a class was for, if it ended unpaid; the open one is given as it is. Throws as `orderClass`, and NotFound
 * (`NothingToRepay`) where they have none, or paid it.
 */
export async function repayClass(ctx: Ctx, settings: InvoiceSettings, slug: string): Promise<MadeInvoice> {
  const { memberId } = requireBuyer(ctx)
  const one = await getSoldClass(ctx, slug)
  const { rows } = await sql<{ id: string }>`
    select i.id from invoices i join invoice_lines l on l.tenant_id = i.tenant_id and l.invoice_id = i.id
    where i.tenant_id = ${ctx.tenantId} and i.member_id = ${memberId} and i.kind = 'order' and l.kind = 'class' and l.subject_id = ${one.id}
    order by i.created_at desc, i.id desc limit 1`.execute(ctx.db)
  const last = rows[0] && (await findInvoice(ctx, rows[0].id))
  if (!last) throw new NotFound(checkoutReason('NothingToRepay'))
  return await repayInvoice(ctx, settings, last)
}

/**
 * Orders again what an invoice was for that ended unpaid, at today's price, with its coupon where that still holds; an open one is given as it is. The caller has
 * checked whose it is. Throws as `orderClass`, and NotFound (`NothingToRepay`) for one that was paid.
 */
export async function repayInvoice(ctx: Ctx, settings: InvoiceSettings, last: Invoice): Promise<MadeInvoice> {
  if (isPayable(last, ctx.now)) return { ...last, isNew: false }
  const [line] = last.lines
  const isEnded = last.status === 'pending' || last.status === 'expired' || last.status === 'cancelled' || last.status === 'failed'
  if (!isEnded || !line) throw new NotFound(checkoutReason('NothingToRepay'))
  const coupon = await couponOf(ctx, last)
  const text = (name: string) => (typeof line.details[name] === 'string' ? line.details[name] : '')
  if (line.kind === 'places') {
    const wish = { organisation: text('organisation'), address: text('address'), taxNumber: text('taxNumber'), quantity: line.quantity }
    return await orderPlaces(ctx, settings, { slug: line.subjectId, ...wish, coupon })
  }
  if (line.kind !== 'class') throw new NotFound(checkoutReason('NothingToRepay'))
  if (text('programId')) return await orderProgram(ctx, settings, { slug: text('programId'), coupon })
  const batches = await findBatchesForSale(ctx, line.subjectId)
  const batchId = batches.find(({ id }) => id === text('batchId'))?.id
  return await orderClass(ctx, settings, { slug: line.subjectId, batchId, coupon })
}

/** The code of an invoice's coupon, if it can be used again. */
async function couponOf(ctx: Ctx, { couponId, memberId, lines }: Invoice): Promise<string | undefined> {
  if (couponId === null) return undefined
  const { rows } = await sql<{ code: string }>`select code from coupons where tenant_id = ${ctx.tenantId} and id = ${couponId}`.execute(
    ctx.db,
  )
  const code = rows[0]?.code
  if (code === undefined) return undefined
  try {
    await findCoupon(ctx, { code, memberId, subjectIds: lines.map(({ subjectId }) => subjectId) })
    return code
  } catch (error) {
    if (isAppError(error)) return undefined
    throw error
  }
}
