import { sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { NotFound } from '#kit/errors.ts'
import type { Page } from '#kit/page.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { limitOf, type Paging, pageOf } from '#platform/db/paging.ts'
import type { Verdict } from './report.ts'
import { reviewReason } from './texts.ts'
import { withoutNames } from './without-names.ts'

/** An answer that somebody reported, without who it was. */
export interface ReportedAnswer {
  id: string
  query: string
  answer: string
  reason: string
  reportedAt: Date
  isByModel: boolean
}

/** Returns the reports that nobody has decided on, the oldest first. Throws as `requirePermission`. */
export async function listReports(ctx: Ctx, paging: Paging): Promise<Page<ReportedAnswer>> {
  requirePermission(ctx.viewer, 'content.write')
  const { rows } = await sql<ReportedAnswer & { name: string | null; total: number }>`
    with counted as (select count(*)::int as total from assistant_messages m where m.tenant_id = ${ctx.tenantId} and ${isOpen})
    select m.id, m.query, m.answer, coalesce(m.report_reason, '') as reason, m.reported_at as "reportedAt", m.is_by_model as "isByModel", p.name,
      counted.total
    from assistant_messages m
      join assistant_conversations c on c.tenant_id = m.tenant_id and c.id = m.conversation_id
      join assistant_identities i on i.tenant_id = c.tenant_id and i.id = c.identity_id
      left join members p on p.tenant_id = i.tenant_id and p.id = i.member_id
      cross join counted
    where m.tenant_id = ${ctx.tenantId} and ${isOpen}
    order by m.reported_at, m.id ${limitOf(paging)}`.execute(ctx.db)
  const shown = rows.map(({ name, ...one }) => ({
    ...one,
    query: withoutNames(one.query, name),
    answer: withoutNames(one.answer, name),
    reason: withoutNames(one.reason, name),
  }))
  return pageOf(shown, paging)
}

/** Decides on a report: the answer was bad and is seen to, or it stands. Audited. Throws as `requirePermission`, and NotFound for what is not reported or decided on. */
export async function decideReport(ctx: Ctx, id: string, verdict: Verdict): Promise<void> {
  requirePermission(ctx.viewer, 'content.write')
  const { rows } = isUuid(id)
    ? await sql`insert into assistant_report_decisions (tenant_id, message_id, verdict, decided_at)
        select m.tenant_id, m.id, ${verdict}, ${ctx.now} from assistant_messages m where m.tenant_id = ${ctx.tenantId} and m.id = ${id} and ${isOpen}
        on conflict do nothing returning message_id`.execute(ctx.db)
    : { rows: [] }
  if (rows.length === 0) throw new NotFound(reviewReason('ReportMissing'))
  await writeAudit(ctx, { act: 'assistant-report.decided', subject: `assistant-message/${id}`, details: { verdict } })
}

const isOpen = sql`m.reported_at is not null
  and not exists (select from assistant_report_decisions d where d.tenant_id = m.tenant_id and d.message_id = m.id)`
