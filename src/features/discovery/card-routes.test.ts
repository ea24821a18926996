import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { pino } from 'pino'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageHead } from '#features/sites/head.server.ts'
import type { Site } from '#features/sites/site.ts'
import { type Lang, splitLang } from '#kit/lang.ts'
import { newId, toTenantId } from '#platform/db/ids.ts'
import { createPageMatcher } from '#platform/http/page-routes.ts'
import { createRenders } from '#platform/images/renders.server.ts'
import { createCardEndpoint } from './card-routes.server.tsx'
import type { DiscoveryEnv } from './routes.ts'
import { buildSite, ORIGIN } from './testing.ts'

const match = createPageMatcher(
  [
    { path: '/', name: 'index' },
    { path: '/About', name: 'About' },
    { path: '/Gallery', name: 'Gallery', query: { album: 'slug' } },
    { path: '/Search', name: 'Search', query: { search: 'text' } },
    { path: '/Courses/@Premium/{slug}', name: 'Courses-@Premium-slug' },
    { path: '/News/{slug}', name: 'News-slug' },
  ],
  { path: '/*', name: 'all' },
)
const TITLES: Record<string, Partial<Record<Lang, string>>> = {
  '/': { id: 'Beranda', en: 'Home' },
  '/About': { id: 'Tentang', en: 'About' },
  '/Gallery': { id: 'Galeri', en: 'Gallery' },
  '/Gallery?album=panen': { id: 'Album Panen', en: 'Album Panen' },
  '/Search': { id: 'Cari', en: 'Search' },
  '/Courses/@Premium/web-dasar': { id: 'Web Dasar', en: 'Web Dasar' },
  '/News/panen-kopi': { id: 'Panen & Kopi', en: 'Panen & Kopi' },
  '/News/hilang': { id: 'Gambar Hilang', en: 'Gambar Hilang' },
  '/News/dua': { id: 'Kabar Kedua', en: 'Kabar Kedua' },
}

const renders = createRenders({ perMinute: 0 })
const readerOf = ({ tenantId }: Site) => ({ tenantId, clientAddress: '192.0.2.1' })
const mine = buildSite(toTenantId(newId()))
const other = { ...buildSite(toTenantId(newId())), slug: 'lain' }
let folder: string

/** The site's pages as cards read them: a search repeats its query in the title; the titles above belong to the site `mine` only. */
async function answerPage({ url }: Request, site: Site): Promise<Response> {
  const page = pageAt(url)
  if (page.path === '/Old') return Response.redirect(`${ORIGIN}/About`, 301)
  const search = new URLSearchParams(page.search).get('search')
  const title = search ? `Hasil untuk ${search}` : TITLES[page.path + page.search]?.[page.lang]
  if (site !== mine || !title) return new Response('<head><title>Tidak ada</title></head>', { status: 404 })
  const meta = createElement('meta', { property: 'og:title', content: `${title} | Uji` })
  const picture = PICTURES[page.path]
  const card = createElement('meta', { property: 'og:image', content: `${ORIGIN}/og/page/x.png?album=a&picture=${picture}` })
  return new Response(renderToStaticMarkup(createElement('html', null, createElement('head', null, meta, picture && card))))
}

/** Pictures of the pages, and how the picture endpoint responds to them. */
const PICTURES: Record<string, string> = {
  '/News/panen-kopi': '/art/post/panen.svg',
  '/News/hilang': '/art/post/hilang.svg',
  '/News/antre': '/art/post/antre.svg',
}
let tint = '#ff0000'

async function answerPicture(path: string): Promise<Response> {
  if (path.endsWith('antre.svg')) return new Response(null, { status: 503, headers: { 'retry-after': '2' } })
  if (path !== '/_ipx/s_512x512,f_png/art/post/panen.svg') return new Response(null, { status: 404 })
  const square = sharp({ create: { width: 512, height: 512, channels: 3, background: tint } })
  return new Response(new Uint8Array(await square.png().toBuffer()), { headers: { etag: `"${tint}"` } })
}

function pageAt(url: string) {
  const { pathname, searchParams } = new URL(url)
  const { lang, path } = splitLang(pathname)
  const page = match(path, searchParams)
  if (!page) throw new Error(`${url} can't be read`)
  return { ...page, lang }
}

async function ask(path: string, site: Site = mine) {
  const app = new Hono<DiscoveryEnv>()
  app.use(async (c, next) => {
    c.set('site', site)
    c.set('origin', ORIGIN)
    await next()
  })
  const answer = await app
    .route('/', createCardEndpoint({ cacheDir: folder, log: pino({ level: 'silent' }), renders, answerPage, answerPicture, readerOf }))
    .request(path)
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
}

