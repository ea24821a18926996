import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { COMMON_HEADERS } from '#platform/http/security-headers.ts'
import { createPictureCache } from '#platform/images/picture-cache.server.ts'
import type { Log } from '#platform/log.ts'
import { drawCard, findCard } from './card.server.tsx'
import type { DiscoveryEnv } from './door.ts'

const MAX_CACHE_BYTES = 200 * 1024 * 1024

/** `/og/{kind}/{slug}.png`: a record's card for messengers and search engines, drawn once and kept on disk. A record without one: the drawn cover. */
export function createCardDoor(cacheDir: string, log: Log): Hono<DiscoveryEnv> {
  const cache = createPictureCache({ dir: cacheDir, maxBytes: MAX_CACHE_BYTES, log })
  const app = new Hono<DiscoveryEnv>()
  app.get('/og/:kind{[a-z]+}/:file{[A-Za-z0-9@-]{1,120}\\.png}', async c => {
    const site = c.get('site')
    const { kind } = c.req.param()
    const slug = c.req.param('file').slice(0, -4)
    const card = await c.get('read')(ctx => findCard(ctx, site, kind, slug))
    if (!card) return new Response(null, { status: 404, headers: COMMON_HEADERS })
    const { css, title } = site.settings
    const key = createHash('sha256')
      .update(JSON.stringify(['1', card, title, css.clr_primary, css.clr_dark, css.clr_warning]))
      .digest('hex')
    let picture = await cache.read(key)
    if (!picture) {
      picture = await drawCard(site, card)
      await cache.write(key, picture)
    }
    return new Response(new Uint8Array(picture), {
      headers: { ...COMMON_HEADERS, 'content-type': 'image/png', 'cache-control': 'public, max-age=86400', etag: `"${key.slice(0, 32)}"` },
    })
  })
  return app
}
