import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LAYOUTS, toLayout } from '#features/sites/layouts.ts'
import { LANGS, type Lang, localHref } from '#kit/lang.ts'
import { LangContext } from '#ui/lang/lang.tsx'
import { pages } from '../../route-table.ts'
import type { Brand } from './brand.ts'
import { brandOf, resolveSection } from './brands.server.tsx'
import { emptyHome, frameHtml, hrefsOf, leadsElsewhere, routeFinder } from './testing.ts'
import { brandTexts } from './texts.ts'

const MAX_ENTRIES = 7
const routeOf = routeFinder(pages)
const layouts = Object.keys(LAYOUTS).map(toLayout)
const own = layouts.map(layout => brandOf(layout)).filter((brand, at) => brand.layout === layouts[at])

/** Returns the number of h1 in each section of the home page, for a tenant without content. */
function headings(brand: Brand, lang: Lang): number[] {
  return brand.home(lang).map(raw => {
    const found = resolveSection(brand, raw)
    const body = found?.section.render(found.values, emptyHome(brand.layout, lang))
    return (renderToStaticMarkup(createElement(LangContext, { value: lang }, body)).match(/<h1[\s>]/g) ?? []).length
  })
}

describe('the brands', () => {
  it('leave out a section that is not known, or whose values do not fit', () => {
    const demo = brandOf('demo')
    expect(resolveSection(demo, { kind: 'tidak-ada' })).toBeUndefined()
    expect(resolveSection(demo, { kind: 'faq', title: 5 })).toBeUndefined()
    expect(resolveSection(demo, { kind: 'alkademi-hero' })).toBeUndefined()
    expect(resolveSection(demo, { kind: 'faq', title: 'Tanya' })).toBeDefined()
  })

  it('are one for each layout, in a folder of its own', () => {
    expect(layouts).toHaveLength(24)
    expect(layouts.filter(layout => brandOf(layout).layout !== layout)).toEqual([])
  })

  it.each(LANGS)('do not share a title or a description (%s)', lang => {
    for (const key of ['title', 'description'] as const) expect(new Set(own.map(brand => brand.title(lang)[key])).size).toBe(own.length)
  })

  it('are not composed alike', () => {
    const sequences = Map.groupBy(own, brand =>
      brand
        .home('id')
        .map(section => section.kind)
        .join(' '),
    )
    expect([...sequences.values()].filter(alike => alike.length > 1).map(alike => alike.map(brand => brand.layout))).toEqual([])
  })
})

describe.each(own.map(brand => [brand.layout, brand] as const))('the brand %s', (_layout, brand) => {
  it.each(LANGS)('has at most seven entries with labels, each to a page that there is (%s)', lang => {
    const entries = brand.navigation(lang)
    expect(entries.length).toBeGreaterThan(0)
    expect(entries.length).toBeLessThanOrEqual(MAX_ENTRIES)
    expect(entries.filter(entry => entry.label.trim() === '' || !routeOf(entry.href))).toEqual([])
    expect(new Set(entries.map(entry => entry.href)).size).toBe(entries.length)
  })

  it.each(LANGS)('has a home page whose sections all resolve and lead to pages that there are (%s)', lang => {
    const home = brand.home(lang)
    expect(home.filter(section => !resolveSection(brand, section)).map(section => section.kind)).toEqual([])
    expect(hrefsOf(home).filter(href => !leadsElsewhere(href) && !routeOf(href))).toEqual([])
  })

  it.each(LANGS)('has one h1 on its home page, in the first section (%s)', lang => {
    const [first, ...rest] = headings(brand, lang)
    expect([first, rest.filter(Boolean)]).toEqual([1, []])
  })

  it.each(LANGS)('leads from its frame to the policies, to the same page in each other language, and to the search (%s)', lang => {
    const { header, footer } = frameHtml(brand.layout, lang)
    expect(header).toContain('href="#isi"')
    expect(header).toContain(`action="${localHref(lang, '/Search')}"`)
    expect(footer).toContain(`href="${localHref(lang, '/Privacy-Policy')}"`)
    expect(footer).toContain(`href="${localHref(lang, '/Terms-And-Conditions')}"`)
    for (const path of ['/Services', '/Overview']) expect(footer).toContain(`href="${localHref(lang, path)}"`)
    expect(footer).toMatch(new RegExp(`data-consent[^>]*>${brandTexts(lang).consent}<`))
    for (const other of LANGS.filter(one => one !== lang))
      expect(footer).toContain(`href="${localHref(other, '/News?page=2')}" data-lang-switch="${other}"`)
  })

  it('has the same pages and sections in both languages, in other words', () => {
    expect(brand.navigation('en').map(entry => entry.href)).toEqual(brand.navigation('id').map(entry => entry.href))
    expect(brand.home('en').map(section => section.kind)).toEqual(brand.home('id').map(section => section.kind))
    expect(brand.title('en').description).not.toBe(brand.title('id').description)
  })
})
