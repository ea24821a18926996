import { sql } from 'kysely'
import type { MoneyCase } from '#features/payments/case.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import type { Ctx } from '#platform/context.ts'

/** What a case is about, where it can be opened. */
export interface CaseAbout {
  orderId: string | null
  /** Of the case, or of its payment. */
  invoiceId: string | null
  settledBy: string | null
  /** A refund that was promised to settle it. */
  isRefundable: boolean
}

/** Kinds with money that is owed back to its payer, or may be. */
const WITH_MONEY = ['amount-differs', 'paid-twice', 'coupon-gone', 'no-seat', 'gift-after-permit']

/** Returns what a case is about. Throws as `requirePermission`. */
export async function findCaseAbout(ctx: Ctx, { kind, paymentId, invoiceId, settledBy, settledAt }: MoneyCase): Promise<CaseAbout> {
  requirePermission(ctx.viewer, 'payments.read')
  const { rows } = await sql<Omit<CaseAbout, 'isRefundable'> & { left: number }>`
    select p.order_id as "orderId", coalesce(${invoiceId}::uuid, p.invoice_id) as "invoiceId",
      (select m.name from members m where m.tenant_id = ${ctx.tenantId} and m.id = ${settledBy}) as "settledBy",
      (coalesce(p.received, 0) - coalesce((select sum(r.amount) from refunds r where r.tenant_id = ${ctx.tenantId} and r.payment_id = p.id
        and r.state <> 'failed'), 0))::int8 as left
    from (select 1) one left join payments p on p.tenant_id = ${ctx.tenantId} and p.id = ${paymentId}`.execute(ctx.db)
  const { left = 0, ...about } = rows[0] ?? { orderId: null, invoiceId, settledBy: null }
  return { ...about, isRefundable: !settledAt && WITH_MONEY.includes(kind) && left > 0 }
}
