import { Hono } from 'hono'
import { isUnderMaintenance } from '#features/sites/settings.ts'
import type { Site } from '#features/sites/site.ts'
import { DEFAULT_LANG, findLang, localHref } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import { cleanText } from '#platform/http/page-routes.ts'
import { COMMON_HEADERS } from '#platform/http/security-headers.ts'
import { searchSite } from './queries.server.ts'
import { searchTexts } from './texts.ts'

export interface SearchEnv {
  Variables: { site: Site; read: <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T> }
}

const EACH = 2
const MOST = 8
const SHORTEST = 2

/**
 * Serves `/search.json?search=…&lang=en`: the best hits for the suggestions below the header's search field. Empty if the text is too short, and under
 * maintenance.
 */
export function createSearchEndpoint(): Hono<SearchEnv> {
  const app = new Hono<SearchEnv>()
  app.get('/search.json', async c => {
    const text = cleanText(c.req.query('search') ?? '')
    const lang = findLang(c.req.query('lang')) ?? DEFAULT_LANG
    const { groups } = searchTexts(lang)
    const site = c.get('site')
    const isClosed = isUnderMaintenance(site.settings)
    const hits = isClosed || text.length < SHORTEST ? [] : await c.get('read')(ctx => searchSite(ctx, text, { each: EACH, site, lang }))
    const shown = hits.slice(0, MOST).map(hit => ({ title: hit.title, label: groups[hit.group], href: localHref(lang, hit.href) }))
    return c.json(shown, 200, { ...COMMON_HEADERS, 'cache-control': 'public, max-age=60' })
  })
  return app
}
