import { sql } from 'kysely'
import { findGateway } from '#features/gateways/find-gateway.server.ts'
import type { GatewayName, Method } from '#features/gateways/gateway.ts'
import { chooseMethod } from '#features/payments/choose-method.server.ts'
import { createInvoice } from '#features/payments/create-invoice.server.ts'
import { endInvoice } from '#features/payments/end-invoice.server.ts'
import { lockInvoice } from '#features/payments/lock-invoice.server.ts'
import { findPayment } from '#features/payments/queries.server.ts'
import { confirmHandRefund, requestRefund } from '#features/payments/refunds.server.ts'
import { confirmTransfer, sendProof } from '#features/payments/transfers.server.ts'
import { openAtGateway } from '#features/payments/work/open.server.ts'
import { settle } from '#features/payments/work/settle.server.ts'
import { earnShares, returnShares } from '#features/payouts/shares.server.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { asViewer, before, DAY, type DemoMember, HOUR, type MoneyTarget, type PaidClass } from './target.ts'

export interface OrderParts {
  classes: readonly PaidClass[]
  /** An admin with a second factor of so many minutes ago. */
  staff(minutes: number): Viewer
  coupon: string
}

interface DemoOrder {
  /** The place of the buyer and of the class in their lists. */
  buyer: number
  of: number
  /** When it was ordered, in minutes before the demo's start. */
  minutes: number
  method: Method
  end: 'paid' | 'refunded' | 'partially-refunded' | 'expired' | 'waiting' | 'proof'
  hasCoupon?: true
}

/** Oldest first, as their numbers. Buyer 0 is the demo's student, whose login can look at them. */
const ORDERS: readonly DemoOrder[] = [
  { buyer: 1, of: 0, minutes: 34 * DAY, method: 'va-bca', end: 'paid' },
  { buyer: 2, of: 0, minutes: 21 * DAY, method: 'qris', end: 'paid', hasCoupon: true },
  { buyer: 0, of: 0, minutes: 16 * DAY, method: 'va-mandiri', end: 'paid' },
  { buyer: 3, of: 1, minutes: 12 * DAY, method: 'qris', end: 'refunded' },
  { buyer: 4, of: 1, minutes: 8 * DAY, method: 'transfer', end: 'partially-refunded' },
  { buyer: 0, of: 2, minutes: 5 * DAY, method: 'va-bri', end: 'expired' },
  { buyer: 5, of: 2, minutes: 5 * HOUR, method: 'transfer', end: 'proof' },
  { buyer: 0, of: 1, minutes: 2, method: 'va-bca', end: 'waiting' },
]

const FEE_OF_VA = 4000

/** Loads an order in each state. Only the last two wait for something: a payment that the simulator gets once the server works, and a transfer for staff. */
export async function loadOrders(target: MoneyTarget, parts: OrderParts): Promise<void> {
  const buyers = await findBuyers(target)
  for (const order of ORDERS) {
    const [buyer, bought] = [buyers[order.buyer], parts.classes[order.of % parts.classes.length]]
    if (buyer && bought) await loadOrder(target, parts, order, buyer, bought)
  }
}

/** The demo's student, then adults who learn here, or the other logins where nobody does. */
async function findBuyers({ db, tenantId, slug }: MoneyTarget): Promise<DemoMember[]> {
  const { rows } = await sql<DemoMember>`
    select m.id, m.name, m.email from members m
    where m.tenant_id = ${tenantId} and (m.email = 'student@sanggar.example' or m.email like ${`murid-%@${slug}.example`}
        or m.email in ('partner@sanggar.example', 'industry@sanggar.example', 'writer@sanggar.example', 'teacher@sanggar.example', 'lead-region@sanggar.example'))
      and m.born_on <= current_date - interval '18 years'
    order by m.email <> 'student@sanggar.example', m.email not like 'murid-%', m.email`.execute(db)
  return rows
}

