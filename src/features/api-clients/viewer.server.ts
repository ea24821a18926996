import { GRANT_TOKEN_PREFIX, type Grant } from '#features/accounts/clients/grants.server.ts'
import { delegatedIdOf } from '#features/members/account-site-client.ts'
import { findDelegatedPerson } from '#features/members/person-rows.server.ts'
import { type FoundSession, findSession } from '#features/members/sessions.server.ts'
import { Forbidden, Unauthenticated } from '#kit/errors.ts'
import type { Ctx, Person, Viewer } from '#platform/context.ts'
import { sha256 } from '#platform/crypto/hash.ts'
import { ACCESS_COOKIE, APP_COOKIE, bearerOf, isSameOrigin, readCookie } from '#platform/http/credentials.ts'
import { findTokenHolder } from './app-tokens.server.ts'
import { findDelegatedScopes } from './delegated/delegated-clients.server.ts'
import { apiClientReason } from './texts.ts'

export interface Credentials {
  appToken?: string | undefined
  accessToken?: string | undefined
  /** What the access token of a delegated client allows; it stands for both tokens. */
  grant?: Grant | undefined
}

/** Asks the account site what an access token of a delegated client allows. */
export type FindGrant = (token: string) => Promise<Grant | undefined>

export interface FoundViewer {
  viewer: Viewer
  /** The person's session, if they are signed in. */
  session: FoundSession | undefined
  /** True if an access token was sent that is unknown or no longer valid. */
  isTokenRefused: boolean
}

/**
 * Returns the viewer of these credentials, with one statement for each that is given. Throws Forbidden (`NoMember`) if a delegated client acts for somebody
 * who is no member here.
 */
export async function findViewer(ctx: Ctx, { appToken, accessToken, grant }: Credentials): Promise<FoundViewer> {
  if (grant) return await findDelegatedViewer(ctx, grant, accessToken ?? '')
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

/** The client's own row is read at each call: its scopes bound those of the token, and a revoked or foreign client's token is refused. */
async function findDelegatedViewer(ctx: Ctx, grant: Grant, token: string): Promise<FoundViewer> {
  const refused: FoundViewer = { viewer: { kind: 'nobody' }, session: undefined, isTokenRefused: true }
  const clientId = delegatedIdOf(ctx.tenantId, grant.clientId)
  const allowed = clientId && (await findDelegatedScopes(ctx, clientId))
  if (!allowed) return refused
  const person = await findDelegatedPerson(ctx, { ...grant, session: sha256(token) })
  if (person === 'no-member') throw new Forbidden(apiClientReason('NoMember'))
  if (!person) return refused
  const app = { clientId, scopes: grant.scopes.filter(scope => allowed.includes(scope)) }
  return { viewer: { kind: 'person', app, person, isDelegated: true }, session: undefined, isTokenRefused: false }
}

/**
 * Returns a call's credentials as `credentialsOf`, with what the access token of a delegated client allows. Call it before a connection of the request is taken:
 * the account site has its own. Such a token counts in the header alone. Throws DatabaseAway.
 */
export async function findCredentials(headers: Headers, isSecure: boolean, findGrant: FindGrant): Promise<Credentials> {
  const token = bearerOf(headers.get('authorization'))
  const grant = token?.startsWith(GRANT_TOKEN_PREFIX) ? await findGrant(token) : undefined
  return { ...credentialsOf(headers, isSecure), grant }
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
