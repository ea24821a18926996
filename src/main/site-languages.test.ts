import { beforeAll, describe, expect, it } from 'vitest'
import { createDiscovery } from '#features/discovery/routes.ts'
import { openEndpoints } from '#features/discovery/testing.ts'
import { buildPost } from '#features/posts/testing.ts'
import type { Settings } from '#features/sites/settings.ts'
import { buildSite, ORIGIN } from '#features/sites/testing.ts'
import { appLoader } from '#page/app-page.server.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { fileOf } from '../route-table.ts'
import { publicModules } from './public-modules.server.ts'
import { openTestPages } from './testing-pages.ts'

/* Which languages a site shows is its setting: addresses, the switch, heads and the sitemap agree. A real page stands in place of the whole route table. */
const database = openTestDatabase()
const newsList = publicModules[fileOf('News') ?? '']
const { pages, cache } = openTestPages(database, {
  ...(newsList && { publicPage: newsList }),
  appPage: { loader: appLoader(() => ({ title: '' })) },
})

let of: TenantId
beforeAll(async () => {
  of = await database.createTenant('uji')
  await database.asTenant(of, async ctx => {
    await buildPost(ctx, { slug: 'satu' })
    const { id } = await buildPost(ctx, { slug: 'dua' })
    await ctx.db.insertInto('post_translations').values({ tenant_id: of, post_id: id, lang: 'en', title: 'Two', summary: '' }).execute()
  })
})

type Languages = Partial<Settings['languages']>
const ONLY_ID: Languages = { first: 'id', shown: 'first' }
const ONLY_EN: Languages = { first: 'en', shown: 'first' }
const EN_FIRST: Languages = { first: 'en' }

const siteOf = (languages: Languages) => buildSite({ of, settings: { languages } })
async function ask(path: string, languages: Languages, method = 'GET') {
  const request = new Request(ORIGIN + path, { method, headers: { host: 'uji.localhost:3000', origin: ORIGIN } })
  const { status, headers } = await pages.answer(request, siteOf(languages))
  return `${status} ${headers.get('location') ?? ''}`.trim()
}
async function show(path: string, languages: Languages): Promise<string> {
  // As a change of the settings does.
  cache.drop([`${of}:settings`])
  const response = await pages.answer(new Request(ORIGIN + path, { headers: { host: 'uji.localhost:3000' } }), siteOf(languages))
  return await response.text()
}
const alternatesIn = (html: string) =>
  [...html.matchAll(/<link[^>]*rel="alternate"[^>]*hrefLang="([^"]+)"[^>]*href="([^"]+)"/gi)].map(([, lang, href]) => `${lang} ${href}`)

describe('a site of one language', () => {
  it('leads from the other language to its own, with the query', async () => {
    for (const [path, languages, to] of [
      ['/en', ONLY_ID, '308 /'],
      ['/en/News?page=2&x=1', ONLY_ID, '308 /News?page=2&x=1'],
      ['/EN/News', ONLY_ID, '308 /News'],
      ['/News', ONLY_ID, '200'],
      ['/', ONLY_EN, '308 /en'],
      ['/News?page=2', ONLY_EN, '308 /en/News?page=2'],
      ['/id/News', ONLY_EN, '308 /en/News'],
      ['/en/News', ONLY_EN, '200'],
      // Addresses of files are the same in every language.
      ['/apple-touch-icon.png', ONLY_EN, '404'],
      ['/id/lama.php', ONLY_EN, '308 /lama.php'],
      ['/lama.php', ONLY_EN, '404'],
      // The studio's own language is the person's.
      ['/en/Studio', ONLY_ID, '200'],
      ['/Studio', ONLY_EN, '200'],
    ] as const)
      expect([path, await ask(path, languages)]).toEqual([path, to])
    // A form is never sent twice, and the answer of the sign-in stays where it is sent to.
    expect(await ask('/en/News', ONLY_ID, 'POST')).not.toContain('308')
    expect(await ask('/en/CallbackAuth?code=x', ONLY_ID)).not.toContain('308')
  })

  it('has neither a switch nor alternates', async () => {
    for (const [path, languages] of [
      ['/News', ONLY_ID],
      ['/en/News', ONLY_EN],
    ] as const) {
      const html = await show(path, languages)
      expect(html).toContain('<h1')
      expect(html).not.toContain('data-lang-switch')
      expect(alternatesIn(html)).toEqual([])
    }
  })

  it('has its own addresses in the sitemap', async () => {
    const sitemap = await sitemapOf(ONLY_EN)
    expect(sitemap).toContain('/en/Courses</loc>')
    expect(sitemap).toContain('/en/News/satu</loc>')
    expect(sitemap).not.toContain('hreflang')
    expect(await sitemapOf(ONLY_ID)).not.toMatch(/hreflang|\/en/)
  })
})

describe('a site of all languages', () => {
  it('leads nowhere, and names its first one for all other readers', async () => {
    for (const path of ['/News', '/en/News']) expect([path, await ask(path, EN_FIRST)]).toEqual([path, '200'])
    expect(await ask('/id/News?page=2', EN_FIRST)).toBe('308 /News?page=2')
    expect(await ask('/id//evil.example', EN_FIRST)).toBe('308 /evil.example')
    const html = await show('/News', EN_FIRST)
    expect(html).toContain('data-lang-switch="en"')
    expect(alternatesIn(html).map(one => one.replace(/https?:\/\/[^/]+/, ''))).toEqual(['en /en/News', 'id /News', 'x-default /en/News'])
  })

  it('has each text in the sitemap in the first language that it is there in', async () => {
    const sitemap = await sitemapOf(EN_FIRST)
    expect(sitemap).toContain('/en/News/dua</loc>')
    expect(sitemap).toContain('/News/satu</loc>')
    expect(sitemap).not.toContain('/en/News/satu')
    expect(await sitemapOf({})).toContain('/News/dua</loc>')
  })
})

async function sitemapOf(languages: Languages): Promise<string> {
  const app = openEndpoints(database, siteOf(languages), createDiscovery(['/', '/Courses']))
  return await (await app.request('/sitemap.xml')).text()
}
