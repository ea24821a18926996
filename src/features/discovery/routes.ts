import { Hono } from 'hono'
import { LLMS_PATH } from '#features/mcp/resources.ts'
import { POST_KINDS } from '#features/posts/kinds/kinds.ts'
import { isUnderMaintenance, MAINTENANCE_RETRY_SECONDS } from '#features/sites/settings.ts'
import { iconOf, type Site } from '#features/sites/site.ts'
import { addressInForm, asIcon } from '#kit/picture-forms.ts'
import type { Ctx, Tag } from '#platform/context.ts'
import { COMMON_HEADERS } from '#platform/http/security-headers.ts'
import { makeCalendar, makeFeed } from './feeds.server.ts'
import { makeLlmsText } from './llms.server.ts'
import { makeManifest } from './manifest.ts'
import { makeSitemap } from './sitemap.server.ts'

export interface DiscoveryEnv {
  Variables: {
    site: Site
    origin: string
    /** Runs a read in a database scope of the site's tenant. */
    read: <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>
  }
}

const TAGS: Tag[] = ['settings', 'posts', 'classes', 'programs', 'careers', 'portfolios']

/**
 * Serves sitemap, robots, llms.txt, manifest, favicon, feeds and calendars of the host's tenant; what lists content is a 503 under maintenance. `staticPaths` are the
 * pages to be indexed.
 */
export function createDiscovery(staticPaths: readonly string[]): Hono<DiscoveryEnv> {
  const app = new Hono<DiscoveryEnv>()
  const kept =
    (name: string, type: string, make: (ctx: Ctx, site: Site, origin: string) => Promise<string | undefined>) =>
    async (site: Site, origin: string, read: DiscoveryEnv['Variables']['read']): Promise<Response> => {
      if (isUnderMaintenance(site.settings))
        return new Response(null, {
          status: 503,
          headers: { ...COMMON_HEADERS, 'retry-after': MAINTENANCE_RETRY_SECONDS, 'cache-control': 'no-store' },
        })
      const made = await read(ctx => ctx.cached(`${name} ${origin}`, TAGS, async () => ({ text: await make(ctx, site, origin) })))
      if (made.text === undefined) return new Response(null, { status: 404, headers: COMMON_HEADERS })
      return new Response(made.text, {
        headers: { ...COMMON_HEADERS, 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=600' },
      })
    }
  const serve = (path: string, type: string, make: (ctx: Ctx, site: Site, origin: string) => Promise<string | undefined>) => {
    const answer = kept(path, type, make)
    app.get(path, c => answer(c.get('site'), c.get('origin'), c.get('read')))
  }
  serve(LLMS_PATH, 'text/plain', async (_ctx, site, origin) => makeLlmsText(site, origin))
  serve('/sitemap.xml', 'application/xml', (ctx, site, origin) => makeSitemap(ctx, site, origin, staticPaths))
  for (const { name, feed, sections } of POST_KINDS) {
    if (feed?.form === 'rss') serve(feed.path, 'application/rss+xml', (ctx, site, origin) => makeFeed(ctx, site, origin, name))
    if (feed?.form !== 'calendar') continue
    serve(feed.path, 'text/calendar', (ctx, site, origin) => makeCalendar(ctx, site, origin, name))
    const { base } = sections[0]
    app.get(`${base}/:file{[a-z0-9-]+\\.ics}`, c => {
      const slug = c.req.param('file')?.slice(0, -4)
      const answer = kept(`${base}/${slug}.ics`, 'text/calendar', (ctx, site, origin) => makeCalendar(ctx, site, origin, name, slug))
      return answer(c.get('site'), c.get('origin'), c.get('read'))
    })
  }
  app.get('/robots.txt', c => {
    const isHidden = c.get('site').settings.meta.robot_index === 'noindex'
    const rules = isHidden ? 'Disallow: /' : 'Disallow: /api/\nDisallow: /Payment-Status/\nAllow: /'
    return c.text(`User-agent: *\n${rules}\n\nSitemap: ${c.get('origin')}/sitemap.xml\n`, 200, {
      ...COMMON_HEADERS,
      'cache-control': 'public, max-age=600',
    })
  })
  app.get('/manifest.webmanifest', c =>
    c.body(JSON.stringify(makeManifest(c.get('site'))), 200, {
      ...COMMON_HEADERS,
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=600',
    }),
  )
  app.get('/favicon.ico', c => {
    const icon = iconOf(c.get('site'))
    return c.redirect(addressInForm(icon, asIcon(48)), 302)
  })
  return app
}
