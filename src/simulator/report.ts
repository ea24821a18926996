import { merchantIdOf, toTime } from './midtrans/words.ts'
import { feeOf, type Gateway, type Method } from './model.ts'
import type { Sql } from './store.ts'
import { listPaid, listRefundsIn } from './transactions.ts'
import { channelOf } from './xendit/words.ts'

/** What a report may have wrong, for tests of the reconciliation: the last payment is missing, there twice, with another amount or fee, or one that nobody made. */
export const FAULTS = ['missing', 'twice', 'amount', 'fee', 'extra'] as const
export type Fault = (typeof FAULTS)[number]

interface Line {
  kind: 'payment' | 'refund'
  id: string
  reference: string
  method: Method
  /** Whole rupiah; of a refund below zero. */
  amount: number
  fee: number
  at: Date
}

export interface ReportOf {
  gateway: Gateway
  merchant: string
  from: Date
  to: Date
  fault?: Fault | undefined
}

/** Returns the gateway's own report of a span of time as CSV: payments and refunds by their time, with the fee of each. */
export async function reportOf(sql: Sql, { gateway, merchant, from, to, fault }: ReportOf): Promise<string> {
  const payments = (await listPaid(sql, merchant, gateway, { from, to })).flatMap((one): Line[] => {
    const { id, reference, method, paid, fee, paidAt } = one
    return method && paid && paidAt ? [{ kind: 'payment', id, reference, method, amount: paid, fee: fee ?? 0, at: paidAt }] : []
  })
  const refunds = (await listRefundsIn(sql, merchant, gateway, { from, to })).map(
    ({ refund, reference, method }): Line => ({
      kind: 'refund',
      id: refund.id,
      reference,
      method,
      amount: -refund.amount,
      fee: 0,
      at: refund.createdAt,
    }),
  )
  const lines = [...withFault(payments, fault, to), ...refunds].sort((a, b) => a.at.getTime() - b.at.getTime())
  const { head, row } = gateway === 'midtrans' ? MIDTRANS : XENDIT
  return `${[head, ...lines.map(line => row(line, merchant))].map(cells => cells.map(toCell).join(',')).join('\r\n')}\r\n`
}

function withFault(lines: Line[], fault: Fault | undefined, to: Date): Line[] {
  const last = lines.at(-1)
  if (fault === 'extra') {
    const reference = 'unknown-order'
    const stray: Line = { kind: 'payment', id: reference, reference, method: 'qris', amount: 50_000, fee: feeOf('qris', 50_000), at: to }
    return [...lines, last ? { ...stray, at: last.at } : stray]
  }
  if (!fault || !last) return lines
  const others = lines.slice(0, -1)
  if (fault === 'missing') return others
  if (fault === 'twice') return [...lines, last]
  return [...others, fault === 'amount' ? { ...last, amount: last.amount + 1000 } : { ...last, fee: last.fee + 500 }]
}

interface Form {
  head: string[]
  row(line: Line, merchant: string): (string | number)[]
}

/** The columns of the transaction report in Midtrans' dashboard, and its fee. */
const MIDTRANS: Form = {
  head: [
    'Merchant ID',
    'Transaction ID',
    'Order ID',
    'Transaction type',
    'Payment type',
    'Transaction status',
    'Transaction time',
    'Settlement time',
    'Amount',
    'Fee',
    'Net amount',
  ],
  row: ({ kind, id, reference, method, amount, fee, at }, merchant) => [
    merchantIdOf(merchant),
    id,
    reference,
    kind === 'payment' ? 'Payment' : 'Refund',
    method === 'qris' ? 'QRIS' : method === 'gopay' ? 'GoPay' : `Bank Transfer ${method.slice(3).toUpperCase()}`,
    kind === 'payment' ? 'settlement' : 'refund',
    toTime(at),
    toTime(at),
    amount,
    fee,
    amount - fee,
  ],
}

/** The columns of Xendit's transactions report. */
const XENDIT: Form = {
  head: [
    'Transaction ID',
    'Reference',
    'Type',
    'Channel',
    'Status',
    'Currency',
    'Amount',
    'Fee',
    'Net Amount',
    'Created Date',
    'Settled Date',
  ],
  row: ({ kind, id, reference, method, amount, fee, at }) => [
    id,
    reference,
    kind === 'payment' ? 'PAYMENT' : 'REFUND',
    channelOf(method),
    'COMPLETED',
    'IDR',
    amount,
    fee,
    amount - fee,
    at.toISOString(),
    at.toISOString(),
  ],
}

/** Cells that a spreadsheet would compute are made text. */
function toCell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+@\t-]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
