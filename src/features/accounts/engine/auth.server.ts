import { oauthProvider } from '@better-auth/oauth-provider'
import { passkey } from '@better-auth/passkey'
import { type BetterAuthPlugin, betterAuth } from 'better-auth'
import { createEmailVerificationToken } from 'better-auth/api'
import { jwt, twoFactor } from 'better-auth/plugins'
import type pg from 'pg'
import { DEFAULT_LANG } from '#kit/lang.ts'
import type { Log } from '#platform/log.ts'
import { type AccountEndEvents, accountEnds, notifySitesIgnoringErrors, revokeRefreshTokens } from '../account/account-ends.server.ts'
import { GRANT_TOKEN_PREFIX } from '../clients/grants.server.ts'
import { RESET_HOURS, VERIFY_HOURS } from '../email/link-hours.ts'
import type { AccountMail } from '../email/mails.ts'
import { passkeyRules } from '../passkeys/passkey-rules.server.ts'
import { hashPassword, PASSWORD_LENGTH, verifyPassword } from '../passwords/passwords.ts'
import { secondFactorDemand } from '../second-factor/factor-demand.server.ts'
import { CODE_RULE, makeRecoveryCodes } from '../second-factor/second-factor.ts'
import { secondFactorChallenge } from '../second-factor/second-factor-challenge.server.ts'
import { sessionRenewals } from '../sessions/session-renewals.server.ts'
import { type SocialKeys, socialHooks, socialProviders, withSocial } from '../sign-in/social.server.ts'
import { verifiedSignIn } from '../sign-in/verified-sign-in.server.ts'
import { CLIENT_ADDRESS_HEADER } from './client-address.ts'
import { currentContext } from './request-context.ts'
import { ALL_SCOPES } from './scopes.ts'

export const ACCOUNT_PATH = '/auth'

const DAY_SECONDS = 86_400
/** How long a site can refresh a sign-in without being used. Source: the specification, section 9. */
const RENEWAL_DAYS = 30
/**
 * A day longer, since the engine extends a session only once a day: a session must outlive all that it signed in to. The database ends it ninety days
 * after its person last authenticated, however it is used.
 */
const SESSION_DAYS = RENEWAL_DAYS + 1
/** Sensitive actions require re-authentication if the last one is older than this. */
export const FRESH_SECONDS = 600

export interface AuthOptions extends AccountEndEvents {
  /** Connections whose `search_path` is the schema `accounts`. */
  pool: pg.Pool
  /** `https://account.example`; also the issuer. */
  origin: string
  secret: string
  social: SocialKeys
  log: Log
  /** Puts a mail into the outbox. */
  post(mail: AccountMail): Promise<void>
}

export type Auth = ReturnType<typeof createAuth>

