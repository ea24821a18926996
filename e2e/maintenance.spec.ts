import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { fillSignIn, loginOf } from './account-steps.ts'
import { expect, findBarriers, tenantUrl } from './fixtures.ts'
import { test } from './stage.ts'

// A site under maintenance (docs/decisions/034), a tenant of its own: other journeys visit all those of the demo.

/** The browser itself notes the answer 503. */
test.use({ allowedErrors: /status of 503/ })

const SLUG = 'perbaikan'
const HOST = `${SLUG}.localhost`

function run(script: string, ...args: string[]): void {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: process.env['E2E_PORT'],
    DATA_DIR: process.env['E2E_DATA'],
    LOG_LEVEL: 'warn',
  }
  execFileSync(process.execPath, [script, ...args], { env, stdio: 'ignore' })
}

async function expectFit(page: Page): Promise<void> {
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    expect([width, await findBarriers(page)]).toEqual([width, []])
  }
}

test('visitors see the maintenance page in both languages; staff sign in from it and open the site', async ({ page, browser, stage }) => {
  test.setTimeout(180_000)
  run('scripts/tenants.ts', 'create', SLUG, HOST, 'foundation', 'Situs Perbaikan')
  run('scripts/settings.ts', HOST, 'isMaintenance', 'true')
  const { email, password } = await loginOf('admin')
  const { id } = await stage.enrol(SLUG, 'Ani Admin', ['admin'])
  await stage.query(
    `update members set (issuer, subject, email) = (select issuer, subject, email from members where email = $2 limit 1) where id = $1`,
    [id, email],
  )

  // The database notifies the server, which takes a moment.
  await expect.poll(async () => (await page.goto(tenantUrl(SLUG)))?.status()).toBe(503)
  for (const [prefix, title, check, staff] of [
    ['', 'Website Sedang Dalam Perbaikan', 'Periksa lagi', 'Masuk sebagai pengelola'],
    ['/en', 'This website is under maintenance', 'Check again', 'Sign in as staff'],
  ] as const)
    for (const path of ['/', '/Courses', '/Studio', '/tidak/ada']) {
      const response = await page.goto(tenantUrl(SLUG, prefix + path))
      expect([prefix + path, response?.status(), await response?.headerValue('retry-after')]).toEqual([prefix + path, 503, '600'])
      await expect(page.locator('html')).toHaveAttribute('lang', prefix ? 'en' : 'id')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('banner')).toHaveCount(0)
      if (path !== '/') continue
      await expectFit(page)
      await page.getByRole('link', { name: check }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('link', { name: staff })).toHaveAttribute('href', `${prefix}/Login?to=%2FStudio`)
    }

  await page.goto(tenantUrl(SLUG))
  await page.getByRole('link', { name: 'Masuk sebagai pengelola' }).press('Enter')
  await fillSignIn(page, { email, password })
  await expect(page).toHaveURL(tenantUrl(SLUG, '/Studio'))
  await expect(page.getByRole('heading', { name: 'Situs ini sedang dalam perbaikan' })).toBeVisible()
  await expectFit(page)
  await page.getByRole('button', { name: 'Buka situs untuk semua' }).click()
  await expect(page.getByText('Situs sudah terbuka untuk semua.')).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  expect((await visitor.goto(tenantUrl(SLUG)))?.status()).toBe(200)
  await expect(visitor.getByRole('banner').first()).toBeVisible()
  await visitor.context().close()
})
