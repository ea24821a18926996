import { DEFAULT_LANG, type Lang } from '#kit/lang.ts'
import { book as bookEn } from './en/book.ts'
import { company as companyEn } from './en/company.ts'
import {
  aksaraFeatures as aksaraEn,
  lmsFeatures as lmsEn,
  platformFeatures as platformEn,
  serviceDetails as servicesDetailEn,
} from './en/detail.ts'
import { legal as legalEn } from './en/legal.ts'
import { services as servicesEn } from './en/services.ts'
import { voicePages as voicesEn } from './en/voices.ts'
import { book } from './id/book.ts'
import { company } from './id/company.ts'
import { aksaraFeatures, lmsFeatures, platformFeatures, serviceDetails } from './id/detail.ts'
import { legal } from './id/legal.ts'
import { services } from './id/services.ts'
import { voicePages } from './id/voices.ts'
import { fillSite, type StaticPage } from './static-page.ts'

type Pages = Record<string, StaticPage>

const byRoute: Record<Lang, Pages> = {
  id: { ...company, ...book, ...services, ...legal },
  en: { ...companyEn, ...bookEn, ...servicesEn, ...legalEn },
}

/** Pages by a slug below a route. */
const bySlug: Record<string, Record<Lang, Pages>> = {
  'Lms-Features-slug': { id: lmsFeatures, en: lmsEn },
  'Aksara-Features-slug': { id: aksaraFeatures, en: aksaraEn },
  'Features-slug': { id: { ...platformFeatures, ...voicePages }, en: { ...platformEn, ...voicesEn } },
  'Services-slug': { id: serviceDetails, en: servicesDetailEn },
}

/** The static page of a route, or of a slug below it; undefined where there is none. */
export function findStaticPage(lang: Lang, routeName: string, slug?: string): StaticPage | undefined {
  const pages = slug === undefined ? byRoute[lang] : bySlug[routeName]?.[lang]
  return pages && Object.hasOwn(pages, slug ?? routeName) ? pages[slug ?? routeName] : undefined
}

/** The slugs below a route with their pages, for lists, the sitemap and the search. */
export function listStaticPages(routeName: string, lang: Lang = DEFAULT_LANG): [slug: string, page: StaticPage][] {
  return Object.entries(bySlug[routeName]?.[lang] ?? {})
}

const SLUG_BASE: Record<string, string> = {
  'Lms-Features-slug': '/Lms/Features',
  'Aksara-Features-slug': '/Aksara/Features',
  'Features-slug': '/Features',
  'Services-slug': '/Services',
}
/** What a search for pages does not lead to. */
const HIDDEN = /^(Payment-Status|Register)/

/** The static pages that have all the words of a text in their title or first sentence, as they read on the site of this title. */
export function searchStaticPages(
  text: string,
  lang: Lang,
  siteTitle: string,
): { group: 'pages'; title: string; summary: string; href: string }[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const all = [
    ...Object.entries(byRoute[lang]).map(([name, page]) => ({ page, href: `/${name}`, name })),
    ...Object.entries(bySlug).flatMap(([name, pages]) =>
      Object.entries(pages[lang]).map(([slug, page]) => ({ page, href: `${SLUG_BASE[name]}/${slug}`, name })),
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
