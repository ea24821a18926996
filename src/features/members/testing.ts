import { kindOf, type Role } from '#kit/roles.ts'
import { PAGE_SEAL, type VisitOptions } from '#page/testing.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import type { TestDatabase } from '#platform/testing/database.ts'
import type { IdentityOptions } from './identity.server.ts'
import { arriveMember } from './members.server.ts'
import { createSession, findSession } from './sessions.server.ts'

/** A signed-in member, as the provider would have sent them. */
export interface Enrolled {
  id: string
  email: string
  /** The access token. */
  token: string
  /** Returns the viewer of a request made now. */
  viewer(): Promise<Viewer>
}

/**
 * Creates an adult member with these roles, who has consented and is signed in. `superadmin` is listed in the directory, has proven a second
 * factor and has not entered yet.
 */
export async function enrol(
  database: Pick<TestDatabase, 'pool' | 'asTenant'>,
  tenantId: TenantId,
  name: string,
  roles: readonly Role[] = [],
): Promise<Enrolled> {
  const subject = `${name.toLowerCase().replaceAll(' ', '-')}-${newId().slice(-6)}`
  const email = `${subject}@contoh.example`
  const issuer = 'account-site'
  if (roles.includes('superadmin'))
    await database.pool.query('insert into directory.superadmins (issuer, subject) values ($1, $2)', [issuer, subject])
  const { id, token } = await database.asTenant(tenantId, async ctx => {
    const who = { issuer, subject, name, email, isEmailVerified: true, lang: undefined, providerSession: null }
    const { memberId } = await arriveMember(ctx, who)
    for (const kind of roles.map(kindOf).filter(kind => kind !== null && kind > 0))
      await ctx.db
        .insertInto('memberships')
        .values({ tenant_id: tenantId, member_id: memberId, kind: kind ?? 0, granted_at: ctx.now })
        .execute()
    const consent = { text_version: '1', shown_text: 'Ya', given_at: ctx.now, given_by: 'self', purpose: 'membership' }
    await ctx.db
      .insertInto('consents')
      .values({ tenant_id: tenantId, id: newId(), member_id: memberId, ...consent })
      .execute()
    const secondFactorAt = roles.includes('superadmin') ? ctx.now : undefined
    return { id: memberId, token: await createSession(ctx, { memberId, providerSession: null, providerTokens: null, secondFactorAt }) }
  })
  const viewer = () => database.asTenant(tenantId, ctx => viewerOf(ctx, token))
  return { id, email, token, viewer }
}

/** Returns a page visit by a member, with the session in its present state. */
export async function as(who: Enrolled, of: TenantId, more: Partial<VisitOptions> = {}): Promise<VisitOptions> {
  return { of, viewer: await who.viewer(), ...more }
}

/** Returns the viewer of a request with this access token and no app token. */
export async function viewerOf(ctx: Ctx, accessToken: string): Promise<Viewer> {
  const found = await findSession(ctx, accessToken)
  if (found === 'stranger') return { kind: 'stranger', app: null }
  return found ? { kind: 'person', app: null, person: found.person } : { kind: 'nobody' }
}

/** Returns viewers without permission to manage members, each with the status of the error. */
export async function outsiders(database: TestDatabase, tenantId: TenantId): Promise<[Viewer, number][]> {
  const lesser: Role[] = ['mentor', 'teacher', 'student', 'industry', 'writer', 'lead_program', 'partner', 'lead_region', 'none']
  const people = await Promise.all(lesser.map(async role => (await enrol(database, tenantId, `Tamu ${role}`, [role])).viewer()))
  const waiting = await enrol(database, tenantId, 'Belum masuk', ['superadmin'])
  return [
    [{ kind: 'nobody' }, 401],
    [{ kind: 'stranger', app: null }, 404],
    [{ kind: 'api-client', clientId: newId(), scopes: ['content:write'] }, 403],
    ...[...people, await waiting.viewer()].map((viewer): [Viewer, number] => [viewer, 403]),
  ]
}

/** Returns the options of an identity for the provider `issuer`, which is not our account site; each tenant is the client `klien`. */
export function identityOptions(issuer: string, more: Partial<IdentityOptions> = {}): IdentityOptions {
  const clientOf = () => ({ id: 'klien', secret: 'rahasia' })
  return { issuer, name: issuer, accountUrl: null, clientOf, register: async () => {}, seal: PAGE_SEAL, ...more }
}
