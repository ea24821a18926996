import { createRemoteJWKSet, customFetch } from 'jose'
import * as oidc from 'openid-client'
import type { Site } from '#features/sites/site.ts'
import { DEFAULT_LANG, findLang } from '#kit/lang.ts'
import type { Attempt, DelegatedRegistrations, Identity, LoginAsk, LoginStart, ProviderTokens, SignedIn } from '#page/identity.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import { factorDemand, readAuthentication } from './authentication.ts'
import { readLogoutToken } from './logout-token.ts'

/** OAuth client credentials of a tenant's site at the provider. */
export interface ClientCredentials {
  id: string
  secret: string
}

export interface IdentityOptions {
  /** The account site, or any other OpenID Connect provider. */
  issuer: string
  clientOf(site: Site): ClientCredentials
  /** Registers the tenant's site and its redirect URIs with the provider. Does nothing if the provider's operator registers them. */
  register(site: Site): Promise<void>
  seal: Seal
  /** Stored with each member to tell providers apart: the issuer, or for our own account site a name that survives a change of its address. */
  name: string
  /** Where people manage their account; null if unknown. */
  accountUrl: string | null
  /** Keeps integrations that act for people, if the provider is our account site. */
  delegated?: DelegatedRegistrations
  /** How to reach the provider: our own account site in the same process, another one over the network. */
  fetch?: typeof fetch
}

export const ATTEMPT_SECONDS = 900
const SCOPE = 'openid profile email offline_access'
const TIMEOUT_SECONDS = 10

export class OpenIdIdentity implements Identity {
  readonly #parts: IdentityOptions
  #metadata: Promise<oidc.ServerMetadata> | undefined
  #keys: ReturnType<typeof createRemoteJWKSet> | undefined
  readonly #configurations = new Map<string, oidc.Configuration>()

  constructor(parts: IdentityOptions) {
    this.#parts = parts
  }

  get issuer(): string {
    return this.#parts.issuer
  }

  get accountUrl(): string | null {
    return this.#parts.accountUrl
  }

  get delegated(): DelegatedRegistrations | null {
    return this.#parts.delegated ?? null
  }

