import { formatDate } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import type { RevenueRow } from './revenue.ts'
import { bookkeepingTexts } from './texts.ts'

export const REVENUE_PARTS = ['overTime', 'bySubject', 'byMethod'] as const
export type RevenuePart = (typeof REVENUE_PARTS)[number]

/** Returns what a row of revenue is called. */
export function rowWords(part: RevenuePart, { key, name }: Pick<RevenueRow, 'key' | 'name'>, lang: Lang): string {
  const { revenue: t, methods } = bookkeepingTexts(lang)
  if (part === 'overTime') return formatDate(`${key}T05:00:00Z`, undefined, lang)
  if (part === 'bySubject') return name || t.noSubject
  if (key === '') return t.noMethod
  return Object.hasOwn(methods, key) ? methods[key as keyof typeof methods] : key
}