/** Creates the account site's engine: accounts, sessions, second factors, and the OpenID Connect provider. Source: docs/decisions/011. */
export function createAuth(parts: AuthOptions) {
  const { origin, post, log } = parts
  const social = socialHooks((owner, site) =>
    post({ kind: 'social-linked', to: owner.email, name: owner.name, site, path: pathOf('/password') }),
  )
  return betterAuth({
    appName: 'Sanggar',
    baseURL: origin,
    basePath: ACCOUNT_PATH,
    secret: parts.secret,
    database: parts.pool,
    trustedOrigins: [origin],
    telemetry: { enabled: false },
    logger: { log: (level, message, ...rest) => log[level === 'error' ? 'warn' : 'debug']({ rest }, `accounts: ${message}`) },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      // In UTF-16 code units, of which a character has up to two; schema.ts counts characters.
      maxPasswordLength: PASSWORD_LENGTH.max * 2,
      password: { hash: hashPassword, verify: verifyPassword },
      resetPasswordTokenExpiresIn: RESET_HOURS * 3600,
      sendResetPassword: ({ user, token }) => post({ kind: 'reset', to: user.email, name: user.name, path: pathOf('/reset', token) }),
      // The sign-up page responds as for a new address; the account's owner gets a mail about it.
      async onExistingUserSignUp({ user }) {
        if (user.emailVerified) return await post({ kind: 'exists', to: user.email, name: user.name, path: pathOf('/sign-in') })
        const token = await createEmailVerificationToken(parts.secret, user.email, undefined, VERIFY_HOURS * 3600)
        await post({ kind: 'verify', to: user.email, name: user.name, path: pathOf('/verify', token) })
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      // The link may be opened by somebody else than the person who signed up: verify.server.ts decides.
      autoSignInAfterVerification: false,
      expiresIn: VERIFY_HOURS * 3600,
      sendVerificationEmail: ({ user, token }) => post({ kind: 'verify', to: user.email, name: user.name, path: pathOf('/verify', token) }),
    },
    // A link's token is a secret: the database stores its hash.
    verification: { storeIdentifier: 'hashed' },
    user: {
      additionalFields: {
        lang: { type: 'string', required: false, input: false, defaultValue: () => currentContext()?.lang ?? DEFAULT_LANG },
      },
    },
    session: {
      expiresIn: SESSION_DAYS * DAY_SECONDS,
      updateAge: DAY_SECONDS,
      freshAge: FRESH_SECONDS,
      additionalFields: { secondFactorAt: { type: 'date', required: false, input: false } },
    },
    // No social site is trusted by name: an address counts only if that site, and we, have verified it.
    account: { updateAccountOnSignIn: false, accountLinking: { enabled: true, trustedProviders: [], requireLocalEmailVerified: true } },
    socialProviders: socialProviders(parts.social),
    // Our pages have their own rate limits (rate-limits.server.ts); these are for passkeys and for returns from a social site. Endpoints that only
    // tenants' servers call have none: one server's address stands for many people's sign-ins, and codes and secrets are too long to be guessed.
    rateLimit: {
      enabled: true,
      storage: 'database',
      window: 60,
      max: 300,
      customRules: { '/oauth2/*': false, '/jwks': false, '/.well-known/*': false },
    },
    onAPIError: { errorURL: `${origin}/error` },
    advanced: {
      cookiePrefix: 'sanggar_account',
      useSecureCookies: origin.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      // Keep origin checks on in tests as well.
      disableOriginCheck: false,
      // NOTE: the hooks below see at most this many of the rows that are deleted together.
      database: { defaultFindManyLimit: 100_000 },
    },
    databaseHooks: {
      session: {
        delete: {
          before: session => revokeRefreshTokens(parts.pool, session.id),
          after: ({ id, userId }) => notifySitesIgnoringErrors(parts.log, () => parts.onSessionEnded({ id, userId })),
        },
      },
      user: { create: { before: social.beforeUser } },
      account: { create: { before: social.beforeAccount, after: social.afterAccount } },
    },
    disabledPaths: ['/token'],
    plugins: [
      jwt({ disableSettingJwtHeader: true, jwt: { issuer: origin }, jwks: { keyPairConfig: { alg: 'ES256' } } }),
      withSocial(
        twoFactor({
          issuer: 'Sanggar',
          totpOptions: CODE_RULE,
          backupCodeOptions: { customBackupCodesGenerate: makeRecoveryCodes },
          allowPasswordless: true,
        }),
      ),
      secondFactorChallenge,
      passkey({ rpID: new URL(origin).hostname, rpName: 'Sanggar', origin, ...passkeyRules }),
      createProvider(),
      secondFactorDemand(parts.pool),
      verifiedSignIn,
      sessionRenewals(parts.pool),
      accountEnds(parts),
    ],
  })
}

/** Returns the path of a page for a mail. Its query keeps the theme and language in another browser. */
export function pathOf(page: string, token?: string): string {
  const context = currentContext()
  const query = new URLSearchParams({
    ...(token && { token }),
    ...(context?.clientId && { client: context.clientId }),
    ...(context && { lang: context.lang }),
  })
  return query.size > 0 ? `${page}?${query}` : page
}

// Named boundary: the plugin's own types don't fit the engine's under exactOptionalPropertyTypes. Its endpoints are called by requests, not as
// functions.
type Provider = Omit<BetterAuthPlugin, 'endpoints'>

/** Creates the OpenID Connect provider. */
function createProvider(): Provider {
  return oauthProvider({
    loginPage: '/sign-in',
    consentPage: '/consent',
    signup: { page: '/sign-up' },
    scopes: [...ALL_SCOPES],
    // Named by the metadata, at an address that the account site answers itself (`accounts/clients/registration.server.ts`): the engine's own is not reached.
    allowDynamicClientRegistration: true,
    allowUnauthenticatedClientRegistration: true,
    prefix: { opaqueAccessToken: GRANT_TOKEN_PREFIX },
    accessTokenExpiresIn: 3600,
    refreshTokenExpiresIn: RENEWAL_DAYS * DAY_SECONDS,
    codeExpiresIn: 60,
    // A weak network may lose the response to a refresh: reuse of a refresh token within this time, in seconds, is not treated as theft.
    refreshTokenReuseInterval: 30,
    // Identity claims are in the ID token, so sites can skip the userinfo call at each sign-in.
    customIdTokenClaims: ({ user, scopes, metadata }) => ({
      tenant: metadata?.tenant,
      locale: user.lang ?? undefined,
      ...(scopes.includes('profile') && { name: user.name }),
      ...(scopes.includes('email') && { email: user.email, email_verified: user.emailVerified }),
    }),
  }) as unknown as Provider
}
