import { generateCodeVerifier, OAuth2Client } from '@badgateway/oauth2-client'
import { createLocalJWKSet, jwtVerify } from 'jose'
import * as oidc from 'openid-client'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ensureClient } from '#features/accounts/clients/clients.server.ts'
import { ACCOUNT_ORIGIN } from '#features/accounts/testing.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestAccounts, type TestBrowser } from './testing.ts'

/* The OpenID Connect provider, tested with two independent client libraries: openid-client, and @badgateway/oauth2-client with jose. */

const database = openTestDatabase()
const accounts = openTestAccounts(database)
const REDIRECT = 'http://uji.localhost:3000/CallbackAuth'
const HOME = 'http://uji.localhost:3000/'
const ID = 'sanggar-uji'
const SECRET = 'rahasia-klien-yang-panjang-sekali'
const OTHER = { clientId: 'sanggar-lain', secret: 'rahasia-klien-lain-yang-panjang' }

const inProcess: typeof fetch = async (input, init) => await accounts.site.fetch(new Request(input, init))
let browser: TestBrowser
let email: string

beforeAll(async () => {
  const tenantId = await database.createTenant()
  const client = { redirectUris: [REDIRECT], postLogoutRedirectUris: [HOME], tenantId }
  await ensureClient(accounts.auth, { clientId: ID, secret: SECRET, name: 'Uji', ...client })
  await ensureClient(accounts.auth, { ...OTHER, name: 'Lain', ...client, redirectUris: ['http://lain.localhost:3000/CallbackAuth'] })
})
beforeEach(async () => {
  browser = accounts.browse()
  email = await accounts.signUpAndVerify(browser)
})

async function configure(id = ID, secret = SECRET): Promise<oidc.Configuration> {
  return await oidc.discovery(new URL(ACCOUNT_ORIGIN), id, secret, oidc.ClientSecretBasic(secret), {
    execute: [oidc.allowInsecureRequests, oidc.enableNonRepudiationChecks],
    [oidc.customFetch]: inProcess as oidc.CustomFetch,
  })
}

interface Begun {
  configuration: oidc.Configuration
  url: URL
  checks: { pkceCodeVerifier: string; expectedState: string; expectedNonce: string; idTokenExpected: true }
}

async function begin(more: Record<string, string> = {}): Promise<Begun> {
  const configuration = await configure()
  const checks = {
    pkceCodeVerifier: oidc.randomPKCECodeVerifier(),
    expectedState: oidc.randomState(),
    expectedNonce: oidc.randomNonce(),
    idTokenExpected: true as const,
  }
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: REDIRECT,
    scope: 'openid profile email offline_access',
    state: checks.expectedState,
    nonce: checks.expectedNonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(checks.pkceCodeVerifier),
    code_challenge_method: 'S256',
    ...more,
  })
  return { configuration, url, checks }
}

/** Returns the URL that the provider redirects a signed-in browser to. */
async function walk(url: URL): Promise<URL> {
  const page = await browser.open(url.pathname + url.search)
  return new URL(page.path, ACCOUNT_ORIGIN)
}

