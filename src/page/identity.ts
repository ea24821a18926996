import type { Site } from '#features/sites/site.ts'
import type { Lang } from '#kit/lang.ts'

/** The account site, or another OpenID Connect provider, as the pages of a tenant's site use it. */
export interface Identity {
  readonly issuer: string
  /** Where a person looks after their account; null where that is not known. */
  readonly accountUrl: string | null
  /** Begins a sign-in that ends at `to`, a path of this site. Throws if the provider can't be reached. */
  start(site: Site, origin: string, ask: LoginAsk): Promise<LoginStart>
  /** Returns the sign-in that this browser began, by the state of the query; undefined if there is none, or it took too long. */
  findAttempt(site: Site, query: URLSearchParams, cookieOf: (name: string) => string | undefined): Attempt | undefined
  /** Ends a sign-in. Throws what openid-client refuses. */
  finish(site: Site, attempt: Attempt, query: URLSearchParams): Promise<SignedIn>
  /** Asks the provider again, with the refresh token. Returns undefined if the session is over there; throws if the provider can't be reached. */
  refresh(site: Site, tokens: ProviderTokens): Promise<SignedIn | undefined>
  /** Returns the URL that ends the session of the account site as well; null if the provider has none. */
  endUrl(site: Site, origin: string, tokens: ProviderTokens): Promise<string | null>
  /** Returns whose sessions have ended, according to a logout token of the provider. Throws Unauthenticated for a token that is not valid. */
  readLogoutToken(site: Site, token: string): Promise<{ providerSession: string } | { issuer: string; subject: string }>
  sealTokens(site: Site, tokens: ProviderTokens): string
  openTokens(site: Site, sealed: string | null): ProviderTokens | undefined
}

export interface LoginAsk {
  to: string
  /** `new`: a registration; `quiet`: only where nobody needs to be asked for anything. */
  how: 'usual' | 'new' | 'quiet'
  lang: Lang
  /** The address to begin with. */
  email?: string | undefined
}

export interface LoginStart {
  /** Where the browser is sent. */
  url: string
  /** What the browser keeps until it comes back: sealed, bound to the tenant. */
  attempt: { name: string; value: string }
}

/** Who the provider says has signed in. */
export interface SignedIn {
  issuer: string
  subject: string
  name: string
  email: string
  isEmailVerified: boolean
  lang: Lang | undefined
  providerSession: string | null
  tokens: ProviderTokens
}

export interface ProviderTokens {
  refreshToken: string | null
  idToken: string
}

/** A sign-in that a browser is in the middle of. */
export interface Attempt {
  state: string
  nonce: string
  verifier: string
  /** The path on this site that the person was going to. */
  to: string
  origin: string
}
