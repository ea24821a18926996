import { sql } from 'kysely'
import { enqueueDueOf } from '#features/payments/work/due.server.ts'
import { followPayout } from '#features/payouts/tasks.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { PlayedOrder } from './bank.ts'
import type { CrashAt, WaitingJob } from './queue.ts'
import type { Way } from './step.ts'
import { pick } from './steps-of-orders.ts'
import type { World } from './world.ts'

/** What payers do at the gateways, what gateways tell, and what the clock and the workers do. */

const MINUTE_MS = 60_000

/** Small numbers pick what is newest. */
const orderAt = (world: World, number: number, isRight: (order: PlayedOrder) => boolean): PlayedOrder | undefined =>
  pick([...world.bank.orders.values()].filter(isRight).reverse(), number)

export async function notify(world: World, gateway: 'midtrans' | 'xendit', body: string, isGenuine = true): Promise<void> {
  const headers = new Headers({ 'x-signature': isGenuine ? 'good' : 'bad' })
  await world.attempt(ctx => world.product.storeNotification(ctx, world.parts, gateway, headers, body))
}

const isTold = ({ gateway }: PlayedOrder): boolean => gateway !== 'transfer'

export async function tell(world: World, order: PlayedOrder, isGenuine = true): Promise<void> {
  if (order.gateway !== 'transfer') await notify(world, order.gateway, `payment ${order.id}`, isGenuine)
  if (isGenuine) order.isNews = false
}

/** The clock's minute: what is due is enqueued, of payouts as well. */
export async function tick(world: World): Promise<void> {
  await world.attempt(async ctx => {
    await enqueueDueOf(ctx)
    const { rows } = await sql<{ id: string }>`select id from payouts where tenant_id = ${ctx.tenantId} and ask_at <= ${ctx.now}`.execute(
      ctx.db,
    )
    for (const { id } of rows) await enqueue(ctx, followPayout, { payoutId: id }, { singletonKey: id })
  })
}

/** Runs a job, and sees what it must not do meanwhile. */
export async function run(world: World, job: WaitingJob, crashAt?: CrashAt): Promise<void> {
  world.note(`  ${job.name}${crashAt === undefined ? '' : ` dies at ${crashAt}`}`)
  const paid = job.name === 'payments.expire' && !world.bank.isAway ? await paidInTime(world, job.payload) : undefined
  await world.queue.run(job, world.now, crashAt)
  if (paid !== undefined && (await statusOf(world, paid)) === 'expired') world.faults.push('an invoice expires that was paid in time')
}

/** Returns the invoice of a job that ends it, if its open payment has its money already, and may have it. */
async function paidInTime(world: World, payload: unknown): Promise<string | undefined> {
  // Named boundary: the job's own payload.
  const { invoiceId } = payload as { invoiceId: string }
  const { rows } = await world.pool.query<{ orderId: string; amount: number }>(
    `select p.order_id as "orderId", p.amount from payments p join invoices i on i.tenant_id = p.tenant_id and i.id = p.invoice_id
      where p.invoice_id = $1 and p.state = 'pending' and i.coupon_id is null`,
    [invoiceId],
  )
  const order = world.bank.orders.get(rows[0]?.orderId ?? '')
  return order && order.gateway !== 'transfer' && order.paid === rows[0]?.amount ? invoiceId : undefined
}

async function statusOf(world: World, invoiceId: string): Promise<string | undefined> {
  const { rows } = await world.pool.query<{ status: string }>('select status from invoices where id = $1', [invoiceId])
  return rows[0]?.status
}

