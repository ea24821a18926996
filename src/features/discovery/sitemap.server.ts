import { Readable } from 'node:stream'
import { SitemapStream, streamToPromise } from 'sitemap'
import { listStaticPages } from '#features/brands/static/static-pages.server.ts'
import type { Site } from '#features/sites/site.ts'
import { choiceOf, localHref } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import { listEntries } from './entries.server.ts'

/** Static routes that have pages by slug below them. */
const BY_SLUG: [routeName: string, base: string][] = [
  ['Lms-Features-slug', '/Lms/Features'],
  ['Aksara-Features-slug', '/Aksara/Features'],
  ['Features-slug', '/Features'],
  ['Services-slug', '/Services'],
]

/** False for pages of the express program on the main sites, which redirect to its own host (`features/classes/pages/pesilat.server.tsx`). */
function isHere(path: string, site: Site): boolean {
  return site.variant !== 'main' || !path.startsWith('/Pesilat')
}

/** Returns a path's addresses in the languages that its text is there in, by default all of the interface; none if there is no choice. */
function alternatesOf(path: string, langs?: readonly string[]) {
  return choiceOf(langs).map(lang => ({ lang, url: localHref(lang, path) }))
}

/** Returns the sitemap: the indexed static pages and all published content, each with its alternates in the other languages that its text is there in. */
export async function makeSitemap(ctx: Ctx, site: Site, origin: string, staticPaths: readonly string[]): Promise<string> {
  const isHidden = site.settings.meta.robot_index === 'noindex'
  const records = isHidden ? [] : await listEntries(ctx, site.variant)
  const pages = isHidden
    ? []
    : [
        ...staticPaths.filter(path => isHere(path, site)),
        ...BY_SLUG.flatMap(([name, base]) => listStaticPages(name).map(([slug]) => `${base}/${slug}`)),
      ]
  const own = isHidden ? [] : site.tenantPages
  const entries: { path: string; changedAt?: string; langs?: string[] }[] = [...pages.map(path => ({ path })), ...own, ...records]
  const items = entries.map(({ path, changedAt, langs }) => ({
    url: path,
    ...(changedAt && { lastmod: changedAt }),
    links: alternatesOf(path, langs),
  }))
  // The library throws for an empty sitemap.
  if (items.length === 0)
    return '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>'
  const stream = new SitemapStream({ hostname: origin, xmlns: { news: false, xhtml: true, image: false, video: false } })
  return String(await streamToPromise(Readable.from(items).pipe(stream)))
}
