import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'

export interface SettledGift {
  id: string
  /** Its payment was not known before. */
  isNew: boolean
}

/**
 * Brings a gift in line with what the ledger's account `donations` has of its invoice: a paid gift counts, what went back no longer does. Returns undefined if no
 * gift has that invoice, or nothing was paid. Whatever order events come in, and however often, the result is the same. Two statements.
 */
export async function settleGift(ctx: Ctx, invoiceId: string): Promise<SettledGift | undefined> {
  const { rows } = await sql<SettledGift>`
    select d.id, d.paid_at is null as "isNew" from donations d join invoices i on i.tenant_id = d.tenant_id and i.id = d.invoice_id
    where d.tenant_id = ${ctx.tenantId} and d.invoice_id = ${invoiceId} and i.paid_at is not null for update of d`.execute(ctx.db)
  const [gift] = rows
  if (!gift) return undefined
  // A statement of its own, which sees what was posted while the first one waited for the row.
  await sql`
    with kept as (
      select coalesce(-sum(e.amount), 0)::int8 as amount from ledger_movements m
      join ledger_entries e on e.tenant_id = m.tenant_id and e.movement_id = m.id and e.account = 'donations'
      where m.tenant_id = ${ctx.tenantId}
        and m.payment_id in (select p.id from payments p where p.tenant_id = ${ctx.tenantId} and p.invoice_id = ${invoiceId})
    )
    update donations d set amount = kept.amount, paid_at = i.paid_at, approved_at = case when kept.amount > 0 then i.paid_at end,
      rejected_at = null, decided_at = ${ctx.now}
    from kept, invoices i where d.tenant_id = ${ctx.tenantId} and d.id = ${gift.id} and i.tenant_id = d.tenant_id and i.id = d.invoice_id`.execute(
    ctx.db,
  )
  ctx.announce('voices')
  return gift
}

/** Returns the invoice whose payment a refund gives back. */
export async function findInvoiceOf(ctx: Ctx, refundId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select p.invoice_id as id from refunds r join payments p on p.tenant_id = r.tenant_id and p.id = r.payment_id
    where r.tenant_id = ${ctx.tenantId} and r.id = ${refundId}`.execute(ctx.db)
  return rows[0]?.id
}
