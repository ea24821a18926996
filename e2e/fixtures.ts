import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

/** Returns the URL of a tenant's page, by the tenant's slug. */
export function tenantUrl(slug: string, path = '/'): string {
  return `http://${slug}.localhost:${process.env['E2E_PORT']}${path}`
}

/** Fails every journey on a console error, an uncaught error of the page, or a violation of the content security policy. */
export const test = base.extend<{ allowedErrors: RegExp }>({
  allowedErrors: [/^$/, { option: true }],
  page: async ({ page, allowedErrors }, provide) => {
    const errors: string[] = []
    const note = (text: string) => {
      if (!allowedErrors.test(text)) errors.push(text)
    }
    page.on('console', message => {
      if (message.type() === 'error') note(`${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', error => note(String(error)))
    // The consent notice has tests of its own; here it would be in the way.
    await page.addInitScript(() => {
      try {
        localStorage.setItem('sanggar:click-consent', 'refused 1 2026-01-01T00:00:00.000Z')
      } catch {
        // The frame of another site that can't be reached has no storage.
      }
    })
    await provide(page)
    expect(errors).toEqual([])
  },
})

/** Runs in the page: lays out the parts below the first view, which otherwise have no size until they come near (`shell.css`). */
export const layOutWhole = () => {
  document.documentElement.dataset['whole'] = ''
}

/** True once no animation runs that comes to an end. */
const isAtRest = () =>
  document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity)

/** Sent to the page each time: less than half of what axe sends by itself. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Returns axe's violations on the current page, and whether it scrolls sideways. */
export async function findBarriers(page: Page): Promise<string[]> {
  // While a navigation is under way, Turbo says so at the root.
  await expect(page.locator('[data-progress-bar]:visible, html[aria-busy]')).toHaveCount(0)
  // What fades in has the contrast of its middle meanwhile.
  await page.waitForFunction(isAtRest, undefined, { timeout: 30_000 })
  await page.evaluate(layOutWhole)
  // In the page itself: the other mode collects results of cross-origin frames in an extra empty page, which takes longer than all rules.
  const { violations } = await new AxeBuilder({ page, axeSource: AXE })
    .setLegacyMode()
    // The bar of a navigation stands in no landmark, and goes; another may begin meanwhile.
    .exclude('[data-progress-bar]')
    // Samples of a pair of colours: their contrast is what they show, and the hint beside them says it.
    .exclude('[data-contrast-sample]')
    // A frame shows a page that is looked at by itself; its landmarks are none of this page's.
    .options({ resultTypes: ['violations'], iframes: false })
    .analyze()
  const found = violations.map(violation => `${violation.id}: ${violation.nodes.map(node => node.target.join(' ')).join(', ')}`)
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }))
  return scrollWidth > clientWidth ? [...found, `sideways: ${scrollWidth} px in a window of ${clientWidth}`] : found
}

/** Waits until the page's scripts are at work: a public page's entry and islands, an app page's React, and what they do thereafter, until the browser is idle. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isReacts = (element: Element) => Object.keys(element).some(key => key.startsWith('__react'))
    const main = document.querySelector('main')
    return (main && isReacts(main)) || ('Turbo' in window && [...document.querySelectorAll('[data-island]')].every(isReacts))
  })
  await page.evaluate(() => new Promise<void>(done => void requestIdleCallback(() => done(), { timeout: 5000 })))
}

export { expect }
