import type { Page } from '@playwright/test'
import { expect, findBarriers, hydrated, tenantUrl } from './fixtures.ts'
import { HttpBrowser } from './http.ts'
import { test } from './stage.ts'

// Saves that are refused are what is tested; browsers note each.
test.use({ allowedErrors: /^Failed to load resource: .*\/v1\/class\// })

const SITE = 'alkademi'
const at = (path: string) => tenantUrl(SITE, path)
const act = (page: Page, name: string) => page.locator(`[data-act="${name}"]`)
const saved = (page: Page) => expect(page.locator('[data-save-state]').first()).toHaveAttribute('data-save-state', 'saved')
const titles = (page: Page) => page.locator('[data-chapter] input').evaluateAll(all => all.map(one => (one as HTMLInputElement).value))

test('a mentor makes an outline by keyboard, writes an article with steps and publishes it', async ({ page, stage }) => {
  test.setTimeout(150_000)
  const name = `Kelas Susun ${Date.now()}`
  const slug = name.toLowerCase().replaceAll(' ', '-')
  await stage.enter(page, SITE, 'Mentor Susun', ['mentor'])
  await page.goto(at('/Studio/Classes/New'))
  await hydrated(page)
  await page.locator('[name="name"]').fill(name)
  await act(page, 'save').click()
  await expect(page).toHaveURL(/Classes\/[0-9a-f-]{36}$/)
  await page.goto(`${page.url()}/Outline`)
  await hydrated(page)
  expect(await findBarriers(page)).toEqual([])

  // A template, by keyboard.
  await page.locator('[data-template="webinar"]').press('Enter')
  await saved(page)
  expect(await titles(page)).toEqual(['Tentang webinar ini', 'Acara langsung', 'Tanya jawab', 'Bahan'])

  // A module and a chapter, named at once.
  await act(page, 'add-module').press('Enter')
  await page.keyboard.type('Penutup')
  await act(page, 'add-chapter').last().press('Enter')
  await page.keyboard.type('Rangkuman')
  // Up with the arrow keys: into the module before.
  await page.getByRole('button', { name: 'Pindahkan Rangkuman', exact: true }).focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  expect(await titles(page)).toEqual(['Tentang webinar ini', 'Acara langsung', 'Tanya jawab', 'Rangkuman', 'Bahan'])
  // Taken out, and put back.
  await act(page, 'remove').last().press('Enter')
  await expect(page.locator('[data-chapter]')).toHaveCount(4)
  await saved(page)
  await act(page, 'undo').press('Enter')
  await saved(page)
  await page.reload()
  await hydrated(page)
  expect(await titles(page)).toEqual(['Tentang webinar ini', 'Acara langsung', 'Tanya jawab', 'Rangkuman', 'Bahan'])
  expect(await findBarriers(page)).toEqual([])

  // By drag, into the last module.
  await page.setViewportSize({ width: 1280, height: 1500 })
  const handle = page.locator('[data-chapter]').first().locator('[data-handle]')
  const target = await page.locator('[data-module]').last().boundingBox()
  await handle.hover()
  await page.mouse.down()
  await page.mouse.move((target?.x ?? 0) + 40, (target?.y ?? 0) + (target?.height ?? 0) / 2, { steps: 8 })
  await page.mouse.up()
  await expect(page.locator('[data-module]').last().locator('[data-chapter]')).toHaveCount(1)
  await saved(page)
  await page.screenshot({ path: 'test-results/outline-wide.png', fullPage: true })
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.screenshot({ path: 'test-results/outline-small.png', fullPage: true })
  await page.setViewportSize({ width: 1280, height: 800 })

  // An article: what is missing is said, what is typed is saved.
  await page.locator('[data-chapter]').last().locator('[data-act="edit"]').click()
  await hydrated(page)
  await expect(page.locator('[data-chapter-status]')).toHaveAttribute('data-chapter-status', 'new')
  await act(page, 'publish').click()
  await expect(page.locator('[data-chapter-status]').getByText('isi artikel')).toBeVisible()
  const text = page.locator('[data-field="content.body"]').first()
  await text.click()
  await page.keyboard.type('Selamat datang di webinar.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/langkah')
  await expect(page.getByRole('option', { name: 'Langkah-langkah' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Buka tautannya.')
  await page.locator('[data-context="step"] input').first().fill('Masuk')
  await expect(text.locator('ol.steps li.step')).toHaveCount(2)
  await saved(page)
  await act(page, 'check').click()
  await expect(page.locator('[data-check="done"]')).toContainText('Belum lengkap dalam English')
  await act(page, 'publish').click()
  await expect(page.locator('[data-chapter-status]')).toHaveAttribute('data-chapter-status', 'published')
  await text.click()
  await page.keyboard.type('Versi kedua. ')
  await saved(page)
  await expect(page.locator('[data-chapter-status]')).toHaveAttribute('data-chapter-status', 'changed')
  await act(page, 'publish').click()
  await expect(page.locator('[data-chapter-status]')).toHaveAttribute('data-chapter-status', 'published')
  await page.getByText('Riwayat').click()
  await act(page, 'compare').click()
  await expect(page.locator('[data-difference] ins')).toContainText('Versi kedua.')
  expect(await findBarriers(page)).toEqual([])
  await page.screenshot({ path: 'test-results/chapter-wide.png', fullPage: true })
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.screenshot({ path: 'test-results/chapter-small.png', fullPage: true })

  // Somebody saves meanwhile: the second one decides.
  await stage.query(`update class_chapters set draft_version = draft_version + 1 where id = $1`, [
    /Chapters\/([0-9a-f-]+)/.exec(page.url())?.[1] ?? '',
  ])
  await page.locator('[name="title"]').fill('Tentang acara ini')
  await expect(page.locator('[data-save-state]').first()).toHaveAttribute('data-save-state', 'conflict')
  await page.getByRole('button', { name: 'Simpan punyaku' }).click()
  await saved(page)
  await act(page, 'publish').click()
  await expect(page.locator('[data-chapter-status]')).toHaveAttribute('data-chapter-status', 'published')

  // Readers of the published class find the chapter that is published, and no other.
  await stage.query('update classes set published_at = now() where slug = $1', [slug])
  const shown = await new HttpBrowser().ask(at(`/Courses/${slug}`))
  expect(shown.text).toContain('Tentang acara ini')
  expect(shown.text).not.toContain('Acara langsung')
})
