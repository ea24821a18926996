import type { Page } from '@playwright/test'
import { fillSignIn, loginOf } from './account-steps.ts'
import { expect, findBarriers, hydrated, tenantUrl, test } from './fixtures.ts'
import { HttpBrowser } from './http.ts'

// Saves that are refused or do not reach the server are what is tested; browsers note each.
test.use({ allowedErrors: /^Failed to load resource: .*\/(?:v1\/post\/save|News\/|Studio\/Posts\/New)/ })

const LIST = tenantUrl('alkademi', '/Studio/Posts')
const NEW = tenantUrl('alkademi', '/Studio/Posts/New?kind=news')

async function signIn(page: Page, at: string, kind = 'writer'): Promise<void> {
  await page.goto(at)
  await fillSignIn(page, await loginOf(kind))
  await expect(page).toHaveURL(new RegExp('/Studio/Posts'))
  await hydrated(page)
}

const editor = (page: Page) => page.locator('[contenteditable][data-field="content"]')
const state = (page: Page) => page.locator('[data-save-state]')
const saved = (page: Page) => expect(state(page)).toHaveAttribute('data-save-state', 'saved', { timeout: 15_000 })
const titleOf = (name: string) => `${name} ${Date.now()}`

/** Types a title and a first paragraph, and waits until the server has them. */
async function write(page: Page, title: string, text: string): Promise<void> {
  await page.getByLabel('Judul', { exact: true }).fill(title)
  await editor(page).click()
  await page.keyboard.type(text)
  await expect(page).toHaveURL(/\/Studio\/Posts\/[0-9a-f-]{36}$/, { timeout: 15_000 })
  await saved(page)
}

