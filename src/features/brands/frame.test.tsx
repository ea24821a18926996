import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { buildSite } from '#features/sites/testing.ts'
import { LANGS, type Lang, localHref } from '#kit/lang.ts'
import { newId, toTenantId } from '#platform/db/ids.ts'
import { HereContext } from '#ui/lang/here.tsx'
import { LangContext } from '#ui/lang/lang.tsx'
import { toFrameView } from './chrome.server.ts'
import { SiteFooter } from './ui/site-footer.tsx'
import { SiteHeader } from './ui/site-header.tsx'

const site = buildSite({
  of: toTenantId(newId()),
  settings: {
    title: 'Sekolah Uji',
    contact: { whatsapp: '6281200000000', instagram: 'https://instagram.com/uji' },
    legal: { company: 'PT Uji', pse: '001' },
  },
})

function frameIn(lang: Lang, here = '/'): { html: string; hrefs: string[] } {
  const frame = { ...toFrameView(site, lang), navigation: [{ label: 'X', href: '/News' }] }
  const html = renderToStaticMarkup(
    <LangContext value={lang}>
      <HereContext value={here}>
        <SiteHeader frame={frame} />
        <SiteFooter frame={frame} />
      </HereContext>
    </LangContext>,
  )
  return { html, hrefs: [...html.matchAll(/<a [^>]*?href="(\/.*?)"/g)].map(match => match[1] ?? '') }
}

describe('the shared frame', () => {
  it('leads from each language to the other, by a document of its own', () => {
    expect(frameIn('id').html).toMatch(/<a href="\/en" data-lang-switch="en" hreflang="en" lang="en" data-turbo="false"[^>]*>English<\/a>/i)
    expect(frameIn('en').html).toMatch(
      /<a href="\/" data-lang-switch="id" hreflang="id" lang="id" data-turbo="false"[^>]*>Bahasa Indonesia<\/a>/i,
    )
  })

  it('leads to the same page in the other language', () => {
    expect(frameIn('id', '/News?page=2&search="a"').html).toContain('href="/en/News?page=2&amp;search=&quot;a&quot;" data-lang-switch="en"')
    const english = frameIn('en', '/News').html
    expect(english).toContain('href="/News" data-lang-switch="id"')
    expect(english).toContain('href="/en/Privacy-Policy"')
  })

  it('keeps all other links in the page’s language', () => {
    const { hrefs } = frameIn('en')
    expect(hrefs).toContain('/en/Privacy-Policy')
    expect(hrefs).toContain('/en/Make-Appointment')
    expect(hrefs.filter(href => !href.startsWith('/en'))).toEqual(LANGS.filter(one => one !== 'en').map(one => localHref(one, '/')))
    expect(frameIn('en').html).toContain('action="/en/Search"')
    expect(frameIn('id').hrefs.filter(href => href.startsWith('/en'))).toEqual(['/en'])
  })

  it('shows the same pages in both, in that language’s words', () => {
    const [indonesian, english] = [frameIn('id'), frameIn('en')]
    expect(indonesian.hrefs.length).toBe(english.hrefs.length)
    for (const word of ['Belajar', 'Jadwal Kelas', 'Karier', 'Kebijakan Privasi', 'Terdaftar PSE 001', 'Langsung ke isi'])
      expect(indonesian.html).toContain(word)
    for (const word of ['Learn', 'Class schedule', 'Careers', 'Privacy Policy', 'Registered as PSE 001', 'Skip to the content'])
      expect(english.html).toContain(word)
    expect(english.html).not.toMatch(/Cari kelas|Hubungi|Ikuti|Jelajahi|Halo/)
  })
})
