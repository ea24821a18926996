import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LangContext } from '#ui/lang/lang.tsx'
import { brandOf, resolveSection } from '../brands.server.tsx'
import type { EventView, HomeView, PortfolioView } from '../home-view.ts'
import { emptyHome } from '../testing.ts'

/** Returns the HTML of a section with these values and this content. */
function html(section: { kind: string; [value: string]: unknown }, content: Partial<HomeView>): string {
  const found = resolveSection(brandOf('demo'), section)
  if (!found) throw new Error(`${section.kind}: the values do not fit`)
  const body = found.section.render(found.values, { ...emptyHome('demo', 'id'), ...content })
  return renderToStaticMarkup(createElement(LangContext, { value: 'id' }, body))
}

const work = (type: PortfolioView['type'], title: string): PortfolioView => ({
  href: `/Portfolio/${type}/${title}`,
  type,
  title,
  kind: 'Pelatihan',
  summary: 'Ringkasan',
  client: 'Klien',
  cover: '/art/program/uji.svg',
  year: '2026',
})
const event = (title: string, isPast: boolean): EventView => ({
  href: `/Event/${title}`,
  title,
  summary: 'Ringkasan',
  lang: 'id',
  cover: '/art/event/uji.svg',
  place: 'Bandung',
  startsAt: '2026-08-17T03:00:00.000Z',
  day: '17',
  month: 'Agu 2026',
  when: 'Senin',
  isPast,
})

describe('works', () => {
  const portfolios = [work('corporate', 'bank'), work('government', 'dinas'), work('community', 'warga')]

  it('refuse a type that there is not', () => {
    expect(resolveSection(brandOf('demo'), { kind: 'portfolio', title: 'Karya', type: 'swasta' })).toBeUndefined()
  })

  it('are those of one type where one is named, and nothing where there is none of it', () => {
    const government = html({ kind: 'portfolio', title: 'Karya', type: 'government' }, { portfolios })
    expect(government).toContain('/Portfolio/government/dinas')
    expect(government).not.toMatch(/bank|warga/)
    expect(html({ kind: 'portfolio', title: 'Karya', type: 'corporate' }, { portfolios: portfolios.slice(1) })).toBe('')
    expect(html({ kind: 'portfolio', title: 'Karya' }, { portfolios })).toMatch(/bank.*dinas.*warga/)
  })
})

describe('sections with words of their own', () => {
  it('show them, and not those of the tenant', () => {
    const home = emptyHome('demo', 'id')
    const questions = [{ question: 'Milik situs?', answer: 'Ya.', lang: home.lang }]
    expect(html({ kind: 'faq', title: 'Tanya' }, { questions })).toContain('Milik situs?')
    const asked = html({ kind: 'faq', title: 'Tanya', items: [{ question: 'Milik halaman?', answer: 'Ya.' }] }, { questions })
    expect(asked).toContain('Milik halaman?')
    expect(asked).not.toContain('Milik situs?')
    const testimonies = [{ name: 'Peserta', role: 'Siswa', message: 'Kelasnya bagus', photo: null, lang: 'id', className: null }]
    const said = html(
      { kind: 'testimonials', title: 'Kata', items: [{ name: 'Pembaca', role: 'Guru', message: 'Bukunya bagus' }] },
      { testimonies },
    )
    expect(said).toContain('Bukunya bagus')
    expect(said).not.toContain('Kelasnya bagus')
  })
})

describe('events', () => {
  it('are only those to come where the section says so', () => {
    const events = [event('besok', false), event('kemarin', true)]
    expect(html({ kind: 'events', title: 'Acara' }, { events })).toContain('kemarin')
    expect(html({ kind: 'events', title: 'Acara', coming: true }, { events })).not.toContain('kemarin')
    expect(html({ kind: 'events', title: 'Acara', coming: true }, { events: events.slice(1) })).toBe('')
  })
})
