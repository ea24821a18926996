import type { Page } from '@playwright/test'
import { act, addChapter, open as openUrl, PHONE, publishChapter } from './class-steps.ts'
import { expect, findBarriers, hydrated, tenantUrl } from './fixtures.ts'
import { test } from './stage.ts'

// A class from nothing to its first participant by forms and buttons alone, on a phone: nothing is written by calls or in the database.

const SITE = 'smkcoding'
test.use({ viewport: PHONE })
// Publishing what is not whole is refused; browsers note it.
test.use({ allowedErrors: /^Failed to load resource: .*\/v1\/class\// })

const at = (path: string) => tenantUrl(SITE, path)
const open = (page: Page, path: string) => openUrl(page, at(path))

/** Begins a question of a type, types what is asked, and returns its part of the form. */
async function addQuestion(page: Page, type: string, prompt: string) {
  await act(page, `add-${type}`).click()
  const question = page.locator(`[data-question="${type}"]`)
  await question.locator('[contenteditable="true"]').click()
  await page.keyboard.type(prompt)
  return question
}

/** Writes a question of each type by hand. */
async function writePractice(page: Page): Promise<void> {
  const single = await addQuestion(page, 'single', 'Ibu kota Jawa Barat?')
  await single.locator('[name^="option-"]').nth(0).fill('Bandung')
  await single.locator('[name^="option-"]').nth(1).fill('Bogor')
  await single.getByRole('radio').first().check()
  const multiple = await addQuestion(page, 'multiple', 'Mana yang warna?')
  await multiple.locator('[name^="option-"]').nth(0).fill('Merah')
  await multiple.locator('[name^="option-"]').nth(1).fill('Meja')
  await act(page, 'add-option').click()
  await multiple.locator('[name^="option-"]').nth(2).fill('Biru')
  await multiple.getByRole('checkbox').nth(0).check()
  await multiple.getByRole('checkbox').nth(2).check()
  const order = await addQuestion(page, 'order', 'Urutkan dari yang terkecil.')
  await order.locator('[name^="option-"]').nth(0).fill('Satu')
  await order.locator('[name^="option-"]').nth(1).fill('Dua')
  const fill = await addQuestion(page, 'fill', 'Dua tambah dua?')
  await fill.locator('[name^="gap-"]').fill('4\nempat')
}

/** Answers the four questions by hand, all of them right. */
async function answerPractice(page: Page): Promise<void> {
  const next = async () => {
    await act(page, 'check').click()
    await expect(page.locator('[data-question] [role="status"]').last()).toContainText('Benar')
    await act(page, 'next').click()
  }
  await page.getByLabel('Bandung').check()
  await next()
  await page.getByLabel('Merah').check()
  await page.getByLabel('Biru').check()
  await next()
  // The order that is shown first is never the right one.
  await page.locator('[data-question="order"] [data-handle]').first().focus()
  await page.keyboard.press('ArrowDown')
  await next()
  await page.locator('[data-question="fill"] input').fill('Empat')
  await next()
}

test('a mentor makes a class by forms on a phone and asks; a lead publishes it; a pupil joins and does what was written', async ({
  page,
  browser,
  stage,
}) => {
  test.setTimeout(180_000)
  const name = `Kelas Formulir ${Date.now()}`
  const slug = name.toLowerCase().replaceAll(' ', '-')
  await stage.enter(page, SITE, 'Mentor Formulir', ['mentor'])
  await open(page, '/Studio/Classes/New')
  await page.locator('[name="name"]').fill(name)
  await page.locator('[name="summary"]').fill('Dibuat dari ponsel.')
  await page.locator('[name="alwaysOpen"]').check()
  await act(page, 'save').click()
  await expect(page).toHaveURL(/Classes\/[0-9a-f-]{36}$/)
  const form = new URL(page.url()).pathname

  await open(page, `${form}/Outline`)
  await act(page, 'add-module').click()
  await page.keyboard.type('Mulai')
  await addChapter(page, 'practice', 'Latihan awal')
  await addChapter(page, 'live', 'Temu daring')

  await page.locator('[data-chapter]').first().locator('[data-act="edit"]').click()
  await hydrated(page)
  // What is missing is said, and nothing is published.
  await act(page, 'publish').click()
  await expect(page.locator('[data-chapter-status]')).toHaveAttribute('data-chapter-status', 'new')
  await writePractice(page)
  await publishChapter(page)

  await open(page, `${form}/Outline`)
  await page.locator('[data-chapter]').last().locator('[data-act="edit"]').click()
  await hydrated(page)
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  await page.locator('[name="startsAt"]').fill(`${day}T19:00`)
  await page.locator('[name="endsAt"]').fill(`${day}T20:30`)
  await page.locator('[name="link"]').fill('https://meet.contoh.example/formulir')
  await publishChapter(page)

  await open(page, form)
  await act(page, 'ask').click()
  await expect(page.getByText('Permintaanmu tercatat.', { exact: false })).toBeVisible()

  const leads = await browser.newContext({ viewport: PHONE, locale: 'id-ID', timezoneId: 'Asia/Jakarta' })
  const lead = await leads.newPage()
  await stage.enter(lead, SITE, 'Ketua Formulir', ['lead_region'])
  await open(lead, '/Studio/Classes?state=asked')
  await lead.getByRole('link', { name }).click()
  await hydrated(lead)
  await act(lead, 'publish').click()
  await expect(lead.getByText('Sudah terbit.')).toBeVisible()
  await leads.close()

  const pupils = await browser.newContext({ viewport: PHONE, locale: 'id-ID', timezoneId: 'Asia/Jakarta' })
  const pupil = await pupils.newPage()
  await stage.enter(pupil, SITE, 'Siswa Formulir', ['student'])
  await pupil.goto(at(`/Account/Class/${slug}`))
  await pupil.locator('[data-join="open"]').first().getByRole('button', { name: 'Ikut kelas ini' }).click()
  await expect(pupil.locator('[data-join="joined"]').first()).toBeVisible()
  await open(pupil, '/Learn')
  await act(pupil, 'continue').first().click()
  await expect(pupil.locator('[data-chapter-kind="practice"]')).toBeVisible()
  await answerPractice(pupil)
  await expect(pupil.locator('[data-practice="result"]')).toBeVisible()
  await expect.poll(() => pupil.locator('[data-progress]').first().getAttribute('data-progress'), { timeout: 30_000 }).toBe('50')
  await pupil.locator('a[rel="next"]').click()
  await expect(pupil.locator('[data-chapter-kind="live"]')).toContainText('19.00')
  expect(await findBarriers(pupil)).toEqual([])
  await pupils.close()
})
