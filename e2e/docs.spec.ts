import type { Page } from '@playwright/test'
import { expect, findBarriers, tenantUrl, test } from './fixtures.ts'

/** Swagger UI puts links inside the control that opens an operation, and its description outside the landmark of the operations. */
const OF_THE_LIBRARY = /^(nested-interactive|region|select-name: #servers)/

test('a developer reads the API reference and tries endpoints, on a phone, under a strict policy', async ({ page }) => {
  test.setTimeout(120_000)
  const violations: string[] = []
  page.on('console', message => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
  await page.setViewportSize({ width: 360, height: 740 })
  const response = await page.goto(tenantUrl('alkademi', '/api/docs?lang=en'))
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'; style-src 'self'")
  await expect(page.getByRole('heading', { level: 1, name: 'API reference' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Errors', exact: true })).toBeVisible()
  // Of many operations the library draws those that are in sight; a tag finds the others.
  const classes = await findOperation(page, 'class', 'listActiveClasses')
  await expect(classes).toBeVisible()
  expect((await findBarriers(page)).filter(barrier => !OF_THE_LIBRARY.test(barrier))).toEqual([])

  await classes.getByRole('button').first().click()
  await classes.getByRole('button', { name: 'Try it out' }).click()
  await classes.getByPlaceholder('pageSize').fill('2')
  await classes.getByRole('button', { name: 'Execute' }).click()
  const answer = classes.locator('.live-responses-table .response')
  await expect(answer.locator('.response-col_status')).toHaveText(/^200/)
  await expect(answer).toContainText('"perPage": 2')

  // The hosted database's anonymous key is filled in.
  const rows = await findOperation(page, 'rest', 'read_donations')
  await rows.getByRole('button').first().click()
  await rows.getByRole('button', { name: 'Try it out' }).click()
  await rows.getByRole('button', { name: 'Execute' }).click()
  await expect(rows.locator('.live-responses-table .response .response-col_status')).toHaveText(/^200/)
  expect(violations).toEqual([])
})

async function findOperation(page: Page, tag: string, id: string) {
  await page.getByPlaceholder('Filter by tag').fill(tag)
  return page.locator(`[id^=operations-][id$=-${id}]`)
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the page says where the description is', async ({ page }) => {
    await page.goto(tenantUrl('alkademi', '/api/docs'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Referensi API')
    await expect(page.getByRole('link', { name: 'OpenAPI 3.1' })).toHaveAttribute('href', '/api/openapi.json')
  })
})
