import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import type { Page } from '@playwright/test'
import { accountUrl, fillSignIn, loginOf } from './account-steps.ts'
import { expect, findBarriers, hydrated, tenantUrl } from './fixtures.ts'
import { test } from './stage.ts'

const WIDTHS = [320, 360]
/** A code of an app serves once, and the demo's superadmin is one person: one more code comes with the next half minute. */
const CODE_MS = 30_000

// The browser itself notes the answer 403.
test.use({ allowedErrors: /status of 403/ })
test.describe.configure({ mode: 'serial' })

async function expectFit(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 })
    expect([width, await findBarriers(page)]).toEqual([width, []])
  }
}

test('a superadmin signs in, enters a site with a reason, proves the second factor, is in, and sees all sites', async ({ page, stage }) => {
  test.setTimeout(150_000)
  const { email, password, totpSecret = '' } = await loginOf('superadmin')
  await page.goto(tenantUrl('alkademi', '/Login?to=%2FStudio'))
  await fillSignIn(page, { email, password })
  await expect(page).toHaveURL(tenantUrl('alkademi', '/Studio'))
  await hydrated(page)
  await expect(page.getByRole('link', { name: /^Jadi siswa/ })).toHaveCount(0)
  await expectFit(page)
  await page.getByLabel('Alasan masuk').fill('Menguji jalan masuk')
  await page.getByRole('button', { name: 'Masuk sebagai superadmin' }).click()
  // The router of the app would have shown that there is no page.
  await expect(page.getByRole('textbox', { name: 'Kode' })).toBeVisible()
  expect(new URL(page.url()).hostname).toBe('account.localhost')
  await expectFit(page)
  const otp = createOTP(new TextDecoder().decode(base32.decode(totpSecret)))
  const code = page.getByRole('textbox', { name: 'Kode' })
  await expect(async () => {
    await code.fill(await otp.totp())
    await code.press('Enter')
    await expect(code).toBeHidden({ timeout: 5000 })
  }).toPass({ intervals: [CODE_MS], timeout: 120_000 })
  await expect(page).toHaveURL(tenantUrl('alkademi', '/Studio'))
  await hydrated(page)
  await expect(page.getByText('Mode superadmin: semua tindakan dicatat.')).toBeVisible()
  const [entry] = await stage.query<{ details: object }>(
    `select details from audit_log where tenant_id = $1 and act = 'superadmin.entered' order by at desc limit 1`,
    [await stage.tenant('alkademi')],
  )
  expect(entry?.details).toEqual({ reason: 'Menguji jalan masuk' })

  // A link that is only pointed at is in no audit log; the view is, once.
  const viewed = async () =>
    (await stage.query(`select from audit_log where tenant_id = $1 and act = 'tenants.listed'`, [await stage.tenant('alkademi')])).length
  const before = await viewed()
  await page.setViewportSize({ width: 1280, height: 800 })
  const toTenants = page.locator('[data-side-bar]').getByRole('link', { name: 'Semua situs' })
  const prefetched = page.waitForResponse(response => new URL(response.url()).pathname === '/Studio/Tenants.data')
  await toTenants.hover()
  expect((await prefetched).status()).toBe(204)
  expect(await viewed()).toBe(before)
  await toTenants.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Semua situs')
  expect(await viewed()).toBe(before + 1)
  await expectFit(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('searchbox').last().fill('smkcoding')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: /^Masuk ke/ })).toHaveCount(1)
  await page.getByRole('link', { name: /^Masuk ke/ }).click()
  // The same account: no password is asked, and a reason of its own.
  await expect(page).toHaveURL(tenantUrl('smkcoding', '/Studio'))
  await expect(page.getByRole('button', { name: 'Masuk sebagai superadmin' })).toBeVisible()
})

test('on the account host a superadmin sees all sites first, finds one, and comes to its entrance', async ({ page }) => {
  const { email, password } = await loginOf('superadmin')
  await page.goto(accountUrl('/'))
  await fillSignIn(page, { email, password })
  await expect(page).toHaveURL(accountUrl('/'))
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Semua situs')
  await expect(page.getByRole('list', { name: 'Semua situs' }).getByRole('listitem')).toHaveCount(10)
  await expectFit(page)
  await page.goto(accountUrl('/?lang=en'))
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('All sites')
  await expectFit(page)
  await page.getByRole('link', { name: 'Next sites' }).click()
  await expect(page).toHaveURL(/\?after=/)
  await page.getByRole('link', { name: 'To the first sites' }).click()
  await page.goto(accountUrl('/?lang=id'))
  await page.getByRole('searchbox').fill('smkcoding')
  await page.keyboard.press('Enter')
  const enter = page.getByRole('link', { name: /^Masuk ke/ })
  await expect(enter).toHaveCount(1)
  await expect(page.getByText('Kode smkcoding, tampilan smkcoding')).toBeVisible()
  await enter.press('Enter')
  await expect(page).toHaveURL(tenantUrl('smkcoding', '/Studio'))
  await expect(page.getByRole('button', { name: 'Masuk sebagai superadmin' })).toBeVisible()
})

test('others see no list of sites on the account host', async ({ page }) => {
  await page.goto(accountUrl('/'))
  await fillSignIn(page, await loginOf('admin'))
  await expect(page).toHaveURL(accountUrl('/'))
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Tentang kamu')
  await expect(page.getByRole('searchbox')).toHaveCount(0)
})

test('staff of a site that requires the second factor are told so, and led to it by a document', async ({ page, stage }) => {
  const slug = 'sfi'
  await stage.enter(page, slug, 'Ani Admin', ['admin'])
  const tenant = await stage.tenant(slug)
  const demand = async (secondFactor: string) => {
    await stage.query(
      `insert into site_settings (tenant_id, key, value) values ($1, 'security', jsonb_build_object('secondFactor', $2::text))
       on conflict (tenant_id, key) do update set value = excluded.value`,
      [tenant, secondFactor],
    )
    await stage.query(`select pg_notify('sanggar_changes', $1)`, [JSON.stringify({ tenantId: tenant, tags: ['settings'] })])
  }
  try {
    await demand('staff')
    await expect(async () => {
      const response = await page.goto(tenantUrl(slug, '/Studio/Members'))
      expect(response?.status()).toBe(403)
    }).toPass({ timeout: 15_000 })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Perlu faktor kedua')
    await expectFit(page)
    await page.getByRole('link', { name: 'Lanjutkan dengan faktor kedua' }).click()
    await expect(page).toHaveURL(/^http:\/\/account\.localhost/)
  } finally {
    await demand('off')
  }
})
