import { type Context, Hono } from 'hono'
import { isAppError } from '#kit/errors.ts'
import { CLIENT_ADDRESS_HEADER } from './engine/client-address.ts'
import { createRateLimits } from './engine/rate-limits.server.ts'
import { showTrouble, type Trouble } from './pages/trouble.tsx'
import { PAGE_HEADERS, withCookies } from './site/answers.ts'
import type { AccountSiteDependencies } from './site/dependencies.ts'
import { ENGINE_ROUTES } from './site/engine-endpoints.ts'
import { readForm } from './site/read-form.ts'
import { createRepeats } from './site/repeated-forms.ts'
import { ACCOUNT_ROUTES, type AccountPageRoute, type AccountRoute } from './site/routes.ts'
import { runPage } from './site/run-page.tsx'
import { type AccountVisit, openVisit } from './site/visit.ts'

type OpenVisit = (request: Request, route: Pick<AccountRoute, 'name' | 'path'>, form?: URLSearchParams) => Promise<AccountVisit>

/** The account site: its pages and forms, and of the engine what programs may call. For the host `account.…` alone. */
export function createAccountSite(dependencies: AccountSiteDependencies): Hono {
  const engine = { auth: dependencies.auth, limits: createRateLimits(dependencies.pool), pool: dependencies.pool, post: dependencies.post }
  const open: OpenVisit = (request, route, form = new URLSearchParams()) => openVisit({ dependencies, engine, route, request, form })
  const answerPage = pageDoor(open)
  const answerTrouble = async (c: Context, trouble: Trouble) =>
    showTrouble(await open(c.req.raw, { name: 'account-all', path: '/' }), trouble)
  const app = new Hono({ strict: false })

  // The database refuses this character, wherever the engine would look it up.
  app.use(async (c, next) => (c.req.url.includes('%00') ? await answerTrouble(c, 'notFound') : await next()))
  for (const { method, path } of ENGINE_ROUTES) app.on(method, path, async c => await askThrough(dependencies, c.req.raw))
  for (const route of ACCOUNT_ROUTES) app.on(route.method, route.path, async c => await answerPage(c.req.raw, route))
  for (const [path, methods] of methodsByPath()) {
    app.all(path, async c => {
      const answer = await answerTrouble(c, 'method')
      answer.headers.set('allow', methods.join(', '))
      return answer
    })
  }
  app.notFound(async c => await answerTrouble(c, 'notFound'))
  app.onError(async (error, c) => {
    const isBusy = isAppError(error) && error.status === 503
    if (!isBusy) dependencies.log.error({ err: error, path: c.req.path }, 'the account site failed')
    try {
      return await answerTrouble(c, isBusy ? 'busy' : 'failed')
    } catch {
      // Without its database the site has no theme either.
      return c.text('Terjadi kesalahan. Coba lagi sebentar lagi.', 500, PAGE_HEADERS)
    }
  })
  return app
}

/** Answers pages at once, and a form once, however often it is sent. */
function pageDoor(open: OpenVisit): (request: Request, route: AccountPageRoute) => Promise<Response> {
  const repeats = createRepeats()
  return async (request, route) => {
    if (route.method === 'GET') return await runPage(await open(request, route), route)
    const sent = await readForm(request, 'from' in route ? route.from : undefined)
    if (sent.kind === 'refused') return showTrouble(await open(request, route), sent.why)
    return await repeats.once({ path: route.path, body: sent.body, cookie: request.headers.get('cookie') ?? '' }, async () =>
      runPage(await open(request, route, new URLSearchParams(sent.body)), route),
    )
  }
}

/**
 * Lets the engine answer. It counts by the address that the door in front knows, not by one that the request bears, and takes no session's cookie away: none of
 * its addresses that are open ends a session, and another tab may have signed in since this was asked.
 */
async function askThrough({ auth, clientAddress }: AccountSiteDependencies, request: Request): Promise<Response> {
  const headers = new Headers(request.headers)
  headers.set(CLIENT_ADDRESS_HEADER, clientAddress(request))
  const answer = await auth.handler(new Request(request, { headers }))
  const { name } = (await auth.$context).authCookies.sessionToken
  const cookies = answer.headers.getSetCookie().filter(cookie => !cookie.startsWith(`${name}=;`))
  answer.headers.delete('set-cookie')
  return withCookies(answer, cookies)
}

function methodsByPath(): Map<string, string[]> {
  const methods = new Map<string, string[]>()
  for (const { method, path } of [...ACCOUNT_ROUTES, ...ENGINE_ROUTES]) {
    methods.set(path, [...(methods.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])])
  }
  return methods
}
