import type { Seal } from '#platform/crypto/seal.ts'
import type { Resolve } from '#platform/http/post-outside.ts'

/** The gateways, in the order in which they serve a method that several have. */
export const GATEWAYS = ['midtrans', 'xendit', 'transfer'] as const
export type GatewayName = (typeof GATEWAYS)[number]

/** How a payer can pay. */
export const METHODS = ['va-bca', 'va-bni', 'va-bri', 'va-mandiri', 'va-permata', 'qris', 'gopay', 'transfer'] as const
export type Method = (typeof METHODS)[number]

/** A bank account of the tenant that payers transfer to. */
export interface TransferAccount {
  bank: string
  number: string
  holder: string
}

/** An order that a payer is to pay by one method. Money is whole rupiah. */
export interface OpenOrder {
  /** Unique over all tenants; opening it again opens nothing twice. */
  orderId: string
  amount: number
  method: Method
  invoiceNumber: string
  lines: readonly { name: string; quantity: number; price: number }[]
  buyer: { name: string; email?: string; phone?: string }
  expiresAt: Date
  /** Where the payer is led to afterwards. */
  returnUrl: string
  /** Where the gateway sends its notifications. */
  notifyUrl: string
}

/** What a payer needs in order to pay. Of Mandiri the biller code and, as `vaNumber`, the bill key. */
export interface Instructions {
  vaNumber?: string
  bank?: string
  billerCode?: string
  qrString?: string
  redirectUrl?: string
  accounts?: readonly TransferAccount[]
}

export interface Opened {
  /** The gateway's own id of the order. */
  ref: string
  instructions: Instructions
  expiresAt: Date
}

/** `missing`: the gateway knows no such order. `challenged`: paid, but held for a review. */
export type OrderState =
  | 'pending'
  | 'paid'
  | 'denied'
  | 'expired'
  | 'cancelled'
  | 'missing'
  | 'partially-refunded'
  | 'refunded'
  | 'charged-back'
  | 'challenged'

/** What the gateway says of an order. Whole rupiah. */
export interface GatewayStatus {
  state: OrderState
  /** What was asked for or paid; 0 where it is missing. */
  amount: number
  refunded: number
  fee?: number
  ref?: string
  paidAt?: Date
  /** The response as it came, without secrets. */
  raw: Record<string, unknown>
}

/** `failed`: refused for good. `sent`: the gateway says later. */
export interface RefundResult {
  state: 'done' | 'sent' | 'failed'
  ref?: string
}

/** What a notification is about, and whether the gateway sent it. Its content is not believed beyond that. */
export interface Notice {
  isGenuine: boolean
  topic: 'payment' | 'payout' | 'unknown'
  /** Of a payment the order's id; of a payout the key it was sent by, or the gateway's reference. */
  orderId?: string
}

/** A line of a gateway's report or of a bank statement. Whole rupiah; below zero: money that went out. */
export interface ReportLine {
  /** Its place in the file, from 1, the heading included. */
  row: number
  kind: 'payment' | 'refund' | 'payout' | 'other'
  orderId?: string
  ref?: string
  amount: number
  fee?: number
  at?: Date
  description: string
}

/** A bank or wallet that payouts go to, by its code at this gateway. */
export interface PayoutBank {
  code: string
  name: string
}

export interface PayoutAccount {
  bank: string
  number: string
  holder: string
}

export interface PayoutOrder extends PayoutAccount {
  /** Sending the same key again sends nothing twice. At most 50 letters, digits and hyphens. */
  key: string
  amount: number
  note: string
  email?: string
}

/** `found`: with the holder's name at the bank. `unchecked`: this gateway can't tell. */
export type AccountCheck = { state: 'found'; holder: string } | { state: 'missing' } | { state: 'unchecked' }

export interface PayoutStatus {
  /** `sent`: under way. `reversed`: it was paid, and the bank gave it back. */
  state: 'sent' | 'paid' | 'failed' | 'reversed' | 'missing'
  amount: number
  ref?: string
  reason?: string
  raw: Record<string, unknown>
}

/** How a gateway sends money to bank accounts. All throw GatewayFault. */
export interface PayoutDriver {
  banks(signal: AbortSignal): Promise<PayoutBank[]>
  checkAccount(account: PayoutAccount, signal: AbortSignal): Promise<AccountCheck>
  send(order: PayoutOrder, signal: AbortSignal): Promise<{ ref: string }>
  /** `ref` is what `send` returned. */
  status(payout: { key: string; ref: string }, signal: AbortSignal): Promise<PayoutStatus>
  /** What can be paid out, in whole rupiah. */
  balance(signal: AbortSignal): Promise<number>
}

/** One gateway with a tenant's keys. Calls to the outside throw GatewayFault; none may be made within a transaction. */
export interface Gateway {
  name: GatewayName
  methods: readonly Method[]
  open(order: OpenOrder, signal: AbortSignal): Promise<Opened>
  /** `ref` is what `open` returned: some gateways find their payment pages by it alone. */
  status(orderId: string, signal: AbortSignal, ref?: string): Promise<GatewayStatus>
  /** Ends an open order; one that is paid stays paid, and one that is missing or ended is fine. */
  cancel(orderId: string, signal: AbortSignal, ref?: string): Promise<void>
  refund(order: RefundOrder, signal: AbortSignal): Promise<RefundResult>
  /** Judges the bytes as they came. Never throws. */
  readNotification(headers: Headers, body: string): Notice
  /** Throws GatewayFault 'unreadable' for a file of another form. */
  readReport(csv: string): ReportLine[]
  /** Asks something harmless that needs the keys. Throws GatewayFault. */
  tryKeys(signal: AbortSignal): Promise<void>
  payouts?: PayoutDriver
}

export interface RefundOrder {
  orderId: string
  /** What `open` returned. */
  ref?: string
  /** Sending the same key again refunds nothing twice. */
  key: string
  amount: number
  reason: string
}

/** The simulator: its public origin, and the port of this machine that answers for it. */
export interface SimulatorPlace {
  origin: string
  port: number
}

/** What gateways need of the process. */
export interface GatewayTools {
  seal: Seal
  /** Plays the gateways for tenants that are not in production. */
  simulator?: SimulatorPlace | undefined
  /** Tests replace name servers. */
  resolve?: Resolve | undefined
}

/** `away`: no answer, or a fault of theirs: ask again later. `refused`: final. `unreadable`: an answer or file that isn't as documented. */
export type FaultKind = 'away' | 'refused' | 'unreadable'

/** A gateway that did not do what it was asked to. The message is for logs: the gateway's own words, without keys, at most 300 characters. */
export class GatewayFault extends Error {
  readonly kind: FaultKind
  /** HTTP status of the response, if there was one. */
  readonly status: number | undefined

  constructor(kind: FaultKind, words: string, status?: number) {
    super(words.slice(0, 300))
    this.name = 'GatewayFault'
    this.kind = kind
    this.status = status
  }
}

export function isGatewayFault(error: unknown): error is GatewayFault {
  return error instanceof GatewayFault
}

export function isMethod(text: string): text is Method {
  return METHODS.some(method => method === text)
}

export function isGatewayName(text: string): text is GatewayName {
  return GATEWAYS.some(name => name === text)
}
