import type { Browser, Page } from '@playwright/test'
import { renderSVG } from 'uqr'
import { textOf } from '#features/learning/testing.ts'
import { act, open, PHONE, percent, saved } from './class-steps.ts'
import { expect, findBarriers, tenantUrl } from './fixtures.ts'
import { makeClass, seat } from './made-class.ts'
import { type Stage, test } from './stage.ts'

// Who was there says so by the code of a session, scanned or typed; who was not watches its recording. On a phone, in both languages.

const SITE = 'alkademi'
test.use({ viewport: PHONE })
// Codes that are refused are what is tested; browsers note each.
test.use({ allowedErrors: /^Failed to load resource: .*\/v1\/(learning\/attendance|class\/)/ })

const at = (path: string) => tenantUrl(SITE, path)
const fromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const session = (from: number, to: number, words: string) => ({
  kind: 'live',
  title: words,
  content: { startsAt: fromNow(from), endsAt: fromNow(to), link: 'https://rapat.example/kelas', about: textOf(words) },
})
const WRONG = 'Kodenya tidak cocok. Periksa lagi, atau tanyakan kepada mentor.'

/** Opens a browser of a phone's size with a member signed in. */
async function phoneOf(browser: Browser, stage: Stage, name: string, role: 'mentor' | 'student') {
  const page = await (await browser.newContext({ viewport: PHONE, locale: 'id-ID', timezoneId: 'Asia/Jakarta' })).newPage()
  return { page, member: await stage.enter(page, SITE, name, [role]) }
}

/** Sends a code past the page, and returns the status of the answer. */
async function sendCode(page: Page, chapterId: string | undefined, code: string): Promise<number> {
  return await page.evaluate(async body => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
    return (await fetch('/api/services/v1/learning/attendance', init)).status
  }, JSON.stringify({ chapterId, code }))
}

/** Shows the code of a session to who teaches it, or another one, and returns it: its QR code holds the address of the page with it. */
async function showCode(page: Page, path: string): Promise<string> {
  const shown = page.getByRole('status').filter({ hasText: /^[A-HJ-NP-Z2-9]{6}$/ })
  const before = (await shown.count()) > 0 ? ((await shown.textContent()) ?? '') : ''
  await act(page, 'code').click()
  await expect(shown).not.toHaveText(before === '' ? /^$/ : before)
  const code = (await shown.textContent()) ?? ''
  const qr = page.getByRole('img', { name: 'Kode QR: membuka halaman ini dengan kodenya' })
  expect(await qr.getAttribute('src')).toBe(`data:image/svg+xml,${encodeURIComponent(renderSVG(`${at(path)}?code=${code}`))}`)
  return code
}

