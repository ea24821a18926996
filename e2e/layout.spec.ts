import { LAYOUTS } from '../src/features/tenants/layouts.ts'
import { pages } from '../src/route-table.ts'
import { expect, tenantUrl, test } from './fixtures.ts'

const WIDTHS = [360, 768, 1440]
const isSideways = () => document.documentElement.scrollWidth > document.documentElement.clientWidth

test('no static route scrolls sideways at 360, 768 and 1440 px', async ({ page }) => {
  test.setTimeout(300_000)
  const paths = pages.map(one => one.path).filter(path => !path.includes('{') && !/^\/(Login|Callback)/.test(path))
  const wide: string[] = []
  for (const path of paths) {
    const answer = await page.goto(tenantUrl('demo', path))
    expect([path, answer?.status()]).toEqual([path, 200])
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      if (await page.evaluate(isSideways)) wide.push(`${path} at ${width}`)
    }
  }
  expect(wide).toEqual([])
})

test('no home page scrolls sideways, and each has one h1', async ({ page }) => {
  test.setTimeout(180_000)
  const wide: string[] = []
  for (const layout of Object.keys(LAYOUTS)) {
    await page.goto(tenantUrl(layout))
    await expect(page.locator('h1')).toHaveCount(1)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      if (await page.evaluate(isSideways)) wide.push(`${layout} at ${width}`)
    }
  }
  expect(wide).toEqual([])
})
