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
import { privacyReason } from './texts.ts'

/** What is missing before a signed-in person is a member. */
export type JoinStep =
  | { kind: 'birth-date' }
  /** They are 18 or older and must consent themselves. */
  | { kind: 'consent' }
  /** They are under 18 and need a parent's or school's consent. `last` is the latest request, `isOpen` whether it can still be answered. */
  | { kind: 'guardian'; last: (GuardianAsk & { isOpen: boolean }) | undefined; inviter: { name: string } | undefined }
  | { kind: 'done' }

/** How far the viewer is on the way to a membership. */
export interface Standing {
  name: string
  email: string
  bornOn: string | null
  isChild: boolean
  /** The roles that they are invited to; if empty, student. */
  invitedAs: Role[]
  /** True if a valid consent exists. */
  isConsented: boolean
}

export interface JoinState extends Omit<Standing, 'isConsented'> {
  step: JoinStep
}

/** Returns how far the viewer is on the way to a membership. One statement. Throws Unauthenticated, NotFound (a stranger). */
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

/** Returns how far the viewer is on the way to a membership, and the next step. Three statements at most. Throws Unauthenticated, NotFound (a stranger). */
export async function getJoinState(ctx: Ctx): Promise<JoinState> {
  const { isConsented: isDone, ...standing } = await getStanding(ctx)
  return { ...standing, step: isDone ? { kind: 'done' } : await stepOf(ctx, standing) }
}

/** An open request to a parent or a school. */
export type OpenAsk = Pick<GuardianAsk, 'of' | 'name' | 'channel'>

/** Returns the open request for the viewer's consent; undefined if nobody was asked, or it is answered. Throws as `getJoinState`. */
export async function findOpenAsk(ctx: Ctx): Promise<OpenAsk | undefined> {
  const { step } = await getJoinState(ctx)
  return step.kind === 'guardian' && step.last?.isOpen ? { of: step.last.of, name: step.last.name, channel: step.last.channel } : undefined
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
 * Stores the viewer's date of birth. They can set it only once; later only staff correct it (`correctBirthDate`), or children could try another year.
 * The same date again changes nothing. Throws Conflict if another date is stored.
 */
export async function setBirthDate(ctx: Ctx, bornOn: string): Promise<void> {
  const subject = await holdSubject(ctx, requirePerson(ctx.viewer).memberId)
  if (subject.bornOn === bornOn) return
  if (subject.bornOn !== null) throw new Conflict(privacyReason('birthDateKnown'))
  await ctx.db.updateTable('members').set({ born_on: bornOn }).where('tenant_id', '=', ctx.tenantId).where('id', '=', subject.id).execute()
}

/** The consents that a person gave: the version of each text that they read; `null` if they did not check it. */
export interface OwnWish {
  membership: string
  marketing: string | null
}

/**
 * Makes the viewer a member by their own consent: a student, if they have no invitation. Idempotent. Throws Forbidden if the viewer is under 18 or has
 * not given a date of birth, and Conflict if the words have changed since they were read.
 */
export async function consentToMembership(ctx: Ctx, wish: OwnWish, from: { site: string; lang: Lang }): Promise<void> {
  const subject = await holdSubject(ctx, requirePerson(ctx.viewer).memberId)
  requireAdult(subject)
  if (await hasConsented(ctx, subject)) return
  const text = consentText({ purpose: 'membership', giver: 'self' }, from.lang, from)
  requireSameText(wish.membership, text)
  await writeConsent(ctx, { memberId: subject.id, purpose: 'membership', giver: 'self', text })
  if (wish.marketing !== null) await setMarketing(ctx, { isWanted: true, version: wish.marketing }, from)
  await becomeStudent(ctx, subject.id)
}
