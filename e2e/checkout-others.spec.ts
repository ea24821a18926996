import type { Browser } from '@playwright/test'
import { PHONE } from './class-steps.ts'
import { expect, hydrated, tenantUrl } from './fixtures.ts'
import {
  choose,
  enterStaff,
  invoiceOf,
  isUntouched,
  looksWell,
  looksWellEverywhere,
  makeSoldClass,
  mark,
  order,
  playGateway,
  SHOP,
  shopUrl,
  statusIs,
} from './money-steps.ts'
import { test } from './stage.ts'

test.use({ viewport: PHONE })
test.describe.configure({ timeout: 120_000 })

const phoneOf = async (browser: Browser) =>
  await (await browser.newContext({ viewport: PHONE, serviceWorkers: 'block', locale: 'id-ID', timezoneId: 'Asia/Jakarta' })).newPage()

const PROOF = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

test('a transfer with its proof: staff look at it and confirm, and the class opens before the buyer’s eyes', async ({
  page,
  browser,
  stage,
}) => {
  const sold = await makeSoldClass(stage, 'Kelas Transfer')
  await stage.enter(page, SHOP, 'Pembeli Transfer', ['student'])
  const invoiceId = await order(page, sold)
  await choose(page, stage, invoiceId, 'transfer')
  await hydrated(page)
  await expect(page.locator('[data-pay="account"]')).toBeVisible()
  // Its last digits tell whose it is.
  expect(Number(await page.locator('[data-pay="amount"]').getAttribute('data-value'))).toBeGreaterThan(150_000)
  await page.getByLabel('Foto atau tangkapan layar').setInputFiles({ name: 'bukti.png', mimeType: 'image/png', buffer: PROOF })
  await page.getByLabel('Catatan').fill('Dari rekening ibu saya')
  await page.getByRole('button', { name: 'Kirim bukti' }).click()
  await expect(page.locator('[data-proof="sent"]')).toBeVisible()
  await looksWell(page)
  await looksWellEverywhere(page)
  await hydrated(page)
  await mark(page)

  const staff = await (await browser.newContext()).newPage()
  await enterStaff(staff, stage, 'Bendahara Transfer')
  await staff.goto(shopUrl('/Studio/Orders'))
  await hydrated(staff)
  await staff.locator('[data-waits="transfers"]').click()
  // The order stands in the list before, too: a press during the way to the next one would be lost.
  await expect(staff).toHaveURL(/waiting=transfers/)
  await hydrated(staff)
  const [invoice] = await stage.query<{ number: string }>('select number from invoices where id = $1', [invoiceId])
  await staff.getByRole('link', { name: invoice?.number ?? '', exact: true }).click()
  await expect(staff.getByText('Dari rekening ibu saya')).toBeVisible()
  await looksWell(staff)
  const proof = staff.getByRole('link', { name: 'Buka bukti ukuran penuh' })
  const answer = await staff.evaluate(
    async href => {
      const got = await fetch(href)
      return [got.status, got.headers.get('content-type')]
    },
    (await proof.getAttribute('href')) ?? '',
  )
  expect(answer).toEqual([200, expect.stringMatching(/^image\//)])
  await staff.locator('[data-act="confirm"]').click()
  await expect(staff).toHaveURL(/done=confirmed/)
  await looksWell(staff)
  await staff.context().close()

  await statusIs(page, 'paid')
  await expect(page.locator('[data-class-open]')).toBeVisible()
  await isUntouched(page)
})

test('a child asks for the money by a link, and their guardian pays on their own phone without an account', async ({
  page,
  browser,
  stage,
}) => {
  const { slug } = await makeSoldClass(stage, 'Kelas Anak')
  const child = await stage.enter(page, SHOP, 'Bima Anak', ['student'])
  await stage.query(`update members set born_on = current_date - interval '15 years' where id = $1`, [child.id])
  await stage.query(`update consents set given_by = 'parent' where member_id = $1`, [child.id])
  await page.goto(shopUrl(`/Checkout/Class/${slug}`))
  await looksWell(page)
  await page.getByRole('button', { name: 'Minta orang tua membayar' }).click()
  await expect(page.locator('[data-pay="link"]')).toBeVisible()
  const invoiceId = await invoiceOf(page)
  const link = (await page.locator('[data-pay="link"]').getAttribute('data-value')) ?? ''
  // The child can't choose a way to pay.
  await expect(page.locator('[data-method]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Kirim lewat WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/)
  await looksWell(page)
  await hydrated(page)
  await mark(page)

  const guardian = await phoneOf(browser)
  await guardian.goto(link)
  await expect(guardian.getByText('Bima meminta tolong membayar ini.')).toBeVisible()
  await looksWell(guardian)
  const orderId = await choose(guardian, stage, invoiceId, 'va-mandiri')
  await hydrated(guardian)
  await looksWell(guardian)
  await looksWellEverywhere(guardian)
  await hydrated(guardian)
  await playGateway({ orderId, event: 'pay' })
  await statusIs(guardian, 'paid')
  await expect(guardian.getByText('Bima sudah bisa mulai belajar.')).toBeVisible()
  await expect(guardian.locator('[data-class-open]')).toHaveCount(0)
  await looksWell(guardian)
  // Back from the gateway they see what is theirs, though nobody is signed in.
  await guardian.goto(shopUrl(`/CallbackPayment?order_id=${orderId}`))
  await expect(guardian.locator('[data-payment-status="paid"]')).toBeVisible()
  await guardian.context().close()

  await statusIs(page, 'paid')
  await isUntouched(page)
  await page.getByRole('link', { name: 'Mulai belajar' }).click()
  await expect(page.getByText('Isi bab 1')).toBeVisible()
})

test('a school buys two places on one invoice, and a pupil takes one of them', async ({ page, browser, stage }) => {
  const { slug } = await makeSoldClass(stage, 'Kelas Sekolah', 100_000)
  await stage.enter(page, SHOP, 'Kepala Sekolah', ['student'])
  await page.goto(shopUrl(`/Checkout/Class/${slug}`))
  await page.getByRole('link', { name: 'Pesan beberapa tempat dengan satu tagihan' }).click()
  await page.getByLabel('Jumlah tempat').fill('2')
  await page.getByLabel('Nama sekolah atau perusahaan').fill('SMK Contoh')
  await page.getByLabel('Alamat').fill('Jalan Contoh 2, Bandung')
  await looksWell(page)
  await page.getByRole('button', { name: 'Buat tagihan' }).click()
  const invoiceId = await invoiceOf(page)
  await expect(page.locator('[data-sum="total"]')).toContainText('Rp200.000')
  const orderId = await choose(page, stage, invoiceId, 'va-bca')
  await playGateway({ orderId, event: 'pay' })
  await statusIs(page, 'paid')
  await expect(page.locator('[data-place="free"]')).toHaveCount(2)
  await hydrated(page)
  await looksWell(page)
  await looksWellEverywhere(page)
  const link = (await page.locator('[data-pay="place"]').first().getAttribute('data-value')) ?? ''

  const pupil = await phoneOf(browser)
  await stage.enter(pupil, SHOP, 'Murid Sekolah', ['student'])
  await pupil.goto(link)
  await expect(pupil.getByText('Sudah dibayar oleh SMK Contoh.')).toBeVisible()
  await looksWell(pupil)
  await pupil.getByRole('button', { name: 'Ambil tempat ini' }).click()
  await expect(pupil.getByText('Tempat ini sudah jadi milikmu.')).toBeVisible()
  await looksWellEverywhere(pupil)
  await pupil.goto(tenantUrl(SHOP, `/Courses/${slug}/module/awal/chapter/bab-1`))
  await expect(pupil.getByText('Isi bab 1')).toBeVisible()
  await pupil.context().close()

  await page.reload()
  await expect(page.getByText('1 dari 2 tempat sudah dipakai')).toBeVisible()
  await expect(page.locator('[data-place="claimed"]')).toContainText('Murid Sekolah')
})
