import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { fillSignIn, loginOf } from './account-steps.ts'
import { expect, findBarriers, hydrated, tenantUrl, test } from './fixtures.ts'
import { HttpBrowser } from './http.ts'

const NEW = tenantUrl('alkademi', '/Studio/Posts/New?kind=news')
const ALT = { id: 'Papan tulis penuh rumus', en: 'A blackboard full of formulas' }

const drawing = (background: string) =>
  sharp({ create: { width: 1280, height: 960, channels: 3, background } })
    .png()
    .toBuffer()

/** Brings a picture into the library, with its alternative texts, as the library's own page does. */
async function bring(page: Page, name: string, bytes: Buffer): Promise<void> {
  const status = await page.evaluate(
    async ([base64, fileName, alt]) => {
      const content = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
      const form = new FormData()
      form.set('file', new File([content], fileName, { type: 'image/png' }))
      const { data } = await (await fetch('/api/drive/v1/upload', { method: 'POST', body: form })).json()
      const body = JSON.stringify({ id: data.id, alt })
      return (await fetch('/api/services/v1/media/update', { method: 'POST', headers: { 'content-type': 'application/json' }, body }))
        .status
    },
    [bytes.toString('base64'), name, ALT] as const,
  )
  expect(status).toBe(200)
}

/** Chooses pictures in the dialog that is open, by keyboard alone: searches, goes on to the tiles, takes them. */
async function choose(page: Page, search: string, names: readonly string[]): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Pilih dari media' })
  const field = dialog.getByRole('searchbox')
  await field.focus()
  await page.keyboard.type(search)
  await page.keyboard.press('Enter')
  await expect(dialog.locator('li button')).toHaveCount(names.length)
  for (const name of names) await reach(page, dialog.getByRole('button', { name: `Pilih ${name}` }))
  const use = dialog.locator('[data-act="use"]')
  if (await use.isVisible()) await reach(page, use)
  await expect(dialog).toHaveCount(0)
}

/** Goes on with the Tab key until a button has the focus, and presses it. */
async function reach(page: Page, button: Locator): Promise<void> {
  const isThere = () => button.evaluate(element => element === document.activeElement)
  for (let tabs = 0; tabs < 20 && !(await isThere()); tabs++) await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
}

test('a writer takes a cover, a picture and a gallery from the library by keyboard; readers get them with what they show', async ({
  page,
}) => {
  test.slow()
  const stamp = `papan${Date.now()}`
  await page.goto(NEW)
  await fillSignIn(page, await loginOf('writer'))
  await expect(page).toHaveURL(/\/Studio\/Posts/)
  await hydrated(page)
  await bring(page, `${stamp}-satu.png`, await drawing('#2a7a5a'))
  await bring(page, `${stamp}-dua.png`, await drawing('#7a2a5a'))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByLabel('Judul', { exact: true }).fill(`Kabar ${stamp}`)

  await page.locator('summary', { hasText: 'Gambar utama' }).press('Enter')
  const cover = page.locator('[data-media-field="cover"]')
  await cover.getByRole('button', { name: 'Pilih gambar: Gambar utama' }).press('Enter')
  await expect(page.getByRole('dialog').getByRole('list', { name: 'File' }).getByRole('button').first()).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await choose(page, `${stamp}-satu`, [`${stamp}-satu.png`])
  await expect(cover.locator('img')).toBeVisible()
  await expect(cover.getByRole('button', { name: 'Pilih gambar: Gambar utama' })).toBeFocused()
  await expect(page.locator('[name="details.coverAlt"]')).toHaveValue(ALT.id)
  expect(await findBarriers(page)).toEqual([])

  const text = page.locator('[contenteditable][data-field="content"]')
  await text.click()
  await page.keyboard.type('/Gambar')
  await expect(page.getByRole('option', { name: 'Gambar', exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await choose(page, `${stamp}-dua`, [`${stamp}-dua.png`])
  await expect(text.locator(`img[data-src^="/files/"][alt="${ALT.id}"]`)).toHaveCount(1)
  // The cursor goes on after the picture: what is typed does not replace it.
  await expect(text).toBeFocused()
  await page.keyboard.type('/Galeri')
  await expect(page.getByRole('option', { name: 'Galeri', exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await choose(page, stamp, [`${stamp}-dua.png`, `${stamp}-satu.png`])
  await expect(text.locator('.gallery img')).toHaveCount(2)
  await expect(text).toBeFocused()
  await page.keyboard.type('Sesudahnya.')
  await expect(text.locator('img')).toHaveCount(3)
  // Another picture in place of one that stands already.
  const inline = text.locator('img:not(.gallery img)')
  await inline.click()
  await page.locator('[data-act="replace-file"]').press('Enter')
  await choose(page, `${stamp}-satu`, [`${stamp}-satu.png`])
  await expect(inline).toHaveAttribute('data-src', new RegExp(`${stamp}-satu`))
  await expect(page.locator('[data-context="image"]').getByLabel('Alamat')).toHaveValue(new RegExp(`${stamp}-satu`))

  await page.locator('[data-act="publish"]').press('Enter')
  await expect(page.getByText('Sudah terbit.', { exact: true })).toBeVisible()
  const address = tenantUrl('alkademi', `/News/kabar-${stamp}`)
  await expect.poll(async () => (await new HttpBrowser().ask(address)).status, { timeout: 5000 }).toBe(200)
  await page.goto(address)
  const readers = page.locator('.rich-text')
  await expect(readers.locator('.gallery img')).toHaveCount(2)
  await expect(readers).toContainText('Sesudahnya.')
  const shownOnce = [
    page.locator(`img[alt="${ALT.id}"][src*="${stamp}-satu"]`).first(),
    readers.locator(`img[alt="${ALT.id}"]:not(.gallery img)`),
  ]
  for (const shown of shownOnce) {
    await shown.scrollIntoViewIfNeeded()
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
  expect(await findBarriers(page)).toEqual([])
})
