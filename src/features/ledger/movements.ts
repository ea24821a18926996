import type { Account, ClearingGateway, Side } from './accounts.ts'

/** Records that a movement is about; they are stored with it, so that each is found from the other. */
export interface References {
  invoiceId?: string
  paymentId?: string
  refundId?: string
  payoutId?: string
  donationId?: string
}

type Of<Kind extends string, Fields> = { kind: Kind } & Fields & References

interface OfGateway {
  gateway: ClearingGateway
}

/** A part of `amount`, zero where there is none. */
interface WithTax {
  amount: number
  tax: number
}

interface OfPayout {
  payoutId: string
  mentorId: string
  /** What the mentor asked for, with the tax that is withheld. */
  amount: number
}

/** Where a payout's money leaves. */
interface PaidFrom {
  from: 'clearing:midtrans' | 'clearing:xendit' | 'bank'
  /** Withheld income tax, a part of `amount`. */
  tax: number
}

interface OfShare {
  /** The line of the invoice. */
  line: number
  mentorId: string
  amount: number
}

/** What is posted, in whole rupiah: amounts are above zero, parts of them from zero. */
export type Movement =
  | Of<'sale-paid', OfGateway & WithTax & { paymentId: string; invoiceId: string }>
  | Of<'gift-paid', OfGateway & { amount: number; paymentId: string; invoiceId: string }>
  /** `recordingId`: a gift that was taken back may be recorded again, as another recording. */
  | Of<'gift-recorded' | 'gift-unrecorded', { amount: number; donationId: string; recordingId: string }>
  | Of<'fee-charged', OfGateway & { amount: number; paymentId: string }>
  /** `cause`: the payment, or the report's line that fits no payment. */
  | Of<'unexplained-received', OfGateway & { amount: number; cause: string }>
  | Of<'refund-promised', WithTax & { refundId: string; paymentId: string }>
  | Of<'gift-refund-promised', { amount: number; refundId: string; paymentId: string }>
  | Of<'refund-cancelled', WithTax & { refundId: string; paymentId: string }>
  | Of<'gift-refund-cancelled', { amount: number; refundId: string; paymentId: string }>
  | Of<'refund-sent', OfGateway & { amount: number; refundId: string; paymentId: string }>
  | Of<'refunded-by-hand', { amount: number; refundId: string; paymentId: string }>
  | Of<'charged-back', OfGateway & WithTax & { paymentId: string; invoiceId: string }>
  | Of<'gift-charged-back', OfGateway & { amount: number; paymentId: string; invoiceId: string }>
  | Of<'share-earned', OfShare & { invoiceId: string }>
  /** `cause`: the refund, or the payment that was charged back. */
  | Of<'share-returned', OfShare & { invoiceId: string; cause: string }>
  | Of<'payout-requested' | 'payout-returned', OfPayout>
  | Of<'payout-paid' | 'payout-reversed', OfPayout & PaidFrom>
  /** `lineKey`: the identity of the report's or bank statement's line. */
  | Of<'settled', OfGateway & { amount: number; lineKey: string }>

export type MovementKind = Movement['kind']
type MovementOf<Kind extends MovementKind> = Movement extends infer M
  ? M extends { kind: infer K }
    ? Kind extends K
      ? M
      : never
    : never
  : never

/** The fields of a movement that hold values of a type. */
type FieldOf<M, Value> = Extract<{ [Field in keyof M]-?: M[Field] extends Value ? Field : never }[keyof M], string>

/** One side of a movement: the amount of one field, without another's if `less` names one. */
export interface Leg<M> {
  side: Side
  /** `{field}` stands for the value of that field. */
  account: Account | 'clearing:{gateway}' | '{from}'
  /** The field with the owner's id. */
  owner?: FieldOf<M, string>
  amount: FieldOf<M, number>
  less?: FieldOf<M, number>
}

export interface MovementRule<M> {
  /** The fields that tell one cause from another: with the name they make the key, which is posted once. */
  key: readonly FieldOf<M, string | number>[]
  legs: readonly Leg<M>[]
}

