import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { DAY_MS, daysAfter } from '#kit/days.ts'
import { Unauthenticated } from '#kit/errors.ts'
import type { Ctx, Person } from '#platform/context.ts'
import { sha256 } from '#platform/crypto/hash.ts'
import { selectPeople, toPerson } from './person-rows.server.ts'
import { entriesOverBefore, isStaffWith, LIFE_DAYS } from './session-life.ts'

/** How long a session lasts without use. Source: the specification, section 9. */
const SESSION_DAYS = 30
export const SESSION_SECONDS = 2_592_000
/** After this time the provider is asked again whether the session and the person still exist. */
const CHECK_AFTER_MS = 3_600_000
/** After this time the cookie and the session are extended. */
const RENEW_AFTER_MS = DAY_MS

/** Marks a token with its tenant, so that another tenant's token is recognized without a query: its bearer is a stranger, not a forger. */
const markOf = (ctx: Pick<Ctx, 'tenantId'>) => sha256(ctx.tenantId).toString('hex').slice(0, 8)

export interface NewSession {
  memberId: string
  /** The provider's session, `sid` of the ID token. */
  providerSession: string | null
  /** The provider's tokens, sealed. */
  providerTokens: string | null
  /** When the person authenticated at the provider; by default now. */
  authenticatedAt?: Date | undefined
  /** When they proved a second factor there. */
  secondFactorAt?: Date | undefined
}

/** Creates a session for a member. Returns the access token, which is stored only as its SHA-256. */
export async function createSession(ctx: Ctx, session: NewSession): Promise<string> {
  const token = newToken(ctx)
  await ctx.db
    .insertInto('sessions')
    .values({
      tenant_id: ctx.tenantId,
      token_sha256: sha256(token),
      member_id: session.memberId,
      provider_session: session.providerSession,
      provider_tokens: session.providerTokens,
      created_at: ctx.now,
      checked_at: ctx.now,
      renewed_at: ctx.now,
      expires_at: daysAfter(ctx.now, SESSION_DAYS),
      authenticated_at: session.authenticatedAt ?? ctx.now,
      second_factor_at: session.secondFactorAt ?? null,
    })
    .execute()
  return token
}

const newToken = (ctx: Ctx) => `acc_${markOf(ctx)}_${randomBytes(32).toString('base64url')}`

export interface FoundSession {
  person: Person
  /** True if the session must be checked with the provider, after the request. */
  isCheckDue: boolean
  /** True if the cookie must be renewed. */
  isRenewalDue: boolean
}

/**
 * Returns the session of an access token, in one statement. Returns `stranger` for another tenant's token, undefined for one that is unknown, ended,
 * expired or at the end of its absolute life. The person's roles are effective only with a valid consent to membership (a parent's or school's, under 18), and
 * beyond learning only with a second factor where the tenant requires one of staff.
 */
export async function findSession(ctx: Ctx, token: string): Promise<FoundSession | 'stranger' | undefined> {
  const parts = /^acc_([0-9a-f]{8})_[\w-]{43}$/.exec(token)
  if (!parts) return undefined
  if (parts[1] !== markOf(ctx)) return 'stranger'
  return await findSessionBy(ctx, sha256(token))
}

/** As `findSession`, by the SHA-256 of the access token: for what belongs to a session and ends with it. */
export async function findSessionBy(ctx: Ctx, session: Buffer): Promise<FoundSession | undefined> {
  const row = await selectPeople(ctx)
    .innerJoin('sessions as s', join => join.onRef('s.tenant_id', '=', 'm.tenant_id').onRef('s.member_id', '=', 'm.id'))
    .select(['s.kind', 's.is_type', 's.checked_at', 's.renewed_at', 's.provider_tokens'])
    .select(['s.authenticated_at', 's.second_factor_at', 's.entered_at'])
    .where('s.tenant_id', '=', ctx.tenantId)
    .where('s.token_sha256', '=', session)
    .where('s.expires_at', '>', ctx.now)
    .executeTakeFirst()
  if (!row) return undefined
  const person = toPerson(ctx, row, {
    authenticatedAt: row.authenticated_at,
    secondFactorAt: row.second_factor_at,
    choice: { kind: row.kind, isType: row.is_type, enteredAt: row.entered_at },
    session,
  })
  if (!person) return undefined
  return {
    person,
    isCheckDue: row.provider_tokens !== null && ctx.now.getTime() - row.checked_at.getTime() > CHECK_AFTER_MS,
    isRenewalDue: ctx.now.getTime() - row.renewed_at.getTime() > RENEW_AFTER_MS,
  }
}

