import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { act, percent, play } from './class-steps.ts'
import { expect, findBarriers, hydrated, tenantUrl } from './fixtures.ts'
import { findChapter, insidePackage } from './learning-steps.ts'
import { seat } from './made-class.ts'
import { type Stage, test } from './stage.ts'

// The film, the sound, the document and the package of the demo's written classes, each by somebody who takes part.

test.use({ viewport: { width: 360, height: 740 } })

async function open(page: Page, stage: Stage, site: string, course: string, kind: string) {
  const chapter = await findChapter(stage, site, course, kind)
  const member = await stage.enter(page, site, `Siswa ${kind}`, ['student'])
  await seat(stage, { site, id: chapter.classId }, member.id)
  const at = (prefix = '') => tenantUrl(site, prefix + chapter.path)
  const isDone = async () =>
    (
      await stage.query('select from chapter_progress where member_id = $1 and chapter_id = $2 and done_at is not null', [
        member.id,
        chapter.id,
      ])
    ).length === 1
  return { ...chapter, at, isDone, member }
}

/** Looks at a chapter by axe at 320 and 360 px, in both languages and schemes, and takes its pictures. */
async function lookAt(page: Page, at: (prefix?: string) => string, name: string): Promise<void> {
  for (const [width, prefix, colorScheme] of [
    [320, '/en', 'dark'],
    [1440, '', 'light'],
    [360, '', 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: width > 1000 ? 900 : 740 })
    await page.emulateMedia({ colorScheme })
    await page.goto(at(prefix))
    await hydrated(page)
    await expect(page.locator('[data-chapter-kind]')).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
    await page.screenshot({ path: `test-results/media-${name}-${width}.png`, fullPage: true })
  }
}

const timeOf = (page: Page) =>
  page.locator('[data-chapter-kind] :is(audio, video)').evaluate((media: HTMLMediaElement) => media.currentTime)
/** What the captions that are shown say at this moment, and in which language. */
const captionOf = (page: Page) =>
  page.locator('video').evaluate((media: HTMLVideoElement) => {
    const track = [...media.textTracks].find(({ mode }) => mode === 'showing')
    const cue = track?.activeCues?.[0]
    return { lang: track?.language, text: cue && 'text' in cue ? cue.text : undefined }
  })

test('a film is followed by its captions and its parts, and is done once most of it was watched', async ({ page, stage }) => {
  test.setTimeout(200_000)
  const film = await open(page, stage, 'alkademi', 'html-dan-css-dari-nol', 'video')
  const loaded: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('.mp4')) loaded.push(request.url())
  })
  await lookAt(page, film.at, 'film')
  await page.locator('summary', { hasText: 'Transkrip' }).click()
  const lines = page.locator('[data-chapter-kind] details li')
  await expect(lines).toHaveCount(16)
  // Its words are there; of the film, nothing is loaded before it is played.
  expect(loaded).toEqual([])
  await page.getByRole('navigation', { name: 'Bagian' }).getByRole('button', { name: 'Flex: satu arah' }).click()
  await expect.poll(() => captionOf(page)).toEqual({ lang: 'id', text: 'Flex menyusun anak-anak sebuah elemen dalam satu arah.' })
  await expect(lines.filter({ hasText: 'Flex menyusun' }).getByRole('button')).toHaveAttribute('aria-current', 'true')
  await page.screenshot({ path: 'test-results/media-film-playing-360.png', fullPage: true })
  await lines.last().getByRole('button').click()
  await expect.poll(() => timeOf(page)).toBeGreaterThan(80)
  expect(await film.isDone()).toBe(false)

  // What was jumped over is not watched: from the beginning, twice as fast.
  await page.getByLabel('Kecepatan').selectOption('2')
  await lines.first().getByRole('button').click()
  await play(page)
  await expect.poll(() => percent(page), { timeout: 100_000 }).toBe(String(Math.floor(100 / film.of)))
  expect(await film.isDone()).toBe(true)

  // Reached by links within the app, it has its captions as well.
  await page.locator('a[rel="prev"]').click()
  await page.locator('a[rel="next"]').click()
  await expect(page.locator('video')).toBeVisible()
  const modes = () =>
    page.locator('video').evaluate((media: HTMLVideoElement) => [...media.textTracks].map(({ mode }) => mode === 'showing'))
  await expect.poll(modes).toEqual([true, false])
  // In English the captions are, too.
  await page.goto(film.at('/en'))
  await hydrated(page)
  await play(page)
  await page.locator('summary', { hasText: 'Transcript' }).click()
  await lines.nth(1).getByRole('button').click()
  await expect.poll(() => captionOf(page)).toEqual({ lang: 'en', text: 'In the middle is the content: text or a picture.' })
  // Who switched them off is left without, and with a transcript in their language, with another quality as well.
  await page.getByLabel('Quality').selectOption('small')
  await expect.poll(modes).toEqual([false, true])
  await page.locator('video').evaluate((media: HTMLVideoElement) => {
    for (const track of media.textTracks) track.mode = 'disabled'
  })
  await expect.poll(modes).toEqual([false, false])
  await page.getByLabel('Quality').selectOption('full')
  await expect(page.locator('video')).toHaveAttribute('src', /kotak-bergerak\.mp4$/)
  await expect(lines).toHaveCount(16)
  await expect(lines.first()).toContainText('Every element on a page is a box.')
  expect(await modes()).toEqual([false, false])
})

