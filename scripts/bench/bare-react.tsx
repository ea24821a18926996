// Baseline: the same page from the same components and data with React's renderToString only; no loader, no router data, no SQL.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pino from 'pino'
import { renderToString } from 'react-dom/server'
import { toFrameView } from '#features/brands/chrome.server.ts'
import { SiteFooter } from '#features/brands/ui/site-footer.tsx'
import { SiteHeader } from '#features/brands/ui/site-header.tsx'
import { loadClassList } from '#features/classes/list.server.ts'
import { ClassList } from '#features/classes/ui/class-list.tsx'
import { Sites } from '#features/sites/sites.server.ts'
import { siteStyle } from '#features/sites/style.server.ts'
import { buildVisit, NO_IDENTITY, PAGE_SEAL } from '#page/testing.ts'
import { createCtx } from '#platform/context.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { createPool } from '#platform/db/pool.ts'
import { openScope } from '#platform/db/scope.ts'

// The page's own loader reads the data once from the product's database.
const log = pino({ level: 'silent' })
const embedded = await startEmbedded(process.env['BENCH_FOLDER'] ?? '', () => {})
const pool = createPool(embedded.databaseUrl, 1, () => {})
const site = await new Sites(pool, log).find('alkademi.localhost')
if (!site) throw new Error('the demo is not there')
const scope = openScope(pool, { tenantId: site.tenantId })
const list = await loadClassList(
  {
    ctx: createCtx({ db: scope.db, tenantId: site.tenantId, log }),
    site,
    page: { route: { path: '/Courses', name: 'Courses' }, params: {}, path: '/Courses', givenPath: '/Courses', search: '' },
    query: new URLSearchParams(),
    origin: 'http://alkademi.localhost',
    lang: 'id',
    visit: buildVisit(),
    identity: NO_IDENTITY,
    seal: PAGE_SEAL,
    isLoopbackAllowed: false,
    defer: () => Promise.reject(new Error('nothing waits')),
    acrossTenants: () => Promise.reject(new Error('nothing waits')),
    atTenant: () => Promise.reject(new Error('nothing waits')),
  },
  '/Courses',
  { title: 'Semua Kelas', description: site.settings.meta.description },
)
await scope.commit()
const frame = toFrameView(site, 'id')
const { css } = siteStyle(site.settings)

function Page() {
  return (
    <html lang="id">
      <head>
        <title>{list.head.title}</title>
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <SiteHeader frame={frame} />
        <main>
          <ClassList list={list} />
        </main>
        <SiteFooter frame={frame} />
      </body>
    </html>
  )
}

const app = new Hono()
app.get('/', c => c.html(renderToString(<Page />)))
serve({ fetch: app.fetch, port: Number(process.env['PORT']), hostname: '127.0.0.1' })
