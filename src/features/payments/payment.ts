import type { GatewayName, Instructions, Method } from '#features/gateways/gateway.ts'

/** One try to pay an invoice by one method, and the machine of its states. Money is whole rupiah. */

export const PAYMENT_STATES = [
  'opening',
  'pending',
  'paid',
  'denied',
  'expired',
  'cancelled',
  'partially-refunded',
  'refunded',
  'charged-back',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

export const PAYMENT_EVENTS = [
  'opened',
  'open-failed',
  'paid',
  'denied',
  'expired',
  'cancelled',
  'refunded-in-part',
  'refunded',
  'charged-back',
] as const
/** What happens to a payment: by us (`opened`, `open-failed`, `cancelled`, `expired`), or as the gateway's status tells. */
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number]

/** `go`: to another state. `stay`: known already, or overtaken. `case`: contradicts what is known; nothing changes, and a person looks at it. */
export type Step = { kind: 'go'; to: PaymentState } | { kind: 'stay' } | { kind: 'case' }

export interface Payment {
  id: string
  invoiceId: string
  gateway: GatewayName | 'none'
  method: Method | 'none'
  /** Unique over all tenants. */
  orderId: string
  /** What the gateway calls it; some find their payment pages by it alone. */
  ref?: string | null
  state: PaymentState
  /** What is asked for: the invoice's total, of a transfer with the unique code. */
  amount: number
  /** What came; null: nothing yet. */
  received: number | null
  /** What came is owed back, and pays no invoice. */
  isUnexplained: boolean
  refunded: number
  fee: number | null
  uniqueCode: number | null
  instructions: Instructions
  /** Why it could not be opened. */
  failure: PaymentFailure | null
  proofUploadId: string | null
  proofNote: string | null
  proofAt: Date | null
  createdAt: Date
  openedAt: Date | null
  expiresAt: Date
  paidAt: Date | null
  endedAt: Date | null
}

/** A payment that comes through a gateway, or by a transfer that staff see. */
export type GatewayPayment = Payment & { gateway: GatewayName }

/** `gateway-down`: it did not answer for a while. `gateway-refused`: it does not take this order. `transfer-refused`: staff found no such transfer. */
export type PaymentFailure = 'gateway-down' | 'gateway-refused' | 'transfer-refused'

const go = (to: PaymentState): Step => ({ kind: 'go', to })
const stay: Step = { kind: 'stay' }
const odd: Step = { kind: 'case' }

const refunds = { 'refunded-in-part': go('partially-refunded'), refunded: go('refunded'), 'charged-back': go('charged-back') } as const
/** What can't be: nothing was paid that could be given back. */
const nothingToReturn = { 'refunded-in-part': odd, refunded: odd, 'charged-back': odd } as const
/** What was paid doesn't become unpaid. */
const paidStays = { opened: stay, 'open-failed': stay, paid: stay, denied: odd, expired: odd, cancelled: odd } as const
/** An ended payment doesn't open again. Money that comes for it nevertheless is money: the invoice decides what it is for. */
const endedUnpaid = {
  opened: stay,
  'open-failed': stay,
  paid: go('paid'),
  denied: stay,
  expired: stay,
  cancelled: stay,
  ...nothingToReturn,
} as const
const open = { paid: go('paid'), denied: go('denied'), expired: go('expired'), cancelled: go('cancelled'), ...nothingToReturn } as const

/** Every state with every event. Source: docs/decisions/092. */
const STEPS: Readonly<Record<PaymentState, Readonly<Record<PaymentEvent, Step>>>> = {
  opening: { opened: go('pending'), 'open-failed': go('denied'), ...open },
  pending: { opened: stay, 'open-failed': stay, ...open },
  paid: { ...paidStays, ...refunds },
  'partially-refunded': { ...paidStays, ...refunds, 'refunded-in-part': stay },
  refunded: { ...paidStays, 'refunded-in-part': stay, refunded: stay, 'charged-back': odd },
  'charged-back': { ...paidStays, paid: odd, 'refunded-in-part': odd, refunded: odd, 'charged-back': stay },
  denied: endedUnpaid,
  expired: endedUnpaid,
  cancelled: endedUnpaid,
}

/** Returns what an event does to a payment in this state: pure, and the only place that decides it. */
export function nextState(state: PaymentState, event: PaymentEvent): Step {
  return STEPS[state][event]
}

/** True while the payer may still pay by it. */
export function isOpen(state: PaymentState): boolean {
  return state === 'opening' || state === 'pending'
}

/** True if money came for it, whatever was given back later. */
export function hasMoney(state: PaymentState): boolean {
  return state === 'paid' || state === 'partially-refunded' || state === 'refunded' || state === 'charged-back'
}

/** Returns the order id of a payment: made of its id, so that opening it again opens nothing twice, and unique over all tenants. */
export function orderIdOf(paymentId: string): string {
  return `S-${paymentId.replaceAll('-', '')}`
}
