import { createHash } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Site } from '#features/sites/site.ts'
import { asIcon, formatForm } from '#kit/picture-forms.ts'
import { COMMON_HEADERS } from '#platform/http/security-headers.ts'
import { createPictureCache } from '#platform/images/picture-cache.server.ts'
import { respondNotNow } from '#platform/images/picture-response.ts'
import { NotNow, type PictureReader, type Renders } from '#platform/images/renders.server.ts'
import type { Log } from '#platform/log.ts'
import { type Card, drawCard, readCard } from './card.server.tsx'
import type { DiscoveryEnv } from './routes.ts'

const MAX_CACHE_BYTES = 200 * 1024 * 1024

type CardEnv = DiscoveryEnv & { Bindings: Partial<HttpBindings> }

/** Returns the response of a page of a site, as anonymous readers get it. */
export type AnswerPage = (request: Request, site: Site) => Promise<Response>

interface CardParts {
  cacheDir: string
  log: Log
  renders: Renders
  answerPage: AnswerPage
  /** Returns the response to `/_ipx/{form}/{path}` of a site. `env` is the connection behind the request, if there is one. */
  answerPicture: (path: string, site: Site, request: Request, env: Partial<HttpBindings> | undefined) => Promise<Response>
  /** Returns who asks. */
  readerOf: (site: Site, request: Request, env: Partial<HttpBindings> | undefined) => PictureReader
}

/**
 * Serves `/og/page/{path of a page}.png`: the page's card for messengers and search engines, with the page's own title and picture, drawn once and cached
 * on disk. Responds 404 for paths that are no page of the site, 429 and 503 as the image handler does.
 * NOTE: of the query string only the album is passed on to the page; a search would put arbitrary text on a card, `picture` another picture.
 */
export function createCardEndpoint({ cacheDir, log, renders, answerPage, answerPicture, readerOf }: CardParts): Hono<CardEnv> {
  const cache = createPictureCache({ dir: cacheDir, maxBytes: MAX_CACHE_BYTES, log })
  const app = new Hono<CardEnv>()
  app.get('/og/*', async c => {
    const site = c.get('site')
    const card = await findCard(answerPage, site, c.get('origin'), new URL(c.req.url))
    if (!card) return new Response(null, { status: 404, headers: COMMON_HEADERS })
    // A page whose picture is missing has a card without one.
    const beside = card.picture ? await answerPicture(`/_ipx/${formatForm(asIcon(512))}${card.picture}`, site, c.req.raw, c.env) : undefined
    if (beside?.status === 429 || beside?.status === 503) return beside
    const { css, title } = site.settings
    const key = createHash('sha256')
      .update(JSON.stringify(['2', card, beside?.headers.get('etag'), title, css.clr_primary, css.clr_dark, css.clr_warning]))
      .digest('hex')
    const draw = async () => await drawCard(site, card, beside?.ok ? Buffer.from(await beside.arrayBuffer()) : undefined)
    try {
      const drawn = (await cache.read(key)) ?? (await renders.make(cache, key, draw, readerOf(site, c.req.raw, c.env)))
      return new Response(new Uint8Array(drawn), {
        headers: {
          ...COMMON_HEADERS,
          'content-type': 'image/png',
          'cache-control': 'public, max-age=86400',
          etag: `"${key.slice(0, 32)}"`,
        },
      })
    } catch (error) {
      if (error instanceof NotNow) return respondNotNow(error)
      if (c.req.raw.signal.aborted) return respondNotNow(new NotNow(503, 1))
      throw error
    }
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
