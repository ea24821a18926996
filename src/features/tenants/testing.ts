import { pino } from 'pino'
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import type { Lang } from '#kit/lang.ts'
import { createCtx } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openScope } from '#platform/db/scope.ts'
import { createPageMatcher, type PageRoute } from '#platform/http/page-routes.ts'
import { TEST_NOW, type TestDatabase } from '#platform/testing/database.ts'
import { type Layout, variantOf } from './layouts.ts'
import { type PageArgs, setPageArgs } from './page.server.ts'
import { toSettings } from './settings.ts'
import type { Site } from './site.ts'

export const ORIGIN = 'http://uji.localhost:3000'

export interface VisitOptions {
  of: TenantId
  layout?: Layout
  lang?: Lang
  settings?: Record<string, unknown>
}

/** The site `uji` with these settings, without maintenance. */
export function buildSite({ of, layout = 'demo', settings = {} }: VisitOptions): Site {
  const read = toSettings({ title: 'Uji', isMaintenance: false, layout, ...settings })
  return { tenantId: of, siteId: '1', slug: 'uji', host: 'uji.localhost', settings: read, layout, variant: variantOf(layout) }
}

/** Visits pages as the router does, for a click within the site, each visit as one request. */
export function createVisitor(database: TestDatabase, routes: PageRoute[]) {
  const match = createPageMatcher(routes, { path: '/*', name: 'all' })
  let statements = 0
  let parts: PageArgs['parts'] = new Map()

  /** What the loader answers at an address, or what it throws: `301 /News/x`, or a status. */
  async function visit<T>(
    loader: (args: LoaderFunctionArgs) => Promise<T>,
    address: string,
    options: VisitOptions,
    isDocument = false,
  ): Promise<T | string> {
    parts = new Map()
    const url = new URL(address, ORIGIN)
    const page = match(url.pathname, url.searchParams)
    if (!page) throw new Error(`${address} fits no route`)
    const scope = openScope(database.pool, { tenantId: options.of })
    const context = new RouterContextProvider()
    setPageArgs(context, {
      ctx: createCtx({ db: scope.db, tenantId: options.of, log: pino({ level: 'silent' }), now: TEST_NOW }),
      site: buildSite(options),
      page,
      query: new URLSearchParams(page.search),
      origin: ORIGIN,
      lang: options.lang ?? 'id',
      isDocument,
      parts,
    })
    try {
      // Named boundary: a loader of ours reads nothing but the context.
      return await loader({ context } as never)
    } catch (thrown) {
      if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get('location')}`
      if (typeof thrown === 'object' && thrown !== null && 'init' in thrown) return String((thrown.init as ResponseInit).status)
      throw thrown
    } finally {
      statements = scope.statements()
      await scope.commit()
    }
  }

  return {
    visit,
    /** As `visit`, for a page that must be there. */
    async show<T>(loader: (args: LoaderFunctionArgs) => Promise<T>, address: string, options: VisitOptions): Promise<T> {
      const answer = await visit(loader, address, options)
      if (typeof answer === 'string') throw new Error(`${address}: ${answer}`)
      return answer
    },
    /** The body of the document at an address, with what is for machines. */
    async showDocument(loader: (args: LoaderFunctionArgs) => Promise<unknown>, address: string, options: VisitOptions): Promise<string> {
      await visit(loader, address, options, true)
      const page = parts.get('page')
      if (page === undefined) throw new Error(`${address} has no body`)
      return page
    },
    /** SQL statements that the last visit took. */
    statements: () => statements,
  }
}
