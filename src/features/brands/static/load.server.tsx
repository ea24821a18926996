import { findAskedPost } from '#features/appointments/queries.server.ts'
import { mayTakeGifts } from '#features/gifts/gift.ts'
import { findLmsFeature } from '#features/lms-features/queries.server.ts'
import { privacyTexts } from '#features/privacy/texts.ts'
import { RETENTION } from '#features/retention/retention.ts'
import { pageHead } from '#features/sites/head.server.ts'
import { isIntroduced, isSitePage } from '#features/sites/pages.ts'
import { NotFound } from '#kit/errors.ts'
import type { Lang } from '#kit/lang.ts'
import type { PageArgs } from '#page/page.server.ts'
import { composeSections } from '../compose.server.tsx'
import { METAMORFOSA_DRAWING } from '../fixed-drawings.ts'
import { linkedFaq } from '../linked-faq.server.tsx'
import { inLang } from '../section-words.ts'
import { showLmsFeature } from './lms-feature.server.tsx'
import { fillSite, type StaticPage, withSections, withTop } from './static-page.ts'
import { findSitePage, findStaticPage } from './static-pages.server.ts'
import { staticTexts } from './texts.ts'

/** Share images of pages that have their own. */
const IMAGES: Record<string, string> = { Metamorfosa: METAMORFOSA_DRAWING }

/** Loads the head and body of a static page. Throws NotFound for an unknown slug. */
export async function loadStaticPage(args: PageArgs) {
  const { page, lang, site } = args
  const { name } = page.route
  const slug = page.params['slug']
  const feature = name === 'Lms-Features-slug' && slug !== undefined ? await findLmsFeature(args.ctx, slug) : undefined
  if (feature) return await showLmsFeature(args, feature, trailOf(args, slug))
  const found = findSitePage(lang, name, slug)
  if (!found) throw new NotFound()
  const own = withRetention(name, lang, fillSite(found, site.settings.title))
  const composed = withOwnSections(args, own)
  const filled = await withPost(args, withoutPledge(args, composed))
  return {
    head: pageHead(args, {
      title: filled.title,
      isOwnTitle: filled.title !== own.title,
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

/** Puts the tenant's sections in the place of the page's own, or before them where those have to stay (`sites/pages.ts`). */
function withOwnSections({ page: { path }, site, lang }: PageArgs, page: StaticPage): StaticPage {
  const own = isSitePage(path) ? inLang(site.settings.sitePages[path], lang) : []
  if (!isSitePage(path) || own.length === 0) return page
  if (isIntroduced(path)) return { ...page, sections: [...own, ...page.sections] }
  return withSections(page, own)
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
