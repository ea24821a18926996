import { type Context, Hono } from 'hono'
import { admitResource, registerProgram } from '#features/accounts/clients/registration.server.ts'
import { CLIENT_ADDRESS_HEADER } from '#features/accounts/engine/client-address.ts'
import { createRateLimits } from '#features/accounts/engine/rate-limits.server.ts'
import { runInContext } from '#features/accounts/engine/request-context.ts'
import { isAppError } from '#kit/errors.ts'
import { isSameOrigin } from '#platform/http/credentials.ts'
import { readForm } from '#platform/http/form-data.ts'
import { logSecurity } from '#platform/security-log.ts'
import { isStorable } from '#platform/storable.ts'

import type { AccountSiteDependencies } from './dependencies.ts'
import { AUTHORIZE_PATH, ENGINE_ROUTES, REGISTER_PATH, REVOKE_PATH } from './engine-endpoints.ts'
import { MAX_FORM_BYTES, type RefusedForm } from './form.ts'
import type { AccountPage, AccountRoute } from './page.ts'
import { createRepeatedForms } from './repeated-forms.ts'
import { PAGE_HEADERS, redirect, withCookies } from './responses.ts'

import { ACCOUNT_ROUTES, endpointsOf } from './routes.server.tsx'
import { type ErrorPage, showErrorPage } from './ui/error-page.server.tsx'
import { type AccountVisit, isSignedIn, openVisit, pageHref } from './visit.ts'

type OpenVisit = (request: Request, route: Pick<AccountRoute, 'name' | 'path'>, fields?: URLSearchParams) => Promise<AccountVisit>

/** Returns the account site: its pages and forms, and the engine's public endpoints. For the host `account.…` only. `furtherRoutes`: pages of features above. */
export function createAccountSite(dependencies: AccountSiteDependencies, furtherRoutes: readonly AccountRoute[] = []): Hono {
  const { auth, pool, post, log } = dependencies
  const routes = [...ACCOUNT_ROUTES, ...furtherRoutes]
  // Paths that need a signed-in person.
  const ownPaths = new Set(routes.filter(route => route.who === 'signed-in').map(route => route.path))
  const engine = { auth, limits: createRateLimits(pool), pool, post, log }
  const open: OpenVisit = (request, route, fields = new URLSearchParams()) =>
    openVisit({ dependencies, engine, route, ownPaths, request, fields })
  const respondWithPage = createPageHandler(open)
  const respondWithError = async (c: Context, page: ErrorPage) =>
    showErrorPage(await open(c.req.raw, { name: 'account-all', path: '/' }), page)
  const app = new Hono({ strict: false })

  // PostgreSQL rejects this character, wherever the engine would look it up.
  app.use(async (c, next) => (c.req.url.includes('%00') ? await respondWithError(c, 'notFound') : await next()))
  app.use(AUTHORIZE_PATH, async (c, next) => {
    await admitResource(dependencies, new URL(c.req.url).searchParams)
    await next()
  })
  app.post(REGISTER_PATH, async c => await registerProgram({ ...dependencies, limits: engine.limits }, c.req.raw))
  for (const { method, path } of ENGINE_ROUTES) app.on(method, path, async c => await forwardToEngine(dependencies, c.req.raw))
  for (const route of routes) app.on([...route.methods], route.path, async c => await respondWithPage(c.req.raw, route))
  for (const [path, methods] of methodsByPath(routes)) {
    app.all(path, async c => {
      const response = await respondWithError(c, 'method')
      response.headers.set('allow', methods.join(', '))
      return response
    })
  }
  app.notFound(async c => await respondWithError(c, 'notFound'))
  app.onError(async (error, c) => {
    const isBusy = isAppError(error) && error.status === 503
    if (!isBusy) dependencies.log.error({ err: error, path: c.req.path }, 'the account site failed')
    try {
      return await respondWithError(c, isBusy ? 'busy' : 'failed')
    } catch {
      // Without its database the site has no theme either.
      return c.text('Terjadi kesalahan. Coba lagi sebentar lagi.', 500, PAGE_HEADERS)
    }
  })
  return app
}

