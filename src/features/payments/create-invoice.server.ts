import { sql } from 'kysely'
import type { Settings } from '#features/sites/settings.ts'
import { Conflict, InvalidInput } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { lock } from '#platform/db/lock.ts'
import { toReasons } from '#platform/http/field-reasons.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { lockCoupon, noteHeld, toCouponCode } from './coupon-use.server.ts'
import { endInvoice } from './end-invoice.server.ts'
import { givePaid, invoiceMail } from './events.ts'
import { type Invoice, type InvoiceOrder, MOST_TOTAL, type Seller } from './invoice.ts'
import { lockInvoice } from './lock-invoice.server.ts'
import { nextNumber } from './next-number.server.ts'
import { orderIdOf } from './payment.ts'
import { type Price, priceOf } from './price.ts'
import { findInvoice, findOpenInvoice } from './queries.server.ts'
import { invoiceOrder } from './schema.ts'
import { paymentReason } from './texts.ts'

/** What invoices need of a site's settings. */
export type InvoiceSettings = Pick<Settings, 'payment' | 'timeZone' | 'legal' | 'title'>

/** An invoice that was ordered; `isNew` is false for an open one of the same order. */
export interface MadeInvoice extends Invoice {
  isNew: boolean
}

const HOUR_MS = 3_600_000
/** The mail with how to pay waits for a moment: most choose a method at once. */
export const ORDER_MAIL_MS = 30_000

/**
 * Makes an invoice, or returns the open one of the same order. An open one of another order of the same thing (another coupon, number or batch) is cancelled. A
 * total of zero is paid at once. What it replaces, or an expired one of the same thing, is linked, so that money that comes for both is found.
 * The caller has checked who may order what at which price. Throws InvalidInput (422) for what no invoice may say, and Conflict for coupons (as `lockCoupon`)
 * and for `replacesId` (`InvoiceNotExpired`, `InvoiceReplaced`).
 */
export async function createInvoice(ctx: Ctx, settings: InvoiceSettings, order: InvoiceOrder): Promise<MadeInvoice> {
  const read = invoiceOrder.safeParse(order)
  if (!read.success) throw new InvalidInput(paymentReason('OrderRefused'), toReasons(read.error))
  // Named boundary: the schema keeps what the type says.
  const checked = {
    ...order,
    buyer: read.data.buyer,
    lines: order.lines.map((line, at) => ({ ...line, name: read.data.lines[at]?.name ?? line.name })),
  }
  requireSum(checked)
  const subjectIds = checked.lines.map(({ subjectId }) => subjectId)
  // Two at once, such as a double press, are one order.
  if (checked.memberId !== null) await lock(ctx, `order ${checked.memberId} ${checked.kind} ${[...subjectIds].sort().join()}`)
  const open = await findSame(ctx, checked)
  if (open && isSameOrder(open, checked)) return { ...open, isNew: false }
  if (open) await replaceOpen(ctx, open.id)
  const replacesId = await replacedBy(ctx, checked)
  const coupon = checked.coupon ? await lockCoupon(ctx, { code: checked.coupon, memberId: checked.memberId, subjectIds }) : undefined
  const price = priceOf({ lines: checked.lines, coupon, taxBp: taxOf(checked, settings) })
  requireTotal(checked, price)
  const id = newId()
  await insertInvoice(ctx, settings, { id, order: checked, price, couponId: coupon?.id ?? null, replacesId })
  if (coupon) await noteHeld(ctx, coupon, { id, memberId: checked.memberId })
  if (price.total === 0) await payNothing(ctx, id)
  else await enqueue(ctx, invoiceMail, { invoiceId: id, what: 'order' }, { startAfter: new Date(ctx.now.getTime() + ORDER_MAIL_MS) })
  const made = await findInvoice(ctx, id)
  if (!made) throw new Error('an invoice that was just written is gone')
  return { ...made, isNew: true }
}

/**
 * Makes a new invoice in place of an expired one, as `createInvoice`: the order has today's prices. Throws NotFound for one that isn't there, and Conflict.
 */
export async function repay(ctx: Ctx, settings: InvoiceSettings, expiredId: string, order: InvoiceOrder): Promise<MadeInvoice> {
  return await createInvoice(ctx, settings, { ...order, replacesId: expiredId })
}

/** Sums are checked before they are reckoned with. */
function requireSum({ lines }: InvoiceOrder): void {
  if (lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0) > MOST_TOTAL) throw tooHigh()
}

function requireTotal({ kind }: InvoiceOrder, { total }: Price): void {
  if (total > MOST_TOTAL) throw tooHigh()
  if (kind === 'gift' && total < 1)
    throw new InvalidInput(paymentReason('TotalTooLow'), [{ path: 'amount', reason: paymentReason('TotalTooLow') }])
}

const tooHigh = () => new InvalidInput(paymentReason('TotalTooHigh'), [{ path: 'lines', reason: paymentReason('TotalTooHigh') }])

async function findSame(ctx: Ctx, { memberId, kind, lines }: InvoiceOrder): Promise<(Invoice & { couponCode: string | null }) | undefined> {
  const [first] = lines
  const open = memberId !== null && first ? await findOpenInvoice(ctx, { memberId, kind, subjectId: first.subjectId }) : undefined
  if (!open) return undefined
  const { rows } = await sql<{ code: string }>`
    select code from coupons where tenant_id = ${ctx.tenantId} and id = ${open.couponId}`.execute(ctx.db)
  return { ...open, couponCode: rows[0]?.code ?? null }
}

