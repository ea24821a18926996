import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { approversFor, ENDED, movementsOf, nextStatus, PAYOUT_EVENTS, PAYOUT_STATUSES, type PayoutStatus, withheldOf } from './payout.ts'

/** Every status with every event: the next status, `=` for the same, `-` for what can't be. */
const TABLE: Record<PayoutStatus, string> = {
  //          approved rejected sent paid refused
  requested: 'approved rejected - - -',
  approved: '= rejected sent paid failed',
  sent: '- - = paid failed',
  paid: '- - = = reversed',
  rejected: '- = - - -',
  failed: '- - - - =',
  reversed: '- - - - =',
}

describe('a payout', () => {
  it('goes from status to status as the table says, and no other way', () => {
    for (const status of PAYOUT_STATUSES) {
      const row = TABLE[status].split(' ').map(mark => (mark === '=' ? status : mark === '-' ? undefined : mark))
      expect(PAYOUT_EVENTS.map(event => nextStatus(status, event))).toEqual(row)
    }
  })

  it('never leaves its end, and is paid at most once', () => {
    for (const status of ENDED) for (const event of PAYOUT_EVENTS) expect([status, undefined]).toContain(nextStatus(status, event))
    const events = fc.array(fc.constantFrom(...PAYOUT_EVENTS), { maxLength: 30 })
    fc.assert(
      fc.property(events, happened => {
        let status: PayoutStatus = 'requested'
        const posted: string[] = [...movementsOf(undefined, status)]
        for (const event of happened) {
          const next: PayoutStatus = nextStatus(status, event) ?? status
          posted.push(...movementsOf(status, next))
          status = next
        }
        const count = (kind: string) => posted.filter(one => one === kind).length
        // What is pending: asked for, less what was paid or came back; a reversal makes it pending again before it is returned.
        const pending = count('payout-requested') + count('payout-reversed') - count('payout-paid') - count('payout-returned')
        expect(count('payout-paid')).toBeLessThanOrEqual(1)
        expect(count('payout-returned')).toBeLessThanOrEqual(1)
        expect(pending).toBe(['requested', 'approved', 'sent'].includes(status) ? 1 : 0)
      }),
    )
  })
})

describe('of an amount', () => {
  it('less than all of it is withheld, in whole rupiah', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), fc.integer({ min: 0, max: 10_000 }), (amount, bp) => {
        const tax = withheldOf(amount, bp)
        expect(Number.isInteger(tax) && tax >= 0 && tax < amount).toBe(true)
        expect(Math.abs(tax - (amount * bp) / 10_000)).toBeLessThanOrEqual(1)
      }),
    )
    expect([withheldOf(1_000_000, 250), withheldOf(333_333, 250), withheldOf(1, 10_000)]).toEqual([25_000, 8333, 0])
  })

  it('two persons approve what reaches the limit; with a limit of nothing always', () => {
    expect([approversFor(999, 1000), approversFor(1000, 1000), approversFor(1, 0)]).toEqual([1, 2, 2])
  })
})
