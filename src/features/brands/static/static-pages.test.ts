import { describe, expect, it } from 'vitest'
import { APP_TOKEN_HOURS } from '#features/api-clients/api-client.ts'
import { COMPOSED_PAGES, SITE_PAGES } from '#features/sites/pages.ts'
import { toSettings } from '#features/sites/settings.ts'
import { CLICKS_KEPT_DAYS } from '#features/statistics/commands.server.ts'
import { words as noticeEn } from '#features/statistics/texts/en.ts'
import { words as noticeId } from '#features/statistics/texts/id.ts'
import { LANGS, type Lang } from '#kit/lang.ts'
import { pages } from '../../../route-table.ts'
import { brandOf, resolveSection } from '../brands.server.tsx'
import { checkSections } from '../section-checks.server.ts'
import { inLang, sectionsInAllLanguages } from '../section-words.ts'
import { hrefsOf, leadsElsewhere, routeFinder } from '../testing.ts'
import { brandTexts } from '../texts.ts'
import { fillSite, type StaticPage, withSections, withTop } from './static-page.ts'
import { findStaticPage, listStaticPages, searchStaticPages, sitePageAt } from './static-pages.server.ts'

const LONGEST_LEAD = 400
const routeOf = routeFinder(pages)
const demo = brandOf('demo')
const settings = toSettings({ title: 'Uji' })
const routes = pages
  .filter(page => /^features\/brands\/pages\/(static|voice)-page\.server\.tsx$/.test(page.file ?? ''))
  .map(page => page.name)
const withSlug = routes.filter(name => name.endsWith('-slug'))

/** Returns each static page by name, including those by slug. */
function pagesIn(lang: Lang): [name: string, page: StaticPage][] {
  const plain = routes
    .filter(name => !withSlug.includes(name))
    .map(name => {
      const page = findStaticPage(lang, name)
      if (!page) throw new Error(`${name} has no page in ${lang}`)
      return [name, page] as [string, StaticPage]
    })
  return [
    ...plain,
    ...withSlug.flatMap(name => listStaticPages(name, lang).map(([slug, page]) => [`${name} ${slug}`, page] as [string, StaticPage])),
  ]
}

const named = Object.fromEntries(LANGS.map(lang => [lang, Object.fromEntries(pagesIn(lang))]))
const names = Object.keys(named['id'] ?? {})

const SLUG_BASES = {
  'Lms-Features-slug': '/Lms/Features',
  'Aksara-Features-slug': '/Aksara/Features',
  'Features-slug': '/Features',
  'Services-slug': '/Services',
}

const FIXED = new Set(['kind', 'type', 'href', 'of', 'tone', 'look', 'columns', 'count', 'picture', 'portrait'])

/** Returns a page without its texts: the structure that both languages share. */
function structureOf(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map(one => structureOf(one))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, structureOf(one, name)]))
  return typeof value === 'string' && !FIXED.has(key) ? 'words' : value
}

describe('the static pages', () => {
  it('are none for a route or a slug that there is not', () => {
    expect(findStaticPage('id', 'tidak-ada')).toBeUndefined()
    expect(findStaticPage('id', 'toString')).toBeUndefined()
    expect(findStaticPage('id', 'Features-slug', 'tidak-ada')).toBeUndefined()
    expect(findStaticPage('id', 'Features-slug', 'constructor')).toBeUndefined()
    expect(findStaticPage('id', 'News-slug', 'sertifikat')).toBeUndefined()
    expect(listStaticPages('tidak-ada')).toEqual([])
  })

  it('stand under every route that shows one, and below every route by slug', () => {
    expect(routes.length).toBeGreaterThan(15)
    expect(withSlug).toHaveLength(4)
    for (const name of withSlug) expect([name, listStaticPages(name).length > 0]).toEqual([name, true])
  })

  it('are the same in both languages', () => {
    expect(Object.keys(named['en'] ?? {}).sort()).toEqual([...names].sort())
  })
})

describe.each(names)('the page %s', name => {
  it.each(LANGS)('has sections that all resolve, and a title and lead that fit (%s)', lang => {
    const page = named[lang]?.[name]
    if (!page) throw new Error('no such page')
    const filled = fillSite(page, 'Yayasan Pendidikan Anak Nusantara')
    expect(filled.sections.length).toBeGreaterThan(0)
    const top = { kind: 'page-top', title: filled.title, lead: filled.lead }
    expect([top, ...filled.sections].filter(section => !resolveSection(demo, section)).map(section => section.kind)).toEqual([])
    expect(filled.lead.length).toBeLessThanOrEqual(LONGEST_LEAD)
    expect(filled.lead).not.toBe('')
    expect(JSON.stringify(filled)).not.toMatch(/\{\{|\}\}(?=[a-z])/)
  })

  it.each(LANGS)('leads only to pages that there are (%s)', lang => {
    const faults = hrefsOf(named[lang]?.[name]).filter(href => {
      if (leadsElsewhere(href)) return false
      const route = routeOf(href)
      const slug = route?.params['slug']
      return !route || (slug !== undefined && withSlug.includes(route.name) && !findStaticPage(lang, route.name, slug))
    })
    expect(faults).toEqual([])
  })

  it('has the same structure in both languages', () => {
    expect(structureOf(named['en']?.[name])).toEqual(structureOf(named['id']?.[name]))
  })
})

