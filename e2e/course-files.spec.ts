import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, findBarriers, hydrated, tenantUrl } from './fixtures.ts'
import { test } from './stage.ts'

const SITE = 'sfi'
const at = (path: string) => tenantUrl(SITE, path)
const act = (page: Page, name: string) => page.locator(`[data-act="${name}"]`)
const state = (page: Page, value: string) =>
  expect(page.locator('[data-import-state]')).toHaveAttribute('data-import-state', value, { timeout: 40_000 })

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/zip', buffer })
  await expect(act(page, 'dry-run')).toBeEnabled({ timeout: 20_000 })
  await act(page, 'dry-run').click()
  await expect(page).toHaveURL(/\/Studio\/Import\/[0-9a-f-]{36}/)
}

test('a class comes in as a folder of Markdown, leaves as a file, and comes into itself without doubling', async ({ page, stage }) => {
  test.setTimeout(150_000)
  await page.setViewportSize({ width: 360, height: 800 })
  await stage.enter(page, SITE, 'Admin Kelas', ['admin'])
  const name = `Kelas Teks ${Date.now()}`
  const files = {
    'course.md': `---\nname: ${name}\n---\nTentang kelas ini.`,
    '01-awal/module.md': '---\ntitle: Awal\n---\n',
    '01-awal/01-halo.md': '---\ntitle: Halo\n---\nHalo **dunia**.',
    '01-awal/02-kuis.md': '---\ntitle: Kuis\nkind: practice\n---\n# 1 (single)\nBenar?\n\n- [x] ya\n- [ ] tidak\n',
  }
  await page.goto(at('/Studio/Import'))
  await hydrated(page)
  await page.locator('select[name="source"]').selectOption('course')
  await choose(
    page,
    'kelas.zip',
    Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])))),
  )
  await state(page, 'ready')
  await expect(page.locator('[data-record="comes"]')).toHaveCount(3)
  await page.screenshot({ path: 'test-results/course-import-360.png', fullPage: true })
  expect(await findBarriers(page)).toEqual([])
  await act(page, 'run').click()
  await state(page, 'done')

  await page.getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(/\/Studio\/Classes\/[0-9a-f-]{36}$/)
  await page.locator('a[href$="/Files"]').click()
  await expect(page).toHaveURL(/\/Files$/)
  await hydrated(page)
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await findBarriers(page)).toEqual([])
    await page.screenshot({ path: `test-results/course-files-${width}.png`, fullPage: true })
  }
  const waiting = page.waitForEvent('download')
  await act(page, 'export').click()
  const taken = await readFile(await (await waiting).path())
  expect(
    Object.keys(unzipSync(taken))
      .map(path => path.replace(/^[^/]+\//, ''))
      .toSorted(),
  ).toEqual(Object.keys(files).toSorted())

  // The same files into the same class: all of it is here already.
  await choose(page, 'lagi.zip', taken)
  await state(page, 'ready')
  await expect(page.locator('[data-record="doubled"]')).toHaveCount(2)
})
