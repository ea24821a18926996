import type { Page } from '@playwright/test'
import { fillSignIn, loginOf } from './account-steps.ts'
import { expect, hydrated, tenantUrl } from './fixtures.ts'
import { test } from './stage.ts'

// The specification's start-up clears a session where the site's app token is missing or refused. Whoever is signed in stays so.

const SLUG = 'sekolahkopi'
const cookieOf = async (page: Page, name: string) => (await page.context().cookies(tenantUrl(SLUG))).find(one => one.name === name)
/** Opens a page and waits until its start-up has ended: the server was asked about the app token, which comes with an earlier answer, and takes it. */
async function start(page: Page, path: string): Promise<void> {
  const validated = page.waitForResponse(response => response.url().endsWith('/authorizer/validate'))
  await page.goto(tenantUrl(SLUG, path))
  expect((await (await validated).json()).data.isTokenValid).toBe(true)
  expect((await cookieOf(page, 'sanggar_app'))?.value.length ?? 0).toBeGreaterThan(10)
}

test('a signed-in person whose app token is gone or refused opens a stored public page, and stays signed in', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto(tenantUrl(SLUG, '/Studio'))
  await fillSignIn(page, await loginOf('admin'))
  await expect(page).toHaveURL(tenantUrl(SLUG, '/Studio'))
  const before = await cookieOf(page, 'sanggar_access')

  // It ran out: 23 hours after the last page.
  await page.context().clearCookies({ name: 'sanggar_app' })
  await start(page, '/Courses')
  expect((await cookieOf(page, 'sanggar_access'))?.value).toBe(before?.value)
  await expect(page.locator('html')).toHaveAttribute('data-who', /./)

  // It is there and the server takes it no longer: the person is signed in again without a word, and comes back to the page.
  const { value: _, ...app } = (await cookieOf(page, 'sanggar_app')) ?? { value: '', name: '', domain: '', path: '/' }
  await page.context().addCookies([{ ...app, value: 'app_lama' }])
  await page.goto(tenantUrl(SLUG, '/Courses?level=Dasar'))
  await expect.poll(async () => (await cookieOf(page, 'sanggar_app'))?.value, { timeout: 20_000 }).not.toBe('app_lama')
  await expect.poll(async () => (await cookieOf(page, 'sanggar_access'))?.value ?? '', { timeout: 20_000 }).not.toBe('')
  await expect(page).toHaveURL(tenantUrl(SLUG, '/Courses?level=Dasar'))
  await page.goto(tenantUrl(SLUG, '/Studio'))
  await hydrated(page)
  await expect(page).toHaveURL(tenantUrl(SLUG, '/Studio'))
})
