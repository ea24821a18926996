import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import type { Page } from '@playwright/test'
import { fillSignIn, loginOf } from './account-steps.ts'
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

  await page.goto(tenantUrl('alkademi', '/Studio/Tenants'))
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Semua situs')
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
