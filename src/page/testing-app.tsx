import type { ComponentType } from 'react'
import { prerender } from 'react-dom/static'
import {
  type ActionFunctionArgs,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import type { PageRoute } from '#platform/http/page-routes.ts'
import type { TestDatabase } from '#platform/testing/database.ts'
import { LangContext } from '#ui/lang/lang.tsx'
import { setPageArgs } from './page.server.ts'
import { buildForm, buildRequest, createRequests, type Fields, type VisitOptions } from './testing.ts'

/** A route module of the app. */
export interface AppModule {
  loader: (args: LoaderFunctionArgs) => Promise<unknown>
  action?: (args: ActionFunctionArgs) => Promise<unknown>
  default: ComponentType
}

/**
 * Loads app pages and submits their forms as React Router does for a document, one request per visit. Returns HTML with what is streamed, `303 /x`, or a
 * status.
 */
export function createAppVisitor(database: TestDatabase, routes: readonly PageRoute[]) {
  const open = createRequests(database, routes)

  async function run(module: AppModule, address: string, options: VisitOptions, fields?: Fields): Promise<string> {
    const request = open(address, options)
    const context = new RouterContextProvider()
    if (fields) request.args.visit.sentForm = () => buildForm(fields)
    setPageArgs(context, request.args)
    const { dataRoutes, query } = createStaticHandler([
      { id: 'page', path: '*', loader: module.loader, ...(module.action && { action: module.action }), Component: module.default },
    ])
    try {
      const result = await query(buildRequest(request.url, fields), { requestContext: context })
      if (result instanceof Response) return `${result.status} ${result.headers.get('location')}`
      const [failure] = Object.values(result.errors ?? {})
      if (isRouteErrorResponse(failure)) return String(failure.status)
      if (failure) throw failure
      const { prelude } = await prerender(
        <LangContext value={request.args.lang}>
          <StaticRouterProvider router={createStaticRouter(dataRoutes, result)} context={result} hydrate={false} />
        </LangContext>,
      )
      return await new Response(prelude).text()
    } finally {
      await request.commit()
    }
  }

  return {
    /** Returns the page's HTML. Throws if the response is a redirect or an error. */
    async show(module: AppModule, address: string, options: VisitOptions): Promise<string> {
      const answer = await run(module, address, options)
      if (!answer.includes('<')) throw new Error(`${address}: ${answer}`)
      return answer
    },
    visit: (module: AppModule, address: string, options: VisitOptions) => run(module, address, options),
    /** Submits a form of the page. Returns the redirect, the status of the refusal, or the page shown again. */
    async submit(module: AppModule, address: string, fields: Fields, options: VisitOptions): Promise<string> {
      if (!module.action) throw new Error(`${address} takes no forms`)
      return await run(module, address, options, fields)
    },
  }
}
