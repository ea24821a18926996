import type { ReportLine } from '#features/gateways/gateway.ts'
import { hasMoney, type PaymentState } from '#features/payments/payment.ts'
import { DAY_MS } from '#kit/days.ts'

/** Whose report it is: a gateway's, or a bank's statement. */
export const SOURCES = ['midtrans', 'xendit', 'bank'] as const
export type Source = (typeof SOURCES)[number]

/** What a line turned out to be. `known`: it came in an earlier file. `outside`: money that left the bank account for something else. */
export const FITTING = ['matched', 'fee', 'settled', 'known', 'outside'] as const
/** What differs: each is a case. `not-paid-here`: the money is there, and the payment is not known as paid. */
export const DIFFERING = ['amount-differs', 'fee-differs', 'not-paid-here', 'missing-here', 'missing-there'] as const
export type Differing = (typeof DIFFERING)[number]
export const OUTCOMES = [...FITTING, ...DIFFERING] as const
export type Outcome = (typeof OUTCOMES)[number]

export interface PaymentFact {
  id: string
  invoiceId: string
  orderId: string
  method: string
  state: PaymentState
  amount: number
  /** What came; null: nothing yet. */
  received: number | null
  fee: number | null
  createdAt: Date
  paidAt: Date | null
}

export interface RefundFact {
  id: string
  paymentId: string
  invoiceId: string | null
  orderId: string
  amount: number
  isDone: boolean
}

export interface PayoutFact {
  id: string
  ref: string | null
  /** Without the tax that is withheld. */
  amount: number
}

/** A line that was booked as money from a gateway to the bank. */
export interface SettledFact {
  lineKey: string
  gateway: 'midtrans' | 'xendit'
  amount: number
  at: Date | null
}

/** What is known here, to hold the lines against. */
export interface Facts {
  payments: readonly PaymentFact[]
  refunds: readonly RefundFact[]
  payouts: readonly PayoutFact[]
  settled: readonly SettledFact[]
  /** Keys of lines that fitted in an earlier file. */
  knownKeys: ReadonlySet<string>
  /** Orders, refunds, payouts and settlements that an earlier line was about. */
  claimed: ReadonlySet<string>
}

export interface KeyedLine extends ReportLine {
  key: string
}

export interface Judged {
  line: KeyedLine
  outcome: Outcome
  /** What it is about: an order's id, a refund's, a payout's, the key of a settlement, or the gateway whose money it is. */
  about: string | null
  payment?: PaymentFact
  payoutId?: string
  /** What is expected instead, in whole rupiah. */
  expected?: number
  /** Money that went from this clearing account to the bank. */
  settles?: 'midtrans' | 'xendit' | 'transfer'
}

const SETTLED_WITHIN_DAYS = 7
const TRANSFER_WITHIN_DAYS = 14

/** Says of every line what it is, and of every payment within the report's days that it lacks. Pure; each thing here fits one line. */
export function judgeLines(source: Source, lines: readonly KeyedLine[], facts: Facts): Judged[] {
  const taken = new Set(facts.claimed)
  const free = <T>(things: readonly T[], idOf: (thing: T) => string, fits: (thing: T) => boolean): T | undefined => {
    const found = things.find(thing => !taken.has(idOf(thing)) && fits(thing))
    if (found) taken.add(idOf(found))
    return found
  }
  const judgeOne = source === 'bank' ? judgeBank : judgeGateway
  const judged = lines.map((line): Judged => {
    if (facts.knownKeys.has(line.key)) return { line, outcome: 'known', about: line.orderId ?? null }
    return judgeOne(line, facts, free, source)
  })
  return [...judged, ...missingThere(source, lines, facts, taken)]
}

type Free = <T>(things: readonly T[], idOf: (thing: T) => string, fits: (thing: T) => boolean) => T | undefined

const cameFor = ({ received, amount }: PaymentFact) => received ?? amount

function judgeGateway(line: KeyedLine, facts: Facts, free: Free, source: Source): Judged {
  const about = line.orderId ?? line.ref ?? null
  if (line.kind === 'refund') {
    const refund = free(
      facts.refunds,
      one => one.id,
      one => one.orderId === line.orderId && one.amount === Math.abs(line.amount),
    )
    const payment = facts.payments.find(one => one.orderId === line.orderId)
    if (refund) return { line, outcome: 'matched', about: refund.id, ...(payment && { payment }) }
    return { line, outcome: 'missing-here', about, ...(payment && { payment }) }
  }
  if (line.kind === 'payout') {
    const payout = free(
      facts.payouts,
      one => one.id,
      one => one.id === line.orderId || (one.ref !== null && (one.ref === line.ref || one.ref === line.orderId)),
    )
    if (!payout) return { line, outcome: 'missing-here', about }
    if (payout.amount !== Math.abs(line.amount))
      return { line, outcome: 'amount-differs', about: payout.id, payoutId: payout.id, expected: payout.amount }
    return { line, outcome: 'matched', about: payout.id, payoutId: payout.id }
  }
  if (line.kind === 'other') return judgeWithdrawal(line, facts, free, source)
  const payment = free(
    facts.payments,
    one => one.orderId,
    one => one.orderId === line.orderId,
  )
  if (!payment) return { line, outcome: 'missing-here', about }
  if (!hasMoney(payment.state)) return { line, outcome: 'not-paid-here', about, payment }
  if (cameFor(payment) !== line.amount) return { line, outcome: 'amount-differs', about, payment, expected: cameFor(payment) }
  if (line.fee === undefined || line.fee === payment.fee) return { line, outcome: 'matched', about, payment }
  if (payment.fee === null && line.fee === 0) return { line, outcome: 'matched', about, payment }
  return payment.fee === null
    ? { line, outcome: 'fee', about, payment }
    : { line, outcome: 'fee-differs', about, payment, expected: payment.fee }
}

