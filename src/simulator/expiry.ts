import { findMerchant } from './merchants.ts'
import type { Transaction } from './model.ts'
import { tell } from './notices.ts'
import type { Parts } from './parts.ts'
import { atOnce } from './store.ts'
import { expireDue, findForPayer } from './transactions.ts'

/** Ends what nobody paid in time, and tells the merchants. */
export async function expireOver(parts: Parts): Promise<void> {
  const now = parts.now()
  for (;;) {
    const ended = await atOnce(parts.pool, async sql => {
      const over = await expireDue(sql, now)
      for (const one of over) {
        const merchant = await findMerchant(sql, one.merchant, now)
        // What was never chosen on a payment page of Midtrans is no transaction yet.
        if (one.method || one.gateway === 'xendit') await tell(sql, { merchant, origin: parts.origin ?? '', now }, one)
      }
      return over.length
    })
    if (ended === 0) return
  }
}

/** Returns the transaction as it is now: ended, if its time is over and nobody has noticed yet. */
export async function asOfNow<T extends Transaction | undefined>(parts: Parts, one: T): Promise<T | Transaction | undefined> {
  if (one?.state !== 'open' || one.expiresAt > parts.now()) return one
  await expireOver(parts)
  const found = await findForPayer(parts.pool, one.id)
  // Another process is about to write it; nobody can pay it any more.
  return found?.state === 'open' ? { ...found, state: 'expired' } : found
}