test('attendance is noted by the QR code’s address or the typed code, of who takes part, during the session', async ({
  browser,
  stage,
}) => {
  test.setTimeout(150_000)
  const mentor = await phoneOf(browser, stage, 'Mentor Hadir', 'mentor')
  const course = await makeClass(stage, SITE, 'Kelas Hadir', [session(-5, 55, 'Temu sekarang'), session(24 * 60, 25 * 60, 'Temu besok')], {
    created_by: mentor.member.id,
  })
  const [today = '', tomorrow = ''] = course.paths
  const [todayId, tomorrowId] = course.chapterIds
  const pupils = {
    sari: await phoneOf(browser, stage, 'Sari Hadir', 'student'),
    budi: await phoneOf(browser, stage, 'Budi Hadir', 'student'),
    citra: await phoneOf(browser, stage, 'Citra Hadir', 'student'),
  }
  for (const { member } of Object.values(pupils)) await seat(stage, course, member.id)
  const [sari, budi, citra] = [pupils.sari.page, pupils.budi.page, pupils.citra.page]
  const tono = await phoneOf(browser, stage, 'Tono Lewat', 'student')

  await open(mentor.page, at(tomorrow))
  const early = await showCode(mentor.page, tomorrow)
  await open(mentor.page, at(today))
  const code = await showCode(mentor.page, today)
  expect(await findBarriers(mentor.page)).toEqual([])
  await mentor.page.screenshot({ path: 'test-results/session-code-360.png', fullPage: true })

  // Who takes no part reads nothing of the session, whatever the address says, and is refused.
  await open(tono.page, at(`${today}?code=${code}`))
  await expect(tono.page.locator('main')).toContainText('Untuk peserta kelas')
  await expect(tono.page.locator('[name="code"]')).toHaveCount(0)
  expect(await sendCode(tono.page, todayId, code)).toBe(403)
  // A session that has not begun takes no code.
  await open(sari, at(`${tomorrow}?code=${early}`))
  await expect(sari.getByText('Tautannya tampil di sini 15 menit sebelum mulai.')).toBeVisible()
  await expect(sari.locator('[name="code"]')).toHaveCount(0)
  expect(await sendCode(sari, tomorrowId, early)).toBe(409)
  // A wrong code is refused beside its field, and what was typed stays.
  await open(sari, at(`${today}?code=22222Z`))
  await expect(sari.locator('[name="code"]')).toHaveValue('22222Z')
  await act(sari, 'attend').click()
  await expect(sari.getByText(WRONG)).toBeVisible()
  await expect(sari.locator('[name="code"]')).toHaveValue('22222Z')
  expect(await findBarriers(sari)).toEqual([])
  await sari.screenshot({ path: 'test-results/session-refused-360.png', fullPage: true })
  expect(await stage.query('select from live_attendance where chapter_id = any ($1)', [course.chapterIds])).toEqual([])

  // The QR code's address has the code: one press is enough, by key as well.
  await open(sari, at(`${today}?code=${code}`))
  await expect(sari.locator('[name="code"]')).toHaveValue(code)
  await act(sari, 'attend').press('Enter')
  await expect(sari.getByText(/^Kehadiranmu tercatat pukul \d\d\.\d\d\.$/)).toBeVisible()
  await expect.poll(() => percent(sari)).toBe('50')
  await open(sari, at(today))
  await expect(sari.getByText(/^Kehadiranmu tercatat pukul/)).toBeVisible()
  expect(await findBarriers(sari)).toEqual([])
  await sari.screenshot({ path: 'test-results/session-attended-360.png', fullPage: true })

  // Typed in small letters with a gap, on the page in English.
  await open(budi, at(`/en${today}`))
  const typed = `${code.slice(0, 3).toLowerCase()} ${code.slice(3).toLowerCase()}`
  await budi.getByLabel('Attendance code').fill(typed)
  await budi.keyboard.press('Enter')
  await expect(budi.getByText(/^Your attendance was noted at/)).toBeVisible()
  await expect.poll(() => percent(budi)).toBe('50')
  expect(await findBarriers(budi)).toEqual([])

  // A new code takes the place of the one before.
  const renewed = await showCode(mentor.page, today)
  await open(citra, at(`${today}?code=${code}`))
  await act(citra, 'attend').click()
  await expect(citra.getByText(WRONG)).toBeVisible()
  await citra.locator('[name="code"]').fill(renewed)
  await act(citra, 'attend').click()
  await expect(citra.getByText(/^Kehadiranmu tercatat pukul/)).toBeVisible()
  await open(mentor.page, at(today))
  await mentor.page.getByText('Yang hadir (3)').click()
  await expect(mentor.page.locator('[data-attendees="3"] li')).toHaveText([/^Sari Hadir/, /^Budi Hadir/, /^Citra Hadir/])
  expect(await findBarriers(mentor.page)).toEqual([])
  for (const { page } of [mentor, tono, ...Object.values(pupils)]) await page.context().close()
})

