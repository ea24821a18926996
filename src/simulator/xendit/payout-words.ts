import type { Payout, PayoutState } from '../model.ts'
import { idOf } from './words.ts'

const STATES: Record<PayoutState, string> = {
  queued: 'ACCEPTED',
  sent: 'REQUESTED',
  paid: 'SUCCEEDED',
  failed: 'FAILED',
  reversed: 'REVERSED',
  rejected: 'FAILED',
  cancelled: 'CANCELLED',
}

export function toPayout(payout: Payout): Record<string, unknown> {
  return {
    id: payout.id,
    amount: payout.amount,
    channel_code: payout.bank,
    currency: 'IDR',
    description: payout.notes,
    reference_id: payout.reference,
    status: STATES[payout.state],
    created: payout.createdAt.toISOString(),
    updated: payout.changedAt.toISOString(),
    estimated_arrival_time: new Date(payout.createdAt.getTime() + 15 * 60_000).toISOString(),
    business_id: idOf(payout.merchant),
    channel_properties: { account_number: payout.account, account_holder_name: payout.holder, account_type: null },
    ...(payout.reason && { failure_code: payout.reason }),
  }
}

/** Banks that payouts can be sent to, by channel. Source: docs.xendit.co, "Payout channels". */
export const CHANNELS = [
  { channel_code: 'ID_BCA', channel_name: 'Bank Central Asia (BCA)' },
  { channel_code: 'ID_BNI', channel_name: 'Bank Negara Indonesia (BNI)' },
  { channel_code: 'ID_BRI', channel_name: 'Bank Rakyat Indonesia (BRI)' },
  { channel_code: 'ID_MANDIRI', channel_name: 'Bank Mandiri' },
  { channel_code: 'ID_PERMATA', channel_name: 'Bank Permata' },
  { channel_code: 'ID_CIMB', channel_name: 'Bank CIMB Niaga' },
  { channel_code: 'ID_BSI', channel_name: 'Bank Syariah Indonesia (BSI)' },
] as const
