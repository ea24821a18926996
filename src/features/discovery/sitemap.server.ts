import { Readable } from 'node:stream'
import { SitemapStream, streamToPromise } from 'sitemap'
import { listStaticPages } from '#features/brands/static/static-pages.server.ts'
import { listLmsFeatureSlugs } from '#features/lms-features/queries.server.ts'
import { langsOfSite } from '#features/sites/languages.ts'
import type { Site } from '#features/sites/site.ts'
import { choiceOf, type Lang, localHref } from '#kit/lang.ts'
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

/** Returns a path's addresses in those of the site's languages that its text is there in, by default all; none if there is no choice. */
function alternatesOf(path: string, shown: readonly Lang[], langs?: readonly string[]) {
  return choiceOf(langs, shown).map(lang => ({ lang, url: localHref(lang, path) }))
}

/** Returns the sitemap: the indexed static pages and all published content, each with its alternates in the other languages that its text is there in. */
export async function makeSitemap(ctx: Ctx, site: Site, origin: string, staticPaths: readonly string[]): Promise<string> {
  const shown = langsOfSite(site.settings)
  const isHidden = site.settings.meta.robot_index === 'noindex'
  const records = isHidden ? [] : await listEntries(ctx, site.variant)
  const features = isHidden ? [] : await listLmsFeatureSlugs(ctx)
  const pages = isHidden
    ? []
    : [
        ...staticPaths.filter(path => isHere(path, site)),
        ...new Set([
          ...BY_SLUG.flatMap(([name, base]) => listStaticPages(name).map(([slug]) => `${base}/${slug}`)),
          ...features.map(slug => `/Lms/Features/${slug}`),
        ]),
      ]
  const own = isHidden ? [] : site.tenantPages
  const entries: { path: string; changedAt?: string; langs?: string[] }[] = [...pages.map(path => ({ path })), ...own, ...records]
  const items = entries.map(({ path, changedAt, langs }) => ({
    // A text that is in none of the site's languages is shown as it was written.
    url: localHref(shown.find(lang => !langs || langs.includes(lang)) ?? shown[0], path),
    ...(changedAt && { lastmod: changedAt }),
    links: alternatesOf(path, shown, langs),
  }))
  // The library throws for an empty sitemap.
  if (items.length === 0)
    return '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>'
  const stream = new SitemapStream({ hostname: origin, xmlns: { news: false, xhtml: true, image: false, video: false } })
  return String(await streamToPromise(Readable.from(items).pipe(stream)))
}
