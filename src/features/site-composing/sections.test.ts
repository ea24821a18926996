import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Brand, HomeSection } from '#features/brands/brand.ts'
import { brandOf, resolveSection, sectionsOf } from '#features/brands/brands.server.tsx'
import { headerEntries, ownNavigation } from '#features/brands/chrome.server.ts'
import { checkSections } from '#features/brands/section-checks.server.ts'
import type { SectionField } from '#features/brands/section-fields.server.ts'
import { homeSectionsOf, inLang, sectionsInAllLanguages } from '#features/brands/section-words.ts'
import { emptyHome } from '#features/brands/testing.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { findDraft, publishDraft, saveDraft } from '#features/site-editing/drafts.server.ts'
import { fieldPathOf, toSettingChanges, toTyped } from '#features/site-editing/setting-fields.ts'
import { LAYOUTS, toLayout, variantOf } from '#features/sites/layouts.ts'
import { navigationField } from '#features/sites/navigation.ts'
import { readSettings } from '#features/sites/queries.server.ts'
import { buildSite } from '#features/sites/testing.ts'
import type { AppError } from '#kit/errors.ts'
import { LANGS } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { LangContext } from '#ui/lang/lang.tsx'
import { ownSectionsOf, sectionKindsOf } from './section-kinds.server.ts'
import { fromWords, toWords } from './ui/words.ts'

const database = openTestDatabase()
const brands = Object.keys(LAYOUTS).map(layout => [layout, brandOf(toLayout(layout))] as const)

let of: TenantId
let ani: Enrolled

beforeAll(async () => {
  of = await database.createTenant()
  ani = await enrol(database, of, 'Ani', ['admin'])
})

const asAni = async <T>(work: (ctx: Ctx) => Promise<T>) => await database.asTenant(of, work, { viewer: await ani.viewer() })
const faq = (values: object): HomeSection => ({ kind: 'faq', title: 'Tanya', ...values })

describe('what a draft refuses of sections', () => {
  it.each([
    ['a title that is too long', faq({ title: 'x'.repeat(161) }), ['home.0.title']],
    ['words that fit in one language alone', faq({ title: { id: 'Tanya', en: 'x'.repeat(161) } }), ['home.0.title.en']],
    ['a title that is missing', { kind: 'faq' }, ['home.0.title']],
    ['a number out of bounds', faq({ count: 2000 }), ['home.0.count']],
    ['a link that a browser would run', faq({ more: { label: 'x', href: 'javascript:alert(1)' } }), ['home.0.more.href']],
    ['the same in one language', faq({ more: { label: 'x', href: { id: '/About', en: 'JaVaScript:alert(1)' } } }), ['home.0.more.href.en']],
    ['another protocol’s', faq({ more: { label: 'x', href: 'data:text/html,<script>' } }), ['home.0.more.href']],
    ['a site by two slashes', faq({ more: { label: 'x', href: '//jahat.example' } }), ['home.0.more.href']],
    ['a slash and a backslash', faq({ more: { label: 'x', href: '/\\jahat.example' } }), ['home.0.more.href']],
    ['a picture that is no address', { kind: 'hero', picture: 'javascript:alert(1)' }, ['home.0.picture']],
    ['a row without its words', faq({ items: [{ question: 'Apa?', answer: 'Ya' }, { question: 'Apa?' }] }), ['home.0.items.1.answer']],
    ['text in place of rows', faq({ items: '<script>' }), ['home.0.items']],
  ])('%s', async (_what, section, paths) => {
    const refused = await asAni(ctx => saveDraft(ctx, { home: [section] })).catch((error: unknown) => error)
    expect(refused).toMatchObject({ status: 422 })
    expect((refused as AppError).problems.map(({ path }) => path)).toEqual(paths)
    expect(paths.map(fieldPathOf)).toEqual(['home'])
    expect(await asAni(findDraft)).toBeUndefined()
  })

  it('not a section of another layout, which its page leaves out', async () => {
    const draft = await asAni(ctx => saveDraft(ctx, { home: [faq({}), { kind: 'alkademi-hero', title: 5 }] }))
    expect(draft?.changes['home']).toHaveLength(2)
    await asAni(ctx => saveDraft(ctx, { home: null }))
  })
})

