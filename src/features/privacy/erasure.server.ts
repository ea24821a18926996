import { sql } from 'kysely'
import { type AuditEntry, writeAudit } from '#features/audit/audit.server.ts'
import { findHolder } from '#features/members/member-addresses.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { Conflict, NotFound } from '#kit/errors.ts'
import type { Lang } from '#kit/lang.ts'
import { kindOf } from '#kit/roles.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { holdIfThere, type Subject } from './consents.server.ts'
import { eraseMember } from './erase.server.ts'
import type { OpenErasure } from './erasure-requests.server.ts'
import { mailErasureDone } from './privacy-mails.server.ts'
import { privacyTexts } from './texts.ts'

/** So long before the deadline the hourly job carries a request out, if nobody has: room for several failed runs. */
export const AHEAD_HOURS = 12

/** An open request as staff see it. */
export interface ErasureEntry extends OpenErasure {
  id: string
  reason: string
  /** Empty, as the address, where the member has been taken out of the tenant since. */
  name: string
  email: string
  /** Whether the member has a public page as a mentor, which an erasure leaves to the editors. */
  hasMentorPage: boolean
}

const MAX_SHOWN = 100

/**
 * The tenant's open requests, the first due first; at most 100, and how many there are. Throws Unauthenticated, NotFound or Forbidden without the right
 * `privacy.manage`.
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
 * Carries a request out now. Throws Unauthenticated, Forbidden without the right `privacy.manage`, NotFound where there is no such request, and Conflict
 * where it is done or taken back.
 */
export async function carryOutErasure(ctx: Ctx, id: string, lang: Lang): Promise<void> {
  requirePermission(ctx.viewer, 'privacy.manage')
  if (!isUuid(id)) throw new NotFound()
  if (!(await carryOut(ctx, id, 'staff'))) throw new Conflict(privacyTexts(lang).problems.erasureClosed)
}

/** Erases who asked. Answers false where the request is done or taken back. Throws NotFound where there is none. */
export async function carryOut(ctx: Ctx, id: string, by: 'staff' | 'job'): Promise<boolean> {
  const found = await ctx.db
    .selectFrom('erasure_requests')
    .select('member_id')
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw new NotFound()
  // The member is held first, as every other command on a request does: two that waited for each other would never end.
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
  // Whoever has the address by now is not told who had it before.
  if (!(await findHolder(ctx, member.email)))
    await mailErasureDone(ctx, { to: member.email, name: member.name, lang: member.lang, reference: done.reference })
  return true
}

/** The right to be erased is the last admin's, too; then the operator names another one. */
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

/** Who asked, and was taken out of the tenant by staff before it was done: the log of that act is the last that knows of them. */
async function findRemoved(ctx: Ctx, memberId: string): Promise<Pick<Subject, 'id' | 'name' | 'email' | 'lang'> | undefined> {
  const { rows } = await sql<{ name: string; email: string }>`
    select details ->> 'name' as name, details ->> 'email' as email from audit_log
    where tenant_id = ${ctx.tenantId} and act = 'member.removed' and subject = ${memberId} and details ? 'name' and details ? 'email'`.execute(
    ctx.db,
  )
  return rows[0] && { id: memberId, lang: 'id', ...rows[0] }
}

/** Staff who erased themselves do not stand in the log by name. */
function actorOf({ viewer }: Ctx, goneId: string): Pick<AuditEntry, 'actor'> {
  if (viewer.kind !== 'person' || viewer.person.memberId !== goneId) return {}
  return { actor: { memberId: null, name: 'anggota terhapus', kind: kindOf(viewer.person.role) } }
}
