/** Not signed in; signed up with an unverified address; past the password but not the second factor; signed in; signed in with a second factor. */
export const ACCOUNT_VIEWERS = ['nobody', 'unverified', 'challenged', 'person', 'guarded'] as const
export type AccountViewer = (typeof ACCOUNT_VIEWERS)[number]

/** A status, and the target of a redirect: a path of the account site, or another site's URL without its port; no query. */
type Answer = string

/**
 * The expected responses of an address of the account site. A viewer without an entry gets the response of `nobody`, `guarded` that of `person`: a pending
 * mail or code grants no permissions.
 */
export interface AccountRule {
  nobody: Answer
  person: Answer
  unverified?: Answer
  challenged?: Answer
  guarded?: Answer
  query?: string
  /** Sent with the authorization request of a tenant's site. */
  isAuthorization?: true
  /** Sent with a tenant's site as the client, and a wrong secret. */
  isClient?: true
  /** The form's fields. Those of a person's own forms are empty or wrong, so that nothing changes and no sign-in counts as failed. */
  form?: Record<string, string>
  /** Ends the caller's session, so it runs after all others. */
  isLast?: true
}

const SIGN_IN = '303 /sign-in'
/** A page or form for signed-in people. */
const own = (person: Answer, more: Partial<AccountRule> = {}): AccountRule => ({ nobody: SIGN_IN, person, ...more })
/** The same response for everybody. */
const all = (answer: Answer, more: Partial<AccountRule> = {}): AccountRule => ({ nobody: answer, person: answer, ...more })

/** Every page, form and endpoint of the account site. An address missing here fails the test. */
export const ACCOUNT_RULES: Record<string, AccountRule> = {
  'GET /': own('200'),
  'GET /sign-in': { nobody: '200', person: '303 /' },
  'POST /sign-in': all('422'),
  // Tells signed-in people so.
  'GET /sign-up': all('200'),
  'POST /sign-up': all('422'),
  'GET /verify': all('200'),
  'POST /verify': all('422'),
  'GET /forgot': all('200'),
  'POST /forgot': all('422'),
  // Without a link's token there is nothing to reset, approve or delete.
  'GET /reset': all('410'),
  'POST /reset': all('410'),
  'GET /email/approve': all('410'),
  'POST /email/approve': all('410'),
  'GET /email/verify': all('410'),
  'POST /email/verify': all('410'),
  'GET /delete/confirm': all('410'),
  'POST /delete/confirm': all('410'),
  'GET /deleted': all('200'),
  'GET /error': all('400'),
  // The first start is over, and none of these people is a superadmin.
  'GET /Setup': all('404'),
  'POST /Setup': all('404'),
  'GET /Setup/Factor': own('404'),
  'POST /Setup/Factor': own('404'),
  'GET /Setup/Mail': own('404'),
  'POST /Setup/Mail': own('404'),
  'GET /Organisations/New': own('404'),
  'POST /Organisations/New': own('404'),
  // No other sites are configured, so this way to sign in does not exist.
  'POST /social': all('404', { form: { site: 'google' } }),
  'GET /auth/callback/google': all('400'),
  'GET /auth/callback/github': all('400'),
  'GET /two-factor/challenge': { nobody: '410', challenged: '200', person: '303 /' },
  'POST /two-factor/challenge': { nobody: '410', challenged: '422', person: '303 /' },
  'GET /sign-out': all('200'),
  'POST /sign-out': all('303 /sign-out', { isLast: true }),
  // Without a token of ours the person is asked first.
  'GET /auth/oauth2/end-session': all('200'),
  'POST /auth/oauth2/end-session': all('200'),

  'GET /name': own('200'),
  'POST /name': own('422'),
  'GET /password': own('200'),
  'POST /password': own('422'),
  'GET /email': own('200'),
  'POST /email': own('422'),
  'GET /sessions': own('200'),
  'POST /sessions': own('404', { form: { session: 'tidak-ada' } }),
  'GET /apps': own('200'),
  'POST /apps': own('404', { form: { app: 'tidak-ada' } }),
  'GET /delete': own('200'),
  'POST /delete': own('422'),
  'GET /confirm': own('200'),
  'POST /confirm': own('422'),
  'GET /passkeys': own('200'),
  'POST /passkeys': own('422'),
  'GET /passkeys/change': own('404', { query: 'id=tidak-ada' }),
  'POST /passkeys/change': own('404', { form: { id: 'tidak-ada', form: 'remove' } }),
  'GET /two-factor': own('200'),
  'POST /two-factor': own('422'),
  'GET /two-factor/app': own('200'),
  'POST /two-factor/app': own('303 /two-factor'),
  'GET /two-factor/codes': own('200'),
  'POST /two-factor/codes': own('200', { guarded: '422' }),
  // Nobody is asked for a factor that they do not have.
  'GET /two-factor/prove': own('303 /two-factor', { guarded: '303 /' }),
  'POST /two-factor/prove': own('303 /two-factor', { guarded: '422' }),
  'GET /two-factor/off': own('200'),
  'POST /two-factor/off': own('422'),
  // No authorization request is pending.
  'GET /consent': own('400'),
  'POST /consent': own('303 /error'),

  'GET /.well-known/openid-configuration': all('200'),
  'GET /.well-known/oauth-authorization-server': all('200'),
  'GET /auth/jwks': all('200'),
  'GET /auth/oauth2/authorize': { nobody: '302 /sign-in', person: '302 http://alkademi.localhost/CallbackAuth', isAuthorization: true },
  'POST /auth/oauth2/authorize': { nobody: '302 /sign-in', person: '302 http://alkademi.localhost/CallbackAuth', isAuthorization: true },
  // For clients with their own secret or a person's token: a browser's cookie is neither. The engine checks the code before the secret: another test covers a
  // valid code with a wrong secret.
  'POST /auth/oauth2/token': all('400', { form: { grant_type: 'authorization_code', code: 'x' }, isClient: true }),
  'GET /auth/oauth2/userinfo': all('401'),
  'POST /auth/oauth2/userinfo': all('401'),
  'POST /auth/oauth2/register': all('415'),
  'POST /auth/oauth2/revoke': all('401', { form: { token: 'x' }, isClient: true }),
  'POST /auth/oauth2/introspect': all('401', { form: { token: 'x' }, isClient: true }),
  'GET /auth/passkey/generate-register-options': { nobody: '401', person: '200' },
  'GET /auth/passkey/generate-authenticate-options': all('200'),
}
