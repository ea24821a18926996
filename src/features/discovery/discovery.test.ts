import { beforeAll, describe, expect, it } from 'vitest'
import { buildClass } from '#features/classes/testing.ts'
import { buildPost } from '#features/posts/testing.ts'
import { LANGS } from '#kit/lang.ts'
import { findForm } from '#kit/picture-forms.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { findUnstorable } from '#platform/storable.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { createDiscovery } from './routes.ts'
import { all, buildSite, ORIGIN, openEndpoints, readXml } from './testing.ts'

const database = openTestDatabase()
const DAY = 86_400_000
const NASTY = 'Tanya & Jawab: "1 < 2" ]]> selesai ]]> lagi'

let tenant: TenantId
let other: TenantId
let blog: { id: string; slug: string }

async function ask(path: string, { of = tenant, settings = {} as Record<string, unknown>, layout = 'demo' as 'demo' | 'alpha' } = {}) {
  const answer = await openEndpoints(database, buildSite(of, settings, layout), createDiscovery(['/', '/Courses'])).request(path)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

async function mapped(options = {}): Promise<string[]> {
  const { text } = await ask('/sitemap.xml', options)
  return all(readXml(text), 'url').map(url => (all(url, 'loc')[0]?.text ?? '').replace(ORIGIN, ''))
}

async function channelOf(path: string, options = {}) {
  const { status, text } = await ask(path, options)
  expect(status).toBe(200)
  const channel = all(readXml(text), 'channel')[0]
  if (!channel) throw new Error('a feed has a channel')
  return channel
}

beforeAll(async () => {
  tenant = await database.createTenant()
  other = await database.createTenant()
  await database.asTenant(tenant, async ctx => {
    await buildPost(ctx, { slug: 'panen-kopi', title: NASTY, published_at: TEST_NOW })
    const post = await buildPost(ctx, {
      slug: 'berfoto',
      cover: 'https://gambar.contoh.id/a.jpg',
      published_at: new Date(TEST_NOW.getTime() - 9 * DAY),
    })
    await buildPost(ctx, { slug: 'konsep', published_at: null })
    await buildPost(ctx, { slug: 'besok', published_at: new Date(TEST_NOW.getTime() + DAY) })
    blog = await buildPost(ctx, { kind: 'blog', slug: 'catatan', title: 'Catatan' })
    await buildPost(ctx, { kind: 'podcasts', slug: 'tiga-gelas', title: 'Tiga Gelas', details: JSON.stringify({ number: 3, minutes: 62 }) })
    await buildPost(ctx, { kind: 'podcasts', slug: 'tanpa-lama' })
    await buildPost(ctx, { kind: 'gallery', slug: 'album' })
    await buildPost(ctx, {
      kind: 'event',
      slug: 'temu-warga',
      title: 'Temu Warga; kopi, roti',
      summary: 'Kalimat yang panjang sekali supaya barisnya dilipat, dengan huruf é dan tanda — di sana-sini.',
      details: JSON.stringify({ startsAt: '2026-09-01T12:00:00Z', endsAt: '2026-09-01T14:00:00Z', place: 'Balai, Bandung' }),
    })
    await buildPost(ctx, { kind: 'event', slug: 'tanpa-jam' })
    await buildPost(ctx, { kind: 'event', slug: 'acara-konsep', published_at: null })
    const both = await buildClass(ctx, { code: 'DUA-1', slug: 'kelas-dua-bahasa' })
    const english = { tenant_id: tenant, lang: 'en', summary: 'In English.' }
    await ctx.db
      .insertInto('post_translations')
      .values({ ...english, post_id: post.id, title: 'Two Languages' })
      .execute()
    await ctx.db
      .insertInto('class_translations')
      .values({ ...english, class_id: both.id, name: 'Two Languages' })
      .execute()
    const course = await buildClass(ctx, { code: 'WEB-1', slug: 'web-dasar' })
    await buildClass(ctx, { code: 'WEB-2', slug: 'web-premium', is_premium: true })
    await buildClass(ctx, { code: 'WEB-3', slug: 'web-konsep', published_at: null })
    const module = newId()
    await ctx.db
      .insertInto('class_modules')
      .values({ tenant_id: tenant, id: module, class_id: course.id, slug: 'awal', title: 'Awal', position: 1 })
      .execute()
    await ctx.db
      .insertInto('class_chapters')
      .values({
        tenant_id: tenant,
        id: newId(),
        module_id: module,
        slug: 'halo',
        title: 'Halo',
        minutes: 5,
        position: 1,
        published_at: ctx.now,
      })
      .execute()
    await ctx.db
      .insertInto('programs')
      .values({ tenant_id: tenant, id: newId(), slug: 'beasiswa', name: 'Beasiswa', summary: 'Ringkasan', content: '{}', is_active: true })
      .execute()
    const feature = { tenant_id: tenant, title: 'Fitur', summary: 'Ringkasan' }
    await ctx.db
      .insertInto('lms_features')
      .values([
        // Of the platform's too: named once.
        { ...feature, id: newId(), slug: 'online-quiz', published_at: ctx.now },
        { ...feature, id: newId(), slug: 'fitur-kami', published_at: ctx.now },
        { ...feature, id: newId(), slug: 'fitur-konsep' },
      ])
      .execute()
  })
  await database.asTenant(other, async ctx => {
    await buildPost(ctx, { slug: 'milik-lain' })
    await buildPost(ctx, { kind: 'event', slug: 'acara-lain' })
    await buildPost(ctx, { kind: 'podcasts', slug: 'siniar-lain' })
    await buildClass(ctx, { code: 'LAIN', slug: 'kelas-lain' })
  })
})

it.each(['/sitemap.xml', '/News/feed.xml', '/Blog/feed.xml', '/Podcasts/feed.xml', '/Event/calendar.ics', '/Event/temu-warga.ics'])(
  '%s says under maintenance when to come again, and nothing of the content',
  async path => {
    expect((await ask(path)).status).toBe(200)
    for (const isMaintenance of [true, undefined]) {
      const { status, headers, text } = await ask(path, { settings: { isMaintenance } })
      expect([status, headers.get('retry-after'), headers.get('cache-control'), text]).toEqual([503, '600', 'no-store', ''])
    }
  },
)

describe('the sitemap', () => {
  it('is empty where the site says noindex, and the robots file refuses all', async () => {
    const settings = { meta: { robot_index: 'noindex' } }
    expect(await mapped({ settings })).toEqual([])
    expect((await ask('/robots.txt', { settings })).text).toContain('User-agent: *\nDisallow: /\n')
  })

  it('holds nothing of another tenant, no draft and nothing that is still to come', async () => {
    const paths = (await mapped()).join('\n')
    expect(paths).toContain('/News/panen-kopi')
    for (const slug of ['milik-lain', 'acara-lain', 'siniar-lain', 'kelas-lain', 'LAIN', 'konsep', 'WEB-3', 'besok']) {
      expect(paths).not.toContain(slug)
    }
    expect((await mapped({ of: other })).filter(path => /panen-kopi|web-dasar|beasiswa/.test(path))).toEqual([])
  })

  it('holds the pages, the posts of each kind, classes with their first chapter, and programs', async () => {
    const paths = await mapped()
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/Courses',
        '/News/panen-kopi',
        `/Blog/${blog.id}/catatan`,
        '/Podcasts/tiga-gelas',
        '/Event/temu-warga',
        '/Gallery?album=album',
        '/Courses/web-dasar',
        '/Courses/web-dasar/module/awal/chapter/halo',
        '/Courses/@Premium/web-premium',
        '/Class/WEB-1',
        '/Program/beasiswa',
        '/Curriculum/beasiswa',
        '/Lms/Features/coding-studio',
        '/Lms/Features/online-quiz',
        '/Lms/Features/fitur-kami',
      ]),
    )
    expect(paths.some(path => path.startsWith('/Features/'))).toBe(true)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('names the address in other languages of pages and of records that are there in them, and the last change of records', async () => {
    const { headers, text } = await ask('/sitemap.xml')
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const urls = all(readXml(text), 'url')
    const pathOf = (url: (typeof urls)[number]) => (all(url, 'loc')[0]?.text ?? '').replace(ORIGIN, '')
    const links = new Map(
      urls.map(url => [pathOf(url), all(url, 'xhtml:link').map(link => [link.attributes['hreflang'], link.attributes['href']])]),
    )
    // Pages of ours, a post and a class in two languages.
    for (const path of ['/', '/Courses', '/News/berfoto', '/Courses/kelas-dua-bahasa', '/Class/DUA-1']) {
      expect(links.get(path), path).toHaveLength(LANGS.length)
      expect(links.get(path)).toEqual(
        expect.arrayContaining([
          ['id', ORIGIN + path],
          ['en', `${ORIGIN}/en${path === '/' ? '' : path}`],
        ]),
      )
    }
    for (const path of ['/News/panen-kopi', '/Courses/web-dasar', '/Courses/web-dasar/module/awal/chapter/halo', '/Program/beasiswa'])
      expect(links.get(path), path).toEqual([])
    const news = urls.find(url => pathOf(url) === '/News/panen-kopi')
    expect(all(news, 'lastmod')[0]?.text).toMatch(/^\d{4}-\d\d-\d\dT/)
  })

  it('spells news as the variant does', async () => {
    expect((await mapped({ layout: 'alpha' })).find(path => path.endsWith('/panen-kopi'))).toMatch(/^\/News\/[0-9a-f-]{36}\/panen-kopi$/)
  })
})

