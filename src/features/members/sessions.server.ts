import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { IMPERSONATABLE_ROLES, type LimitColumns, NO_LIMITS, toLimits } from '#features/permissions/role-limits.ts'
import { DAY_MS, daysAfter } from '#kit/days.ts'
import { Unauthenticated } from '#kit/errors.ts'
import { type Role, roleOf } from '#kit/roles.ts'
import type { Ctx, Person } from '#platform/context.ts'
import { sha256 } from '#platform/crypto/hash.ts'
import { isChildOn } from './birth-date.ts'
import { isConsented } from './consent.ts'

/** How long a person stays signed in without coming back. Source: the specification, section 9. */
const SESSION_DAYS = 30
export const SESSION_SECONDS = 2_592_000
/** After this time the account site is asked again whether the session and the person still are. */
const CHECK_AFTER_MS = 3_600_000
/** After this time the cookie and the session's end move on. */
const RENEW_AFTER_MS = DAY_MS

/** Which role is acted as where the person has not chosen: the one with the most to do first. */
const ORDER: readonly Role[] = [
  'superadmin',
  'admin',
  'lead_region',
  'lead_program',
  'mentor',
  'writer',
  'teacher',
  'partner',
  'industry',
  'student',
]

/** Tells the tenants' tokens apart without asking the database: a token of another tenant is a stranger's, not a forged one. */
const markOf = (ctx: Pick<Ctx, 'tenantId'>) => sha256(ctx.tenantId).toString('hex').slice(0, 8)

export interface NewSession {
  memberId: string
  /** The account site's session, `sid` of the ID token. */
  providerSession: string | null
  /** Its tokens, sealed. */
  providerTokens: string | null
}

/** Signs a member in. Answers the access token, which is kept as its SHA-256 only. */
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
    })
    .execute()
  return token
}

const newToken = (ctx: Ctx) => `acc_${markOf(ctx)}_${randomBytes(32).toString('base64url')}`

export interface FoundSession {
  person: Person
  /** Whether the account site should be asked again, beside the request. */
  isCheckDue: boolean
  /** Whether the cookie is to be set anew. */
  isRenewalDue: boolean
}

interface StoredMembership extends LimitColumns {
  kind: number
}

/**
 * Whose the access token is, one statement. `stranger`: it is another tenant's. undefined: unknown, ended or run out. Until the person has consented
 * to be a member (a parent or school, where they are under 18) no role of theirs counts.
 */
export async function findSession(ctx: Ctx, token: string): Promise<FoundSession | 'stranger' | undefined> {
  const parts = /^acc_([0-9a-f]{8})_[\w-]{43}$/.exec(token)
  if (!parts) return undefined
  if (parts[1] !== markOf(ctx)) return 'stranger'
  const session = sha256(token)
  const row = await ctx.db
    .selectFrom('sessions as s')
    .innerJoin('members as m', join => join.onRef('m.tenant_id', '=', 's.tenant_id').onRef('m.id', '=', 's.member_id'))
    .select(['m.id', 'm.name', 'm.email', 's.kind', 's.is_type', 's.checked_at', 's.renewed_at', 's.provider_tokens'])
    .select(sql<string | null>`to_char(m.born_on, 'YYYY-MM-DD')`.as('born_on'))
    .select(
      sql<
        StoredMembership[]
      >`coalesce((select jsonb_agg(to_jsonb(k)) from memberships k where k.tenant_id = m.tenant_id and k.member_id = m.id), '[]')`.as(
        'memberships',
      ),
    )
    .select(
      sql<string[]>`array(select c.given_by from consents c where c.tenant_id = m.tenant_id and c.member_id = m.id
        and c.purpose = 'membership' and c.withdrawn_at is null)`.as('consents'),
    )
    .select(
      sql<boolean>`exists (select from directory.superadmins a where a.issuer = m.issuer and a.subject = m.subject)`.as('is_superadmin'),
    )
    .where('s.tenant_id', '=', ctx.tenantId)
    .where('s.token_sha256', '=', session)
    .where('s.expires_at', '>', ctx.now)
    .executeTakeFirst()
  if (!row) return undefined
  const isChild = isChildOn(row.born_on, ctx.now)
  const memberships = isConsented(row.consents, isChild) ? row.memberships : []
  return {
    person: {
      memberId: row.id,
      name: row.name,
      email: row.email,
      ...actingAs(row, memberships),
      isChild,
      session,
    },
    isCheckDue: row.provider_tokens !== null && ctx.now.getTime() - row.checked_at.getTime() > CHECK_AFTER_MS,
    isRenewalDue: ctx.now.getTime() - row.renewed_at.getTime() > RENEW_AFTER_MS,
  }
}

