import { describe, expect, it } from 'vitest'
import { LANGS, type Lang } from '#kit/lang.ts'
import { newId, toTenantId } from '#platform/db/ids.ts'
import { createPageMatcher } from '#platform/http/page-routes.ts'
import { type HeadInput, pageHead } from './head.server.ts'
import { event, faqPage, organization } from './json-ld.ts'
import type { Layout } from './layouts.ts'
import { buildSite, ORIGIN } from './testing.ts'

const match = createPageMatcher(
  [
    { path: '/', name: 'index' },
    { path: '/About', name: 'About' },
    { path: '/Blog', name: 'Blog', feed: { href: '/Blog/feed.xml', type: 'application/rss+xml' } },
    { path: '/News', name: 'News', query: { page: 'page', search: 'text' } },
    { path: '/News/{slug}', name: 'News-slug', feed: { href: '/News/feed.xml', type: 'application/rss+xml' } },
    { path: '/Gallery', name: 'Gallery', query: { page: 'page', album: 'slug' } },
    { path: '/Courses/@Premium/{slug}', name: 'Courses-@Premium-slug' },
  ],
  { path: '/*', name: 'all' },
)

function siteOf(layout: Layout, settings: Record<string, unknown>) {
  return buildSite({ of: toTenantId(newId()), layout, settings })
}

function head(
  address: string,
  input: HeadInput,
  { layout = 'demo' as Layout, lang = 'id' as Lang, settings = {} as Record<string, unknown> } = {},
) {
  const url = new URL(address, ORIGIN)
  const page = match(url.pathname, url.searchParams)
  if (!page) throw new Error(`${address} fits no route`)
  return pageHead({ site: siteOf(layout, settings), page, origin: ORIGIN, lang }, input)
}

describe('a page’s feed', () => {
  it('is its route’s; other pages have none', () => {
    expect(head('/News/panen', { title: 'x' }).feed).toEqual({ href: `${ORIGIN}/News/feed.xml`, type: 'application/rss+xml' })
    expect(head('/Blog', { title: 'x' }, { lang: 'en' }).feed?.href).toBe(`${ORIGIN}/Blog/feed.xml`)
    expect(head('/About', { title: 'x' }).feed).toBeNull()
  })
})

describe('a page’s title', () => {
  it('has no suffix on other routes, nor where the page says so', () => {
    expect(head('/Blog', { title: 'Buku' }).title).toBe('Buku')
    expect(head('/About', { title: 'Tentang kami' }).title).toBe('Tentang kami')
    expect(head('/', { title: 'Uji: Belajar', suffix: false }).title).toBe('Uji: Belajar')
  })

  it('has the site’s title behind it on the variant’s routes', () => {
    expect(head('/News', { title: 'Kabar' }).title).toBe('Kabar | Uji')
    expect(head('/News/panen', { title: 'Panen' }).title).toBe('Panen | Uji')
    expect(head('/News', { title: 'Kabar' }, { layout: 'beasiswabersamapuja' }).title).toBe('Kabar')
  })

  it('is the variant’s where that fixes one, in the reader’s language', () => {
    const layout = 'foundation'
    expect(head('/About', { title: 'Lain' }, { layout }).title).toBe('Tentang | Uji')
    expect(head('/About', { title: 'Other' }, { layout, lang: 'en' }).title).toBe('About | Uji')
  })
})

