import { describe, expect, it } from 'vitest'
import { localHref, splitLang } from './lang.ts'

describe('the language of a path', () => {
  it.each(['/', '', '/Courses', '/enak', '/en-us/Courses', '/Courses/en', '/id/Courses', '/fr/Courses', '/engine.data', '/e'])(
    'is Indonesian, and the path as it was: %j',
    path => {
      expect(splitLang(path)).toEqual({ lang: 'id', path })
    },
  )

  it.each([
    ['/en', '/'],
    ['/en/', '/'],
    ['/EN/Courses', '/Courses'],
    ['/en/Courses/web-dasar', '/Courses/web-dasar'],
    ['/en/_.data', '/_.data'],
    ['/en/News.data', '/News.data'],
    ['/en.data', '.data'],
    ['/en/en/Courses', '/en/Courses'],
    ['/en//evil.example/x', '/evil.example/x'],
  ])('is English for %s, below it %s', (path, rest) => {
    expect(splitLang(path)).toEqual({ lang: 'en', path: rest })
  })
})

it('has one slash at its beginning: with two it would be the address of another site', () => {
  expect(splitLang('//evil.example/x')).toEqual({ lang: 'id', path: '/evil.example/x' })
  expect(splitLang('//en/Courses')).toEqual({ lang: 'id', path: '/en/Courses' })
})

describe('an address in a language', () => {
  const ALL = ['/', '/Courses', '/News?page=2#isi', 'https://contoh.id/a', '#isi', '/robots.txt', '']

  it('is the same in Indonesian', () => {
    expect(ALL.map(href => localHref('id', href))).toEqual(ALL)
  })

  it.each([
    'https://contoh.id/Courses',
    '//contoh.id/Courses',
    'mailto:halo@contoh.id',
    'tel:+62811',
    '#isi',
    '?page=2',
    '',
    'Courses',
    '/robots.txt',
    '/sitemap.xml',
    '/favicon.ico',
    '/manifest.webmanifest',
    '/search.json?search=kopi',
    '/api/services/v3/post',
    '/art/class/web-dasar.svg',
    '/audio/tiga-gelas-60s.mp3',
    '/og/news/panen.png',
    '/_ipx/w_640,f_webp/art/class/web.svg',
    '/assets/root.js',
    '/fonts/inter.woff2',
    '/files/silabus.pdf',
    '/media/intro/intro.m3u8',
    '/News/feed.xml',
    '/Podcasts/feed.xml',
    '/Event/calendar.ics',
    '/Event/temu-warga.ics',
    '/en',
    '/en/',
    '/en/Courses',
    '/en?x=1',
    '/en#isi',
    '/EN/Courses',
  ])('stays as it is for what is no page, or is English already: %j', href => {
    expect(localHref('en', href)).toBe(href)
  })

  it.each([
    ['/', '/en'],
    ['/?x=1', '/en?x=1'],
    ['/#isi', '/en#isi'],
    ['/Courses', '/en/Courses'],
    ['/News?page=2#isi', '/en/News?page=2#isi'],
    ['/Courses/@Premium/web', '/en/Courses/@Premium/web'],
    ['/Courses?search=node.js', '/en/Courses?search=node.js'],
    ['/Articles', '/en/Articles'],
    ['/media', '/en/media'],
    ['/enak', '/en/enak'],
    ['/id/Courses', '/en/id/Courses'],
  ])('of the page %s is %s in English', (href, english) => {
    expect(localHref('en', href)).toBe(english)
  })

  it('is not prefixed twice, and leads back to its path', () => {
    for (const href of ['/', '/Courses', '/News/panen']) {
      expect(localHref('en', localHref('en', href))).toBe(localHref('en', href))
      expect(splitLang(localHref('en', href))).toEqual({ lang: 'en', path: href })
    }
  })
})
