import { expect, it } from 'vitest'
import { pageKindOf, suggest } from './suggestions.ts'
import { documentTexts } from './texts.server.ts'

it.each([
  ['/', 'home'],
  ['/Courses', 'classes'],
  ['/Courses/web-dasar', 'class'],
  ['/Courses/@Premium/web-dasar/m/chapter/satu', 'chapter'],
  ['/Event', 'events'],
  ['/Event/Careers', 'work'],
  ['/News/kabar', 'reading'],
  ['/News', 'home'],
  ['/Account/Orders', 'orders'],
  ['/Learn', 'learning'],
  ['/tidak/ada', 'home'],
])('%s is a page of kind %s', (path, kind) => {
  expect(pageKindOf(path)).toBe(kind)
})

it('names the page where its title is short', () => {
  const { suggestions } = documentTexts('id')
  expect(suggest(suggestions, 'class', 'Web Dasar')).toContain('Kapan kelas “Web Dasar” dimulai?')
  expect(suggest(suggestions, 'class', 'x'.repeat(61))).toEqual(suggestions.home)
  expect(suggest(suggestions, 'class', '')).toEqual(suggestions.home)
})
