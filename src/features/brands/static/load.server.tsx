import { findAskedPost } from '#features/appointments/queries.server.ts'
import { findLmsFeature } from '#features/lms-features/queries.server.ts'
import { RETENTION } from '#features/privacy/retention.ts'
import { privacyTexts } from '#features/privacy/texts.ts'
import { pageHead } from '#features/sites/head.server.ts'
import { mayTakeGifts } from '#features/voices/donation.ts'
import { NotFound } from '#kit/errors.ts'
import type { Lang } from '#kit/lang.ts'
import type { PageArgs } from '#page/page.server.ts'
import type { HomeSection } from '../brand.ts'
import { composeSections } from '../compose.server.tsx'
import { METAMORFOSA_DRAWING } from '../fixed-drawings.ts'
import { linkedFaq } from '../linked-faq.server.tsx'
import { showLmsFeature } from './lms-feature.server.tsx'
import { fillSite, type StaticPage } from './static-page.ts'
import { findStaticPage, listStaticPages } from './static-pages.server.ts'
import { staticTexts } from './texts.ts'

/** Share images of pages that have their own. */
const IMAGES: Record<string, string> = { Metamorfosa: METAMORFOSA_DRAWING }

/** Loads the head and body of a static page. Throws NotFound for an unknown slug. */
export async function loadStaticPage(args: PageArgs) {
  const { page, lang, site } = args
  const { name } = page.route
  const slug = page.params['slug']
  const own = name === 'Lms-Features-slug' && slug !== undefined ? await findLmsFeature(args.ctx, slug) : undefined
  if (own) return await showLmsFeature(args, own, trailOf(args, slug))
  const found = name === 'Services-slug' && slug === undefined ? serviceList(args) : findStaticPage(lang, name, slug)
  if (!found) throw new NotFound()
  const filled = await withPost(args, withoutPledge(args, withRetention(name, lang, fillSite(found, site.settings.title))))
  return {
    head: pageHead(args, {
      title: filled.title,
      description: filled.lead,
      trail: trailOf(args, slug),
      linkedData: linkedFaq(filled.sections, site, lang),
      ...(IMAGES[name] && { image: IMAGES[name] }),
      // The page with a form's success message is not indexed.
      ...(args.query.has('done') && { path: page.path, noindex: true }),
      ...(name.startsWith('Payment-Status') && { noindex: true }),
      // The canonical URL omits a form's result.
      ...(page.search && { path: page.path + ofPage(args.query.get('page')) }),
    }),
    body: await composeSections(args, withTop(filled), { title: filled.title, summary: filled.lead }),
  }
}

function ofPage(page: string | null): string {
  return page ? `?page=${page}` : ''
}

/** Returns the breadcrumb of the page above a page by slug. */
function trailOf({ page, lang }: PageArgs, slug: string | undefined) {
  if (slug === undefined) return []
  const parent = { 'Lms-Features-slug': 'Lms', 'Aksara-Features-slug': 'Aksara' }[page.route.name]
  if (!parent) return [{ label: staticTexts(lang).services.title, href: '/Services' }]
  return [{ label: findStaticPage(lang, parent, undefined)?.title ?? parent, href: `/${parent}` }]
}

function withTop(page: StaticPage): HomeSection[] {
  const { title, lead, status, actions = [] } = page
  return [{ kind: 'page-top', title, lead, actions, ...(status && { eyebrow: status }) }, ...page.sections]
}

/** Adds the retention periods to the privacy policy, before its last clause, from the same table that the nightly job uses. */
function withRetention(name: string, lang: Lang, page: StaticPage): StaticPage {
  if (name !== 'Privacy-Policy') return page
  const t = privacyTexts(lang).retention
  const rows = RETENTION.map(({ key }) => [t.rows[key].what, t.rows[key].howLong, t.rows[key].why])
  const clause = { title: t.title, text: t.lead, table: { heads: [t.what, t.howLong, t.why], rows } }
  const sections = page.sections.map(section =>
    section.kind === 'clauses' && Array.isArray(section['items'])
      ? { ...section, items: [...section['items'].slice(0, -1), clause, ...section['items'].slice(-1)] }
      : section,
  )
  return { ...page, sections }
}

/** Shows donation instructions only while donations are open. */
function withoutPledge({ ctx, page: { route, params }, site }: PageArgs, page: StaticPage): StaticPage {
  const isOpen = route.name !== 'Features-slug' || params['slug'] !== 'donasi' || mayTakeGifts(site.settings, ctx.now)
  return isOpen ? page : { ...page, sections: page.sections.filter(section => section.kind !== 'steps') }
}

/** Adds the post that an appointment is requested from to the form's section. */
async function withPost({ ctx, page: { route }, query, form }: PageArgs, page: StaticPage): Promise<StaticPage> {
  if (route.name !== 'Make-Appointment') return page
  const post = await findAskedPost(ctx, form ? form.values['postId'] : query.get('post'))
  return { ...page, sections: page.sections.map(section => (section.kind === 'appointment-form' ? { ...section, post } : section)) }
}

/** Returns the list of services, with the platform's features below. */
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
