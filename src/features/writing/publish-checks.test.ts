import { expect, it } from 'vitest'
import type { PostWork } from '#features/posts/work.ts'
import { findMissing, linksOf, picturesOf } from './publish-checks.ts'

const link = (href: string) => ({ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] })
const work: PostWork = {
  title: 'Kabar',
  summary: 'Singkat',
  content: {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [link('/News/a'), link('https://a.example/'), link('mailto:a@b.example'), link('/News/a')] },
      { type: 'image', attrs: { src: '/files/a.png', alt: ' ' } },
    ],
  },
  cover: '/files/b.png',
  slug: null,
  categoryId: null,
  parentId: null,
  authorName: '',
  details: {
    registrationUrl: 'https://daftar.example/',
    sponsors: [{ name: 'A', url: 'https://s.example/', logo: '/files/s.png' }],
    coverAlt: 'Kopi',
  },
  lang: 'id',
  translations: {},
}

it('names what is missing, in each language', () => {
  expect(findMissing(work)).toEqual([
    { code: 'picture-alt', lang: 'id', count: 1 },
    { code: 'language', lang: 'en' },
  ])
  const bare: PostWork = { ...work, title: ' ', summary: '', cover: null, details: { pictures: [{ src: '/a' }, { src: '/b', alt: 'B' }] } }
  expect(findMissing(bare).map(({ code }) => code)).toEqual(['title', 'summary', 'cover', 'picture-alt', 'language', 'picture-alt'])
  expect(findMissing({ ...work, details: {} }).map(({ code }) => code)).toContain('cover-alt')
})

it('finds each link and picture once', () => {
  expect(linksOf(work)).toEqual({ own: ['/News/a'], outside: ['https://a.example/', 'https://daftar.example/', 'https://s.example/'] })
  expect(picturesOf(work)).toEqual(['/files/b.png', '/files/a.png', '/files/s.png'])
})
