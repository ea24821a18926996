import { describe, expect, it } from 'vitest'
import type { ReportLine } from '#features/gateways/gateway.ts'
import { type Facts, judgeLines, type PaymentFact, type Source } from './judge-lines.ts'
import { keyed } from './key-lines.server.ts'

const AT = new Date('2026-11-20T03:00:00Z')
const later = (hours: number) => new Date(AT.getTime() + hours * 3_600_000)

const line = (more: Partial<ReportLine>): ReportLine => ({
  row: 2,
  kind: 'payment',
  amount: 100_000,
  at: AT,
  description: 'settlement',
  ...more,
})
const payment = (orderId: string, more: Partial<PaymentFact> = {}): PaymentFact => ({
  id: `id-${orderId}`,
  invoiceId: `invoice-${orderId}`,
  orderId,
  method: 'qris',
  state: 'paid',
  amount: 100_000,
  received: 100_000,
  fee: null,
  createdAt: AT,
  paidAt: AT,
  ...more,
})
const none: Facts = { payments: [], refunds: [], payouts: [], settled: [], knownKeys: new Set(), claimed: new Set() }
const judge = (source: Source, lines: readonly ReportLine[], facts: Partial<Facts>) =>
  judgeLines(source, keyed(source, lines), { ...none, ...facts }).map(({ outcome, about, settles, expected }) => ({
    outcome,
    about,
    ...(settles && { settles }),
    ...(expected !== undefined && { expected }),
  }))

describe('a line of a gateway’s report', () => {
  it('fits the payment with its order and sum, and tells the fee once', () => {
    const lines = [
      line({ orderId: 'S-1', fee: 4000 }),
      line({ orderId: 'S-2', fee: 4000 }),
      line({ orderId: 'S-3' }),
      line({ orderId: 'S-4', fee: 9 }),
    ]
    const payments = [payment('S-1'), payment('S-2', { fee: 4000 }), payment('S-3'), payment('S-4', { fee: 8 })]
    expect(judge('midtrans', lines, { payments })).toEqual([
      { outcome: 'fee', about: 'S-1' },
      { outcome: 'matched', about: 'S-2' },
      { outcome: 'matched', about: 'S-3' },
      { outcome: 'fee-differs', about: 'S-4', expected: 8 },
    ])
  })

  it('differs by sum, by state, or is not known here; one order fits one line', () => {
    const lines = [
      line({ orderId: 'S-1', amount: 99_999 }),
      line({ orderId: 'S-2' }),
      line({ orderId: 'S-9' }),
      line({ orderId: 'S-1', amount: 99_999, row: 5 }),
    ]
    const payments = [payment('S-1'), payment('S-2', { state: 'expired', received: null, paidAt: null })]
    expect(judge('xendit', lines, { payments }).map(one => one.outcome)).toEqual([
      'amount-differs',
      'not-paid-here',
      'missing-here',
      'missing-here',
    ])
  })

  it('lacks what was paid here between its first and last moment, and nothing before or after', () => {
    const lines = [line({ orderId: 'S-1' }), line({ orderId: 'S-2', at: later(48) })]
    const payments = [
      payment('S-1'),
      payment('S-2', { paidAt: later(48) }),
      payment('S-3', { paidAt: later(5) }),
      payment('S-4', { paidAt: later(-1) }),
      payment('S-5', { paidAt: later(49) }),
      payment('S-6', { paidAt: later(5) }),
    ]
    expect(judge('midtrans', lines, { payments, claimed: new Set(['S-6']) }).slice(2)).toEqual([
      { outcome: 'missing-there', about: 'S-3', expected: 100_000 },
    ])
  })

  it('is a refund, a payout, or money for the bank, each known here or not', () => {
    const lines = [
      line({ kind: 'refund', orderId: 'S-1', amount: -40_000 }),
      line({ kind: 'refund', orderId: 'S-1', amount: -40_000, row: 3 }),
      line({ kind: 'payout', orderId: 'P-1', amount: -90_000 }),
      line({ kind: 'payout', ref: 'R-2', amount: -1 }),
      line({ kind: 'other', ref: 'W-1', amount: -500_000 }),
      line({ kind: 'other', ref: 'W-2', amount: -700_000 }),
    ]
    const refunds = [{ id: 'r1', paymentId: 'id-S-1', invoiceId: null, orderId: 'S-1', amount: 40_000, isDone: true }]
    const payouts = [
      { id: 'P-1', ref: null, amount: 90_000 },
      { id: 'P-2', ref: 'R-2', amount: 2 },
    ]
    const settled = [{ lineKey: 'bank:1', gateway: 'xendit', amount: 700_000, at: AT }] as const
    expect(judge('xendit', lines, { payments: [payment('S-1')], refunds, payouts, settled }).slice(0, 6)).toEqual([
      { outcome: 'matched', about: 'r1' },
      { outcome: 'missing-here', about: 'S-1' },
      { outcome: 'matched', about: 'P-1' },
      { outcome: 'amount-differs', about: 'P-2', expected: 2 },
      { outcome: 'settled', about: 'xendit', settles: 'xendit' },
      { outcome: 'matched', about: 'bank:1' },
    ])
  })
})

describe('a line of a bank statement', () => {
  it('is a transfer by its sum, one line each; money of a gateway by its name; else it is not known', () => {
    const of = (orderId: string, amount: number, more: Partial<PaymentFact> = {}) =>
      payment(orderId, { method: 'transfer', amount, received: amount, ...more })
    const lines = [
      line({ amount: 100_123, description: 'TRSF 1' }),
      line({ amount: 100_123, description: 'TRSF 2' }),
      line({ amount: 100_456, description: 'TRSF 3' }),
      line({ amount: 900_000, description: 'PT MIDTRANS SETTLEMENT' }),
      line({ amount: 5, description: 'bunga' }),
      line({ kind: 'other', amount: -70_000, description: 'LISTRIK' }),
      line({ kind: 'other', amount: -40_000, description: 'refund' }),
    ]
    const payments = [of('T-1', 100_123), of('T-3', 100_456, { state: 'pending', received: null, paidAt: null })]
    const refunds = [{ id: 'r1', paymentId: 'x', invoiceId: null, orderId: 'x', amount: 40_000, isDone: true }]
    expect(judge('bank', lines, { payments, refunds })).toEqual([
      { outcome: 'settled', about: 'T-1', settles: 'transfer' },
      { outcome: 'missing-here', about: null },
      { outcome: 'not-paid-here', about: 'T-3' },
      { outcome: 'settled', about: 'midtrans', settles: 'midtrans' },
      { outcome: 'missing-here', about: null },
      { outcome: 'outside', about: null },
      { outcome: 'matched', about: 'r1' },
    ])
  })

  it('is known by what it says, whatever file it comes in and on which row; equal lines of a file count apart', () => {
    const [one, two] = keyed('bank', [line({ row: 2 }), line({ row: 3 })])
    const [again, other] = keyed('bank', [line({ row: 77 }), line({ row: 3, amount: 1 })])
    expect(one?.key).toBe(again?.key)
    expect(new Set([one?.key, two?.key, other?.key]).size).toBe(3)
    expect(judge('bank', [line({}), line({})], { knownKeys: new Set([one?.key ?? '']) }).map(({ outcome }) => outcome)).toEqual([
      'known',
      'missing-here',
    ])
  })
})
