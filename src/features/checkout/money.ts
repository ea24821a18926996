import { formatCount } from '#kit/format.ts'

/** `Rp150.000`; zero is `Rp0`, since a bill says what is to be paid. */
export const rupiah = (amount: number): string => `Rp${formatCount(amount)}`

/** Basis points as a percentage: `11`, `2,5`. */
export function percentOf(bp: number): string {
  const rest = String(bp % 100)
    .padStart(2, '0')
    .replace(/0+$/, '')
  return `${formatCount(Math.floor(bp / 100))}${rest && `,${rest}`}`
}