describe('a page’s addresses', () => {
  it('drop what the page does not declare, and the spelling that was asked', () => {
    expect(head('/NEWS/?utm_source=x&page=2&page=3', { title: 'Kabar' }).canonical).toBe(`${ORIGIN}/News?page=2`)
    expect(head('/news/PANEN/', { title: 'Panen' }).canonical).toBe(`${ORIGIN}/News/panen`)
  })

  it('are the record’s, or the path that the page names', () => {
    expect(head('/News/panen', { title: 'Panen', params: { slug: 'panen-kopi' } }).canonical).toBe(`${ORIGIN}/News/panen-kopi`)
    expect(head('/News/panen', { title: 'Panen', path: '/Berita/panen' }).canonical).toBe(`${ORIGIN}/Berita/panen`)
    expect(head('/Courses/@Premium/web', { title: 'Web' }).canonical).toBe(`${ORIGIN}/Courses/@Premium/web`)
  })

  it('are named in every language, the same from each', () => {
    const alternates = [
      { lang: 'id', href: `${ORIGIN}/News?page=2` },
      { lang: 'en', href: `${ORIGIN}/en/News?page=2` },
    ]
    const indonesian = head('/News?page=2', { title: 'Kabar' })
    const english = head('/News?page=2', { title: 'News' }, { lang: 'en' })
    const all = [...alternates, { lang: 'x-default', href: alternates[0]?.href }]
    expect(indonesian.alternates).toEqual(english.alternates)
    expect(indonesian.alternates).toEqual(expect.arrayContaining(all))
    expect(indonesian.alternates).toHaveLength(LANGS.length + 1)
    expect([indonesian.canonical, english.canonical]).toEqual(alternates.map(one => one.href))
    expect([indonesian.locale, english.locale]).toEqual(['id_ID', 'en_US'])
    expect(head('/', { title: 'x' }).alternates.map(one => one.href)).toEqual(expect.arrayContaining([`${ORIGIN}/`, `${ORIGIN}/en`]))
  })
})

describe('a page’s description and robots', () => {
  it('fall back from its own to the first 20 words, the site’s, the title', () => {
    const text = Array.from({ length: 30 }, (_, at) => `k${at}`).join(' ')
    const settings = { meta: { description: 'Situs uji' } }
    expect(head('/News', { title: 'x', description: 'Sendiri', text }, { settings }).description).toBe('Sendiri')
    expect(head('/News', { title: 'x', text }, { settings }).description).toMatch(/^k0 .* k19…$/)
    expect(head('/News', { title: 'x' }, { settings }).description).toBe('Situs uji')
    expect(head('/News', { title: 'x' }).description).toBe('Uji')
  })

  it('keep out robots where the page or the site says so', () => {
    const settings = { meta: { robot_index: 'noindex', robot_follow: 'nofollow' } }
    expect(head('/News', { title: 'x', noindex: true }).robots).toBe('noindex, follow')
    expect(head('/News', { title: 'x' }, { settings }).robots).toBe('noindex, nofollow')
    expect(head('/News', { title: 'x' }).robots).toBe('index, follow')
  })
})

describe('a page’s card', () => {
  it.each([
    ['/', 'id', '/og/page.png'],
    ['/', 'en', '/og/page/en.png'],
    ['/news?page=2&search=kopi', 'id', '/og/page/News.png'],
    ['/News', 'en', '/og/page/en/News.png'],
    ['/News/panen', 'id', '/og/page/News/panen.png'],
    ['/Courses/@Premium/web', 'en', '/og/page/en/Courses/@Premium/web.png'],
    ['/Gallery?album=panen&page=2', 'en', '/og/page/en/Gallery.png?album=panen'],
  ] as const)('of %s in %s is drawn, at %s', (address, lang, card) => {
    expect(head(address, { title: 'x' }, { lang }).image).toBe(ORIGIN + card)
    for (const image of ['/art/gallery/album.svg', '/media/intro/poster.webp'])
      expect(head(address, { title: 'x', image }, { lang }).image).toBe(`${ORIGIN}${card}${card.includes('?') ? '&' : '?'}picture=${image}`)
  })

  it('is one for a record, however its address is written', () => {
    expect(head('/News/PANEN', { title: 'x', params: { slug: 'panen-kopi' } }).image).toBe(`${ORIGIN}/og/page/News/panen-kopi.png`)
    expect(head('/News/panen', { title: 'x', path: '/Berita/panen' }).image).toBe(`${ORIGIN}/og/page/Berita/panen.png`)
  })

  it('names its picture in a form that fits an address, and never the site’s', () => {
    const card = head('/News', { title: 'x', image: '/art/post/a&b#c%d.svg' }).image
    expect(new URL(card).searchParams.get('picture')).toBe('/art/post/a&b#c%d.svg')
    expect(head('/News', { title: 'x' }, { settings: { meta: { image: '/media/kartu.png' } } }).image).toBe(`${ORIGIN}/og/page/News.png`)
  })

  it('is its own photo, or the site’s picture where the page is no record', () => {
    const settings = { meta: { image: '/files/kartu.png' } }
    expect(head('/News', { title: 'x', image: 'https://gambar.contoh.id/a.jpg' }).image).toBe(
      `${ORIGIN}/_ipx/s_1200x630,f_jpeg/outside/https%3A%2F%2Fgambar.contoh.id%2Fa.jpg`,
    )
    expect(head('/News/panen', { title: 'x', image: '/files/foto.jpg' }).image).toBe(`${ORIGIN}/_ipx/s_1200x630,f_jpeg/files/foto.jpg`)
    expect(head('/News', { title: 'x' }, { settings }).image).toBe(`${ORIGIN}/_ipx/s_1200x630,f_jpeg/files/kartu.png`)
    expect(head('/News/panen', { title: 'x' }, { settings }).image).toBe(`${ORIGIN}/og/page/News/panen.png`)
  })

  it('has the site’s name', () => {
    expect(head('/News', { title: 'x' })).toMatchObject({ siteName: 'Uji', type: 'website', card: 'summary_large_image' })
    const settings = { meta: { type: 'profile', name: 'Sekolah' } }
    expect(head('/', { title: 'x' }, { settings })).toMatchObject({ type: 'profile', applicationName: 'Sekolah' })
    expect(head('/News', { title: 'x' }, { settings })).toMatchObject({ type: 'website', applicationName: 'Sekolah' })
    expect(head('/', { title: 'x' }, { settings: { meta: { type: '' } } })).toMatchObject({ type: 'website', applicationName: '' })
    expect(head('/News', { title: 'x', type: 'article' }, { settings: { meta: { site_name: 'Sekolah Uji' } } })).toMatchObject({
      siteName: 'Sekolah Uji',
      type: 'article',
    })
  })
})

