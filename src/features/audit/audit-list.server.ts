import { type RawBuilder, sql } from 'kysely'
import { requirePermission } from '#features/permissions/permissions.ts'
import { type Role, roleOf } from '#kit/roles.ts'
import type { Ctx } from '#platform/context.ts'
import { countUpTo, type KeysetPage, type KeysetPlace, readKeyset } from '#platform/db/keyset.ts'
import { patternOf } from '#platform/db/paging.ts'

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

export interface AuditFilter {
  act?: string | undefined
  /** Part of the actor's name or of the subject. */
  search?: string | undefined
  /** `at` for the oldest first. */
  sort?: string | undefined
}

/** More than these are not counted. */
const MOST_COUNTED = 1000

/** Returns a page of the tenant's audit log, newest first unless `at` is asked for. One statement. Throws as `requirePermission`. */
export async function listAudit(ctx: Ctx, filter: AuditFilter, place: KeysetPlace): Promise<KeysetPage<AuditLine>> {
  requirePermission(ctx.viewer, 'audit.read')
  const page = await readKeyset<Omit<AuditLine, 'role'> & { kind: number | null }>(ctx, place, {
    columns: sql`a.id, a.at, a.actor, a.member_id as "memberId", a.kind, a.act, a.subject, a.details`,
    matched: matchedBy(ctx, filter),
    sort: { expression: sql`a.at`, type: 'timestamptz', isDescending: filter.sort !== 'at' },
    id: sql`a.id`,
  })
  return { ...page, items: page.items.map(({ kind, ...rest }) => ({ ...rest, role: kind === null ? null : roleOf(kind) })) }
}

/** Counts the lines of a filter up to a thousand. One statement. Throws as the list. */
export async function countAudit(ctx: Ctx, filter: AuditFilter): Promise<{ count: number; isMore: boolean }> {
  requirePermission(ctx.viewer, 'audit.read')
  return await countUpTo(ctx, matchedBy(ctx, filter), MOST_COUNTED)
}

function matchedBy({ tenantId }: Ctx, { act, search }: AuditFilter): RawBuilder<unknown> {
  const like = search ? patternOf(search) : undefined
  return sql`audit_log a where a.tenant_id = ${tenantId} ${act ? sql`and a.act = ${act}` : sql``}
    ${like ? sql`and (a.actor ilike ${like} or a.subject ilike ${like} or a.details->>'name' ilike ${like})` : sql``}`
}
