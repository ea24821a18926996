import { sql } from 'kysely'
import { type AuditEntry, writeAudit } from '#features/audit/audit.server.ts'
import { findHolder } from '#features/members/member-addresses.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { Conflict, NotFound } from '#kit/errors.ts'
import { DEFAULT_LANG } from '#kit/lang.ts'
import { kindOf } from '#kit/roles.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { holdIfThere, type Subject } from './consents.server.ts'
import { eraseMember } from './erase.server.ts'
import type { OpenErasure } from './erasure-requests.server.ts'
import { mailErasureDone } from './privacy-mails.server.ts'
import { privacyReason } from './texts.ts'

/** The hourly job carries a request out this long before its deadline, if nobody has: time for several failed runs. */
export const AHEAD_HOURS = 12

/** An open request as staff see it. */
export interface ErasureEntry extends OpenErasure {
  id: string
  reason: string
  /** Empty, like the address, if the member has been removed from the tenant since. */
  name: string
  email: string
  /** True if the member has a public page as a mentor, which an erasure leaves to the editors. */
  hasMentorPage: boolean
}

const MAX_SHOWN = 100

/**
 * Returns the tenant's open requests, the first due first; at most 100, with the total. Throws Unauthenticated, NotFound, or Forbidden without the
 * permission `privacy.manage`.
 */
export async function listOpenErasures(ctx: Ctx): Promise<{ requests: ErasureEntry[]; total: number }> {
  requirePermission(ctx.viewer, 'privacy.manage')
  const { rows } = await sql<ErasureEntry & { total: number }>`
    select e.id, e.reference, e.reason, e.asked_at as "askedAt", e.due_at as "dueAt", coalesce(m.name, '') as name, coalesce(m.email, '') as email,
      exists (select from memberships k where k.tenant_id = m.tenant_id and k.member_id = m.id and k.mentor_id is not null) as "hasMentorPage",
      count(*) over ()::int as total
    from erasure_requests e left join members m on m.tenant_id = e.tenant_id and m.id = e.member_id
    where e.tenant_id = ${ctx.tenantId} and e.done_at is null and e.cancelled_at is null
    order by e.due_at, e.id limit ${MAX_SHOWN}`.execute(ctx.db)
  return { requests: rows.map(({ total: _, ...request }) => request), total: rows[0]?.total ?? 0 }
}

/**
 * Carries out an erasure request now. Throws Unauthenticated, Forbidden without the permission `privacy.manage`, NotFound if there is no such request,
 * and Conflict if it is done or cancelled.
 */
export async function carryOutErasure(ctx: Ctx, id: string): Promise<void> {
  requirePermission(ctx.viewer, 'privacy.manage')
  if (!isUuid(id)) throw new NotFound()
  if (!(await carryOut(ctx, id, 'staff'))) throw new Conflict(privacyReason('erasureClosed'))
}

/** Erases the person of a request. Returns false if the request is done or cancelled. Throws NotFound if there is none. */
export async function carryOut(ctx: Ctx, id: string, by: 'staff' | 'job'): Promise<boolean> {
  const found = await ctx.db
    .selectFrom('erasure_requests')
    .select('member_id')
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw new NotFound()
  // Lock the member first, as every other command on a request does, to avoid a deadlock.
  const member = found.member_id ? ((await holdIfThere(ctx, found.member_id)) ?? (await findRemoved(ctx, found.member_id))) : undefined
  const done = await ctx.db
    .updateTable('erasure_requests')
    .set({ done_at: ctx.now, done_by: by })
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .returning('reference')
    .executeTakeFirst()
  if (!done) return false
  if (!member) return await forgetWho(ctx, id)
  await eraseMember(ctx, member)
  await writeAudit(ctx, { act: 'erasure.done', subject: done.reference, details: { by }, ...actorOf(ctx, member.id) })
  await warnWithoutAdmin(ctx)
  // If another member has the address by now, do not tell them who had it before.
  if (!(await findHolder(ctx, member.email)))
    await mailErasureDone(ctx, { to: member.email, name: member.name, lang: member.lang, reference: done.reference })
  return true
}

/** The last admin can be erased too; then the operator must name another one. */
async function warnWithoutAdmin({ db, tenantId, log }: Ctx): Promise<void> {
  const admin = await db
    .selectFrom('memberships')
    .select('member_id')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kindOf('admin'))
    .limit(1)
    .executeTakeFirst()
  if (!admin) log.warn({ tenantId }, 'the tenant has no admin: name one with `npm run accounts -- admin ADDRESS HOST`')
}

async function forgetWho(ctx: Ctx, id: string): Promise<true> {
  await ctx.db
    .updateTable('erasure_requests')
    .set({ member_id: null, reason: '' })
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .execute()
  return true
}

/** Returns a person who was removed from the tenant by staff before their request was done; only the audit log still has their name. */
async function findRemoved(ctx: Ctx, memberId: string): Promise<Pick<Subject, 'id' | 'name' | 'email' | 'lang'> | undefined> {
  const { rows } = await sql<{ name: string; email: string }>`
    select details ->> 'name' as name, details ->> 'email' as email from audit_log
    where tenant_id = ${ctx.tenantId} and act = 'member.removed' and subject = ${memberId} and details ? 'name' and details ? 'email'`.execute(
    ctx.db,
  )
  return rows[0] && { id: memberId, lang: DEFAULT_LANG, ...rows[0] }
}

/** Hides the name of staff who erased themselves from the audit log. */
function actorOf({ viewer }: Ctx, goneId: string): Pick<AuditEntry, 'actor'> {
  if (viewer.kind !== 'person' || viewer.person.memberId !== goneId) return {}
  return { actor: { memberId: null, name: 'anggota terhapus', kind: kindOf(viewer.person.role) } }
}
