import type { Page } from '@playwright/test'
import { fillSignIn, loginOf } from './account-steps.ts'
import { expect, findBarriers, hydrated, tenantUrl, test } from './fixtures.ts'
import { HttpBrowser } from './http.ts'

// An address that is refused is what is tested; browsers note it.
test.use({ allowedErrors: /^Failed to load resource: .* 422 .*\/v1\/post\/save/ })

const newPost = (kind: string) => tenantUrl('alkademi', `/Studio/Posts/New?kind=${kind}`)
const editor = (page: Page, name = 'content') => page.locator(`[contenteditable][data-field="${name}"]`)
const saved = (page: Page) => expect(page.locator('[data-save-state]')).toHaveAttribute('data-save-state', 'saved', { timeout: 20_000 })
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

async function begin(page: Page, kind: string, title: string): Promise<void> {
  await page.goto(newPost(kind))
  if (page.url().includes('sign-in')) await fillSignIn(page, await loginOf('writer'))
  await expect(editor(page)).toBeVisible()
  await hydrated(page)
  await page.getByLabel('Judul', { exact: true }).fill(title)
  await editor(page).click()
  await page.keyboard.type('Isi dalam bahasa Indonesia.')
  await page.locator('[data-language="en"]').click()
  await field(page, 'translations.en.title').fill(`${title} in English`)
  await editor(page, 'translations.en.content').click()
  await page.keyboard.type('Text in English.')
  await expect(page.locator('[data-language="en"]')).toHaveAttribute('data-text-state', 'whole')
}

/** Returns a small PNG, drawn by the browser. */
async function pictureOf(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 64
    canvas.height = 36
    canvas.getContext('2d')?.fillRect(8, 8, 48, 20)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

/** Opens the preview and returns its path. */
async function previewOf(page: Page): Promise<string> {
  await saved(page)
  const opening = page.waitForEvent('popup')
  await page.locator('[data-act="preview"]').click()
  const popup = await opening
  await popup.waitForURL('**/Preview/**')
  const path = new URL(popup.url()).pathname
  await popup.close()
  return path
}

const ask = (path: string, tenant = 'alkademi') => new HttpBrowser().ask(tenantUrl(tenant, path))

test('an event in both languages: its fields, a preview for a stranger, publication, and an address that leads on', async ({ page }) => {
  const title = `Temu Kopi ${Date.now()}`
  await begin(page, 'event', title)
  await field(page, 'details.startsAt').fill('2031-02-03T10:00')
  await field(page, 'details.timeZone').selectOption('Asia/Makassar')
  await field(page, 'details.place').fill('Aula Utama')
  await field(page, 'details.translations.en.place').fill('Main Hall')
  await page.getByRole('button', { name: 'Tambah pembicara' }).click()
  await field(page, 'details.speakers.0.name').fill('Rani Lestari')
  await field(page, 'details.speakers.0.translations.en.role').fill('Coffee farmer')
  await page.getByRole('button', { name: 'Tambah pembicara' }).click()
  await field(page, 'details.speakers.1.name').fill('Budi Santoso')
  await page.getByRole('button', { name: 'Naikkan Pembicara 2' }).click()
  await page.getByRole('button', { name: 'Tambah pendukung' }).click()
  await field(page, 'details.sponsors.0.name').fill('Kedai Maju')
  await field(page, 'details.sponsors.0.tier').fill('Emas')
  await field(page, 'details.sponsors.0.url').fill('bukan alamat')
  await expect(page.getByText('mau alamat web yang berawal dengan https://')).toBeVisible()
  await field(page, 'details.sponsors.0.url').fill('https://kedai.example')
  await saved(page)
  expect(await findBarriers(page)).toEqual([])

  // A stranger with the link sees it; without a link nobody does.
  const slug = title.toLowerCase().replaceAll(' ', '-')
  expect((await ask(`/Event/${slug}`)).status).toBe(404)
  const preview = await previewOf(page)
  const seen = await ask(preview)
  expect(seen.status).toBe(200)
  expect(seen.headers['cache-control']).toContain('no-store')
  expect(seen.headers['x-robots-tag']).toContain('noindex')
  expect(seen.text.indexOf('Budi Santoso')).toBeLessThan(seen.text.indexOf('Rani Lestari'))
  for (const text of ['data-preview', title, 'Aula Utama', 'Emas', '10.00 WITA']) expect(seen.text).toContain(text)
  const english = await ask(`/en${preview}`)
  for (const text of [`${title} in English`, 'Main Hall', 'Coffee farmer', 'Text in English.']) expect(english.text).toContain(text)
  expect((await ask(preview, 'foundation')).status).toBe(404)

  await page.locator('[data-act="publish"]').click()
  await expect(page.getByText('Sudah terbit.', { exact: true })).toBeVisible()
  await expect.poll(async () => (await ask(`/Event/${slug}`)).text).toContain('Kedai Maju')
  expect((await ask(`/en/Event/${slug}`)).text).toContain('Main Hall')

  await page.locator('[data-act="withdraw-previews"]').click()
  await expect(page.getByText('Tautan pratinjau ditarik: 1.')).toBeVisible()
  expect((await ask(preview)).status).toBe(404)

  // The old address leads to the new one.
  await page.getByText('Keterangan', { exact: true }).click()
  await field(page, 'slug').fill(`${slug}-baru`)
  await saved(page)
  await page.locator('[data-act="publish"]').click()
  await page.getByText('Riwayat', { exact: true }).click()
  await page.locator('[data-act="compare"]').first().click()
  await expect(page.getByText('Tidak ada yang berbeda.')).toBeVisible()
  await expect.poll(async () => (await ask(`/Event/${slug}`)).location).toContain(`/Event/${slug}-baru`)
  expect((await ask(`/Event/${slug}`)).status).toBe(308)
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await findBarriers(page)).toEqual([])
})

