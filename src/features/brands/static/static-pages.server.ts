import { isIntroduced, isSitePage, type SitePageAddress } from '#features/sites/pages.ts'
import type { Settings } from '#features/sites/settings.ts'
import { DEFAULT_LANG, type Lang } from '#kit/lang.ts'
import { defineTexts } from '#kit/texts.ts'
import { inLang } from '../section-words.ts'
import { fillSite, type StaticPage, type StaticPages, withSections } from './static-page.ts'
import { staticTexts } from './texts.ts'

const staticPages = await defineTexts<StaticPages>(lang => import(`./pages/${lang}.ts`))

/** Returns the static page of a route, or of a slug below it; undefined if there is none. */
export function findStaticPage(lang: Lang, routeName: string, slug?: string): StaticPage | undefined {
  const { byRoute, bySlug } = staticPages(lang)
  const pages = slug === undefined ? byRoute : bySlug[routeName]
  return pages && Object.hasOwn(pages, slug ?? routeName) ? pages[slug ?? routeName] : undefined
}

/** Returns the static page of a route as `findStaticPage`, and of `/Services` the list of what is below it. */
export function findSitePage(lang: Lang, routeName: string, slug?: string): StaticPage | undefined {
  return routeName === 'Services-slug' && slug === undefined ? serviceList(lang) : findStaticPage(lang, routeName, slug)
}

/** Returns a page that tenants may compose, by its address; the site's title is not filled in. */
export function sitePageAt(address: SitePageAddress, lang: Lang): StaticPage {
  const [slug = '', ...above] = address.split('/').toReversed()
  const base = above.toReversed().join('/')
  const bySlug = Object.keys(SLUG_BASE).find(name => SLUG_BASE[name] === base)
  const page = bySlug ? findStaticPage(lang, bySlug, slug) : findSitePage(lang, ROUTES[address] ?? address.slice(1))
  if (!page) throw new Error(`there is no page ${address}`)
  return page
}

/** Returns a page as a site shows its title and lead: the tenant's own, where it composed the page. */
function asShown(page: StaticPage, address: string, { title, sitePages }: Pick<Settings, 'title' | 'sitePages'>, lang: Lang): StaticPage {
  const filled = fillSite(page, title)
  const own = isSitePage(address) && !isIntroduced(address) ? inLang(sitePages[address], lang) : []
  return own.length > 0 ? withSections(filled, own) : filled
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
/** Routes that are not called like their address. */
const ROUTES: Partial<Record<SitePageAddress, string>> = {
  '/Services': 'Services-slug',
  '/Training-Services/Syllabus': 'Training-Services-Syllabus',
}
/** Pages that the search omits. */
const HIDDEN = /^(Payment-Status|Register)/

/** Returns the static pages whose title or lead, as the site shows them, contains every word of the text. */
export function searchStaticPages(
  text: string,
  lang: Lang,
  settings: Pick<Settings, 'title' | 'sitePages'>,
): { group: 'pages'; title: string; summary: string; href: string }[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return listShownPages(settings, lang)
    .filter(([, page]) => words.every(word => `${page.title} ${page.lead}`.toLowerCase().includes(word)))
    .map(([href, page]) => ({ group: 'pages' as const, title: page.title, summary: page.lead, href }))
}

/** Returns the static pages that a search finds, by their addresses, as the site shows them. */
export function listShownPages(settings: Pick<Settings, 'title' | 'sitePages'>, lang: Lang): [path: string, page: StaticPage][] {
  const { byRoute, bySlug } = staticPages(lang)
  const all = [
    ...Object.entries(byRoute).map(([name, page]) => ({
      page,
      href: name === 'Training-Services-Syllabus' ? '/Training-Services/Syllabus' : `/${name}`,
      name,
    })),
    ...Object.entries(bySlug).flatMap(([name, pages]) =>
      Object.entries(pages).map(([slug, page]) => ({ page, href: `${SLUG_BASE[name]}/${slug}`, name })),
    ),
  ]
  return all.filter(({ name }) => !HIDDEN.test(name)).map(({ page, href }) => [href, asShown(page, href, settings, lang)])
}

/** Returns the list of services, with the platform's features below. */
function serviceList(lang: Lang): StaticPage {
  const t = staticTexts(lang).services
  const cards = (routeName: string, base: string) =>
    listStaticPages(routeName, lang).map(([slug, page]) => ({ title: page.title, text: page.lead, href: `${base}/${slug}` }))
  return {
    title: t.title,
    lead: t.lead,
    sections: [
      { kind: 'features', title: t.services, items: cards('Services-slug', '/Services'), columns: 3 },
      { kind: 'features', title: t.features, items: cards('Features-slug', '/Features'), columns: 3, tone: 'tint' },
      { kind: 'call-to-action', title: t.end.title, action: { label: t.end.action, href: '/Make-Appointment' } },
    ],
  }
}
