import { type RawBuilder, sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { childrenAreBornAfter, isChildOn } from '#features/members/birth-date.ts'
import { requirePermission, requirePerson } from '#features/permissions/permissions.ts'
import { NotFound } from '#kit/errors.ts'
import type { Lang } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import { isConfirmed } from '#platform/db/confirmed.ts'
import { isUuid } from '#platform/db/ids.ts'
import { consentText } from './consent-text.ts'
import { becomeStudent, hasConsented, holdSubject, requireSameText, withdraw, writeConsent } from './consents.server.ts'
import { endAsks } from './guardians.server.ts'
import { mailConsented } from './privacy-mails.server.ts'

/** A child whose membership needs a consent. */
export interface WaitingPupil {
  id: string
  name: string
  email: string
  bornOn: string
  school: string | null
  /** The NPSN of a school that they named and that the tenant does not know. */
  newSchoolNpsn: string | null
  joinedAt: Date
  /** True if they asked their school. */
  hasAskedSchool: boolean
}

const MAX_SHOWN = 100

/**
 * Returns the children who wait for a consent, those who asked their school first, then the longest waiting; at most 100, with the total. A teacher sees
 * those of their own school. Throws Unauthenticated, NotFound, or Forbidden without the permission `children.consent`.
 */
export async function listWaitingPupils(ctx: Ctx): Promise<{ pupils: WaitingPupil[]; total: number }> {
  const { rows } = await sql<WaitingPupil & { total: number }>`
    select m.id, m.name, m.email, to_char(m.born_on, 'YYYY-MM-DD') as "bornOn", m.joined_at as "joinedAt",
      coalesce(s.name, named.name, (select s.name from memberships k join schools s on s.tenant_id = k.tenant_id and s.id = k.school_id
        where k.tenant_id = m.tenant_id and k.member_id = m.id order by k.kind limit 1)) as school,
      case when s.id is null then named.npsn end as "newSchoolNpsn",
      exists (select from guardian_requests g where g.tenant_id = m.tenant_id and g.member_id = m.id
        and g.asked_of = 'school' and g.answered_at is null and g.expires_at > ${ctx.now}) as "hasAskedSchool",
      count(*) over ()::int as total
    from members m
    left join lateral (select g.guardian_name as name, g.school_id, g.school_npsn as npsn from guardian_requests g where ${isOpenNaming(ctx)}
      order by g.asked_at desc limit 1) named on true
    left join schools s on ${isNamed(ctx, sql`named.school_id`, sql`named.npsn`)}
    where m.tenant_id = ${ctx.tenantId} and ${isWaiting(ctx)} and ${isInReach(ctx)}
    order by "hasAskedSchool" desc, m.joined_at, m.id limit ${MAX_SHOWN}`.execute(ctx.db)
  return { pupils: rows.map(({ total: _, ...pupil }) => pupil), total: rows[0]?.total ?? 0 }
}

/**
 * Consents for a child on behalf of the school; idempotent. Throws Unauthenticated, Forbidden, NotFound if this is no child within the viewer's reach,
 * and Conflict if the words have changed since they were read.
 */
export async function consentForPupil(
  ctx: Ctx,
  memberId: string,
  version: string,
  from: { origin: string; site: string; lang: Lang },
): Promise<void> {
  const reach = isInReach(ctx)
  const staff = requirePerson(ctx.viewer)
  if (!isUuid(memberId)) throw new NotFound()
  const child = await holdSubject(ctx, memberId)
  const { rows } = await sql`select from members m where m.tenant_id = ${ctx.tenantId} and m.id = ${memberId} and ${reach}`.execute(ctx.db)
  if (!child.isChild || rows.length === 0) throw new NotFound()
  if (await hasConsented(ctx, child)) return
  const text = consentText({ purpose: 'membership', giver: 'school' }, from.lang, { site: from.site, child: child.name })
  requireSameText(version, text)
  const by = { name: staff.name, email: staff.email, memberId: staff.memberId }
  await writeConsent(ctx, { memberId: child.id, purpose: 'membership', giver: 'school', text, by })
  const schoolId = await findNamedSchool(ctx, child.id)
  await endAsks(ctx, child.id)
  await becomeStudent(ctx, child.id, schoolId)
  await writeAudit(ctx, { act: 'consent.given-for-child', subject: child.id })
  await mailConsented(ctx, child, 'school', `${from.origin}/Studio`)
}

/** Returns the school that a child named and the tenant knows; their role is bound to it, so that its teachers see their results. */
async function findNamedSchool(ctx: Ctx, memberId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select s.id from members m join guardian_requests g on ${isOpenNaming(ctx)} join schools s on ${isNamed(ctx, sql`g.school_id`, sql`g.school_npsn`)}
    where m.tenant_id = ${ctx.tenantId} and m.id = ${memberId} order by g.asked_at desc limit 1`.execute(ctx.db)
  return rows[0]?.id ?? null
}

/**
 * Corrects a member's date of birth. If they turn out to be under 18, their own consents end, and a parent or school must be asked. Throws
 * Unauthenticated, NotFound or Forbidden without the permission `privacy.manage`, NotFound if there is no such member.
 */
export async function correctBirthDate(ctx: Ctx, memberId: string, bornOn: string): Promise<void> {
  requirePermission(ctx.viewer, 'privacy.manage')
  if (!isUuid(memberId)) throw new NotFound()
  const subject = await holdSubject(ctx, memberId)
  if (subject.bornOn === bornOn) return
  await ctx.db.updateTable('members').set({ born_on: bornOn }).where('tenant_id', '=', ctx.tenantId).where('id', '=', memberId).execute()
  if (isChildOn(bornOn, ctx.now)) {
    await withdraw(ctx, memberId, 'membership', 'self')
    await withdraw(ctx, memberId, 'marketing')
  }
  await writeAudit(ctx, { act: 'member.corrected', subject: memberId, details: { field: 'bornOn' } })
}

/** SQL condition on the alias `m`: under 18, and without a consent that is valid for a child. */
function isWaiting(ctx: Ctx): RawBuilder<boolean> {
  return sql`to_char(m.born_on, 'YYYY-MM-DD') > ${childrenAreBornAfter(ctx.now)}
    and not exists (select from consents c where c.tenant_id = m.tenant_id and c.member_id = m.id
      and c.purpose = 'membership' and c.given_by <> 'self' and c.withdrawn_at is null)`
}

/** SQL condition on the alias `m`: children for whom the viewer may consent. */
function isInReach(ctx: Ctx): RawBuilder<boolean> {
  if (requirePermission(ctx.viewer, 'children.consent') === 'all') return sql`true`
  const { schoolId } = requirePerson(ctx.viewer).limits
  return sql`(exists (select from memberships k where k.tenant_id = m.tenant_id and k.member_id = m.id and k.school_id = ${schoolId}::uuid)
    or exists (select from guardian_requests g join schools s on ${isNamed(ctx, sql`g.school_id`, sql`g.school_npsn`)}
      where ${isOpenNaming(ctx)} and s.id = ${schoolId}::uuid))`
}

/** SQL condition on the alias `g`: an open request of the member `m` to a school that they named. */
function isOpenNaming(ctx: Ctx): RawBuilder<boolean> {
  return sql`g.tenant_id = m.tenant_id and g.member_id = m.id and g.channel = 'list' and g.answered_at is null and g.expires_at > ${ctx.now}`
}

/** SQL condition on the alias `s`: the school that was named. One that the tenant did not know then is found by its NPSN, once staff have confirmed it. */
function isNamed(ctx: Ctx, id: RawBuilder<unknown>, npsn: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`s.tenant_id = ${ctx.tenantId} and ${isConfirmed('s')} and (s.id = ${id} or (${id} is null and s.npsn = ${npsn}))`
}