describe('robots, manifest and icon', () => {
  it('keep robots from the calls only, and show them the map', async () => {
    const { text, headers } = await ask('/robots.txt')
    expect(headers.get('content-type')).toMatch(/^text\/plain/i)
    expect(text.split('\n')).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /api/', `Sitemap: ${ORIGIN}/sitemap.xml`]))
    expect(text.split('\n')).not.toContain('Disallow: /')
  })

  it('describe the site as an app in its own name and colour, with icons of sizes that there are', async () => {
    const { headers, text } = await ask('/manifest.webmanifest', { settings: { title: 'A'.repeat(40), css: { clr_primary: '#123456' } } })
    expect(headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
    const manifest = JSON.parse(text)
    expect(manifest).toMatchObject({ start_url: '/', display: 'standalone', theme_color: '#123456', name: 'A'.repeat(40) })
    expect(manifest.short_name).toHaveLength(24)
    expect(manifest.icons.map((icon: { sizes: string }) => icon.sizes)).toEqual(['192x192', '512x512', 'any'])
    for (const { src } of manifest.icons) {
      const [, form] = /^\/_ipx\/([^/]+)\/art\/logo\/uji\.svg$/.exec(src) ?? []
      expect(form === undefined ? src : findForm(form)).toBeTruthy()
    }
  })

  it('take the tenant’s own icon, one that lies elsewhere through our own host', async () => {
    const iconOf = async (favicon: string) => (await ask('/favicon.ico', { settings: { favicon } })).headers.get('location')
    expect(await iconOf('')).toBe('/_ipx/s_48x48,f_png/art/logo/uji.svg')
    expect(await iconOf('/files/a.png')).toBe('/_ipx/s_48x48,f_png/files/a.png')
    expect(await iconOf('https://gambar.contoh.id/a.png')).toBe('/_ipx/s_48x48,f_png/outside/https%3A%2F%2Fgambar.contoh.id%2Fa.png')
    const { text } = await ask('/manifest.webmanifest', { settings: { favicon: 'https://gambar.contoh.id/a.png' } })
    expect(JSON.parse(text).icons[0].src).toBe('/_ipx/s_192x192,f_png/outside/https%3A%2F%2Fgambar.contoh.id%2Fa.png')
  })
})

describe('a feed', () => {
  it('holds no draft, nothing that is to come, and nothing of another tenant', async () => {
    expect(all(await channelOf('/News/feed.xml'), 'item')).toHaveLength(2)
    expect(all(await channelOf('/Blog/feed.xml'), 'item')).toHaveLength(1)
    expect(all(await channelOf('/Blog/feed.xml', { of: other }), 'item')).toEqual([])
  })

  it('is well-formed whatever a title holds, the newest first, with text, day and picture', async () => {
    const { headers } = await ask('/News/feed.xml')
    expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    const channel = await channelOf('/News/feed.xml', { settings: { title: 'Kopi & Roti <3' } })
    expect(all(channel, 'title')[0]?.text).toBe('Kopi & Roti <3: Kabar')
    const [first, second] = all(channel, 'item')
    expect(all(first, 'title')[0]?.text).toBe(NASTY.replaceAll(']]>', ']] >'))
    expect(all(first, 'link')[0]?.text).toBe(`${ORIGIN}/News/panen-kopi`)
    const picture = (src: string) => `<p><img src="${src}" width="1200" height="630" alt=""></p><p>Isi tulisan uji.</p>`
    expect(all(first, 'content:encoded')[0]?.text).toBe(picture(`${ORIGIN}/_ipx/s_1200x630,f_jpeg/art/news/panen-kopi.svg`))
    expect(all(second, 'content:encoded')[0]?.text).toBe(
      picture(`${ORIGIN}/_ipx/s_1200x630,f_jpeg/outside/https%3A%2F%2Fgambar.contoh.id%2Fa.jpg`),
    )
    expect(all(first, 'author')).toEqual([])
    expect(all(first, 'dc:creator')[0]?.text).not.toBe('')
    expect(new Date(all(first, 'pubDate')[0]?.text ?? '')).toEqual(TEST_NOW)
    expect(all(first, 'enclosure')).toEqual([])
    expect(channel.children.filter(child => child.name.startsWith('itunes:'))).toEqual([])
  })

  it('says nothing that XML or a calendar can’t hold, though older rows and settings have it', async () => {
    const old = await database.createTenant('lama')
    await database.asTenant(old, async ctx => {
      const broken = (text: string) => `${text}\u0001\u000b\ufffe!`
      const details = JSON.stringify({ startsAt: '2026-09-01T12:00:00Z', endsAt: '2026-09-01T14:00:00Z', place: broken('Balai') })
      const content = JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: broken('Isi') }] }] })
      const texts = { title: broken('Judul ]]\u0001>'), summary: broken('Ringkas'), author_name: broken('Ani'), content }
      await buildPost(ctx, { slug: 'kabar', ...texts })
      await buildPost(ctx, { kind: 'podcasts', slug: 'siniar', ...texts })
      await buildPost(ctx, { kind: 'event', slug: 'acara', ...texts, details })
    })
    const settings = { title: 'Uji\u0001', contact: { email: 'a\u0001@contoh.id' }, legal: { company: 'PT\u0002' } }
    for (const path of ['/News/feed.xml', '/Podcasts/feed.xml', '/Event/calendar.ics', '/Event/acara.ics']) {
      const { status, text } = await ask(path, { of: old, settings })
      expect([path, status, findUnstorable(text)]).toEqual([path, 200, undefined])
      if (path.endsWith('.xml')) expect(all(all(all(readXml(text), 'channel')[0], 'item')[0], 'title')[0]?.text).toBe('Judul ]] >!')
      else expect(text).toContain('LOCATION:Balai!\r\n')
    }
  })

  it('of the podcast has what players require of a channel', async () => {
    const channel = await channelOf('/Podcasts/feed.xml', { settings: { contact: { email: 'halo@contoh.id' } } })
    const only = (name: string) => {
      expect([name, all(channel, name).length]).toEqual([name, 1])
      return all(channel, name)[0]
    }
    expect(only('language')?.text).toBe('id')
    expect(only('itunes:author')?.text).toBe('Uji')
    expect(only('itunes:explicit')?.text).toBe('false')
    expect(only('itunes:category')?.attributes).toEqual({ text: 'Education' })
    expect(only('itunes:image')?.attributes).toEqual({ href: `${ORIGIN}/_ipx/s_1400x1400,f_jpeg/art/podcast/uji.svg` })
    expect(findForm('s_1400x1400,f_jpeg')).toBeDefined()
    expect(all(only('itunes:owner'), 'itunes:email')[0]?.text).toBe('halo@contoh.id')
    expect(only('link')?.text).toBe(`${ORIGIN}/Podcasts`)
    expect(only('atom:link')?.attributes).toMatchObject({ rel: 'self', href: `${ORIGIN}/Podcasts/feed.xml` })
  })

  it('of the podcast has each episode’s sound with its length in bytes, its type and how long it takes', async () => {
    const items = all(await channelOf('/Podcasts/feed.xml'), 'item')
    expect(items).toHaveLength(2)
    for (const item of items) {
      const { url, type, length } = all(item, 'enclosure')[0]?.attributes ?? {}
      expect(url).toMatch(new RegExp(`^${ORIGIN}/audio/[a-z-]+-\\d+s\\.mp3$`))
      expect(type).toBe('audio/mpeg')
      expect(Number(length)).toBeGreaterThan(0)
    }
    const long = items.find(item => all(item, 'title')[0]?.text === 'Tiga Gelas')
    expect(all(long, 'itunes:duration')[0]?.text).toBe('1:02:00')
    expect(all(long, 'guid')[0]?.text).toMatch(/\/Podcasts\/[0-9a-f-]{36}$/)
  })
})

