/**
 * The parameters of an authorization request that are stored during the sign-in. Left out: the engine's signature, and what the sign-in itself fulfils
 * (`prompt`, `max_age`), which would ask for it again. Sources: OpenID Connect Core, section 3.1.2.1; RFC 7636; RFC 8707.
 */
const PARAMETERS = [
  'client_id',
  'redirect_uri',
  'response_type',
  'response_mode',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'claims',
  'resource',
  'ui_locales',
  'login_hint',
  'acr_values',
]
/** A cookie holds 4096 bytes, and this is not the only one. */
const MAX_LENGTH = 3000

/** Returns the authorization request of a URL or a form field, as a query to repeat it; '' if there is none. */
export function readPendingAuthorization(params: URLSearchParams): string {
  if (!params.get('client_id') || !params.get('response_type')) return ''
  const repeated = new URLSearchParams(PARAMETERS.flatMap(name => params.getAll(name).map(value => [name, value])))
  const query = repeated.toString()
  return query.length <= MAX_LENGTH ? query : ''
}

/** True if the client requires a new sign-in. */
export function requiresSignIn(params: URLSearchParams): boolean {
  return params.has('max_age') || (params.get('prompt') ?? '').split(' ').includes('login')
}
