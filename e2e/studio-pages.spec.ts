import type { Page } from '@playwright/test'
import { fillSignIn, loginOf } from './account-steps.ts'
import { expect, findBarriers, hydrated, tenantUrl, test } from './fixtures.ts'
import { HttpBrowser } from './http.ts'

// The address that is refused, and a title in place of an address while it is searched for: browsers note them.
test.use({ allowedErrors: /^Failed to load resource: .*(?:Studio\/Pages|settings\/draft)/ })

const TENANT = 'business-alkademi'
const SHOTS = process.env['SHOTS']
const at = (path: string) => tenantUrl(TENANT, path)
const LIST = at('/Studio/Pages')

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  if (!page.url().startsWith(address)) await fillSignIn(page, await loginOf('admin'))
  await expect(page).toHaveURL(address)
  await hydrated(page)
}

const live = (page: Page) => page.frameLocator('iframe[data-live-page]')
const saved = (page: Page) => expect(page.locator('[data-save-state]')).toHaveAttribute('data-save-state', 'saved', { timeout: 15_000 })
const asStranger = async (path: string) => await new HttpBrowser().ask(at(path))
const textOf = async (path: string) => (await asStranger(path)).text
const publish = async (page: Page) => {
  await page.locator('[data-act="publish"]').click()
  await expect(page.getByText('Sudah terbit.')).toBeVisible()
}
/** Takes a button or link by its focus and Enter alone. */
async function press(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().focus()
  await page.keyboard.press('Enter')
}
async function type(page: Page, name: string, text: string): Promise<void> {
  const field = page.locator(`[name="${name}"]`)
  await field.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(text)
}
const shoot = async (page: Page, name: string) => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/pages-${name}.png`, fullPage: true })
}

// They change the settings of one site by the draft of one person.
test.describe.configure({ mode: 'serial' })

test('an admin makes a page of two sections by keyboard, publishes it, and finds it in the navigation and on the site', async ({
  page,
}) => {
  const stamp = Date.now()
  const [title, path] = [`Dapur ${stamp}`, `/dapur-${stamp}`]
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, LIST)
  expect(await findBarriers(page)).toEqual([])
  await shoot(page, 'list-1440')
  await press(page, 'a[href$="/Studio/Pages/New"]')
  await expect(page.locator('[name="title.id"]')).toBeVisible()
  await type(page, 'title.id', title)
  await type(page, 'path', '/about/dapur')
  await page.keyboard.press('Enter')
  await expect(page.locator('[id="path-problem"]')).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await type(page, 'path', path)
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-page-state="draft"]')).toBeVisible()
  const here = page.url()

  for (const [at, kind] of ['faq', 'call-to-action'].entries()) {
    await press(page, '[data-act="add"]')
    await press(page, `[data-kind="${kind}"]`)
    await expect(page.locator('[data-section]')).toHaveCount(at + 1)
  }
  const id = here.split('/').at(-1)
  await type(page, `tenantPages.${id}.1.title.id`, `Mari ${stamp}`)
  await saved(page)
  await expect(live(page).getByRole('heading', { name: `Mari ${stamp}` })).toBeAttached({ timeout: 15_000 })
  await page.locator('[data-handle]').nth(1).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('[data-section]').first()).toHaveAttribute('data-section', 'call-to-action')
  await saved(page)
  expect((await asStranger(path)).status).toBe(404)
  expect(await findBarriers(page)).toEqual([])
  await shoot(page, 'page-1440')
  await press(page, '[data-act="publish"]')
  await expect(page.locator('[data-page-state="published"]')).toBeVisible()
  await expect.poll(() => textOf(path), { timeout: 1000 }).toContain(`Mari ${stamp}`)
  expect(await textOf('/sitemap.xml')).toContain(path)

  await open(page, at('/Studio/Navigation'))
  const href = page.locator('[name="navigation.header.1.href"]')
  await href.fill(title)
  await page.locator(`[data-own-page$="${path}"]`).click()
  await expect(href).toHaveValue(path)
  await page.locator('[name="navigation.header.1.label.id"]').fill(title)
  await saved(page)
  await publish(page)
  await expect.poll(() => textOf('/News'), { timeout: 1000 }).toContain(`href="${path}"`)
  await page.locator('[data-act="reset navigation.header"]').click()
  await saved(page)
  await publish(page)

  await page.goto(at(path))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await open(page, here)
  await page.locator('summary').filter({ hasText: 'Judul dan alamat' }).click()
  await page.locator('[name="path"]').fill(`${path}-kita`)
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByText('Tersimpan.')).toBeVisible()
  const answer = await asStranger(`/en${path}`)
  expect([answer.status, answer.location]).toEqual([308, `/en${path}-kita`])
  await page.locator('[data-act="delete"]').click()
  await expect(page.getByText('Dipindahkan ke tempat sampah.')).toBeVisible()
  await expect.poll(async () => (await asStranger(`${path}-kita`)).status, { timeout: 1000 }).toBe(404)
})

test('on a phone About gets words of its own, shows them within a second, and goes back', async ({ page }) => {
  const title = `Kisah kami ${Date.now()}`
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, LIST)
  expect(await findBarriers(page)).toEqual([])
  await shoot(page, 'list-360')
  await page.locator('a[href$="address=%2FAbout"]').click()
  const sections = page.locator('[data-section]')
  await expect(sections.first()).toHaveAttribute('data-section', 'page-top')
  const count = await sections.count()
  await sections.first().locator('[data-act="edit"]').click()
  await page.locator('[name="sitePages./About.0.title.id"]').fill(title)
  await saved(page)
  await shoot(page, 'about-360')
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Halaman', exact: true }).click()
  await expect(live(page).getByRole('heading', { name: title })).toBeAttached({ timeout: 15_000 })
  expect(await textOf('/About')).not.toContain(title)
  await publish(page)
  await expect.poll(() => textOf('/About'), { timeout: 1000 }).toContain(title)
  expect(await textOf('/en/About')).not.toContain(title)
  await page.getByRole('button', { name: 'Formulir', exact: true }).click()
  await page.locator('[data-act="to-brands"]').click()
  await expect(sections).toHaveCount(count)
  await saved(page)
  await publish(page)
  await expect.poll(() => textOf('/About'), { timeout: 1000 }).not.toContain(title)
})