describe.each(brands)('a home page of the brand %s', (layout, brand) => {
  it.each(LANGS)('is the same after it was made one for all languages, and fits (%s)', lang => {
    const joined = sectionsInAllLanguages(brand.home)
    expect(inLang(joined, lang)).toEqual(brand.home(lang))
    expect(checkSections(brand, ownSectionsOf(brand))).toEqual([])
  })

  it('survives form, draft and page with a section of each kind', async () => {
    const kinds = sectionKindsOf(brand, 'id')
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(
      sectionsOf(brand)
        .map(({ kind }) => kind)
        .sort(),
    )
    for (const group of chunks(
      kinds.map(({ starter }, at) => ({ ...starter, key: `k${at}` })),
      30,
    )) {
      // As the form types it, and the saver sends it.
      const { home: typed = '' } = toTyped({ home: group })
      await asAni(ctx => saveDraft(ctx, { layout, ...toSettingChanges({ home: typed }) }))
      await asAni(ctx => publishDraft(ctx))
      const settings = await database.asTenant(of, readSettings)
      expect(settings.home).toEqual(group)
      for (const lang of LANGS) expect(shownIn(brand, homeSectionsOf(settings, brand, lang), lang)).toBe(group.length)
    }
    await asAni(ctx => saveDraft(ctx, { home: null }))
    await asAni(ctx => publishDraft(ctx))
    const own = await database.asTenant(of, readSettings)
    expect(homeSectionsOf(own, brand, 'en')).toEqual(brand.home('en'))
  })

  it('has no value whose parts are called like languages', () => {
    const groups = sectionKindsOf(brand, 'id').flatMap(({ fields }) => groupsIn(fields))
    expect(groups.length).toBeGreaterThan(0)
    expect(groups.filter(names => names.every(name => LANGS.some(lang => lang === name)))).toEqual([])
  })

  it.each(LANGS)('has entries that are the same as a tenant’s own (%s)', lang => {
    const navigation = navigationField.parse(ownNavigation(brand, variantOf(brand.layout)))
    const site = buildSite({ of, layout: brand.layout, settings: { navigation } })
    expect(headerEntries(site, brand, lang)).toEqual(brand.navigation(lang))
  })
})

describe('words in languages', () => {
  it('are one where they are the same, and none where there are none', () => {
    for (const value of ['Tanya', { id: 'Tanya', en: 'Ask' }, { id: '', en: 'Ask' }]) expect(fromWords(toWords(value))).toEqual(value)
    expect(fromWords(toWords({ id: 'Sama', en: 'Sama' }))).toBe('Sama')
    expect(fromWords(toWords(undefined))).toBeUndefined()
  })

  it('are those of the other language where one has none', () => {
    const words = [{ title: { id: 'Tanya', en: '' } }, { title: { id: '', en: 'Ask' } }]
    expect(inLang(words, 'en')).toEqual([{ title: 'Tanya' }, { title: 'Ask' }])
    expect(inLang(words, 'id')).toEqual([{ title: 'Tanya' }, { title: 'Ask' }])
  })
})

/** Returns how many of the sections are rendered without a fault. */
function shownIn(brand: Brand, sections: readonly HomeSection[], lang: (typeof LANGS)[number]): number {
  return sections.filter(raw => {
    const found = resolveSection(brand, raw)
    if (!found) return false
    const body = found.section.render(found.values, emptyHome(brand.layout, lang))
    return typeof renderToStaticMarkup(createElement(LangContext, { value: lang }, body)) === 'string'
  }).length
}

/** Returns the names of the values of each group, at any depth. */
function groupsIn(fields: readonly SectionField[]): string[][] {
  const names = fields.map(({ name }) => name)
  return [...(names.length > 0 ? [names] : []), ...fields.flatMap(field => groupsIn(field.fields ?? []))]
}

function chunks<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))
}