test('the pages of a document are turned by buttons and keys, and the last one makes it done', async ({ page, stage }) => {
  test.setTimeout(120_000)
  const sheet = await open(page, stage, 'smkcoding', 'git-untuk-kerja-kelompok', 'document')
  await lookAt(page, sheet.at, 'document')
  const place = page.locator('[data-document] [role="status"]')
  const shown = page.locator('[data-document] details p')
  await expect(page.locator('[data-document="open"]')).toBeVisible()
  await expect(place).toHaveText('Halaman 1 dari 6')
  await expect(act(page, 'previous-page')).toBeDisabled()
  await act(page, 'next-page').click()
  await expect(place).toHaveText('Halaman 2 dari 6')
  await page.locator('summary', { hasText: 'Teks halaman ini' }).click()
  await expect(shown).toContainText('git add piket.html')
  // What is drawn is a page, not an empty sheet.
  const colours = await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
    return new Set(Array.from({ length: data.length / 4 }, (_, at) => `${data[at * 4]},${data[at * 4 + 1]},${data[at * 4 + 2]}`)).size
  })
  expect(colours).toBeGreaterThan(20)
  await page.screenshot({ path: 'test-results/media-document-page-360.png', fullPage: true })

  await act(page, 'next-page').focus()
  await page.keyboard.press('PageDown')
  await expect(place).toHaveText('Halaman 3 dari 6')
  await page.keyboard.press('PageUp')
  await expect(place).toHaveText('Halaman 2 dari 6')
  for (const number of [3, 4, 5]) {
    await page.keyboard.press('PageDown')
    await expect(place).toHaveText(`Halaman ${number} dari 6`)
  }
  await expect(act(page, 'done')).toHaveAttribute('aria-pressed', 'false')
  expect(await sheet.isDone()).toBe(false)
  await page.keyboard.press('PageDown')
  await expect(place).toHaveText('Halaman 6 dari 6')
  await expect(act(page, 'done')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => percent(page)).toBe(String(Math.floor(100 / sheet.of)))
  await expect.poll(sheet.isDone).toBe(true)
  // Past the last one there is none; the keyboard stays in the document.
  await page.keyboard.press('PageDown')
  await expect(place).toHaveText('Halaman 6 dari 6')
  await page.keyboard.press('PageUp')
  await expect(place).toHaveText('Halaman 5 dari 6')

  // Another language has a document of its own, and begins where the person was.
  await expect
    .poll(
      async () =>
        await stage.query('select position from chapter_progress where member_id = $1 and chapter_id = $2', [sheet.member.id, sheet.id]),
    )
    .toEqual([{ position: 5 }])
  await page.goto(sheet.at('/en'))
  await expect(page.locator('[data-document="open"]')).toBeVisible()
  await expect(place).toHaveText('Page 5 of 6')
  await page.locator('summary', { hasText: 'Text of this page' }).click()
  await expect(shown).toContainText('Git nearly always names the next command')
})

test('a sound is heard by its parts, and read in its transcript', async ({ page, stage }) => {
  test.setTimeout(120_000)
  const call = await open(page, stage, 'foundation', 'keluarga-aman-di-internet', 'audio')
  await lookAt(page, call.at, 'sound')
  const transcript = page.locator('[data-chapter-kind] details')
  await transcript.locator('summary').click()
  await expect(transcript).toContainText('Penelepon: Jangan tutup teleponnya. Dokter menunggu obat.')
  expect(await findBarriers(page)).toEqual([])
  await page.screenshot({ path: 'test-results/media-sound-open-360.png', fullPage: true })
  const parts = page.getByRole('navigation', { name: 'Bagian' }).getByRole('button')
  await parts.filter({ hasText: 'Telepon kedua' }).click()
  await expect.poll(() => timeOf(page)).toBeGreaterThan(50)
  await expect(parts.filter({ hasText: 'Telepon kedua' })).toHaveAttribute('aria-current', 'true')
  await expect(parts.filter({ hasText: 'Telepon pertama' })).not.toHaveAttribute('aria-current', 'true')

  await page.goto(call.at('/en'))
  await hydrated(page)
  await expect(page.locator('audio')).toHaveAttribute('src', /telepon-en\.m4a$/)
  await transcript.locator('summary').click()
  await expect(transcript).toContainText('Caller: Do not hang up.')
})