describe('a calendar', () => {
  it('of an event that there is not, a draft, or one of another tenant is not found', async () => {
    for (const slug of ['tidak-ada', 'acara-konsep', 'acara-lain', 'panen-kopi'])
      expect([slug, (await ask(`/Event/${slug}.ics`)).status]).toEqual([slug, 404])
    expect((await ask('/Event/temu-warga.ics', { of: other })).status).toBe(404)
  })

  it('holds all events of the site, line by line as RFC 5545 wants them', async () => {
    const { headers, text } = await ask('/Event/calendar.ics')
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const lines = text.split('\r\n')
    expect([lines[0], lines[1]]).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
    expect(lines.filter(line => line === 'BEGIN:VEVENT')).toHaveLength(2)
    expect(lines.filter(line => line.includes('\n') || Buffer.byteLength(line) > 75)).toEqual([])
    expect(text).not.toMatch(/acara-lain|acara-konsep/)
  })

  it('of one event holds that one, with its times in UTC, place and address', async () => {
    const { status, text } = await ask('/Event/temu-warga.ics')
    expect(status).toBe(200)
    const lines = text.replaceAll('\r\n ', '').split('\r\n')
    expect(lines.filter(line => line === 'BEGIN:VEVENT')).toHaveLength(1)
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART:20260901T120000Z',
        'DTEND:20260901T140000Z',
        'SUMMARY:Temu Warga\\; kopi\\, roti',
        'LOCATION:Balai\\, Bandung',
        `URL;VALUE=URI:${ORIGIN}/Event/temu-warga`,
      ]),
    )
    expect(lines.find(line => line.startsWith('UID:'))).toMatch(/^UID:[0-9a-f-]{36}@uji\.localhost$/)
  })
})
