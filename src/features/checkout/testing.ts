import { sql } from 'kysely'
import { pino } from 'pino'
import { giveBought } from '#features/enrolments/paid.server.ts'
import { makeEnrolmentQueues } from '#features/enrolments/testing.ts'
import {
  askPayment,
  cancelPayment,
  giftPaid,
  givePaid,
  invoiceMail,
  openPayment,
  returnShares,
  sendRefund,
  shareEarnings,
  takeRefunded,
} from '#features/payments/events.ts'
import { findInvoice } from '#features/payments/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import { handleJob } from '#platform/jobs/job.ts'
import { makeQueues } from '#platform/jobs/jobs.ts'

/** Makes the queues of what orders enqueue, in a test's database. */
export async function makeCheckoutQueues(databaseUrl: string): Promise<void> {
  const idle = async () => {}
  await makeEnrolmentQueues(databaseUrl)
  await makeQueues(databaseUrl, pino({ level: 'silent' }), [
    handleJob(givePaid, idle),
    handleJob(takeRefunded, idle),
    handleJob(shareEarnings, idle),
    handleJob(returnShares, idle),
    handleJob(giftPaid, idle),
    handleJob(invoiceMail, idle),
    handleJob(openPayment, idle),
    handleJob(askPayment, idle),
    handleJob(cancelPayment, idle),
    handleJob(sendRefund, idle),
  ])
}

/** Lets a tenant take transfers to one account. */
export async function takeTransfers(ctx: Ctx): Promise<void> {
  await ctx.db
    .insertInto('gateway_settings')
    .values({
      tenant_id: ctx.tenantId,
      gateway: 'transfer',
      is_enabled: true,
      methods: ['transfer'],
      accounts: JSON.stringify([{ bank: 'BCA', number: '1234567890', holder: 'Yayasan Uji' }]),
      changed_at: ctx.now,
    })
    .execute()
}

/** Marks the open payment of an invoice as opened, as its job does. */
export async function openOf(ctx: Ctx, invoiceId: string, instructions: object = {}): Promise<void> {
  await sql`update payments set state = 'pending', opened_at = ${ctx.now}, instructions = ${JSON.stringify(instructions)}::jsonb
    where tenant_id = ${ctx.tenantId} and invoice_id = ${invoiceId} and state = 'opening'`.execute(ctx.db)
}

/** Marks an invoice as paid and gives what it sells, as the jobs of payments and enrolments do. */
export async function payFor(ctx: Ctx, seal: Seal, invoiceId: string): Promise<void> {
  await sql`update payments set state = 'paid', paid_at = ${ctx.now}, received = amount where tenant_id = ${ctx.tenantId} and invoice_id = ${invoiceId}
    and state in ('opening', 'pending')`.execute(ctx.db)
  await sql`update invoices set status = 'paid', paid_at = ${ctx.now} where tenant_id = ${ctx.tenantId} and id = ${invoiceId} and status = 'pending'`.execute(
    ctx.db,
  )
  const invoice = await findInvoice(ctx, invoiceId)
  if (invoice) await giveBought(ctx, seal, invoice)
}
