import type { AccountRoute } from './page.ts'

const PAGE = ['GET'] as const
const FORM = ['GET', 'POST'] as const

/** Every page and form of the account site. The engine's own endpoints are in `engine-endpoints.ts`. */
export const ACCOUNT_ROUTES: readonly AccountRoute[] = [
  { name: 'account-home', methods: PAGE, path: '/', who: 'signed-in', page: () => import('./pages/home.tsx') },
  { name: 'account-sign-in', methods: FORM, path: '/sign-in', who: 'public', page: () => import('./pages/sign-in.tsx') },
  { name: 'account-sign-up', methods: FORM, path: '/sign-up', who: 'public', page: () => import('./pages/sign-up.tsx') },
  { name: 'account-verify', methods: FORM, path: '/verify', who: 'public', page: () => import('./pages/verify.tsx') },
  { name: 'account-forgot', methods: FORM, path: '/forgot', who: 'public', page: () => import('./pages/forgot.tsx') },
  { name: 'account-reset', methods: FORM, path: '/reset', who: 'public', page: () => import('./pages/reset.tsx') },
  { name: 'account-sign-out', methods: FORM, path: '/sign-out', who: 'public', page: () => import('./pages/sign-out.tsx') },
  {
    name: 'account-end-session',
    methods: FORM,
    path: '/auth/oauth2/end-session',
    who: 'public',
    from: 'anywhere',
    page: () => import('./pages/end-session.tsx'),
  },
  { name: 'account-name', methods: FORM, path: '/name', who: 'signed-in', page: () => import('./pages/name.tsx') },
  { name: 'account-consent', methods: FORM, path: '/consent', who: 'signed-in', page: () => import('./pages/consent.tsx') },
  { name: 'account-password', methods: FORM, path: '/password', who: 'signed-in', page: () => import('./pages/password.tsx') },
  { name: 'account-email', methods: FORM, path: '/email', who: 'signed-in', page: () => import('./pages/email.tsx') },
  { name: 'account-email-approve', methods: FORM, path: '/email/approve', who: 'public', page: () => import('./pages/email-approve.tsx') },
  { name: 'account-email-verify', methods: FORM, path: '/email/verify', who: 'public', page: () => import('./pages/email-verify.tsx') },
  { name: 'account-sessions', methods: FORM, path: '/sessions', who: 'signed-in', page: () => import('./pages/sessions.tsx') },
  { name: 'account-apps', methods: FORM, path: '/apps', who: 'signed-in', page: () => import('./pages/apps.tsx') },
  { name: 'account-delete', methods: FORM, path: '/delete', who: 'signed-in', page: () => import('./pages/delete.tsx') },
  {
    name: 'account-delete-confirm',
    methods: FORM,
    path: '/delete/confirm',
    who: 'public',
    page: () => import('./pages/delete-confirm.tsx'),
  },
  { name: 'account-deleted', methods: PAGE, path: '/deleted', who: 'public', page: () => import('./pages/deleted.tsx') },
  { name: 'account-social', methods: ['POST'], path: '/social', who: 'public', page: () => import('./pages/social.tsx') },
  { name: 'account-social', methods: PAGE, path: '/auth/callback/google', who: 'public', page: () => import('./pages/social.tsx') },
  { name: 'account-social', methods: PAGE, path: '/auth/callback/github', who: 'public', page: () => import('./pages/social.tsx') },
  { name: 'account-confirm', methods: FORM, path: '/confirm', who: 'signed-in', page: () => import('./pages/confirm.tsx') },
  { name: 'account-passkeys', methods: FORM, path: '/passkeys', who: 'signed-in', page: () => import('./pages/passkeys.tsx') },
  {
    name: 'account-passkey-change',
    methods: FORM,
    path: '/passkeys/change',
    who: 'signed-in',
    page: () => import('./pages/passkey-change.tsx'),
  },
  { name: 'account-two-factor', methods: FORM, path: '/two-factor', who: 'signed-in', page: () => import('./pages/two-factor.tsx') },
  {
    name: 'account-two-factor-app',
    methods: FORM,
    path: '/two-factor/app',
    who: 'signed-in',
    page: () => import('./pages/two-factor-app.tsx'),
  },
  {
    name: 'account-two-factor-codes',
    methods: FORM,
    path: '/two-factor/codes',
    who: 'signed-in',
    page: () => import('./pages/recovery-codes.tsx'),
  },
  {
    name: 'account-two-factor-off',
    methods: FORM,
    path: '/two-factor/off',
    who: 'signed-in',
    page: () => import('./pages/two-factor-off.tsx'),
  },
  {
    name: 'account-two-factor-prove',
    methods: FORM,
    path: '/two-factor/prove',
    who: 'signed-in',
    page: () => import('./pages/two-factor-prove.tsx'),
  },
  {
    name: 'account-two-factor-challenge',
    methods: FORM,
    path: '/two-factor/challenge',
    who: 'public',
    page: () => import('./pages/two-factor-challenge.tsx'),
  },
  { name: 'setup', methods: FORM, path: '/Setup', who: 'public', page: () => import('./setup/account.server.tsx') },
  { name: 'setup-factor', methods: FORM, path: '/Setup/Factor', who: 'signed-in', page: () => import('./setup/factor.server.tsx') },
  { name: 'account-error', methods: PAGE, path: '/error', who: 'public', page: () => import('./pages/error.tsx') },
]

/** Returns every method of every path. */
export function endpointsOf(routes: readonly AccountRoute[]) {
  return routes.flatMap(route => route.methods.map(method => ({ ...route, method })))
}

/** Every method of every path of this feature, for tests. */
export const ACCOUNT_ENDPOINTS = endpointsOf(ACCOUNT_ROUTES)