test('a mentor adds the recording of a session with captions; who watches it to its end has attended', async ({ page, browser, stage }) => {
  test.setTimeout(150_000)
  const mentor = await stage.enter(page, SITE, 'Mentor Rekam', ['mentor'])
  const course = await makeClass(stage, SITE, 'Kelas Rekaman', [session(-120, -60, 'Temu kemarin')], { created_by: mentor.id })
  const [path = ''] = course.paths
  await open(page, at(`/Studio/Classes/${course.id}/Outline`))
  await page.locator('[data-chapter] [data-act="edit"]').click()
  await expect(page).toHaveURL(/Chapters\//)

  // Without its file a recording is kept, and not published.
  const film = '/media/intro/intro-360.mp4'
  await page.locator('[name="address"]').fill(`${film}?lama`)
  await expect(page.locator('[name="seconds"]')).toHaveValue(/^0:[2-3]\d$/)
  for (const mended of ['Pilih file videonya.', 'Durasi dibutuhkan agar bab bisa selesai.', 'Masih ada yang kurang'])
    await expect(page.getByText(mended)).toHaveCount(0)
  await act(page, 'add-captions').click()
  await page.locator('[name^="captions-file-"]').fill('/media/intro/intro.id.vtt')
  await page.locator('[name="address"]').fill('')
  // The length was the file's and goes with it.
  await expect(page.locator('[name="seconds"]')).toHaveValue('')
  await saved(page)
  await act(page, 'publish').click()
  await expect(page.getByText('Pilih file videonya.')).toBeVisible()
  await expect(page.getByText('Durasi dibutuhkan agar bab bisa selesai.')).toBeVisible()
  // What is typed while the length is read from the file stays.
  let answer = () => {}
  const isTyped = new Promise<void>(done => (answer = done))
  await page.route(`**${film}`, async route => {
    await isTyped
    await route.continue()
  })
  await page.locator('[name="address"]').fill(film)
  await act(page, 'add-captions').click()
  await page.locator('[name^="captions-lang-"]').last().selectOption('en')
  await page.locator('[name^="captions-file-"]').last().fill('/media/intro/intro.en.vtt')
  await page.locator('[name="transcript"]').fill('Di sini orang belajar.')
  await act(page, 'add-part').click()
  await page.locator('[name^="part-at-"]').fill('0:12')
  await page.locator('[name^="part-title-"]').fill('Tanya jawab')
  await page.locator('[name="place"]').fill('Bandung')
  await expect(page.locator('[name="seconds"]')).toHaveValue('')
  answer()
  await expect(page.locator('[name="seconds"]')).toHaveValue(/^0:[2-3]\d$/)
  await page.unroute(`**${film}`)
  await page.locator('[name="smallAddress"]').fill(`${film}?kecil`)
  await saved(page)
  expect(await findBarriers(page)).toEqual([])
  await page.screenshot({ path: 'test-results/recording-form-360.png', fullPage: true })
  await act(page, 'publish').click()
  await expect(page.locator('[data-chapter-status]')).toHaveAttribute('data-chapter-status', 'published')

  const pupil = await phoneOf(browser, stage, 'Siti Menyusul', 'student')
  await seat(stage, course, pupil.member.id)
  const shown = pupil.page
  await open(shown, at(`/en${path}`))
  for (const words of ['Recording', 'Parts', 'Transcript', 'Speed', 'Quality'])
    await expect(shown.locator('[data-chapter-kind="live"]').getByText(words, { exact: true }).first()).toBeVisible()
  expect(await findBarriers(shown)).toEqual([])
  await open(shown, at(path))
  const recording = shown.locator('[data-chapter-kind="live"] video')
  await expect(recording.locator('track')).toHaveCount(2)
  await expect(shown.getByText('Bandung')).toBeVisible()
  expect(await percent(shown)).toBe('0')
  await shown.locator('[name="speed"]').selectOption('2')
  await recording.evaluate(async (media: HTMLMediaElement) => {
    media.muted = true
    await media.play()
  })
  await shown.getByText('Transkrip', { exact: true }).click()
  await expect(shown.getByRole('button', { name: 'Di sini orang belajar dengan mengerjakan.' })).toBeVisible()
  await expect.poll(() => recording.evaluate((media: HTMLMediaElement) => media.ended), { timeout: 60_000 }).toBe(true)
  await expect.poll(() => percent(shown), { timeout: 30_000 }).toBe('100')
  expect(await findBarriers(shown)).toEqual([])
  await shown.screenshot({ path: 'test-results/recording-360.png', fullPage: true })
  // Attended by the recording: no code was given.
  expect(await stage.query('select from live_attendance where chapter_id = any ($1)', [course.chapterIds])).toEqual([])
  await shown.goto(at(`/Account/Class/${course.slug}`))
  await expect(shown.locator('[data-join="completed"]').first()).toBeVisible()
  await shown.context().close()
})
