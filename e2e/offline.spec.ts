import { expect, hydrated, tenantUrl } from './fixtures.ts'
import { test } from './stage.ts'

test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED/ })

// Without a connection the open page stays: no browser error page, no other address, nothing typed is lost.

test('a public page that is open stays while the browser is offline, and leads on after it', async ({ page, context }) => {
  await page.goto(tenantUrl('demo', '/Courses'))
  await page.waitForLoadState('networkidle')
  const title = await page.title()
  await context.setOffline(true)
  await expect(page.getByText('Kamu sedang luring')).toBeVisible()
  // A page that Turbo swaps in, one of the app, and a form.
  for (const path of ['/News', '/Login']) {
    await page.evaluate(href => {
      const link = document.createElement('a')
      link.href = href
      document.body.append(link)
      link.click()
    }, path)
    await page.waitForTimeout(300)
    expect([new URL(page.url()).pathname, await page.title()]).toEqual(['/Courses', title])
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(false)
  await page
    .locator('header a[href="/News"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page).toHaveURL(/\/News$/)
})

test('a page of the app stays too, with what was typed into it', async ({ page, context, stage }) => {
  await stage.enter(page, 'alpha', 'Ani Admin', ['admin'])
  await page.goto(tenantUrl('alpha', '/Studio/Members'))
  await hydrated(page)
  const field = page.getByRole('main').getByRole('searchbox').last()
  await field.fill('Budi')
  await context.setOffline(true)
  await expect(page.getByText('Kamu sedang luring')).toBeVisible()
  await field.press('Enter')
  await page
    .getByRole('link', { name: 'Ringkasan' })
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
  await page.waitForTimeout(300)
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/Studio/Members')
  await expect(field).toHaveValue('Budi')
  await context.setOffline(false)
  await page
    .getByRole('link', { name: 'Ringkasan' })
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page).toHaveURL(/\/Studio$/)
})
