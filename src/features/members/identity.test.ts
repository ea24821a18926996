import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '#features/sites/testing.ts'
import { type Attempt } from '#page/identity.ts'
import { toTenantId } from '#platform/db/ids.ts'
import { OpenIdIdentity } from './identity.server.ts'
import { identityOptions } from './testing.ts'

/* A provider that can return invalid tokens: what our account site never sends must be rejected all the same. (The valid flow, with the account site
   and with another provider, is tested in src/main.) */
const TENANT = toTenantId('01900000-0000-7000-8000-000000000001')
const ORIGIN = 'http://uji.localhost:3000'
const site = buildSite({ of: TENANT })

let server: Server
let issuer: string
let identity: OpenIdIdentity
let keys: CryptoKeyPair
let otherKeys: CryptoKeyPair
/** How the next ID token differs from a valid one. */
let lie: { claims?: Record<string, unknown>; key?: CryptoKey; signature?: boolean; status?: number } = {}
let nonce = ''

beforeAll(async () => {
  keys = (await generateKeyPair('ES256', { extractable: true })) as CryptoKeyPair
  otherKeys = (await generateKeyPair('ES256', { extractable: true })) as CryptoKeyPair
  server = createServer((req, res) => {
    void answer(req.url ?? '').then(({ status = 200, body }) => {
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  identity = new OpenIdIdentity(identityOptions(issuer))
})
afterAll(() => server.close())

async function answer(path: string): Promise<{ status?: number; body: unknown }> {
  if (path.startsWith('/.well-known/'))
    return {
      body: {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['ES256'],
      },
    }
  if (path === '/jwks') return { body: { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'a', alg: 'ES256', use: 'sig' }] } }
  if (lie.status) return { status: lie.status, body: { error: 'invalid_grant' } }
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    iss: issuer,
    aud: 'klien',
    sub: 'siti',
    name: 'Siti',
    email: 'Siti@Contoh.example',
    email_verified: true,
    nonce,
    iat: now,
    exp: now + 60,
    ...lie.claims,
  }
  let token = await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'a' }).sign(lie.key ?? keys.privateKey)
  if (lie.signature === false) token = `${token.split('.').slice(0, 2).join('.')}.${'A'.repeat(86)}`
  return { body: { access_token: 'kunci', token_type: 'bearer', expires_in: 60, id_token: token, refresh_token: 'segar' } }
}

async function begin(): Promise<{ url: URL; cookies: Map<string, string>; attempt: Attempt }> {
  const { url, attempt } = await identity.start(site, ORIGIN, { to: '/Courses', how: 'usual', lang: 'id' })
  const cookies = new Map([[attempt.name, attempt.value]])
  const asked = new URL(url)
  nonce = asked.searchParams.get('nonce') ?? ''
  const opened = identity.findAttempt(site, asked.searchParams, name => cookies.get(name))
  if (!opened) throw new Error('the attempt does not open')
  return { url: asked, cookies, attempt: opened }
}

async function finish(back: Record<string, string> = {}, attempt?: Attempt) {
  const begun = await begin()
  const query = new URLSearchParams({ code: 'sekali', state: begun.url.searchParams.get('state') ?? '', ...back })
  return await identity.finish(site, attempt ?? begun.attempt, query)
}

describe('a sign-in', () => {
  it('asks with PKCE, state and nonce, for the host that the person is at', async () => {
    lie = {}
    const { url, attempt } = await begin()
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'klien',
      redirect_uri: `${ORIGIN}/CallbackAuth`,
      response_type: 'code',
      code_challenge_method: 'S256',
      ui_locales: 'id',
    })
    expect(url.searchParams.get('state')).toHaveLength(43)
    expect(attempt.to).toBe('/Courses')
  })

  it('ends with who the provider says', async () => {
    lie = {}
    expect(await finish()).toMatchObject({ issuer, subject: 'siti', name: 'Siti', email: 'siti@contoh.example', isEmailVerified: true })
  })

  it.each<[string, typeof lie]>([
    ['another nonce', { claims: { nonce: 'lain' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['another audience', { claims: { aud: 'orang-lain' } }],
    ['another issuer', { claims: { iss: 'https://jahat.example' } }],
    ['a token that ran out', { claims: { exp: Math.floor(Date.now() / 1000) - 3600 } }],
    ['no signature', { signature: false }],
    ['a code that was used', { status: 400 }],
  ])('is refused with %s', async (_name, how) => {
    lie = how
    await expect(finish()).rejects.toThrow()
  })

  it('is refused with a signature of somebody else', async () => {
    lie = { key: otherKeys.privateKey }
    await expect(finish()).rejects.toThrow()
  })

  it('is refused with another state, and where the provider names another issuer', async () => {
    lie = {}
    await expect(finish({ state: 'lain' })).rejects.toThrow()
    await expect(finish({ iss: 'https://jahat.example' })).rejects.toThrow()
    await expect(finish({ error: 'access_denied' })).rejects.toMatchObject({ error: 'access_denied' })
  })
})

describe('what a browser keeps of a sign-in', () => {
  it('opens for this tenant and this state only, and not when it was changed', async () => {
    lie = {}
    const { url, cookies } = await begin()
    const cookieOf = (name: string) => cookies.get(name)
    const other = buildSite({ of: toTenantId('01900000-0000-7000-8000-000000000002') })
    expect(identity.findAttempt(other, url.searchParams, cookieOf)).toBeUndefined()
    expect(identity.findAttempt(site, new URLSearchParams({ state: 'lain' }), cookieOf)).toBeUndefined()
    expect(
      identity.findAttempt(site, url.searchParams, name => cookies.get(name)?.replace(/.$/, end => (end === 'A' ? 'B' : 'A'))),
    ).toBeUndefined()
  })
})

describe('a logout token', () => {
  const EVENT = { 'http://schemas.openid.net/event/backchannel-logout': {} }
  const sign = (claims: Record<string, unknown>, key = keys.privateKey) =>
    new SignJWT({ iss: issuer, aud: 'klien', iat: Math.floor(Date.now() / 1000), jti: 'a', events: EVENT, sid: 'sesi', ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: 'a' })
      .sign(key)

  it('of the provider says whose session has ended', async () => {
    expect(await identity.readLogoutToken(site, await sign({}))).toEqual({ providerSession: 'sesi' })
    expect(await identity.readLogoutToken(site, await sign({ sid: undefined, sub: 'siti' }))).toEqual({ issuer, subject: 'siti' })
  })

  it.each<[string, Record<string, unknown>]>([
    ['for another site', { aud: 'orang-lain' }],
    ['of another issuer', { iss: 'https://jahat.example' }],
    ['with a nonce, as ID tokens have', { nonce: 'x' }],
    ['without the event', { events: {} }],
    ['that is ten minutes old', { iat: Math.floor(Date.now() / 1000) - 600 }],
    ['about nobody', { sid: undefined }],
  ])('is refused %s', async (_name, claims) => {
    await expect(identity.readLogoutToken(site, await sign(claims))).rejects.toThrow()
  })

  it('is refused with a signature of somebody else', async () => {
    await expect(identity.readLogoutToken(site, await sign({}, otherKeys.privateKey))).rejects.toThrow()
    await expect(identity.readLogoutToken(site, '')).rejects.toThrow()
  })
})
