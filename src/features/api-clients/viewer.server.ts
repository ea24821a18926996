import { type FoundSession, findSession } from '#features/members/sessions.server.ts'
import { Unauthenticated } from '#kit/errors.ts'
import type { Ctx, Person, Viewer } from '#platform/context.ts'
import { ACCESS_COOKIE, APP_COOKIE, bearerOf, isSameOrigin, readCookie } from '#platform/http/credentials.ts'
import { findTokenHolder } from './app-tokens.server.ts'

export interface Credentials {
  appToken?: string | undefined
  accessToken?: string | undefined
}

export interface FoundViewer {
  viewer: Viewer
  /** The person's session, if they are signed in. */
  session: FoundSession | undefined
  /** True if an access token was sent that is unknown or no longer valid. */
  isTokenRefused: boolean
}

/** Returns the viewer of these credentials, with one statement for each that is given. */
export async function findViewer(ctx: Ctx, { appToken, accessToken }: Credentials): Promise<FoundViewer> {
  const [app, found] = await Promise.all([
    appToken ? findTokenHolder(ctx, appToken) : undefined,
    accessToken ? findSession(ctx, accessToken) : undefined,
  ])
  const isTokenRefused = Boolean(accessToken) && !found
  if (found === 'stranger') return { viewer: { kind: 'stranger', app: app ?? null }, session: undefined, isTokenRefused }
  if (found) return { viewer: { kind: 'person', app: app ?? null, person: found.person }, session: found, isTokenRefused }
  return { viewer: app ? { kind: 'api-client', ...app } : { kind: 'nobody' }, session: undefined, isTokenRefused }
}

/**
 * Returns the viewer of a call outside pages and the usual calls. If their session is due for the provider's check, a write waits for it: whoever was
 * signed out elsewhere must not write here meanwhile. `find` looks the credentials up, `check` is `checkSession`.
 */
export async function findCheckedViewer(
  find: () => Promise<FoundViewer>,
  check: (person: Person) => Promise<void>,
  isWrite: boolean,
): Promise<FoundViewer> {
  const found = await find()
  if (!found.session?.isCheckDue) return found
  const checked = check(found.session.person)
  if (!isWrite) return found
  await checked
  return await find()
}

/** Returns a request's credentials: headers, or the cookies, which count for same-origin requests only. `isSecure`: the public reaches us by https. */
export function credentialsOf(headers: Headers, isSecure: boolean): Credentials {
  const cookies = isSameOrigin(headers) ? headers.get('cookie') : null
  return {
    appToken: headers.get('x-app-token') ?? readCookie(cookies, APP_COOKIE, isSecure),
    accessToken: bearerOf(headers.get('authorization')) ?? readCookie(cookies, ACCESS_COOKIE, isSecure),
  }
}

/** Throws Unauthenticated without an app token, or with an invalid access token. */
export function requireAppToken({ viewer, isTokenRefused }: FoundViewer, headers: Headers): void {
  if (!appTokenOf(viewer) || (isTokenRefused && headers.has('authorization'))) throw new Unauthenticated()
}

/** Returns the app token of the viewer: an API client's own, or the one that a person uses. */
export function appTokenOf(viewer: Viewer) {
  if (viewer.kind === 'api-client') return viewer
  return viewer.kind === 'nobody' || viewer.kind === 'operator' ? null : viewer.app
}
