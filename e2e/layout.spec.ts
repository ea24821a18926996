import type { Page } from '@playwright/test'
import { LAYOUTS } from '../src/features/sites/layouts.ts'
import { pages } from '../src/route-table.ts'
import { addressesOf, recordsOf } from './addresses.ts'
import { expect, layOutWhole, tenantUrl, test } from './fixtures.ts'

const layouts = Object.keys(LAYOUTS)
/** Pages for signed-in people have journeys of their own. */
const open = pages.filter(one => !one.isPersonal)
const hasRecords = (path: string) => path.includes('{')
/** Pages without a route of their own: a filtered list, an empty search, an unknown path. */
const BESIDES = ['/Search?search=web', '/Search?search=qqqq', '/Courses?search=qqqq', '/no/such/page']

// As the server rendered it: scripts move nothing, and pages load in half the time. axe.spec.ts checks with scripts that its pages do not scroll sideways.
test.use({ allowedErrors: /404 \(Not Found\).*no\/such/, javaScriptEnabled: false })

test.describe('no route scrolls sideways at 360, 768 and 1440 px', () => {
  test('the routes without parameters', async ({ page }) => {
    test.setTimeout(240_000)
    const paths = open.map(one => one.path).filter(path => !hasRecords(path))
    expect(await findSideways(page, 'alkademi', [...paths, ...BESIDES])).toEqual([])
  })

  test('the routes of records, with and without each optional part', async ({ page }) => {
    test.setTimeout(240_000)
    // The express programme has a site of its own, to which all others redirect.
    const records = { alkademi: await recordsOf('alkademi'), pesilat: await recordsOf('pesilat') }
    const found = open
      .filter(one => hasRecords(one.path))
      .map(({ name }) => {
        const tenant = name.startsWith('Pesilat') ? 'pesilat' : 'alkademi'
        return { name, tenant, paths: addressesOf(name, records[tenant]) }
      })
    expect(found.filter(one => one.paths.length === 0).map(one => one.name)).toEqual([])
    const wide: string[] = []
    for (const tenant of ['alkademi', 'pesilat']) {
      const paths = found.filter(one => one.tenant === tenant).flatMap(one => one.paths)
      wide.push(...(await findSideways(page, tenant, [...new Set(paths)])))
    }
    expect(wide).toEqual([])
  })

  test('the home pages, each with one h1', async ({ page }) => {
    test.setTimeout(240_000)
    const wide: string[] = []
    for (const layout of layouts) {
      wide.push(...(await findSideways(page, layout, ['/'])))
      await expect(page.locator('h1')).toHaveCount(1)
    }
    expect(wide).toEqual([])
  })
})

/** The kinds of page that show one record, by route name. Each is measured in every fourth layout, and each layout with every fourth. */
const DETAILS = [
  'Courses-slug',
  'Courses-@Premium-slug',
  'Courses-slug-module-moduleSlug-chapter-chapterSlug',
  'Class-code',
  'Class-Competence-slug',
  'Overview-code',
  'Program-slug',
  'Curriculum-program',
  'Portfolio-type-title',
  'Event-Careers-id-slug',
  'Career-slug',
  'News-slug',
  'Blog-id-title',
  'Articles-slug-Detail-id-title',
  'Podcasts-slug',
  'Event-slug',
  'Program-id-slug',
  'Lms-Features-slug',
  // These show the schools.
  'Network',
  'Leaderboards',
]

for (const turn of [0, 1, 2, 3]) {
  const turned = layouts.filter((_, at) => at % 4 === turn)
  test(`no detail page scrolls sideways in ${turned.join(', ')}`, async ({ page }) => {
    test.setTimeout(240_000)
    const wide: string[] = []
    for (const layout of turned) {
      const records = await recordsOf(layout)
      const names = DETAILS.filter((_, at) => (at + layouts.indexOf(layout)) % 4 === Math.floor(layouts.indexOf(layout) / 4) % 4)
      const found = names.map(name => addressesOf(name, records)[0] ?? `no record of ${name}`)
      wide.push(...(await findSideways(page, layout, found)))
    }
    expect(wide).toEqual([])
  })
}

let widths = [1440, 768, 360]

/** Returns the pages wider than the window, with the elements that stick out. A page is loaded once for all widths. */
async function findSideways(page: Page, tenant: string, paths: string[]): Promise<string[]> {
  const wide: string[] = []
  for (const path of paths) {
    const answer = await page.goto(tenantUrl(tenant, path), { waitUntil: 'domcontentloaded' })
    expect([tenant, path, answer?.status()]).toEqual([tenant, path, path.includes('no/such') ? 404 : 200])
    // Polled from here: with scripts off, no timers run in the page.
    await expect.poll(() => page.evaluate(isStyled)).toBe(true)
    await page.evaluate(layOutWhole)
    // The first width of a page is the last one of the page before.
    widths = widths.toReversed()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const found = await page.evaluate(findWide)
      if (found) wide.push(`${tenant} ${path} at ${width}: ${found}`)
    }
  }
  return wide
}

/** Runs in the page. */
const isStyled = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(link => link.sheet)

/** Runs in the page, after its fonts have loaded. */
async function findWide(): Promise<string> {
  await document.fonts.ready
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return ''
  const out = [...document.querySelectorAll('body *')].filter(element => element.getBoundingClientRect().right > clientWidth + 0.5)
  return `${scrollWidth} px by ${out.slice(-2).map(element => `${element.tagName}.${element.className}`)}`
}
