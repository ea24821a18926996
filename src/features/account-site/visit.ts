import { type Client, findClient } from '#features/accounts/clients/clients.server.ts'
import { readPendingAuthorization } from '#features/accounts/clients/pending-authorization.ts'
import { CLIENT_ADDRESS_HEADER } from '#features/accounts/engine/client-address.ts'
import type { Caller, Engine } from '#features/accounts/engine/engine.ts'
import type { RequestContext } from '#features/accounts/engine/request-context.ts'
import { DEFAULT_LANG, findLang, type Lang } from '#kit/lang.ts'
import { type CookieName, readSiteCookie, writeSiteCookie } from './cookies.ts'
import type { AccountSiteDependencies } from './dependencies.ts'
import type { AccountTheme } from './theme.ts'

export interface SignedInPerson {
  id: string
  name: string
  email: string
  sessionId: string
  sessionToken: string
  /** When they last authenticated in this session. */
  authenticatedAt: Date
  /** When they proved the second factor in this session; null if they have not. */
  secondFactorAt: Date | null
}

/** A request to a page or form of the account site, with its context. */
export interface AccountVisit extends RequestContext {
  theme: AccountTheme
  dependencies: AccountSiteDependencies
  engine: Engine
  caller: Caller
  route: VisitedRoute
  /** Paths of a person's own pages, allowed after a re-authentication. */
  ownPaths: ReadonlySet<string>
  url: URL
  /** The submitted fields; empty for GET. */
  fields: URLSearchParams
  /** The client that sent the person. */
  client: Client | undefined
  /** The authorization request that waits for the sign-in; '' if none. */
  pendingAuthorization: string
  person: SignedInPerson | undefined
  /** Set-Cookie headers of the response. */
  cookies: string[]
  readCookie(name: CookieName): string | undefined
  setCookie(name: CookieName, value: string): void
}

/** A visit by a signed-in person. */
export interface SignedInVisit extends AccountVisit {
  person: SignedInPerson
}

export function isSignedIn(visit: AccountVisit): visit is SignedInVisit {
  return visit.person !== undefined
}

/** The visited page: its name, and the path of its form. */
interface VisitedRoute {
  name: string
  path: string
}

interface VisitParts {
  dependencies: AccountSiteDependencies
  engine: Engine
  route: VisitedRoute
  /** Paths of a person's own pages. */
  ownPaths: ReadonlySet<string>
  request: Request
  fields: URLSearchParams
}

/** Entry pages: opened by hand, they ignore a pending authorization from the cookie. */
const ENTRY_PATHS = new Set(['/', '/sign-in', '/sign-up', '/forgot'])

/** Returns the visit of a request: its language, client, theme and signed-in person. */
export async function openVisit({ dependencies, engine, route, ownPaths, request, fields }: VisitParts): Promise<AccountVisit> {
  const url = new URL(request.url)
  const isSecure = dependencies.origin.startsWith('https:')
  const readCookie = (name: CookieName) => readSiteCookie(request.headers, name, isSecure)
  const caller = { ...callerOf(dependencies, request), device: readCookie('device') }
  const cookies: string[] = []
  const setCookie = (name: CookieName, value: string) => void cookies.push(writeSiteCookie(name, value, isSecure))

  const sent = readPendingAuthorization(new URLSearchParams(fields.get('go_on') ?? '')) || readPendingAuthorization(url.searchParams)
  const lang = langOf(url.searchParams, readCookie('lang'))
  if (lang !== readCookie('lang')) setCookie('lang', lang)
  const pendingAuthorization = inLang(
    sent || (ENTRY_PATHS.has(route.path) ? '' : readPendingAuthorization(new URLSearchParams(readCookie('go_on') ?? ''))),
    lang,
  )
  if (sent) setCookie('go_on', pendingAuthorization)
  const client = await clientOf(
    dependencies,
    new URLSearchParams(pendingAuthorization).get('client_id') ??
      sentClientOf(url.searchParams) ??
      sentClientOf(fields) ??
      readCookie('client'),
  )
  if (client) setCookie('client', client.clientId)

  const [theme, person] = await Promise.all([dependencies.themeOf(client?.clientId), findPerson(dependencies, caller, cookies)])
  return {
    dependencies,
    engine,
    caller,
    route,
    ownPaths,
    url,
    fields,
    client,
    clientId: client?.clientId,
    pendingAuthorization,
    theme,
    lang,
    person,
    cookies,
    readCookie,
    setCookie,
  }
}

/** Our own links name the client `client`, a site's logout request `client_id`. */
function sentClientOf(query: URLSearchParams): string | undefined {
  return query.get('client') ?? query.get('client_id') ?? undefined
}

function callerOf(dependencies: AccountSiteDependencies, request: Request): Caller {
  const address = dependencies.clientAddress(request)
  const headers = new Headers(request.headers)
  headers.set(CLIENT_ADDRESS_HEADER, address)
  return { address, headers }
}

async function clientOf({ auth }: AccountSiteDependencies, clientId: string | undefined): Promise<Client | undefined> {
  return clientId ? await findClient(auth, clientId) : undefined
}

/** Returns the language of the URL (from the switch or the tenant), else the previous one. */
function langOf(query: URLSearchParams, before: string | undefined): Lang {
  const tags = [query.get('lang') ?? '', ...(query.get('ui_locales') ?? '').split(' '), before ?? '']
  return tags.map(findLang).find(lang => lang !== undefined) ?? DEFAULT_LANG
}

/** Returns the pending authorization in the language that the person has chosen since; otherwise the next page would switch back. */
function inLang(pendingAuthorization: string, lang: Lang): string {
  const query = new URLSearchParams(pendingAuthorization)
  if (!query.has('ui_locales')) return pendingAuthorization
  query.set('ui_locales', lang)
  return query.toString()
}

async function findPerson({ auth }: AccountSiteDependencies, { headers }: Caller, cookies: string[]): Promise<SignedInPerson | undefined> {
  const found = await auth.api.getSession({ headers: headers ?? new Headers(), returnHeaders: true })
  // NOTE: the engine clears an unknown cookie; do not forward that. Another tab may have signed in since, and this response would sign it out.
  if (!found.response) return undefined
  // Using a session extends it.
  cookies.push(...found.headers.getSetCookie())
  const { user, session } = found.response
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    sessionId: session.id,
    sessionToken: session.token,
    authenticatedAt: session.createdAt,
    secondFactorAt: session.secondFactorAt ?? null,
  }
}

/** Returns where a signed-in person continues: the pending authorization, through the engine, or their account. Never a URL from the request. */
export function continueHref(visit: AccountVisit): string {
  if (!visit.pendingAuthorization) return '/'
  visit.setCookie('go_on', '')
  return `/auth/oauth2/authorize?${visit.pendingAuthorization}`
}

/** Returns the link to another page of this site, with the pending authorization. */
export function pageHref({ pendingAuthorization }: Pick<AccountVisit, 'pendingAuthorization'>, path: string): string {
  return pendingAuthorization ? `${path}?${pendingAuthorization}` : path
}
