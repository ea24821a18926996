import { sql } from 'kysely'
import { Conflict, Refused } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { noteUnknown, requireTriesLeft } from './coupon-tries.server.ts'
import type { Discount } from './price.ts'
import { paymentReason } from './texts.ts'

/** A coupon that the transaction holds the row of, so that of many at once only so many use it as may. */
interface HeldCoupon extends Discount {
  id: string
}

interface CouponRow extends HeldCoupon {
  useLimit: number | null
  used: number
  startsAt: Date | null
  endsAt: Date | null
  closedAt: Date | null
  isUsedByMember: boolean
}

/** Why a coupon can't be used; undefined if it can. */
function faultOf(coupon: CouponRow, subjectIds: readonly string[], now: Date) {
  if (coupon.closedAt) return 'CouponClosed'
  if (coupon.startsAt && coupon.startsAt > now) return 'CouponNotYet'
  if (coupon.endsAt && coupon.endsAt <= now) return 'CouponOver'
  if (coupon.subjectIds.length > 0 && !coupon.subjectIds.some(id => subjectIds.includes(id))) return 'CouponNotForThis'
  if (coupon.isUsedByMember) return 'CouponUsedByYou'
  if (coupon.useLimit !== null && coupon.used >= coupon.useLimit) return 'CouponUsedUp'
  return undefined
}

/** Returns a coupon's code as it is stored. */
export function toCouponCode(typed: string): string {
  return typed.trim().toUpperCase()
}

/** What a coupon is asked for. */
interface Wish {
  code: string
  memberId: string | null
  subjectIds: readonly string[]
}

/** Returns what a coupon would take off, without holding it, for a page that shows the price. Throws as `lockCoupon`. */
export async function findCoupon(ctx: Ctx, wish: Wish): Promise<HeldCoupon> {
  return await readCoupon(ctx, wish, sql``)
}

/**
 * Locks the coupon with this code for the rest of the transaction and returns it. `noteHeld` then takes one of its uses. Refuses (409; 422 for an unknown code)
 * one that is closed, out of its time, for other subjects, used up, or used by this member before; one a person needs a person. 429 for a member who typed many
 * unknown codes.
 */
export async function lockCoupon(ctx: Ctx, wish: Wish): Promise<HeldCoupon> {
  return await readCoupon(ctx, wish, sql`for update`)
}

async function readCoupon(ctx: Ctx, { code, memberId, subjectIds }: Wish, locking: ReturnType<typeof sql>): Promise<HeldCoupon> {
  const refuse = (reason: ReturnType<typeof paymentReason>) => new Conflict(reason, [{ path: 'coupon', reason }])
  if (memberId === null) throw refuse(paymentReason('CouponNeedsAccount'))
  await requireTriesLeft(ctx, memberId)
  const columns = sql`id, percent_bp as "percentBp", amount, max_discount as "maxDiscount", subject_ids as "subjectIds",
    use_limit as "useLimit", used, starts_at as "startsAt", ends_at as "endsAt", closed_at as "closedAt"`
  const { rows } = await sql<Omit<CouponRow, 'isUsedByMember'>>`
    select ${columns} from coupons where tenant_id = ${ctx.tenantId} and code = ${toCouponCode(code)} ${locking}`.execute(ctx.db)
  const [coupon] = rows
  if (!coupon) {
    await noteUnknown(ctx, memberId)
    const reason = paymentReason('CouponUnknown')
    throw new Refused(422, reason, { problems: [{ path: 'coupon', reason }] })
  }
  // After the lock, so that it sees what others wrote meanwhile.
  const { rows: uses } = await sql`select from coupon_uses
    where tenant_id = ${ctx.tenantId} and coupon_id = ${coupon.id} and member_id = ${memberId} and given_back_at is null`.execute(ctx.db)
  const fault = faultOf({ ...coupon, isUsedByMember: uses.length > 0 }, subjectIds, ctx.now)
  if (fault) throw refuse(paymentReason(fault))
  return coupon
}

/** Takes one use of a locked coupon for an invoice that was just written. */
export async function noteHeld(ctx: Ctx, { id }: HeldCoupon, invoice: { id: string; memberId: string | null }): Promise<void> {
  await ctx.db
    .insertInto('coupon_uses')
    .values({ tenant_id: ctx.tenantId, coupon_id: id, invoice_id: invoice.id, member_id: invoice.memberId, held_at: ctx.now })
    .execute()
  await sql`update coupons set used = used + 1 where tenant_id = ${ctx.tenantId} and id = ${id}`.execute(ctx.db)
}

/** Gives back the use that an invoice holds, if any: it ended unpaid. Idempotent. */
export async function giveCouponBack(ctx: Ctx, invoiceId: string): Promise<void> {
  await sql`with given as (
      update coupon_uses set given_back_at = ${ctx.now} where tenant_id = ${ctx.tenantId} and invoice_id = ${invoiceId} and given_back_at is null
      returning coupon_id)
    update coupons c set used = c.used - 1 from given where c.tenant_id = ${ctx.tenantId} and c.id = given.coupon_id`.execute(ctx.db)
}

/**
 * Makes sure that an invoice that is paid has its use, taking it again if it was given back. Returns false if that is no longer possible: it is used up, or the
 * member used it for another order.
 */
export async function keepCoupon(ctx: Ctx, { id, couponId }: { id: string; couponId: string | null }): Promise<boolean> {
  if (couponId === null) return true
  await sql`select from coupons where tenant_id = ${ctx.tenantId} and id = ${couponId} for update`.execute(ctx.db)
  const { rows } = await sql<{ isHeld: boolean; isFree: boolean }>`
    select u.given_back_at is null as "isHeld", (c.use_limit is null or c.used < c.use_limit) and not exists (
        select from coupon_uses other where other.tenant_id = ${ctx.tenantId} and other.coupon_id = u.coupon_id and other.member_id = u.member_id
          and other.given_back_at is null) as "isFree"
    from coupon_uses u join coupons c on c.tenant_id = u.tenant_id and c.id = u.coupon_id
    where u.tenant_id = ${ctx.tenantId} and u.invoice_id = ${id}`.execute(ctx.db)
  const [use] = rows
  if (!use || use.isHeld) return true
  if (!use.isFree) return false
  await sql`update coupon_uses set given_back_at = null where tenant_id = ${ctx.tenantId} and invoice_id = ${id}`.execute(ctx.db)
  await sql`update coupons set used = used + 1 where tenant_id = ${ctx.tenantId} and id = ${couponId}`.execute(ctx.db)
  return true
}
