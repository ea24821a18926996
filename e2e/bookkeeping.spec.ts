import { PHONE } from './class-steps.ts'
import { expect, hydrated, tenantUrl } from './fixtures.ts'
import { HttpBrowser } from './http.ts'
import { buy, choose, enterStaff, looksWell, looksWellEverywhere, makeSoldClass, order, playGateway, statusIs } from './money-steps.ts'
import { test } from './stage.ts'

// Each journey has a tenant of its own, whose books no other one changes.
const REFUNDING = 'smkcoding'
const RECONCILED = 'ruangcipta'

test('staff give a part back and then the rest with the seat, and find in the ledger what caused a sum', async ({
  page,
  browser,
  stage,
}) => {
  test.setTimeout(180_000)
  const at = (path: string) => tenantUrl(REFUNDING, path)
  const sold = await makeSoldClass(stage, 'Kelas Kembali Uang', 200_000, REFUNDING)
  const buyer = await (await browser.newContext({ viewport: PHONE })).newPage()
  await stage.enter(buyer, REFUNDING, 'Pembeli Berubah', ['student'])
  const invoiceId = await order(buyer, sold)
  await playGateway({ orderId: await choose(buyer, stage, invoiceId, 'qris'), event: 'pay' })
  await statusIs(buyer, 'paid')
  await expect(buyer.locator('[data-class-open]')).toBeVisible()

  await enterStaff(page, stage, 'Bendahara Kembali', REFUNDING)
  const story = at(`/Studio/Orders/${invoiceId}`)
  const giveBack = async (amount: string, seat: 'keep' | 'take', reason: string) => {
    await page.goto(story)
    await hydrated(page)
    await page.getByLabel('Jumlah (rupiah)').fill(amount)
    await page.getByLabel('Alasan').fill(reason)
    await page.getByLabel('Yang sudah dibeli').selectOption(seat)
    await page.locator('[data-act="refund"]').click()
    await expect(page).toHaveURL(/done=refunded/)
  }
  /** A job asks the gateway for it; the page of staff does not change by itself. */
  const isBack = async (count: number) => {
    await expect(async () => {
      await page.goto(story)
      await expect(page.locator('[data-refund-state="done"]')).toHaveCount(count, { timeout: 2000 })
    }).toPass({ timeout: 30_000 })
  }

  await giveBack('50.000', 'keep', 'Sesi pertama batal')
  await isBack(1)
  await buyer.goto(at(`/Checkout/${invoiceId}`))
  await statusIs(buyer, 'partially-refunded')
  await expect(buyer.locator('[data-class-open]')).toBeVisible()

  await giveBack('150.000', 'take', 'Kelasnya dipindah')
  await isBack(2)
  await buyer.goto(at(`/Checkout/${invoiceId}`))
  await statusIs(buyer, 'refunded')
  await expect(buyer.locator('[data-class-open]')).toHaveCount(0)
  await looksWell(buyer)
  await buyer.goto(at('/Account/Orders'))
  await expect(buyer.locator('[data-order="refunded"]')).toContainText('Rp200.000')
  // The seat is gone: the class is for sale again, and its chapters are closed.
  await buyer.goto(at(`/Account/Class/${sold.slug}`))
  await expect(buyer.locator('[data-join="payment"]').first()).toBeVisible()
  await buyer.context().close()

  await page.goto(at('/Studio/Ledger?period=all'))
  await hydrated(page)
  await expect(page.locator('[data-balanced="true"]')).toBeVisible()
  await looksWell(page)
  await page.getByRole('link', { name: 'Penjualan', exact: true }).click()
  await expect(page).toHaveURL(/Ledger\/Entries\?account=sales/)
  await hydrated(page)
  await looksWell(page)
  await page.getByRole('link', { name: 'Penjualan dibayar' }).first().click()
  await expect(page).toHaveURL(/Ledger\/Movements\//)
  await hydrated(page)
  await looksWell(page)
  await page.locator('[data-cause="paymentId"]').click()
  await expect(page).toHaveURL(new RegExp(`/Studio/Orders/${invoiceId}#payment-`))
  await page
    .getByRole('link', { name: /^Lihat isinya/ })
    .first()
    .click()
  await expect(page.locator('#notifications pre')).toContainText('"transaction_status"')
  await looksWellEverywhere(page, { isPhone: false })
})

test('a report that differs by a payment opens a case, which a person settles', async ({ page, browser, stage }) => {
  test.setTimeout(180_000)
  const at = (path: string) => tenantUrl(RECONCILED, path)
  const sold = await makeSoldClass(stage, 'Kelas Laporan', 120_000, RECONCILED)
  const buyer = await (await browser.newContext({ viewport: PHONE })).newPage()
  await stage.enter(buyer, RECONCILED, 'Pembeli Laporan', ['student'])
  const { invoiceId } = await buy(buyer, stage, sold)
  await buyer.context().close()

  // The gateway's own report of today, with another amount for the last payment.
  const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const query = new URLSearchParams({
    gateway: 'midtrans',
    key: `SB-simulator-${RECONCILED}`,
    from: hour(-1),
    to: hour(1),
    fault: 'amount',
  })
  const report = await new HttpBrowser().ask(`http://gateway.localhost/report.csv?${query}`)
  expect([report.status, report.text]).toEqual([200, expect.stringContaining('Order ID')])

  await enterStaff(page, stage, 'Bendahara Laporan', RECONCILED)
  await page.goto(at('/Studio/Reconciliation'))
  await hydrated(page)
  await looksWell(page)
  await page.getByLabel('Asal laporan').selectOption('midtrans')
  await page.getByLabel('Berkas CSV').setInputFiles({ name: 'laporan.csv', mimeType: 'text/csv', buffer: Buffer.from(report.text) })
  await page.getByRole('button', { name: 'Cocokkan' }).click()
  await expect(page.getByText('Laporan dicocokkan.')).toBeVisible()
  await hydrated(page)
  await looksWell(page)
  const line = page.getByRole('row').filter({ hasText: 'Jumlah berbeda' })
  await expect(line).toHaveCount(1)
  await line.getByRole('link', { name: 'Buka kasus' }).click()
  await expect(page).toHaveURL(/\/Studio\/Cases\//)
  await hydrated(page)
  await expect(page.getByText('Rp120.000').first()).toBeVisible()
  await looksWell(page)
  await page.getByLabel('Catatan').fill('Sudah ditanyakan ke Midtrans, laporannya yang salah.')
  await page.locator('[data-act="settle"]').click()
  await expect(page.getByText('Kasus diselesaikan.')).toBeVisible()
  await looksWellEverywhere(page, { isPhone: false })
  await page.goto(at('/Studio/Cases?state=settled'))
  await expect(page.getByRole('link', { name: 'Laporan berbeda dari catatan di sini' }).first()).toBeVisible()
  await looksWell(page)
  // Nothing was mended silently: the order is as it was.
  const [invoice] = await stage.query<{ status: string; total: string }>('select status, total from invoices where id = $1', [invoiceId])
  expect([invoice?.status, Number(invoice?.total)]).toEqual(['paid', 120_000])
  await page.goto(at('/Studio/Revenue'))
  await hydrated(page)
  await looksWell(page)
})
