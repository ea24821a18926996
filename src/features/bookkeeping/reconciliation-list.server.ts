import { sql } from 'kysely'
import { requirePermission } from '#features/permissions/permissions.ts'
import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { type KeysetPage, type KeysetPlace, readKeyset } from '#platform/db/keyset.ts'
import type { Outcome, Source } from './judge-lines.ts'
import type { Figures } from './reconcile.server.ts'

/** A report that was held against the books. */
export interface Reconciliation {
  id: string
  source: Source
  fileName: string
  begunBy: string | null
  createdAt: Date
  figures: Figures
}

export interface ShownLine {
  /** Its number; the line's key holds no more than its hash. */
  id: string
  position: number
  about: string | null
  invoiceId: string | null
  amount: number
  fee: number | null
  at: Date | null
  outcome: Outcome
  caseId: string | null
}

const columns = sql`r.id, r.source, r.file_name as "fileName", r.created_at as "createdAt", r.figures,
  (select m.name from members m where m.tenant_id = r.tenant_id and m.id = r.begun_by) as "begunBy"`

/** Returns the reports that were brought, newest first. Throws as `requirePermission`. */
export async function listReconciliations(ctx: Ctx, place: KeysetPlace): Promise<KeysetPage<Reconciliation>> {
  requirePermission(ctx.viewer, 'payments.read')
  return await readKeyset<Reconciliation>(ctx, place, {
    columns,
    matched: sql`reconciliations r where r.tenant_id = ${ctx.tenantId}`,
    sort: { expression: sql`r.created_at`, type: 'timestamptz', isDescending: true },
    id: sql`r.id`,
  })
}

/** Returns a report. Throws as `requirePermission`, and NotFound. */
export async function getReconciliation(ctx: Ctx, id: string): Promise<Reconciliation> {
  requirePermission(ctx.viewer, 'payments.read')
  if (!isUuid(id)) throw new NotFound()
  const { rows } =
    await sql<Reconciliation>`select ${columns} from reconciliations r where r.tenant_id = ${ctx.tenantId} and r.id = ${id}`.execute(ctx.db)
  if (!rows[0]) throw new NotFound()
  return rows[0]
}

/** Returns the lines of a report in their order. Throws as `requirePermission`. */
export async function listLines(ctx: Ctx, id: string, outcome: Outcome | undefined, place: KeysetPlace): Promise<KeysetPage<ShownLine>> {
  requirePermission(ctx.viewer, 'payments.read')
  return await readKeyset<ShownLine>(ctx, place, {
    columns: sql`l.position::text as id, l.position, l.order_id as about, l.amount, l.fee, l.happened_at as at, l.outcome, l.case_id as "caseId",
      (select p.invoice_id from payments p where p.tenant_id = l.tenant_id and p.order_id = l.order_id) as "invoiceId"`,
    matched: sql`reconciliation_lines l where l.tenant_id = ${ctx.tenantId} and l.reconciliation_id = ${id} ${outcome ? sql`and l.outcome = ${outcome}` : sql``}`,
    sort: { expression: sql`l.position::int8`, type: 'int8', isDescending: false },
    // The position alone is unique within a report.
    id: sql`l.reconciliation_id`,
  })
}
