import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { brandOf, resolveSection } from '#features/brands/brands.server.tsx'
import { loadHome } from '#features/brands/home.server.ts'
import { mergeNeeds } from '#features/brands/needs.ts'
import { changeSettings } from '#features/sites/commands.server.ts'
import { LAYOUTS, type Layout } from '#features/sites/layouts.ts'
import { findSiteByHost } from '#features/sites/queries.server.ts'
import { makeStarterContent } from '#features/starter-content/make.server.ts'
import { LANGS } from '#kit/lang.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { LangContext } from '#ui/lang/lang.tsx'
import { starterBrandOf } from './starter-brand.server.ts'

const database = openTestDatabase()

const NAME = 'Sanggar Uji'

/** Home pages of a new organisation of this layout, section by section, in each language: what is shown, and the lists that they are shown from. */
async function homesOf(layout: Layout, slug: string = layout) {
  const tenant = await database.createTenant(slug)
  const operator = { viewer: { kind: 'operator' as const } }
  await database.asTenant(
    tenant,
    async ctx => {
      await changeSettings(ctx, { title: NAME, layout })
      await makeStarterContent(ctx, NAME, starterBrandOf(layout))
    },
    operator,
  )
  const brand = brandOf(layout)
  return await Promise.all(
    LANGS.map(async lang => {
      const sections = brand.home(lang).flatMap(raw => resolveSection(brand, raw) ?? [])
      const needs = mergeNeeds(sections.map(({ section, values }) => section.needs(values)))
      const home = await database.asTenant(
        tenant,
        async ctx => {
          const site = await findSiteByHost(ctx.db, `${slug}.localhost`, ctx.log)
          if (!site) throw new Error('the tenant has this host')
          return await loadHome({ ctx, site, lang, query: new URLSearchParams() }, needs, { title: NAME, summary: '' })
        },
        { lang },
      )
      const shown = sections.map(({ section, values }) => ({
        kind: section.kind,
        values,
        html: renderToStaticMarkup(createElement(LangContext, { value: lang }, section.render(values, home))),
      }))
      return { lang, needs, home, shown }
    }),
  )
}

/**
 * Sections of facts about other people, or that the organisation alone can write: who its partners and schools are, what was said of it, what it has reached, when
 * its festival is. They are left out until somebody does.
 */
const FACTS = [
  'testimonials',
  'ruangcipta-guestbook',
  'stats',
  'foundation-ledger',
  'business-alkademi-numbers',
  'logo-wall',
  'schools',
  'cities',
  'map',
  'statement',
  'diaksara-letter',
  'belajarbersamapuja-lineup',
  'belajarbersamapuja-timetable',
  'activities',
]
const FACTUAL_LISTS = ['testimonies', 'schools']

describe('the home page of a new organisation', () => {
  it.each(Object.keys(LAYOUTS) as Layout[])(
    '%s shows each section that content fills, and says nowhere that something is empty',
    async layout => {
      for (const { lang, needs, home, shown } of await homesOf(layout)) {
        const lists = new Map<string, unknown>(Object.entries(home))
        const empty = Object.keys(needs).filter(name => !FACTUAL_LISTS.includes(name) && Object(lists.get(name)).length === 0)
        expect([lang, empty]).toEqual([lang, []])
        const missing = shown.filter(({ kind, html }) => html === '' && !FACTS.includes(kind)).map(({ kind }) => kind)
        expect([lang, missing]).toEqual([lang, []])
        // What a section says in place of its content.
        for (const { values, html } of shown)
          for (const name of ['empty', 'none']) {
            const words: unknown = Object(values)[name]
            if (typeof words === 'string') expect(html).not.toContain(words)
          }
      }
    },
  )

  it('speaks of what its brand is for, in the reader’s language', async () => {
    const [indonesian, english] = await homesOf('sekolahkopi', 'kedai')
    expect(indonesian?.home.classes.map(card => card.name)).toEqual(['Seduh Manual untuk Pemula', 'Mengenal Rasa Kopi'])
    expect(english?.home.classes.map(card => card.name)).toEqual(['Brewing by Hand', 'How Coffee Tastes'])
    expect(english?.home.questions[0]?.answer).toContain('coffee')
  })

  it('has an opening where its brand shows openings, and an episode where it shows episodes; nobody else', async () => {
    const partsOf = (layout: Layout) => [...starterBrandOf(layout).parts]
    expect(partsOf('smkcoding')).toContain('careers')
    expect(partsOf('bharabas')).toContain('podcasts')
    expect(partsOf('sekolahkopi')).not.toContain('careers')
    expect(partsOf('sfi')).toEqual(['blog', 'events', 'galleries', 'programs'])
  })
})
