import { sql } from 'kysely'
import type { CouponInput } from '#features/payments/schema.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { InvalidInput } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { toBasisPoints, toLocalField } from './coupon-words.ts'
import { readRupiah } from './read-rupiah.ts'
import { bookkeepingReason } from './texts.ts'

/** Reads the form of a coupon. Throws InvalidInput beside the field for what can't be read; the rest is checked where it is saved. */
export function readCouponForm(fields: URLSearchParams): CouponInput {
  const isPercent = fields.get('kind') !== 'amount'
  return {
    code: fields.get('code') ?? '',
    name: fields.get('name') ?? '',
    percentBp: isPercent ? percentOf(fields.get('percent') ?? '') : null,
    amount: isPercent ? null : readRupiah(fields.get('amount') ?? '', 'amount'),
    maxDiscount: isPercent ? optionalRupiah(fields, 'maxDiscount') : null,
    useLimit: optionalRupiah(fields, 'useLimit'),
    startsAt: momentOf(fields, 'startsAt'),
    endsAt: momentOf(fields, 'endsAt'),
    subjectIds: fields.getAll('subjectIds'),
  }
}

function percentOf(text: string): number {
  const basisPoints = toBasisPoints(text)
  if (basisPoints !== undefined) return basisPoints
  const reason = bookkeepingReason('PercentUnreadable')
  throw new InvalidInput(reason, [{ path: 'percent', reason }])
}

const optionalRupiah = (fields: URLSearchParams, name: string) =>
  fields.get(name)?.trim() ? readRupiah(fields.get(name) ?? '', name) : null

/** A time of the form is West Indonesian time, as the form says. */
function momentOf(fields: URLSearchParams, name: string): string | null {
  const text = fields.get(name)?.trim()
  if (!text) return null
  const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(text) ? new Date(`${text}+07:00`) : new Date(Number.NaN)
  // 31 February would be 3 March.
  if (!Number.isNaN(moment.getTime()) && toLocalField(moment) === text.slice(0, 16)) return moment.toISOString()
  const reason = bookkeepingReason('MomentUnreadable')
  throw new InvalidInput(reason, [{ path: name, reason }])
}

/** What a coupon can be for: classes that cost something, and programs that are sold as one; at most two hundred of each. Throws as `requirePermission`. */
export async function listSubjects(ctx: Ctx): Promise<{ value: string; words: string }[]> {
  requirePermission(ctx.viewer, 'payments.read')
  const { rows } = await sql<{ value: string; words: string }>`
    (select id as value, name as words from classes where tenant_id = ${ctx.tenantId} and price_rupiah > 0 order by lower(name) limit 200)
    union all
    (select id, name from programs where tenant_id = ${ctx.tenantId} and bundle_price_rupiah > 0 order by lower(name) limit 200)`.execute(
    ctx.db,
  )
  return rows
}
