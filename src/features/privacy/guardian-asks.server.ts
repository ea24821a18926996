import { randomBytes } from 'node:crypto'
import { requirePerson } from '#features/permissions/permissions.ts'
import { DAY_MS, daysAfter, daysBefore } from '#kit/days.ts'
import { AppError, Conflict, Forbidden, InvalidInput } from '#kit/errors.ts'
import { type Lang, localHref } from '#kit/lang.ts'
import { kindOf } from '#kit/roles.ts'
import type { Ctx } from '#platform/context.ts'
import { sha256 } from '#platform/crypto/hash.ts'
import { hasConsented, holdSubject, type Subject } from './consents.server.ts'
import { mailGuardian, mailSchool } from './privacy-mails.server.ts'
import { privacyReason } from './texts.ts'

/** How long a parent's link is valid. */
export const GUARDIAN_DAYS = 14
/** How many requests a child may make in a day, and how many one address may get from all children of the tenant. */
export const ASKS_A_DAY = 3
export const ASKS_TO_ADDRESS_A_DAY = 6

/** A form that is sent again within this time counts once. */
const REPEAT_MS = 60_000

/** How a request reaches who is asked: by mail, by a link that the child sends, or in the school's list in the studio. */
export type Channel = 'mail' | 'link' | 'list'

/** A request for a parent's or school's consent. */
export interface GuardianAsk {
  of: 'parent' | 'school'
  channel: Channel
  /** The parent's or staff member's name; that of a school that the child named. */
  name: string
  /** null: nobody is mailed. */
  email: string | null
  /** The eight digits of a school that the child named; null if it has none, or nobody named one. */
  npsn: string | null
  /** True if the child named a school of the tenant. */
  isOfKnownSchool: boolean
  askedAt: Date
  expiresAt: Date
  answeredAt: Date | null
  isGranted: boolean | null
}

