import { PHONE } from './class-steps.ts'
import { expect, hydrated, tenantUrl } from './fixtures.ts'
import { fetched, looksWell, looksWellEverywhere, playGateway, statusIs } from './money-steps.ts'
import { test } from './stage.ts'

test.use({ viewport: PHONE })
test.describe.configure({ timeout: 120_000 })

/** The tenant of the demo that collects, and takes payments. */
const SITE = 'demo'
const PAGE = tenantUrl(SITE, '/Features/donasi')

test('somebody without an account gives money, and the total on the page rises', async ({ page, stage }) => {
  const received = page.locator('#donasi dd strong')
  const total = async () => {
    await page.goto(PAGE)
    return Number(((await received.textContent()) ?? '').split(' dari ')[0]?.replaceAll(/\D/g, ''))
  }
  const before = await total()
  await looksWell(page)
  await page.getByLabel('Jumlah lain').fill('75.000')
  await page.getByRole('textbox', { name: 'Nama' }).fill('Keluarga Uji')
  await page.locator('[name="agree"]').check()
  await page.getByRole('button', { name: 'Lanjut ke pembayaran' }).click()
  await expect(page).toHaveURL(/\/Pay\//)
  await expect(page.locator('[data-sum="total"]')).toContainText('Rp75.000')
  await looksWell(page)
  await page.locator('[data-method="qris"]').click()
  await expect(page.locator('img[data-pay="qr"]')).toBeVisible()
  await looksWellEverywhere(page)
  await hydrated(page)
  const [open] = await stage.query<{ order_id: string }>(
    `select p.order_id from payments p join invoices i on i.tenant_id = p.tenant_id and i.id = p.invoice_id
      where i.buyer_name = 'Keluarga Uji' and p.state = 'pending' order by p.created_at desc limit 1`,
  )
  // Promised is not given.
  expect(await total()).toBe(before)
  await page.goBack()
  await expect(page.locator('img[data-pay="qr"]')).toBeVisible()
  await playGateway({ orderId: open?.order_id ?? '', event: 'pay' })
  await statusIs(page, 'paid')
  await expect(page.getByText('Donasimu sudah kami terima. Terima kasih!')).toBeVisible()
  await looksWell(page)
  expect(await fetched(page, `${new URL(page.url()).pathname}/Receipt.pdf`)).toEqual(['application/pdf', '%PDF-'])
  await expect.poll(total).toBe(before + 75_000)
})
