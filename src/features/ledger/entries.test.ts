import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGS } from '#kit/lang.ts'
import { ACCOUNT_NAMES, isAccount, onItsSide } from './accounts.ts'
import { entriesOf, keyOf } from './entries.ts'
import { moneyDoc } from './money-doc.ts'
import { isMovementKind, MOVEMENT_KINDS, type Movement } from './movements.ts'
import { anyMovement } from './testing.ts'
import { words } from './texts/en.ts'
import { ledgerTexts } from './texts.ts'

const sale = (more: Partial<{ amount: number; tax: number; gateway: string }> = {}) =>
  // Named boundary: what a caller without types could send.
  ({ kind: 'sale-paid', gateway: 'midtrans', amount: 111_000, tax: 11_000, paymentId: 'p', invoiceId: 'i', ...more }) as Movement

describe('the entries of a movement', () => {
  it.each([
    ['zero', { amount: 0, tax: 0 }],
    ['negative', { amount: -1 }],
    ['fractional', { amount: 100.5 }],
    ['unsafe', { amount: 2 ** 53 }],
    ['no number', { amount: Number.NaN }],
    ['endless', { amount: Number.POSITIVE_INFINITY }],
    ['of a negative tax', { tax: -1 }],
    ['of a fractional tax', { tax: 0.1 }],
    ['of more tax than there is', { amount: 10, tax: 11 }],
  ])('are none where the amount is %s', (_what, more) => {
    expect(() => entriesOf(sale(more))).toThrow(RangeError)
  })

  it('are none for a gateway that there is not', () => {
    for (const gateway of ['', 'bank', 'midtrans:x', '__proto__']) expect(() => entriesOf(sale({ gateway }))).toThrow(RangeError)
    expect(isAccount('toString') || isMovementKind('constructor')).toBe(false)
  })

  it('are debits above zero and credits below, without legs of zero', () => {
    expect(entriesOf(sale())).toEqual([
      { account: 'clearing:midtrans', ownerId: null, amount: 111_000 },
      { account: 'sales', ownerId: null, amount: -100_000 },
      { account: 'tax', ownerId: null, amount: -11_000 },
    ])
    expect(entriesOf(sale({ tax: 0 })).map(({ account }) => account)).toEqual(['clearing:midtrans', 'sales'])
    expect(entriesOf({ kind: 'payout-paid', payoutId: 'o', mentorId: 'm', amount: 100, tax: 5, from: 'bank' })).toEqual([
      { account: 'bank', ownerId: null, amount: -95 },
      { account: 'payouts-pending', ownerId: 'm', amount: 100 },
      { account: 'withholding', ownerId: null, amount: -5 },
    ])
  })

  it('sum to zero for every movement, two or more, each account once and always in the same order', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(anyMovement, movement => {
        seen.add(movement.kind)
        const entries = entriesOf(movement)
        expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
        expect(entries.length).toBeGreaterThan(1)
        expect(entries.every(({ amount }) => amount !== 0 && Number.isSafeInteger(amount))).toBe(true)
        const places = entries.map(({ account, ownerId }) => `${account} ${ownerId}`)
        expect(places).toEqual([...new Set(places)].sort())
      }),
      { numRuns: 2000 },
    )
    expect(seen.size).toBe(MOVEMENT_KINDS.length)
  })

  it('of a promise and its cancelling, of what is paid and what comes back, undo each other', () => {
    const fields = { amount: 111_000, tax: 11_000, gateway: 'xendit', from: 'bank', refundId: 'r', paymentId: 'p', payoutId: 'o' } as const
    const more = { ...fields, mentorId: 'm', invoiceId: 'i', donationId: 'd', recordingId: 'x', line: 0, cause: 'r' }
    const pairs = [
      ['refund-promised', 'refund-cancelled'],
      ['gift-refund-promised', 'gift-refund-cancelled'],
      ['gift-recorded', 'gift-unrecorded'],
      ['gift-paid', 'gift-charged-back'],
      ['share-earned', 'share-returned'],
      ['payout-requested', 'payout-returned'],
      ['payout-paid', 'payout-reversed'],
    ] as const
    for (const pair of pairs) {
      const totals = new Map<string, number>()
      for (const kind of pair)
        for (const { account, amount } of entriesOf({ ...more, kind })) totals.set(account, (totals.get(account) ?? 0) + amount)
      expect([pair, [...totals.values()].filter(total => total !== 0)]).toEqual([pair, []])
    }
  })
})

describe('the key of a movement', () => {
  it('is made of its cause', () => {
    expect(keyOf(sale())).toBe('sale-paid:p')
    expect(keyOf({ kind: 'share-earned', invoiceId: 'i', line: 2, mentorId: 'm', amount: 1 })).toBe('share-earned:i:2:m')
    expect(keyOf(sale({ amount: 5, tax: 0 }))).toBe(keyOf(sale()))
  })

  it('fits its column whatever a report calls its lines', () => {
    const settled = (lineKey: string) => keyOf({ kind: 'settled', gateway: 'xendit', amount: 1, lineKey })
    expect(settled('x'.repeat(200))).toMatch(/^settled:[0-9a-f]{64}$/)
    expect(settled('x'.repeat(200))).not.toBe(settled(`${'x'.repeat(199)}y`))
  })
})

describe('accounts and movements', () => {
  it('have words in every language', () => {
    for (const { accounts, movements } of LANGS.map(ledgerTexts)) {
      expect(Object.keys(accounts)).toEqual(ACCOUNT_NAMES)
      expect(Object.keys(movements).sort()).toEqual([...MOVEMENT_KINDS].sort())
    }
  })

  it('are shown on their own side', () => {
    expect([onItsSide('bank', 5), onItsSide('sales', -5), onItsSide('sales', 5), onItsSide('sales', 0)]).toEqual([5, 5, -5, 0])
  })

  it('stand in docs/money.md as they are', async () => {
    expect(await readFile('docs/money.md', 'utf8')).toBe(moneyDoc(words))
  })
})
