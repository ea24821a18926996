import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import type { Site } from '#features/sites/site.ts'
import { COMMON_HEADERS } from '#platform/http/security-headers.ts'
import { createPictureCache } from '#platform/images/picture-cache.server.ts'
import type { Log } from '#platform/log.ts'
import { type Card, drawCard, readCard } from './card.server.tsx'
import type { DiscoveryEnv } from './routes.ts'

const MAX_CACHE_BYTES = 200 * 1024 * 1024

/** Returns the response of a page of a site, as anonymous readers get it. */
export type AnswerPage = (request: Request, site: Site) => Promise<Response>

/** Returns the response to `/_ipx/{modifiers}/{path}` of a site. */
export type AnswerPicture = (path: string, site: Site) => Promise<Response>

/**
 * Serves `/og/page/{path of a page}.png`: the page's card for messengers and search engines, with the page's own title and picture, drawn once and cached
 * on disk. Responds 404 for paths that are no page of the site, 503 while too many pictures are waiting.
 * NOTE: of the query string only the album is passed on to the page; a search would put arbitrary text on a card, `picture` another picture.
 */
export function createCardEndpoint(cacheDir: string, log: Log, answerPage: AnswerPage, answerPicture: AnswerPicture): Hono<DiscoveryEnv> {
  const cache = createPictureCache({ dir: cacheDir, maxBytes: MAX_CACHE_BYTES, log })
  const app = new Hono<DiscoveryEnv>()
  app.get('/og/*', async c => {
    const site = c.get('site')
    const card = await findCard(answerPage, site, c.get('origin'), new URL(c.req.url))
    if (!card) return new Response(null, { status: 404, headers: COMMON_HEADERS })
    // A page whose picture is missing has a card without one.
    const beside = card.picture ? await answerPicture(`/_ipx/s_512x512,f_png${card.picture}`, site) : undefined
    if (beside?.status === 503) return beside
    const { css, title } = site.settings
    const key = createHash('sha256')
      .update(JSON.stringify(['2', card, beside?.headers.get('etag'), title, css.clr_primary, css.clr_dark, css.clr_warning]))
      .digest('hex')
    let drawn = await cache.read(key)
    if (!drawn) {
      drawn = await drawCard(site, card, beside?.ok ? Buffer.from(await beside.arrayBuffer()) : undefined)
      await cache.write(key, drawn)
    }
    return new Response(new Uint8Array(drawn), {
      headers: { ...COMMON_HEADERS, 'content-type': 'image/png', 'cache-control': 'public, max-age=86400', etag: `"${key.slice(0, 32)}"` },
    })
  })
  return app
}

async function findCard(answerPage: AnswerPage, site: Site, origin: string, url: URL): Promise<Card | undefined> {
  const [, path] = /^\/og\/page((?:\/.+)?)\.png$/.exec(url.pathname) ?? []
  if (path === undefined) return undefined
  const album = url.searchParams.get('album')
  const page = new Request(`${origin}${path}${album ? `?album=${encodeURIComponent(album)}` : ''}`)
  const answer = await answerPage(page, site)
  return answer.status === 200 ? readCard(await answer.text(), site.settings.title) : undefined
}
