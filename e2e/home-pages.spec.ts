import { LAYOUTS } from '../src/features/sites/layouts.ts'
import { expect, hydrated, layOutWhole, tenantUrl, test } from './fixtures.ts'

/** About twelve screens of a phone. */
const TALLEST = 9000
/** What the keyboard can reach. */
const REACHED = 'a[href], button, input, summary, [tabindex="0"]'

test('on a phone the home page of every brand is of a bearable length, fits in width, and its rails are within reach of the keyboard', async ({
  page,
}) => {
  test.slow()
  const faults: string[] = []
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const layout of Object.keys(LAYOUTS)) {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(tenantUrl(layout))
    await hydrated(page)
    await page.evaluate(layOutWhole)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    if (height > TALLEST) faults.push(`${layout}: ${height} px high`)
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      if (wide > width) faults.push(`${layout}: ${wide} px wide in a window of ${width}`)
    }
    const unreached = await page.evaluate(
      reached =>
        [...document.querySelectorAll('main *')]
          .filter(element => element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX))
          .filter(element => !element.matches(reached) && !element.querySelector(reached))
          .map(element => element.className),
      REACHED,
    )
    faults.push(...unreached.map(name => `${layout}: ${name} scrolls out of reach of the keyboard`))
  }
  expect(faults).toEqual([])
})

test('lists that are rails on a phone alone can be focused there alone, under their heading', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(tenantUrl('foundation'))
  await hydrated(page)
  const rail = page.getByRole('list', { name: 'Tumbuh bersama' })
  await expect(rail).toHaveAttribute('tabindex', '0')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.locator('main [data-rail]')).toHaveCount(0)
  await expect(page.locator('main .phone-rail[tabindex]')).toHaveCount(0)
})