async function loadOrder(target: MoneyTarget, parts: OrderParts, order: DemoOrder, buyer: DemoMember, bought: PaidClass): Promise<void> {
  const { minutes, method, end } = order
  const at = (ago: number) => before(target, ago, asViewer(buyer, 'student', before(target, ago).now))
  const invoice = await createInvoice(at(minutes), target.settings, {
    kind: 'order',
    memberId: buyer.id,
    buyer: { name: buyer.name, email: buyer.email },
    lines: [
      {
        kind: 'class',
        subjectId: bought.id,
        recipientId: buyer.id,
        name: bought.name,
        quantity: 1,
        price: bought.price,
        details: { batchId: bought.batchId },
      },
    ],
    ...(order.hasCoupon && { coupon: parts.coupon }),
  })
  const payment = await chooseMethod(at(minutes - 1), invoice.id, method)
  if (end === 'waiting') return
  if (end === 'expired') return await expire(at(minutes - DAY), invoice.id)
  if (method === 'transfer') {
    await openTransfer(target, at(minutes - 1), payment.id)
    await sendProof(at(minutes - 30), invoice.id, null, `Ditransfer dari rekening BCA a.n. ${buyer.name}`)
    if (end === 'proof') return
    await confirmTransfer(before(target, minutes - 90, parts.staff(minutes - 90)), payment.id)
  } else await hearPaid(at(minutes - 20), invoice.id, payment.id)
  await earnShares(at(minutes - 91), invoice.id)
  if (end === 'paid') return
  const part = end === 'refunded' ? payment.amount : Math.floor(bought.price / 3000) * 1000
  await giveBack(target, parts, { minutes: minutes - 2 * DAY, paymentId: payment.id, amount: part, isWhole: end === 'refunded' })
}

interface BackParts {
  minutes: number
  paymentId: string
  amount: number
  isWhole: boolean
}

/** Money goes back by hand, and with the whole of it the seat. */
async function giveBack(target: MoneyTarget, { staff }: OrderParts, { minutes, paymentId, amount, isWhole }: BackParts): Promise<void> {
  const at = (ago: number) => before(target, ago, staff(ago))
  const reason = isWhole ? 'Jadwalnya bentrok, peserta batal ikut' : 'Potongan keluarga yang terlupa saat memesan'
  const { id } = await requestRefund(at(minutes), { paymentId, amount, reason, seat: isWhole ? 'take' : 'keep', way: 'hand' })
  await confirmHandRefund(at(minutes - 3 * HOUR), id)
  await returnShares(at(minutes - 3 * HOUR), id)
}

/** Takes over what a gateway says of a paid order, as the job that asks it. */
export async function hearPaid(ctx: Ctx, invoiceId: string, paymentId: string): Promise<void> {
  const locked = await lockInvoice(ctx, invoiceId)
  const payment = await findPayment(ctx, paymentId)
  if (!payment || payment.gateway === 'none') throw new Error('the demo’s payment is gone')
  const fee = payment.method === 'qris' ? Math.round(payment.amount * 0.007) : FEE_OF_VA
  const status = { state: 'paid', amount: payment.amount, refunded: 0, fee, paidAt: ctx.now, raw: { demo: true } } as const
  await settle(ctx, locked, { ...payment, gateway: payment.gateway }, status)
}

async function expire(ctx: Ctx, invoiceId: string): Promise<void> {
  await lockInvoice(ctx, invoiceId)
  await endInvoice(ctx, invoiceId, 'expired')
}

/** A transfer has no gateway to ask: what its payer needs are the tenant's own accounts. */
async function openTransfer({ seal, findSite }: MoneyTarget, ctx: Ctx, paymentId: string): Promise<void> {
  const trial = { signal: AbortSignal.timeout(10_000), startAgain: async () => {} }
  const findOwn = async (of: Ctx, name: GatewayName) => await findGateway(of, { seal }, name)
  await openAtGateway(ctx, paymentId, trial, { findGateway: findOwn, findSite, originOf: host => `http://${host}` })
}
