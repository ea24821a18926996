import type { Locator, Page } from '@playwright/test'
import { act, addChapter, beginClass, open, openClass, PHONE, pdfOf, percent, play, publishChapter } from './class-steps.ts'
import { expect, findBarriers, hydrated, tenantUrl } from './fixtures.ts'
import { test } from './stage.ts'

// Chapters that show a file, and a discussion, from their forms to who reads them, on a phone and in both languages.

const SITE = 'alkademi'
test.use({ viewport: PHONE })
// Publishing what is not whole is refused; browsers note it.
test.use({ allowedErrors: /^Failed to load resource: .*\/v1\/class\// })

const FILM = '/media/intro/intro-360.mp4'
const at = (path: string) => tenantUrl(SITE, path)
const value = (field: Locator) => expect.poll(async () => await field.inputValue(), { timeout: 30_000 })

/** Opens a chapter of the outline in the builder, where what is missing is said and nothing is published. */
async function edit(page: Page, form: string, index: number, missing: RegExp): Promise<void> {
  await open(page, at(`${form}/Outline`))
  await page.locator('[data-chapter]').nth(index).locator('[data-act="edit"]').click()
  await expect(page).toHaveURL(/Chapters\//)
  await hydrated(page)
  await act(page, 'publish').click()
  await expect(page.getByText(missing).first()).toBeVisible()
  await expect(page.locator('[data-chapter-status]')).toHaveAttribute('data-chapter-status', 'new')
}

async function addPart(page: Page, clock: string, title: string): Promise<void> {
  await act(page, 'add-part').click()
  await page.locator('[name^="part-at-"]').last().fill(clock)
  await page.locator('[name^="part-title-"]').last().fill(title)
}

async function addCaptions(page: Page, lang: string, address: string): Promise<void> {
  await act(page, 'add-captions').click()
  await page.locator('[name^="captions-lang-"]').last().selectOption(lang)
  await page.locator('[name^="captions-file-"]').last().fill(address)
}

async function writeFilm(page: Page): Promise<void> {
  await page.locator('[name="address"]').fill(FILM)
  await value(page.locator('[name="seconds"]')).toMatch(/^0:[2-3]\d$/)
  await page.locator('[name="smallAddress"]').fill(`${FILM}?kecil`)
  await addCaptions(page, 'id', '/media/intro/intro.id.vtt')
  await addCaptions(page, 'en', '/media/intro/intro.en.vtt')
  await page.locator('[name="transcript"]').fill('Di sini orang belajar.')
  // A time that is none is said, and no part.
  await addPart(page, 'nanti', 'Acara')
  await expect(page.getByText('Tulis waktu seperti 1:30.')).toBeVisible()
  await page.locator('[name^="part-at-"]').last().fill('0:12')
  await addPart(page, '0:00', 'Pembuka')
}

async function writeSound(page: Page): Promise<void> {
  await page.locator('[name="address"]').fill('/audio/jalan-pagi-5s.mp3')
  await value(page.locator('[name="seconds"]')).toBe('0:05')
  await page.locator('[name="transcript"]').fill('Suara jalan di pagi hari.')
  await addPart(page, '0:02', 'Burung')
}

async function writeDocument(page: Page): Promise<void> {
  const file = { name: 'lembar.pdf', mimeType: 'application/pdf' }
  await act(page, 'pick').click()
  await page
    .locator('[data-media-picker] input[type="file"]')
    .first()
    .setInputFiles({ ...file, buffer: Buffer.from(pdfOf('Lembar satu', 'Lembar dua')) })
  await expect(page.getByText('2 halaman')).toBeVisible({ timeout: 30_000 })
  await value(page.locator('[name="text"]')).toBe('Lembar satu\n\nLembar dua')
}

async function writeDiscussion(page: Page): Promise<void> {
  await page.locator('[contenteditable="true"]').click()
  await page.keyboard.type('Apa yang ingin kamu buat?')
  await page.locator('[name="writesFirst"]').check()
}

/** The film: its parts lead to their places, its captions are the transcript that moves along. */
async function seeFilm(page: Page): Promise<void> {
  const place = () => page.locator('[data-chapter-kind] video').evaluate((media: HTMLVideoElement) => media.currentTime)
  await expect(page.locator('[name="quality"]')).toBeVisible()
  await page.getByRole('button', { name: /Acara/ }).click()
  await expect.poll(place).toBeGreaterThanOrEqual(12)
  await page.getByText('Transkrip', { exact: true }).click()
  await page.getByRole('button', { name: 'Di sini orang belajar dengan mengerjakan.' }).click()
  await expect.poll(place).toBeLessThan(11)
  await page.locator('[data-chapter-kind] video').evaluate((media: HTMLVideoElement) => media.pause())
}

async function seeSound(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /Burung/ })).toBeVisible()
  await page.getByText('Transkrip', { exact: true }).click()
  await expect(page.getByText('Suara jalan di pagi hari.')).toBeVisible()
  await play(page)
  await expect.poll(() => percent(page), { timeout: 30_000 }).toBe('25')
}

