import { newId } from '#platform/db/ids.ts'
import { expect, findBarriers, hydrated, tenantUrl } from './fixtures.ts'
import { type Stage, test } from './stage.ts'

// React Router leaves the rejection of a reload that a quick key press interrupts to the page.
test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED|AbortError: signal is aborted/ })

const SITE = 'alkademi'
const at = (path: string) => tenantUrl(SITE, path)

/** Inserts a published class of an article, a film of five seconds and another article, and returns its ids and the path of each chapter. */
async function build(stage: Stage) {
  const tenant = await stage.tenant(SITE)
  const slug = `kelas-tersimpan-${Date.now()}`
  const classId = newId()
  await stage.query(
    `insert into classes (tenant_id, id, batch_id, code, slug, name, summary, content, words, tags, level, mode, type, price_rupiah, is_premium, quota, pass_mark,
       has_certificate, outcomes, audience, requirements, registrar_city_codes, held_city_codes, always_open, published_at)
     values ($1, $2, gen_random_uuid(), upper($3), $3, 'Kelas tersimpan', 'Kelas untuk menyimpan bab.', '{"type": "doc", "content": []}', '', '{}', 'Dasar', 'online',
       'kelas', 0, false, null, 70, false, '{}', '{}', '{}', '{}', '{}', true, now() - interval '1 day')`,
    [tenant, classId, slug],
  )
  const moduleId = newId()
  await stage.query(`insert into class_modules (tenant_id, id, class_id, slug, title, position) values ($1, $2, $3, 'awal', 'Awal', 0)`, [
    tenant,
    moduleId,
    classId,
  ])
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Dibaca pelan-pelan.' }] }] }
  const chapters = [
    { kind: 'article', title: 'Bacaan pertama yang judulnya cukup panjang', content: { body } },
    { kind: 'video', title: 'Film', content: { address: '/media/intro/intro-360.mp4', seconds: 5 } },
    { kind: 'article', title: 'Bacaan kedua', content: { body } },
  ]
  for (const [position, { kind, title, content }] of chapters.entries())
    await stage.query(
      `insert into class_chapters (tenant_id, id, module_id, slug, title, minutes, position, kind, content, published_at)
       values ($1, $2, $3, $4, $5, 5, $6, $7, $8, now() - interval '1 day')`,
      [tenant, newId(), moduleId, `bab-${position + 1}`, title, position, kind, content],
    )
  const paths = chapters.map((_, position) => `/Courses/${slug}/module/awal/chapter/bab-${position + 1}`)
  return { tenant, classId, paths }
}

/** Lets somebody take part since yesterday, with more done than the class has by now, as where chapters were added since. */
async function join(stage: Stage, { tenant, classId }: Awaited<ReturnType<typeof build>>, memberId: string): Promise<void> {
  await stage.query(
    `insert into enrolments (tenant_id, id, class_id, batch_id, member_id, state, percent, asked_at, joined_at)
     select $1, $2, id, batch_id, $4, 'joined', 90, now() - interval '1 day', now() - interval '1 day' from classes where tenant_id = $1 and id = $3`,
    [tenant, newId(), classId, memberId],
  )
}

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
  await page.locator('[data-chapter-kind] video').evaluate(async (media: HTMLMediaElement) => {
    media.muted = true
    await media.play()
  })
  await expect(current).toContainText('Selesai', { timeout: 60_000 })
  expect(await page.locator('[data-progress]').getAttribute('data-progress')).toBe('90')
  // The page was read anew: the week's line is of what the server says.
  await expect(page.getByText('Papan kelas')).toBeVisible()
})
