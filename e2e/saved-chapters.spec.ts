import { play } from './class-steps.ts'
import { expect, findBarriers, hydrated, tenantUrl } from './fixtures.ts'
import { type MadeClass, makeClass, seat } from './made-class.ts'
import { type Stage, test } from './stage.ts'

// React Router leaves the rejection of a reload that a quick key press interrupts to the page.
test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED|AbortError: signal is aborted/ })

const SITE = 'alkademi'
const at = (path: string) => tenantUrl(SITE, path)

/** Inserts a published class of an article, a film of five seconds and another article. */
const build = async (stage: Stage): Promise<MadeClass> =>
  await makeClass(stage, SITE, 'Kelas Tersimpan', [
    { title: 'Bacaan pertama yang judulnya cukup panjang' },
    { kind: 'video', title: 'Film', content: { address: '/media/intro/intro-360.mp4', seconds: 5 } },
    { title: 'Bacaan kedua' },
  ])

/** Lets somebody take part, with more done than the class has by now, as where chapters were added since. */
const join = async (stage: Stage, course: MadeClass, memberId: string) => await seat(stage, course, memberId, { percent: 90 })

test('a learner saves a chapter by button and key, finds it at home, and takes it back; without a network the button says so', async ({
  page,
  stage,
}) => {
  test.setTimeout(120_000)
  const course = await build(stage)
  const [first = '', , third = ''] = course.paths
  const siti = await stage.enter(page, SITE, 'Siti Penyimpan', ['student'])
  await join(stage, course, siti.id)
  const save = page.locator('[data-act="save"]')
  const rows = async () => (await stage.query('select from chapter_bookmarks where member_id = $1', [siti.id])).length

  for (const [width, lang, colorScheme] of [
    [320, '', 'light'],
    [360, '/en', 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await page.emulateMedia({ colorScheme })
    await page.goto(at(`${lang}${first}`))
    await hydrated(page)
    await expect(save).toHaveAttribute('aria-pressed', 'false')
    expect(await findBarriers(page)).toEqual([])
    await save.click()
    await expect(save).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(rows).toBe(1)
    expect(await findBarriers(page)).toEqual([])
    await page.screenshot({ path: test.info().outputPath(`saved-${width}-${colorScheme}.png`) })
    await page.reload()
    await hydrated(page)
    await expect(save).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('b')
    await expect(save).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(rows).toBe(0)
    // The button takes the next press once the one before is answered.
    await expect(save).toHaveAttribute('aria-busy', 'false')
  }

  // By key, and the keys go on.
  await page.keyboard.press('b')
  await expect.poll(rows).toBe(1)
  await page.goto(at(third))
  await hydrated(page)
  await save.focus()
  await page.keyboard.press('Enter')
  await expect.poll(rows).toBe(2)
  await page.keyboard.press('k')
  await expect(page).toHaveURL(at(course.paths[1] ?? ''))

  // What the chapter is shown by has come before the network goes.
  await expect(page.locator('[data-chapter-kind="video"] video')).toBeVisible()
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  await page.context().setOffline(true)
  await expect(page.getByText('Menyimpan bab perlu jaringan.')).toBeVisible()
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  await page.context().setOffline(false)
  await expect(page.getByText('Menyimpan bab perlu jaringan.')).toHaveCount(0)

  const saved = page.locator('[data-saved]')
  for (const [width, lang, colorScheme] of [
    [320, '', 'light'],
    [360, '/en', 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await page.emulateMedia({ colorScheme })
    await page.goto(at(`${lang}/Learn`))
    await hydrated(page)
    await expect(saved).toHaveText([/Bacaan kedua/, /Bacaan pertama/])
    expect(await findBarriers(page)).toEqual([])
    await page.screenshot({ path: test.info().outputPath(`home-${width}-${colorScheme}.png`), fullPage: true })
  }
  await saved.first().getByRole('button', { name: 'Remove from what is saved: Bacaan kedua' }).click()
  await expect(saved).toHaveText([/Bacaan pertama/])
  await saved.getByRole('link').click()
  await expect(page).toHaveURL(at(`/en${first}`))
  await expect(save).toHaveAttribute('aria-pressed', 'true')
})

test('a film that was watched to its end gets its tick at once, though the share of the class stays as it was', async ({ page, stage }) => {
  test.setTimeout(120_000)
  const course = await build(stage)
  const siti = await stage.enter(page, SITE, 'Siti Penonton', ['student'])
  await join(stage, course, siti.id)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(at(course.paths[1] ?? ''))
  await hydrated(page)
  const current = page.locator('nav li[data-chapter-state="current"]')
  await expect(current).not.toContainText('Selesai')
  await play(page)
  await expect(current).toContainText('Selesai', { timeout: 60_000 })
  expect(await page.locator('[data-progress]').getAttribute('data-progress')).toBe('90')
  // The page was read anew: the week's line is of what the server says.
  await expect(page.getByText('Papan kelas')).toBeVisible()
})
