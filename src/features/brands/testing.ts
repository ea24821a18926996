import { createElement } from 'react'
import type { Layout } from '#features/sites/layouts.ts'
import { questionsFor } from '#features/sites/questions.ts'
import { buildSite } from '#features/sites/testing.ts'
import type { Lang } from '#kit/lang.ts'
import { newId, toTenantId } from '#platform/db/ids.ts'
import { createPageMatcher, type PageRoute } from '#platform/http/page-routes.ts'
import { renderDocument } from '#ui/document.server.tsx'
import { cardsOf } from './home.server.ts'
import type { HomeView } from './home-view.ts'
import { SiteDocument } from './site-document.server.tsx'

/** Returns every `href` within a value, at any depth. */
export function hrefsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(hrefsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => (key === 'href' && typeof one === 'string' ? [one] : hrefsOf(one)))
}

/** Returns a function that finds the route of a URL, or undefined if the URL has none or is not in canonical form. */
export function routeFinder(routes: readonly PageRoute[]): (href: string) => { name: string; params: Record<string, string> } | undefined {
  const match = createPageMatcher(routes, { path: '/*', name: 'all' })
  return href => {
    const url = new URL(href, 'http://uji.localhost')
    const page = match(url.pathname, url.searchParams)
    const isSame = page && page.path === url.pathname && page.search === (url.search && `?${url.searchParams}`)
    return isSame && page.route.name !== 'all' ? { name: page.route.name, params: page.params } : undefined
  }
}

/** True for links that are no page of the site: "whatsapp", a fragment, another site, e-mail. */
export function leadsElsewhere(href: string): boolean {
  return href === 'whatsapp' || /^(#|https:\/\/|mailto:)/.test(href)
}

/** Returns the home view of a tenant without content. */
export function emptyHome(layout: Layout, lang: Lang): HomeView {
  const none = { classes: 0, openClasses: 0, mentors: 0, programs: 0, posts: 0, events: 0, episodes: 0 }
  const site = buildSite({ of: toTenantId(newId()), layout })
  return {
    lang,
    layout,
    slug: 'uji',
    settings: site.settings,
    questions: questionsFor(site.questions, 'home', lang),
    hero: { title: 'Judul', summary: 'Kalimat' },
    classes: [],
    ...cardsOf([], site, lang),
    events: [],
    mentors: [],
    testimonies: [],
    programs: [],
    portfolios: [],
    schools: [],
    careers: [],
    cities: [],
    counts: { ...none, schools: 0, students: 0, cities: 0, portfolios: 0, jobs: 0 },
  }
}

// Pages name their tenant to the assistant.
const SAMPLE_TENANT = toTenantId(newId())

/** Returns the document of `/News?page=2` for a tenant of this layout, with this body. */
export function siteDocumentHtml(layout: Layout, lang: Lang, body = 'isi'): string {
  const site = buildSite({ of: SAMPLE_TENANT, layout, settings: { contact: { whatsapp: '6281200000000' } } })
  const page = { route: { path: '/News', name: 'News' }, params: {}, path: '/News', givenPath: '/News', search: '?page=2' }
  const assets = { stylesheet: '/app.css', beforePaint: '/before-paint.js', entry: '/entry.js', islandFiles: {} }
  return renderDocument(createElement(SiteDocument, { args: { site, lang, page }, assets, head: null }, body))
}

/** Returns the header and footer of that document. */
export function frameHtml(layout: Layout, lang: Lang): { header: string; footer: string } {
  const html = siteDocumentHtml(layout, lang)
  const [, header = ''] = /<div data-part="header">([^]*?)<main id="isi"/.exec(html) ?? []
  const [, footer = ''] = /<div data-part="footer">([^]*?)<aside data-acting/.exec(html) ?? []
  return { header, footer }
}