/** Returns a child's requests, newest first. */
export async function listGuardianAsks(ctx: Ctx, memberId: string): Promise<GuardianAsk[]> {
  const rows = await ctx.db
    .selectFrom('guardian_requests')
    .select(['asked_of as of', 'channel', 'guardian_name as name', 'guardian_email as email', 'school_npsn as npsn', 'school_id'])
    .select(['asked_at as askedAt', 'expires_at as expiresAt', 'answered_at as answeredAt', 'is_granted as isGranted'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', memberId)
    .orderBy('asked_at', 'desc')
    .orderBy('token_sha256')
    .execute()
  // Named boundary: the columns' check constraints allow nothing else.
  return rows.map(({ school_id, ...row }) => ({
    ...row,
    of: row.of as GuardianAsk['of'],
    channel: row.channel as Channel,
    isOfKnownSchool: school_id !== null,
  }))
}

/** Returns the admin or teacher who invited the child, if they still have that role: they may consent for the school. */
export async function findInviter(ctx: Ctx, memberId: string): Promise<{ name: string; email: string } | undefined> {
  return await ctx.db
    .selectFrom('memberships as k')
    .innerJoin('members as m', join => join.onRef('m.tenant_id', '=', 'k.tenant_id').onRef('m.id', '=', 'k.granted_by'))
    .innerJoin('memberships as s', join => join.onRef('s.tenant_id', '=', 'm.tenant_id').onRef('s.member_id', '=', 'm.id'))
    .select(['m.name', 'm.email'])
    .where('k.tenant_id', '=', ctx.tenantId)
    .where('k.member_id', '=', memberId)
    .where('s.kind', 'in', [kindOf('admin'), kindOf('teacher')])
    .where('m.id', '<>', memberId)
    .orderBy('k.granted_at')
    .orderBy('s.kind')
    .executeTakeFirst()
}

export interface AskFrom {
  origin: string
  site: string
  lang: Lang
}

/**
 * Asks a parent by mail to consent for the viewer, a child. A new address replaces the last one: links sent elsewhere expire. Throws Forbidden if the
 * viewer is 18 or older, Conflict if a consent exists, InvalidInput for the child's own address, and 429 above three requests a day.
 */
export async function askGuardian(ctx: Ctx, guardian: { name: string; email: string }, from: AskFrom): Promise<void> {
  const child = await holdAsker(ctx)
  if (guardian.email === child.email.toLowerCase())
    throw new InvalidInput(privacyReason('form'), [{ path: 'guardianEmail', reason: privacyReason('ownAddress') }])
  const asks = await listGuardianAsks(ctx, child.id)
  if (isRepeat(ctx, asks, ({ email }) => email === guardian.email)) return
  requireAskRoom(ctx, asks)
  requireRoom(ctx, await listAsksTo(ctx, 'parent', guardian.email), ASKS_TO_ADDRESS_A_DAY)
  await endOthers(ctx, child.id, guardian.email)
  const { token, expiresAt } = await writeAsk(ctx, child.id, { of: 'parent', channel: 'mail', ...guardian })
  const href = hrefOfLink(token, from)
  await mailGuardian(ctx, { child: child.name, guardian, href, expiresAt }, from.lang)
}

/**
 * Asks the person who invited the child at their school. They get a mail with a link to the school's list, at most one a day for all children. Throws as
 * `askGuardian`, and Conflict if nobody invited the child.
 */
export async function askSchool(ctx: Ctx, from: AskFrom): Promise<void> {
  const child = await holdAsker(ctx)
  const inviter = await findInviter(ctx, child.id)
  if (!inviter) throw new Conflict(privacyReason('noSchool'))
  const asks = await listGuardianAsks(ctx, child.id)
  if (isRepeat(ctx, asks, ({ email }) => email === inviter.email)) return
  requireAskRoom(ctx, asks)
  const before = await listAsksTo(ctx, 'school', inviter.email)
  await endOthers(ctx, child.id, inviter.email)
  await writeAsk(ctx, child.id, { of: 'school', channel: 'mail', ...inviter })
  if (before.length === 0) await mailSchool(ctx, { child: child.name, staff: inviter, href: `${from.origin}/Studio/Privacy` }, from.lang)
}

/** Returns the URL of a parent's link. */
export function hrefOfLink(token: string, { origin, lang }: Pick<AskFrom, 'origin' | 'lang'>): string {
  return origin + localHref(lang, `/Account/Guardian/${token}`)
}

/** Returns the viewer, a child who waits for a consent, and locks their row. Throws Unauthenticated, Forbidden and Conflict as `askGuardian`. */
export async function holdAsker(ctx: Ctx): Promise<Subject> {
  const child = await holdSubject(ctx, requirePerson(ctx.viewer).memberId)
  if (!child.isChild) throw new Forbidden(privacyReason('ofAge'))
  if (await hasConsented(ctx, child)) throw new Conflict(privacyReason('consentStands'))
  return child
}

/** True if the latest request is such a one and was made just now: its form was sent twice. */
export function isRepeat(ctx: Ctx, [last]: GuardianAsk[], isSame: (ask: GuardianAsk) => boolean): boolean {
  return last !== undefined && isSame(last) && last.answeredAt === null && ctx.now.getTime() - last.askedAt.getTime() < REPEAT_MS
}

/** Throws 429 if a child with these requests, newest first, has made three within a day, of whatever kind. */
export function requireAskRoom(ctx: Ctx, asks: readonly GuardianAsk[]): void {
  requireRoom(
    ctx,
    asks.map(ask => ask.askedAt),
    ASKS_A_DAY,
  )
}

/** Throws 429 if `most` of these were made within the last 24 hours. `askedAts`: newest first. */
function requireRoom(ctx: Ctx, askedAts: Date[], most: number): void {
  const oldest = askedAts[most - 1]
  if (!oldest) return
  const retryAfterSeconds = Math.ceil((oldest.getTime() + DAY_MS - ctx.now.getTime()) / 1000)
  if (retryAfterSeconds > 0) throw new AppError(429, 'TooManyRequests', privacyReason('tooManyAsks'), { retryAfterSeconds })
}

/** Returns when an address was asked within the last 24 hours, for any child, newest first. */
async function listAsksTo(ctx: Ctx, of: GuardianAsk['of'], email: string): Promise<Date[]> {
  const rows = await ctx.db
    .selectFrom('guardian_requests')
    .select('asked_at')
    .where('tenant_id', '=', ctx.tenantId)
    .where('guardian_email', '=', email)
    .where('asked_of', '=', of)
    .where('asked_at', '>', daysBefore(ctx.now, 1))
    .orderBy('asked_at', 'desc')
    .orderBy('token_sha256')
    .execute()
  return rows.map(row => row.asked_at)
}

/** Expires a child's open requests; those that were mailed to `email` go on. */
export async function endOthers(ctx: Ctx, memberId: string, email: string | null): Promise<void> {
  await ctx.db
    .updateTable('guardian_requests')
    .set({ expires_at: ctx.now })
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', memberId)
    .$if(email !== null, query => query.where('guardian_email', 'is distinct from', email))
    .where('answered_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .execute()
}

export interface NewAsk extends Pick<GuardianAsk, 'of' | 'channel' | 'name'> {
  email?: string
  /** What was given already: this link follows the one by which it was. */
  consentId?: string
  /** The school that the child named. */
  school?: { id: string | null; npsn: string | null }
}

/** Stores a request. Returns the token of its link, of which only the hash is stored. It has only lower-case letters and digits: paths of pages arrive in lower case. */
export async function writeAsk(ctx: Ctx, memberId: string, ask: NewAsk): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('hex')
  const expiresAt = daysAfter(ctx.now, GUARDIAN_DAYS)
  await ctx.db
    .insertInto('guardian_requests')
    .values({
      tenant_id: ctx.tenantId,
      token_sha256: sha256(token),
      member_id: memberId,
      asked_of: ask.of,
      channel: ask.channel,
      guardian_name: ask.name,
      guardian_email: ask.email ?? null,
      school_id: ask.school?.id ?? null,
      school_npsn: ask.school?.npsn ?? null,
      asked_at: ctx.now,
      expires_at: expiresAt,
      ...(ask.consentId !== undefined && { consent_id: ask.consentId, answered_at: ctx.now, is_granted: true }),
    })
    .execute()
  return { token, expiresAt }
}
