import { setTimeout as wait } from 'node:timers/promises'
import { type Answered, ask, fieldOf, insist, type Place, type Told, textOf } from './calls.ts'
import type { Planned } from './plan.ts'
import { type Buyer, COUPON, type Shop } from './shop.ts'
import { steer } from './simulator.ts'

const BASE = '/api/services/v1/class/payment'
const LOOK_MS = 250

type Step = 'order' | 'choose' | 'open' | 'pay' | 'await-paid' | 'refund' | 'done'

/** An order on its way. Its buyer may be interrupted after any step, and go on later. */
export interface Purchase extends Planned {
  buyer: Buyer
  classId: string
  slug: string
  step: Step
  /** The coupon was taken. */
  hasCoupon: boolean
  invoiceId: string
  /** The payment's order at the gateway. */
  orderId: string
  /** How often a method was chosen. */
  choices: number
  isChanged: boolean
}

/** What buyers need of the run. */
export interface Trade {
  shop: Shop
  port: number
  told: Told
  /** Has staff give the whole money of an invoice back, with the seat. */
  giveBack(invoiceId: string): Promise<void>
}

export function begin({ buyers, classes }: Shop, plan: Planned): Purchase | undefined {
  const buyer = buyers[plan.index]
  const one = classes[plan.index % classes.length]
  if (!buyer || !one) return undefined
  const start = { step: 'order', hasCoupon: plan.way === 'coupon', invoiceId: '', orderId: '', choices: 0, isChanged: false } as const
  return { ...plan, buyer, classId: one.id, slug: one.slug, ...start }
}

/** Has a buyer go on with an order, up to a step (by default its end) or until nothing happened for so long. Returns whether it is done. */
export async function goOn(trade: Trade, one: Purchase, patienceMs: number, upTo: Step = 'done'): Promise<boolean> {
  for (let until = Date.now() + patienceMs; one.step !== 'done' && one.step !== upTo; ) {
    const before = one.step
    const next = await STEPS[before](trade, one)
    if (next !== before) until = Date.now() + patienceMs
    else if (Date.now() > until) return false
    else await wait(LOOK_MS)
    one.step = next
  }
  return true
}

const STEPS: Record<Exclude<Step, 'done'>, (trade: Trade, one: Purchase) => Promise<Step>> = {
  order,
  choose,
  open,
  pay,
  'await-paid': awaitPaid,
  refund,
}

const placeOf = ({ shop, port }: Trade): Place => ({ port, host: shop.host })

async function order(trade: Trade, one: Purchase): Promise<Step> {
  const body = { slug: one.slug, ...(one.hasCoupon && { coupon: COUPON }) }
  const key = `order-${one.index}-${one.hasCoupon}`
  const answer = await insist(placeOf(trade), `${BASE}/invoice`, body, { told: trade.told, cookie: one.buyer.cookie, key })
  // Others were quicker: it is bought without.
  if (answer.status === 409 && one.hasCoupon) {
    one.hasCoupon = false
    return 'order'
  }
  one.invoiceId = textOf(wellDone(answer, one), 'data', 'id') ?? ''
  return one.way === 'never-pays' && one.index % 2 === 1 ? 'done' : 'choose'
}

async function choose(trade: Trade, one: Purchase): Promise<Step> {
  const method = one.isChanged ? one.otherMethod : one.method
  const options = { told: trade.told, cookie: one.buyer.cookie, key: `choose-${one.index}-${one.choices}` }
  const answer = await insist(placeOf(trade), `${BASE}/detail`, { id: one.invoiceId, method }, options)
  one.orderId = textOf(wellDone(answer, one), 'data', 'payment', 'orderId') ?? ''
  one.choices++
  return 'open'
}

/** Waits until there is something to pay by. */
async function open(trade: Trade, one: Purchase): Promise<Step> {
  const body = await look(trade, one)
  const state = textOf(body, 'data', 'payment', 'state')
  // The gateway was away for too long: as the page says, it is chosen again.
  if (state === 'denied') return 'choose'
  if (state !== 'pending') return 'open'
  if (one.way === 'never-pays') return 'done'
  if (one.isChanged || (one.way !== 'changes-method' && one.way !== 'expires-then-pays')) return 'pay'
  if (one.way === 'expires-then-pays') await steer(trade.port, '/play', { orderId: one.orderId, event: 'expire' })
  one.isChanged = true
  return 'choose'
}

async function pay(trade: Trade, one: Purchase): Promise<Step> {
  const { orderId, way, lateSeconds } = one
  const play = (wish: object) => steer(trade.port, '/play', { orderId, event: 'pay', ...wish })
  if (way === 'forged' || way === 'forged-then-paid') await play({ forged: true, ...(way === 'forged' && { twice: true }) })
  if (way === 'forged') return 'done'
  await play({
    ...(way === 'told-twice' && { twice: true }),
    ...(way === 'told-late' && { late: lateSeconds }),
    ...(way === 'told-never' && { lost: true }),
  })
  // Nobody waits that long at a page.
  return way === 'told-never' ? 'done' : 'await-paid'
}

async function awaitPaid(trade: Trade, one: Purchase): Promise<Step> {
  if (textOf(await look(trade, one), 'data', 'status') !== 'paid') return 'await-paid'
  return one.way === 'refunded-there' || one.way === 'refunded-here' ? 'refund' : 'done'
}

async function refund(trade: Trade, { way, orderId, invoiceId }: Purchase): Promise<Step> {
  if (way === 'refunded-here') await trade.giveBack(invoiceId)
  else await steer(trade.port, '/play', { orderId, event: 'refund' })
  return 'done'
}

/** Looks at the invoice, as a page does again and again. Undefined where nobody answers. */
async function look(trade: Trade, { invoiceId, buyer }: Purchase): Promise<unknown> {
  const answer = await ask(placeOf(trade), `${BASE}/detail`, { id: invoiceId }, { cookie: buyer.cookie }).catch(() => undefined)
  return answer?.status === 200 ? answer.body : undefined
}

function wellDone(answer: Answered, { index, way, step }: Purchase): unknown {
  if ((answer.status === 200 || answer.status === 201) && fieldOf(answer.body, 'status') === true) return answer.body
  throw new Error(`order ${index} (${way}) at '${step}': ${answer.status} ${JSON.stringify(answer.body)}`)
}
