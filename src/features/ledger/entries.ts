import { createHash } from 'node:crypto'
import { type Account, isAccount } from './accounts.ts'
import { MOVEMENTS, type Movement } from './movements.ts'

export interface Entry {
  account: Account
  /** null: nobody's in particular. */
  ownerId: string | null
  /** Whole rupiah: above zero a debit, below zero a credit. */
  amount: number
}

/** The longest key that the table takes. */
const LONGEST_KEY = 200

/** Returns what a movement is known by: the same cause has the same key. A key that is too long is replaced by its SHA-256. */
export function keyOf(movement: Movement): string {
  const values = valuesOf(movement)
  const key = [movement.kind, ...MOVEMENTS[movement.kind].key.map(field => String(values[field]))].join(':')
  if (key.length <= LONGEST_KEY) return key
  return `${movement.kind}:${createHash('sha256').update(key).digest('hex')}`
}

/**
 * Returns the entries of a movement by the table of movements, ordered by account and owner; legs of zero are left out. Throws RangeError for an amount that
 * is not above zero, a part that is below zero or more than the whole, and anything but whole rupiah.
 */
export function entriesOf(movement: Movement): Entry[] {
  const values = valuesOf(movement)
  if (rupiahOf(values, 'amount') === 0) throw new RangeError(`${movement.kind}: its amount is zero`)
  const entries = MOVEMENTS[movement.kind].legs.map(({ side, account, owner, amount, less }): Entry => {
    const rupiah = rupiahOf(values, amount) - (less ? rupiahOf(values, less) : 0)
    if (rupiah < 0) throw new RangeError(`${movement.kind}: ${less} is more than ${amount}`)
    const name = account.replace(/\{(\w+)\}/, (_, field: string) => String(values[field]))
    if (!isAccount(name)) throw new RangeError(`${movement.kind}: there is no account ${name}`)
    return { account: name, ownerId: owner ? String(values[owner]) : null, amount: side === 'debit' ? rupiah : -rupiah }
  })
  return entries.filter(({ amount }) => amount !== 0).sort(inOrder)
}

const valuesOf = (movement: Movement): Record<string, unknown> => ({ ...movement })

function rupiahOf(values: Record<string, unknown>, field: string): number {
  const value = values[field]
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`${String(values['kind'])}: ${field} is no whole rupiah: ${String(value)}`)
  return value
}

/** Totals are locked in this order, whatever the movement. */
function inOrder(a: Entry, b: Entry): number {
  const [left, right] = [`${a.account} ${a.ownerId ?? ''}`, `${b.account} ${b.ownerId ?? ''}`]
  return left < right ? -1 : Number(left > right)
}
