import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LAYOUTS, toLayout } from '#features/sites/layouts.ts'
import { buildSite } from '#features/sites/testing.ts'
import { LANGS, type Lang } from '#kit/lang.ts'
import { newId, toTenantId } from '#platform/db/ids.ts'
import { renderDocument } from '#ui/document.server.tsx'
import { LangContext } from '#ui/lang/lang.tsx'
import { useListWords } from '#ui/list-words.ts'
import { brandOf, resolveSection } from './brands.server.tsx'
import { SiteDocument } from './site-document.server.tsx'
import { emptyHome, frameHtml } from './testing.ts'

const contact = { whatsapp: '6281200000000' }

/** Returns the HTML of a brand's home page without content, for a tenant with a WhatsApp number. */
function homeHtml(layout: Parameters<typeof brandOf>[0], lang: Lang): string {
  const brand = brandOf(layout)
  const home = emptyHome(layout, lang)
  const settings = { ...home.settings, contact: { ...home.settings.contact, ...contact } }
  const bodies = brand.home(lang).map(raw => {
    const found = resolveSection(brand, raw)
    return <div key={raw.kind}>{found?.section.render(found.values, { ...home, settings })}</div>
  })
  return renderToStaticMarkup(<LangContext value={lang}>{bodies}</LangContext>)
}

const linksTo = (html: string, href: string) => html.split(`href="${href}"`).length - 1

describe.each(LANGS)('what home pages promise (%s)', lang => {
  const prefix = lang === 'id' ? '' : `/${lang}`

  it.each([
    ['wujudbersamapuja', 3],
    ['inovasiuntukbangsa', 2],
  ] as const)('wishes and complaints of %s are written in the form on the site', (layout, links) => {
    const html = homeHtml(layout, lang)
    expect(linksTo(html, `${prefix}/Collaboration#aspirasi`)).toBe(links)
    expect(html.match(/wa\.me/g)?.length ?? 0).toBe(layout === 'wujudbersamapuja' ? 0 : 1)
  })

  it('giving leads straight to the form for gifts', () => {
    expect(linksTo(homeHtml('foundation', lang), `${prefix}/Features/donasi#donasi`)).toBe(1)
  })

  it('the assistant is asked in the hero, where an example says that it is one', () => {
    const html = homeHtml('aibersamapuja', lang)
    expect(html).toMatch(lang === 'id' ? /hanya contoh/ : /only an example/)
    expect(html).not.toMatch(/sedang disiapkan|being prepared/)
    expect(html).toMatch(new RegExp(`<form data-ask="submit"[^>]* action="${prefix}/Assistant"><label>`))
    expect(brandOf('aibersamapuja').title(lang).title).toMatch(/Tanyakan|Ask/)
  })

  it('no two promises of the scholarships lead to the same list', () => {
    const html = homeHtml('beasiswabersamapuja', lang)
    for (const path of ['/News?search=palsu', '/News?search=dibuka', '/News?search=kalender']) expect(linksTo(html, prefix + path)).toBe(1)
    expect(linksTo(html, `${prefix}/News`)).toBe(0)
  })

  it('the festival’s header has its menu once, and a search that is called a search', () => {
    const { header } = frameHtml('belajarbersamapuja', lang)
    expect(header).not.toMatch(/aria-label="Menu, /)
    expect(header).toMatch(/<details name="header" class="[^"]*xl:hidden/)
    expect(header).toMatch(new RegExp(`href="${prefix}/Search"[^>]*aria-label=|aria-label="[^"]*"[^>]*href="${prefix}/Search"`))
  })
})

describe.each(Object.keys(LAYOUTS).map(toLayout))('%s', layout => {
  const { Mark } = brandOf(layout)

  it('names its mark as its header shows it', () => {
    const [, home = ''] = /<a [^>]*href="\/"[^>]*>([^]*?)<\/a>/.exec(frameHtml(layout, 'id').header) ?? []
    const mark = Mark ? renderToStaticMarkup(<Mark />) : ''
    expect(home.includes('<img')).toBe(Mark === undefined)
    expect(home.includes('<svg')).toBe(Boolean(Mark))
    expect(home).toContain(mark)
  })

  it.each(LANGS)('calls its lists what its navigation calls them (%s)', lang => {
    const site = buildSite({ of: toTenantId(newId()), layout })
    const page = { route: { path: '/News', name: 'News' }, params: {}, path: '/News', givenPath: '/News', search: '' }
    const assets = { stylesheet: '/app.css', beforePaint: '/before-paint.js', entry: '/entry.js', islandFiles: {} }
    const html = renderDocument(
      <SiteDocument args={{ site, lang, page }} assets={assets} head={null}>
        {['/Courses', '/News', '/Podcasts', '/Career', '/Blog'].map(path => (
          <ListTitle key={path} path={path} />
        ))}
      </SiteDocument>,
    )
    const titles = Object.fromEntries([...html.matchAll(/<h1 id="([^"]+)">([^<]*)<\/h1>/g)].map(([, path, title]) => [path, title]))
    const labels = new Map(
      brandOf(layout)
        .navigation(lang)
        .map(({ href, label }) => [href, label.replaceAll('&', '&amp;')]),
    )
    for (const path of ['/Courses', '/News', '/Podcasts', '/Career']) expect(titles[path]).toBe(labels.get(path) ?? '')
    expect(titles['/Blog']).toBe('')
  })
})

function ListTitle({ path }: { path: string }) {
  return <h1 id={path}>{useListWords(path).title}</h1>
}
