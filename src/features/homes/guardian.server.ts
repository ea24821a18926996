import { sql } from 'kysely'
import { listOwnCourses } from '#features/learning/course.server.ts'
import { type DueDay, dueDays } from '#features/learning/due.ts'
import { findGuardianLink, type LinkFrom } from '#features/privacy/guardians.server.ts'
import { daysAfter } from '#kit/days.ts'
import { Conflict } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { sha256 } from '#platform/crypto/hash.ts'
import { allowAssistant } from './assistant-refusals.server.ts'
import { homeReason } from './texts.ts'

/** For so many days after the consent, and again after each extension, a link shows how the child learns. */
export const VIEW_DAYS = 180
const MOST_DATES = 8

/** A class of the child, as a guardian sees it. */
export interface GuardianClass {
  id: string
  name: string
  lang: string
  state: string
  percent: number
  activeAt: string | null
}

/**
 * What the link of a guardian's consent shows. `gone`: it is no longer valid, or was none. `ended`: the guardian ended it for good. `expired`: its time is over, or
 * a newer link follows it; `hasAddress`: the new one can be mailed. In both the consent is valid.
 */
export type GuardianView =
  | { kind: 'gone' }
  | { kind: 'expired'; child: string; givenAt: Date; hasAddress: boolean }
  | { kind: 'ended'; child: string; givenAt: Date }
  | { kind: 'open'; child: string; givenAt: Date; expiresAt: Date; classes: GuardianClass[]; due: DueDay[]; hasAssistant: boolean }

/** What a link holds. */
export interface HeldView {
  memberId: string
  consentId: string
  givenAt: Date
  expiresAt: Date
  /** Ended by the guardian. */
  isEnded: boolean
  /** Its time is over, or it was followed by another link. */
  isExpired: boolean
  /** Whether the child may use the assistant. */
  hasAssistant: boolean
  guardian: { name: string; email: string | null }
}

/**
 * Returns how a child learns, by the link of their guardian's consent: classes, progress and the next dates, and nothing else. Needs no session. Four statements
 * at the most beside those of the link.
 */
export async function findGuardianView(ctx: Ctx, token: string, from: LinkFrom): Promise<GuardianView> {
  const link = await findGuardianLink(ctx, token, from)
  const held = link.kind === 'granted' ? await findHeld(ctx, token) : undefined
  if (link.kind !== 'granted' || !held) return { kind: 'gone' }
  const { child } = link
  const { memberId, givenAt, expiresAt, isEnded, isExpired, hasAssistant, guardian } = held
  if (isEnded) return { kind: 'ended', child, givenAt }
  if (isExpired) return { kind: 'expired', child, givenAt, hasAddress: guardian.email !== null }
  const courses = await listOwnCourses(ctx, memberId)
  return {
    kind: 'open',
    child,
    givenAt,
    expiresAt,
    classes: courses.map(({ id, name, lang, enrolment }) => ({
      id,
      name,
      lang,
      state: enrolment?.state ?? '',
      percent: enrolment?.percent ?? 0,
      activeAt: enrolment?.lastActiveAt ?? null,
    })),
    due: dueDays(courses, ctx.now).slice(0, MOST_DATES),
    hasAssistant,
  }
}

/** Lets a link show progress for `VIEW_DAYS` more, from now. Throws Conflict where it shows none any more. */
export async function extendGuardianView(ctx: Ctx, token: string, from: LinkFrom): Promise<void> {
  const held = await requireOpen(ctx, token, from)
  await writeView(ctx, held, { expiresAt: daysAfter(ctx.now, VIEW_DAYS), endedAt: null })
}

/** Ends what a link shows of the child's progress, for good; the consent stays. Throws Conflict where it shows none any more. */
export async function endGuardianView(ctx: Ctx, token: string, from: LinkFrom): Promise<void> {
  const held = await requireOpen(ctx, token, from)
  await writeView(ctx, held, { expiresAt: held.expiresAt, endedAt: ctx.now })
}

/**
 * Lets a child use the assistant, or no longer, by the link of their guardian's consent. Idempotent. Throws Conflict where the link shows nothing any more.
 */
export async function setAssistantAsGuardian(ctx: Ctx, token: string, isAllowed: boolean, from: LinkFrom): Promise<void> {
  const { memberId } = await requireOpen(ctx, token, from)
  await allowAssistant(ctx, memberId, isAllowed)
}

async function requireOpen(ctx: Ctx, token: string, from: LinkFrom): Promise<HeldView> {
  const link = await findGuardianLink(ctx, token, from)
  const held = link.kind === 'granted' ? await findHeld(ctx, token) : undefined
  if (!held || held.isEnded || held.isExpired) throw new Conflict(homeReason('ViewEnded'))
  return held
}

/** Returns what a parent's link of a consent that was given holds. Without a row of its own it shows progress from the consent on. */
export async function findHeld(ctx: Ctx, token: string): Promise<HeldView | undefined> {
  interface Row {
    memberId: string
    consentId: string
    givenAt: Date
    name: string
    email: string | null
    expiresAt: Date | null
    endedAt: Date | null
    isFollowed: boolean
    hasAssistant: boolean
  }
  const { rows } = await sql<Row>`
    select g.member_id as "memberId", k.id as "consentId", k.given_at as "givenAt", coalesce(k.giver_name, g.guardian_name) as name,
      coalesce(k.giver_email, g.guardian_email) as email, v.expires_at as "expiresAt", v.ended_at as "endedAt",
      coalesce(v.token_sha256 <> g.token_sha256, false) as "isFollowed",
      not exists (select from assistant_refusals r where r.tenant_id = g.tenant_id and r.member_id = g.member_id) as "hasAssistant"
    from guardian_requests g join consents k on k.tenant_id = g.tenant_id and k.id = g.consent_id
      left join guardian_views v on v.tenant_id = k.tenant_id and v.consent_id = k.id
    where g.tenant_id = ${ctx.tenantId} and g.token_sha256 = ${sha256(token)} and g.asked_of = 'parent'`.execute(ctx.db)
  const [row] = rows
  if (!row) return undefined
  const { endedAt, isFollowed, name, email, ...held } = row
  const expiresAt = row.expiresAt ?? daysAfter(row.givenAt, VIEW_DAYS)
  return { ...held, expiresAt, isEnded: endedAt !== null, isExpired: isFollowed || expiresAt <= ctx.now, guardian: { name, email } }
}

interface ViewChange {
  expiresAt: Date
  endedAt: Date | null
  /** From now on this link alone shows progress. */
  token?: string
}

/** Stores until when a consent's links show progress, and which of them does. */
export async function writeView(
  ctx: Ctx,
  { consentId, memberId }: Pick<HeldView, 'consentId' | 'memberId'>,
  { expiresAt, endedAt, token }: ViewChange,
): Promise<void> {
  const change = { expires_at: expiresAt, ended_at: endedAt, ...(token !== undefined && { token_sha256: sha256(token) }) }
  await ctx.db
    .insertInto('guardian_views')
    .values({ tenant_id: ctx.tenantId, consent_id: consentId, member_id: memberId, ...change })
    .onConflict(conflict => conflict.columns(['tenant_id', 'consent_id']).doUpdateSet(change))
    .execute()
}
