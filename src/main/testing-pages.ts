import { pino } from 'pino'
import { createStaticHandler, type RouteObject, RouterContextProvider } from 'react-router'
import { setPageArgs } from '#page/page.server.ts'
import type { PublicModule } from '#page/public-page.server.ts'
import { NO_IDENTITY, PAGE_SEAL } from '#page/testing.ts'
import { createAdmission } from '#platform/admission.ts'
import { Changes } from '#platform/db/changes.ts'
import { TenantCache } from '#platform/db/tenant-cache.ts'
import { PageCache } from '#platform/http/page-cache.ts'
import type { TestDatabase } from '#platform/testing/database.ts'
import { fileOf } from '../route-table.ts'
import { createPages, type PageHalves } from './pages.ts'
import { createPublicPages } from './public-pages.server.tsx'
import type { Runtime } from './runtime.ts'

const ASSETS = { stylesheet: '/app.css', beforePaint: '/before-paint.js', entry: '/entry.js', islandFiles: {} }

type AppRoute = Pick<RouteObject, 'loader' | 'action' | 'Component'>

/**
 * Opens the pages' endpoint over a test's database, with one page, public or of the app, in place of the whole route table. The test may replace `parts` of
 * the runtime.
 */
export function openTestPages(
  database: TestDatabase,
  { publicPage, appPage }: { publicPage?: PublicModule; appPage?: AppRoute },
  parts: Partial<Runtime> = {},
) {
  const runtime = testRuntime(database, parts)
  const modules: Record<string, PublicModule> = publicPage ? { page: publicPage } : {}
  const halves: PageHalves = {
    public: createPublicPages({ modules, fileOf: name => (fileOf(name) ? 'page' : undefined), assets: ASSETS, formTargets: [] }),
    app: renderRoute(appPage ?? {}),
  }
  return { changes: runtime.changes, cache: runtime.pages, pages: createPages(runtime, halves) }
}

/** Returns the parts of a runtime that pages use, over a test's database. */
export function testRuntime(database: TestDatabase, parts: Partial<Runtime> = {}): Runtime {
  const changes = new Changes(database.url, () => {})
  const cache = parts.pages ?? new PageCache(1_000_000)
  // As the runtime does.
  changes.onChange(({ tenantId, tags }) => cache.drop(tags.map(tag => `${tenantId}:${tag}`)))
  // Named boundary: the parts of a runtime that pages use.
  return {
    pool: database.pool,
    log: pino({ level: 'silent' }),
    changes,
    pages: cache,
    small: new TenantCache(),
    admission: createAdmission(10),
    identity: NO_IDENTITY,
    config: { webhooksLoopback: false },
    accounts: { seal: PAGE_SEAL },
    originOf: (host: string) => `http://${host}:3000`,
    ...parts,
  } as unknown as Runtime
}

/** Replaces React Router's build with its static handler: statuses and redirects of loaders and actions, without a document. */
function renderRoute(route: AppRoute): PageHalves['app'] {
  const handler = createStaticHandler([{ id: 'page', path: '*', Component: () => null, ...route }])
  return async (args, request) => {
    const requestContext = new RouterContextProvider()
    setPageArgs(requestContext, args)
    const result = await handler.query(new Request(request), { requestContext })
    if (!(result instanceof Response)) return { status: result.statusCode, headers: {}, body: null, cacheable: false }
    return { status: result.status, headers: Object.fromEntries(result.headers), body: null, cacheable: false }
  }
}
