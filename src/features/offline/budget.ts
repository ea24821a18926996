import { type Lang, languageOf } from '#kit/lang.ts'

/** How many MB a class may take on this device, where its owner has not said. */
export const DEFAULT_BUDGET_MB = 200
export const [MIN_BUDGET_MB, MAX_BUDGET_MB] = [10, 5000]
const MB = 1_000_000
const KEY = 'sanggar:offline-budget'

export const toBytes = (mb: number) => mb * MB
/** Returns megabytes with one digit: below a tenth of one it is a tenth. */
export const toMb = (bytes: number) => (bytes === 0 ? 0 : Math.max(0.1, Math.round(bytes / (MB / 10)) / 10))

/** Returns `toMb` as it is written in a language, without the unit: from a hundred on the digit says nothing. */
export function formatMb(bytes: number, lang: Lang): string {
  const mb = toMb(bytes)
  return mb.toLocaleString(languageOf(lang).locale, { maximumFractionDigits: mb < 100 ? 1 : 0 })
}

/** Returns the budget of this device in MB. */
export function readBudget(): number {
  try {
    return parseBudget(localStorage.getItem(KEY)) ?? DEFAULT_BUDGET_MB
  } catch {
    return DEFAULT_BUDGET_MB
  }
}

/** Returns a budget that was typed, in whole MB; undefined for what is none. */
export function parseBudget(typed: unknown): number | undefined {
  const mb = typeof typed !== 'string' || typed.trim() === '' ? Number.NaN : Number(typed)
  return Number.isInteger(mb) && mb >= MIN_BUDGET_MB && mb <= MAX_BUDGET_MB ? mb : undefined
}

/** Remembers the budget on this device, for whoever uses it. */
export function keepBudget(mb: number): void {
  try {
    localStorage.setItem(KEY, String(mb))
  } catch {
    // Without storage nothing is taken along, either.
  }
}

export interface Space {
  usedBytes: number
  budgetBytes: number
  /** What the browser would still store; undefined where it does not say. */
  freeBytes: number | undefined
}

/** Returns why so many bytes can't be taken along, with how many are too many; undefined where they fit. */
export function refuseSize(
  bytes: number,
  { usedBytes, budgetBytes, freeBytes }: Space,
): { reason: 'budget' | 'disk'; overBytes: number } | undefined {
  if (usedBytes + bytes > budgetBytes) return { reason: 'budget', overBytes: usedBytes + bytes - budgetBytes }
  if (freeBytes !== undefined && bytes > freeBytes) return { reason: 'disk', overBytes: bytes - freeBytes }
  return undefined
}
