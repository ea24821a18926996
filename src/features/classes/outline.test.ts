import { expect, it } from 'vitest'
import { chaptersOf, findChapter, pathOfChapter, pathOfCourse } from './outline.ts'

const chapter = (slug: string) => ({ id: slug, slug, title: slug, minutes: 5, isPreview: false })

it('finds a chapter by its slug, in its module where one is named', () => {
  const chapters = chaptersOf([
    { id: '1', slug: 'awal', title: 'Awal', minutes: 5, chapters: [chapter('pengantar')] },
    { id: '2', slug: 'lanjut', title: 'Lanjut', minutes: 10, chapters: [chapter('pengantar'), chapter('latihan')] },
  ])
  expect(findChapter(chapters, undefined, 'pengantar')).toBe(0)
  expect(findChapter(chapters, 'lanjut', 'pengantar')).toBe(1)
  expect(findChapter(chapters, 'awal', 'latihan')).toBe(-1)
  expect(findChapter(chapters, undefined, 'tidak-ada')).toBe(-1)
})

it('writes the addresses of courses and chapters', () => {
  expect(pathOfCourse({ slug: 'web', isPremium: false })).toBe('/Courses/web')
  expect(pathOfChapter(pathOfCourse({ slug: 'web', isPremium: true }), { moduleSlug: 'awal', slug: 'pengantar' })).toBe(
    '/Courses/@Premium/web/module/awal/chapter/pengantar',
  )
})
