import { commonReason } from '#kit/common-reasons.ts'
import { Forbidden, NotFound, Unauthenticated } from '#kit/errors.ts'
import type { Role } from '#kit/roles.ts'
import type { DelegatedScope } from '#kit/scopes.ts'
import type { AppToken, Person, Viewer } from '#platform/context.ts'

/** How far a permission goes: the whole tenant, or only what is the person's own in this sense. */
export type Reach = 'all' | 'own-region' | 'own-programs' | 'own-classes' | 'own-school' | 'own'

const everyone = {
  superadmin: 'all',
  admin: 'all',
  mentor: 'all',
  teacher: 'all',
  student: 'all',
  industry: 'all',
  writer: 'all',
  lead_program: 'all',
  partner: 'all',
  lead_region: 'all',
} as const
const staff = { superadmin: 'all', admin: 'all' } as const
const teachers = { ...staff, lead_region: 'all', lead_program: 'all', mentor: 'own-classes' } as const

/** Which role may do what, and how far. Source: domain.md, "Who may do what"; the permissions after `learn` are this project's own. */
export const PERMISSIONS = {
  /** Site settings, and the counts that are recorded by hand. */
  'settings.write': staff,
  /** Members and gifts. No scope grants it. */
  'site.manage': staff,
  /** Publish and delete classes; mentors may their own where the tenant's setting says so. */
  'classes.write': { ...staff, lead_region: 'all' },
  /** Draft and edit classes, and ask for their publication. */
  'classes.draft': { ...staff, lead_region: 'all', lead_program: 'own-programs', mentor: 'own-classes' },
  /** Class content, activities, participants, results. */
  'teaching.write': teachers,
  'teaching.read': { ...teachers, partner: 'all', teacher: 'own-school', industry: 'own-school', student: 'own' },
  /** Posts, categories, galleries, events, careers. */
  'content.write': { ...staff, writer: 'all' },
  /** Employers and their openings: partners and companies write their own as drafts, and ask for their publication. */
  'openings.write': { ...staff, writer: 'all', partner: 'own', industry: 'own' },
  /** Programs: leads write their own. */
  'programs.write': { ...staff, lead_program: 'own-programs' },
  /** Mentors' entries: each mentor writes their own. */
  'mentors.write': { ...staff, mentor: 'own' },
  /** Schools: regional leads those of their cities, teachers their own. */
  'schools.write': { ...staff, lead_region: 'own-region', teacher: 'own-school' },
  /** Upload files. Staff manage all of them, others their own. */
  'files.write': { ...staff, writer: 'own', lead_region: 'own', lead_program: 'own', mentor: 'own' },
  'programs.dashboard': {
    ...staff,
    lead_region: 'own-region',
    lead_program: 'own-programs',
    mentor: 'own-classes',
    partner: 'own-programs',
    teacher: 'own-school',
    industry: 'own-school',
  },
  /** Orders, the ledger, reconciliation and their exports. No scope grants it, nor any of the next three. */
  'payments.read': staff,
  /** Refunds, coupons, cases and gateways. */
  'payments.write': staff,
  /** All payouts, and mentors' balances. */
  'payouts.read': staff,
  /** Approve and reject payouts: besides a second factor of just now, and never one's own. */
  'payouts.approve': staff,
  /** Ask for a payout; mentors, of what they earned themselves. */
  'payouts.request': { mentor: 'own' },
  /** Enrol, hand in work, get a certificate. */
  learn: everyone,
  /** The audit log, and requests under the data protection law: data and erasure. */
  'privacy.manage': staff,
  'audit.read': staff,
  /** The list of sent mails and their delivery. */
  'mails.read': staff,
  /** The text of mails whose links sign their reader in: with it one could act as anybody. */
  'mails.secrets': { superadmin: 'all' },
  /** The figures of all tenants, besides a second factor of just now. No scope grants it. */
  'tenants.read': { superadmin: 'all' },
  /** Send mails to members in the tenant's name. */
  'mails.send': staff,
  /** Webhook subscriptions. */
  'webhooks.manage': staff,
  /** API clients. No scope grants it: an API client can't create API clients. */
  'api-clients.manage': staff,
  /** Consent for a pupil under 18 on behalf of the school. */
  'children.consent': { ...staff, teacher: 'own-school' },
} as const satisfies Record<string, Partial<Record<Role, Reach>>>