test('an episode’s chapters and transcript in both languages', async ({ page }) => {
  const title = `Obrolan Warung ${Date.now()}`
  await begin(page, 'podcasts', title)
  await field(page, 'details.minutes').fill('30')
  await field(page, 'details.number').fill('7')
  await page.getByRole('button', { name: 'Tambah bab' }).click()
  await field(page, 'details.chapters.0.time').fill('02:10')
  await field(page, 'details.chapters.0.title').fill('Pembuka')
  await field(page, 'details.chapters.0.translations.en.title').fill('Opening')
  await field(page, 'details.transcript').fill('Selamat datang.')
  await field(page, 'details.translations.en.transcript').fill('Welcome.')
  await page.getByText('Gambar utama', { exact: true }).first().click()
  await page.getByLabel('Unggah: Gambar utama').setInputFiles({ name: 'kopi.png', mimeType: 'image/png', buffer: await pictureOf(page) })
  await expect(field(page, 'cover')).toHaveValue(/^\/files\/.*kopi\.\w+$/, { timeout: 30_000 })
  await field(page, 'details.coverAlt').fill('Secangkir kopi')
  await page.getByText('Mesin pencari dan WhatsApp', { exact: true }).click()
  await expect(page.locator('[data-look="search"]').first()).toContainText(title)
  await page.locator('[data-act="check"]').click()
  await expect(page.locator('[data-check="done"]')).toContainText('Ringkasannya belum ada.')
  await expect(page.locator('[data-check="done"]')).toContainText('1,6 Mbit/detik')
  await saved(page)
  expect(await findBarriers(page)).toEqual([])
  const preview = await previewOf(page)
  expect((await ask(preview)).text).toContain('alt="Secangkir kopi"')
  for (const text of ['Pembuka', '02.10', 'Selamat datang.', 'Episode 7']) expect((await ask(preview)).text).toContain(text)
  for (const text of ['Opening', 'Welcome.']) expect((await ask(`/en${preview}`)).text).toContain(text)
})
