import type { Page } from '@playwright/test'
import { PHONE } from './class-steps.ts'
import { expect, findBarriers, tenantUrl } from './fixtures.ts'
import { HttpBrowser } from './http.ts'
import { type MadeClass, makeClass } from './made-class.ts'
import { proveFactor } from './second-factor.ts'
import type { Stage } from './stage.ts'

// What journeys of money do on both sides of the counter. The gateway is the demo's simulator (src/simulator/README.md).

/** A tenant of the demo that sells classes. */
export const SHOP = 'alkademi'
export const shopUrl = (path: string) => tenantUrl(SHOP, path)

/** Plays the payer, the gateway or the bank. `wish`: as `POST /play` takes it. */
export async function playGateway(wish: { orderId?: string; reference?: string; event: string; amount?: number }): Promise<void> {
  const answer = await new HttpBrowser().ask('http://gateway.localhost/play', {
    method: 'POST',
    body: JSON.stringify(wish),
    headers: { 'content-type': 'application/json', accept: 'application/json' },
  })
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
}

/** Inserts a published class of one chapter that costs something. */
export async function makeSoldClass(stage: Stage, name: string, price = 150_000, site = SHOP): Promise<MadeClass> {
  return await makeClass(stage, site, name, [{ title: 'Bab pertama' }], { price_rupiah: price })
}

export const looksWell = async (page: Page) => expect(await findBarriers(page)).toEqual([])

/** Looks at a page of the app once more in English, in the dark and at 320 px, and comes back. */
export async function looksWellEverywhere(page: Page, { isPhone = true } = {}): Promise<void> {
  const { href, pathname, search, origin } = new URL(page.url())
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${origin}/en${pathname}${search}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await looksWell(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(isPhone ? PHONE : { width: 1280, height: 800 })
  await page.goto(href)
}

/** Marks the document: `isUntouched` says whether it is still the same, and changed by itself. */
export const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
export const isUntouched = (page: Page) => expect(page.locator('html[data-marked]')).toHaveCount(1)

export const statusIs = (page: Page, status: string) => expect(page.locator('[data-invoice]')).toHaveAttribute('data-invoice', status)

/** Orders a class as the viewer, by its summary, and returns the invoice's id. */
export async function order(page: Page, { site, slug }: MadeClass): Promise<string> {
  await page.goto(tenantUrl(site, `/Checkout/Class/${slug}`))
  await page.locator('[data-act="order"]').click()
  return await invoiceOf(page)
}

export async function invoiceOf(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/Checkout\/[0-9a-f-]{36}(\?|$)/)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** Chooses a way to pay, and returns the order id at the gateway once it is open there. */
export async function choose(page: Page, stage: Stage, invoiceId: string, method: string): Promise<string> {
  await page.locator(`[data-method="${method}"]`).click()
  await expect(page.locator('[data-payment="pending"]')).toBeVisible()
  return await orderIdOf(stage, invoiceId, method)
}

export async function orderIdOf(stage: Stage, invoiceId: string, method: string): Promise<string> {
  const [row] = await stage.query<{ order_id: string }>(
    `select order_id from payments where invoice_id = $1 and method = $2 and state in ('pending', 'paid') order by created_at desc limit 1`,
    [invoiceId, method],
  )
  return row?.order_id ?? ''
}

/** Orders a class and pays it by a virtual account. Returns the ids of the invoice and of the order. */
export async function buy(page: Page, stage: Stage, sold: MadeClass): Promise<{ invoiceId: string; orderId: string }> {
  const invoiceId = await order(page, sold)
  const orderId = await choose(page, stage, invoiceId, 'va-bca')
  await playGateway({ orderId, event: 'pay' })
  await statusIs(page, 'paid')
  return { invoiceId, orderId }
}

/** Signs a page's browser in as a new admin who just proved a second factor. */
export async function enterStaff(page: Page, stage: Stage, name: string, site = SHOP): Promise<void> {
  const { email } = await stage.enter(page, site, name, ['admin'])
  await proveFactor(email)
}

/** Returns the type of a document behind a link, as its browser gets it, and its first letters. */
export async function fetched(page: Page, path: string): Promise<[string, string]> {
  return await page.evaluate(async href => {
    const answer = await fetch(href)
    const start = new Uint8Array(await answer.arrayBuffer()).slice(0, 5)
    return [answer.headers.get('content-type') ?? '', String.fromCharCode(...start)]
  }, path)
}
