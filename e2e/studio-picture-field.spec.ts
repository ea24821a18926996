import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, findBarriers, hydrated, tenantUrl } from './fixtures.ts'
import { test } from './stage.ts'

/** A tenant whose storage no other journey uses. */
const SLUG = 'ruangcipta'
const NEW = tenantUrl(SLUG, '/Studio/Mentors/New')
const PART = '**/assets/media-field-body-*.js'
const NAME = 'Rani yang Sedang Diketik'

// The part whose network is cut, and uploads that are refused; browsers note each, and React says what its boundary has shown.
test.use({ allowedErrors: /media-field-body|a part of the page was not loaded|status of 413/ })

const drawing = async (background: string) =>
  (
    await sharp({ create: { width: 320, height: 240, channels: 3, background } })
      .png()
      .toBuffer()
  ).toString('base64')

const photo = (page: Page) => page.locator('[data-media-field="photo"]')

/** Drops or pastes a file on the field's first part. */
async function give(field: Locator, how: 'drop' | 'paste', name: string, base64: string): Promise<void> {
  await field.locator('legend + div').evaluate(
    (element, [type, fileName, bytes]) => {
      const content = Uint8Array.from(atob(bytes), letter => letter.charCodeAt(0))
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([content], fileName, { type: 'image/png' }))
      const init = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        type === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer })
          : new ClipboardEvent('paste', { ...init, clipboardData: dataTransfer }),
      )
    },
    [how, name, base64] as const,
  )
}

test('a picture field that can’t be loaded says so in its place; what was typed stays, and a new load brings it', async ({
  page,
  stage,
}) => {
  await stage.enter(page, SLUG, 'Ani Gambar', ['admin'])
  await page.route(PART, route => route.abort())
  await page.goto(NEW)
  await hydrated(page)
  const failed = page.locator('[data-part-failed]')
  await expect(failed).toContainText('Bagian ini tidak bisa dimuat')
  await page.getByLabel('Nama', { exact: true }).fill(NAME)
  await failed.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(failed).toContainText('masih belum bisa dimuat')
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await findBarriers(page)).toEqual([])
  await page.unroute(PART)
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue(NAME)
  // Chromium asks for a module that failed only in a new document.
  await failed.getByRole('link', { name: 'Muat ulang halaman' }).click()
  // While a streamed part takes its place, it stands in the document twice.
  await expect(photo(page).filter({ visible: true })).toHaveCount(1)
  await expect(photo(page)).toHaveCount(1)
  await expect(failed).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('a picture is taken by the camera, dropped and pasted; one beyond the quota is refused with its reason', async ({ page, stage }) => {
    await stage.enter(page, SLUG, 'Ani Gambar', ['admin'])
    await page.goto(NEW)
    await hydrated(page)
    const field = photo(page)
    const address = field.locator('input[name="photo"]')
    const taken: string[] = []
    const expectTaken = async () => {
      await expect
        .poll(async () => taken.includes(await address.inputValue()) || !(await address.inputValue()).startsWith('/files/'))
        .toBe(false)
      taken.push(await address.inputValue())
    }
    const camera = field.locator('input[capture="environment"]')
    await expect(field.locator('label', { hasText: 'Ambil foto' })).toBeVisible()
    await camera.setInputFiles({ name: 'kamera.png', mimeType: 'image/png', buffer: Buffer.from(await drawing('#a33'), 'base64') })
    await expectTaken()
    await give(field, 'drop', 'jatuh.png', await drawing('#3a3'))
    await expectTaken()
    await give(field, 'paste', 'tempel.png', await drawing('#33a'))
    await expectTaken()
    expect(new Set(taken).size).toBe(3)

    const setQuota = (bytes: number | null) => stage.query('update directory.tenants set storage_bytes = $1 where slug = $2', [bytes, SLUG])
    try {
      await setQuota(1)
      await give(field, 'drop', 'penuh.png', await drawing('#aa3'))
      await expect(field.locator('[data-upload-state="failed"]')).toContainText('sudah penuh')
      await expect(address).toHaveValue(taken.at(-1) ?? '')
      expect(await findBarriers(page)).toEqual([])
    } finally {
      await setQuota(null)
    }
  })
})
