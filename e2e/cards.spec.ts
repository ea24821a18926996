import { pathOf } from '#platform/http/page-routes.ts'
import { get } from '../scripts/bench/servers.ts'
import { pages } from '../src/route-table.ts'
import { addressesOf, recordsOf } from './addresses.ts'
import { expect, test } from './fixtures.ts'

const ask = (tenant: string, path: string) => get(Number(process.env['E2E_PORT']), `${tenant}.localhost`, path)

/** Returns every page of a tenant: each form of each route, with two records if there are two. */
async function pathsOf(tenant: string): Promise<string[]> {
  const records = await recordsOf(tenant)
  const ofRoutes = pages
    .filter(page => !page.isPersonal)
    .flatMap(({ name, path }) => [
      ...addressesOf(name, records),
      ...(records.get(name) ?? []).slice(0, 2).map(params => pathOf(path, params)),
    ])
  const map = String((await ask(tenant, '/sitemap.xml')).body)
  const albums = [...map.matchAll(/<loc>[^<]*(\/Gallery\?album=[^<]+)<\/loc>/g)].slice(0, 2).map(([, path = '']) => path)
  const features = [...map.matchAll(/<loc>https?:\/\/[^/]+(\/(?:Lms\/Features|Aksara\/Features|Features|Services)\/[^<]+)<\/loc>/g)]
  expect(albums.length).toBe(2)
  return [...new Set([...ofRoutes, ...albums, ...features.map(([, path = '']) => path)])]
}

/** Returns a page's canonical and card URLs from its head, or undefined for a redirect. */
async function headOf(tenant: string, path: string): Promise<{ canonical: string; image: string } | undefined> {
  const { status, body } = await ask(tenant, path)
  if (status >= 300 && status < 400) return undefined
  expect([path, status]).toEqual([path, 200])
  const html = String(body)
  const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? []
  const [, image = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? []
  expect([path, new URL(image).origin]).toEqual([path, new URL(canonical).origin])
  return { canonical, image }
}

/** Fetches a card and summarizes it: `200 image/png 1200x630`. */
async function look(tenant: string, address: string): Promise<string> {
  const { pathname, search } = new URL(address)
  const { status, headers, body } = await ask(tenant, pathname + search)
  return `${status} ${headers['content-type']} ${status === 200 ? `${body.readUInt32BE(16)}x${body.readUInt32BE(20)}` : ''}`
}

for (const tenant of ['alkademi', 'foundation'])
  for (const lang of ['', '/en'])
    test(`every page of ${tenant}${lang} has a card of its own, drawn and of the right size`, async () => {
      test.setTimeout(420_000)
      const cards = new Map<string, string>()
      for (const path of await pathsOf(tenant)) {
        const head = await headOf(tenant, path === '/' && lang ? lang : lang + path)
        if (!head) continue
        const owner = cards.get(head.image)
        expect([path, owner ?? head.canonical]).toEqual([path, head.canonical])
        if (owner) continue
        cards.set(head.image, head.canonical)
        // All cards of one site, and every fifth of the others, since drawing takes the time.
        if ((tenant === 'alkademi' && !lang) || cards.size % 5 === 0)
          expect([path, await look(tenant, head.image)]).toEqual([path, '200 image/png 1200x630'])
      }
      expect(cards.size).toBeGreaterThan(90)
      for (const page of ['/Metamorfosa', '/BelajarBersama', '/Lms/Features/coding-studio'])
        expect([...cards.values()].map(canonical => new URL(canonical).pathname)).toContain(lang + page)
    })

test('there is no card for what is no page, and none says what its address says', async () => {
  for (const path of [
    '/og/page/zzz.png',
    '/og/page/News/tidak-ada.png',
    '/og/page/Lms/Features/zzz.png',
    '/og/page/en/Career/zzz.png',
    '/og/x/y.png',
  ])
    expect([path, (await ask('alkademi', path)).status]).toEqual([path, 404])
  const plain = await ask('alkademi', '/og/page/Search.png')
  const asked = await ask('alkademi', '/og/page/Search.png?search=kata%20orang')
  expect([plain.status, asked.body.equals(plain.body)]).toEqual([200, true])
})
