/** Who may open an address: anybody, or who is signed in to the account site (nobody else: they are asked to sign in). */
export type Who = 'public' | 'signed-in'

export interface AccountRoute {
  /** The page's name, as `data-route` bears it. */
  name: string
  method: 'GET' | 'POST'
  path: string
  who: Who
  /** A form that other sites send, too: what it does must need a proof of its own. */
  from?: 'anywhere'
}

/** Every page and form of the account site. The other addresses of the engine's addresses stand in `engine-endpoints.ts`. */
export const ACCOUNT_ROUTES = [
  { name: 'account-home', method: 'GET', path: '/', who: 'signed-in' },
  { name: 'account-sign-in', method: 'GET', path: '/sign-in', who: 'public' },
  { name: 'account-sign-in', method: 'POST', path: '/sign-in', who: 'public' },
  { name: 'account-sign-up', method: 'GET', path: '/sign-up', who: 'public' },
  { name: 'account-sign-up', method: 'POST', path: '/sign-up', who: 'public' },
  { name: 'account-verify', method: 'GET', path: '/verify', who: 'public' },
  { name: 'account-verify', method: 'POST', path: '/verify', who: 'public' },
  { name: 'account-forgot', method: 'GET', path: '/forgot', who: 'public' },
  { name: 'account-forgot', method: 'POST', path: '/forgot', who: 'public' },
  { name: 'account-reset', method: 'GET', path: '/reset', who: 'public' },
  { name: 'account-reset', method: 'POST', path: '/reset', who: 'public' },
  { name: 'account-sign-out', method: 'GET', path: '/sign-out', who: 'public' },
  { name: 'account-sign-out', method: 'POST', path: '/sign-out', who: 'public' },
  { name: 'account-name', method: 'GET', path: '/name', who: 'signed-in' },
  { name: 'account-name', method: 'POST', path: '/name', who: 'signed-in' },
  { name: 'account-consent', method: 'GET', path: '/consent', who: 'signed-in' },
  { name: 'account-consent', method: 'POST', path: '/consent', who: 'signed-in' },
  { name: 'account-end-session', method: 'GET', path: '/auth/oauth2/end-session', who: 'public' },
  { name: 'account-end-session', method: 'POST', path: '/auth/oauth2/end-session', who: 'public', from: 'anywhere' },
  { name: 'account-password', method: 'GET', path: '/password', who: 'signed-in' },
  { name: 'account-password', method: 'POST', path: '/password', who: 'signed-in' },
  { name: 'account-email', method: 'GET', path: '/email', who: 'signed-in' },
  { name: 'account-email', method: 'POST', path: '/email', who: 'signed-in' },
  { name: 'account-email-approve', method: 'GET', path: '/email/approve', who: 'public' },
  { name: 'account-email-approve', method: 'POST', path: '/email/approve', who: 'public' },
  { name: 'account-email-verify', method: 'GET', path: '/email/verify', who: 'public' },
  { name: 'account-email-verify', method: 'POST', path: '/email/verify', who: 'public' },
  { name: 'account-sessions', method: 'GET', path: '/sessions', who: 'signed-in' },
  { name: 'account-sessions', method: 'POST', path: '/sessions', who: 'signed-in' },
  { name: 'account-apps', method: 'GET', path: '/apps', who: 'signed-in' },
  { name: 'account-apps', method: 'POST', path: '/apps', who: 'signed-in' },
  { name: 'account-delete', method: 'GET', path: '/delete', who: 'signed-in' },
  { name: 'account-delete', method: 'POST', path: '/delete', who: 'signed-in' },
  { name: 'account-delete-confirm', method: 'GET', path: '/delete/confirm', who: 'public' },
  { name: 'account-delete-confirm', method: 'POST', path: '/delete/confirm', who: 'public' },
  { name: 'account-deleted', method: 'GET', path: '/deleted', who: 'public' },
  { name: 'account-social', method: 'POST', path: '/social', who: 'public' },
  { name: 'account-social', method: 'GET', path: '/auth/callback/google', who: 'public' },
  { name: 'account-social', method: 'GET', path: '/auth/callback/github', who: 'public' },
  { name: 'account-sign-in', method: 'POST', path: '/sign-in/passkey', who: 'public' },
  { name: 'account-confirm', method: 'GET', path: '/confirm', who: 'signed-in' },
  { name: 'account-confirm', method: 'POST', path: '/confirm', who: 'signed-in' },
  { name: 'account-passkeys', method: 'GET', path: '/passkeys', who: 'signed-in' },
  { name: 'account-passkeys', method: 'POST', path: '/passkeys', who: 'signed-in' },
  { name: 'account-passkey-change', method: 'GET', path: '/passkeys/change', who: 'signed-in' },
  { name: 'account-passkey-change', method: 'POST', path: '/passkeys/change', who: 'signed-in' },
  { name: 'account-two-factor', method: 'GET', path: '/two-factor', who: 'signed-in' },
  { name: 'account-two-factor', method: 'POST', path: '/two-factor', who: 'signed-in' },
  { name: 'account-two-factor-app', method: 'GET', path: '/two-factor/app', who: 'signed-in' },
  { name: 'account-two-factor-app', method: 'POST', path: '/two-factor/app', who: 'signed-in' },
  { name: 'account-two-factor-codes', method: 'GET', path: '/two-factor/codes', who: 'signed-in' },
  { name: 'account-two-factor-codes', method: 'POST', path: '/two-factor/codes', who: 'signed-in' },
  { name: 'account-two-factor-off', method: 'GET', path: '/two-factor/off', who: 'signed-in' },
  { name: 'account-two-factor-off', method: 'POST', path: '/two-factor/off', who: 'signed-in' },
  { name: 'account-two-factor-challenge', method: 'GET', path: '/two-factor/challenge', who: 'public' },
  { name: 'account-two-factor-challenge', method: 'POST', path: '/two-factor/challenge', who: 'public' },
  { name: 'account-error', method: 'GET', path: '/error', who: 'public' },
] as const satisfies readonly AccountRoute[]

export type AccountPageRoute = (typeof ACCOUNT_ROUTES)[number]
type KeyOf<R> = R extends { method: infer M extends string; path: infer P extends string } ? `${M} ${P}` : never

/** `GET /sign-in`: by what a route finds its handler. */
export type RouteKeyOf<W extends Who> = KeyOf<Extract<AccountPageRoute, { who: W }>>

export function keyOf<R extends AccountPageRoute>(route: R): KeyOf<R> {
  // Named boundary: the type's text is made the same way.
  return `${route.method} ${route.path}` as KeyOf<R>
}
