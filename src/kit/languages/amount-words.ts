import type { Lang } from '../lang.ts'
import { NUMBER_WORDS } from './number-words.ts'

/** The amounts that have words: whole numbers below a quadrillion. */
const LIMIT = 1_000_000_000_000_000

/** Returns a whole number in words, such as `seratus lima puluh ribu`; what a receipt says of its total. Throws RangeError for what has no words here. */
export function toNumberWords(count: number, lang: Lang): string {
  if (!Number.isSafeInteger(count) || count < 0 || count >= LIMIT) throw new RangeError(`${count} has no words`)
  return NUMBER_WORDS[lang](count)
}

/** Returns an amount in words as receipts write it: `Seratus lima puluh ribu rupiah`. */
export function toRupiahWords(wholeRupiah: number, lang: Lang): string {
  const words = `${toNumberWords(wholeRupiah, lang)} rupiah`
  return words.charAt(0).toUpperCase() + words.slice(1)
}
