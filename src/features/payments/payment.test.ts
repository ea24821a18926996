import { describe, expect, it } from 'vitest'
import { hasMoney, isOpen, nextState, orderIdOf, PAYMENT_EVENTS, PAYMENT_STATES, type PaymentEvent, type PaymentState } from './payment.ts'
import { findBroken, type Machine, OUR_MACHINE } from './testing-model.ts'

/** Every transition there is; what isn't here stays, or is a case (!). In the order of PAYMENT_EVENTS: opened, open-failed, paid, denied, expired, cancelled, in part, refunded, charged back. */
const TABLE: Record<PaymentState, string> = {
  opening: 'pending denied paid denied expired cancelled ! ! !',
  pending: '- - paid denied expired cancelled ! ! !',
  paid: '- - - ! ! ! partially-refunded refunded charged-back',
  denied: '- - paid - - - ! ! !',
  expired: '- - paid - - - ! ! !',
  cancelled: '- - paid - - - ! ! !',
  'partially-refunded': '- - - ! ! ! - refunded charged-back',
  refunded: '- - - ! ! ! - - !',
  'charged-back': '- - ! ! ! ! ! ! -',
}

describe('the machine of a payment', () => {
  it.each(PAYMENT_STATES)('goes from %s as the table says, for every event', state => {
    const said = PAYMENT_EVENTS.map(event => {
      const step = nextState(state, event)
      return step.kind === 'go' ? step.to : step.kind === 'stay' ? '-' : '!'
    })
    expect(said.join(' ')).toBe(TABLE[state])
  })

  it('keeps its rules in every state and event', () => {
    for (const state of PAYMENT_STATES)
      for (const event of PAYMENT_EVENTS) {
        const step = nextState(state, event)
        if (step.kind !== 'go') continue
        expect(step.to, 'a transition leads elsewhere').not.toBe(state)
        if (hasMoney(state)) expect([state, event, hasMoney(step.to)], 'paid never becomes unpaid').toEqual([state, event, true])
        if (!isOpen(state)) expect([state, event, isOpen(step.to)], 'ended never opens again').toEqual([state, event, false])
        expect(['refunded', 'charged-back'], 'final is final').not.toContain(state)
        if (!isOpen(state) && !hasMoney(state)) expect([event, step.to], 'only money changes what ended unpaid').toEqual(['paid', 'paid'])
        if (!hasMoney(state) && hasMoney(step.to)) expect([event, step.to], 'only money makes it paid').toEqual(['paid', 'paid'])
      }
  })

  it('makes order ids that are as unique as ids', () => {
    expect(orderIdOf('01900000-0000-7000-8000-00000000000a')).toBe('S-019000000000700080000000000000' + '0a')
  })
})

describe('an invoice with two payments', () => {
  it('breaks no rule in any sequence of events', () => {
    expect([...findBroken(OUR_MACHINE, 6)]).toEqual([])
    // Beyond six events nothing new happens, either.
    expect([...findBroken(OUR_MACHINE, 12)]).toEqual([])
  })

  const broken = (from: PaymentState, event: PaymentEvent, to: PaymentState): Machine => ({
    ...OUR_MACHINE,
    nextState: (state, told) => (state === from && told === event ? { kind: 'go', to } : nextState(state, told)),
  })
  it.each<[string, Machine, string]>([
    ['forgets money when the time is over', broken('paid', 'expired', 'expired'), 'a paid payment becomes unpaid'],
    ['takes money that went back', broken('refunded', 'paid', 'paid'), 'money that went back counts again'],
    ['opens again what was cancelled', broken('cancelled', 'opened', 'pending'), 'an ended payment is open again'],
    ['takes money for a paid invoice', { ...OUR_MACHINE, takesMoney: () => true }, 'what was bought is given twice'],
    ['refunds what was never paid', broken('pending', 'refunded', 'refunded'), 'a payment is paid without money'],
  ])('a machine that %s is found out', (_name, machine, fault) => {
    const found = findBroken(machine, 6)
    expect([...found.keys()]).toContain(fault)
    expect(found.get(fault)?.length).toBeLessThanOrEqual(6)
  })
})
