import type { Page } from '@playwright/test'
import { fillSignIn, loginOf } from './account-steps.ts'
import { expect, findBarriers, hydrated, tenantUrl, test } from './fixtures.ts'
import { HttpBrowser } from './http.ts'

const LIST = tenantUrl('alkademi', '/Studio/Posts')
const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 740 }

async function open(page: Page): Promise<void> {
  await page.setViewportSize(WIDE)
  await page.goto(LIST)
  await fillSignIn(page, await loginOf('writer'))
  await expect(page).toHaveURL(/\/Studio\/Posts/)
  await hydrated(page)
}

const editor = (page: Page) => page.locator('[contenteditable][data-field="content"]')
const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })

/** Writes and publishes a post, and returns its public address. */
async function publish(page: Page, title: string): Promise<string> {
  await page.goto(tenantUrl('alkademi', '/Studio/Posts/New?kind=news'))
  await hydrated(page)
  await page.getByLabel('Judul', { exact: true }).fill(title)
  await editor(page).click()
  await page.keyboard.type('Satu kalimat.')
  await expect(page).toHaveURL(/\/Studio\/Posts\/[0-9a-f-]{36}$/, { timeout: 15_000 })
  await expect(page.locator('[data-save-state]')).toHaveAttribute('data-save-state', 'saved', { timeout: 15_000 })
  await page.locator('[data-act="publish"]').click()
  await expect(page.getByText('Sudah terbit.', { exact: true })).toBeVisible()
  return tenantUrl('alkademi', `/News/${title.toLowerCase().replaceAll(' ', '-')}`)
}

