import sharp from 'sharp'
import { fillSignIn, loginOf } from './account-steps.ts'
import { expect, hydrated, tenantUrl, test } from './fixtures.ts'

/** The same post in Ghost, counted in the steps of its own browser tests and its editor (docs/measured.md). */
const GHOSTS = 22

test('a post with a picture, a cover, an address and a time takes fewer acts than in Ghost', async ({ page }) => {
  const stamp = Date.now()
  let acts = 0
  /** A click, a filled field, a chosen file or a command typed. */
  const act = async (done: Promise<unknown>) => {
    acts++
    await done
  }
  const file = async (name: string) => ({
    name: `${name}-${stamp}.png`,
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background: '#2a7a5a' } })
      .png()
      .toBuffer(),
  })
  await page.goto(tenantUrl('alkademi', '/Login'))
  await fillSignIn(page, await loginOf('writer'))
  await expect(page).toHaveURL(tenantUrl('alkademi', '/Studio'))
  await hydrated(page)

  await act(page.locator('[data-side-bar]').getByRole('link', { name: 'Tulisan', exact: true }).click())
  await act(page.getByRole('link', { name: 'Tulis kabar' }).click())
  await act(page.getByLabel('Judul', { exact: true }).fill(`Langkah ${stamp}`))
  await act(page.getByLabel('Ringkasan', { exact: true }).fill('Berapa langkah sampai terjadwal.'))
  const text = page.locator('[contenteditable][data-field="content"]')
  await act(text.click())
  await page.keyboard.type('Isi.\n')
  await act(page.keyboard.type('/Gambar'))
  await expect(page.getByRole('option', { name: 'Gambar', exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Pilih dari media' })
  await act(
    dialog
      .locator('input[type="file"]')
      .first()
      .setInputFiles(await file('dalam')),
  )
  // What was uploaded there is chosen with that.
  await expect(text.locator('img')).toBeVisible()
  await act(text.locator('img').click())
  await act(
    page
      .locator('[data-context="image"]')
      .getByLabel(/^Teks alternatif/)
      .fill('Bunga di kelas'),
  )
  await act(page.locator('summary', { hasText: 'Gambar utama' }).click())
  const cover = page.locator('[data-media-field="cover"]')
  await act(
    cover
      .locator('input[type="file"]')
      .first()
      .setInputFiles(await file('sampul')),
  )
  await expect(cover.locator('img')).toBeVisible()
  await act(page.locator('[name="details.coverAlt"]').fill('Papan tulis'))
  await act(page.locator('summary').getByText('Keterangan', { exact: true }).click())
  await act(page.locator('[name="slug"]').fill(`langkah-${stamp}`))
  await act(page.locator('[name="categoryId"]').selectOption({ index: 1 }))
  await act(page.locator('[name="publishedAt"]').fill('2030-01-01T09:00'))
  await act(page.locator('[data-act="schedule"]').click())
  await expect(page.getByText('Sudah dijadwalkan.')).toBeVisible()
  console.log(`a scheduled post: ${acts} acts, in Ghost ${GHOSTS}`)
  expect(acts).toBeLessThan(GHOSTS)
})
