import { sql } from 'kysely'
import { isChildOn } from '#features/members/birth-date.ts'
import { hasStandingConsent } from '#features/members/consent.server.ts'
import { type Giver, isConsented, type Purpose } from '#features/members/consent.ts'
import { enqueuePromisedSeats } from '#features/members/invited-classes/promises.server.ts'
import { requirePerson } from '#features/permissions/permissions.ts'
import { Conflict, Forbidden, NotFound } from '#kit/errors.ts'
import type { Lang } from '#kit/lang.ts'
import { kindOf } from '#kit/roles.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { consentText } from './consent-text.ts'
import { privacyReason } from './texts.ts'

/** A member, with what the rules of consent depend on. */
export interface Subject {
  id: string
  name: string
  email: string
  lang: Lang
  bornOn: string | null
  isChild: boolean
}

/** Returns a member and locks their row until the transaction ends, which serializes decisions about their consent. Throws NotFound. */
export async function holdSubject(ctx: Ctx, memberId: string): Promise<Subject> {
  const subject = await holdIfThere(ctx, memberId)
  if (!subject) throw new NotFound()
  return subject
}

/** As `holdSubject`, but returns undefined if there is no such member (any more). */
export async function holdIfThere(ctx: Ctx, memberId: string): Promise<Subject | undefined> {
  const row = await ctx.db
    .selectFrom('members')
    .select(['id', 'name', 'email', 'lang'])
    .select(sql<string | null>`to_char(born_on, 'YYYY-MM-DD')`.as('bornOn'))
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
  // Named boundary: the column's check constraint allows nothing else.
  return row && { ...row, lang: row.lang as Lang, isChild: isChildOn(row.bornOn, ctx.now) }
}

/** True if the member has a valid consent to membership that was not withdrawn. */
export async function hasConsented(ctx: Ctx, { id, isChild }: Pick<Subject, 'id' | 'isChild'>): Promise<boolean> {
  const rows = await ctx.db
    .selectFrom('consents')
    .select('given_by')
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', id)
    .where('purpose', '=', 'membership')
    .where('withdrawn_at', 'is', null)
    .execute()
  return isConsented(
    rows.map(row => row.given_by),
    isChild,
  )
}

export interface ConsentGiven {
  memberId: string
  purpose: Purpose
  giver: Giver
  text: { version: string; words: string }
  /** Who gave it, if not the member. */
  by?: { name: string; email?: string; memberId?: string }
}

/** Stores a consent with its exact words. Returns its id. */
export async function writeConsent(ctx: Ctx, { memberId, purpose, giver, text, by }: ConsentGiven): Promise<string> {
  const id = newId()
  await ctx.db
    .insertInto('consents')
    .values({
      tenant_id: ctx.tenantId,
      id,
      member_id: memberId,
      purpose,
      text_version: text.version,
      shown_text: text.words,
      given_at: ctx.now,
      given_by: giver,
      giver_name: by?.name ?? null,
      giver_email: by?.email ?? null,
      giver_member_id: by?.memberId ?? null,
    })
    .execute()
  if (purpose === 'membership') await enqueuePromisedSeats(ctx, memberId)
  return id
}

/** Makes a member without a role a student, of this school if there is one. The caller holds the member's lock. */
export async function becomeStudent(ctx: Ctx, memberId: string, schoolId: string | null = null): Promise<void> {
  const known = await ctx.db
    .selectFrom('memberships')
    .select('kind')
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (known) return
  await ctx.db
    .insertInto('memberships')
    .values({ tenant_id: ctx.tenantId, member_id: memberId, kind: kindOf('student'), school_id: schoolId, granted_at: ctx.now })
    .execute()
}

/** Throws Conflict if the words have changed since the person read them. */
export function requireSameText(read: string, current: { version: string }): void {
  if (read !== current.version) throw new Conflict(privacyReason('textChanged'))
}

/** A consent as the member sees it. */
export interface OwnConsent {
  id: string
  purpose: Purpose
  words: string
  version: string
  givenAt: Date
  withdrawnAt: Date | null
  giver: Giver
  giverName: string | null
}

/** Returns all consents about the viewer, newest first, withdrawn ones included. Throws Unauthenticated, NotFound (a stranger). */
export async function listOwnConsents(ctx: Ctx): Promise<OwnConsent[]> {
  const person = requirePerson(ctx.viewer)
  const rows = await ctx.db
    .selectFrom('consents')
    .select(['id', 'purpose', 'shown_text as words', 'text_version as version'])
    .select(['given_at as givenAt', 'withdrawn_at as withdrawnAt', 'given_by as giver', 'giver_name as giverName'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', person.memberId)
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  // Named boundary: the columns' check constraints allow nothing else.
  return rows.map(row => ({ ...row, purpose: row.purpose as Purpose, giver: row.giver as Giver }))
}

/**
 * Allows or stops marketing mails to the viewer; idempotent. Throws Unauthenticated, NotFound (a stranger), Forbidden if the viewer is under 18 or has
 * not given a date of birth, and Conflict if the words have changed.
 */
export async function setMarketing(
  ctx: Ctx,
  wish: { isWanted: true; version: string } | { isWanted: false },
  from: { site: string; lang: Lang },
): Promise<void> {
  const subject = await holdSubject(ctx, requirePerson(ctx.viewer).memberId)
  if (!wish.isWanted) return await withdraw(ctx, subject.id, 'marketing')
  requireAdult(subject)
  const text = consentText({ purpose: 'marketing' }, from.lang, from)
  requireSameText(wish.version, text)
  if (!(await hasStandingConsent(ctx, subject.id, 'marketing')))
    await writeConsent(ctx, { memberId: subject.id, purpose: 'marketing', giver: 'self', text })
}

/** Withdraws a member's consents to a purpose. Who was shown by it is gone from leaderboards at once. */
export async function withdraw(ctx: Ctx, memberId: string, purpose: Purpose, giver?: Giver): Promise<void> {
  await ctx.db
    .updateTable('consents')
    .set({ withdrawn_at: ctx.now })
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .where('withdrawn_at', 'is', null)
    .$if(giver !== undefined, query => query.where('given_by', '=', giver ?? ''))
    .execute()
  if (purpose !== 'marketing') ctx.announce('boards')
}

/** Throws Forbidden if the person is, or could be, under 18. */
export function requireAdult({ bornOn, isChild }: Pick<Subject, 'bornOn' | 'isChild'>): void {
  if (bornOn === null || isChild) throw new Forbidden(privacyReason('notOfAge'))
}
