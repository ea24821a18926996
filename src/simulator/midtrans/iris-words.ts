import { createHash } from 'node:crypto'
import type { Merchant, Payout, PayoutState } from '../model.ts'
import type { Notice } from '../parts.ts'
import { toAmount } from './words.ts'

/** How Iris, Midtrans' payouts, says what the simulator knows. Source: docs.midtrans.com, "Payouts (Iris) API". */

const STATES: Record<PayoutState, string> = {
  queued: 'queued',
  rejected: 'rejected',
  sent: 'processed',
  paid: 'completed',
  failed: 'failed',
  // What a bank sends back of a completed payout makes it a failed one.
  reversed: 'failed',
  cancelled: 'rejected',
}

export const BANKS = [
  { code: 'bca', name: 'PT. BANK CENTRAL ASIA TBK.' },
  { code: 'bni', name: 'PT. BANK NEGARA INDONESIA (PERSERO)' },
  { code: 'bri', name: 'PT. BANK RAKYAT INDONESIA (PERSERO)' },
  { code: 'mandiri', name: 'PT. BANK MANDIRI (PERSERO) TBK.' },
  { code: 'permata', name: 'PT. BANK PERMATA TBK.' },
  { code: 'cimb', name: 'PT. BANK CIMB NIAGA TBK.' },
  { code: 'bsm', name: 'PT. BANK SYARIAH INDONESIA TBK.' },
] as const

export function toIris(payout: Payout): Record<string, unknown> {
  return {
    amount: toAmount(payout.amount),
    beneficiary_name: payout.holder,
    beneficiary_account: payout.account,
    bank: BANKS.find(({ code }) => code === payout.bank)?.name ?? payout.bank,
    reference_no: payout.reference,
    notes: payout.notes,
    beneficiary_email: payout.email,
    status: STATES[payout.state],
    created_by: 'simulator',
    created_at: payout.createdAt.toISOString(),
    updated_at: payout.changedAt.toISOString(),
    ...reasonOf(payout),
  }
}

function reasonOf({ state, reason }: Payout): Record<string, unknown> {
  if (state === 'failed' || state === 'reversed') return { error_code: '003', error_message: reason || 'rejected by the bank' }
  return state === 'rejected' ? { error_message: reason } : {}
}

/** Returns the notification of a payout, signed with SHA-512 of the body and the merchant's key. */
export function irisNotice(merchant: Merchant, payout: Payout, isForged: boolean): Notice {
  const body = JSON.stringify({
    reference_no: payout.reference,
    amount: toAmount(payout.amount),
    status: STATES[payout.state],
    updated_at: payout.changedAt.toISOString(),
    ...reasonOf(payout),
  })
  return { headers: { 'content-type': 'application/json', 'iris-signature': irisSignature(body, merchant.payoutKey, isForged) }, body }
}

export function irisSignature(body: string, payoutKey: string, isForged = false): string {
  return createHash('sha512')
    .update(body + payoutKey + (isForged ? '-of-somebody-else' : ''))
    .digest('hex')
}
