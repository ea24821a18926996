import { sql } from 'kysely'
import { findCoupon, toCouponCode } from '#features/payments/coupon-use.server.ts'
import type { InvoiceSettings } from '#features/payments/create-invoice.server.ts'
import type { Invoice } from '#features/payments/invoice.ts'
import { type Discount, type Price, type PricedLine, priceOf } from '#features/payments/price.ts'
import { isAppError, toWords } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'

/** What an order would cost now, in whole rupiah. */
export interface Quote extends Price {
  /** The coupon that is used; null without one. */
  coupon: string | null
  /** Why the coupon that was typed is not used, in the reader's language. */
  problem: string | null
  taxBp: number
}

/** Returns what lines would cost somebody with a coupon as typed, before an invoice is made. `open`: their open invoice of the same, which may hold the coupon. */
export async function quote(
  ctx: Ctx,
  { payment: { taxBp } }: InvoiceSettings,
  order: { memberId: string; lines: readonly PricedLine[]; typed: string; open?: Invoice | undefined },
): Promise<Quote> {
  const { memberId, lines, typed, open } = order
  const none = { ...priceOf({ lines, taxBp }), coupon: null, problem: null, taxBp }
  if (typed.trim() === '') return none
  const code = toCouponCode(typed).slice(0, 60)
  if (open && (await codeOf(ctx, open)) === code) return { ...priceOfInvoice(open), coupon: code, problem: null, taxBp: open.taxBp }
  try {
    const coupon: Discount = await findCoupon(ctx, { code, memberId, subjectIds: lines.map(({ subjectId }) => subjectId) })
    return { ...priceOf({ lines, coupon, taxBp }), coupon: code, problem: null, taxBp }
  } catch (error) {
    if (!isAppError(error)) throw error
    return { ...none, problem: toWords(error, ctx.lang).message }
  }
}

const priceOfInvoice = ({ subtotal, discount, tax, total }: Invoice): Price => ({ subtotal, discount, tax, total })

async function codeOf(ctx: Ctx, { couponId }: Invoice): Promise<string | undefined> {
  if (couponId === null) return undefined
  const { rows } = await sql<{ code: string }>`select code from coupons where tenant_id = ${ctx.tenantId} and id = ${couponId}`.execute(
    ctx.db,
  )
  return rows[0]?.code
}
