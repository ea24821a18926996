import type { Page } from '@playwright/test'
import { fillSignIn, loginOf } from './account-steps.ts'
import { expect, findBarriers, hydrated, tenantUrl } from './fixtures.ts'
import { HttpBrowser } from './http.ts'
import { test } from './stage.ts'

// A closed site's answer, and the value that is refused: browsers note each.
test.use({ allowedErrors: /^Failed to load resource: .*(?:settings\/draft|503|ERR_INTERNET_DISCONNECTED)/ })

const TENANT = 'foundation'
const at = (path: string) => tenantUrl(TENANT, path)
const SETTINGS = at('/Studio/Settings')

async function signIn(page: Page): Promise<void> {
  await page.goto(SETTINGS)
  await fillSignIn(page, await loginOf('admin'))
  await expect(page).toHaveURL(SETTINGS)
  await hydrated(page)
}

const live = (page: Page) => page.frameLocator('iframe[data-live-page]')
const saved = (page: Page) => expect(page.locator('[data-save-state]')).toHaveAttribute('data-save-state', 'saved', { timeout: 15_000 })
const asStranger = async (path = '/') => (await new HttpBrowser().ask(at(path))).text

// All of them change the settings of one site by the draft of one person.
test.describe.configure({ mode: 'serial' })

test('an admin changes title and colours, sees them in the frame alone, publishes and takes back', async ({ page }) => {
  const title = `Yayasan Percobaan ${Date.now()}`
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  expect(await findBarriers(page)).toEqual([])
  const before = await page.locator('[name="title"]').inputValue()
  await page.locator('[name="title"]').fill(title)
  await saved(page)
  await expect(live(page).locator('[data-trial-bar]')).toBeVisible()
  await expect.poll(async () => await live(page).locator('html').innerHTML(), { timeout: 15_000 }).toContain(title)
  expect(await asStranger()).not.toContain(title)

  await page.getByRole('link', { name: 'Warna', exact: true }).click()
  const colour = page.locator('[name="css.clr_primary"]')
  await colour.fill('merah')
  await expect(page.locator('[id="css.clr_primary-problem"]')).toBeVisible()
  await colour.fill('#ffd400')
  await saved(page)
  await page
    .getByRole('button', { name: /^Perbaiki/ })
    .first()
    .click()
  await expect(colour).not.toHaveValue('#ffd400')
  await page.keyboard.press('Control+z')
  await expect(colour).toHaveValue('#ffd400')
  await saved(page)
  expect(await findBarriers(page)).toEqual([])

  await page.locator('[data-act="publish"]').click()
  await expect(page.getByText('Sudah terbit.')).toBeVisible()
  await expect.poll(() => asStranger(), { timeout: 1000 }).toContain(title)
  expect(await asStranger()).toContain('--primary:#ffd400')

  await page.goto(at('/Studio/Settings/Versions'))
  await hydrated(page)
  expect(await findBarriers(page)).toEqual([])
  await page
    .getByRole('button', { name: /^Kembalikan ke sebelum ini/ })
    .first()
    .click()
  await expect(page.getByText('Pengaturan sudah dikembalikan.')).toBeVisible()
  await expect.poll(() => asStranger(), { timeout: 1000 }).not.toContain(title)
  expect(await asStranger()).toContain(before)
})

test('another layout is seen with the own content, chosen, tried on the site and discarded, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page)
  await page.goto(at('/Studio/Settings/Layout'))
  await hydrated(page)
  const aksara = page.locator('[data-layout-choice="aksara"]')
  await aksara.scrollIntoViewIfNeeded()
  await expect(aksara.frameLocator('iframe').locator('html[data-layout="aksara"]')).toBeAttached({ timeout: 30_000 })
  expect(await findBarriers(page)).toEqual([])
  await aksara.getByRole('button').click()
  await expect(page.getByText('Tata letak masuk ke draf.')).toBeVisible()
  await page.goto(SETTINGS)
  await hydrated(page)
  await page.getByRole('button', { name: 'Coba di situs' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'aksara')
  await expect(page.locator('[data-trial-bar]')).toBeVisible()
  expect(await asStranger()).not.toContain('data-layout="aksara"')
  await page.getByRole('button', { name: 'Akhiri percobaan' }).click()
  await expect(page).toHaveURL(SETTINGS)
  await hydrated(page)
  await page.locator('[data-act="discard"]').click()
  await expect(page.getByText('Tidak ada perubahan.')).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
})

/** Types a title that the server does not get while the tab is open. */
async function typeUnsent(page: Page, title: string): Promise<void> {
  await page.route('**/cms/app/settings/draft', route => route.abort('internetdisconnected'))
  await page.locator('[name="title"]').fill(title)
  await expect(page.locator('[data-save-state]')).toHaveAttribute('data-save-state', 'offline')
}

