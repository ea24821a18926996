import { sql } from 'kysely'
import type pg from 'pg'
import { requestRefund } from '#features/payments/refunds.server.ts'
import { createCtx } from '#platform/context.ts'
import { withScope } from '#platform/db/scope.ts'
import type { Log } from '#platform/log.ts'
import { asAdmin, type Shop } from './shop.ts'

/** Gives the whole money of an invoice back and takes the seat, as staff do: the product sends it. Does nothing where that is ordered already. */
export async function giveBack(pool: pg.Pool, log: Log, { tenantId, adminId }: Shop, invoiceId: string): Promise<void> {
  await withScope(pool, { tenantId }, async db => {
    const admin = await asAdmin(createCtx({ db, tenantId, log }), adminId)
    const { rows } = await sql<{ id: string; amount: number }>`
      select p.id, p.received as amount from payments p where p.tenant_id = ${tenantId} and p.invoice_id = ${invoiceId} and p.received is not null
        and not exists (select from refunds r where r.tenant_id = ${tenantId} and r.payment_id = p.id)`.execute(db)
    const [payment] = rows
    if (payment)
      await requestRefund(admin, { paymentId: payment.id, amount: payment.amount, reason: 'Uji gangguan', seat: 'take', way: 'gateway' })
  })
}