/** Returns the path of the card in a page's head. */
function cardOf(path: string): string {
  const page = pageAt(ORIGIN + path)
  return pageHead({ site: mine, page, origin: ORIGIN, lang: page.lang }, { title: 'x' }).image.replace(ORIGIN, '')
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanggar-cards-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('a card', () => {
  it('is not there for what is no page, another tenant’s page, and an address of another kind', async () => {
    for (const path of [
      '/og/page/zzz.png',
      '/og/page/News/tidak-ada.png',
      '/og/page/en/zzz.png',
      '/og/page/Gallery.png?album=tidak-ada',
      '/og/page/Old.png',
      '/og/page//lain.contoh/About.png',
      '/og/page/About',
      '/og/page/About.jpg',
      '/og/pageAbout.png',
      '/og/news/panen-kopi.png',
      '/og/page/.png',
      '/og/',
    ])
      expect([path, (await ask(path)).status]).toEqual([path, 404])
    expect((await ask('/og/page/News/panen-kopi.png', other)).status).toBe(404)
  })

  it('never says what an address asks it to say', async () => {
    const { headers } = await ask('/og/page/Search.png')
    for (const query of ['search=Kata%20orang', 'title=Kata%20orang', 'album=x%26search%3DKata%20orang'])
      expect([query, (await ask(`/og/page/Search.png?${query}`)).headers.get('etag')]).toEqual([query, headers.get('etag')])
  })

  it('is a PNG of 1200 × 630 at the address that the page’s head names, another one for each page and language', async () => {
    const paths = Object.keys(TITLES).flatMap(path => [path, `/en${path}`])
    const cards = paths.map(cardOf)
    expect(new Set(cards).size).toBe(paths.length)
    const drawn = new Map<string, string>()
    for (const [at, card] of cards.entries()) {
      const { status, headers, body } = await ask(card)
      expect([card, status, headers.get('content-type')]).toEqual([card, 200, 'image/png'])
      expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
      const { path, search, lang } = pageAt(`${ORIGIN}${paths[at]}`)
      const title = TITLES[path + search]?.[lang] ?? ''
      expect([title, drawn.get(title) ?? headers.get('etag')]).toEqual([title, headers.get('etag')])
      drawn.set(title, headers.get('etag') ?? '')
    }
    expect(new Set(drawn.values()).size).toBe(drawn.size)
  })

  it('is refused to a network that orders too many, not where it is stored', async () => {
    const few = createRenders({ perMinute: 1 })
    const cacheDir = await mkdtemp(join(tmpdir(), 'sanggar-few-cards-'))
    const endpoint = createCardEndpoint({ cacheDir, log: pino({ level: 'silent' }), renders: few, answerPage, answerPicture, readerOf })
    const app = new Hono<DiscoveryEnv>()
    app.use(async (c, next) => {
      c.set('site', mine)
      c.set('origin', ORIGIN)
      await next()
    })
    app.route('/', endpoint)
    const statuses = []
    for (const path of ['/og/page/About.png', '/og/page/News/dua.png', '/og/page/About.png'])
      statuses.push((await app.request(path)).status)
    expect(statuses).toEqual([200, 429, 200])
    await rm(cacheDir, { recursive: true, force: true })
  })

  /** Returns the colour of a place on a card. */
  async function colourAt(card: Buffer, left: number, top: number): Promise<string> {
    return (await sharp(card).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()).toString('hex')
  }

  it('shows the picture that its page names beside the title, anew if that looks otherwise', async () => {
    const first = await ask('/og/page/News/panen-kopi.png')
    expect(await colourAt(first.body, 900, 315)).toBe('ff0000')
    tint = '#0000ff'
    expect(await colourAt((await ask('/og/page/News/panen-kopi.png')).body, 900, 315)).toBe('0000ff')
    expect(await colourAt((await ask('/og/page/News/dua.png')).body, 900, 315)).not.toBe('0000ff')
  })

  it('takes no picture from its own address', async () => {
    const { body } = await ask('/og/page/News/dua.png?picture=/art/post/panen.svg')
    expect(body.equals((await ask('/og/page/News/dua.png')).body)).toBe(true)
  })

  it('comes without a picture that is missing, and later where pictures are waiting', async () => {
    expect((await ask('/og/page/News/hilang.png')).status).toBe(200)
    TITLES['/News/antre'] = { id: 'Antre' }
    const answer = await ask('/og/page/News/antre.png')
    expect([answer.status, answer.headers.get('retry-after'), answer.body.length]).toEqual([503, '2', 0])
  })

  it('is drawn anew for another name of the site, not for another spelling of the address', async () => {
    const first = await ask('/og/page/About.png')
    expect((await ask('/og/page/about/.png')).body.equals(first.body)).toBe(true)
    mine.settings.title = 'Uji Baru'
    expect((await ask('/og/page/About.png')).headers.get('etag')).not.toBe(first.headers.get('etag'))
  })
})
