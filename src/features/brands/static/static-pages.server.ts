import { DEFAULT_LANG, type Lang } from '#kit/lang.ts'
import { defineTexts } from '#kit/texts.ts'
import { fillSite, type StaticPage, type StaticPages } from './static-page.ts'

const staticPages = await defineTexts<StaticPages>(lang => import(`./pages/${lang}.ts`))

/** Returns the static page of a route, or of a slug below it; undefined if there is none. */
export function findStaticPage(lang: Lang, routeName: string, slug?: string): StaticPage | undefined {
  const { byRoute, bySlug } = staticPages(lang)
  const pages = slug === undefined ? byRoute : bySlug[routeName]
  return pages && Object.hasOwn(pages, slug ?? routeName) ? pages[slug ?? routeName] : undefined
}

/** Returns the slugs below a route with their pages, for lists, the sitemap and the search. */
export function listStaticPages(routeName: string, lang: Lang = DEFAULT_LANG): [slug: string, page: StaticPage][] {
  return Object.entries(staticPages(lang).bySlug[routeName] ?? {})
}

const SLUG_BASE: Record<string, string> = {
  'Lms-Features-slug': '/Lms/Features',
  'Aksara-Features-slug': '/Aksara/Features',
  'Features-slug': '/Features',
  'Services-slug': '/Services',
}
/** Pages that the search omits. */
const HIDDEN = /^(Payment-Status|Register)/

/** Returns the static pages whose title or lead contains every word of the text, with this site's title filled in. */
export function searchStaticPages(
  text: string,
  lang: Lang,
  siteTitle: string,
): { group: 'pages'; title: string; summary: string; href: string }[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const { byRoute, bySlug } = staticPages(lang)
  const all = [
    ...Object.entries(byRoute).map(([name, page]) => ({ page, href: `/${name}`, name })),
    ...Object.entries(bySlug).flatMap(([name, pages]) =>
      Object.entries(pages).map(([slug, page]) => ({ page, href: `${SLUG_BASE[name]}/${slug}`, name })),
    ),
  ]
  return all
    .filter(({ name, page }) => !HIDDEN.test(name) && words.every(word => `${page.title} ${page.lead}`.toLowerCase().includes(word)))
    .map(({ page, href, name }) => ({
      group: 'pages' as const,
      title: fillSite(page.title, siteTitle),
      summary: fillSite(page.lead, siteTitle),
      href: name === 'Training-Services-Syllabus' ? '/Training-Services/Syllabus' : href,
    }))
}