describe('what machines read', () => {
  it('is nothing where a page says nothing', () => {
    expect(head('/News', { title: 'x' }).linkedData).toEqual([])
  })

  it('is the page’s own, and the way to it from the home page, one after the other', () => {
    const about = faqPage([{ question: 'Kapan?', answer: 'Besok.' }])
    const { linkedData } = head('/News/panen', { title: 'Panen', linkedData: [about], trail: [{ label: 'Kabar', href: '/News' }] })
    expect(linkedData).toEqual([
      about,
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Uji', item: `${ORIGIN}/` },
          { '@type': 'ListItem', position: 2, name: 'Kabar', item: `${ORIGIN}/News` },
          { '@type': 'ListItem', position: 3, name: 'Panen', item: `${ORIGIN}/News/panen` },
        ],
      },
    ])
  })

  it('leads through the pages of the reader’s language', () => {
    const { linkedData } = head('/News/panen', { title: 'Panen', trail: [{ label: 'News', href: '/News' }] }, { lang: 'en' })
    expect(JSON.stringify(linkedData).match(/"item":"[^"]+"/g)).toEqual([
      `"item":"${ORIGIN}/en"`,
      `"item":"${ORIGIN}/en/News"`,
      `"item":"${ORIGIN}/en/News/panen"`,
    ])
  })

  it('names the organisation with what it has, and leaves out what it has not', () => {
    expect(organization(siteOf('demo', {}), ORIGIN)).not.toHaveProperty('telephone')
    const contact = { whatsapp: '6281200000000', email: 'halo@contoh.id', instagram: 'https://instagram.com/uji' }
    expect(organization(siteOf('demo', { contact }), ORIGIN)).toMatchObject({
      '@type': 'EducationalOrganization',
      telephone: '+6281200000000',
      email: 'halo@contoh.id',
      sameAs: ['https://instagram.com/uji'],
      logo: `${ORIGIN}/_ipx/s_512x512,f_png/art/logo/uji.svg`,
    })
  })

  it('tells an event online from one at a place', () => {
    const base = {
      title: 'x',
      summary: '',
      image: '',
      url: ORIGIN,
      starts: '2026-10-17',
      ends: '2026-10-18',
      organizer: { '@type': 'x' },
    }
    expect(event({ ...base, place: 'Daring, siaran dari Ambon' })).toMatchObject({ location: { '@type': 'VirtualLocation' } })
    expect(event({ ...base, place: 'Daring, dengan titik kumpul di Kota Semarang' })).toMatchObject({
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [{ '@type': 'Place' }, { '@type': 'VirtualLocation' }],
    })
    expect(event({ ...base, place: 'Balai Kota Bandung' })).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Balai Kota Bandung' },
    })
  })
})
