import { type RawBuilder, sql } from 'kysely'
import { requirePermission } from '#features/permissions/permissions.ts'
import type { Page } from '#kit/page.ts'
import { type Role, roleOf } from '#kit/roles.ts'
import type { Ctx } from '#platform/context.ts'
import { limitOf, type Paging, pageOf, patternOf } from '#platform/db/paging.ts'

export interface AuditLine {
  id: string
  at: Date
  /** The actor's name at that time. */
  actor: string
  /** The actor's member id; null for an operator's command, an API client or the system. */
  memberId: string | null
  /** The role that they acted as; null if unknown. */
  role: Role | null
  /** `noun.verb`; older rows may have acts that are no longer written. */
  act: string
  subject: string
  details: Record<string, unknown>
}

export interface AuditFilter extends Paging {
  act?: string | undefined
  /** Part of the actor's name or of the subject. */
  search?: string | undefined
}

/** Returns a page of the tenant's audit log, newest first; a page past the end is the last one. One statement. Throws as `requirePermission`. */
export async function listAudit(ctx: Ctx, filter: AuditFilter): Promise<Page<AuditLine>> {
  requirePermission(ctx.viewer, 'audit.read')
  const conditions = conditionsOf(filter)
  const { rows } = await sql<Omit<AuditLine, 'role'> & { kind: number | null; total: number }>`
    with counted as (select count(*)::int as total from audit_log a where a.tenant_id = ${ctx.tenantId} ${conditions})
    select counted.total, a.id, a.at, a.actor, a.member_id as "memberId", a.kind, a.act, a.subject, a.details
    from audit_log a, counted where a.tenant_id = ${ctx.tenantId} ${conditions}
    order by a.at desc, a.id desc ${limitOf(filter)}`.execute(ctx.db)
  return pageOf(
    rows.map(({ kind, ...rest }) => ({ ...rest, role: kind === null ? null : roleOf(kind) })),
    filter,
  )
}

function conditionsOf({ act, search }: AuditFilter): RawBuilder<unknown> {
  const like = search ? patternOf(search) : undefined
  return sql`${act ? sql`and a.act = ${act}` : sql``}
    ${like ? sql`and (a.actor ilike ${like} or a.subject ilike ${like} or a.details->>'name' ilike ${like})` : sql``}`
}