/** Money that left the gateway for the bank: booked by the line that comes first, the gateway's or the bank's. */
function judgeWithdrawal(line: KeyedLine, facts: Facts, free: Free, source: Source): Judged {
  if (line.amount >= 0 || source === 'bank') return { line, outcome: 'missing-here', about: line.ref ?? null }
  const booked = free(facts.settled, one => one.lineKey, isSettledBy(line, source))
  return booked ? { line, outcome: 'matched', about: booked.lineKey } : { line, outcome: 'settled', about: source, settles: source }
}

const isSettledBy = (line: KeyedLine, gateway: Source) => (one: SettledFact) =>
  one.gateway === gateway && one.amount === Math.abs(line.amount) && isNear(one.at, line.at, SETTLED_WITHIN_DAYS)

const isNear = (a: Date | null | undefined, b: Date | undefined, days: number) =>
  !a || !b || Math.abs(a.getTime() - b.getTime()) <= days * DAY_MS

function judgeBank(line: KeyedLine, facts: Facts, free: Free): Judged {
  if (line.amount < 0) return judgeOut(line, facts, free)
  const transfer = free(
    facts.payments,
    one => one.orderId,
    one => one.method === 'transfer' && cameFor(one) === line.amount && isNear(one.paidAt ?? one.createdAt, line.at, TRANSFER_WITHIN_DAYS),
  )
  if (transfer && !hasMoney(transfer.state)) return { line, outcome: 'not-paid-here', about: transfer.orderId, payment: transfer }
  if (transfer) return { line, outcome: 'settled', about: transfer.orderId, payment: transfer, settles: 'transfer' }
  const gateway = gatewayNamedIn(line.description)
  if (!gateway) return { line, outcome: 'missing-here', about: null }
  const booked = free(facts.settled, one => one.lineKey, isSettledBy(line, gateway))
  return booked ? { line, outcome: 'matched', about: booked.lineKey } : { line, outcome: 'settled', about: gateway, settles: gateway }
}

/** What left the bank account: refunds and payouts that were transferred by hand; the rest is none of our business. */
function judgeOut(line: KeyedLine, facts: Facts, free: Free): Judged {
  const amount = Math.abs(line.amount)
  const refund = free(
    facts.refunds,
    one => one.id,
    one => one.isDone && one.amount === amount,
  )
  if (refund) return { line, outcome: 'matched', about: refund.id }
  const payout = free(
    facts.payouts,
    one => one.id,
    one => one.amount === amount,
  )
  return payout ? { line, outcome: 'matched', about: payout.id, payoutId: payout.id } : { line, outcome: 'outside', about: null }
}

function gatewayNamedIn(description: string): 'midtrans' | 'xendit' | undefined {
  if (/midtrans|veritrans/i.test(description)) return 'midtrans'
  return /xendit/i.test(description) ? 'xendit' : undefined
}

/** Payments that came here between the first and the last moment of the report, and that it doesn't tell of. */
function missingThere(source: Source, lines: readonly KeyedLine[], facts: Facts, taken: ReadonlySet<string>): Judged[] {
  const moments = lines.flatMap(({ kind, at }) => (kind === 'payment' && at ? [at.getTime()] : []))
  const [first, last] = [Math.min(...moments), Math.max(...moments)]
  const listed = new Set(lines.flatMap(({ orderId }) => (orderId ? [orderId] : [])))
  return facts.payments.flatMap((payment): Judged[] => {
    const at = payment.paidAt?.getTime()
    if (at === undefined || !hasMoney(payment.state) || !(at >= first && at <= last)) return []
    if (taken.has(payment.orderId) || listed.has(payment.orderId)) return []
    const amount = cameFor(payment)
    const line = {
      row: 0,
      kind: 'payment',
      orderId: payment.orderId,
      amount,
      description: '',
      key: `${source}:missing:${payment.orderId}`,
    } as const
    return [{ line, outcome: 'missing-there', about: payment.orderId, payment, expected: amount }]
  })
}

export function isDiffering(outcome: Outcome): outcome is Differing {
  return DIFFERING.some(one => one === outcome)
}
