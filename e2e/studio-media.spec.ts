import { randomBytes } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { fillSignIn, loginOf } from './account-steps.ts'
import { expect, findBarriers, hydrated, tenantUrl, test } from './fixtures.ts'
import { HttpBrowser } from './http.ts'

// A network that is cut and a deletion that is refused are what is tested; browsers note each.
test.use({ allowedErrors: /^Failed to load resource: .*\/(?:drive\/v1\/upload|Studio\/Media|authorizer|Account\/Session)/ })

declare global {
  interface Window {
    sending?: XMLHttpRequest
  }
}

const MEDIA = tenantUrl('alkademi', '/Studio/Media')
/** Bytes in a second: slow enough to be cut in the middle. */
const SLOW = 200_000

async function signIn(page: Page): Promise<void> {
  await page.goto(MEDIA)
  await fillSignIn(page, await loginOf('writer'))
  await expect(page).toHaveURL(MEDIA)
  await hydrated(page)
}

const noise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()
const plain = (colour: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: colour } })
    .png()
    .toBuffer()
const details = (page: Page) => page.locator('[data-media-details]')
const tile = (page: Page, name: string) => page.locator('[data-media]', { hasText: name })
const upload = (page: Page, name: string): Locator => page.locator('[data-upload-state]', { hasText: name })
const choose = (page: Page, name: string, buffer: Buffer, mimeType = 'image/png') =>
  page.locator('input[name="files"]').first().setInputFiles({ name, mimeType, buffer })

/** Drops a file somewhere on the page. */
async function drop(page: Page, name: string, bytes: Buffer): Promise<void> {
  await page.evaluate(
    ([base64, fileName]) => {
      const content = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([content], fileName, { type: 'image/png' }))
      for (const type of ['dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    },
    [bytes.toString('base64'), name] as const,
  )
}

/** Saves a draft whose text shows the file. */
async function useInPost(page: Page, url: string, title: string): Promise<number> {
  return await page.evaluate(
    async ([src, name]) => {
      const content = { type: 'doc', content: [{ type: 'image', attrs: { src, alt: 'Uji' } }] }
      const body = {
        id: '01a200f0-aa13-7411-a17c-0000000000aa',
        kindSlug: 'news',
        base: 0,
        work: { title: name, content, authorName: 'Uji' },
      }
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      return (await fetch('/api/services/v1/post/save', init)).status
    },
    [url, title] as const,
  )
}

test('a picture is dropped, its network cut, and goes on; described, used, and so not deleted', async ({ page, context }) => {
  test.slow()
  // What is being sent, so that its connection can be cut: a browser's emulated network lets requests that are under way through.
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      window.sending = this
      send.call(this, body)
    }
  })
  await signIn(page)
  expect(await findBarriers(page)).toEqual([])
  const name = `🌸 صورة ${Date.now()}.png`
  const begun: string[] = []
  const offsets: number[] = []
  page.on('request', request => request.method() === 'PATCH' && offsets.push(Number(request.headers()['upload-offset'])))
  page.on('request', request => request.method() === 'POST' && request.url().endsWith('/drive/v1/uploads') && begun.push(request.url()))
  const network = await context.newCDPSession(page)
  const throttle = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput })
  await network.send('Network.enable')
  await throttle(SLOW)
  await drop(page, name, await noise(800))
  await expect
    .poll(() =>
      upload(page, name)
        .locator('progress')
        .evaluate((bar: HTMLProgressElement) => bar.value),
    )
    .toBeGreaterThan(5)
  await page.evaluate(() => {
    const request = window.sending
    request?.abort()
    request?.onerror?.(new ProgressEvent('error'))
  })
  await throttle(-1)
  await expect(upload(page, name)).toHaveAttribute('data-upload-state', 'done')
  expect(begun).toHaveLength(1)
  expect([offsets.length, offsets[0], (offsets[1] ?? 0) > 0]).toEqual([2, 0, true])

  await tile(page, name).click()
  await expect(details(page)).toBeVisible()
  await page.getByLabel('Teks alternatif (Bahasa Indonesia)').fill('Bunga di kelas')
  await page.getByLabel('Teks alternatif (English)').fill('A flower in class')
  await page.getByLabel('Lisensi').selectOption('cc-by')
  await page.getByText('Potongan dan titik fokus', { exact: true }).click()
  await page.locator('[data-focus-point]').press('ArrowRight')
  await expect(details(page).getByText('Titik fokus: 52% dari kiri, 50% dari atas')).toBeVisible()
  await expect(page.locator('.ReactCrop')).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await page.locator('[data-act="save"]').click()
  await expect(page.getByText('Tersimpan.')).toBeVisible()
  await expect(page.getByLabel('Teks alternatif (English)')).toHaveValue('A flower in class')

  const url = (await details(page).getByRole('link', { name: 'Buka file' }).getAttribute('href')) ?? ''
  expect(await useInPost(page, url, 'Kabar bergambar')).toBe(200)
  await page.reload()
  await hydrated(page)
  await expect(details(page).getByRole('link', { name: 'Kabar bergambar' })).toBeVisible()
  await page.locator('[data-act="delete"]').click()
  await expect(page.getByRole('alert').getByText('Kabar bergambar').first()).toBeVisible()
  expect((await new HttpBrowser().ask(tenantUrl('alkademi', url))).status).toBe(200)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await findBarriers(page)).toEqual([])
})

test('an unused file is replaced from the library, deleted and restored; what is refused says so beside the file', async ({ page }) => {
  await signIn(page)
  const stamp = Date.now()
  await choose(page, `salah-${stamp}.png`, Buffer.from('<svg onload="alert(1)"/>'))
  await expect(upload(page, `salah-${stamp}`)).toHaveAttribute('data-upload-state', 'failed')
  await expect(upload(page, `salah-${stamp}`)).toContainText('Isi file bukan jenis')
  for (const [name, colour] of [
    ['lama', 'red'],
    ['baru', 'blue'],
  ] as const) {
    await choose(page, `${name}-${stamp}.png`, await plain(colour))
    await expect(upload(page, `${name}-${stamp}`)).toHaveAttribute('data-upload-state', 'done')
  }
  await tile(page, `lama-${stamp}`).click()
  await page.locator('[data-act="pick"]').press('Enter')
  const picker = page.getByRole('dialog', { name: 'Pilih dari media' })
  await expect(picker.getByRole('button', { name: `Pilih baru-${stamp}` })).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await picker.getByRole('button', { name: `Pilih baru-${stamp}` }).press('Enter')
  await expect(page.getByText('Isi sudah diganti.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Kembalikan versi 1' })).toBeVisible()
  await expect(tile(page, `baru-${stamp}`)).toHaveCount(0)

  await page.locator('[data-act="delete"]').click()
  await expect(page.getByText('File dipindahkan ke tempat sampah')).toBeVisible()
  await expect(tile(page, `lama-${stamp}`)).toHaveCount(0)
  await page.locator('[data-act="restore"]').click()
  await expect(page.getByText('File sudah dipulihkan.')).toBeVisible()
  await expect(tile(page, `lama-${stamp}`)).toHaveCount(1)
})
