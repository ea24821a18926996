import { pageHead } from '#features/tenants/head.server.ts'
import type { PageArgs } from '#features/tenants/page.server.ts'
import { NotFound } from '#kit/errors.ts'
import type { HomeSection } from '../brand.ts'
import { composeSections } from '../compose.server.tsx'
import { linkedFaq } from '../linked-faq.server.tsx'
import { fillSite, type StaticPage } from './static-page.ts'
import { findStaticPage, listStaticPages } from './static-pages.server.ts'
import { staticTexts } from './texts.server.ts'

/** Pictures that stand for a page on cards. */
const IMAGES: Record<string, string> = { Metamorfosa: '/art/articles/metamorfosa.svg' }

/** The head and body of a static page. Throws NotFound for a slug that there is not. */
export async function loadStaticPage(args: PageArgs) {
  const { page, lang, site } = args
  const { name } = page.route
  const slug = page.params['slug']
  const found = name === 'Services-slug' && slug === undefined ? serviceList(args) : findStaticPage(lang, name, slug)
  if (!found) throw new NotFound(staticTexts(lang).missing)
  const filled = fillSite(found, site.settings.title)
  return {
    head: pageHead(args, {
      title: filled.title,
      description: filled.lead,
      trail: trailOf(args, slug),
      linkedData: linkedFaq(filled.sections, site),
      ...(IMAGES[name] && { image: IMAGES[name] }),
    }),
    body: await composeSections(args, withTop(filled), { title: filled.title, summary: filled.lead }),
  }
}

/** The page that a page by a slug stands below. */
function trailOf({ page, lang }: PageArgs, slug: string | undefined) {
  if (slug === undefined) return []
  const parent = { 'Lms-Features-slug': 'Lms', 'Aksara-Features-slug': 'Aksara' }[page.route.name]
  if (!parent) return [{ label: staticTexts(lang).services.title, href: '/Services' }]
  return [{ label: findStaticPage(lang, parent, undefined)?.title ?? parent, href: `/${parent}` }]
}

function withTop(page: StaticPage): HomeSection[] {
  return [{ kind: 'page-top', title: page.title, lead: page.lead, ...(page.status && { eyebrow: page.status }) }, ...page.sections]
}

/** The list of services, with the features of the platform below. */
function serviceList({ lang }: PageArgs): StaticPage {
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
