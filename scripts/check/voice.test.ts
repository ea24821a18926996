import { describe, expect, it } from 'vitest'
import { readSources } from './imports.ts'
import { findOtherVoices } from './voice.ts'

const PATH = 'features/posts/texts/id.ts'

describe('the product’s voice', () => {
  it.each([
    ["lead: 'Periksa email Anda.'", 'Anda'],
    ["lead: 'Kalau anda setuju'", 'anda'],
    ["nav: 'Kursus'", 'Kursus'],
    ["link: 'Lihat kursusnya'", 'kursusnya'],
  ])('refuses %s', (line, word) => {
    expect(findOtherVoices([{ path: PATH, text: `export const words = {\n  ${line},\n}` }])).toEqual([
      expect.stringContaining(`${PATH}:2 says “${word}”`),
    ])
  })

  it.each([
    ["title: 'Courses'", 'Courses'],
    ["lead: 'All courses of {{site}}'", 'courses'],
    ["badge: 'Premium course'", 'course'],
    ["courses: 'Courses'", 'Courses'],
  ])('refuses %s in an English text', (line, word) => {
    for (const path of ['features/classes/texts/en.ts', 'features/brands/static/pages/en/company.ts'])
      expect(findOtherVoices([{ path, text: `export const words = {\n  ${line},\n}` }])).toEqual([
        expect.stringContaining(`${path}:2 says “${word}”; say class`),
      ])
  })

  it('lets addresses, keys, a campus’s own courses and “of course” pass in English, and code name a course', () => {
    const lines = [
      "link: { label: 'Essay classes', href: '/Courses' },",
      "  courses: 'Classes',",
      "nav: { courses: 'Classes' },",
      "text: 'Of course, it goes with university courses; in the course of a week.',",
    ]
    expect(findOtherVoices([{ path: 'features/brands/texts/en.ts', text: lines.join('\n') }])).toEqual([])
    expect(findOtherVoices([{ path: 'features/classes/outline.ts', text: 'const course = pathOfCourse(one)' }])).toEqual([])
  })

  it('reads code and tests as well as text files', () => {
    const text = "const said = 'Anda di sini'"
    for (const path of ['main/web.ts', 'features/posts/pages/a.test.ts', 'features/brands/layouts/sfi/home.tsx'])
      expect(findOtherVoices([{ path, text }])).toHaveLength(1)
  })

  it('takes whole words only', () => {
    expect(findOtherVoices([{ path: PATH, text: "'Tanda jadi di beranda; pandan'" }])).toEqual([])
  })

  it('is one in the product', () => {
    expect(findOtherVoices(readSources('src'))).toEqual([])
  })
})
