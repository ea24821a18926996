import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BACKCHANNEL_LOGOUT } from '#features/members/account-api.ts'
import { OpenIdIdentity } from '#features/members/identity.server.ts'
import { arriveMember } from '#features/members/members.server.ts'
import { createSession } from '#features/members/sessions.server.ts'
import { identityOptions } from '#features/members/testing.ts'
import { buildSite } from '#features/sites/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestCalls } from './testing-calls.ts'

const ISSUER = 'https://lain.example'
const EVENTS = { 'http://schemas.openid.net/event/backchannel-logout': {} }

const database = openTestDatabase()
const keys = generateKeyPair('ES256', { extractable: true })
/** The provider without a socket: its metadata and keys. */
const provider: typeof fetch = async input => {
  const about = {
    issuer: ISSUER,
    jwks_uri: `${ISSUER}/jwks`,
    authorization_endpoint: `${ISSUER}/authorize`,
    token_endpoint: `${ISSUER}/token`,
  }
  const path = new URL(input instanceof Request ? input.url : input).pathname
  return Response.json(path === '/jwks' ? { keys: [{ ...(await exportJWK((await keys).publicKey)), kid: 'a', alg: 'ES256' }] } : about)
}
const identity = new OpenIdIdentity(identityOptions(ISSUER, { fetch: provider }))
const { api } = openTestCalls(database, {}, { identity })

let mine: TenantId
let theirs: TenantId
beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
})

async function signIn(of: TenantId, subject: string, providerSession: string | null, issuer = ISSUER): Promise<void> {
  await database.asTenant(of, async ctx => {
    const who = {
      issuer,
      subject,
      name: subject,
      email: `${subject}@contoh.example`,
      isEmailVerified: true,
      lang: undefined,
      providerSession,
    }
    const { memberId } = await arriveMember(ctx, who)
    await createSession(ctx, { memberId, providerSession, providerTokens: null })
  })
}

beforeEach(async () => {
  await database.pool.query('delete from sessions')
  for (const sid of [null, 'sesi-1', 'sesi-2']) await signIn(mine, 'siti', sid)
  await signIn(mine, 'budi', null)
  await signIn(mine, 'siti', null, 'account-site')
  await signIn(theirs, 'siti', null)
})

async function tell(claims: Record<string, unknown>, type: { typ?: string } = { typ: 'logout+jwt' }): Promise<number> {
  const token = await new SignJWT({ iss: ISSUER, aud: 'klien', iat: Math.floor(Date.now() / 1000), jti: 'a', events: EVENTS, ...claims })
    .setProtectedHeader({ alg: 'ES256', kid: 'a', ...type })
    .sign((await keys).privateKey)
  return await post(token)
}

async function post(token: string): Promise<number> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const init = { method: 'POST', headers, body: new URLSearchParams({ logout_token: token }).toString() }
  return (await api.request(BACKCHANNEL_LOGOUT, init, { site: buildSite({ of: mine }), clientAddress: '192.0.2.1' })).status
}

const BUDI = 'budi'
const OTHERS = ['siti of account-site', 'siti there']
async function left(): Promise<string[]> {
  const { rows } = await database.pool.query<{ left: string }>(
    `select m.subject || case when s.tenant_id <> $1 then ' there' when m.issuer <> $2 then ' of ' || m.issuer else coalesce(' ' || s.provider_session, '') end as left
      from sessions s join members m on m.tenant_id = s.tenant_id and m.id = s.member_id order by 1`,
    [mine, ISSUER],
  )
  return rows.map(row => row.left)
}

describe('what a provider says by back-channel logout', () => {
  it('ends, of a person alone, all their sessions at this tenant, those that it named no session for too, and nobody else’s', async () => {
    expect(await tell({ sub: 'siti' })).toBe(200)
    expect(await left()).toEqual([BUDI, ...OTHERS])
  })

  it('ends, of one of its sessions, what that had signed in to', async () => {
    expect(await tell({ sub: 'siti', sid: 'sesi-1' })).toBe(200)
    expect(await left()).toEqual([BUDI, 'siti', ...OTHERS.slice(0, 1), 'siti sesi-2', ...OTHERS.slice(1)])
  })

  it.each<[string, Record<string, unknown>]>([
    ['about nobody', {}],
    ['about an empty name', { sub: '' }],
    ['about what is no name', { sub: 7 }],
    ['about what is no name of a session', { sub: 'siti', sid: ['sesi-1'] }],
    ['without the event', { sub: 'siti', events: {} }],
  ])('ends nothing where it is %s', async (_name, claims) => {
    expect(await tell(claims)).toBe(400)
    expect(await left()).toHaveLength(6)
  })

  it.each([[{ typ: 'application/logout+jwt' }], [{ typ: 'JWT' }], [{}]])('is also taken as %j, as other providers send it', async type => {
    expect(await tell({ sub: 'siti' }, type)).toBe(200)
    expect(await left()).toEqual([BUDI, ...OTHERS])
  })

  it.each(['at+jwt', 'dpop+jwt', 'secevent+jwt'])('ends nothing where it is a token of another type: %s', async typ => {
    expect(await tell({ sub: 'siti' }, { typ })).toBe(400)
    expect(await left()).toHaveLength(6)
  })

  it('ends nothing where it is signed by a secret that everybody knows, or not at all', async () => {
    const claims = { iss: ISSUER, aud: 'klien', iat: Math.floor(Date.now() / 1000), sub: 'siti', events: EVENTS }
    const [header, body] = [{ alg: 'none', typ: 'logout+jwt' }, claims].map(part => Buffer.from(JSON.stringify(part)).toString('base64url'))
    expect(await post(`${header}.${body}.`)).toBe(400)
    const shared = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'a', typ: 'logout+jwt' })
    expect(await post(await shared.sign(new TextEncoder().encode('x'.repeat(32))))).toBe(400)
    expect(await left()).toHaveLength(6)
  })

  it('ends nothing a second time, and is a success all the same', async () => {
    expect([await tell({ sub: 'siti' }), await tell({ sub: 'siti' }), await tell({ sub: 'tidak-ada' })]).toEqual([200, 200, 200])
    expect(await left()).toEqual([BUDI, ...OTHERS])
  })
})
