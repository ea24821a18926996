import { sql } from 'kysely'
import { IMPERSONATABLE_ROLES, type LimitColumns, NO_LIMITS, toLimits } from '#features/permissions/role-limits.ts'
import { type Role, roleOf } from '#kit/roles.ts'
import type { Ctx, Person } from '#platform/context.ts'
import { isChildOn } from './birth-date.ts'
import { isConsented } from './consent.ts'
import { OWN_ACCOUNTS } from './identity.server.ts'
import { entriesOverBefore, isLifeOver, isStaffWith } from './session-life.ts'

/** The default role if the person has not chosen one: the first in this order. */
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

interface StoredMembership extends LimitColumns {
  kind: number
}

/** Selects the tenant's members as `m`, with what decides who they are in a request. The caller joins how they were found. */
export function selectPeople({ db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>) {
  return db
    .selectFrom('members as m')
    .select(['m.id', 'm.name', 'm.email'])
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
    .select(
      sql<boolean>`exists (select from site_settings t where t.tenant_id = m.tenant_id and t.key = 'security' and t.value->>'secondFactor' = 'staff')`.as(
        'needs_factor',
      ),
    )
    .where('m.tenant_id', '=', tenantId)
}

type PersonRow = NonNullable<Awaited<ReturnType<ReturnType<typeof selectPeople>['executeTakeFirst']>>>

/** How a person came to the request. */
export interface Arrival {
  authenticatedAt: Date
  secondFactorAt: Date | null
  /** The role that their session chose; null: none. */
  choice: { kind: number | null; isType: boolean; enteredAt: Date | null } | null
  /** SHA-256 of the token. */
  session: Buffer
}

/**
 * Returns the person of a request; undefined if what they came by is at the end of its absolute life. Their roles are effective only with a valid consent to
 * membership (a parent's or school's, under 18), and beyond learning only with a second factor where the tenant requires one of staff.
 */
export function toPerson(
  { now }: Pick<Ctx, 'now'>,
  row: PersonRow,
  { authenticatedAt, secondFactorAt, choice, session }: Arrival,
): Person | undefined {
  const isChild = isChildOn(row.born_on, now)
  const held = isConsented(row.consents, isChild) ? row.memberships : []
  const roles = held.map(membership => roleOf(membership.kind))
  if (isLifeOver(authenticatedAt, row.is_superadmin ? [...roles, 'superadmin'] : roles, now)) return undefined
  const withoutFactor = row.needs_factor && secondFactorAt === null && isStaffWith(roles)
  const memberships = withoutFactor ? held.filter(membership => roleOf(membership.kind) === 'student') : held
  const isEntryOver = choice?.kind === 0 && (choice.enteredAt === null || choice.enteredAt <= entriesOverBefore(now))
  const chosen = { kind: choice && !isEntryOver ? choice.kind : null, isType: choice?.isType ?? false, isSuperadmin: row.is_superadmin }
  return {
    memberId: row.id,
    name: row.name,
    email: row.email,
    ...actingAs(chosen, memberships),
    isChild,
    session,
    ...(secondFactorAt && { secondFactorAt }),
    ...(withoutFactor && { withoutFactor: true as const }),
  }
}

/** The account that a delegated client acts for, and how its person signed in there. */
export interface DelegatedArrival extends Omit<Arrival, 'choice'> {
  /** The account's id at our own account site. */
  userId: string
}

/**
 * Returns the member whom a delegated client acts for, in one statement: with their default role, never as superadmin, and under the same consent, second
 * factor and absolute life as in a session of this tenant. Returns `no-member` if the account has never signed in here, undefined if they must sign in again.
 */
export async function findDelegatedPerson(ctx: Ctx, { userId, ...arrival }: DelegatedArrival): Promise<Person | 'no-member' | undefined> {
  const row = await selectPeople(ctx).where('m.issuer', '=', OWN_ACCOUNTS).where('m.subject', '=', userId).executeTakeFirst()
  return row ? toPerson(ctx, row, { ...arrival, choice: null }) : 'no-member'
}

interface Choice {
  kind: number | null
  isType: boolean
  isSuperadmin: boolean
}

function actingAs(choice: Choice, memberships: StoredMembership[]): Pick<Person, 'role' | 'isImpersonating' | 'roles' | 'limits'> {
  const own = memberships.map(membership => roleOf(membership.kind))
  const roles = ORDER.filter(role => own.includes(role) || (role === 'superadmin' && choice.isSuperadmin))
  const chosen = roleOf(choice.kind)
  const mayLookAsType = roles.includes('superadmin') || roles.includes('admin')
  const isImpersonating = choice.isType && mayLookAsType && IMPERSONATABLE_ROLES.includes(chosen)
  // Superadmin is never the default: entering a tenant is a choice that is audited.
  const first = roles.find(role => role !== 'superadmin') ?? 'none'
  const role = isImpersonating || roles.includes(chosen) ? chosen : first
  const membership = memberships.find(one => roleOf(one.kind) === role)
  return { role, isImpersonating, roles, limits: membership ? toLimits(membership) : NO_LIMITS }
}
