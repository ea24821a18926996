import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { newId, toTenantId } from '#platform/db/ids.ts'
import { drawCard, readCard } from './card.server.tsx'
import { buildSite } from './testing.ts'

describe('the words of a card', () => {
  const titled = (title: string, more = '') => `<head><meta property="og:title" content="${title}"/>${more}</head>`
  const trail = (...names: string[]) => {
    const itemListElement = names.map((name, at) => ({ '@type': 'ListItem', position: at + 1, name, item: '/' }))
    const graph = {
      '@graph': [
        { '@type': 'Article', headline: 'x' },
        { '@type': 'BreadcrumbList', itemListElement },
      ],
    }
    return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`
  }

  it('are not there where a text has no title, nor one outside its head', () => {
    for (const html of ['', '{"title":"x"}', titled(''), `<head></head><body>${titled('Dari isi')}</body>`])
      expect([html, readCard(html, 'Uji')]).toEqual([html, undefined])
  })

  it('are the page’s title as people read it, without the site’s behind it', () => {
    expect(readCard(titled('Panen Kopi | Uji'), 'Uji')).toEqual({ title: 'Panen Kopi', label: '' })
    expect(readCard(titled('Uji | Panen'), 'Uji')).toEqual({ title: 'Uji | Panen', label: '' })
    expect(readCard(titled('Tanya &amp; Jawab: &quot;1 &lt; 2&quot; di Jum&#x27;at &amp;lt; | A &amp; B'), 'A & B')?.title).toBe(
      'Tanya & Jawab: "1 < 2" di Jum\'at &lt;',
    )
  })

  it('go with the picture that the page names in its card’s address', () => {
    const card = (content: string) => readCard(titled('Panen', `<meta property="og:image" content="${content}"/>`), 'Uji')
    expect(card('http://uji.localhost/og/page/x.png?album=a&amp;picture=/art/post/x.svg')?.picture).toBe('/art/post/x.svg')
    for (const other of ['http://uji.localhost/og/page/x.png', 'bukan alamat', '']) expect(card(other)).not.toHaveProperty('picture')
  })

  it('name the page above it, never the home page', () => {
    expect(readCard(titled('Panen', trail('Uji', 'Kabar </script>', 'Panen')), 'Uji')?.label).toBe('Kabar </script>')
    expect(readCard(titled('Halo', trail('Uji', 'Kelas', 'Web Dasar', 'Halo')), 'Uji')?.label).toBe('Web Dasar')
    expect(readCard(titled('Halo · Web Dasar | Uji', trail('Uji', 'Web Dasar', 'Halo')), 'Uji')).toEqual({
      title: 'Halo',
      label: 'Web Dasar',
    })
    expect(readCard(titled('Kabar', trail('Uji', 'Kabar')), 'Uji')?.label).toBe('')
    expect(readCard(titled('Kabar', '<script type="application/ld+json">{"@graph":[1]}</script>'), 'Uji')?.label).toBe('')
  })
})

describe('a drawn card', () => {
  /** Returns the distinct colours of some columns, and the number of colours in the whole picture. */
  async function coloursOf(png: Buffer, left: number, width: number) {
    const inOf = async (picture: ReturnType<typeof sharp>) => {
      const { data } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
      const seen = new Set<string>()
      for (let at = 0; at < data.length; at += 3) seen.add(data.subarray(at, at + 3).toString('hex'))
      return seen
    }
    return {
      edge: [...(await inOf(sharp(png).extract({ left, top: 0, width, height: 630 })))],
      all: (await inOf(sharp(png))).size,
    }
  }

  it.each([
    ['a short title', 'Panen Kopi'],
    ['a long title', 'Belajar menulis kabar warga dengan hati-hati, '.repeat(6)],
    ['a word that does not end', 'W'.repeat(119)],
    ['long words at the large size', `Pertanggungjawaban${'keberlanjutan'.repeat(3)}`],
  ])('is a PNG of 1200 × 630 and stays within its margins: %s', async (_name, title) => {
    const png = await drawCard(buildSite(toTenantId(newId()), { css: { clr_primary: '#123456' } }), { title, label: 'Kabar' })
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    const { edge, all } = await coloursOf(png, 1160, 40)
    expect(edge).toEqual(['123456'])
    expect(all).toBeGreaterThan(2)
  })

  it.each(['Panen', 'W'.repeat(119), 'Belajar menulis kabar warga dengan hati-hati, '.repeat(6), `Kode${'keberlanjutan'.repeat(4)}`])(
    'keeps its title clear of the picture: %s',
    async title => {
      const square = await sharp({ create: { width: 512, height: 512, channels: 3, background: '#ff0000' } })
        .png()
        .toBuffer()
      const site = buildSite(toTenantId(newId()), { css: { clr_primary: '#123456' } })
      const card = await drawCard(site, { title, label: 'Kabar' }, square)
      expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630 })
      expect((await coloursOf(card, 1140, 60)).edge).toEqual(['123456'])
      // The gap between title and picture.
      expect((await coloursOf(card, 670, 30)).edge).toEqual(['123456'])
    },
  )

  it('keeps a long name of the site within its margins too', async () => {
    const site = buildSite(toTenantId(newId()), { title: 'Sekolah Kopi Nusantara '.repeat(5).trim(), css: { clr_primary: '#123456' } })
    expect((await coloursOf(await drawCard(site, { title: 'Panen', label: '' }), 1160, 40)).edge).toEqual(['123456'])
  })

  it('darkens a colour on which white does not read', async () => {
    const site = buildSite(toTenantId(newId()), { css: { clr_primary: '#ffee00', clr_dark: '#222222' } })
    const [ground] = (await coloursOf(await drawCard(site, { title: 'Panen', label: '' }), 1160, 40)).edge
    expect(ground).not.toBe('ffee00')
  })
})