/** Replaces a session's token, which invalidates the old one, and extends it by thirty days, or to the end of its life. Throws Unauthenticated if it has ended meanwhile. */
export async function replaceSession(ctx: Ctx, person: Person): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken(ctx)
  const replaced = await ctx.db
    .updateTable('sessions')
    .set({ token_sha256: sha256(token), renewed_at: ctx.now, expires_at: nextEnd(ctx, person) })
    .where('tenant_id', '=', ctx.tenantId)
    .where('token_sha256', '=', person.session)
    .returning('expires_at')
    .executeTakeFirst()
  if (!replaced) throw new Unauthenticated()
  return { token, expiresAt: replaced.expires_at }
}

/** Thirty days from now, but no later than the end of the session's absolute life. */
function nextEnd({ now }: Ctx, { roles, withoutFactor }: Person) {
  const days = withoutFactor || isStaffWith(roles) ? LIFE_DAYS.staff : LIFE_DAYS.learner
  return sql<Date>`least(${daysAfter(now, SESSION_DAYS)}::timestamptz, authenticated_at + make_interval(days => ${days}))`
}

/** Extends a session to thirty days from now, or to the end of its life. */
export async function renewSession(ctx: Ctx, person: Person): Promise<void> {
  await ctx.db
    .updateTable('sessions')
    .set({ renewed_at: ctx.now, expires_at: nextEnd(ctx, person) })
    .where('tenant_id', '=', ctx.tenantId)
    .where('token_sha256', '=', person.session)
    .execute()
}

/**
 * Sets the role that the session acts as; `isImpersonating` marks a role that the person only impersonates. The caller has checked the permission.
 * Returns true if that is a change.
 */
export async function setActingKind(ctx: Ctx, person: Person, kind: number | null, isImpersonating: boolean): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('sessions')
    .set({ kind, is_type: isImpersonating, entered_at: kind === 0 ? ctx.now : null })
    .where('tenant_id', '=', ctx.tenantId)
    .where('token_sha256', '=', person.session)
    .where(is =>
      is.or([
        is('kind', 'is distinct from', kind),
        is('is_type', '!=', isImpersonating),
        is('entered_at', '<=', entriesOverBefore(ctx.now)),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends the sessions at this tenant of one provider session, or all of a person's. Returns how many there were. */
export async function endSessionsOf(
  { db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>,
  of: { providerSession: string } | { issuer: string; subject: string },
): Promise<number> {
  const ending = db.deleteFrom('sessions').where('tenant_id', '=', tenantId)
  if ('providerSession' in of) {
    const { numDeletedRows } = await ending.where('provider_session', '=', of.providerSession).executeTakeFirst()
    return Number(numDeletedRows)
  }
  const person = db.selectFrom('members').select('id').where('tenant_id', '=', tenantId)
  const theirs = person.where('issuer', '=', of.issuer).where('subject', '=', of.subject)
  return Number((await ending.where('member_id', 'in', theirs).executeTakeFirst()).numDeletedRows)
}

/** Throws Unauthenticated if the viewer is a person whose session here has ended since the request began; through a delegated client they have none here. */
export async function requireOpenSession({ db, tenantId, viewer, now }: Ctx): Promise<void> {
  if (viewer.kind !== 'person' || viewer.isDelegated) return
  const open = await db
    .selectFrom('sessions')
    .select('member_id')
    .where('tenant_id', '=', tenantId)
    .where('token_sha256', '=', viewer.person.session)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!open) throw new Unauthenticated()
}

/** The person whose session has ended, and the provider's sealed tokens, for signing out there. */
export interface EndedSession {
  memberId: string
  issuer: string
  subject: string
  providerTokens: string | null
}

/** Ends a session at this tenant. Returns undefined if there is none. */
export async function endSession(ctx: Ctx, token: string): Promise<EndedSession | undefined> {
  return await ctx.db
    .deleteFrom('sessions as s')
    .using('members as m')
    .where('s.tenant_id', '=', ctx.tenantId)
    .where('s.token_sha256', '=', sha256(token))
    .whereRef('m.tenant_id', '=', 's.tenant_id')
    .whereRef('m.id', '=', 's.member_id')
    .returning(['m.id as memberId', 'm.issuer', 'm.subject', 's.provider_tokens as providerTokens'])
    .executeTakeFirst()
}
