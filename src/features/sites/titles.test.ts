import { describe, expect, it } from 'vitest'
import { pages } from '../../route-table.ts'
import { LAYOUTS, type Variant } from './layouts.ts'
import { fixedTitleOf, isTitled } from './titles.ts'

const VARIANTS = [...new Set(Object.values(LAYOUTS))]
const ROUTES = pages.map(page => page.name)

/** Returns the routes whose titles end with the site's. */
const titledOf = (variant: Variant) => ROUTES.filter(name => isTitled(variant, name))

describe('the site’s title behind a page’s', () => {
  it('does not stand on routes that the variant does not list, nor on those that there are not', () => {
    expect(isTitled('main', 'Blog')).toBe(false)
    expect(isTitled('scholarship', 'Courses')).toBe(false)
    expect(isTitled('script', 'Aksara')).toBe(false)
    expect(isTitled('foundation', 'News')).toBe(false)
    expect(isTitled('main', 'tidak-ada')).toBe(false)
    expect(isTitled('main', 'toString')).toBe(false)
  })

  it('stands on the home page of every variant', () => {
    expect(VARIANTS).toHaveLength(10)
    expect(VARIANTS.filter(variant => !isTitled(variant, 'index'))).toEqual([])
  })

  it('stands on each variant’s own routes', () => {
    expect(titledOf('scholarship')).toEqual(['index'])
    expect(titledOf('script').sort()).toEqual(['Lms', 'index'])
    expect(titledOf('shared-learning').sort()).toEqual(['Class', 'Class-code', 'index'])
    expect(titledOf('creative-space').sort()).toEqual(['Bandung', 'Class', 'Class-code', 'Jakarta', 'index'])
    expect(titledOf('another').sort()).toEqual(['Articles-slug-Detail-id-title', 'index'])
    expect(titledOf('innovation').sort()).toEqual(['Aksara', 'Articles-slug-Detail-id-title', 'index'])
    expect(titledOf('alpha').sort()).toEqual(['News', 'News-id-title', 'News-slug', 'index'])
    expect(titledOf('coding-school').sort()).toEqual(['Berita', 'Courses-slug', 'Gallery', 'Program', 'Program-slug', 'index'])
    expect(titledOf('main')).toHaveLength(13)
    expect(titledOf('foundation')).toHaveLength(13)
  })
})

describe('a title that the variant fixes', () => {
  it('is none where the page has its own', () => {
    expect(fixedTitleOf('main', 'Class', 'id')).toBeUndefined()
    expect(fixedTitleOf('scholarship', 'About', 'id')).toBeUndefined()
    expect(fixedTitleOf('foundation', 'News', 'id')).toBeUndefined()
    expect(fixedTitleOf('foundation', 'tidak-ada', 'en')).toBeUndefined()
  })

  it.each([
    ['foundation', 'Class', 'Kelas', 'Classes'],
    ['foundation', 'About', 'Tentang', 'About'],
    ['foundation', 'Campus', 'Untuk Kampus', 'For campuses'],
    ['foundation', 'Government', 'Untuk Pemerintahan', 'For governments'],
    ['foundation', 'Corporates', 'Untuk Perusahaan', 'For companies'],
    ['foundation', 'Make-Appointment', 'Buat Perjanjian', 'Make an appointment'],
    ['main', 'BelajarBersama', 'Festival Belajar Bersama', 'Festival Belajar Bersama'],
    ['creative-space', 'Class', 'Rangkaian Kelas & Diskusi', 'Classes & discussions'],
  ] as const)('of %s on %s is “%s”, in English “%s”', (variant, route, id, en) => {
    expect([fixedTitleOf(variant, route, 'id'), fixedTitleOf(variant, route, 'en')]).toEqual([id, en])
  })

  it('stands only on titled routes of the table', () => {
    const fixed = VARIANTS.flatMap(variant =>
      ROUTES.filter(name => fixedTitleOf(variant, name, 'id')).map(name => [variant, name] as const),
    )
    expect(fixed).toHaveLength(8)
    expect(fixed.filter(([variant, name]) => !isTitled(variant, name))).toEqual([])
  })
})
