import { act } from './class-steps.ts'
import { type Door, openDoor } from './door.ts'
import { expect, findBarriers, hydrated } from './fixtures.ts'
import { findChapter, lose, regain } from './learning-steps.ts'
import { seat } from './made-class.ts'
import { test } from './stage.ts'

// The demo's film is taken along in its smaller copy, watched without a network, and what was watched is sent later.

const SITE = 'alkademi'
test.use({
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 740 },
  allowedErrors: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_|ERR_EMPTY_RESPONSE|ERR_FAILED|status of 503/,
})

let door: Door
test.beforeEach(async () => {
  door = await openDoor()
})
test.afterEach(() => door.shut())

test('a film that was taken along is watched without a network, with its captions, and what was watched is sent once', async ({
  page,
  stage,
}) => {
  test.setTimeout(180_000)
  await page.goto(door.url(SITE, '/Courses'))
  // A visitor's start-up clears the cookies of a session once: it has to end before somebody signs in.
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('sanggar_app')
  const film = await findChapter(stage, SITE, 'html-dan-css-dari-nol', 'video')
  const siti = await stage.enter(page, SITE, 'Siti Bioskop', ['student'])
  await seat(stage, { site: SITE, id: film.classId }, siti.id)
  await page.goto(door.url(SITE, film.path))
  await hydrated(page)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const video = page.locator('[data-chapter-kind] video')
  await expect(video).toHaveAttribute('src', /kotak-bergerak\.mp4$/)

  await act(page, 'outline').click()
  const module = page.locator(`dialog [data-take="${film.moduleSlug}"]`)
  await module.locator('[data-act="take-along"]').click()
  await module.locator('[data-act="take"]').click()
  await expect(module.locator('[data-here="4"]')).toBeVisible({ timeout: 60_000 })
  await page.screenshot({ path: 'test-results/media-film-taken-360.png' })
  // The smaller copy is here, the large one is not; poster and captions are.
  const kept = await page.evaluate(async () => {
    const names = (await caches.keys()).filter(name => name.startsWith('taken:'))
    const keys = await Promise.all(names.map(async name => await (await caches.open(name)).keys()))
    return keys.flat().flatMap(({ url }) => new URL(url).pathname.split('/').at(-1) ?? [])
  })
  expect(kept.filter(name => name.startsWith('kotak-bergerak')).sort()).toEqual([
    'kotak-bergerak-en.vtt',
    'kotak-bergerak-id.vtt',
    'kotak-bergerak-kecil.mp4',
    'kotak-bergerak-sampul.webp',
  ])

  await lose(page, door)
  await page.reload()
  await hydrated(page)
  await expect(video).toHaveAttribute('src', /kotak-bergerak-kecil\.mp4$/)
  await expect(page.getByLabel('Kualitas')).toHaveValue('small')
  expect(await findBarriers(page)).toEqual([])
  await video.evaluate(async (media: HTMLVideoElement) => {
    media.muted = true
    await media.play()
  })
  await expect.poll(() => video.evaluate((media: HTMLVideoElement) => media.videoHeight)).toBe(360)
  await expect
    .poll(() => video.evaluate((media: HTMLVideoElement) => [...media.textTracks].find(({ mode }) => mode === 'showing')?.cues?.length))
    .toBe(16)
  // To another place and on: parts of a file that was kept are read as those of one that is loaded.
  await page.getByRole('navigation', { name: 'Bagian' }).getByRole('button', { name: 'Grid: dua arah' }).click()
  await expect.poll(() => video.evaluate((media: HTMLVideoElement) => media.currentTime)).toBeGreaterThan(64)
  await page.screenshot({ path: 'test-results/media-film-offline-360.png', fullPage: true })
  await video.evaluate((media: HTMLVideoElement) => media.pause())
  await expect(page.locator('[data-unsent]')).toContainText('Belum terkirim')
  const rows = async () =>
    await stage.query<{ seconds: number; position: number }>(
      'select seconds, position from chapter_progress where member_id = $1 and chapter_id = $2',
      [siti.id, film.id],
    )
  const before = (await rows())[0]?.seconds ?? 0
  expect(before).toBe(0)

  await regain(page, door)
  await expect(page.locator('[data-unsent]')).toHaveCount(0, { timeout: 40_000 })
  await expect.poll(async () => (await rows())[0]?.seconds ?? 0).toBeGreaterThanOrEqual(4)
  const [sent] = await rows()
  expect(sent?.position).toBeGreaterThanOrEqual(64)
  expect(sent?.seconds).toBeLessThan(60)
})