async function seeDocument(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: 'Halaman 1 dari 2' })).toBeVisible()
  await act(page, 'next-page').click()
  await expect(page.getByRole('status').filter({ hasText: 'Halaman 2 dari 2' })).toBeVisible()
  await expect(act(page, 'next-page')).toBeDisabled()
  await page.getByText('Teks halaman ini').click()
  await expect(page.getByText('Lembar dua')).toBeVisible()
}

async function seeDiscussion(page: Page): Promise<void> {
  await expect(page.getByText('Apa yang ingin kamu buat?')).toBeVisible()
  await expect(page.getByText('Tulisan peserta lain tampil setelah kamu menulis.')).toBeVisible()
  await page.locator('[data-discussion="open"] textarea').first().fill('Sebuah toko kecil.')
  await act(page, 'send').first().click()
  await expect(page.locator('[data-discussion] li').first()).toContainText('Sebuah toko kecil.')
}

const CHAPTERS = [
  { kind: 'video', title: 'Film pembuka', missing: /Pilih file videonya/, write: writeFilm, see: seeFilm, english: ['Parts', 'Speed'] },
  { kind: 'audio', title: 'Suara pagi', missing: /Pilih file suaranya/, write: writeSound, see: seeSound, english: ['Parts', 'Speed'] },
  {
    kind: 'document',
    title: 'Lembar kerja',
    missing: /Pilih dokumennya/,
    write: writeDocument,
    see: seeDocument,
    english: ['Page 2 of 2'],
  },
  {
    kind: 'discussion',
    title: 'Obrolan',
    missing: /Tulis pertanyaan atau bahan diskusinya/,
    write: writeDiscussion,
    see: seeDiscussion,
    english: ['Write what you think or ask'],
  },
] as const

test('a mentor writes a film, a sound, a document and a discussion by their forms; a pupil sees each, in both languages', async ({
  page,
  browser,
  stage,
}) => {
  test.setTimeout(240_000)
  await stage.enter(page, SITE, 'Mentor Rekaman', ['mentor'])
  const form = await beginClass(page, SITE, `Kelas Rekaman ${Date.now()}`)
  await open(page, at(`${form}/Outline`))
  await act(page, 'add-module').click()
  await page.keyboard.type('Berkas')
  for (const { kind, title } of CHAPTERS) await addChapter(page, kind, title)
  for (const [index, { kind, missing, write }] of CHAPTERS.entries()) {
    await edit(page, form, index, missing)
    await write(page)
    await publishChapter(page)
    await page.screenshot({ path: `test-results/form-${kind}-360.png`, fullPage: true })
  }
  // What was typed is there again.
  await open(page, at(`${form}/Outline`))
  await page.locator('[data-chapter]').first().locator('[data-act="edit"]').click()
  await hydrated(page)
  await expect(page.locator('[name^="captions-file-"]')).toHaveCount(2)
  for (const [index, said] of ['0:12', '0:00'].entries()) await value(page.locator('[name^="part-at-"]').nth(index)).toBe(said)

  const slug = await openClass(stage, form.split('/').at(-1) ?? '')
  const pupil = await (await browser.newContext({ viewport: PHONE, locale: 'id-ID', timezoneId: 'Asia/Jakarta' })).newPage()
  await stage.enter(pupil, SITE, 'Siswa Rekaman', ['student'])
  await pupil.goto(at(`/Account/Class/${slug}`))
  await pupil.locator('[data-join="open"]').first().getByRole('button', { name: 'Ikut kelas ini' }).click()
  await expect(pupil.locator('[data-join="joined"]').first()).toBeVisible()
  await open(pupil, at('/Learn'))
  await act(pupil, 'continue').first().click()
  const paths: string[] = []
  for (const [index, { kind, see }] of CHAPTERS.entries()) {
    await expect(pupil.locator(`[data-chapter-kind="${kind}"]`)).toBeVisible()
    await hydrated(pupil)
    await see(pupil)
    expect(await findBarriers(pupil)).toEqual([])
    await pupil.screenshot({ path: `test-results/seen-${kind}-360.png`, fullPage: true })
    paths.push(new URL(pupil.url()).pathname)
    if (index + 1 < CHAPTERS.length) await pupil.locator('a[rel="next"]').click()
  }
  for (const [index, { english }] of CHAPTERS.entries()) {
    await open(pupil, at(`/en${paths[index]}`))
    for (const words of english) await expect(pupil.locator('[data-chapter-kind]').getByText(words).first()).toBeVisible()
    expect(await findBarriers(pupil)).toEqual([])
  }
  await pupil.context().close()
})