describe('the pages below a slug', () => {
  it('are led to by another page', () => {
    const found = Object.entries(SLUG_BASES).flatMap(([name, base]) => listStaticPages(name).map(([slug]) => `${base}/${slug}`))
    const hrefs = new Set(Object.values(named['id'] ?? {}).flatMap(hrefsOf))
    expect(found.filter(href => !hrefs.has(href))).toEqual([])
  })
})

describe('the LMS page', () => {
  it.each([
    ['id', 'peserta', 'bahasa'],
    ['en', 'participants', 'languages'],
  ] as const)('states the numbers of the specification in words that say what they are (%s)', (lang, people, tongues) => {
    const words = JSON.stringify(findStaticPage(lang, 'Lms'))
    const { short, full, languages } = { short: 31, full: 43_700, languages: 12 }
    for (const count of [short, full]) expect(words).toContain(`: ${count.toLocaleString(lang)} ${people}`)
    expect(words).toContain(`${languages} ${tongues}`)
  })

  it.each([
    ['id', 'Dalam persiapan'],
    ['en', 'In preparation'],
  ] as const)('says of each part that is not there yet that it is being prepared (%s)', (lang, status) => {
    const unbuilt = [
      ['Lms-Features-slug', 'coding-studio'],
      ['Lms-Features-slug', 'online-quiz'],
      ['Features-slug', 'asisten-belajar'],
      ['Aksara-Features-slug', 'rapor'],
      ['Aksara-Features-slug', 'kehadiran'],
    ] as const
    const statuses = new Set(unbuilt.map(([name, slug]) => findStaticPage(lang, name, slug)?.status))
    expect([...statuses]).toEqual([status])
  })
})

describe('the privacy policy', () => {
  it.each([
    ['id', 'hari', 'jam', noticeId],
    ['en', 'days', 'hours', noticeEn],
  ] as const)(
    'names the click log as it is: how long, and by which words it is allowed and taken back (%s)',
    (lang, days, hours, notice) => {
      const policy = JSON.stringify(findStaticPage(lang, 'Privacy-Policy'))
      expect(policy.match(new RegExp(`\\d+(?= ${days})`, 'g'))).toEqual([String(CLICKS_KEPT_DAYS)])
      expect(policy).toContain(`${APP_TOKEN_HOURS} ${hours}`)
      for (const words of [notice.refuse, notice.minor, brandTexts(lang).consent]) expect(policy).toContain(`“${words}”`)
    },
  )
})

describe('the pages that tenants compose', () => {
  it('are all static pages but those that paying leads through, each in one of the two ways', () => {
    const addresses = hrefsOfPages('id')
    expect([...SITE_PAGES].sort()).toEqual(addresses)
    expect(new Set(SITE_PAGES).size).toBe(SITE_PAGES.length)
  })

  it.each(COMPOSED_PAGES)('%s is edited as it stands: each language’s own, and it fits', address => {
    const sectionsIn = (lang: Lang) => withTop(fillSite(sitePageAt(address, lang), 'Uji'))
    const joined = sectionsInAllLanguages(sectionsIn)
    for (const lang of LANGS) expect(inLang(joined, lang)).toEqual(JSON.parse(JSON.stringify(sectionsIn(lang))))
    expect(checkSections(demo, joined)).toEqual([])
    const composed = withSections(sitePageAt(address, 'id'), [{ kind: 'page-top', title: 'Judul kami', lead: '' }])
    expect(composed).toMatchObject({ title: 'Judul kami', lead: sitePageAt(address, 'id').lead })
    expect(withTop(composed)).toHaveLength(1)
  })
})

/** Returns the addresses of all static pages that are shown to whoever asks. */
function hrefsOfPages(lang: Lang): string[] {
  const bySlug = Object.entries(SLUG_BASES).flatMap(([name, base]) => listStaticPages(name, lang).map(([slug]) => `${base}/${slug}`))
  const plain = pages.filter(({ name }) => routes.includes(name) && !withSlug.includes(name) && !name.startsWith('Payment-Status'))
  return [...plain.map(({ path }) => path), '/Services', ...bySlug].sort()
}

describe('a search for static pages', () => {
  it('finds a page by the title that its tenant gave it, and shows that', () => {
    const own = toSettings({
      title: 'Uji',
      sitePages: { '/About': [{ kind: 'page-top', title: { id: 'Kisah kami', en: 'Our tale' }, lead: 'x' }] },
    })
    expect(searchStaticPages('tale', 'en', own)).toMatchObject([{ title: 'Our tale', href: '/About' }])
    expect(searchStaticPages('tale', 'en', settings)).toEqual([])
  })

  it('finds none without all of the words, and none that signing in and paying lead through', () => {
    expect(searchStaticPages('privasi zzqx', 'id', settings)).toEqual([])
    expect(searchStaticPages('', 'id', settings).filter(hit => /Payment|Register/.test(hit.href))).toEqual([])
  })

  it.each(LANGS)('leads to routes of the table (%s)', lang => {
    const hits = searchStaticPages('', lang, settings)
    expect(hits.length).toBeGreaterThan(15)
    expect(hits.filter(hit => !routes.includes(routeOf(hit.href)?.name ?? '')).map(hit => hit.href)).toEqual([])
    expect(hits.filter(hit => `${hit.title}${hit.summary}`.includes('{{'))).toEqual([])
  })
})