export const MONEY_STEPS = {
  pay: {
    weight: 9,
    async happen(world, { a, b, c }) {
      // Mostly what waits; now and then what has ended, and twice.
      const order = orderAt(world, a, ({ state }) => c > 8 || state === 'pending')
      if (order) world.bank.pay(order, order.asked, b % 2 === 0 ? 4000 : 0, world.now)
    },
  },
  'pay another amount': {
    weight: 1,
    async happen(world, { a, b }) {
      const order = orderAt(world, a, ({ state, gateway }) => state === 'pending' && gateway !== 'transfer')
      if (order) world.bank.pay(order, Math.max(1, order.asked + (b % 2 === 0 ? -1000 * (b + 1) : b)), 0, world.now)
    },
  },
  'pay, and be told by nobody': {
    weight: 1,
    async happen(world, { a }) {
      const order = orderAt(world, a, ({ state }) => state === 'pending')
      if (order && world.bank.pay(order, order.asked, 0, world.now)) order.isNews = false
    },
  },
  deny: {
    weight: 1,
    async happen(world, { a, b }) {
      const order = orderAt(world, a, isTold)
      if (order) world.bank.end(order, b % 2 === 0 ? 'denied' : 'expired')
    },
  },
  'refund there': {
    weight: 1,
    async happen(world, { a, b }) {
      const order = orderAt(world, a, order => isTold(order) && order.paid > 0)
      if (order) world.bank.refundThere(order, b % 3 === 0 ? order.paid - order.refunded : 1 + b * 1111)
    },
  },
  'charge back': {
    weight: 1,
    async happen(world, { a }) {
      const order = orderAt(world, a, order => isTold(order) && order.paid > 0)
      if (order) world.bank.chargeBack(order)
    },
  },
  'refunds arrive': {
    weight: 2,
    async happen(world) {
      for (const order of world.bank.orders.values()) world.bank.finishRefunds(order)
    },
  },
  notify: {
    weight: 9,
    async happen(world, { a, b }) {
      const order = orderAt(world, a, order => isTold(order) && (b < 6 ? order.isNews : true))
      if (order) for (let times = 0; times <= b % 3; times++) await tell(world, order)
    },
  },
  'notify at once': {
    weight: 3,
    async happen(world, { a, b }) {
      const orders = [orderAt(world, a, isTold), orderAt(world, b, isTold)].filter(order => order !== undefined)
      await Promise.all([...orders, ...orders].map(order => tell(world, order)))
    },
  },
  forge: {
    weight: 3,
    async happen(world, { a, b }) {
      const order = orderAt(world, a, isTold)
      if (order) await tell(world, order, false)
      else await notify(world, 'midtrans', 'payment S-019000000000700080000000000000aa', b % 2 === 0)
    },
  },
  'work on one': {
    weight: 6,
    async happen(world, { a }) {
      const job = pick(await world.queue.waiting(world.now), a)
      if (job) await run(world, job)
    },
  },
  work: {
    weight: 9,
    async happen(world, { a, b }) {
      const jobs = await world.queue.waiting(world.now)
      if (a % 2 === 1) jobs.reverse()
      for (const job of jobs.slice(0, 4 + b)) await run(world, job)
    },
  },
  'work at once': {
    weight: 4,
    async happen(world, { a }) {
      const jobs = await world.queue.waiting(world.now)
      await Promise.all(jobs.slice(a % 2, (a % 2) + 3).map(job => run(world, job)))
    },
  },
  'work, be told and mind the clock at once': {
    weight: 3,
    async happen(world, { a, b }) {
      const jobs = await world.queue.waiting(world.now)
      const order = orderAt(world, a, isTold)
      await Promise.all([
        ...jobs.slice(b % 3, (b % 3) + 2).map(job => run(world, job)),
        ...(order ? [tell(world, order)] : []),
        tick(world),
      ])
    },
  },
  'work, and die': {
    weight: 7,
    async happen(world, { a, b, c }) {
      const job = pick(await world.queue.waiting(world.now), a)
      const at = b * 3 + (c % 3)
      if (job) await run(world, job, c > 9 ? 'commit' : c > 7 ? 'answer' : 1 + at)
    },
  },
  minutes: {
    weight: 5,
    async happen(world, { a }) {
      world.now = new Date(world.now.getTime() + (1 + a * 3) * MINUTE_MS)
      await tick(world)
    },
  },
  hours: {
    weight: 3,
    async happen(world, { a }) {
      world.now = new Date(world.now.getTime() + (1 + a * 3) * 60 * MINUTE_MS)
      if (a % 4 !== 0) await tick(world)
    },
  },
  'a day passes before anybody works': {
    weight: 5,
    async happen(world, { a, b }) {
      // Somebody pays in the last moment, and nobody tells.
      const order = orderAt(world, 0, ({ state }) => state === 'pending')
      if (order && a % 2 === 0) world.bank.pay(order, order.asked, b % 2 === 0 ? 4000 : 0, world.now)
      world.now = new Date(world.now.getTime() + 25 * 60 * MINUTE_MS)
      await tick(world)
      for (const job of await world.queue.waiting(world.now)) if (job.name === 'payments.expire') await run(world, job)
    },
  },
  weather: {
    weight: 2,
    async happen({ bank }, { a, b }) {
      if (a % 3 === 0) bank.isAway = !bank.isAway
      else if (a % 3 === 1) bank.losesAnswer = true
      else bank.refunds = pick(['done', 'sent', 'failed'] as const, b) ?? 'done'
    },
  },
} satisfies Record<string, Way>