/** Where the best choice of each decision stands. */
const BEST = [0, 1, 2, 0, 1]

test('a package is run to a score by keyboard, left in the middle, and its word makes the chapter done', async ({ page, stage }) => {
  test.setTimeout(150_000)
  const story = await open(page, stage, 'foundation', 'keuangan-keluarga-lembar-kerja', 'package')
  // Chapters of this class open one after the other.
  await stage.query(
    `insert into chapter_progress (tenant_id, member_id, chapter_id, class_id, state, position_at, opened_at, done_at, updated_at)
     select h.tenant_id, $2, h.id, m.class_id, 'done', now(), now(), now(), now() from class_chapters h
       join class_modules m on m.tenant_id = h.tenant_id and m.id = h.module_id
     where m.class_id = $1 and h.published_at <= now() and h.removed_at is null and h.kind <> 'package'`,
    [story.classId, story.member.id],
  )
  await lookAt(page, story.at, 'package')
  const inside = insidePackage(page)
  const heading = inside.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Sebulan bersama tiga amplop')
  await act(page, 'enter-package').press('Enter')
  const decide = async (week: number) => {
    await expect(inside.locator('#place')).toHaveText(`Keputusan ${week} dari 5`)
    await expect(heading).toBeFocused()
    await page.keyboard.press('Tab')
    for (let step = 0; step < (BEST[week - 1] ?? 0); step++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(inside.getByRole('status')).toContainText('Tepat')
    await expect(inside.locator('#next')).toBeFocused()
  }
  await inside.locator('#next').press('Enter')
  await decide(1)
  await expect(inside.locator('#envelopes')).toContainText('Rp100.000')
  await page.screenshot({ path: 'test-results/media-package-said-360.png', fullPage: true })
  await page.keyboard.press('Enter')
  await decide(2)
  await page.keyboard.press('Enter')
  await expect(inside.locator('#place')).toHaveText('Keputusan 3 dari 5')
  await expect(page.locator('[data-saving="saved"]')).toBeVisible()

  // Left in the middle, it goes on there.
  await page.waitForFunction(() => document.querySelector('[data-saving="saved"]'))
  await page.reload()
  await hydrated(page)
  await expect(inside.locator('#place')).toHaveText('Keputusan 3 dari 5')
  await act(page, 'enter-package').press('Enter')
  await heading.focus()
  for (const week of [3, 4, 5]) {
    await decide(week)
    await page.keyboard.press('Enter')
  }
  await expect(heading).toHaveText('Nilaimu 100 dari 100')
  await expect(page.getByText('Nilai menurut paketnya: 100 dari 100.')).toBeVisible()
  await expect(page.locator('[data-package="done"]')).toBeVisible({ timeout: 40_000 })
  await page.screenshot({ path: 'test-results/media-package-done-360.png', fullPage: true })
  await expect.poll(() => percent(page)).toBe('100')
})

test('the screens of the package are whole by themselves, at 320 px, in light and dark', async ({ page }) => {
  const folder = 'scripts/media/courses/package'
  const [html, style, ...scripts] = await Promise.all(
    ['index.html', 'paket.css', 'cerita.js', 'paket.js'].map(async name => await readFile(`${folder}/${name}`, 'utf8')),
  )
  const alone = html
    ?.replace(/<link [^>]*>/, `<style>${style}</style>`)
    .replaceAll(/<script src="[^"]*"><\/script>/g, () => `<script>${scripts.shift()}</script>`)
  await page.setViewportSize({ width: 320, height: 740 })
  await page.setContent(alone ?? '')
  const look = async (name: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
      expect(
        violations.map(({ id, nodes }) => `${name} ${colorScheme} ${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`),
      ).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    }
    await page.screenshot({ path: `test-results/media-package-${name}-320.png`, fullPage: true })
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await look('opening')
  await page.getByRole('button', { name: 'Mulai' }).click()
  // Without a choice nothing is decided.
  await page.getByRole('button', { name: 'Putuskan' }).click()
  await expect(page.locator('#next')).toBeHidden()
  await look('asked')
  for (const at of [1, 0, 0, 1, 0]) {
    await page.getByRole('radio').nth(at).check()
    await page.getByRole('button', { name: 'Putuskan' }).click()
    await expect(page.getByRole('status')).toContainText('Mahal')
    if (at === 1 && (await page.locator('#place').textContent()) === 'Keputusan 1 dari 5') await look('said')
    await page.locator('#next').click()
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nilaimu 0 dari 100')
  await look('result')
  await page.getByRole('button', { name: 'Ulangi dari awal' }).click()
  await expect(page.locator('#place')).toHaveText('Pembuka')
})
