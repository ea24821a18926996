import type { Page } from '@playwright/test'
import { expect, findBarriers, hydrated, tenantUrl } from './fixtures.ts'
import { HttpBrowser } from './http.ts'
import { test } from './stage.ts'

// A save that is refused is what is tested; browsers note it.
test.use({ allowedErrors: /^Failed to load resource: .*(?:v1\/testimony\/save|settings\/draft)/ })

const SITE = 'alkademi'
const at = (path: string, site = SITE) => tenantUrl(site, path)
const state = (page: Page, value: string) => expect(page.locator('[data-save-state]')).toHaveAttribute('data-save-state', value)
const act = (page: Page, name: string) => page.locator(`[data-act="${name}"]`)
const shown = async (path: string, site = SITE) => (await new HttpBrowser().ask(at(path, site))).text
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

async function open(page: Page, path: string, site = SITE): Promise<void> {
  await page.goto(at(path, site))
  await hydrated(page)
}

async function isWhole(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await findBarriers(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('a testimony without a consent is refused; with one it is published, in front, in both languages', async ({ page, stage }) => {
  test.setTimeout(120_000)
  const name = `Siti ${Date.now()}`
  await stage.enter(page, SITE, 'Penulis Testimoni', ['writer'])
  await open(page, '/Studio/Testimonies')
  await isWhole(page)
  await page.getByRole('link', { name: 'Testimoni baru' }).click()
  await hydrated(page)
  await field(page, 'name').fill(name)
  await field(page, 'role').fill('Alumni')
  await field(page, 'message').fill('Mentornya sabar sekali.')
  await field(page, 'translations.en.message').fill('Such patient mentors.')
  await field(page, 'position').fill('1')
  await act(page, 'save').click()
  await expect(page.locator('#consent-problem')).toBeVisible()
  await field(page, 'consent').fill('Setuju lewat WhatsApp')
  await isWhole(page)
  await act(page, 'save').click()
  await state(page, 'saved')
  expect(await shown('/')).not.toContain(name)
  await act(page, 'publish').click()
  await expect(page.getByText('Sudah terbit.')).toBeVisible()
  await expect.poll(() => shown('/'), { timeout: 1000 }).toContain(name)
  expect(await shown('/en')).toContain('Such patient mentors.')
  await act(page, 'delete').click()
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect(page.getByText('Sudah dipulihkan.')).toBeVisible()
  expect(await shown('/')).toContain(name)
})

test('a speaker is written once, chosen by an event, and shown there as changed later', async ({ page, stage }) => {
  test.setTimeout(150_000)
  const name = `Budi ${Date.now()}`
  await stage.enter(page, SITE, 'Penulis Acara', ['writer'])
  await open(page, '/Studio/Speakers/New')
  await field(page, 'name').fill(name)
  await field(page, 'role').fill('Petani')
  await field(page, 'organisation').fill('Koperasi Uji')
  await isWhole(page)
  await act(page, 'save').click()
  await state(page, 'saved')

  await open(page, '/Studio/Posts/New?kind=event')
  await field(page, 'title').fill(`Temu ${name}`)
  await page.locator('[contenteditable][data-field="content"]').click()
  await page.keyboard.type('Datanglah.')
  await field(page, 'details.speakers.add').fill(`${name}, Koperasi Uji`)
  const row = page.getByRole('listitem', { name: 'Pembicara 1' })
  await expect(row).toContainText(name)
  await row.getByRole('checkbox').check()
  await isWhole(page)
  await state(page, 'saved')
  await act(page, 'publish').click()
  const path = `/Event/${`temu-${name}`.toLowerCase().replace(' ', '-')}`
  await expect.poll(() => shown(path)).toContain('Petani, Koperasi Uji')

  await row.getByRole('link', { name: 'Ubah keterangannya' }).click()
  await hydrated(page)
  await field(page, 'translations.en.role').fill('Farmer')
  await field(page, 'role').fill('Petani kopi')
  await act(page, 'save').click()
  await state(page, 'saved')
  await expect.poll(() => shown(path), { timeout: 1000 }).toContain('Petani kopi, Koperasi Uji')
  expect(await shown(`/en${path}`)).toContain('Farmer, Koperasi Uji')
  await page.goto(at(path))
  await isWhole(page)
})

test('a tenant’s own words about a feature take the place of the platform’s', async ({ page, stage }) => {
  test.setTimeout(90_000)
  const before = await shown('/Lms/Features/online-quiz')
  await stage.enter(page, SITE, 'Penulis Fitur', ['writer'])
  await open(page, '/Studio/LmsFeatures/New')
  await field(page, 'title').fill('Kuis kami sendiri')
  await field(page, 'slug').fill('online-quiz')
  await field(page, 'summary').fill('Ditulis lembaga ini.')
  await isWhole(page)
  await act(page, 'publish').click()
  await expect(page.getByText('Sudah terbit.')).toBeVisible()
  await expect.poll(() => shown('/Lms/Features/online-quiz'), { timeout: 1000 }).toContain('Kuis kami sendiri')
  const id = await page.locator('form[data-record-id]').getAttribute('data-record-id')
  await page.goto(at('/Lms/Features/online-quiz'))
  await isWhole(page)
  await open(page, `/Studio/LmsFeatures/${id}`)
  await act(page, 'delete').click()
  await expect(page.getByText('Dipindahkan ke tempat sampah.')).toBeVisible()
  expect((await shown('/Lms/Features/online-quiz')).includes('Kuis kami sendiri')).toBe(false)
  expect(before).not.toContain('Kuis kami sendiri')
})

test('the festival’s speakers are typed among the settings, a bad address is refused beside them, and published', async ({
  page,
  stage,
}) => {
  test.setTimeout(120_000)
  const site = 'akselerasi'
  const name = `Ratna ${Date.now()}`
  await stage.enter(page, site, 'Admin Festival', ['admin'])
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/Studio/Settings?section=festival', site)
  const list = page.locator('[id="festival.speakers"]')
  await list.getByRole('button', { name: 'Tambah baris' }).click()
  const at0 = (await list.locator('[name$=".name"]').count()) - 1
  const cell = (column: string) => page.locator(`[name="festival.speakers.${at0}.${column}"]`)
  await cell('name').fill(name)
  await cell('short_bio').fill('Guru desa')
  await cell('linkedIn').fill('bukan alamat')
  await expect(page.locator('[id="festival.speakers-problem"]')).toBeVisible()
  await cell('linkedIn').fill('')
  await cell('isConfirmed').check()
  await state(page, 'saved')
  await expect(page.locator('[id="festival.speakers-problem"]')).toBeHidden()
  await isWhole(page)
  expect(await shown('/BelajarBersama', site)).not.toContain(name)
  await act(page, 'publish').click()
  await expect(page.getByText('Sudah terbit.')).toBeVisible()
  await expect.poll(() => shown('/BelajarBersama', site), { timeout: 1000 }).toContain(name)
})
