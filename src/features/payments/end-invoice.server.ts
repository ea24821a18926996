import { sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { can } from '#features/permissions/permissions.ts'
import { Conflict } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { publishChange } from '#platform/db/changes.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { giveCouponBack } from './coupon-use.server.ts'
import { cancelPayment } from './events.ts'
import type { Invoice } from './invoice.ts'
import { lockInvoice } from './lock-invoice.server.ts'
import { findInvoice, getInvoice } from './queries.server.ts'
import { paymentReason } from './texts.ts'

/** How soon a gateway is asked whether a payment that ended here ended there. */
const ASK_ENDED_MS = 60_000

/** Tells every process that an invoice changed, for pages that wait: tag `invoice:{id}`. */
export async function announceInvoice({ db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>, invoiceId: string): Promise<void> {
  await publishChange(db, { tenantId, tags: [`invoice:${invoiceId}`] })
}

/**
 * Ends an invoice that nobody paid, with its open payment, and gives its coupon back. The caller holds its lock, and knows that it is pending.
 */
export async function endInvoice(ctx: Ctx, id: string, to: 'expired' | 'cancelled'): Promise<void> {
  await sql`update invoices set status = ${to}, ended_at = ${ctx.now}, version = version + 1
    where tenant_id = ${ctx.tenantId} and id = ${id} and status = 'pending'`.execute(ctx.db)
  await endOpenPayments(ctx, id, to)
  await giveCouponBack(ctx, id)
  await announceInvoice(ctx, id)
}

/** Ends the open payment of an invoice here, and has it ended at its gateway. The caller holds the invoice's lock. */
export async function endOpenPayments(ctx: Ctx, invoiceId: string, to: 'expired' | 'cancelled'): Promise<void> {
  // Money may be on its way: the gateway is asked until it says that this one has ended, too.
  const { rows } = await sql<{ id: string; gateway: string }>`
    update payments set state = ${to}, ended_at = ${ctx.now}, asked = 0, version = version + 1,
      ask_at = case when gateway in ('midtrans', 'xendit') then ${new Date(ctx.now.getTime() + ASK_ENDED_MS)}::timestamptz end
    where tenant_id = ${ctx.tenantId} and invoice_id = ${invoiceId} and state in ('opening', 'pending') returning id, gateway`.execute(
    ctx.db,
  )
  for (const { id, gateway } of rows) if (gateway !== 'transfer') await enqueue(ctx, cancelPayment, { paymentId: id }, { singletonKey: id })
}

/**
 * Cancels an invoice that waits for a payment, for who may see it (as `getInvoice`). Throws NotFound, and Conflict (`InvoiceNotOpen`). Staff who cancel somebody
 * else's are audited.
 */
export async function cancelInvoice(ctx: Ctx, id: string, key?: string): Promise<Invoice> {
  const seen = await getInvoice(ctx, id, key)
  const locked = await lockInvoice(ctx, id)
  if (locked.status !== 'pending') throw new Conflict(paymentReason('InvoiceNotOpen'))
  await endInvoice(ctx, id, 'cancelled')
  const isOwn = ctx.viewer.kind === 'person' && ctx.viewer.person.memberId === seen.memberId
  if (!isOwn && can(ctx.viewer, 'payments.read')) await writeAudit(ctx, { act: 'invoice.cancelled', subject: seen.number })
  return (await findInvoice(ctx, id)) ?? seen
}
