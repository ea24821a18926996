import { sql } from 'kysely'
import type { PostedMovement } from '#features/ledger/movement-list.server.ts'
import type { References } from '#features/ledger/movements.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import type { Ctx } from '#platform/context.ts'

/** What caused a movement, as words and as the address of the page that shows it; null: there is no page of it any more. */
export interface Cause {
  of: keyof References | 'notificationId' | 'line'
  words: string
  href: string | null
}

interface Found {
  number: string | null
  invoiceId: string | null
  orderId: string | null
  told: string | null
  lineOf: string | null
  fileName: string | null
}

const shortOf = (id: string) => id.slice(-8).toUpperCase()

/** Returns what caused a movement, each with the page where it stands. Throws as `requirePermission`. */
export async function findCauses(ctx: Ctx, { kind, key, postedAt, references }: PostedMovement): Promise<Cause[]> {
  requirePermission(ctx.viewer, 'payments.read')
  const { invoiceId, paymentId, refundId, payoutId, donationId } = references
  // The last part of a settlement's key is the line of the report: `settled:{gateway}:{source}:{hash}`.
  const lineKey = kind === 'settled' ? key.split(':').slice(2).join(':') : null
  const { rows } = await sql<Found>`
    select i.number, i.id as "invoiceId", p.order_id as "orderId", t.id as told, l.reconciliation_id as "lineOf", n.file_name as "fileName"
    from (select 1) one
    left join payments p on p.tenant_id = ${ctx.tenantId} and p.id = coalesce(${paymentId ?? null},
      (select r.payment_id from refunds r where r.tenant_id = ${ctx.tenantId} and r.id = ${refundId ?? null}))
    left join invoices i on i.tenant_id = ${ctx.tenantId} and i.id = coalesce(${invoiceId ?? null}, p.invoice_id)
    -- What was told is marked as handled in the moment in which what it says is posted.
    left join lateral (select t.id from gateway_notifications t where t.tenant_id = ${ctx.tenantId} and t.order_id = p.order_id and t.is_genuine
      and t.handled_at = ${postedAt} order by t.received_at desc, t.id desc limit 1) t on true
    left join lateral (select l.reconciliation_id from reconciliation_lines l where l.tenant_id = ${ctx.tenantId} and l.line_key = ${lineKey}
      and l.outcome <> 'known' limit 1) l on true
    left join reconciliations n on n.tenant_id = ${ctx.tenantId} and n.id = l.reconciliation_id`.execute(ctx.db)
  const { number = null, invoiceId: ofInvoice = null, orderId = null, told = null, lineOf = null, fileName = null } = rows[0] ?? {}
  const order = ofInvoice ? `/Studio/Orders/${ofInvoice}` : null
  const causes: (Cause | false | undefined)[] = [
    (ofInvoice || invoiceId) && { of: 'invoiceId', words: number ?? shortOf(invoiceId ?? ''), href: order },
    paymentId && { of: 'paymentId', words: orderId ?? shortOf(paymentId), href: order && `${order}#payment-${paymentId}` },
    refundId && { of: 'refundId', words: shortOf(refundId), href: order && `${order}#refund-${refundId}` },
    told !== null && { of: 'notificationId', words: shortOf(told), href: order && `${order}?notification=${told}#notifications` },
    payoutId && { of: 'payoutId', words: shortOf(payoutId), href: `/Studio/Payouts/${payoutId}` },
    donationId && { of: 'donationId', words: shortOf(donationId), href: '/Studio/Voices?kind=donations' },
    lineOf !== null && { of: 'line', words: fileName ?? '', href: `/Studio/Reconciliation/${lineOf}` },
  ].map(one => (one ? (one as Cause) : undefined))
  return causes.filter(one => one !== undefined && one !== false)
}
