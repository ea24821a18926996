import type pg from 'pg'
import { OWN_ACCOUNTS } from '#features/members/identity.server.ts'
import { kindOf, ROLES, type Role } from '#kit/roles.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import { newId, type TenantId, toTenantId } from '#platform/db/ids.ts'
import { type Db, withScope } from '#platform/db/scope.ts'
import { demoPeople, passwordWords } from '../../db/seed/logins.ts'
import type { Accounts } from './accounts.ts'

export interface DemoLogin {
  kind: Role
  email: string
  password: string
}

/** Returns one login for each role and one without a role. The password is this installation's own, the same at each start. */
export function demoLogins(seal: Seal): DemoLogin[] {
  const password = passwordOf(seal.derive('demo-password'))
  return [...ROLES, 'none' as const].map(kind => ({ kind, email: `${kind.replace('_', '-')}@sanggar.example`, password }))
}

/** Creates the missing accounts of the demo's logins and their missing memberships at these tenants. */
export async function ensureDemoLogins({ engine, seal }: Accounts, pool: pg.Pool, tenantIds: readonly string[]): Promise<void> {
  const { createAccount } = await engine()
  const logins = demoLogins(seal)
  const subjects = new Map<Role, string>()
  for (const { kind, email, password } of logins) subjects.set(kind, await createAccount({ name: demoPeople[kind], email, password }))
  await withScope(pool, { system: 'load-demo' }, db =>
    db
      .insertInto('directory.superadmins')
      .values({ issuer: OWN_ACCOUNTS, subject: subjects.get('superadmin') ?? '' })
      .onConflict(conflict => conflict.doNothing())
      .execute(),
  )
  for (const id of tenantIds) {
    const tenantId = toTenantId(id)
    await withScope(pool, { tenantId }, db => enrolDemoPeople(db, tenantId, logins, subjects))
  }
}

async function enrolDemoPeople(
  db: Db,
  tenantId: TenantId,
  logins: readonly DemoLogin[],
  subjects: ReadonlyMap<Role, string>,
): Promise<void> {
  const now = new Date()
  const people = logins.map(({ kind, email }) => ({ kind, email, id: newId(), subject: subjects.get(kind) ?? '' }))
  const made = await db
    .insertInto('members')
    .values(
      people.map(({ kind, email, id, subject }) => ({
        tenant_id: tenantId,
        id,
        issuer: OWN_ACCOUNTS,
        subject,
        name: demoPeople[kind],
        email,
        born_on: '1995-08-17',
        joined_at: now,
        seen_at: now,
      })),
    )
    .onConflict(conflict => conflict.columns(['tenant_id', 'issuer', 'subject']).doNothing())
    .returning('id')
    .execute()
  const isMade = new Set(made.map(row => row.id))
  const members = people.filter(({ id, kind }) => isMade.has(id) && kind !== 'none')
  if (members.length === 0) return
  await db
    .insertInto('consents')
    .values(
      members.map(({ id }) => ({
        tenant_id: tenantId,
        id: newId(),
        member_id: id,
        purpose: 'membership',
        text_version: 'demo',
        shown_text: 'Akun demo',
        given_at: now,
        given_by: 'self',
      })),
    )
    .execute()
  const limits = await findLimits(db, tenantId)
  const rows = members.flatMap(({ id, kind }) => {
    const number = kindOf(kind)
    // Superadmins have no row at a tenant: they enter one explicitly.
    return number ? [{ tenant_id: tenantId, member_id: id, kind: number, granted_at: now, ...limits[kind] }] : []
  })
  await db.insertInto('memberships').values(rows).execute()
}

/** Returns what the demo's restricted roles are limited to: the tenant's first class city, program, school and mentor. */
async function findLimits(db: Db, tenantId: TenantId) {
  const first = async (table: 'programs' | 'schools' | 'mentors') =>
    (await db.selectFrom(table).select('id').where('tenant_id', '=', tenantId).orderBy('id').limit(1).executeTakeFirst())?.id ?? null
  const [program, school, mentor] = [await first('programs'), await first('schools'), await first('mentors')]
  const ofProgram = { program_ids: program ? [program] : [] }
  const limits: Partial<
    Record<Role, { region_codes?: string[]; program_ids?: string[]; school_id?: string | null; mentor_id?: string | null }>
  > = {
    lead_region: { region_codes: ['32.73'] },
    lead_program: ofProgram,
    partner: ofProgram,
    teacher: { school_id: school },
    industry: { school_id: school },
    mentor: { mentor_id: mentor },
  }
  return limits
}

/** Derives three words and two digits from this installation's secret: easy to type, and not guessable within the sign-in rate limit. */
function passwordOf(secret: string): string {
  const bytes = Buffer.from(secret, 'base64url')
  const words = [0, 1, 2].map(at => passwordWords[(bytes[at] ?? 0) % passwordWords.length])
  return `${words.join('-')}-${String((bytes[3] ?? 0) % 100).padStart(2, '0')}`
}
