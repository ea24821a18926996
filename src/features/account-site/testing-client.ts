import * as oidc from 'openid-client'
import { ensureClient } from '#features/accounts/clients/clients.server.ts'
import { ACCOUNT_ORIGIN } from '#features/accounts/testing.ts'
import type { TestAccounts, TestBrowser } from './testing.ts'

/** The test client's redirect URI. */
export const CALLBACK = 'http://satu.localhost:3000/CallbackAuth'

/** A client's tokens of a person who signed in to it. */
export interface ClientSignIn {
  sub: string
  /** The session of the account site. */
  sid: string
  idToken: string
  /** Uses the newest refresh token, as a site does. Throws if the account site rejects it. */
  refresh(): Promise<oidc.TokenEndpointResponse>
  userinfo(): Promise<oidc.UserInfoResponse>
}

/** Registers clients at the account site; those in `foreign` ask for consent like an app, the others are our own sites. */
export async function registerTestClients(
  { auth, pool }: TestAccounts,
  clientIds: readonly string[],
  foreign: readonly string[] = [],
): Promise<void> {
  const uris = { redirectUris: [CALLBACK], postLogoutRedirectUris: ['http://satu.localhost:3000/'] }
  for (const clientId of [...clientIds, ...foreign])
    await ensureClient(auth, { clientId, secret: 'rahasia', name: `Klien ${clientId}`, tenantId: clientId, ...uris })
  await pool.query('update "oauthClient" set "skipConsent" = false where "clientId" = any($1)', [foreign])
}

/** Exchanges the code of a redirect for tokens, as a site does. Returns the ID token's claims. */
export async function exchangeCode({ site }: TestAccounts, clientId: string, href: string, verifier: string): Promise<oidc.IDToken> {
  const configuration = await discover(site, clientId)
  const checks = { pkceCodeVerifier: verifier, expectedState: 's', idTokenExpected: true }
  const claims = (await oidc.authorizationCodeGrant(configuration, new URL(href), checks)).claims()
  if (!claims) throw new Error('the account site sent no ID token')
  return claims
}

async function discover(site: TestAccounts['site'], clientId: string): Promise<oidc.Configuration> {
  return await oidc.discovery(new URL(ACCOUNT_ORIGIN), clientId, 'rahasia', oidc.ClientSecretBasic('rahasia'), {
    execute: [oidc.allowInsecureRequests],
    // Named boundary: the library's own request type differs from the web's only by omissions.
    [oidc.customFetch]: async (address, init) => await site.fetch(new Request(address, init as RequestInit)),
  })
}

/** Signs in to a client with a browser that is signed in to the account site. */
export async function signInTo({ site }: TestAccounts, clientId: string, browser: TestBrowser): Promise<ClientSignIn> {
  const configuration = await discover(site, clientId)
  const [verifier, state] = [oidc.randomPKCECodeVerifier(), oidc.randomState()]
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: CALLBACK,
    scope: 'openid profile email offline_access',
    state,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  let page = await browser.open(url.pathname + url.search)
  if (page.path.startsWith('/consent')) page = await browser.submit(page, {}, 'value="allow"')
  const checks = { pkceCodeVerifier: verifier, expectedState: state, idTokenExpected: true }
  const first = await oidc.authorizationCodeGrant(configuration, new URL(page.path), checks)
  const claims = first.claims()
  const sid = claims?.['sid']
  let refreshToken = first.refresh_token ?? ''
  return {
    sub: claims?.sub ?? '',
    sid: typeof sid === 'string' ? sid : '',
    idToken: first.id_token ?? '',
    async refresh() {
      const tokens = await oidc.refreshTokenGrant(configuration, refreshToken)
      refreshToken = tokens.refresh_token ?? ''
      return tokens
    },
    userinfo: () => oidc.fetchUserInfo(configuration, first.access_token, claims?.sub ?? ''),
  }
}
