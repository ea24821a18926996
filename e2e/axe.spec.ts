import type { Page } from '@playwright/test'
import { LAYOUTS } from '../src/features/sites/layouts.ts'
import { pages } from '../src/route-table.ts'
import { fillSignIn, loginOf } from './account-steps.ts'
import { addressesOf, NEEDED_QUERY, recordsOf } from './addresses.ts'
import { expect, findBarriers, tenantUrl, test } from './fixtures.ts'

/** One of each kind of page: a path, or the name of a route whose record is shown. */
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
  '/Video',
  '/Liga-Smk',
  '/Leaderboards',
  '/Network',
  '/Courses',
  '/Event',
  '/Event/Careers',
  '/News',
  '/Pricing',
  '/Privacy-Policy',
  '/Talent-Hiring',
  '/Search?search=a',
  '/Search?search=qqqq',
  '/no/such/page',
]

/** Pages with a public form. */
const FORMS = [
  '/Make-Appointment',
  '/Lms',
  '/Liga-Smk/Register',
  '/Metamorfosa',
  '/Collaboration',
  '/About',
  '/Features/tes-disc',
  '/Features/donasi',
]

/** Pages for signed-in people without parameters, except redirects and files. */
const SIGNED_IN = pages
  .filter(({ path }) => /^\/(Studio|Account)\b/.test(path) && !path.includes('{'))
  .map(({ path }) => path)
  // Needs the key of a mail's link: e2e/notifications.spec.ts.
  .filter(path => path !== '/Account/Notices/Unsubscribe')
  .filter(path => path !== '/Account/Join' && !/\.(json|csv|zip|pdf)$/.test(path))
  // For teachers alone: e2e/homes.spec.ts.
  .filter(path => path !== '/Studio/Pupils')
  // For superadmins alone: e2e/superadmin.spec.ts.
  .filter(path => path !== '/Studio/Tenants')
  // A mentor's own: e2e/payouts.spec.ts.
  .filter(path => path !== '/Studio/Payouts/Statement')
  .map(path => path + (NEEDED_QUERY[path] ?? ''))

/** Brands of different styles; aksara, smkcoding and alkademifun are dark or have dark parts. */
const BRANDS = ['aksara', 'smkcoding', 'jongkreatif', 'belajarbersamapuja', 'bharabas', 'ruangcipta', 'alkademi', 'alkademifun']
const WINDOWS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

test.use({ allowedErrors: /404 \(Not Found\).*no\/such|status of 422/ })

BRANDS.forEach((brand, turn) => {
  const kinds = KINDS.filter((_, at) => at % BRANDS.length === turn)
  test(`axe finds no barrier in ${brand}: ${kinds.join(', ')}`, async ({ page }) => {
    test.setTimeout(240_000)
    const records = await recordsOf(brand)
    for (const [at, kind] of kinds.entries()) {
      await turnWindow(page, at)
      const path = kind === 'Gallery album' ? '/Gallery' : kind.startsWith('/') ? kind : addressesOf(kind, records)[0]
      expect([kind, path]).not.toEqual([kind, undefined])
      await page.goto(tenantUrl(brand, path))
      if (kind === 'Gallery album') await openFirst(page, brand, 'main li h2 a')
      await expect(page.locator('h1')).toHaveCount(1)
      expect([path, await findBarriers(page)]).toEqual([path, []])
    }
  })
})

// Only one tenant of the demo accepts donations; elsewhere the page says so.
for (const [turn, brand] of [...BRANDS, 'foundation'].entries()) {
  const forms = brand === 'foundation' ? ['/Features/donasi', '/Lms'] : FORMS.filter((_, at) => (at + turn) % 8 < 3)
  test(`axe finds no barrier in ${brand}'s forms that were refused: ${forms.join(', ')}`, async ({ page }) => {
    test.setTimeout(120_000)
    for (const [at, path] of forms.entries()) {
      await turnWindow(page, at + turn)
      await page.goto(tenantUrl(brand, path))
      const isClosed = path === '/Features/donasi' && brand !== 'foundation'
      if (!isClosed) await sendEmpty(page)
      await expect(page.locator('[data-progress-bar]')).toBeHidden()
      expect([path, await findBarriers(page)]).toEqual([path, []])
    }
  })
}

for (const [turn, brand] of ['aksara', 'bharabas', 'jongkreatif', 'foundation'].entries()) {
  // Each page in one brand, loaded in a narrow window or a wide one, and looked at in both.
  const paths = SIGNED_IN.filter((_, at) => at % 4 === turn)
  test(`axe finds no barrier in ${brand} for who is signed in: ${paths.join(', ')}`, async ({ page }) => {
    test.setTimeout(240_000)
    await page.goto(tenantUrl(brand, '/Studio'))
    await fillSignIn(page, await loginOf('admin'))
    await expect(page).toHaveURL(tenantUrl(brand, '/Studio'))
    for (const [at, path] of paths.entries()) {
      await turnWindow(page, at)
      await page.goto(tenantUrl(brand, path))
      await expect(page.locator('h1')).toHaveCount(1)
      const asLoaded = await findBarriers(page)
      await turnWindow(page, at + 1)
      await page.evaluate(drawn)
      expect([path, asLoaded, await findBarriers(page)]).toEqual([path, [], []])
    }
  })
}

test('the link past the header comes first, also where the notice stands that asks what may be recorded', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'id-ID', viewport: WINDOWS[0] ?? null })
  const page = await context.newPage()
  await page.goto(tenantUrl('bharabas', '/Liga-Smk/Register'))
  await page.mouse.wheel(0, 200)
  await expect(page.getByRole('region', { name: 'Izin statistik' })).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Langsung ke isi' })).toBeFocused()
  await context.close()
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

/** Runs in the page: waits until what the change of the window has caused is drawn. */
const drawn = () => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))

async function turnWindow(page: Page, at: number): Promise<void> {
  await page.setViewportSize(WINDOWS[at % 2] ?? { width: 360, height: 740 })
}

async function openFirst(page: Page, brand: string, link: string): Promise<void> {
  await page.goto(tenantUrl(brand, (await page.locator(link).first().getAttribute('href')) ?? '/no/link'))
  await expect(page.locator('h1')).toHaveCount(1)
}

/** Submits the page's form empty, which shows an error beside each field. */
async function sendEmpty(page: Page): Promise<void> {
  await page.locator('main form[method="post"]').evaluate((form: HTMLFormElement) => {
    form.noValidate = true
    form.requestSubmit()
  })
  await expect(page.getByRole('alert')).toBeVisible()
}
