import { sql } from 'kysely'
import { isChildOn } from '#features/members/birth-date.ts'
import { isConsented } from '#features/members/consent.ts'
import { requirePerson } from '#features/permissions/permissions.ts'
import { Conflict, NotFound } from '#kit/errors.ts'
import type { Lang } from '#kit/lang.ts'
import { type Role, roleOf } from '#kit/roles.ts'
import type { Ctx } from '#platform/context.ts'
import { consentText } from './consent-text.ts'
import { becomeStudent, hasConsented, holdSubject, requireAdult, requireSameText, setMarketing, writeConsent } from './consents.server.ts'
import { findInviter, type GuardianAsk, listGuardianAsks } from './guardian-asks.server.ts'
import { privacyTexts } from './texts.ts'

/** What stands between a person who has signed in and their membership. */
export type JoinStep =
  | { kind: 'birth-date' }
  /** They are 18 or older: their own consent. */
  | { kind: 'consent' }
  /** They are under 18: a parent's or school's consent. `last` is the request that was made last, `isOpen` whether it may still be answered. */
  | { kind: 'guardian'; last: (GuardianAsk & { isOpen: boolean }) | undefined; inviter: { name: string } | undefined }
  | { kind: 'done' }

/** What the viewer is on the way to being a member. */
export interface Standing {
  name: string
  email: string
  bornOn: string | null
  isChild: boolean
  /** What they have been invited to be; empty: a student. */
  invitedAs: Role[]
  /** Whether a consent stands that counts for them. */
  isConsented: boolean
}

export interface JoinState extends Omit<Standing, 'isConsented'> {
  step: JoinStep
}

/** Where the viewer stands. One statement. Throws Unauthenticated, NotFound (a stranger). */
export async function getStanding(ctx: Ctx): Promise<Standing> {
  const { memberId } = requirePerson(ctx.viewer)
  const { rows } = await sql<{ name: string; email: string; bornOn: string | null; kinds: number[]; givers: string[] }>`
    select m.name, m.email, to_char(m.born_on, 'YYYY-MM-DD') as "bornOn",
      array(select k.kind::int from memberships k where k.tenant_id = m.tenant_id and k.member_id = m.id order by k.kind) as kinds,
      array(select c.given_by from consents c where c.tenant_id = m.tenant_id and c.member_id = m.id
        and c.purpose = 'membership' and c.withdrawn_at is null) as givers
    from members m where m.tenant_id = ${ctx.tenantId} and m.id = ${memberId}`.execute(ctx.db)
  const found = rows[0]
  if (!found) throw new NotFound()
  const { kinds, givers, ...rest } = found
  const isChild = isChildOn(found.bornOn, ctx.now)
  return { ...rest, isChild, invitedAs: kinds.map(roleOf), isConsented: isConsented(givers, isChild) }
}

/** How far the viewer is on the way to being a member, and what comes next. Three statements at most. Throws Unauthenticated, NotFound (a stranger). */
export async function getJoinState(ctx: Ctx): Promise<JoinState> {
  const { isConsented: isDone, ...standing } = await getStanding(ctx)
  return { ...standing, step: isDone ? { kind: 'done' } : await stepOf(ctx, standing) }
}

/** A request to a parent or a school whose answer is waited for. */
export type OpenAsk = Pick<GuardianAsk, 'of' | 'name'>

/** Whose consent the viewer waits for; undefined where nobody was asked, or the answer is there. Throws as `getJoinState`. */
export async function findOpenAsk(ctx: Ctx): Promise<OpenAsk | undefined> {
  const { step } = await getJoinState(ctx)
  return step.kind === 'guardian' && step.last?.isOpen ? { of: step.last.of, name: step.last.name } : undefined
}

async function stepOf(ctx: Ctx, { bornOn, isChild }: Pick<Standing, 'bornOn' | 'isChild'>): Promise<JoinStep> {
  if (bornOn === null) return { kind: 'birth-date' }
  if (!isChild) return { kind: 'consent' }
  const { memberId } = requirePerson(ctx.viewer)
  const [last] = await listGuardianAsks(ctx, memberId)
  const isOpen = last !== undefined && last.answeredAt === null && last.expiresAt > ctx.now
  return { kind: 'guardian', last: last && { ...last, isOpen }, inviter: await findInviter(ctx, memberId) }
}

/**
 * Keeps the viewer's date of birth. Said once, it is theirs to say no more: only staff correct it (`correctBirthDate`), or else who is too young would try
 * another year. The same date a second time changes nothing. Throws Conflict where another one stands.
 */
export async function setBirthDate(ctx: Ctx, bornOn: string, lang: Lang): Promise<void> {
  const subject = await holdSubject(ctx, requirePerson(ctx.viewer).memberId)
  if (subject.bornOn === bornOn) return
  if (subject.bornOn !== null) throw new Conflict(privacyTexts(lang).problems.birthDateKnown)
  await ctx.db.updateTable('members').set({ born_on: bornOn }).where('tenant_id', '=', ctx.tenantId).where('id', '=', subject.id).execute()
}

/** What a person ticked: the version of each text that they read; `null` where they did not tick it. */
export interface OwnWish {
  membership: string
  marketing: string | null
}

/**
 * Makes the viewer a member by their own consent: a student, where they were not invited to be more. A second time changes nothing. Throws Forbidden to who
 * is under 18 or has not said when they were born, and Conflict where the words have changed since they were read.
 */
export async function consentToMembership(ctx: Ctx, wish: OwnWish, from: { site: string; lang: Lang }): Promise<void> {
  const subject = await holdSubject(ctx, requirePerson(ctx.viewer).memberId)
  requireAdult(subject, from.lang)
  if (await hasConsented(ctx, subject)) return
  const text = consentText({ purpose: 'membership', giver: 'self' }, from.lang, from)
  requireSameText(wish.membership, text, from.lang)
  await writeConsent(ctx, { memberId: subject.id, purpose: 'membership', giver: 'self', text })
  if (wish.marketing !== null) await setMarketing(ctx, { isWanted: true, version: wish.marketing }, from)
  await becomeStudent(ctx, subject.id)
}