  /** Starts a sign-in that ends at `to`, a path of this site. Throws if the provider can't be reached. */
  async start(site: Site, origin: string, ask: LoginAsk): Promise<LoginStart> {
    await this.#parts.register(site)
    const configuration = await this.#of(site)
    const attempt: Attempt = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
      to: ask.to,
      origin,
      how: ask.how,
    }
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: callbackOf(origin),
      scope: SCOPE,
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
      code_challenge_method: 'S256',
      ui_locales: ask.lang,
      ...(ask.how === 'new' && { prompt: 'create' }),
      ...(ask.how === 'quiet' && { prompt: 'none' }),
      ...(ask.how === 'again' && { prompt: 'login' }),
      ...(ask.email && { login_hint: ask.email }),
      ...(ask.factor && factorDemand(ask.factor, this.#parts.name === OWN_ACCOUNTS)),
    })
    const value = this.#parts.seal.seal(`login:${site.tenantId}`, JSON.stringify(attempt))
    return { url: url.href, attempt: { name: attemptCookie(attempt.state), value } }
  }

  /**
   * Returns the sign-in attempt that this browser started, found by the returned state. Returns undefined if this browser started none here, or it
   * expired. `cookieOf` reads a cookie of the request.
   */
  findAttempt(site: Site, query: URLSearchParams, cookieOf: (name: string) => string | undefined): Attempt | undefined {
    const sealed = cookieOf(attemptCookie(query.get('state') ?? ''))
    const opened = sealed && this.#parts.seal.open(`login:${site.tenantId}`, sealed)
    // Named boundary: only `start` seals for this purpose.
    return opened ? (JSON.parse(opened) as Attempt) : undefined
  }

  /**
   * Completes a sign-in: checks state, nonce, code and the tokens' signatures. `query` is the provider's redirect query. Throws the error of
   * openid-client if a check fails.
   */
  async finish(site: Site, attempt: Attempt, query: URLSearchParams): Promise<SignedIn> {
    const configuration = await this.#of(site)
    const address = new URL(callbackOf(attempt.origin))
    address.search = query.toString()
    const tokens = await oidc.authorizationCodeGrant(configuration, address, {
      pkceCodeVerifier: attempt.verifier,
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      idTokenExpected: true,
    })
    return await this.#toSignedIn(configuration, tokens)
  }

  /** Refreshes the tokens. Returns undefined if the provider has ended the session. Throws if the provider can't be reached. */
  async refresh(site: Site, tokens: ProviderTokens): Promise<SignedIn | undefined> {
    if (!tokens.refreshToken) return undefined
    const configuration = await this.#of(site)
    try {
      const fresh = await oidc.refreshTokenGrant(configuration, tokens.refreshToken)
      return await this.#toSignedIn(configuration, fresh, tokens)
    } catch (error) {
      if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') return undefined
      throw error
    }
  }

  /** Returns the URL that ends the provider's session as well; null if the provider has no end-session endpoint. */
  async endUrl(site: Site, origin: string, tokens: ProviderTokens): Promise<string | null> {
    const configuration = await this.#of(site)
    if (!configuration.serverMetadata().end_session_endpoint) return null
    return oidc.buildEndSessionUrl(configuration, { id_token_hint: tokens.idToken, post_logout_redirect_uri: `${origin}/` }).href
  }

  /** Reads a logout token that the provider sent. Returns the provider's session or the person whose sessions ended. Throws as `readLogoutToken`. */
  async readLogoutToken(site: Site, token: string): Promise<{ providerSession: string } | { issuer: string; subject: string }> {
    const { issuer, jwks_uri } = (await this.#of(site)).serverMetadata()
    this.#keys ??= createRemoteJWKSet(new URL(jwks_uri ?? ''), this.#parts.fetch && { [customFetch]: this.#parts.fetch })
    const of = await readLogoutToken(token, { keys: this.#keys, issuer, audience: this.#parts.clientOf(site).id })
    return 'sub' in of ? { issuer: this.#parts.name, subject: of.sub } : { providerSession: of.sid }
  }

  sealTokens(site: Site, tokens: ProviderTokens): string {
    return this.#parts.seal.seal(`tokens:${site.tenantId}`, JSON.stringify(tokens))
  }

  openTokens(site: Site, sealed: string | null): ProviderTokens | undefined {
    const text = sealed && this.#parts.seal.open(`tokens:${site.tenantId}`, sealed)
    // Named boundary: only `sealTokens` seals for this purpose.
    return text ? (JSON.parse(text) as ProviderTokens) : undefined
  }

  async #of(site: Site): Promise<oidc.Configuration> {
    const { id, secret } = this.#parts.clientOf(site)
    const known = this.#configurations.get(id)
    if (known) return known
    const metadata = await this.#discover(id)
    const made = new oidc.Configuration(metadata, id, { client_secret: secret }, oidc.ClientSecretBasic(secret))
    this.#equip(made)
    // The ID token comes straight from the provider; check its signature all the same.
    oidc.enableNonRepudiationChecks(made)
    this.#configurations.set(id, made)
    return made
  }

  /** Returns the provider's metadata, fetched once. A failure is not cached. */
  async #discover(clientId: string): Promise<oidc.ServerMetadata> {
    this.#metadata ??= oidc
      .discovery(new URL(this.#parts.issuer), clientId, undefined, oidc.None(), {
        execute: this.#isInsecure ? [oidc.allowInsecureRequests] : [],
        timeout: TIMEOUT_SECONDS,
        ...(this.#parts.fetch && { [oidc.customFetch]: this.#parts.fetch as oidc.CustomFetch }),
      })
      .then(configuration => configuration.serverMetadata())
    try {
      return await this.#metadata
    } catch (error) {
      this.#metadata = undefined
      throw error
    }
  }

  /** True for a local provider without TLS. */
  get #isInsecure(): boolean {
    return this.#parts.issuer.startsWith('http:')
  }

  #equip(configuration: oidc.Configuration): void {
    configuration.timeout = TIMEOUT_SECONDS
    if (this.#parts.fetch) configuration[oidc.customFetch] = this.#parts.fetch as oidc.CustomFetch
    if (this.#isInsecure) oidc.allowInsecureRequests(configuration)
  }

  async #toSignedIn(
    configuration: oidc.Configuration,
    tokens: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers,
    before?: ProviderTokens,
  ): Promise<SignedIn> {
    const claims = tokens.claims() ?? (await this.#claimsBefore(before))
    const hasProfile = typeof claims['email'] === 'string' && typeof claims['name'] === 'string'
    const all = hasProfile ? claims : { ...claims, ...(await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)) }
    const text = (name: string) => (typeof all[name] === 'string' ? (all[name] as string).slice(0, 320) : '')
    return {
      issuer: this.#parts.name,
      subject: claims.sub,
      name: text('name') || text('preferred_username') || text('email'),
      email: text('email').toLowerCase(),
      isEmailVerified: all['email_verified'] === true,
      lang: text('locale') ? (findLang(text('locale')) ?? DEFAULT_LANG) : undefined,
      providerSession: text('sid') || null,
      ...readAuthentication(claims, this.#parts.name === OWN_ACCOUNTS),
      tokens: { refreshToken: tokens.refresh_token ?? before?.refreshToken ?? null, idToken: tokens.id_token ?? before?.idToken ?? '' },
    }
  }

  /** A refresh response may lack an ID token: reads the claims of the previous one. Source: OpenID Connect Core, section 12.2. */
  async #claimsBefore(before: ProviderTokens | undefined): Promise<Record<string, unknown> & { sub: string }> {
    const payload = before?.idToken.split('.')[1]
    if (!payload) throw new Error('the provider sent no ID token')
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
  }
}

/** Returns the redirect URI of a site. */
export function callbackOf(origin: string): string {
  return `${origin}/CallbackAuth`
}

/** Returns the name of the attempt's cookie. Each attempt has its own, so that two tabs do not interfere. */
export function attemptCookie(state: string): string {
  return `sanggar_login_${state.replace(/[^\w-]/g, '').slice(0, 10)}`
}

/** The `name` of our own account site, see `IdentityOptions`. */
export const OWN_ACCOUNTS = 'account-site'
