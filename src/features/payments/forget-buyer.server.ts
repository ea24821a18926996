import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { lockInvoice } from './lock-invoice.server.ts'

/**
 * Empties what names the buyer of an invoice who has no account and asks for it; number, day and sums remain, which tax law wants. The caller has checked the
 * permission. Throws NotFound. Members are forgotten by their erasure.
 */
export async function forgetBuyer(ctx: Ctx, invoiceId: string): Promise<void> {
  await lockInvoice(ctx, invoiceId)
  await sql`update invoices set buyer_name = '', buyer_email = null, buyer_phone = null, version = version + 1
    where tenant_id = ${ctx.tenantId} and id = ${invoiceId}`.execute(ctx.db)
}
