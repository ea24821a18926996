import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { giveBought } from '#features/enrolments/paid.server.ts'
import { post } from '#features/ledger/post.server.ts'
import { endInvoice } from '#features/payments/end-invoice.server.ts'
import { askPayment, expireInvoice, givePaid, sendRefund } from '#features/payments/events.ts'
import { lockInvoice } from '#features/payments/lock-invoice.server.ts'
import { nextNumber } from '#features/payments/next-number.server.ts'
import { findInvoice } from '#features/payments/queries.server.ts'
import { PAGE_SEAL } from '#page/testing.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { createPool } from '#platform/db/pool.ts'
import { withScope } from '#platform/db/scope.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { HandledJob, Job } from '#platform/jobs/job.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { playLanes } from './payment-sequences/play.ts'
import { makeSequenceQueues } from './payment-sequences/queues.ts'
import { OUR_PRODUCT, type Product } from './payment-sequences/world.ts'

/** Sequences that find nothing prove nothing: each of these broken products has to be found. */

const database = openTestDatabase()
const pool = createPool(database.url, 16, () => {})
const tools = { pool, log: pino({ level: 'silent' }) }

afterAll(() => pool.end())
beforeAll(async () => {
  await makeSequenceQueues(database.url)
})

/** Our product with another handler of one job, which may call our own. */
function withJob<Payload extends object>(
  of: Job<Payload>,
  run: (ours: HandledJob, ...args: Parameters<HandledJob['run']>) => Promise<void>,
): Product {
  return {
    ...OUR_PRODUCT,
    jobs: (...parts) =>
      OUR_PRODUCT.jobs(...parts).map(ours =>
        ours.job.name === of.name ? { ...ours, run: async (...args) => await run(ours, ...args) } : ours,
      ),
  }
}

// Named boundary: each payload is that of the job it belongs to.
const idIn = (payload: unknown, field: string): string => (payload as Record<string, string>)[field] ?? ''

async function give(ctx: Ctx, invoiceId: string): Promise<void> {
  const invoice = await findInvoice(ctx, invoiceId)
  if (invoice) await giveBought(ctx, PAGE_SEAL, invoice)
}

const PLANTED: [string, Product, RegExp][] = [
  [
    'believes a forged notification',
    {
      ...OUR_PRODUCT,
      async storeNotification(ctx, gateways, name, headers, body) {
        const { rows } = await sql<{ id: string }>`select invoice_id as id from payments
          where tenant_id = ${ctx.tenantId} and order_id = ${body.split(' ')[1] ?? ''}`.execute(ctx.db)
        if (rows[0]) await give(ctx, rows[0].id)
        return await OUR_PRODUCT.storeNotification(ctx, gateways, name, headers, body)
      },
    },
    /without money/,
  ],
  [
    'gives the seat with the order',
    {
      ...OUR_PRODUCT,
      async createInvoice(ctx, settings, order) {
        const made = await OUR_PRODUCT.createInvoice(ctx, settings, order)
        await give(ctx, made.id)
        return made
      },
    },
    /without money/,
  ],
  [
    'posts what came under a key that is another one each time',
    withJob(askPayment, async (ours, ctx, payload, trial) => {
      await ours.run(ctx, payload, trial)
      const paymentId = idIn(payload, 'paymentId')
      const { rows } = await sql<{ received: number }>`select received from payments
        where tenant_id = ${ctx.tenantId} and id = ${paymentId} and received is not null`.execute(ctx.db)
      const [paid] = rows
      if (paid) await post(ctx, { kind: 'unexplained-received', gateway: 'midtrans', amount: paid.received, cause: newId() })
    }),
    /books say|the books/,
  ],
  [
    'gives a coupon back that was given back',
    withJob(expireInvoice, async (ours, ctx, payload, trial) => {
      await ours.run(ctx, payload, trial)
      await sql`update coupons set used = used - 1 where tenant_id = ${ctx.tenantId} and used > 0
        and id = (select coupon_id from invoices where tenant_id = ${ctx.tenantId} and id = ${idIn(payload, 'invoiceId')})`.execute(ctx.db)
    }),
    /coupon/,
  ],
  [
    'takes a number outside of the transaction that makes the invoice',
    {
      ...OUR_PRODUCT,
      async createInvoice(ctx, settings, order) {
        try {
          return await OUR_PRODUCT.createInvoice(ctx, settings, order)
        } catch (error) {
          // Where the transaction that fails still holds the number's row, it is another time.
          await withScope(pool, { tenantId: ctx.tenantId }, async db => {
            await sql`set local lock_timeout = '100ms'`.execute(db)
            await nextNumber({ ...ctx, db }, settings.timeZone)
          }).catch(() => {})
          throw error
        }
      },
    },
    /a number is missing/,
  ],
  [
    'ends an invoice without asking the gateway first',
    withJob(expireInvoice, async (_ours, ctx, payload) => {
      const invoice = await lockInvoice(ctx, idIn(payload, 'invoiceId'))
      if (invoice.status === 'pending' && invoice.expiresAt <= ctx.now) await endInvoice(ctx, invoice.id, 'expired')
    }),
    /expires that was paid in time/,
  ],
  [
    'sends a refund that it did not promise',
    {
      ...OUR_PRODUCT,
      async requestRefund(ctx, input) {
        const id = newId()
        await sql`insert into refunds (tenant_id, id, payment_id, invoice_id, amount, reason, seat, way, state, created_at)
          select tenant_id, ${id}, id, invoice_id, ${input.amount}, 'uji', ${input.seat}, 'gateway', 'requested', ${ctx.now} from payments
          where tenant_id = ${ctx.tenantId} and id = ${input.paymentId}`.execute(ctx.db)
        await enqueue(ctx, sendRefund, { refundId: id }, { singletonKey: id })
        const row = { id, ...input, invoiceId: null, state: 'requested' as const, requestedBy: null, createdAt: ctx.now, endedAt: null }
        return row
      },
    },
    /owed is not what the books say|what payers are owed/,
  ],
  [
    'loses what is bought where its process dies: it notes the job as done before',
    withJob(givePaid, async () => {}),
    /neither seat nor case/,
  ],
]

describe('a product that', () => {
  it.each(PLANTED)('%s is found by the sequences', { timeout: 300_000 }, async (_name, product, words) => {
    const { fault, sequences } = await playLanes(tools, { count: MOST, seed: 11, lanes: 2, product, shrinkMs: 0 })
    expect(fault, `${sequences} sequences found nothing`).toMatch(words)
  })
})

/** Sequences within which each of them is found. */
const MOST = 60
