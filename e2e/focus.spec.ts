import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { LAYOUTS } from '../src/features/sites/layouts.ts'
import { expect, hydrated, tenantUrl, test } from './fixtures.ts'

/** How far around an element its sign of focus may stand, in CSS pixels. */
const AROUND = 10
/** WCAG 2.2, 2.4.13: pixels change their colour by at least this contrast, over an area of at least a line of 1 px along the element's edges. */
const CONTRAST = 3

test('in the header and the first section of every brand the focus is visible', async ({ page }) => {
  test.slow()
  const unseen: string[] = []
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const layout of Object.keys(LAYOUTS)) {
    await page.goto(tenantUrl(layout))
    await hydrated(page)
    // From now on focus moved by script counts as the keyboard's.
    await page.keyboard.press('Tab')
    const places = page.locator('header :is(a, input, button):visible, main section:first-of-type :is(a, input, button, summary):visible')
    for (const place of (await places.all()).slice(0, 16)) {
      const seen = await focusArea(page, place)
      if (seen && seen.changed < seen.needed) unseen.push(`${layout}: ${seen.name} changes ${seen.changed} of ${seen.needed} px`)
    }
  }
  expect(unseen).toEqual([])
})

/** Compares pictures of an element with and without focus. Undefined for an element outside of the window. */
async function focusArea(page: Page, place: Locator) {
  // A search field's frame shows the focus of its field.
  const frame = place.locator('xpath=self::input[@type="search"]/ancestor::*[self::label or self::form][1]')
  const box = await ((await frame.count()) > 0 ? frame : place).boundingBox()
  const size = page.viewportSize()
  if (!box || !size || box.y < 0 || box.y + box.height > size.height || box.width < 2) return undefined
  const left = Math.max(0, Math.floor(box.x - AROUND))
  const top = Math.max(0, Math.floor(box.y - AROUND))
  const clip = {
    x: left,
    y: top,
    width: Math.min(size.width - left, Math.ceil(box.width + 2 * AROUND)),
    height: Math.min(size.height - top, Math.ceil(box.height + 2 * AROUND)),
  }
  const shoot = async () =>
    await sharp(await page.screenshot({ clip, caret: 'hide', animations: 'disabled' }))
      .removeAlpha()
      .raw()
      .toBuffer()
  await place.evaluate((element: HTMLElement) => element.blur())
  const before = await shoot()
  await place.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
  const after = await shoot()
  let changed = 0
  for (let at = 0; at < before.length; at += 3) if (contrast(luminance(before, at), luminance(after, at)) >= CONTRAST) changed++
  const name = await place.evaluate((element: HTMLElement) => element.outerHTML.slice(0, 90))
  return { name, changed, needed: Math.round(2 * (box.width + box.height)) }
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Relative luminance, 0 to 1. Source: WCAG 2.2. */
function luminance(pixels: Buffer, at: number): number {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map(offset => {
    const part = (pixels[at + offset] ?? 0) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