describe('openid-client', () => {
  it('signs in, reads who it is, refreshes, and ends the session', async () => {
    const { configuration, url, checks } = await begin()
    const tokens = await oidc.authorizationCodeGrant(configuration, await walk(url), checks)
    const claims = tokens.claims()
    expect(claims).toMatchObject({ iss: ACCOUNT_ORIGIN, aud: ID, email, email_verified: true, sub: expect.any(String) })
    expect(claims?.['sid']).toEqual(expect.any(String))
    const info = await oidc.fetchUserInfo(configuration, tokens.access_token, claims?.sub ?? '')
    expect(info).toMatchObject({ email, email_verified: true, name: 'Siti Rahma' })
    const fresh = await oidc.refreshTokenGrant(configuration, tokens.refresh_token ?? '')
    expect(fresh.access_token).not.toBe(tokens.access_token)
    const end = oidc.buildEndSessionUrl(configuration, { id_token_hint: tokens.id_token ?? '', post_logout_redirect_uri: HOME })
    expect((await walk(end)).href).toBe(HOME)
    expect(accounts.ended).toContain(claims?.['sid'])
    const { url: again } = await begin({ prompt: 'none' })
    expect((await walk(again)).searchParams.get('error')).toBe('login_required')
  })

  it('is refused with a code that was used, that ran out, of another verifier, or of another client', async () => {
    const used = await begin()
    const back = await walk(used.url)
    await oidc.authorizationCodeGrant(used.configuration, back, used.checks)
    await expect(oidc.authorizationCodeGrant(used.configuration, back, used.checks)).rejects.toMatchObject({ error: 'invalid_grant' })

    const late = await begin()
    const lateBack = await walk(late.url)
    await accounts.pool.query(`update verification set "expiresAt" = now() - interval '1 second'`)
    await expect(oidc.authorizationCodeGrant(late.configuration, lateBack, late.checks)).rejects.toMatchObject({ error: 'invalid_grant' })

    const guessed = await begin()
    const checks = { ...guessed.checks, pkceCodeVerifier: oidc.randomPKCECodeVerifier() }
    await expect(oidc.authorizationCodeGrant(guessed.configuration, await walk(guessed.url), checks)).rejects.toThrow()

    const stolen = await begin()
    const other = await configure(OTHER.clientId, OTHER.secret)
    await expect(oidc.authorizationCodeGrant(other, await walk(stolen.url), stolen.checks)).rejects.toThrow()

    const unknown = await configure(ID, 'bukan-rahasianya')
    const asked = await begin()
    await expect(oidc.authorizationCodeGrant(unknown, await walk(asked.url), asked.checks)).rejects.toThrow()
  })

  it('is never sent to an address that is not registered, letter by letter, and never without PKCE', async () => {
    for (const redirect_uri of [
      'http://jahat.example/CallbackAuth',
      `${REDIRECT}/`,
      `${REDIRECT}?x=1`,
      'http://uji.localhost:3001/CallbackAuth',
      'http://lain.localhost:3000/CallbackAuth',
      'javascript:alert(1)',
    ]) {
      const { url } = await begin({ redirect_uri })
      const end = await walk(url)
      expect([redirect_uri, end.origin]).toEqual([redirect_uri, ACCOUNT_ORIGIN])
    }
    const { url } = await begin()
    url.searchParams.delete('code_challenge')
    url.searchParams.delete('code_challenge_method')
    expect((await walk(url)).searchParams.get('code')).toBeNull()
  })

  it('has a refresh token that is worth nothing once it was used and used again, with all that came of it', async () => {
    const { configuration, url, checks } = await begin()
    const tokens = await oidc.authorizationCodeGrant(configuration, await walk(url), checks)
    const fresh = await oidc.refreshTokenGrant(configuration, tokens.refresh_token ?? '')
    await accounts.pool.query(`update "oauthRefreshToken" set "rotationReplayExpiresAt" = now() - interval '1 second'`)
    await expect(oidc.refreshTokenGrant(configuration, tokens.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' })
    await expect(oidc.refreshTokenGrant(configuration, fresh.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' })
    await expect(oidc.refreshTokenGrant(configuration, 'dibuat-buat')).rejects.toMatchObject({ error: 'invalid_grant' })
  })
})

describe('a token that is revoked', () => {
  it('is worth nothing afterwards; one that nobody knows is revoked as well (RFC 7009, section 2.2)', async () => {
    const { configuration, url, checks } = await begin()
    const tokens = await oidc.authorizationCodeGrant(configuration, await walk(url), checks)
    for (const token of ['dibuat-buat', 'a.b.c', `${tokens.refresh_token}x`])
      for (const hint of [undefined, 'access_token', 'refresh_token'])
        await oidc.tokenRevocation(configuration, token, hint === undefined ? {} : { token_type_hint: hint })
    await oidc.tokenRevocation(configuration, tokens.refresh_token ?? '')
    await oidc.tokenRevocation(configuration, tokens.refresh_token ?? '')
    await expect(oidc.refreshTokenGrant(configuration, tokens.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' })
  })

  it('is asked for by a client that shows who it is, with a token', async () => {
    const stranger = await configure(ID, 'rahasia-yang-salah')
    await expect(oidc.tokenRevocation(stranger, 'dibuat-buat')).rejects.toMatchObject({ status: 401 })
    const authorization = `Basic ${Buffer.from(`${ID}:${SECRET}`).toString('base64')}`
    const body = new URLSearchParams({ token_type_hint: 'refresh_token' })
    const without = await inProcess(`${ACCOUNT_ORIGIN}/auth/oauth2/revoke`, { method: 'POST', headers: { authorization }, body })
    expect([without.status, await without.json()]).toMatchObject([400, { error: 'invalid_request' }])
  })
})

describe('@badgateway/oauth2-client', () => {
  it('passes the code flow by discovery, and jose finds the ID token right', async () => {
    const client = new OAuth2Client({
      server: `${ACCOUNT_ORIGIN}/`,
      clientId: ID,
      clientSecret: SECRET,
      discoveryEndpoint: '/.well-known/openid-configuration',
      authenticationMethod: 'client_secret_basic',
      fetch: inProcess,
    })
    const codeVerifier = await generateCodeVerifier()
    const uri = await client.authorizationCode.getAuthorizeUri({
      redirectUri: REDIRECT,
      state: 'keadaan',
      codeVerifier,
      scope: ['openid', 'email', 'offline_access'],
      extraParams: { nonce: 'sekali' },
    })
    const back = await walk(new URL(uri))
    const tokens = await client.authorizationCode.getTokenFromCodeRedirect(back, { redirectUri: REDIRECT, state: 'keadaan', codeVerifier })
    const keys = await (await inProcess(`${ACCOUNT_ORIGIN}/auth/jwks`)).json()
    const { payload } = await jwtVerify(tokens.idToken ?? '', createLocalJWKSet(keys), { issuer: ACCOUNT_ORIGIN, audience: ID })
    expect(payload).toMatchObject({ nonce: 'sekali', email })
    expect((await client.refreshToken(tokens)).accessToken).not.toBe(tokens.accessToken)
    await expect(
      client.authorizationCode.getTokenFromCodeRedirect(back, { redirectUri: REDIRECT, state: 'lain', codeVerifier }),
      'the state is another',
    ).rejects.toThrow()
  })
})
