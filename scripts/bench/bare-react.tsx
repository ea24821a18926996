// The other yardstick: the same page from the same components and data by React's renderToString alone; no loader, no router's data, no SQL.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { Chrome } from '#features/brands/chrome.ts'
import { SiteFooter } from '#features/brands/ui/site-footer.tsx'
import { SiteHeader } from '#features/brands/ui/site-header.tsx'
import type { ClassListData } from '#features/classes/list.server.ts'
import { ClassList } from '#features/classes/ui/class-list.tsx'

interface PageData {
  chrome: Chrome
  list: ClassListData
}

const data = JSON.parse(readFileSync(join(process.env['BENCH_FOLDER'] ?? '', 'data.json'), 'utf8')) as PageData

function Page() {
  return (
    <html lang="id">
      <head>
        <title>{data.list.head.title}</title>
        <style dangerouslySetInnerHTML={{ __html: data.chrome.css }} />
      </head>
      <body>
        <SiteHeader chrome={data.chrome} />
        <main>
          <ClassList list={data.list} />
        </main>
        <SiteFooter chrome={data.chrome} />
      </body>
    </html>
  )
}

const app = new Hono()
app.get('/', c =>
  c.html(
    renderToString(
      <StaticRouter location="/Courses">
        <Page />
      </StaticRouter>,
    ),
  ),
)
serve({ fetch: app.fetch, port: Number(process.env['PORT']), hostname: '127.0.0.1' })
