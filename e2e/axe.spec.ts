import { LAYOUTS } from '../src/features/tenants/layouts.ts'
import { addressesOf, recordsOf } from './addresses.ts'
import { expect, findBarriers, tenantUrl, test } from './fixtures.ts'

/** The kinds of page: an address, or the name of the route whose record is shown. */
const KINDS = [
  'Courses-slug',
  'Courses-@Premium-slug',
  'Class-code',
  'Class-Competence-slug',
  'Courses-slug-module-moduleSlug-chapter-chapterSlug',
  'Overview-code',
  'Program-slug',
  'Curriculum-program',
  '/Mentor',
  'Podcasts-slug',
  'Event-slug',
  'Gallery album',
  '/Gallery',
  'Articles-slug-Detail-id-title',
  'News-slug',
  'Blog-id-title',
  'Program-id-slug',
  'Event-Careers-id-slug',
  'Career-slug',
  'Portfolio-type-title',
  'Lms-Features-slug',
  'Services-slug',
  '/Bandung',
  '/BelajarBersama',
  '/Metamorfosa',
  '/Video',
  '/Liga-Smk',
  '/Liga-Smk/Register',
  '/Leaderboards',
  '/Network',
  '/Courses',
  '/Event',
  '/Event/Careers',
  '/News',
  '/About',
  '/Pricing',
  '/Privacy-Policy',
  '/Talent-Hiring',
  '/Search?search=a',
  '/Search?search=qqqq',
  '/no/such/page',
]

/** Brands of unlike styles; aksara, smkcoding and alkademifun are dark or have dark parts. */
const BRANDS = ['aksara', 'smkcoding', 'jongkreatif', 'belajarbersamapuja', 'bharabas', 'ruangcipta', 'alkademi', 'alkademifun']
const WINDOWS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

test.use({ allowedErrors: /404 \(Not Found\).*no\/such/ })

BRANDS.forEach((brand, turn) => {
  const kinds = KINDS.filter((_, at) => at % BRANDS.length === turn)
  test(`axe finds no barrier in ${brand}: ${kinds.join(', ')}`, async ({ page }) => {
    test.setTimeout(240_000)
    const records = await recordsOf(brand)
    for (const [at, kind] of kinds.entries()) {
      await page.setViewportSize(WINDOWS[at % 2] ?? { width: 360, height: 740 })
      const path = kind === 'Gallery album' ? '/Gallery' : kind.startsWith('/') ? kind : addressesOf(kind, records)[0]
      expect([kind, path]).not.toEqual([kind, undefined])
      await page.goto(tenantUrl(brand, path))
      if (kind === 'Gallery album') {
        await page.goto(tenantUrl(brand, (await page.locator('main li h2 a').first().getAttribute('href')) ?? ''))
      }
      await expect(page.locator('h1')).toHaveCount(1)
      expect([path, await findBarriers(page)]).toEqual([path, []])
    }
  })
})

for (const turn of [0, 1, 2, 3]) {
  const brands = Object.keys(LAYOUTS).filter((_, at) => at % 4 === turn)
  test(`axe finds no barrier on the home pages of ${brands.join(', ')}`, async ({ page }) => {
    test.setTimeout(240_000)
    const found: string[] = []
    for (const brand of brands) {
      await page.goto(tenantUrl(brand))
      found.push(...(await findBarriers(page)).map(barrier => `${brand}: ${barrier}`))
    }
    expect(found).toEqual([])
  })
}
