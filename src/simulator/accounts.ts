import { createHash, randomInt } from 'node:crypto'
import type { Merchant, Method } from './model.ts'
import { qrisOf } from './qris.ts'

/** The beginnings of virtual accounts, and how long these are, by bank. */
const BANKS: Partial<Record<Method, { prefix: string; length: number }>> = {
  'va-bca': { prefix: '12608', length: 16 },
  'va-bni': { prefix: '9881', length: 16 },
  'va-bri': { prefix: '12620', length: 18 },
  // The bill's key; the biller's code stands beside it.
  'va-mandiri': { prefix: '8770', length: 12 },
  'va-permata': { prefix: '8625', length: 16 },
}
/** Mandiri's code of the biller. */
export const BILLER_CODE = '70012'

/** Returns a number for a new virtual account of the bank; null for other methods. */
export function vaNumberFor(method: Method | null): string | null {
  const bank = method && BANKS[method]
  if (!bank) return null
  let digits = bank.prefix
  while (digits.length < bank.length) digits += randomInt(10)
  return digits
}

export function qrStringFor(method: Method | null, merchant: Merchant, amount: number, reference: string): string | null {
  if (method !== 'qris' && method !== 'gopay') return null
  return qrisOf({ merchantName: merchant.name, merchantNumber: digitsOf(merchant.key, 15), amount, reference })
}

/** Returns digits made from a text: the same for the same text. */
export function digitsOf(text: string, length: number): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return Array.from(hex, digit => Number.parseInt(digit, 16) % 10)
    .join('')
    .slice(0, length)
}

const HOLDERS = ['BUDI SANTOSO', 'SITI RAHAYU', 'AGUS WIJAYA', 'DEWI LESTARI', 'RINA KUSUMA', 'JOKO PRASETYO']

/** Returns who holds a bank account: as the merchant's settings say, else a name made from the number. Numbers that end in 000 are nobody's. */
export function holderOf(merchant: Merchant, bank: string, account: string): string | undefined {
  const set = merchant.holders[`${bank}:${account}`]
  if (set) return set
  if (!/^\d{5,20}$/.test(account) || account.endsWith('000')) return undefined
  return HOLDERS[Number(digitsOf(account, 6)) % HOLDERS.length]
}
