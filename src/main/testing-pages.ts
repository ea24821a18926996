import { pino } from 'pino'
import type { ServerBuild } from 'react-router'
import { NO_IDENTITY, PAGE_SEAL } from '#page/testing.ts'
import { Changes } from '#platform/db/changes.ts'
import { TenantCache } from '#platform/db/tenant-cache.ts'
import { PageCache } from '#platform/http/page-cache.ts'
import { createPageRenderer } from '#platform/http/react-router.ts'
import type { TestDatabase } from '#platform/testing/database.ts'
import { createPages } from './pages.ts'
import type { Runtime } from './runtime.ts'

/**
 * The pages' door over a test's database, with one page, which stands in the place of the table's of that name. Door, React Router and database are the real ones;
 * `parts` of the runtime may be the test's own.
 */
export function openTestPages(database: TestDatabase, name: string, page: object, parts: Partial<Runtime> = {}) {
  const changes = new Changes(database.url, () => {})
  // Named boundary: the parts of a runtime that pages use.
  const runtime = {
    pool: database.pool,
    log: pino({ level: 'silent' }),
    changes,
    pages: new PageCache(1_000_000),
    small: new TenantCache(),
    identity: NO_IDENTITY,
    accounts: { seal: PAGE_SEAL },
    originOf: (host: string) => `http://${host}:3000`,
    ...parts,
  } as unknown as Runtime
  return { changes, pages: createPages(runtime, createPageRenderer(buildOf(name, page), 'production')) }
}

/** Named boundary: the parts of a build that a request needs. */
function buildOf(name: string, page: object): ServerBuild {
  return {
    entry: {
      module: {
        default: async (_: Request, status: number, headers: Headers) => new Response('', { status, headers }),
        handleError: () => {},
      },
    },
    routes: {
      root: { id: 'root', path: '', module: { default: () => null, ErrorBoundary: () => null } },
      [name]: { id: name, parentId: 'root', path: name, module: page },
    },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    future: {},
    publicPath: '/',
    assetsBuildDirectory: '',
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  } as unknown as ServerBuild
}
