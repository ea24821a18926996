import { ACCOUNT_PATH } from '#features/accounts/engine/auth.server.ts'
import type { AccountVisit } from './visit.ts'

export const REVOKE_PATH = '/auth/oauth2/revoke'
export const AUTHORIZE_PATH = '/auth/oauth2/authorize'
/** Where a program registers itself; ours (`accounts/clients/registration.server.ts`), at the address that the engine's metadata names. */
export const REGISTER_PATH = '/auth/oauth2/register'

/** The engine's public endpoints. Our own pages call all the others within the process. */
export const ENGINE_ROUTES = [
  { method: 'GET', path: '/.well-known/openid-configuration' },
  { method: 'GET', path: '/.well-known/oauth-authorization-server' },
  { method: 'GET', path: '/auth/jwks' },
  { method: 'GET', path: AUTHORIZE_PATH },
  { method: 'POST', path: AUTHORIZE_PATH },
  { method: 'POST', path: REGISTER_PATH },
  { method: 'POST', path: '/auth/oauth2/token' },
  { method: 'GET', path: '/auth/oauth2/userinfo' },
  { method: 'POST', path: '/auth/oauth2/userinfo' },
  { method: 'POST', path: REVOKE_PATH },
  { method: 'POST', path: '/auth/oauth2/introspect' },
  { method: 'GET', path: '/auth/passkey/generate-register-options' },
  { method: 'GET', path: '/auth/passkey/generate-authenticate-options' },
] as const

/** Sends a request to the engine as the browser's own; a body is sent as JSON. For endpoints without a function. */
export async function callEngine({ dependencies, caller }: AccountVisit, path: string, body?: unknown): Promise<Response> {
  const headers = new Headers(caller.headers)
  for (const name of ['content-length', 'content-type']) headers.delete(name)
  headers.set('accept', body === undefined ? 'text/html' : 'application/json')
  headers.set('origin', dependencies.origin)
  const address = `${dependencies.origin}${ACCOUNT_PATH}${path}`
  if (body === undefined) return await dependencies.auth.handler(new Request(address, { headers }))
  headers.set('content-type', 'application/json')
  return await dependencies.auth.handler(new Request(address, { method: 'POST', headers, body: JSON.stringify(body) }))
}
