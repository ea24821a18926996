import { type RawBuilder, sql } from 'kysely'
import { hasConsented, hasStanding, isOfAge } from '#features/members/consent.server.ts'
import { requirePerson } from '#features/permissions/permissions.ts'
import { type ConsentText, consentText } from '#features/privacy/consent-text.ts'
import { holdSubject, requireSameText, withdraw, writeConsent } from '#features/privacy/consents.server.ts'
import { Conflict, Forbidden } from '#kit/errors.ts'
import type { Lang } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import { leaderboardReason } from './texts.ts'

/**
 * SQL condition: the member `m` may be shown on leaderboards. They switched it on themselves, are a member by a valid consent, and are known to be of age, or
 * a parent allowed it. Whose date of birth nobody knows is not shown.
 */
export function isShown(now: Date): RawBuilder<boolean> {
  return sql`(${hasStanding('leaderboard', 'self')} and ${hasConsented(now)}
    and (${isOfAge(now)} or (m.born_on is not null and ${hasStanding('leaderboard', 'parent')})))`
}

/** SQL of how the member `m` is called among others: the first name and the next one's initial. */
export function shownName(): RawBuilder<string> {
  return sql`(split_part(btrim(m.name), ' ', 1) || coalesce(' ' || nullif(left(btrim(substr(btrim(m.name), length(split_part(btrim(m.name), ' ', 1)) + 1)), 1), '') || '.', ''))`
}

/** Whether the viewer is on leaderboards. `waits`: they wish it, but no parent has allowed it; `unknown`: their date of birth is missing. */
export type Showing = 'shown' | 'hidden' | 'waits' | 'unknown'

/** Returns whether the viewer is shown. One statement. Throws Unauthenticated, NotFound (a stranger). */
export async function findShowing(ctx: Ctx): Promise<Showing> {
  const { memberId } = requirePerson(ctx.viewer)
  const { rows } = await sql<{ showing: Showing }>`
    select case when ${isShown(ctx.now)} then 'shown' when m.born_on is null then 'unknown'
      when ${hasStanding('leaderboard', 'self')} then 'waits' else 'hidden' end as showing
    from members m where m.tenant_id = ${ctx.tenantId} and m.id = ${memberId}`.execute(ctx.db)
  return rows[0]?.showing ?? 'hidden'
}

/** Returns the words of the viewer's own consent to being shown. */
export function showText(lang: Lang, site: string): ConsentText {
  return consentText({ purpose: 'leaderboard', giver: 'self' }, lang, { site })
}

/**
 * Shows the viewer on leaderboards; idempotent. A child is shown as soon as a parent has allowed it, too. Throws Unauthenticated, NotFound (a stranger),
 * Forbidden without a date of birth, and Conflict if the words have changed.
 */
export async function show(ctx: Ctx, version: string, from: { site: string; lang: Lang }): Promise<void> {
  const subject = await holdSubject(ctx, requirePerson(ctx.viewer).memberId)
  if (subject.bornOn === null) throw new Forbidden(leaderboardReason('noBirthDate'))
  const text = showText(from.lang, from.site)
  requireSameText(version, text)
  await withdraw(ctx, subject.id, 'leaderboard', 'self')
  await writeConsent(ctx, { memberId: subject.id, purpose: 'leaderboard', giver: 'self', text })
  ctx.announce('boards')
}

/** Takes the viewer off all leaderboards, at once. */
export async function hide(ctx: Ctx): Promise<void> {
  const { id } = await holdSubject(ctx, requirePerson(ctx.viewer).memberId)
  await withdraw(ctx, id, 'leaderboard', 'self')
}

/** What a parent may allow besides the membership. */
export const SHARED = ['leaderboard', 'records'] as const
export type Shared = (typeof SHARED)[number]

/** Returns what a parent has allowed of a child. */
export async function findShared(ctx: Ctx, childId: string): Promise<Record<Shared, boolean>> {
  const rows = await ctx.db
    .selectFrom('consents')
    .select('purpose')
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', childId)
    .where('given_by', '=', 'parent')
    .where('withdrawn_at', 'is', null)
    .execute()
  const has = (purpose: Shared) => rows.some(row => row.purpose === purpose)
  return { leaderboard: has('leaderboard'), records: has('records') }
}

/** Keeps a parent's consent for their child; the caller has checked that they are the parent. Throws Conflict if the words have changed. */
export async function allowShared(
  ctx: Ctx,
  { childId, purpose, version, by, text }: { childId: string; purpose: Shared; version: string; by: { name: string }; text: ConsentText },
): Promise<void> {
  const child = await holdSubject(ctx, childId)
  if (!child.isChild) throw new Conflict(leaderboardReason('ofAge'))
  requireSameText(version, text)
  if (!(await findShared(ctx, childId))[purpose]) await writeConsent(ctx, { memberId: childId, purpose, giver: 'parent', text, by })
  ctx.announce('boards')
}

/** Takes a parent's consent for their child back, at once. */
export async function stopShared(ctx: Ctx, childId: string, purpose: Shared): Promise<void> {
  await holdSubject(ctx, childId)
  await withdraw(ctx, childId, purpose, 'parent')
}