test('a writer writes, publishes, changes, restores, schedules and withdraws', async ({ page }) => {
  const title = titleOf('Kabar dari dapur')
  await signIn(page, LIST)
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('link', { name: 'Tulis kabar' }).click()
  await expect(editor(page)).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await write(page, title, 'Satu kalimat pertama.')
  await page.locator('[data-act="publish"]').click()
  await expect(page.getByText('Sudah terbit.', { exact: true })).toBeVisible()
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const shown = async () => (await new HttpBrowser().ask(tenantUrl('alkademi', `/News/${slug}`))).text
  await expect.poll(shown, { timeout: 1000 }).toContain('Satu kalimat pertama.')

  // What is typed afterwards is saved, and not shown before it is published.
  await editor(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Kalimat kedua.')
  await saved(page)
  await expect(page.getByText('Ada perubahan yang belum terbit.')).toBeVisible()
  expect(await shown()).not.toContain('Kalimat kedua.')
  await page.locator('[data-act="publish"]').click()
  await expect.poll(shown, { timeout: 1000 }).toContain('Kalimat kedua.')

  await page.getByText('Riwayat', { exact: true }).click()
  await page.locator('[data-act="restore"]').last().click()
  await expect(page.getByText(/^Versi \d+ dipulihkan/)).toBeVisible()
  await expect(editor(page)).not.toContainText('Kalimat kedua.')
  expect(await findBarriers(page)).toEqual([])

  await page.locator('[data-act="withdraw"]').click()
  await expect(page.getByText('Sudah ditarik; tulisannya menjadi draf.')).toBeVisible()
  await expect.poll(async () => (await new HttpBrowser().ask(tenantUrl('alkademi', `/News/${slug}`))).status).toBe(404)
  await page.getByLabel('Terbit pada').fill('2031-01-02T08:00')
  await page.locator('[data-act="schedule"]').click()
  await expect(page.getByText('Sudah dijadwalkan.')).toBeVisible()
  await page.goto(`${LIST}?state=scheduled&search=${encodeURIComponent(title)}`)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
})

test('Markdown as it is typed, the slash menu and Word’s clipboard become what readers get', async ({ page }) => {
  await signIn(page, NEW)
  await editor(page).click()
  await page.keyboard.type('## Bagian\nSatu **tebal** kata.\n/daft')
  await expect(page.getByRole('option', { name: 'Daftar', exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('butir')
  await expect(editor(page).locator('h2')).toHaveText('Bagian')
  await expect(editor(page).locator('strong')).toHaveText('tebal')
  await expect(editor(page).locator('ul > li')).toHaveText('butir')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await editor(page).evaluate(element => {
    const clipboard = new DataTransfer()
    const level = (of: number, text: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level${of} lfo1'><![if !supportLists]><span>·</span><![endif]>${text}<o:p></o:p></p>`
    clipboard.setData(
      'text/html',
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><img src="file:///C:/a.png">${level(1, 'Luar')}${level(2, 'Dalam')}</body></html>`,
    )
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }))
  })
  await expect(editor(page).locator('ul > li > ul > li')).toHaveText('Dalam')
  await expect(editor(page).locator('img')).toHaveCount(0)
  await saved(page)
})

test('what is typed survives the network, a reload and an ended session', async ({ page, context }) => {
  await signIn(page, NEW)
  await write(page, titleOf('Tetap ada'), 'Tersimpan.')
  await context.setOffline(true)
  await page.keyboard.type(' Luring.')
  await expect(state(page)).toHaveAttribute('data-save-state', 'offline', { timeout: 15_000 })
  await context.setOffline(false)
  await saved(page)

  // The session ends: the text stays here, says so, and is saved once somebody has signed in again.
  const cookies = await context.cookies()
  await context.clearCookies({ name: /^(__Host-)?sanggar_(access|app|who)/ })
  await page.keyboard.type(' Tanpa sesi.')
  await expect(state(page)).toHaveAttribute('data-save-state', 'failed', { timeout: 15_000 })
  await expect(page.getByText(/^Sesimu berakhir/)).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  const at = page.url()
  // Even if the tab is closed now.
  const other = await context.newPage()
  await page.close({ runBeforeUnload: false })
  await context.addCookies(cookies)
  await other.goto(at)
  await expect(editor(other)).toContainText('Tersimpan. Luring. Tanpa sesi.')
  await expect(other.getByText('Yang belum tersimpan di perangkat ini sudah dipulihkan.')).toBeVisible()
  await saved(other)
})

test('two writers at one text: the later one sees both versions, and none is lost', async ({ page, browser }) => {
  await signIn(page, NEW)
  await write(page, titleOf('Berdua'), 'Semula.')
  const at = page.url()
  const context = await browser.newContext()
  const second = await context.newPage()
  await signIn(second, at, 'admin')
  await expect(editor(second)).toContainText('Semula.')
  await editor(second).click()
  await second.keyboard.press('Control+End')
  await second.keyboard.type(' Dari admin.')
  await saved(second)
  await page.keyboard.type(' Dari penulis.')
  await expect(state(page)).toHaveAttribute('data-save-state', 'conflict', { timeout: 15_000 })
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Pakai versinya' }).click()
  await expect(editor(page)).toContainText('Semula. Dari admin.')
  await saved(page)
  await page.getByText('Riwayat', { exact: true }).click()
  await expect(page.getByText(/versi di samping/)).toBeVisible()
  await context.close()
})

test('signing out says what is unsent, and deletes it', async ({ page }) => {
  await signIn(page, NEW)
  await write(page, titleOf('Belum terkirim'), 'Tersimpan.')
  await page.route('**/v1/post/save', route => route.abort())
  await page.keyboard.type(' Belum.')
  await expect(state(page)).toHaveAttribute('data-save-state', 'offline', { timeout: 15_000 })
  const kept = () =>
    page.evaluate(async () => {
      const names = (await indexedDB.databases()).map(({ name }) => name)
      return names.includes('sanggar-studio')
    })
  // The editor itself asks, too, before its page is left.
  const asked: string[] = []
  let isSure = false
  page.on('dialog', dialog => {
    asked.push(dialog.message())
    void (isSure || dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss())
  })
  await page.goto(tenantUrl('alkademi', '/Account'))
  await hydrated(page)
  const signOut = page.getByRole('main').getByRole('button', { name: 'Keluar' })
  await signOut.click()
  await expect.poll(() => asked.at(-1)).toMatch(/^Ada tulisan yang belum terkirim/)
  expect(await kept()).toBe(true)
  isSure = true
  await signOut.click()
  await expect(page).not.toHaveURL(/\/Account$/)
  await page.goto(tenantUrl('alkademi'))
  expect(await kept()).toBe(false)
})

test('nobody else reaches it', async ({ page }) => {
  expect((await new HttpBrowser().ask(NEW)).location).toContain('/Login')
  await page.goto(NEW)
  await fillSignIn(page, await loginOf('student'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(editor(page)).toHaveCount(0)
})
