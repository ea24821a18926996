import type { Lang } from '#kit/lang.ts'
import { bookkeepingTexts } from './texts.ts'

/** The kinds of cases that rooms open, with words of their own. Those of the first four may be money that is owed back to its payer. */
export const CASE_KINDS = [
  'amount-differs',
  'paid-twice',
  'coupon-gone',
  'no-seat',
  'challenged',
  'contradiction',
  'unknown-order',
  'refund-failed',
  'refunded-at-gateway',
  'charged-back',
  'ledger-differs',
  'payout-unknown',
  'payout-differs',
  'payout-contradicted',
  'payout-reversed',
  'gift-after-permit',
  'report-differs',
  'report-unknown',
  'report-missing',
] as const
export type CaseKind = (typeof CASE_KINDS)[number]

/** Returns what a case is called, and what it means; a kind without words is named by its code. */
export function caseWords(kind: string, lang: Lang): { name: string; text: string } {
  const { cases: t, fill } = bookkeepingTexts(lang)
  const known = CASE_KINDS.find(one => one === kind)
  return known ? t.kinds[known] : { name: fill('cases.otherKind', { kind }), text: '' }
}
