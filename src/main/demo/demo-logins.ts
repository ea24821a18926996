import { base32 } from '@better-auth/utils/base32'
import type pg from 'pg'
import { OWN_ACCOUNTS } from '#features/members/identity.server.ts'
import { toProquints } from '#kit/proquint.ts'
import { kindOf, type Role } from '#kit/roles.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { type Db, withScope } from '#platform/db/scope.ts'
import { findDemoLimits } from '../../../db/seed/limits.ts'
import { loadOwnLearning } from '../../../db/seed/load-learners.ts'
import { demoPeople } from '../../../db/seed/logins.ts'
import { holdsOthers } from '../../../db/seed/mark.ts'
import type { Accounts } from '../accounts.ts'

const PASSWORD_BYTES = 8
/** As long as the account site's own. */
const TOTP_KEY_LENGTH = 32

export interface DemoLogin {
  kind: Role
  email: string
  password: string
  /** What an authenticator app is given to make codes: Base32. */
  totpSecret?: string
}

export interface Person {
  kind: Role
  name: string
  email: string
  /** The account's id. */
  subject: string
}

/** Returns the demo's logins, the first of a kind before others of it. Passwords (64 bits) and codes are this installation's own, the same at each start. */
export function demoLogins(seal: Seal): DemoLogin[] {
  return demoPeople.map(({ kind, email, hasSecondFactor }) => {
    const bytes = Buffer.from(seal.derive(`demo-password:${email}`), 'base64url').subarray(0, PASSWORD_BYTES)
    const totpSecret = hasSecondFactor && base32.encode(totpKeyOf(seal, email), { padding: false })
    return { kind, email, password: toProquints(bytes), ...(totpSecret && { totpSecret }) }
  })
}

const totpKeyOf = (seal: Seal, email: string) => seal.derive(`demo-totp:${email}`).slice(0, TOTP_KEY_LENGTH)

/**
 * Creates the missing accounts of the demo's logins, and their missing memberships at these tenants, which are the demo's own. Among others' tenants it makes
 * no superadmin: that would be one of theirs, too.
 */
export async function ensureDemoLogins(
  { engine, seal, pool: accounts }: Accounts,
  pool: pg.Pool,
  tenantIds: readonly TenantId[],
): Promise<void> {
  const { createAccount } = await engine()
  const logins = demoLogins(seal)
  const people: Person[] = []
  for (const { kind, email, name, hasSecondFactor } of demoPeople) {
    const password = logins.find(login => login.email === email)?.password ?? ''
    // A superadmin is asked on entering a tenant, not at sign-in.
    const factor = hasSecondFactor ? { totpKey: totpKeyOf(seal, email), isAskedAtSignIn: kind !== 'superadmin' } : undefined
    people.push({ kind, name, email, subject: await createAccount({ name, email, password, factor }) })
  }
  await withScope(pool, { system: 'load-demo' }, async db => {
    if (await holdsOthers(db, accounts, true)) return
    const superadmins = people.filter(person => person.kind === 'superadmin')
    await db
      .insertInto('directory.superadmins')
      .values(superadmins.map(({ subject }) => ({ issuer: OWN_ACCOUNTS, subject })))
      .onConflict(conflict => conflict.doNothing())
      .execute()
  })
  for (const tenantId of tenantIds) await withScope(pool, { tenantId }, db => enrolDemoPeople(db, tenantId, people))
}

/** Lets the demo’s people be members of a tenant, in their roles, and its student learn. */
export async function enrolDemoPeople(db: Db, tenantId: TenantId, all: readonly Person[]): Promise<void> {
  const now = new Date()
  const people = all.map(person => ({ ...person, id: newId() }))
  const made = await db
    .insertInto('members')
    .values(
      people.map(({ id, subject, name, email }) => ({
        tenant_id: tenantId,
        id,
        issuer: OWN_ACCOUNTS,
        subject,
        name,
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
  const limits = await findDemoLimits(db, tenantId)
  const rows = members.flatMap(({ id, kind }) => {
    const number = kindOf(kind)
    // Superadmins have no row at a tenant: they enter one explicitly.
    return number ? [{ tenant_id: tenantId, member_id: id, kind: number, granted_at: now, ...limits[kind] }] : []
  })
  if (rows.length > 0) await db.insertInto('memberships').values(rows).execute()
  const slug = (await db.selectFrom('directory.tenants').select('slug').where('id', '=', tenantId).executeTakeFirst())?.slug ?? ''
  for (const { id } of members.filter(({ kind }) => kind === 'student')) await loadOwnLearning({ db, tenantId, slug, now }, id)
}