export type Permission = keyof typeof PERMISSIONS

/** The permission that each scope gives an API client on its own, and leaves to a person who acts through a delegated client. */
export const SCOPE_PERMISSIONS: Partial<Record<string, Permission>> = {
  'content:write': 'content.write',
  'settings:write': 'settings.write',
  'files:write': 'files.write',
  'mail:send': 'mails.send',
  'webhooks:write': 'webhooks.manage',
}

/** Permissions that go with another one in a scope. */
const WITH_ANOTHER: Partial<Record<Permission, Permission>> = {
  'openings.write': 'content.write',
  'classes.write': 'content.write',
  'classes.draft': 'content.write',
  'programs.write': 'content.write',
  'mentors.write': 'content.write',
  'schools.write': 'content.write',
}

/** True if a scope gives an API client this permission. */
export function isGivenBy(scope: string, permission: Permission): boolean {
  return Object.hasOwn(SCOPE_PERMISSIONS, scope) && SCOPE_PERMISSIONS[scope] === (WITH_ANOTHER[permission] ?? permission)
}

/** True if the viewer may give an API client this scope: only with the same permission over the whole tenant. */
export function canGiveScope(viewer: Viewer, scope: string): boolean {
  const permission = Object.hasOwn(SCOPE_PERMISSIONS, scope) ? SCOPE_PERMISSIONS[scope] : undefined
  return permission !== undefined && reachOf(viewer, permission) === 'all'
}

/**
 * Returns how far the viewer's permission goes; undefined if they have none. A person's own role counts, whichever API client they use; through a delegated
 * client they have only those of their permissions that its scopes name.
 */
export function reachOf(viewer: Viewer, permission: Permission): Reach | undefined {
  if (viewer.kind === 'operator') return 'all'
  if (viewer.kind === 'api-client') return hasScopeFor(viewer, permission) ? 'all' : undefined
  if (viewer.kind !== 'person') return undefined
  if (viewer.isDelegated && !hasScopeFor(viewer.app, permission)) return undefined
  const of: Partial<Record<Role, Reach>> = PERMISSIONS[permission]
  return of[viewer.person.role]
}

function hasScopeFor(app: AppToken | null, permission: Permission): boolean {
  return app?.scopes.some(scope => isGivenBy(scope, permission)) ?? false
}

export function can(viewer: Viewer, permission: Permission): boolean {
  return reachOf(viewer, permission) !== undefined
}

/**
 * Returns how far the viewer's permission goes. Throws Unauthenticated if nobody is signed in, NotFound for members of another tenant, and Forbidden for
 * a member or an API client without the permission.
 */
export function requirePermission(viewer: Viewer, permission: Permission): Reach {
  const reach = reachOf(viewer, permission)
  if (reach) return reach
  // The site's own token belongs to no API client: signing in may help (401). An API client's permissions are final (403).
  if (viewer.kind === 'nobody' || (viewer.kind === 'api-client' && viewer.clientId === null))
    throw new Unauthenticated(commonReason('SignInFirst'))
  if (viewer.kind === 'stranger') throw new NotFound()
  if (viewer.kind === 'person') requireFactor(viewer.person)
  if (viewer.kind === 'person' && viewer.isDelegated && !hasScopeFor(viewer.app, permission)) throw scopeMissing()
  throw new Forbidden()
}

const scopeMissing = () => new Forbidden(commonReason('ScopeMissing'))

/** Throws Forbidden (`SecondFactorNeeded`) if the tenant requires a second factor of this person and their session has proven none. */
export function requireFactor(person: Person): void {
  if (person.withoutFactor) throw new Forbidden(commonReason('SecondFactorNeeded'))
}

/**
 * Returns the person of the request. Throws Unauthenticated for anonymous requests and those of an API client alone, NotFound for members of another tenant,
 * and Forbidden (`ScopeMissing`) through a delegated client without `scope`: what no scope names, people do themselves.
 */
export function requirePerson(viewer: Viewer, scope?: DelegatedScope): Person {
  if (viewer.kind === 'person') {
    if (viewer.isDelegated && !(scope && viewer.app?.scopes.includes(scope))) throw scopeMissing()
    return viewer.person
  }
  if (viewer.kind === 'stranger') throw new NotFound()
  throw new Unauthenticated(commonReason('SignInFirst'))
}
