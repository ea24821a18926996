import type { Page } from '@playwright/test'
import { fillSignIn, loginOf } from './account-steps.ts'
import { expect, findBarriers, hydrated, tenantUrl, test } from './fixtures.ts'
import { HttpBrowser } from './http.ts'

// The values that are refused: browsers note them.
test.use({ allowedErrors: /^Failed to load resource: .*(?:settings\/draft|Redirects)/ })

const TENANT = 'akselerasi'
const at = (path: string) => tenantUrl(TENANT, path)
const HOME = at('/Studio/Home')

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  if (!page.url().startsWith(address)) await fillSignIn(page, await loginOf('admin'))
  await expect(page).toHaveURL(address)
  await hydrated(page)
}

const live = (page: Page) => page.frameLocator('iframe[data-live-page]')
const saved = (page: Page) => expect(page.locator('[data-save-state]')).toHaveAttribute('data-save-state', 'saved', { timeout: 15_000 })
const asStranger = async (path = '/') => (await new HttpBrowser().ask(at(path))).text
const publish = async (page: Page) => {
  await page.locator('[data-act="publish"]').click()
  await expect(page.getByText('Sudah terbit.')).toBeVisible()
}

// They change the settings of one site by the draft of one person.
test.describe.configure({ mode: 'serial' })

test('an admin adds a section, moves it by keys, words it in both languages, tries and publishes it, and goes back', async ({ page }) => {
  const [title, english] = [`Kata kami ${Date.now()}`, `Our words ${Date.now()}`]
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, HOME)
  expect(await findBarriers(page)).toEqual([])
  const sections = page.locator('[data-section]')
  const count = await sections.count()
  await page.locator('[data-act="add"]').click()
  await page.locator('[data-kind="call-to-action"]').click()
  await expect(sections).toHaveCount(count + 1)
  const added = sections.last()
  const words = (name: string) => page.locator(`[name="home.${count}.${name}"]`)
  await words('title.en').fill(english)
  await words('title.id').fill('x'.repeat(160))
  await words('action.href').fill('javascript:alert(1)')
  await expect(page.locator(`[id="home.${count}.action.href-problem"]`)).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await words('action.href').fill('/Courses')
  await words('title.id').fill(title)
  await saved(page)
  await expect(live(page).getByRole('heading', { name: title })).toBeAttached({ timeout: 15_000 })
  expect(await asStranger()).not.toContain(title)

  await added.locator('[data-act="edit"]').click()
  const handle = page.locator('[data-handle]').nth(count)
  await handle.focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(sections.nth(count - 2)).toContainText(title)
  await expect(page.getByRole('status').filter({ hasText: String(count - 1) })).toHaveCount(1)
  await sections.first().locator('[data-act="duplicate"]').click()
  await expect(sections).toHaveCount(count + 2)
  await page.keyboard.press('Control+z')
  await expect(sections).toHaveCount(count + 1)
  await saved(page)

  await page.getByRole('button', { name: 'Coba di situs' }).click()
  await expect(page.locator('[data-trial-bar]')).toBeVisible()
  await expect(page.getByRole('heading', { name: title })).toBeAttached()
  await page.getByRole('button', { name: 'Akhiri percobaan' }).click()
  await open(page, HOME)
  await publish(page)
  await expect.poll(() => asStranger(), { timeout: 1000 }).toContain(title)
  expect(await asStranger('/en')).toContain(english)
  expect(await asStranger('/en')).not.toContain(title)

  await page.locator('[data-act="to-brands"]').click()
  await expect(sections).toHaveCount(count)
  await saved(page)
  await publish(page)
  await expect.poll(() => asStranger(), { timeout: 1000 }).not.toContain(title)
})

test('an entry of the header is added on a phone, found by its page, refused twice, published and taken back', async ({ page }) => {
  const label = `Karier ${Date.now()}`
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, at('/Studio/Navigation'))
  expect(await findBarriers(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const href = (row: number) => page.locator(`[name="navigation.header.${row}.href"]`)
  const first = await href(0).inputValue()
  await href(1).fill(first)
  await expect(page.locator('[id="navigation.header.1.href-problem"]')).toBeVisible()
  await href(1).fill('karier')
  await page.locator('[data-own-page]').first().click()
  await expect(href(1)).toHaveValue(/^\/\w/)
  await page.locator('[name="navigation.header.1.label.id"]').fill(label)
  await saved(page)
  await page.getByRole('button', { name: 'Halaman', exact: true }).click()
  await expect(live(page).locator('header').getByText(label).first()).toBeAttached({ timeout: 15_000 })
  await publish(page)
  await expect.poll(() => asStranger('/About'), { timeout: 1000 }).toContain(label)
  await page.getByRole('button', { name: 'Formulir', exact: true }).click()
  await page.locator('[data-act="reset navigation.header"]').click()
  await saved(page)
  await publish(page)
  await expect.poll(() => asStranger('/About'), { timeout: 1000 }).not.toContain(label)
})

test('an old address is led on, and a circle is refused', async ({ page }) => {
  const old = `/2019/berita-lama-${Date.now()}`
  const redirects = at('/Studio/Redirects')
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, redirects)
  const save = async (from: string, to: string) => {
    await page.locator('[name="from"]').first().fill(from)
    await page.locator('[name="to"]').fill(to)
    await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  }
  await save(old, `${old}/`)
  await expect(page.locator('[id="to-problem"]')).toBeVisible()
  await save(old, '/News')
  await expect(page.getByText('Pengalihan disimpan.')).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const answer = await new HttpBrowser().ask(at(`/en${old}`))
  expect([answer.status, answer.location]).toEqual([308, '/en/News'])
  await page.getByRole('button', { name: `Hapus pengalihan dari ${old}` }).click()
  await expect(page.getByText('Pengalihan dihapus.')).toBeVisible()
})
