import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { PayoutItem } from './queries.server.ts'

/** Who approved a payout. */
export interface Approval {
  /** null for somebody who was removed. */
  name: string | null
  at: Date
}

/** An entry of the ledger that a payout caused. */
export interface LedgerLine {
  id: string
  at: Date
  kind: string
  account: string
  /** Above zero a debit, below zero a credit. */
  amount: number
}

/** Returns who approved a payout, in order. The caller has checked who reads it. */
export async function listApprovals({ db, tenantId }: Ctx, { id }: Pick<PayoutItem, 'id'>): Promise<Approval[]> {
  const { rows } = await sql<Approval>`
    select m.name, a.approved_at as at from payout_approvals a left join members m on m.tenant_id = a.tenant_id and m.id = a.approver_id
    where a.tenant_id = ${tenantId} and a.payout_id = ${id} order by a.approved_at, a.approver_id`.execute(db)
  return rows
}

/** Returns the entries that a payout caused, in order. The caller has checked who reads it. */
export async function listLedgerLines({ db, tenantId }: Ctx, { id }: Pick<PayoutItem, 'id'>): Promise<LedgerLine[]> {
  const { rows } = await sql<LedgerLine>`
    select e.movement_id::text || '-' || e.position as id, m.posted_at as at, m.kind, e.account, e.amount
    from ledger_movements m join ledger_entries e on e.tenant_id = m.tenant_id and e.movement_id = m.id
    where m.tenant_id = ${tenantId} and m.payout_id = ${id} order by m.posted_at, m.id, e.position`.execute(db)
  return rows
}

/** Payouts that are sent together. */
export interface Batch {
  id: string
  driver: 'midtrans' | 'xendit' | 'file'
  createdAt: Date
  payouts: number
  /** What is transferred in all. */
  total: number
  /** How many are not done yet. */
  open: number
}

/** Returns the latest batches, at most 100, or the one with this id. The caller has checked who reads them. */
export async function listBatches({ db, tenantId }: Ctx, id?: string): Promise<Batch[]> {
  const { rows } = await sql<Batch>`
    select b.id, b.driver, b.created_at as "createdAt", count(p.id)::int as payouts, coalesce(sum(p.amount - p.tax), 0)::int8 as total,
      (count(p.id) filter (where p.status in ('approved', 'sent')))::int as open
    from payout_batches b left join payouts p on p.tenant_id = b.tenant_id and p.batch_id = b.id
    where b.tenant_id = ${tenantId} ${id === undefined ? sql`` : sql`and b.id = ${id}`}
    group by b.tenant_id, b.id, b.driver, b.created_at order by b.created_at desc, b.id desc limit 100`.execute(db)
  return rows
}
