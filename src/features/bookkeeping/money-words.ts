import { formatCount } from '#kit/format.ts'

/** Returns an amount of whole rupiah as books write it: `Rp0`, and `−Rp1.000` below zero. */
export function moneyWords(amount: number): string {
  return `${amount < 0 ? '−' : ''}Rp${formatCount(Math.abs(amount))}`
}
