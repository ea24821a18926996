import type { Site } from '#features/sites/site.ts'
import type { Lang } from '#kit/lang.ts'
import type { TenantId } from '#platform/db/ids.ts'

/** A tenant's delegated client, as the account site keeps it. */
export interface DelegatedRegistration {
  id: string
  name: string
  redirectUris: readonly string[]
  scopes: readonly string[]
  hasSecret: boolean
  /** A new secret, which replaces the one before; undefined: it stays. */
  secret?: string | undefined
}

/** Keeps integrations that act for people. Nothing of it is undone if the caller's transaction fails: write the tenant's own row first, and call this last. */
export interface DelegatedRegistrations {
  put(site: Pick<Site, 'tenantId' | 'host'>, client: DelegatedRegistration): Promise<void>
  /** Removes the client with its tokens and people's consents. */
  remove(tenantId: TenantId, id: string): Promise<void>
}

/** The account site, or another OpenID Connect provider, as the pages of a tenant's site use it. */
export interface Identity {
  readonly issuer: string
  /** URL of the person's account page; null if unknown. */
  readonly accountUrl: string | null
  /** null: the provider is not our account site, and keeps none. */
  readonly delegated: DelegatedRegistrations | null
  /** Begins a sign-in that ends at `to`, a path of this site. Throws if the provider can't be reached. */
  start(site: Site, origin: string, ask: LoginAsk): Promise<LoginStart>
  /** Returns the sign-in attempt that this browser began, by the query's `state`; undefined if there is none or it has expired. */
  findAttempt(site: Site, query: URLSearchParams, cookieOf: (name: string) => string | undefined): Attempt | undefined
  /** Completes a sign-in. Throws openid-client's errors. */
  finish(site: Site, attempt: Attempt, query: URLSearchParams): Promise<SignedIn>
  /** Refreshes the tokens. Returns undefined if the provider's session has ended; throws if the provider can't be reached. */
  refresh(site: Site, tokens: ProviderTokens): Promise<SignedIn | undefined>
  /** Returns the URL that also ends the account site's session; null if the provider has none. */
  endUrl(site: Site, origin: string, tokens: ProviderTokens): Promise<string | null>
  /** Returns the session or subject that a logout token of the provider ends. Throws Unauthenticated if the token is not valid. */
  readLogoutToken(site: Site, token: string): Promise<{ providerSession: string } | { issuer: string; subject: string }>
  sealTokens(site: Site, tokens: ProviderTokens): string
  openTokens(site: Site, sealed: string | null): ProviderTokens | undefined
}

export type LoginHow = 'usual' | 'new' | 'quiet' | 'again'

export interface LoginAsk {
  to: string
  /** `new`: registration; `quiet`: succeeds only without any interaction; `again`: authenticates although they are signed in at the provider. */
  how: LoginHow
  /** Demands a second factor; `fresh`: proven just now. */
  factor?: 'any' | 'fresh' | undefined
  lang: Lang
  /** E-mail address to prefill. */
  email?: string | undefined
}

export interface LoginStart {
  /** URL to redirect the browser to. */
  url: string
  /** Cookie that the browser keeps until it returns: sealed, bound to the tenant. */
  attempt: { name: string; value: string }
}

/** The person that the provider authenticated. */
export interface SignedIn {
  issuer: string
  subject: string
  name: string
  email: string
  isEmailVerified: boolean
  lang: Lang | undefined
  providerSession: string | null
  tokens: ProviderTokens
  /** When the person authenticated at the provider; undefined if it does not say. */
  authenticatedAt?: Date | undefined
  /** When they proved a second factor there; undefined if it does not say so. */
  secondFactorAt?: Date | undefined
}

export interface ProviderTokens {
  refreshToken: string | null
  idToken: string
}

/** A sign-in in progress. */
export interface Attempt {
  state: string
  nonce: string
  verifier: string
  /** The path of this site to return to. */
  to: string
  origin: string
  how?: LoginHow
}
