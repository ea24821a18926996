import { type InvoiceStatus, takesMoney } from './invoice.ts'
import { isOpen, nextState, PAYMENT_EVENTS, type PaymentEvent, type PaymentState, type Step } from './payment.ts'

/** A model of an invoice with two payments, small enough to walk through whole: `payment-model.test.ts` looks for sequences that break a rule. */

export interface Machine {
  nextState(state: PaymentState, event: PaymentEvent): Step
  takesMoney(status: InvoiceStatus, isReplacedByPaid: boolean): boolean
}

export const OUR_MACHINE: Machine = { nextState, takesMoney }

interface ModelPayment {
  state: PaymentState
  /** What came of money: it pays the invoice, it is owed back as a case, or none came. */
  money: 'none' | 'counts' | 'case'
  /** Money came and went back. */
  isReturned: boolean
}

export interface Model {
  invoice: InvoiceStatus
  payments: ModelPayment[]
  /** How often what was bought was handed out. */
  given: number
}

type ModelEvent = { kind: 'choose' } | { kind: 'expire' } | { kind: 'cancel' } | { kind: 'told'; at: number; event: PaymentEvent }

const MOST_PAYMENTS = 2
const UNPAID: readonly PaymentState[] = ['opening', 'pending', 'denied', 'expired', 'cancelled']
const OPEN: readonly PaymentState[] = ['opening', 'pending']

export const START: Model = { invoice: 'pending', payments: [], given: 0 }

/** Every event of the model. */
const MODEL_EVENTS: readonly ModelEvent[] = [
  { kind: 'choose' },
  { kind: 'expire' },
  { kind: 'cancel' },
  ...[0, 1].flatMap(at => PAYMENT_EVENTS.map(event => ({ kind: 'told', at, event }) as const)),
]

/** Returns the model after an event, as the commands do it; the same object where nothing happens. */
export function step(model: Model, event: ModelEvent, machine: Machine): Model {
  if (event.kind === 'told') return tell(model, event.at, event.event, machine)
  if (model.invoice !== 'pending') return model
  if (event.kind === 'choose') {
    if (model.payments.length >= MOST_PAYMENTS) return model
    return { ...model, payments: [...endOpen(model, 'cancelled', machine), { state: 'opening', money: 'none', isReturned: false }] }
  }
  const to = event.kind === 'expire' ? 'expired' : 'cancelled'
  return { ...model, invoice: to, payments: endOpen(model, to, machine) }
}

function endOpen({ payments }: Model, event: 'cancelled' | 'expired', machine: Machine): ModelPayment[] {
  return payments.map(payment => {
    const next = isOpen(payment.state) ? machine.nextState(payment.state, event) : undefined
    return next?.kind === 'go' ? { ...payment, state: next.to } : payment
  })
}

function tell(model: Model, at: number, event: PaymentEvent, machine: Machine): Model {
  const payment = model.payments[at]
  const next = payment && machine.nextState(payment.state, event)
  if (!payment || next?.kind !== 'go') return model
  const put = (changed: ModelPayment, of = model): Model => ({
    ...of,
    payments: of.payments.map((one, other) => (other === at ? changed : one)),
  })
  if (event === 'paid') {
    if (!machine.takesMoney(model.invoice, false)) return put({ ...payment, state: next.to, money: 'case' })
    const paid = put({ ...payment, state: next.to, money: 'counts' })
    return { ...paid, invoice: 'paid', given: model.given + 1, payments: endOpen(paid, 'cancelled', machine) }
  }
  if (event === 'refunded' || event === 'charged-back') {
    const returned = put({ ...payment, state: next.to, isReturned: true })
    return payment.money === 'counts' ? { ...returned, invoice: 'refunded' } : returned
  }
  if (event === 'refunded-in-part' && payment.money === 'counts')
    return put({ ...payment, state: next.to }, { ...model, invoice: 'partially-refunded' })
  return put({ ...payment, state: next.to })
}

/** Returns the rules that a step breaks, in words. */
export function faultsOf(before: Model, after: Model): string[] {
  const faults: string[] = []
  const counting = after.payments.filter(({ money }) => money === 'counts')
  if (after.given > 1) faults.push('what was bought is given twice')
  if (counting.length > 1) faults.push('two payments pay one invoice')
  if ((counting.length === 1) !== (after.given === 1)) faults.push('something is given without money, or money is taken for nothing')
  if (['paid', 'refunded', 'partially-refunded'].includes(after.invoice) !== (counting.length === 1))
    faults.push('the invoice says other than its money')
  if (after.payments.filter(({ state }) => OPEN.includes(state)).length > 1) faults.push('two payments are open')
  if (after.invoice !== 'pending' && after.payments.some(({ state }) => OPEN.includes(state)))
    faults.push('an ended invoice has an open payment')
  after.payments.forEach((payment, at) => {
    const was = before.payments[at]
    if (payment.money !== 'none' && UNPAID.includes(payment.state)) faults.push('money is forgotten')
    if (payment.money === 'none' && !UNPAID.includes(payment.state)) faults.push('a payment is paid without money')
    if (!was || was.state === payment.state) return
    if (!UNPAID.includes(was.state) && UNPAID.includes(payment.state)) faults.push('a paid payment becomes unpaid')
    if (!OPEN.includes(was.state) && OPEN.includes(payment.state)) faults.push('an ended payment is open again')
    if (was.state === 'refunded' || was.state === 'charged-back') faults.push('what is final changes')
    if (was.isReturned && payment.state === 'paid') faults.push('money that went back counts again')
  })
  return faults
}

/** Walks through all sequences of events up to a length (equal states once) and returns the rules that some sequence breaks, each with the shortest one. */
export function findBroken(machine: Machine, length: number): Map<string, ModelEvent[]> {
  const broken = new Map<string, ModelEvent[]>()
  let edge: { model: Model; way: ModelEvent[] }[] = [{ model: START, way: [] }]
  const seen = new Set([JSON.stringify(START)])
  for (let at = 0; at < length; at++) {
    const next: typeof edge = []
    for (const { model, way } of edge)
      for (const event of MODEL_EVENTS) {
        const after = step(model, event, machine)
        if (after === model) continue
        const longer = [...way, event]
        for (const fault of faultsOf(model, after)) if (!broken.has(fault)) broken.set(fault, longer)
        const name = JSON.stringify(after)
        if (seen.has(name)) continue
        seen.add(name)
        next.push({ model: after, way: longer })
      }
    edge = next
  }
  return broken
}
