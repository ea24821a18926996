import type { Coupon } from '#features/payments/coupons.server.ts'
import { formatDate } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { moneyWords } from './money-words.ts'
import { bookkeepingTexts } from './texts.ts'

const JAKARTA_MS = 7 * 3_600_000

/** Reads a percentage such as `12,5` as basis points; undefined for what is none between 0.01 and 100. */
export function toBasisPoints(text: string): number | undefined {
  const plain = text.trim().replace('%', '').trim().replace(',', '.')
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain)) return undefined
  const basisPoints = Math.round(Number(plain) * 100)
  return basisPoints >= 1 && basisPoints <= 10_000 ? basisPoints : undefined
}

/** Returns basis points as a percentage: `12,5`. */
export function percentWords(basisPoints: number): string {
  return String(basisPoints / 100).replace('.', ',')
}

/** Returns a moment as the form's fields have it, in West Indonesian time. */
export function toLocalField(moment: Date | null): string {
  return moment ? new Date(moment.getTime() + JAKARTA_MS).toISOString().slice(0, 16) : ''
}

/** Returns what a coupon takes off, in words. */
export function discountWords({ percentBp, amount, maxDiscount }: Coupon, lang: Lang): string {
  if (percentBp === null) return moneyWords(amount ?? 0)
  const most = maxDiscount === null ? '' : `, ${bookkeepingTexts(lang).fill('coupons.upTo', { amount: moneyWords(maxDiscount) })}`
  return `${percentWords(percentBp)} %${most}`
}

/** Returns when a coupon is valid, in words. */
export function validWords({ startsAt, endsAt }: Coupon, lang: Lang): string {
  if (!startsAt && !endsAt) return bookkeepingTexts(lang).coupons.always
  const day = (moment: Date | null) => (moment ? formatDate(moment, undefined, lang) : '…')
  return `${day(startsAt)} – ${day(endsAt)}`
}
