import { pino } from 'pino'
import { beforeAll, expect, it } from 'vitest'
import { createDiscovery } from '#features/discovery/routes.ts'
import { isPictureShown } from '#features/discovery/shown-pictures.server.ts'
import { openEndpoints } from '#features/discovery/testing.ts'
import { buildPost } from '#features/posts/testing.ts'
import { loadRegions } from '#features/regions/commands.server.ts'
import type { Site } from '#features/sites/site.ts'
import { Sites } from '#features/sites/sites.server.ts'
import { findForm } from '#kit/picture-forms.ts'
import { newId, toTenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { loadDemo } from '../../db/seed/load.ts'
import { tenants } from '../../db/seed/tenants.ts'
import { fileOf, pages as table } from '../route-table.ts'
import { createPages } from './pages.ts'
import { publicModules } from './public-modules.server.ts'
import { createPublicPages } from './public-pages.server.tsx'
import type { Runtime } from './runtime.ts'
import { testRuntime } from './testing-pages.ts'

/* The drawings that pages write are the drawings that are made (decision 030). */
const database = openTestDatabase()
const log = pino({ level: 'silent' })
const STATIC = table
  .filter(page => !page.isPersonal && !page.path.replaceAll(/\/\{\w+\?\}/g, '').includes('{'))
  .map(page => page.path.replaceAll(/\/\{\w+\?\}/g, ''))
/** Each kind of page of a record is looked at this often at a tenant. */
const OF_A_KIND = 1
const ASSETS = { stylesheet: '/app.css', beforePaint: '/before-paint.js', entry: '/entry.js', islandFiles: {} }
const sites: Site[] = []

beforeAll(async () => {
  await loadRegions(database.pool)
  await loadDemo(database.pool, { baseDomain: 'localhost', now: TEST_NOW })
  const all = new Sites(database.pool, log)
  for (const { slug } of tenants) sites.push((await all.find(`${slug}.localhost`)) as Site)
}, 120_000)

const shown = (site: Site, path: string) => database.asTenant(toTenantId(site.tenantId), ctx => isPictureShown(ctx, site, path))

/** Returns the paths of a site: those of all sites, and some of each kind of its own. */
async function pathsOf(site: Site): Promise<string[]> {
  const text = await (await openEndpoints(database, site, createDiscovery([])).request('/sitemap.xml')).text()
  const own = [...text.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path)
  const byKind = Map.groupBy(own, path => path.split('/').slice(0, -1).join('/'))
  return [...new Set([...STATIC, ...[...byKind.values()].flatMap(paths => paths.slice(0, OF_A_KIND))])]
}

it('every picture on the pages, feeds and heads of the demo has a form that is served and a drawing that is made', async () => {
  const runtime = testRuntime(database)
  const halves = { public: createPublicPages({ modules: publicModules, fileOf, assets: ASSETS, formTargets: [] }), app: noApp }
  const pages = createPages(runtime as Runtime, halves)
  const faults: string[] = []
  const seen = new Set<string>()
  for (const site of sites) {
    for (const path of await pathsOf(site)) {
      const html = await (await pages.answer(new Request(`http://${site.host}:3000${path}`), site)).text()
      for (const [address] of html.matchAll(/\/(?:_ipx\/[^/"\s]+|)\/?art\/[^"\s<&?]+/g)) {
        const [, form, drawing] = /^\/(?:_ipx\/([^/]+)\/)?(art\/.+)$/.exec(address) ?? []
        if (seen.has(`${site.slug} ${address}`)) continue
        seen.add(`${site.slug} ${address}`)
        if ((form !== undefined && !findForm(form)) || !(await shown(site, `/${drawing}`))) faults.push(`${site.slug} ${path}: ${address}`)
      }
    }
  }
  expect(faults).toEqual([])
  expect(seen.size).toBeGreaterThan(1000)
}, 300_000)

it('a page’s head names the languages that the sitemap names, for each kind of page', async () => {
  const halves = { public: createPublicPages({ modules: publicModules, fileOf, assets: ASSETS, formTargets: [] }), app: noApp }
  const pages = createPages(testRuntime(database) as Runtime, halves)
  const faults: string[] = []
  const seen = new Set<number>()
  for (const site of sites.slice(0, 4)) {
    const text = await (await openEndpoints(database, site, createDiscovery([])).request('/sitemap.xml')).text()
    const entries = [...text.matchAll(/<url><loc>https?:\/\/[^/]+([^<]*)<\/loc>(.*?)<\/url>/g)].map(
      ([, path = '/', more = '']) => [path, languagesIn(more)] as const,
    )
    const byKind = Map.groupBy(entries, ([path, langs]) => `${path.split('/').slice(0, -1).join('/')} ${langs.join()}`)
    for (const [path, langs] of [...byKind.values()].flatMap(kind => kind.slice(0, OF_A_KIND))) {
      const answer = await pages.answer(new Request(`http://${site.host}:3000${path}`), site)
      // Chapters are pages of the app, rendered elsewhere.
      if (answer.status !== 200 || path.includes('/module/')) continue
      const [head = ''] = (await answer.text()).split('</head>')
      seen.add(langs.length)
      if (languagesIn(head).join() !== langs.join())
        faults.push(`${site.slug} ${path}: ${languagesIn(head)} in its head, ${langs} in the sitemap`)
    }
  }
  expect(faults).toEqual([])
  expect(seen).toEqual(new Set([0, 2]))
}, 300_000)

it('a picture of another site is one that a record or setting stores, in whatever place', async () => {
  const [site, other] = sites as [Site, Site]
  const src = (name: string) => `https://gambar.contoh.id/${name}.jpg`
  const nested = { type: 'blockquote', content: [{ type: 'image', attrs: { src: src('dalam') } }] }
  await database.asTenant(toTenantId(site.tenantId), async ctx => {
    await buildPost(ctx, { slug: 'sampul-luar', cover: src('sampul'), content: JSON.stringify({ type: 'doc', content: [nested] }) })
    await buildPost(ctx, { kind: 'gallery', slug: 'album-luar', details: JSON.stringify({ pictures: [{ src: src('album'), alt: '' }] }) })
  })
  const withIcon = { ...site, settings: { ...site.settings, favicon: src('ikon') } }
  for (const name of ['sampul', 'dalam', 'album', 'ikon']) {
    expect([name, await shown(withIcon, src(name))]).toEqual([name, true])
    expect([name, await shown(other, src(name))]).toEqual([name, false])
  }
  expect(await shown(site, src('lain'))).toBe(false)
})

it('what any brand names is shown on every site, since staff see their site in each layout', async () => {
  const [site] = sites as [Site]
  for (const layout of ['aksara', 'pujapramudya', 'bharabas'] as const)
    expect([layout, await shown({ ...site, layout }, '/art/avatar/puja-laksita.svg')]).toEqual([layout, true])
})

it('no other drawing is made: not of made-up text, not of another tenant’s record', async () => {
  const [site, other] = sites as [Site, Site]
  const tenant = toTenantId(site.tenantId)
  await database.asTenant(tenant, async ctx => {
    await buildPost(ctx, { slug: 'milik-sendiri', published_at: null })
    await buildPost(ctx, { slug: 'bersampul', cover: '/art/event/pinjaman.svg' })
    await buildPost(ctx, { slug: 'x'.repeat(100) })
    await buildPost(ctx, {
      kind: 'gallery',
      slug: 'album',
      details: JSON.stringify({ pictures: [{ src: '/art/gallery/satu.svg', alt: '' }] }),
    })
    await buildPost(ctx, {
      slug: 'bergambar',
      content: JSON.stringify({ type: 'doc', content: [{ type: 'image', attrs: { src: '/art/blog/di-tengah.svg' } }] }),
    })
  })
  const own = ['news/milik-sendiri', 'event/pinjaman', `news/${'x'.repeat(80)}`, 'gallery/satu', 'blog/di-tengah']
  for (const name of own) {
    expect([name, await shown(site, `/art/${name}.svg`)]).toEqual([name, true])
    expect([name, await shown(other, `/art/${name}.svg`)]).toEqual([name, false])
  }
  const made = [
    'class/apa-saja',
    'class/milik-sendiri',
    'blog/milik-sendiri',
    `news/${'x'.repeat(79)}`,
    'gallery/album-1',
    'avatar/wajah-512',
  ]
  for (const name of [...made, `avatar/${newId()}`, 'logo/semua', 'tidak/ada', "news/a' or true"])
    expect([name, await shown(site, `/art/${name}.svg`)]).toEqual([name, false])
})

/** Returns the languages that the alternates of a text name, without the one for all others. */
function languagesIn(text: string): string[] {
  return [...text.matchAll(/hreflang="(\w+)"/gi)].map(([, lang = '']) => lang).sort()
}

const noApp = async () => ({ status: 404, headers: {}, body: null, cacheable: false as const })
