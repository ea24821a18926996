import { describe, expect, it } from 'vitest'
import { buildSite, type SiteOptions } from '#features/sites/testing.ts'
import type { Lang } from '#kit/lang.ts'
import { newId, toTenantId } from '#platform/db/ids.ts'
import type { PageRequest } from '#platform/http/page-routes.ts'
import { renderDocument } from '#ui/document.server.tsx'
import { SiteDocument } from './site-document.server.tsx'

const assets = { stylesheet: '/app.css', beforePaint: '/before-paint.js', entry: '/entry.js', islandFiles: {} }
const of = toTenantId(newId())
const news: PageRequest = { route: { path: '/News', name: 'News' }, params: {}, path: '/News', givenPath: '/News', search: '' }

interface Parts {
  lang?: Lang
  page?: PageRequest
  development?: string[]
  isBare?: boolean
  linkedData?: { '@type': string; name: string }[]
}

function documentHtml(site: Partial<SiteOptions> = {}, { lang = 'id', page = news, development, ...more }: Parts = {}): string {
  const args = { site: buildSite({ of, ...site }), lang, page }
  const all = { ...assets, ...(development && { development }) }
  return renderDocument(
    <SiteDocument args={args} assets={all} head={<title>Kabar</title>} {...more}>
      isi
    </SiteDocument>,
  )
}

describe('a public document', () => {
  it('is whole, in the page’s language, and names its layout and route', () => {
    const html = documentHtml({ layout: 'alpha' }, { lang: 'en' })
    expect(html).toMatch(
      /^<!DOCTYPE html><html lang="en" data-layout="alpha" data-variant="\w+"><head>.*<\/head><body data-route="News">.*<\/body><\/html>$/s,
    )
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(html).toMatch(/<main id="isi" tabindex="-1"[^>]*><div class="[^"]+">isi<\/div><\/main>/i)
  })

  it('has no inline script, and asks for a reload where one of its files is another', () => {
    const html = documentHtml({}, { linkedData: [{ '@type': 'Thing', name: 'x' }] })
    const scripts = html.match(/<script[^>]*>/g) ?? []
    expect(scripts).toEqual([
      '<script src="/before-paint.js" data-turbo-track="reload">',
      '<script type="module" src="/entry.js" data-turbo-track="reload">',
      '<script type="application/ld+json">',
    ])
    expect(html).toMatch(/<link rel="stylesheet" href="\/app.css" data-turbo-track="reload"[^>]*>/)
    expect(html).not.toMatch(/ on[a-z]+="/)
  })

  it('has the assistant, but where it is hidden, where one signs in or pays, and on its own page', () => {
    const at = (path: string, name: string) => ({ ...news, path, givenPath: path, route: { path, name } })
    const html = documentHtml()
    expect(html).toMatch(
      /<aside id="asisten" data-turbo-permanent="true" data-assistant="true" data-state="idle" data-parts="{[^"]*workspaceId/,
    )
    expect(html).toMatch(/<button type="button" data-ask="click"[^>]*>.*Tanya asisten/)
    expect(documentHtml({}, { lang: 'en' })).toContain('href="/en/Assistant"')
    expect(documentHtml({ settings: { assistant: { state: 'hidden' } } })).not.toContain('data-assistant')
    for (const [path, name] of [
      ['/Login', 'Login'],
      ['/CallbackPayment', 'CallbackPayment'],
      ['/Assistant', 'Assistant'],
    ] as const)
      expect(documentHtml({}, { page: at(path, name) })).not.toContain('data-assistant')
    // Its policy comes and goes with a document.
    expect(documentHtml({}, { page: at('/Assistant', 'Assistant') })).toMatch(/<html [^>]*data-turbo="false"/)
  })

  it('loads what development needs there alone', () => {
    expect(documentHtml({}, { development: ['/@vite/client'] })).toContain('<script type="module" src="/@vite/client">')
    expect(documentHtml()).not.toContain('@vite/client')
  })

  it('keeps what is for machines from ending its script', () => {
    const html = documentHtml({}, { linkedData: [{ '@type': 'Thing', name: '</script><b>&' }] })
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Thing', name: '</script><b>&' }] })
    expect(html.match(/<\/script>/g)).toHaveLength(3)
    expect(documentHtml()).not.toContain('ld+json')
  })

  it('measures only where the tenant has an id for it, and nothing on a page about a person', () => {
    expect(documentHtml()).not.toContain('analytics-id')
    expect(documentHtml({ settings: { analytics: { default: 'G-UJI12345' } } })).toContain(
      '<meta name="analytics-id" content="G-UJI12345"/>',
    )
    const account = { ...news, route: { path: '/Account/Join', name: 'Account-Join' }, path: '/Account/Join' }
    expect(documentHtml({}, { page: account })).toMatch(/<html [^>]*data-untracked=""/)
    expect(documentHtml()).not.toMatch(/<html [^>]*data-untracked/)
  })

  it('of the maintenance screen has neither header nor footer, nor anything to click', () => {
    const html = documentHtml({}, { isBare: true })
    expect(html).not.toMatch(/data-part=|<main|data-acting|izin-statistik/)
    expect(html).toContain('<div id="shell" data-turbo-permanent="true">')
  })

  it('has the pieces that outlive a navigation once each, by an id', () => {
    const html = documentHtml({ settings: { radio: { name: 'Radio Uji', stream: 'https://radio.example/a.mp3', isOn: true } } })
    const kept = [...html.matchAll(/<\w+ [^>]*data-turbo-permanent[^>]*>/g)].map(([tag]) => / id="([^"]+)"/.exec(tag)?.[1])
    expect(kept).toHaveLength(4)
    expect(new Set(kept)).toEqual(new Set(['asisten', 'izin-statistik', 'radio', 'shell']))
    expect(documentHtml()).not.toContain('id="radio"')
  })

  it('has the radio below its end, and without a script a link to the stream in place of the button', () => {
    const html = documentHtml({ settings: { radio: { name: 'Radio Uji', stream: 'https://radio.example/a.mp3', isOn: true } } })
    const bar = /<aside id="radio"[^]*?<\/aside>/.exec(html)?.[0] ?? ''
    expect(bar).toMatch(/^<aside [^>]*class="[^"]*\bsticky bottom-0\b/)
    expect(bar).not.toMatch(/\bfixed\b/)
    expect(bar).toMatch(/<button [^>]*class="[^"]*\bnoscript:hidden\b/)
    expect(bar).toMatch(/<a href="https:\/\/radio\.example\/a\.mp3" class="hidden [^"]*noscript:inline-block/)
  })
})
