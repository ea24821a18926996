import { sql } from 'kysely'
import { listOwnCourses } from '#features/learning/course.server.ts'
import { type DueDay, dueDays } from '#features/learning/due.ts'
import { findGuardianLink, type LinkFrom } from '#features/privacy/guardians.server.ts'
import { daysAfter } from '#kit/days.ts'
import { Conflict } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { sha256 } from '#platform/crypto/hash.ts'
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

/** What the link of a guardian's consent shows. `gone`: it is no longer valid, or was none. `ended`: it shows no progress any more, and the consent is valid. */
export type GuardianView =
  | { kind: 'gone' }
  | { kind: 'ended'; child: string; givenAt: Date }
  | { kind: 'open'; child: string; givenAt: Date; expiresAt: Date; classes: GuardianClass[]; due: DueDay[] }

interface Held {
  memberId: string
  consentId: string
  givenAt: Date
  expiresAt: Date
  isEnded: boolean
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
  const { memberId, givenAt, expiresAt, isEnded } = held
  if (isEnded) return { kind: 'ended', child, givenAt }
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
  }
}

/** Lets a link show progress for `VIEW_DAYS` more, from now. Throws Conflict where it shows none any more. */
export async function extendGuardianView(ctx: Ctx, token: string, from: LinkFrom): Promise<void> {
  const held = await requireOpen(ctx, token, from)
  await write(ctx, held, { expiresAt: daysAfter(ctx.now, VIEW_DAYS), endedAt: null })
}

/** Ends what a link shows of the child's progress, for good; the consent stays. Throws Conflict where it shows none any more. */
export async function endGuardianView(ctx: Ctx, token: string, from: LinkFrom): Promise<void> {
  const held = await requireOpen(ctx, token, from)
  await write(ctx, held, { expiresAt: held.expiresAt, endedAt: ctx.now })
}

async function requireOpen(ctx: Ctx, token: string, from: LinkFrom): Promise<Held> {
  const link = await findGuardianLink(ctx, token, from)
  const held = link.kind === 'granted' ? await findHeld(ctx, token) : undefined
  if (!held || held.isEnded) throw new Conflict(homeReason('ViewEnded'))
  return held
}

/** Without a row of its own a link shows progress from the consent on. */
async function findHeld(ctx: Ctx, token: string): Promise<Held | undefined> {
  const { rows } = await sql<Omit<Held, 'expiresAt' | 'isEnded'> & { expiresAt: Date | null; endedAt: Date | null }>`
    select g.member_id as "memberId", k.id as "consentId", k.given_at as "givenAt", v.expires_at as "expiresAt", v.ended_at as "endedAt"
    from guardian_requests g join consents k on k.tenant_id = g.tenant_id and k.id = g.consent_id
      left join guardian_views v on v.tenant_id = k.tenant_id and v.consent_id = k.id
    where g.tenant_id = ${ctx.tenantId} and g.token_sha256 = ${sha256(token)} and g.asked_of = 'parent'`.execute(ctx.db)
  const [row] = rows
  if (!row) return undefined
  const { endedAt, ...held } = row
  const expiresAt = row.expiresAt ?? daysAfter(row.givenAt, VIEW_DAYS)
  return { ...held, expiresAt, isEnded: endedAt !== null || expiresAt <= ctx.now }
}

async function write(
  ctx: Ctx,
  { consentId, memberId }: Held,
  { expiresAt, endedAt }: { expiresAt: Date; endedAt: Date | null },
): Promise<void> {
  await ctx.db
    .insertInto('guardian_views')
    .values({ tenant_id: ctx.tenantId, consent_id: consentId, member_id: memberId, expires_at: expiresAt, ended_at: endedAt })
    .onConflict(conflict => conflict.columns(['tenant_id', 'consent_id']).doUpdateSet({ expires_at: expiresAt, ended_at: endedAt }))
    .execute()
}
