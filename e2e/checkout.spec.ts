import type { Locator } from '@playwright/test'
import { expireInvoice } from '#features/payments/events.ts'
import { newId } from '#platform/db/ids.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { PHONE } from './class-steps.ts'
import { expect, hydrated } from './fixtures.ts'
import {
  choose,
  fetched,
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

test('three taps from the class to the number of a virtual account; paid, the page says so by itself and the class is open', async ({
  page,
  stage,
}) => {
  const { slug } = await makeSoldClass(stage, 'Kelas Berbayar')
  await stage.enter(page, SHOP, 'Pembeli Kelas', ['student'])
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shopUrl('') })
  let taps = 0
  const tap = async (what: Locator) => {
    taps++
    await what.click()
  }
  // A page of one's own first, as after signing in: it sets what public documents know people by.
  await page.goto(shopUrl('/Account'))
  await page.goto(shopUrl(`/Courses/${slug}`))
  await tap(page.locator('[data-join="payment"]').first().getByRole('link', { name: 'Ikut dan bayar' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ringkasan pesanan')
  await looksWell(page)
  await tap(page.getByRole('button', { name: 'Lanjut membayar' }))
  const invoiceId = await invoiceOf(page)
  await looksWell(page)
  await tap(page.getByRole('button', { name: 'BCA Virtual Account' }))
  const number = page.locator('[data-pay="va"]')
  await expect(number).toBeVisible()
  expect(taps).toBe(3)
  await hydrated(page)
  await looksWell(page)

  const digits = (await number.getAttribute('data-value')) ?? ''
  expect(digits).toMatch(/^\d{8,}$/)
  await page.getByRole('button', { name: 'Salin Nomor virtual account' }).click()
  await expect(page.getByRole('button', { name: 'Salin Nomor virtual account' })).toHaveText('Tersalin')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(digits)
  await expect(page.locator('[data-countdown]')).toHaveText(/Sisa waktu \d\d:[0-5]\d:[0-5]\d/)
  await looksWellEverywhere(page)

  await expect(page.locator('[data-pay="va"]')).toBeVisible()
  await hydrated(page)
  await mark(page)
  await playGateway({ orderId: digits, event: 'pay' })
  await statusIs(page, 'paid')
  const start = page.locator('[data-class-open]').getByRole('link', { name: 'Mulai belajar' })
  await expect(start).toBeVisible()
  await isUntouched(page)
  await looksWell(page)
  await start.click()
  await expect(page).toHaveURL(/\/module\/awal\/chapter\/bab-1/)
  await expect(page.getByText('Isi bab 1')).toBeVisible()

  await page.goto(shopUrl('/Account/Orders'))
  await expect(page.locator('[data-order="paid"]')).toContainText('Lunas')
  const receipt = page.locator('[data-order="paid"]').getByRole('link', { name: 'Kuitansi (PDF)' })
  await expect(receipt).toHaveAttribute('href', `/Account/Orders/${invoiceId}.pdf`)
  expect(await fetched(page, `/Account/Orders/${invoiceId}.pdf`)).toEqual(['application/pdf', '%PDF-'])
  await looksWellEverywhere(page)
})

test('a payer changes to QRIS, saves its picture on the phone and pays', async ({ page, stage }) => {
  const sold = await makeSoldClass(stage, 'Kelas Qris')
  await stage.enter(page, SHOP, 'Pembeli Qris', ['student'])
  const invoiceId = await order(page, sold)
  const first = await choose(page, stage, invoiceId, 'va-bni')
  await hydrated(page)
  await page.getByText('Ganti cara membayar').click()
  await looksWell(page)
  await page.locator('[data-method="qris"]').click()
  const picture = page.locator('img[data-pay="qr"]')
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)
  await looksWell(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Simpan gambar QRIS' }).click()
  expect((await saved).suggestedFilename()).toBe('qris.png')

  const [second] = await stage.query<{ order_id: string }>(
    `select order_id from payments where invoice_id = $1 and method = 'qris' and state = 'pending'`,
    [invoiceId],
  )
  expect(second?.order_id).not.toBe(first)
  await hydrated(page)
  await mark(page)
  await playGateway({ orderId: second?.order_id ?? '', event: 'pay' })
  await statusIs(page, 'paid')
  await isUntouched(page)
})

test('an order that nobody paid expires before the eyes of its buyer, who orders again and pays', async ({ page, stage }) => {
  const sold = await makeSoldClass(stage, 'Kelas Lewat Waktu')
  await stage.enter(page, SHOP, 'Pembeli Lambat', ['student'])
  const invoiceId = await order(page, sold)
  const orderId = await choose(page, stage, invoiceId, 'va-bri')
  await hydrated(page)
  await mark(page)
  // A day later, without waiting for it.
  await stage.query(`update payments set expires_at = now() - interval '1 minute' where invoice_id = $1`, [invoiceId])
  await stage.query(`update invoices set expires_at = now() - interval '1 minute' where id = $1`, [invoiceId])
  await playGateway({ orderId, event: 'expire' })
  await stage.within(SHOP, ctx => enqueue(ctx, expireInvoice, { invoiceId }))
  await statusIs(page, 'expired')
  await isUntouched(page)
  await expect(page.getByText('Kedaluwarsa', { exact: true })).toBeVisible()
  await looksWell(page)
  await page.getByRole('button', { name: 'Pesan lagi' }).click()
  await expect(page).not.toHaveURL(new RegExp(invoiceId))
  const again = await invoiceOf(page)
  const newOrder = await choose(page, stage, again, 'va-bri')
  await playGateway({ orderId: newOrder, event: 'pay' })
  await statusIs(page, 'paid')
  await page.goto(shopUrl('/Account/Orders'))
  await expect(page.getByRole('heading', { name: 'Tidak jadi' })).toBeVisible()
  await expect(page.locator('[data-order]')).toHaveCount(2)
})

test('a coupon that takes everything off opens the class without a gateway', async ({ page, stage }) => {
  const { slug, site } = await makeSoldClass(stage, 'Kelas Kupon')
  const code = `GRATIS-${newId().slice(-8).toUpperCase()}`
  await stage.query(`insert into coupons (tenant_id, id, code, percent_bp, use_limit, created_at) values ($1, $2, $3, 10000, 1, now())`, [
    await stage.tenant(site),
    newId(),
    code,
  ])
  await stage.enter(page, SHOP, 'Pembeli Kupon', ['student'])
  await page.goto(shopUrl(`/Checkout/Class/${slug}`))
  await hydrated(page)
  const tryCoupon = async (typed: string) => {
    const field = page.getByRole('textbox', { name: 'Kode kupon' })
    if (!(await field.isVisible())) await page.locator('summary').filter({ hasText: 'Kode kupon' }).click()
    await field.fill(typed)
    await page.getByRole('button', { name: 'Pakai kupon' }).click()
  }
  await tryCoupon('TIDAK-ADA')
  await expect(page.getByText('Kode kupon ini tidak dikenal')).toBeVisible()
  await looksWell(page)
  await tryCoupon(code)
  await expect(page.locator('[data-sum="total"]')).toContainText('Rp0')
  await looksWellEverywhere(page)
  await page.getByRole('button', { name: 'Ikut sekarang' }).click()
  await invoiceOf(page)
  await statusIs(page, 'paid')
  await expect(page.locator('[data-class-open]')).toBeVisible()
  await looksWell(page)
})

test('who comes back from a gateway sees their own payment, and nobody else does', async ({ page, browser, stage }) => {
  const sold = await makeSoldClass(stage, 'Kelas Kembali')
  await stage.enter(page, SHOP, 'Pembeli Kembali', ['student'])
  const invoiceId = await order(page, sold)
  const orderId = await choose(page, stage, invoiceId, 'va-permata')
  const back = (path: string) => shopUrl(`${path}?order_id=${orderId}`)
  await page.goto(back('/CallbackPayment'))
  await expect(page).toHaveURL(new RegExp(`/Checkout/${invoiceId}$`))
  // What an address claims is not true for that.
  await page.goto(back('/Payment-Status/Success'))
  await expect(page.locator('[data-payment-status]')).toHaveAttribute('data-payment-status', 'waiting')
  await looksWell(page)

  await page.goto(shopUrl(`/Checkout/${invoiceId}`))
  await playGateway({ orderId, event: 'pay' })
  await statusIs(page, 'paid')
  await page.goto(back('/CallbackPayment'))
  await expect(page).toHaveURL(/\/Payment-Status\/Success\?order_id=/)
  await expect(page.locator('[data-payment-status="paid"]')).toContainText('Rp150.000')
  await looksWellEverywhere(page)

  const other = await (await browser.newContext({ viewport: PHONE })).newPage()
  for (const path of ['/CallbackPayment', '/Payment-Status/Success', '/Payment-Status/Error']) {
    await other.goto(back(path))
    await expect(other).toHaveURL(/Payment-Status/)
    await expect(other.locator('[data-payment-status]')).toHaveCount(0)
    await expect(other.locator('main')).not.toContainText('150.000')
    await expect(other.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  }
  await looksWell(other)
  await other.context().close()
})