/** True if the order asks for nothing that the open invoice doesn't say. Its prices stand until it expires, save those that a giver chooses. */
function isSameOrder(open: Invoice & { couponCode: string | null }, order: InvoiceOrder): boolean {
  if (order.coupon && toCouponCode(order.coupon) !== open.couponCode) return false
  if (order.replacesId && order.replacesId !== open.replacesId) return false
  const keyOf = (line: {
    kind: string
    subjectId: string
    recipientId?: string | null | undefined
    quantity: number
    price: number
    details?: object | undefined
  }) =>
    JSON.stringify([
      line.kind,
      line.subjectId,
      line.recipientId ?? null,
      line.quantity,
      order.kind === 'gift' ? line.price : 0,
      Object.entries(line.details ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)),
    ])
  return open.lines.map(keyOf).sort().join() === order.lines.map(keyOf).sort().join()
}

async function replaceOpen(ctx: Ctx, id: string): Promise<void> {
  const locked = await lockInvoice(ctx, id)
  if (locked.status !== 'pending') throw new Conflict(paymentReason('PaidAlready'))
  await endInvoice(ctx, id, 'cancelled')
}

/** Returns the expired invoice that the new one takes the place of: the one that is named, or the last one of the same thing. Ends one whose time is over. */
async function replacedBy(ctx: Ctx, { replacesId, memberId, kind, lines }: InvoiceOrder): Promise<string | null> {
  const id = replacesId ?? (memberId === null ? undefined : await findLapsed(ctx, memberId, kind, lines[0]?.subjectId ?? ''))
  if (id === undefined) return null
  const locked = await lockInvoice(ctx, id)
  if (locked.isReplacedByPaid || locked.isReplaced) {
    if (replacesId) throw new Conflict(paymentReason('InvoiceReplaced'))
    return null
  }
  if (locked.status === 'pending' && locked.expiresAt <= ctx.now) await endInvoice(ctx, id, 'expired')
  else if (locked.status !== 'expired') {
    if (replacesId) throw new Conflict(paymentReason('InvoiceNotExpired'))
    return null
  }
  return id
}

async function findLapsed(ctx: Ctx, memberId: string, kind: string, subjectId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select i.id from invoices i where i.tenant_id = ${ctx.tenantId} and i.member_id = ${memberId} and i.kind = ${kind}
      and (i.status = 'expired' or (i.status = 'pending' and i.expires_at <= ${ctx.now}))
      and exists (select from invoice_lines l where l.tenant_id = ${ctx.tenantId} and l.invoice_id = i.id and l.subject_id = ${subjectId})
      and not exists (select from invoices r where r.tenant_id = ${ctx.tenantId} and r.replaces_id = i.id)
    order by i.created_at desc, i.id desc limit 1`.execute(ctx.db)
  return rows[0]?.id
}

/** Returns the tax in basis points: a gift bears none. */
const taxOf = ({ kind }: InvoiceOrder, { payment }: InvoiceSettings): number => (kind === 'gift' ? 0 : payment.taxBp)

interface NewInvoice {
  id: string
  order: InvoiceOrder
  price: Price
  couponId: string | null
  replacesId: string | null
}

async function insertInvoice(ctx: Ctx, settings: InvoiceSettings, { id, order, price, couponId, replacesId }: NewInvoice): Promise<void> {
  const { legalName, address, taxNumber, invoiceHours } = settings.payment
  const seller: Seller = { legalName: legalName || settings.legal.company || settings.title, address, taxNumber }
  const isPaid = price.total === 0
  // The last lock before the rows: a number is taken for a moment only, and is given back with the transaction.
  const number = await nextNumber(ctx, settings.timeZone)
  await ctx.db
    .insertInto('invoices')
    .values({
      tenant_id: ctx.tenantId,
      id,
      ...number,
      kind: order.kind,
      status: isPaid ? 'paid' : 'pending',
      member_id: order.memberId,
      buyer_name: order.buyer.name,
      buyer_email: order.buyer.email ?? null,
      buyer_phone: order.buyer.phone ?? null,
      lang: order.lang ?? ctx.lang,
      ...price,
      tax_bp: taxOf(order, settings),
      seller: JSON.stringify(seller),
      coupon_id: couponId,
      replaces_id: replacesId,
      created_at: ctx.now,
      expires_at: new Date(Math.min(ctx.now.getTime() + invoiceHours * HOUR_MS, order.endsBy?.getTime() ?? Number.POSITIVE_INFINITY)),
      paid_at: isPaid ? ctx.now : null,
    })
    .execute()
  await ctx.db
    .insertInto('invoice_lines')
    .values(
      order.lines.map((line, position) => ({
        tenant_id: ctx.tenantId,
        invoice_id: id,
        position,
        kind: line.kind,
        subject_id: line.subjectId,
        recipient_id: line.recipientId ?? null,
        name: line.name,
        quantity: line.quantity,
        price: line.price,
        details: JSON.stringify(line.details ?? {}),
      })),
    )
    .execute()
}

/** What costs nothing needs no gateway, and nothing is posted: no money moved. */
async function payNothing(ctx: Ctx, invoiceId: string): Promise<void> {
  const id = newId()
  await ctx.db
    .insertInto('payments')
    .values({
      tenant_id: ctx.tenantId,
      id,
      invoice_id: invoiceId,
      gateway: 'none',
      method: 'none',
      order_id: orderIdOf(id),
      state: 'paid',
      amount: 0,
      created_at: ctx.now,
      expires_at: ctx.now,
      paid_at: ctx.now,
    })
    .execute()
  await enqueue(ctx, givePaid, { invoiceId })
  await enqueue(ctx, invoiceMail, { invoiceId, what: 'receipt' })
}