interface Choice {
  kind: number | null
  is_type: boolean
  is_superadmin: boolean
}

function actingAs(choice: Choice, memberships: StoredMembership[]): Pick<Person, 'role' | 'isImpersonating' | 'roles' | 'limits'> {
  const own = memberships.map(membership => roleOf(membership.kind))
  const roles = ORDER.filter(role => own.includes(role) || (role === 'superadmin' && choice.is_superadmin))
  const chosen = roleOf(choice.kind)
  const mayLookAsType = roles.includes('superadmin') || roles.includes('admin')
  const isImpersonating = choice.is_type && mayLookAsType && IMPERSONATABLE_ROLES.includes(chosen)
  // Superadmin is never acted as by itself: entering a tenant so is a choice that is logged.
  const first = roles.find(role => role !== 'superadmin') ?? 'none'
  const role = isImpersonating || roles.includes(chosen) ? chosen : first
  const membership = memberships.find(one => roleOf(one.kind) === role)
  return { role, isImpersonating, roles, limits: membership ? toLimits(membership) : NO_LIMITS }
}

/** Gives a session a new token, with which the old one ends, and thirty more days. Throws Unauthenticated where it has ended meanwhile. */
export async function replaceSession(ctx: Ctx, person: Person): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken(ctx)
  const expiresAt = daysAfter(ctx.now, SESSION_DAYS)
  const { numUpdatedRows } = await ctx.db
    .updateTable('sessions')
    .set({ token_sha256: sha256(token), renewed_at: ctx.now, expires_at: expiresAt })
    .where('tenant_id', '=', ctx.tenantId)
    .where('token_sha256', '=', person.session)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Unauthenticated()
  return { token, expiresAt }
}

/** Moves the session's end on, to thirty days from now. */
export async function renewSession(ctx: Ctx, person: Person): Promise<void> {
  await ctx.db
    .updateTable('sessions')
    .set({ renewed_at: ctx.now, expires_at: daysAfter(ctx.now, SESSION_DAYS) })
    .where('tenant_id', '=', ctx.tenantId)
    .where('token_sha256', '=', person.session)
    .execute()
}

/**
 * Sets which of their roles the session acts as; with `isImpersonating` a role is only looked at. The caller has checked that they may. Answers whether
 * that is a change.
 */
export async function setActingKind(ctx: Ctx, person: Person, kind: number | null, isImpersonating: boolean): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('sessions')
    .set({ kind, is_type: isImpersonating })
    .where('tenant_id', '=', ctx.tenantId)
    .where('token_sha256', '=', person.session)
    .where(is => is.or([is('kind', 'is distinct from', kind), is('is_type', '!=', isImpersonating)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends the sessions at this tenant that a session of the account site had signed in to, or all of a person's. */
export async function endSessionsOf(
  { db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>,
  of: { providerSession: string } | { issuer: string; subject: string },
): Promise<void> {
  const ending = db.deleteFrom('sessions').where('tenant_id', '=', tenantId)
  if ('providerSession' in of) {
    await ending.where('provider_session', '=', of.providerSession).execute()
    return
  }
  const person = db.selectFrom('members').select('id').where('tenant_id', '=', tenantId)
  await ending.where('member_id', 'in', person.where('issuer', '=', of.issuer).where('subject', '=', of.subject)).execute()
}

/** Whose session has ended, and the sealed tokens of the account site, for signing out there. */
export interface EndedSession {
  issuer: string
  subject: string
  providerTokens: string | null
}

/** Ends a session at this tenant; undefined where there is none. */
export async function endSession(ctx: Ctx, token: string): Promise<EndedSession | undefined> {
  return await ctx.db
    .deleteFrom('sessions as s')
    .using('members as m')
    .where('s.tenant_id', '=', ctx.tenantId)
    .where('s.token_sha256', '=', sha256(token))
    .whereRef('m.tenant_id', '=', 's.tenant_id')
    .whereRef('m.id', '=', 's.member_id')
    .returning(['m.issuer', 'm.subject', 's.provider_tokens as providerTokens'])
    .executeTakeFirst()
}