/** Shows pages, and runs a form once, however often it is sent. */
function createPageHandler(open: OpenVisit): (request: Request, route: AccountRoute) => Promise<Response> {
  const repeatedForms = createRepeatedForms()
  return async (request, route) => {
    if (request.method !== 'POST') return await runPage(await open(request, route), route)
    if (route.from !== 'anywhere' && !isSameOrigin(request.headers)) {
      const visit = await open(request, route)
      const { method } = request
      logSecurity(visit.engine.log, 'request.cross-site', {
        account: visit.person?.id,
        asked: route.path,
        method,
        address: visit.caller.address,
      })
      return showErrorPage(visit, 'origin')
    }
    const fields = await readFields(request)
    if (typeof fields === 'string') return showErrorPage(await open(request, route), fields)
    return await repeatedForms.once({ path: route.path, body: fields.toString(), cookie: request.headers.get('cookie') ?? '' }, async () =>
      runPage(await open(request, route, fields), route, true),
    )
  }
}

const UNREADABLE = new Map<number, ErrorPage>([
  [400, 'unreadable'],
  [413, 'tooLarge'],
  [415, 'contentType'],
])

/** Returns the fields of a form, or why it can't be read. */
async function readFields(request: Request): Promise<URLSearchParams | ErrorPage> {
  try {
    const { fields } = await readForm(request, MAX_FORM_BYTES)
    return [...fields.values()].every(isStorable) ? fields : 'unreadable'
  } catch (error) {
    const page = isAppError(error) ? UNREADABLE.get(error.status) : undefined
    if (!page) throw error
    return page
  }
}

/** Returns a route's page, or the response to its form. Redirects to the sign-in if the route needs it. */
async function runPage(visit: AccountVisit, route: AccountRoute, isSubmitted = false): Promise<Response> {
  return await runInContext(visit, async () => {
    if (route.who === 'public') return await showOrSubmit(await route.page(), visit, isSubmitted)
    return isSignedIn(visit) ? await showOrSubmit(await route.page(), visit, isSubmitted) : redirect(visit, pageHref(visit, '/sign-in'))
  })
}

async function showOrSubmit<V extends AccountVisit>(page: AccountPage<V>, visit: V, isSubmitted: boolean): Promise<Response> {
  const done: Response | RefusedForm | undefined = isSubmitted ? await page.submit?.(visit) : undefined
  return done instanceof Response ? done : await page.show(visit, done)
}

/**
 * Passes a request to the engine. Rate limits use the IP address that the web server knows, not one from the request. Session cookies are not cleared:
 * no public endpoint ends a session, and another tab may have signed in since.
 */
async function forwardToEngine({ auth, clientAddress }: AccountSiteDependencies, request: Request): Promise<Response> {
  const headers = new Headers(request.headers)
  headers.set(CLIENT_ADDRESS_HEADER, clientAddress(request))
  const response = await asRevoked(request, await auth.handler(new Request(request, { headers })))
  const { name } = (await auth.$context).authCookies.sessionToken
  const cookies = response.headers.getSetCookie().filter(cookie => !cookie.startsWith(`${name}=;`))
  response.headers.delete('set-cookie')
  return withCookies(response, cookies)
}

/** Returns the engine's response; 200 in place of its refusal to revoke a token that it doesn't know. Source: RFC 7009, section 2.2. */
async function asRevoked(request: Request, response: Response): Promise<Response> {
  if (response.status !== 400 || new URL(request.url).pathname !== REVOKE_PATH) return response
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return UNKNOWN_TOKEN.test(JSON.stringify(body)) ? Response.json(null) : response
}

/** How the engine says so, in `error_description`. The client has authenticated itself before. */
const UNKNOWN_TOKEN = /"(\w+ )*token not found"|"Invalid access token"/

function methodsByPath(routes: readonly AccountRoute[]): Map<string, string[]> {
  const methods = new Map<string, string[]>()
  for (const { method, path } of [...endpointsOf(routes), ...ENGINE_ROUTES]) {
    methods.set(path, [...(methods.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])])
  }
  return methods
}
