import { get } from '../scripts/bench/servers.ts'
import { pages } from '../src/route-table.ts'
import { expect, tenantUrl, test } from './fixtures.ts'

/** What search engines, feed readers and messengers see of a running site. */

const port = () => Number(process.env['E2E_PORT'])
const originOf = (tenant: string) => tenantUrl(tenant, '')

async function read(tenant: string, path: string): Promise<{ status: number; html: string; location: string }> {
  const { status, body, headers } = await get(port(), `${tenant}.localhost:${port()}`, path)
  return { status, html: String(body), location: String(headers['location'] ?? '') }
}

/** Returns the addresses in a site map, without the origin. */
async function mapOf(tenant: string): Promise<string[]> {
  const { html } = await read(tenant, '/sitemap.xml')
  return [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(match => (match[1] ?? '').replace(originOf(tenant), '').replaceAll('&amp;', '&'))
}

type Data = Record<string, unknown>

function linkedData(html: string): Data[] {
  const script = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  return script ? JSON.parse(script)['@graph'] : []
}

function attribute(html: string, pattern: RegExp): string {
  return (pattern.exec(html)?.[1] ?? '').replaceAll('&amp;', '&')
}

/** What each kind of page must declare: the fields that Google's structured data documentation requires or recommends. */
const KINDS: [kind: string, address: RegExp, type: string, fields: string[]][] = [
  ['course', /^\/Courses\/[^@/]+$/, 'Course', ['name', 'description', 'provider', 'offers', 'hasCourseInstance']],
  ['premium course', /^\/Courses\/@Premium\/[^/]+$/, 'Course', ['name', 'description', 'provider', 'offers', 'hasCourseInstance']],
  [
    'event',
    /^\/Event\/(?!Careers|Program)[^/]+$/,
    'Event',
    ['name', 'startDate', 'endDate', 'location', 'eventAttendanceMode', 'organizer'],
  ],
  ['news', /^\/News\/[^/]+$/, 'NewsArticle', ['headline', 'image', 'datePublished', 'author', 'publisher']],
  ['blog', /^\/Blog\/[^/]+\/[^/]+$/, 'BlogPosting|Article', ['headline', 'image', 'datePublished', 'author']],
  ['article', /^\/Articles\/[^/]+\/Detail\//, 'BlogPosting|Article', ['headline', 'image', 'datePublished', 'author']],
  ['episode', /^\/Podcasts\/[^/]+$/, 'PodcastEpisode', ['name', 'url', 'associatedMedia', 'partOfSeries', 'timeRequired']],
  [
    'opening',
    /^\/Event\/Careers\/[^/]+\/[^/]+$/,
    'JobPosting',
    ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  ],
  ['chapter', /^\/Courses\/[^@/]+\/module\/[^/]+\/chapter\/[^/]+$/, 'BreadcrumbList', ['itemListElement']],
  ['class', /^\/Class\/[^/]+$/, 'BreadcrumbList', ['itemListElement']],
  ['program', /^\/Program\/[^/]+$/, 'BreadcrumbList', ['itemListElement']],
  ['portfolio', /^\/Portfolio\/[^/]+\/[^/]+$/, 'BreadcrumbList', ['itemListElement']],
  ['festival', /^\/BelajarBersama$/, 'Event', ['name', 'startDate', 'endDate', 'location', 'organizer']],
  ['home', /^\/$/, 'EducationalOrganization', ['name', 'url', 'logo']],
  ['home', /^\/$/, 'FAQPage', ['mainEntity']],
]

for (const tenant of ['alkademi', 'foundation', 'smkcoding']) {
  test(`${tenant}: each kind of page tells machines what it is about, and where it stands`, async () => {
    const map = await mapOf(tenant)
    for (const [kind, address, type, fields] of KINDS) {
      const path = map.find(one => address.test(one))
      if (path === undefined && tenant !== 'alkademi') continue
      expect([kind, path]).not.toEqual([kind, undefined])
      const { html } = await read(tenant, path ?? '')
      const graph = linkedData(html)
      const data = graph.find(one => new RegExp(`^(${type})$`).test(String(one['@type'])))
      expect([path, type, fields.filter(field => isEmpty(data?.[field]))]).toEqual([path, type, []])
      const trail = graph.find(one => one['@type'] === 'BreadcrumbList')
      if (path !== '/')
        expect([path, (trail?.['itemListElement'] as Data[] | undefined)?.at(-1)?.['item']]).toEqual([path, originOf(tenant) + path])
    }
  })
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

for (const tenant of ['alkademi', 'bharabas', 'pesilat']) {
  test(`${tenant}: every address in the map is there, is meant to be found, and is the one that it names itself`, async () => {
    test.setTimeout(120_000)
    const map = await mapOf(tenant)
    expect(map.length).toBeGreaterThan(60)
    expect(new Set(map).size).toBe(map.length)
    const wrong: unknown[] = []
    for (const path of map) {
      const { status, html } = await read(tenant, path)
      const canonical = attribute(html, /<link rel="canonical" href="([^"]+)"/).replace(originOf(tenant), '') || '/'
      if (status !== 200 || canonical !== path || /<meta name="robots" content="noindex/.test(html)) wrong.push([path, status, canonical])
    }
    expect(wrong).toEqual([])
  })
}

test('what is not there answers 404 with the not-found screen and a way home, in the reader’s language', async () => {
  const missing = [
    '/Courses/tidak-ada',
    '/Courses/@Premium/tidak-ada',
    '/Class/TIDAK-ADA',
    '/News/tidak-ada',
    '/Podcasts/tidak-ada',
    '/Event/tidak-ada',
    '/Program/tidak-ada',
    '/Curriculum/tidak-ada',
    '/Lms/Features/tidak-ada',
    '/Aksara/Features/tidak-ada',
    '/Features/tidak-ada',
    '/Services/tidak-ada',
    '/Portfolio/tidak-ada',
    '/Portfolio/corporate/tidak-ada',
    '/Career/tidak-ada',
    '/Event/Careers/01980000-0000-7000-8000-000000000000/x',
    '/Overview/TIDAK-ADA',
    '/Surabaya',
    '/Gallery?album=tidak-ada',
    '/halaman/yang/tidak/ada',
  ]
  for (const path of missing) {
    const { status, html } = await read('foundation', path)
    expect([path, status]).toEqual([path, 404])
    expect([path, html.includes('<meta name="robots" content="noindex"'), /<main[^>]*>.*<a [^>]*href="\/"/s.test(html)]).toEqual([
      path,
      true,
      true,
    ])
    const english = await read('foundation', `/en${path}`)
    expect([path, english.status, /<main[^>]*>.*<a [^>]*href="\/en"/s.test(english.html)]).toEqual([path, 404, true])
  }
})

test('pages that need no interaction send the shell’s script alone', async () => {
  for (const path of [
    '/About',
    '/Privacy-Policy',
    '/Terms-And-Conditions',
    '/Campus',
    '/Government',
    '/Corporates',
    '/Collaboration',
    '/Welcome',
    '/Pricing',
    '/Mentor',
  ])
    for (const tenant of ['alkademi', 'aksara', 'sfi']) {
      const { html } = await read(tenant, path)
      const scripts = html
        .match(/<script(?! type="application\/ld\+json")[^>]*|rel="modulepreload"/g)
        ?.map(tag => /\/assets\/([\w.]+?)-/.exec(tag)?.[1])
      expect([path, scripts]).toEqual([path, ['before', 'entry.public']])
    }
})

test('titles on running sites: the suffix on the variant’s pages, the record’s own, the ones that a variant fixes', async () => {
  const titleOf = async (tenant: string, path: string) => attribute((await read(tenant, path)).html, /<title>([^<]+)<\/title>/)
  const nameOf = async (tenant: string) => attribute((await read(tenant, '/')).html, /<meta property="og:site_name" content="([^"]+)"/)
  const course = (await mapOf('alkademi')).find(path => /^\/Courses\/[^@/]+$/.test(path)) ?? ''
  const heading = attribute((await read('alkademi', course)).html, /<h1[^>]*>([^<]+)</)
  expect(await titleOf('alkademi', course)).toBe(`${heading} | ${await nameOf('alkademi')}`)
  expect(await titleOf('alkademi', '/BelajarBersama')).toBe(`Festival Belajar Bersama | ${await nameOf('alkademi')}`)
  expect(await titleOf('alkademi', '/About')).not.toContain(' | ')
  expect(await titleOf('foundation', '/About')).toBe(`Tentang | ${await nameOf('foundation')}`)
  expect(await titleOf('foundation', '/Campus')).toBe(`Untuk Kampus | ${await nameOf('foundation')}`)
  expect(await titleOf('ruangcipta', '/Class')).toBe(`Rangkaian Kelas & Diskusi | ${await nameOf('ruangcipta')}`)
  expect(await titleOf('beasiswabersamapuja', '/Courses')).not.toContain(' | ')
})

test('the main sites lead the express programme to its own host', async () => {
  const { status, location } = await read('alkademi', '/Pesilat/Class')
  expect([status, location]).toEqual([308, tenantUrl('pesilat', '/Pesilat/Class')])
  expect((await read('pesilat', '/Pesilat/Class')).status).toBe(200)
})

test('every page without parameters is there on every kind of site, in both languages', async () => {
  test.setTimeout(120_000)
  const paths = pages
    .filter(page => !page.isPersonal)
    .map(page => page.path)
    .filter(path => !path.includes('{') && !/^\/(Callback|Payment|Pesilat)/.test(path))
  for (const tenant of ['demo', 'smkcoding', 'ica', 'alpha'])
    for (const prefix of ['', '/en'])
      for (const path of paths) {
        const { status } = await read(tenant, prefix + path)
        expect([tenant, prefix + path, status]).toEqual([tenant, prefix + path, 200])
      }
})
