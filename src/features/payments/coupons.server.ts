import { type RawBuilder, sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { Conflict, InvalidInput, NotFound } from '#kit/errors.ts'
import type { Reason } from '#kit/reason.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid, newId } from '#platform/db/ids.ts'
import { type KeysetPage, readKeyset } from '#platform/db/keyset.ts'
import { patternOf } from '#platform/db/paging.ts'
import { toReasons } from '#platform/http/field-reasons.ts'
import { type CouponFields, type CouponInput, couponFields } from './schema.ts'
import { paymentReason } from './texts.ts'

/** A coupon: a percentage of what it is for, or a sum. */
export interface Coupon extends CouponFields {
  id: string
  /** Uses that are held or spent. */
  used: number
  closedAt: Date | null
  version: number
  createdAt: Date
}

const columns = sql`id, code, name, percent_bp as "percentBp", amount, max_discount as "maxDiscount", use_limit as "useLimit", used,
  starts_at as "startsAt", ends_at as "endsAt", subject_ids as "subjectIds", closed_at as "closedAt", version, created_at as "createdAt"`

/** Creates a coupon. Throws as `requirePermission` (payments.write), InvalidInput, and Conflict (`CouponCodeTaken`). */
export async function createCoupon(ctx: Ctx, input: CouponInput): Promise<Coupon> {
  requirePermission(ctx.viewer, 'payments.write')
  const fields = readFields(input)
  const id = newId()
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('coupons')
    .values({
      ...toRow(fields),
      tenant_id: ctx.tenantId,
      id,
      created_by: ctx.viewer.kind === 'person' ? ctx.viewer.person.memberId : null,
      created_at: ctx.now,
    })
    .onConflict(is => is.columns(['tenant_id', 'code']).doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) throw taken()
  await writeAudit(ctx, { act: 'coupon.created', subject: fields.code, details: toDetails(fields) })
  return await getCoupon(ctx, id)
}

/**
 * Changes a coupon that is as it was when it was read (`version`). What a used one takes off stays. Throws as `createCoupon`, NotFound, and Conflict
 * (`CouponChanged`, `CouponClosed`).
 */
export async function changeCoupon(ctx: Ctx, { id, version, ...input }: CouponInput & { id: string; version: number }): Promise<Coupon> {
  requirePermission(ctx.viewer, 'payments.write')
  const fields = readFields(input)
  const before = await lockForChange(ctx, id, version)
  if (fields.useLimit !== null && fields.useLimit < before.used)
    throw refuse('useLimit', paymentReason('CouponLimitBelowUsed', { used: before.used }))
  const isOther = fields.percentBp !== before.percentBp || fields.amount !== before.amount || fields.maxDiscount !== before.maxDiscount
  if (before.used > 0 && isOther) throw refuse(fields.percentBp === null ? 'amount' : 'percentBp', paymentReason('CouponStarted'))
  const others = await sql`select from coupons where tenant_id = ${ctx.tenantId} and code = ${fields.code} and id <> ${id}`.execute(ctx.db)
  if (others.rows.length > 0) throw taken()
  await ctx.db
    .updateTable('coupons')
    .set({ ...toRow(fields), version: before.version + 1 })
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .execute()
  await writeAudit(ctx, { act: 'coupon.changed', subject: fields.code, details: toDetails(fields) })
  return await getCoupon(ctx, id)
}

/** Closes a coupon for good; invoices that hold it keep it. Throws as `changeCoupon`. */
export async function closeCoupon(ctx: Ctx, { id, version }: { id: string; version: number }): Promise<Coupon> {
  requirePermission(ctx.viewer, 'payments.write')
  const { code } = await lockForChange(ctx, id, version)
  await sql`update coupons set closed_at = ${ctx.now}, version = version + 1 where tenant_id = ${ctx.tenantId} and id = ${id}`.execute(
    ctx.db,
  )
  await writeAudit(ctx, { act: 'coupon.closed', subject: code })
  return await getCoupon(ctx, id)
}

/** Returns a coupon for staff. Throws as `requirePermission` (payments.read), and NotFound. */
export async function getCoupon(ctx: Ctx, id: string): Promise<Coupon> {
  requirePermission(ctx.viewer, 'payments.read')
  return await readCoupon(ctx, id, sql``)
}

/** Returns the tenant's coupons, newest first. Throws as `requirePermission` (payments.read). */
export async function listCoupons(
  ctx: Ctx,
  { search, isOpen }: { search?: string | undefined; isOpen?: boolean | undefined },
  place: { perPage: number; after?: string | undefined; before?: string | undefined },
): Promise<KeysetPage<Coupon>> {
  requirePermission(ctx.viewer, 'payments.read')
  const pattern = search?.trim() ? patternOf(search.trim()) : undefined
  const isLive = sql`(closed_at is null and (ends_at is null or ends_at > ${ctx.now}))`
  return await readKeyset<Coupon>(ctx, place, {
    columns,
    matched: sql`coupons where tenant_id = ${ctx.tenantId} and ${pattern === undefined ? sql`true` : sql`(code ilike ${pattern} or name ilike ${pattern})`}
      and ${isOpen === undefined ? sql`true` : isOpen ? isLive : sql`not ${isLive}`}`,
    sort: { expression: sql`created_at`, type: 'timestamptz', isDescending: true },
    id: sql`id`,
  })
}

async function lockForChange(ctx: Ctx, id: string, version: number): Promise<Coupon> {
  const before = await readCoupon(ctx, id, sql`for update`)
  if (before.version !== version) throw new Conflict(paymentReason('CouponChanged'))
  if (before.closedAt) throw new Conflict(paymentReason('CouponClosed'))
  return before
}

async function readCoupon(ctx: Ctx, id: string, locking: RawBuilder<unknown>): Promise<Coupon> {
  const { rows } = await sql<Coupon>`select ${columns} from coupons
    where tenant_id = ${ctx.tenantId} and id = ${isUuid(id) ? id : null} ${locking}`.execute(ctx.db)
  const [coupon] = rows
  if (!coupon) throw new NotFound(paymentReason('CouponMissing'))
  return coupon
}

function readFields(input: CouponInput): CouponFields {
  const read = couponFields.safeParse(input)
  if (!read.success) throw new InvalidInput(paymentReason('FormRefused'), toReasons(read.error))
  const { percentBp, amount, startsAt, endsAt } = read.data
  if ((percentBp === null) === (amount === null)) throw refuse('percentBp', paymentReason('CouponOneKind'))
  if (startsAt && endsAt && endsAt <= startsAt) throw refuse('endsAt', paymentReason('CouponEndsBeforeStart'))
  return read.data
}

const refuse = (path: string, reason: Reason) => new InvalidInput(paymentReason('FormRefused'), [{ path, reason }])
const taken = () => new Conflict(paymentReason('CouponCodeTaken'), [{ path: 'code', reason: paymentReason('CouponCodeTaken') }])

function toRow(fields: CouponFields) {
  return {
    code: fields.code,
    name: fields.name,
    percent_bp: fields.percentBp,
    amount: fields.amount,
    max_discount: fields.maxDiscount,
    use_limit: fields.useLimit,
    starts_at: fields.startsAt,
    ends_at: fields.endsAt,
    subject_ids: fields.subjectIds,
  }
}

/** What the audit log keeps of a coupon. */
function toDetails({ percentBp, amount, maxDiscount, useLimit, subjectIds }: CouponFields) {
  return { percentBp, amount, maxDiscount, useLimit, subjects: subjectIds.length }
}