const clearing = 'clearing:{gateway}'
const debit = (account: Leg<{ amount: number }>['account']) => ({ side: 'debit', account, amount: 'amount' }) as const
const credit = (account: Leg<{ amount: number }>['account']) => ({ side: 'credit', account, amount: 'amount' }) as const
const ofMentor = { owner: 'mentorId' } as const
const withoutTax = { less: 'tax' } as const
const taxOn = (side: Side, account: 'tax' | 'withholding') => ({ side, account, amount: 'tax' }) as const

/** Every movement there is: what tells it apart, and its legs. `post` writes by this table, and `docs/money.md` is made from it; words stand in `texts/`. */
export const MOVEMENTS: { readonly [Kind in MovementKind]: MovementRule<MovementOf<Kind>> } = {
  'sale-paid': { key: ['paymentId'], legs: [debit(clearing), { ...credit('sales'), ...withoutTax }, taxOn('credit', 'tax')] },
  'gift-paid': { key: ['paymentId'], legs: [debit(clearing), credit('donations')] },
  'gift-recorded': { key: ['donationId', 'recordingId'], legs: [debit('bank'), credit('donations')] },
  'gift-unrecorded': { key: ['donationId', 'recordingId'], legs: [debit('donations'), credit('bank')] },
  'fee-charged': { key: ['paymentId'], legs: [debit('fees'), credit(clearing)] },
  'unexplained-received': { key: ['cause'], legs: [debit(clearing), credit('owed-to-payers')] },
  'refund-promised': {
    key: ['refundId'],
    legs: [{ ...debit('refunds'), ...withoutTax }, taxOn('debit', 'tax'), credit('owed-to-payers')],
  },
  'gift-refund-promised': { key: ['refundId'], legs: [debit('donations'), credit('owed-to-payers')] },
  'refund-cancelled': {
    key: ['refundId'],
    legs: [debit('owed-to-payers'), { ...credit('refunds'), ...withoutTax }, taxOn('credit', 'tax')],
  },
  'gift-refund-cancelled': { key: ['refundId'], legs: [debit('owed-to-payers'), credit('donations')] },
  'refund-sent': { key: ['refundId'], legs: [debit('owed-to-payers'), credit(clearing)] },
  'refunded-by-hand': { key: ['refundId'], legs: [debit('owed-to-payers'), credit('bank')] },
  'charged-back': { key: ['paymentId'], legs: [{ ...debit('refunds'), ...withoutTax }, taxOn('debit', 'tax'), credit(clearing)] },
  'gift-charged-back': { key: ['paymentId'], legs: [debit('donations'), credit(clearing)] },
  'share-earned': { key: ['invoiceId', 'line', 'mentorId'], legs: [debit('mentor-shares'), { ...credit('mentor-payable'), ...ofMentor }] },
  'share-returned': {
    key: ['cause', 'line', 'mentorId'],
    legs: [{ ...debit('mentor-payable'), ...ofMentor }, credit('mentor-shares')],
  },
  'payout-requested': {
    key: ['payoutId'],
    legs: [
      { ...debit('mentor-payable'), ...ofMentor },
      { ...credit('payouts-pending'), ...ofMentor },
    ],
  },
  'payout-returned': {
    key: ['payoutId'],
    legs: [
      { ...debit('payouts-pending'), ...ofMentor },
      { ...credit('mentor-payable'), ...ofMentor },
    ],
  },
  'payout-paid': {
    key: ['payoutId'],
    legs: [{ ...debit('payouts-pending'), ...ofMentor }, { ...credit('{from}'), ...withoutTax }, taxOn('credit', 'withholding')],
  },
  'payout-reversed': {
    key: ['payoutId'],
    legs: [{ ...debit('{from}'), ...withoutTax }, taxOn('debit', 'withholding'), { ...credit('payouts-pending'), ...ofMentor }],
  },
  settled: { key: ['gateway', 'lineKey'], legs: [debit('bank'), credit(clearing)] },
}

export const MOVEMENT_KINDS = Object.keys(MOVEMENTS) as MovementKind[]

export function isMovementKind(text: string): text is MovementKind {
  return Object.hasOwn(MOVEMENTS, text)
}
