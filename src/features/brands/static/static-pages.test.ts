import { describe, expect, it } from 'vitest'
import { LANGS, type Lang } from '#kit/lang.ts'
import { pages } from '../../../route-table.ts'
import { brandOf, resolveSection } from '../brands.server.tsx'
import { hrefsOf, leadsElsewhere, routeFinder } from '../testing.ts'
import { fillSite, type StaticPage } from './static-page.ts'
import { findStaticPage, listStaticPages, searchStaticPages } from './static-pages.server.ts'

const LONGEST_LEAD = 400
const routeOf = routeFinder(pages)
const demo = brandOf('demo')
const routes = pages.filter(page => page.file === 'features/brands/pages/static-page.tsx').map(page => page.name)
const withSlug = routes.filter(name => name.endsWith('-slug'))

/** Each static page under its name, and its slug where it has one. */
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

const FIXED = new Set(['kind', 'type', 'href', 'of', 'tone', 'look', 'columns', 'count', 'picture', 'portrait'])

/** A page without its words: what both languages have in common. */
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

describe('a search for static pages', () => {
  it('finds none without all of the words, and none that signing in and paying lead through', () => {
    expect(searchStaticPages('privasi zzqx', 'id', 'Uji')).toEqual([])
    expect(searchStaticPages('', 'id', 'Uji').filter(hit => /Payment|Register/.test(hit.href))).toEqual([])
  })

  it.each(LANGS)('leads to routes of the table (%s)', lang => {
    const hits = searchStaticPages('', lang, 'Uji')
    expect(hits.length).toBeGreaterThan(15)
    expect(hits.filter(hit => !routes.includes(routeOf(hit.href)?.name ?? '')).map(hit => hit.href)).toEqual([])
    expect(hits.filter(hit => `${hit.title}${hit.summary}`.includes('{{'))).toEqual([])
  })
})
