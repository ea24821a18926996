import { Readable } from 'node:stream'
import { SitemapStream, streamToPromise } from 'sitemap'
import { listStaticPages } from '#features/brands/static/static-pages.server.ts'
import type { Site } from '#features/sites/site.ts'
import { localHref } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import { listEntries } from './entries.server.ts'

/** Static routes below which there are pages by slug. */
const BY_SLUG: [routeName: string, base: string][] = [
  ['Lms-Features-slug', '/Lms/Features'],
  ['Aksara-Features-slug', '/Aksara/Features'],
  ['Features-slug', '/Features'],
  ['Services-slug', '/Services'],
]

/** On the main sites the express programme's pages lead to its own host (`features/classes/pages/pesilat.tsx`). */
function isHere(path: string, site: Site): boolean {
  return site.variant !== 'main' || !path.startsWith('/Pesilat')
}

/** The site's map: the static pages that are meant to be found and all records, each with its English twin. */
export async function makeSitemap(ctx: Ctx, site: Site, origin: string, staticPaths: readonly string[]): Promise<string> {
  const isHidden = site.settings.meta.robot_index === 'noindex'
  const records = isHidden ? [] : await listEntries(ctx, site.variant)
  const pages = isHidden
    ? []
    : [
        ...staticPaths.filter(path => isHere(path, site)),
        ...BY_SLUG.flatMap(([name, base]) => listStaticPages(name).map(([slug]) => `${base}/${slug}`)),
      ]
  const items = [...pages.map(path => ({ path, changedAt: undefined })), ...records].map(({ path, changedAt }) => ({
    url: path,
    ...(changedAt && { lastmod: changedAt }),
    links: [
      { lang: 'id', url: path },
      { lang: 'en', url: localHref('en', path) },
    ],
  }))
  // The library refuses to write a map of nothing.
  if (items.length === 0)
    return '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>'
  const stream = new SitemapStream({ hostname: origin, xmlns: { news: false, xhtml: true, image: false, video: false } })
  return String(await streamToPromise(Readable.from(items).pipe(stream)))
}
