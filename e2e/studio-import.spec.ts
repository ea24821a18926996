import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { wordPressFile } from '#features/imports/testing.ts'
import { expect, findBarriers, hydrated, tenantUrl } from './fixtures.ts'
import { HttpBrowser } from './http.ts'
import { test } from './stage.ts'

// A page of what was undone is asked for.
test.use({ allowedErrors: /^Failed to load resource: .*\/(?:Articles|2019)\// })

const SITE = 'sfi'
const at = (path: string) => tenantUrl(SITE, path)
const act = (page: Page, name: string) => page.locator(`[data-act="${name}"]`)
const state = (page: Page, value: string) =>
  expect(page.locator('[data-import-state]')).toHaveAttribute('data-import-state', value, { timeout: 40_000 })
const count = (page: Page, name: string) => page.locator(`[data-count="${name}"] dd`)

/** Chooses a file and begins its dry run. */
async function bring(page: Page, source: string, name: string, content: string): Promise<void> {
  await page.goto(at('/Studio/Import'))
  await hydrated(page)
  await page.locator('select[name="source"]').selectOption(source)
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: name.endsWith('csv') ? 'text/csv' : 'text/xml', buffer: Buffer.from(content) })
  await expect(act(page, 'dry-run')).toBeEnabled({ timeout: 20_000 })
  await act(page, 'dry-run').click()
  await expect(page).toHaveURL(/\/Studio\/Import\/[0-9a-f-]{36}/)
}

/** Looks at the page at both widths. */
async function isWhole(page: Page): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await findBarriers(page)).toEqual([])
  }
}

test('posts of WordPress come by a dry run, lead on from their old addresses, and go again; a table is told by row and column', async ({
  page,
  stage,
}) => {
  test.setTimeout(150_000)
  await page.setViewportSize({ width: 360, height: 800 })
  await stage.enter(page, SITE, 'Admin Pindahan', ['admin'])
  const slug = `dari-lama-${Date.now()}`
  const content = '<!-- wp:paragraph --><p>Kalimat dari situs lama.</p><!-- /wp:paragraph -->[wpforms id="3"]'
  const file = wordPressFile([
    { id: 1, slug, title: 'Dari Situs Lama', content, categories: ['Kabar Lama'] },
    { id: 2, type: 'product', title: 'Sebuah barang' },
  ])
  await bring(page, 'wordpress', 'lama.xml', file)
  await state(page, 'ready')
  await expect(count(page, 'comes')).toHaveText('1')
  await expect(count(page, 'lost')).toHaveText('1')
  await expect(page.getByText('[wpforms]')).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await act(page, 'run').click()
  await state(page, 'done')
  await isWhole(page)
  const reader = new HttpBrowser()
  const old = await reader.ask(at(`/2019/05/${slug}/`))
  expect([old.status, old.headers.location]).toEqual([308, expect.stringContaining(slug)])
  const here = at(String(old.headers.location))
  expect((await reader.ask(here)).text).toContain('Kalimat dari situs lama.')

  const [download] = await Promise.all([page.waitForEvent('download'), openExport(page)])
  const files = unzipSync(await readFile(await download.path()))
  expect(new TextDecoder().decode(files[`articles/${slug}.md`])).toContain('Kalimat dari situs lama.')

  await page.goBack()
  await state(page, 'done')
  await hydrated(page)
  await act(page, 'undo').click()
  await state(page, 'undone')
  await expect(count(page, 'undone')).toHaveText('1')
  expect((await reader.ask(here)).status).toBe(404)
  expect((await reader.ask(at(`/2019/05/${slug}/`))).status).toBe(404)

  await bring(page, 'schools', 'sekolah.csv', 'name,npsn,city\nSMK Pindahan,98989898,Kota Bandung\nSMK Salah,12,Atlantis\n')
  await state(page, 'ready')
  await expect(act(page, 'run')).toHaveCount(0)
  await expect(page.getByText('Kolom npsn:')).toBeVisible()
  await isWhole(page)
  await act(page, 'discard').click()
  await state(page, 'discarded')
})

/** Asks for all posts as a file, on a page that was looked at. */
async function openExport(page: Page): Promise<void> {
  await page.goto(at('/Studio/Import'))
  await hydrated(page)
  await page.locator('select[name="source"]').selectOption('people')
  await page.locator('summary', { hasText: 'Isi kolom' }).click()
  await isWhole(page)
  await act(page, 'export').click()
}