/** A tab that is closed sends what it has, and gets through; one that dies sends nothing. */
async function kill(page: Page): Promise<void> {
  const debug = await page.context().newCDPSession(page)
  const died = page.waitForEvent('crash')
  void debug.send('Page.crash').catch(() => {})
  await died
}

test('what did not reach the server before the tab was killed is taken over by the next visit, which says so', async ({
  page,
  context,
}) => {
  await signIn(page)
  await typeUnsent(page, 'Ketikan yang terputus')
  await kill(page)
  const again = await context.newPage()
  await again.goto(SETTINGS)
  await expect(again.locator('[name="title"]')).toHaveValue('Ketikan yang terputus')
  await expect(again.getByText('sudah dipulihkan')).toBeVisible()
  await saved(again)
  await expect(again.getByText('sudah dipulihkan')).toBeVisible()
  await again.locator('[data-act="discard"]').click()
  await expect(again.locator('[name="title"]')).not.toHaveValue('Ketikan yang terputus')
  await expect(again.getByText('sudah dipulihkan')).toHaveCount(0)
})

test('what an earlier release kept in the browser is taken over too', async ({ page, context }) => {
  await signIn(page)
  await typeUnsent(page, 'Ketikan rilis lama')
  await page.evaluate(async () => {
    const name = 'sanggar-studio-settings'
    const asPromise = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, fail) => {
        request.onsuccess = () => done(request.result)
        request.onerror = () => fail(request.error)
      })
    const now = await asPromise(indexedDB.open(name))
    const [{ memberId, path, value }] = await asPromise(now.transaction('fields').objectStore('fields').getAll())
    now.close()
    await asPromise(indexedDB.deleteDatabase(name))
    const opening = indexedDB.open(name, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('settings', { keyPath: 'memberId' })
    const first = await asPromise(opening)
    await asPromise(
      first
        .transaction('settings', 'readwrite')
        .objectStore('settings')
        .put({ memberId, values: { [path]: value } }),
    )
    first.close()
  })
  await kill(page)
  const again = await context.newPage()
  await again.goto(SETTINGS)
  await expect(again.locator('[name="title"]')).toHaveValue('Ketikan rilis lama')
  await expect(again.getByText('sudah dipulihkan')).toBeVisible()
  await saved(again)
  await again.locator('[data-act="discard"]').click()
  await expect(again.locator('[name="title"]')).not.toHaveValue('Ketikan rilis lama')
})

test('what a closing tab sent is in the draft, and does not come back once the draft is gone', async ({ page, context, stage }) => {
  await signIn(page)
  const before = await page.locator('[name="title"]').inputValue()
  await typeUnsent(page, 'Ketikan terakhir')
  await page.close()
  const drafts = async () => await stage.query('select from settings_drafts where tenant_id = $1', [await stage.tenant(TENANT)])
  await expect.poll(async () => (await drafts()).length).toBe(1)
  const again = await context.newPage()
  await again.goto(SETTINGS)
  await hydrated(again)
  await expect(again.locator('[name="title"]')).toHaveValue('Ketikan terakhir')
  await expect(again.getByText('sudah dipulihkan')).toHaveCount(0)
  // Discarded from elsewhere.
  await stage.query('delete from settings_drafts where tenant_id = $1', [await stage.tenant(TENANT)])
  await again.reload()
  await hydrated(again)
  await expect(again.locator('[name="title"]')).toHaveValue(before)
})

test('an admin closes the site with a message, lets a guest in by a pass, and withdraws it', async ({ page }) => {
  await signIn(page)
  await page.goto(at('/Studio/Settings/Maintenance'))
  await hydrated(page)
  try {
    await page.locator('[name="maintenance.message"]').fill('Kami sedang pindah rumah.')
    await page.locator('[data-act="close"]').click()
    await expect(page.getByRole('heading', { name: 'Situs sedang ditutup.' })).toBeVisible()
    await expect.poll(() => asStranger(), { timeout: 1000 }).toContain('Kami sedang pindah rumah.')
    await page.locator('[name="label"]').fill('Tamu penguji')
    await page.getByRole('button', { name: 'Buat izin masuk' }).click()
    const link = (await page.locator('[data-pass-link]').textContent()) ?? ''
    const guest = new HttpBrowser()
    expect((await guest.ask(link)).status).toBe(200)
    expect((await guest.ask(at('/News'))).status).toBe(200)
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Cabut izin masuk Tamu penguji' }).click()
    await expect(page.getByText('Izin masuk sudah dicabut.')).toBeVisible()
    expect((await guest.ask(at('/News'))).status).toBe(503)
  } finally {
    await page.goto(at('/Studio/Settings/Maintenance'))
    await hydrated(page)
    await page.getByRole('button', { name: 'Buka situs' }).click()
    await expect(page.getByRole('heading', { name: 'Situs terbuka untuk semua orang.' })).toBeVisible()
  }
})
