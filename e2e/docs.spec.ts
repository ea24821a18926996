import { expect, findBarriers, tenantUrl, test } from './fixtures.ts'

test('a developer reads the calls and tries one, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(tenantUrl('alkademi', '/api/docs'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calls')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  const call = page.locator('#listActiveClasses')
  await call.locator('summary').click()
  await expect(call.getByText('X-App-Token: $APP_TOKEN')).toBeVisible()
  await call.getByLabel('pageSize').fill('2')
  await call.getByRole('button', { name: 'Send' }).click()
  await expect(call.locator('output')).toContainText(/^200 in \d+ ms/)
  await expect(call.locator('output')).toContainText('"perPage": 2')
  expect(await findBarriers(page)).toEqual([])
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('errors and changes are read, and a call that reads opens its answer', async ({ page }) => {
    await page.goto(tenantUrl('alkademi', '/api/docs/errors'))
    await expect(page.getByText('Too many', { exact: false }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Changelog' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog')
    await page.goto(tenantUrl('alkademi', '/api/docs#readAppVersion'))
    await expect(page.locator('form[action="/api/services/v1/authorizer/version"]')).toHaveCount(1)
  })
})
