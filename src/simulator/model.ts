/** What the simulator remembers, in words of its own; each gateway's folder says it in the gateway's. */

export type Gateway = 'midtrans' | 'xendit'

export const METHODS = ['va-bca', 'va-bni', 'va-bri', 'va-mandiri', 'va-permata', 'qris', 'gopay'] as const
export type Method = (typeof METHODS)[number]

export const isMethod = (text: unknown): text is Method => METHODS.some(method => method === text)

export type State = 'open' | 'paid' | 'expired' | 'cancelled' | 'denied'

export interface Transaction {
  /** Midtrans' transaction_id or Snap's token; Xendit's payment_session_id or invoice id. */
  id: string
  gateway: Gateway
  merchant: string
  kind: 'charge' | 'snap' | 'session' | 'invoice'
  /** Midtrans' order_id; Xendit's reference_id or external_id. */
  reference: string
  /** null: the payer has not chosen yet. */
  method: Method | null
  /** Those that the payer may choose from. */
  methods: Method[]
  /** Whole rupiah, as `paid`, `refunded` and `fee`. */
  amount: number
  state: State
  /** What was really paid: more or less than `amount`, if a test wants that. */
  paid: number | null
  refunded: number
  fee: number | null
  vaNumber: string | null
  qrString: string | null
  /** What the merchant sent along and reads again. */
  sent: Record<string, unknown>
  notifyUrls: string[]
  finishUrl: string | null
  cancelUrl: string | null
  createdAt: Date
  expiresAt: Date
  changedAt: Date
  paidAt: Date | null
}

export interface Refund {
  id: string
  transactionId: string
  merchant: string
  key: string
  amount: number
  reason: string
  createdAt: Date
}

export type PayoutState = 'queued' | 'rejected' | 'sent' | 'paid' | 'failed' | 'reversed' | 'cancelled'

export interface Payout {
  id: string
  gateway: Gateway
  merchant: string
  reference: string
  amount: number
  /** Iris' code of the bank (`bca`) or Xendit's channel (`ID_BCA`). */
  bank: string
  account: string
  holder: string
  notes: string
  email: string
  state: PayoutState
  /** Why it was rejected, or failed. */
  reason: string
  notifyUrl: string | null
  createdAt: Date
  changedAt: Date
}

/** How a gateway misbehaves towards one merchant. */
export interface Weather {
  /** Each answer takes so much longer. */
  slowMs?: number | undefined
  /** `error`: 503 to every call; `timeout`: no answer for half a minute. */
  down?: 'error' | 'timeout' | undefined
  /** What the status call says instead of the truth. */
  lies?: 'pending' | 'settlement' | 'not-found' | undefined
  /** When the weather ends by itself, as ISO 8601. */
  until?: string | undefined
}

export interface Merchant {
  key: string
  name: string
  /** Xendit's x-callback-token. */
  callbackToken: string
  /** What Iris signs its notifications with. */
  payoutKey: string
  notificationUrl: string | null
  payoutUrl: string | null
  holders: Record<string, string>
  weather: Weather
}

/** What the gateway keeps of a payment, in whole rupiah: 4,000 of a virtual account, 0.7 % of QRIS, 2 % of GoPay. Source: the gateways' public price lists. */
export function feeOf(method: Method, paid: number): number {
  if (method === 'qris') return Math.ceil(paid * 0.007)
  if (method === 'gopay') return Math.ceil(paid * 0.02)
  return 4000
}

/** QRIS and wallets can be sent back through the gateway; a virtual account can't. Source: Midtrans, "Refund". */
export const isRefundable = (method: Method | null) => method === 'qris' || method === 'gopay'
