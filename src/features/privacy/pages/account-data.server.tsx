import { publicPage } from '#page/public-page.server.ts'
import { collectOwnData } from '../own-data.server.ts'

/** Everything that the tenant stores about the viewer, as a file: a route without a page. */
export const loader = publicPage(async ({ ctx, site }) => {
  const data = await collectOwnData(ctx)
  return new Response(`${JSON.stringify(data, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="data-${site.slug}-${ctx.now.toISOString().slice(0, 10)}.json"`,
      'cache-control': 'private, no-store',
    },
  })
})