test('a writer finds, saves a view, withdraws several, deletes, undoes, restores and takes the list along', async ({ page }) => {
  const mark = `Daftar ${Date.now()}`
  const titles = [`${mark} satu`, `${mark} dua`]
  await open(page)
  expect(await findBarriers(page)).toEqual([])
  const addresses = [await publish(page, titles[0] ?? ''), await publish(page, titles[1] ?? '')]
  const status = async (at: number) => (await new HttpBrowser().ask(addresses[at] ?? '')).status
  await expect.poll(() => status(0), { timeout: 1000 }).toBe(200)

  await test.step('filters and a saved view', async () => {
    await page.goto(`${LIST}?kind=news&sort=title`)
    await hydrated(page)
    await page.getByRole('searchbox').fill(mark)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/kind=news.*sort=title|search=/)
    await expect(page.getByRole('row').filter({ hasText: mark })).toHaveCount(2)
    await expect(page.getByRole('columnheader', { name: 'Judul' })).toHaveAttribute('aria-sort', 'ascending')
    await page.getByText('Tampilan tersimpan').click()
    await page.getByLabel('Nama tampilan').fill(mark)
    await page.getByRole('button', { name: 'Simpan tampilan ini' }).click()
    await expect(page.getByRole('link', { name: mark, exact: true })).toBeVisible()
    await page.goto(LIST)
    await hydrated(page)
    await page.getByText('Tampilan tersimpan').click()
    await page.getByRole('link', { name: mark, exact: true }).click()
    // The whole list shows both, too.
    await expect(page).toHaveURL(/search=/)
    await expect(page.getByRole('columnheader', { name: 'Judul' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(page.getByRole('row').filter({ hasText: mark })).toHaveCount(2)
  })

  await test.step('the keyboard', async () => {
    await page.getByRole('link', { name: titles[1] ?? '' }).focus()
    await page.keyboard.press('j')
    await expect(page.getByRole('link', { name: titles[0] ?? '' })).toBeFocused()
    await page.keyboard.press('x')
    await page.keyboard.press('k')
    await page.keyboard.press('x')
    await expect(page.getByText('2 dipilih')).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
  })

  await test.step('both are withdrawn at once', async () => {
    await page.locator('[data-act="withdraw"]').click()
    await expect(page.getByText('Sudah ditarik; semuanya menjadi draf.')).toBeVisible()
    await expect.poll(() => status(0), { timeout: 1000 }).toBe(404)
    await expect(rowOf(page, titles[1] ?? '')).toContainText('Draf')
    await page.getByLabel('Pilih semua di halaman ini').check()
    await page.locator('[data-act="publish"]').click()
    await expect(page.getByText('Sudah terbit.', { exact: true })).toBeVisible()
    await expect.poll(() => status(1), { timeout: 1000 }).toBe(200)
  })

  await test.step('deleted and undone', async () => {
    await page.getByLabel('Pilih semua di halaman ini').check()
    await page.locator('[data-act="delete"]').click()
    await expect(page.getByText('2 dipindahkan ke tempat sampah.')).toBeVisible()
    await expect.poll(() => status(0), { timeout: 1000 }).toBe(404)
    await page.getByRole('button', { name: 'Urungkan' }).click()
    await expect(page.getByText('Sudah dipulihkan.')).toBeVisible()
    await expect.poll(() => status(0), { timeout: 1000 }).toBe(200)
  })

  await test.step('deleted in the editor and restored from the bin', async () => {
    await page.getByRole('link', { name: titles[0] ?? '' }).click()
    await expect(editor(page)).toBeVisible()
    await page.locator('[data-act="delete"]').click()
    await expect(page.getByText('Dipindahkan ke tempat sampah.')).toBeVisible()
    await page.getByRole('link', { name: 'Buka tempat sampah' }).click()
    await expect(rowOf(page, titles[0] ?? '')).toContainText('30 hari lagi')
    await expect(page.getByRole('button', { name: /Hapus selamanya/ })).toHaveCount(0)
    expect(await findBarriers(page)).toEqual([])
    await page.screenshot({ path: 'test-results/bin-wide.png' })
    await page.getByRole('button', { name: `Pulihkan: ${titles[0]}` }).click()
    await expect(page.getByText('Sudah dipulihkan.')).toBeVisible()
    await expect.poll(() => status(0), { timeout: 1000 }).toBe(200)
  })

  await test.step('the file', async () => {
    await page.goto(`${LIST}?search=${encodeURIComponent(mark)}`)
    await hydrated(page)
    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Unduh CSV' }).click()
    const file = await (await coming).createReadStream()
    const bytes: Buffer[] = []
    for await (const part of file) bytes.push(part as Buffer)
    const text = Buffer.concat(bytes).toString()
    expect(text.startsWith('\ufeffid,Judul,')).toBe(true)
    expect(text.trim().split('\r\n')).toHaveLength(3)
  })

  await test.step('on a phone', async () => {
    await page.screenshot({ path: 'test-results/list-wide.png', fullPage: true })
    await page.setViewportSize(PHONE)
    await page.getByRole('button', { name: 'Pilih semua di halaman ini' }).click()
    await expect(page.getByText('2 dipilih')).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    await page.screenshot({ path: 'test-results/list-phone.png', fullPage: true })
    await page.locator('[data-act="delete"]').click()
    await expect(page.getByText('2 dipindahkan ke tempat sampah.')).toBeVisible()
    await expect(page.getByText('Tidak ada tulisan yang cocok')).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
  })
})

test('lists of records and of people are gone through by keyboard, also on a phone', async ({ page }) => {
  const mark = `Tanya ${Date.now()}`
  const at = (path: string) => tenantUrl('alkademi', path)
  const isWhole = async (name: string) => {
    for (const size of [WIDE, PHONE]) {
      await page.setViewportSize(size)
      expect(await findBarriers(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
      await page.screenshot({ path: `test-results/${name}-${size.width}.png`, fullPage: true })
    }
    await page.setViewportSize(WIDE)
  }
  await page.setViewportSize(WIDE)
  await page.goto(at('/Studio/Questions'))
  await fillSignIn(page, await loginOf('admin'))
  await expect(page).toHaveURL(/\/Studio\/Questions/)
  for (const number of [1, 2]) {
    await page.goto(at('/Studio/Questions/New'))
    await hydrated(page)
    await page.locator('[name="question"]').fill(`${mark} ${number}?`)
    await page.locator('[name="answer"]').fill('Ya.')
    await page.locator('[data-act="save"]').click()
    await expect(page.locator('form[data-save-state]')).toHaveAttribute('data-save-state', 'saved')
  }

  await test.step('records', async () => {
    await page.goto(at(`/Studio/Questions?search=${encodeURIComponent(mark)}&sort=-name`))
    await hydrated(page)
    await page.getByRole('link', { name: `${mark} 2?` }).focus()
    await page.keyboard.press('x')
    await page.keyboard.press('j')
    await expect(page.getByRole('link', { name: `${mark} 1?` })).toBeFocused()
    await page.keyboard.press('x')
    await expect(page.getByText('2 dipilih')).toBeVisible()
    await isWhole('questions')
    await page.locator('[data-act="delete"]').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('2 dipindahkan ke tempat sampah.')).toBeVisible()
    await page.getByRole('button', { name: 'Urungkan' }).press('Enter')
    await expect(page.getByText('Sudah dipulihkan.')).toBeVisible()
    await expect(rowOf(page, mark)).toHaveCount(2)
  })

  await test.step('people', async () => {
    await page.goto(at('/Studio/Members'))
    await hydrated(page)
    await isWhole('members')
    const first = page.locator('tbody th a').first()
    await first.focus()
    await page.keyboard.press('x')
    await expect(page.getByText('1 dipilih')).toBeVisible()
    await isWhole('members-chosen')
    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Unduh CSV' }).press('Enter')
    expect((await coming).suggestedFilename()).toMatch(/^members-alkademi-/)
    for (const path of ['Members/Invitations', 'Requests', 'Voices', 'Mail', 'Audit', 'Mentors', 'Schools']) {
      await page.goto(at(`/Studio/${path}`))
      await hydrated(page)
      await isWhole(path.replace('/', '-').toLowerCase())
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sekolah')
  })

  await test.step('the palette makes and finds records', async () => {
    const field = page.getByRole('dialog', { name: 'Cari atau jalankan perintah' }).getByRole('combobox')
    await page.keyboard.press('Control+k')
    await field.fill('Tambah mentor')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(at('/Studio/Mentors/New'))
    await page.keyboard.press('Control+k')
    await field.fill(mark)
    await page.getByRole('option', { name: `${mark} 1?` }).click()
    await expect(page).toHaveURL(/\/Studio\/Questions\/[0-9a-f-]{36}$/)
  })

  await test.step('and what was made goes', async () => {
    await page.goto(at(`/Studio/Questions?search=${encodeURIComponent(mark)}`))
    await hydrated(page)
    await page.getByLabel('Pilih semua di halaman ini').check()
    await page.locator('[data-act="delete"]').click()
    await expect(page.getByText('2 dipindahkan ke tempat sampah.')).toBeVisible()
  })
})
