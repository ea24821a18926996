import { sql } from 'kysely'
import { openCase } from '#features/payments/cases.server.ts'
import { readSettings } from '#features/sites/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { mayTakeGifts } from './gift.ts'

/**
 * Opens a case (`gift-after-permit`) if a gift's money came when the tenant could collect none: it was ordered in time and counts, and staff decide whether it goes back.
 * A permit that was prolonged since is none.
 */
export async function openLateCase(ctx: Ctx, invoiceId: string): Promise<void> {
  const { rows } = await sql<{ paymentId: string; amount: number; paidAt: Date }>`
    select p.id as "paymentId", p.received as amount, i.paid_at as "paidAt"
    from invoices i join payments p on p.tenant_id = i.tenant_id and p.invoice_id = i.id and p.received is not null and not p.is_unexplained
    where i.tenant_id = ${ctx.tenantId} and i.id = ${invoiceId} and i.paid_at is not null`.execute(ctx.db)
  const [money] = rows
  if (!money || mayTakeGifts(await readSettings(ctx), money.paidAt)) return
  const { paymentId, amount, paidAt } = money
  const details = { came: paidAt.toISOString() }
  await openCase(ctx, { kind: 'gift-after-permit', key: `gift-after-permit:${paymentId}`, invoiceId, paymentId, amount, details })
}
