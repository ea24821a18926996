import type { Page } from '@playwright/test'
import { newId } from '#platform/db/ids.ts'
import { type Door, openDoor } from './door.ts'
import { expect, findBarriers, hydrated } from './fixtures.ts'
import { lose, regain } from './learning-steps.ts'
import { seat } from './made-class.ts'
import { type Stage, test } from './stage.ts'

// A pupil takes a module along, learns without a network while the class changes, and comes back: all is sent once.

const TENANT = 'smkcoding'
const [QUESTION, RIGHT, WRONG] = [newId(), newId(), newId()]
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

const textOf = (...words: string[]) => ({
  type: 'doc',
  content: words.map(text => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})
const practice = {
  intro: textOf('Latihan singkat.'),
  questions: [
    {
      id: QUESTION,
      type: 'single',
      prompt: textOf('Mana yang benar?'),
      right: RIGHT,
      options: [
        { id: RIGHT, text: 'Yang ini' },
        { id: WRONG, text: 'Bukan ini' },
      ],
    },
  ],
}

/** Returns a class's first module with an article and a practice, which this member has joined. */
async function prepare(stage: Stage, memberId: string) {
  const tenant = await stage.tenant(TENANT)
  const [module] = await stage.query<{ id: string; slug: string; classId: string; className: string; path: string }>(
    `select m.id, m.slug, c.id as "classId", c.slug as "className", '/Courses/' || c.slug || '/module/' || m.slug || '/chapter/' as path
     from classes c join class_modules m on m.tenant_id = c.tenant_id and m.class_id = c.id
       join class_chapters h on h.tenant_id = m.tenant_id and h.module_id = m.id and h.published_at <= now() and h.removed_at is null
     where c.tenant_id = $1 and c.published_at <= now() and not c.is_premium
     group by m.id, m.slug, m.position, c.id, c.slug having count(*) >= 2 order by c.slug desc, m.position limit 1`,
    [tenant],
  )
  const chapters = await stage.query<{ id: string; slug: string }>(
    `select id, slug from class_chapters where tenant_id = $1 and module_id = $2 and published_at <= now() and removed_at is null order by position, id`,
    [tenant, module?.id],
  )
  await stage.query(`update classes set chapter_order = 'free' where tenant_id = $1 and id = $2`, [tenant, module?.classId])
  for (const { id } of chapters) await setContent(stage, id, 'article', { body: textOf('Dibaca di jalan, tanpa jaringan.') })
  await seat(stage, { site: TENANT, id: module?.classId ?? '' }, memberId)
  const pathOf = (at: number) => `${module?.path}${chapters[at]?.slug}`
  return { tenant, moduleSlug: module?.slug ?? '', ids: chapters.map(({ id }) => id), pathOf }
}

async function setContent(stage: Stage, id: string | undefined, kind: string, content: object): Promise<void> {
  // What is written here is the version that people read.
  await stage.query('delete from class_chapter_versions where chapter_id = $1', [id])
  await stage.query(`update class_chapters set kind = $2, content = $3, rule = null, translations = '{}' where id = $1`, [
    id,
    kind,
    content,
  ])
}

/** Makes the video of a chapter weigh more than the smallest budget. */
async function makeHeavy(stage: Stage, tenant: string, id: string | undefined): Promise<void> {
  const file = newId()
  await stage.query(
    `insert into uploads (tenant_id, id, state, kind, content_type, name, url_name, size_bytes, sent_bytes, sha256, created_at, kept_at)
     values ($1, $2, 'kept', 'video', 'video/mp4', 'film', 'film.mp4', 50000000, 50000000, decode(repeat('00', 32), 'hex'), now(), now())`,
    [tenant, file],
  )
  await setContent(stage, id, 'video', { address: `/files/${file}/film.mp4`, seconds: 60 })
}

const caching = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter(name => name.startsWith('taken:') || name.startsWith('opened:')))
const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith('sanggar-studio') ? [name] : [])))

test('a module is taken along, learned without a network, and all of it is sent once', async ({ page, stage }) => {
  test.setTimeout(200_000)
  await page.goto(door.url(TENANT, '/Courses'))
  // A visitor's start-up clears the cookies of a session once: it has to end before somebody signs in.
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('sanggar_app')
  const siti = await stage.enter(page, TENANT, 'Siti Luring', ['student'])
  const { tenant, moduleSlug, ids, pathOf } = await prepare(stage, siti.id)
  const at = (path: string) => door.url(TENANT, path)
  await makeHeavy(stage, tenant, ids[1])

  // What does not fit is refused with its reason, before anything is loaded.
  await page.goto(at('/Learn/Offline'))
  await hydrated(page)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.locator('[name="budget"]').fill('3')
  await page.locator('[data-act="budget"]').click()
  await expect(page.getByText('Tulis bilangan bulat dari 10')).toBeVisible()
  await page.locator('[name="budget"]').fill('10')
  await page.locator('[data-act="budget"]').click()
  await expect(page.getByText('Tersimpan: 10 MB.')).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await page.goto(at(pathOf(0)))
  await hydrated(page)
  const module = page.locator(`dialog [data-take="${moduleSlug}"]`)
  const outline = page.locator('[data-act="outline"]')
  await outline.click()
  await module.locator('[data-act="take-along"]').click()
  await expect(module.locator('[data-refused]')).toContainText('Kelebihan')
  await expect(module.locator('[data-act="take"]')).toBeDisabled()
  await page.screenshot({ path: 'test-results/offline-refused-360.png' })

  await setContent(stage, ids[1], 'practice', practice)
  await module.locator('[data-act="take-along"]').click()
  await module.locator('[data-act="take-along"]').click()
  await expect(module.locator('[data-size]')).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await module.locator('[data-act="take"]').click()
  await expect(module.locator(`[data-here="${ids.length}"]`)).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('dialog [data-phone="kept"]')).toHaveCount(ids.length)
  await page.screenshot({ path: 'test-results/offline-taken-360.png' })
  await page.waitForTimeout(3000)

  // Without a network: reload, note, done, practice.
  await lose(page, door)
  await page.reload()
  await hydrated(page)
  await expect(page.locator('[data-chapter-kind="article"]')).toContainText('Dibaca di jalan')
  await page.locator('[data-notes] summary').click()
  await page.locator('[data-notes] textarea').fill('Ditulis di bus')
  await page.locator('[data-act="note"]').click()
  await expect(page.locator('[data-note-waits="true"]')).toContainText('Ditulis di bus')
  await page.locator('[data-act="done"]').click()
  await expect(page.locator('[data-act="done"]')).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await hydrated(page)
  await expect(page.locator('[data-act="done"]')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('[data-note-waits="true"]')).toContainText('Ditulis di bus')
  await expect(page.locator('[data-unsent]')).toContainText('Belum terkirim')
  expect(await findBarriers(page)).toEqual([])
  await page.screenshot({ path: 'test-results/offline-waits-360.png', fullPage: true })
  await page.locator('a[rel="next"]').click()
  await expect(page).toHaveURL(at(pathOf(1)))
  await page.getByLabel('Yang ini').check()
  await page.locator('[data-act="check"]').click()
  await expect(page.locator('[data-question]').getByRole('status')).toContainText('Benar')
  await page.locator('[data-act="next"]').click()
  await expect(page.locator('[data-practice="result"]')).toContainText('100')

  // Meanwhile the class changes; then all is sent, once.
  await stage.query(
    `insert into class_chapter_versions (tenant_id, chapter_id, version, kind, title, minutes, content, lang, published_at)
     select tenant_id, id, version, kind, title, minutes, content, lang, now() from class_chapters where id = $1`,
    [ids[0]],
  )
  await stage.query('update class_chapters set version = version + 1, content = $2 where id = $1', [
    ids[0],
    { body: textOf('Versi baru.') },
  ])
  await regain(page, door)
  await expect(page.locator('[data-unsent]')).toHaveCount(0, { timeout: 40_000 })
  const rows = async () => ({
    done: (await stage.query('select 1 from chapter_progress where member_id = $1 and done_at is not null', [siti.id])).length,
    notes: (await stage.query('select 1 from chapter_notes where member_id = $1', [siti.id])).length,
    answers: (await stage.query('select 1 from practice_answers where member_id = $1 and is_right', [siti.id])).length,
  })
  await expect.poll(rows).toEqual({ done: 2, notes: 1, answers: 1 })

  // What changed is shown, and renewed by one tap.
  await page.goto(at('/Learn/Offline'))
  await hydrated(page)
  await expect(page.locator('[data-changed="1"]')).toBeVisible()
  await page.screenshot({ path: 'test-results/offline-list-360.png', fullPage: true })
  await page.locator('[data-act="renew"]').click()
  await expect(page.locator('[data-changed]')).toHaveCount(0, { timeout: 30_000 })
  for (const path of ['/Learn/Offline', '/en/Learn/Offline']) {
    await page.goto(at(path))
    await hydrated(page)
    await expect(page.locator('[data-taken-class]')).toHaveCount(1)
    expect(await findBarriers(page)).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.screenshot({ path: 'test-results/offline-list-1440.png' })
  await page.setViewportSize({ width: 360, height: 740 })
  await lose(page, door)
  await page.goto(at(pathOf(0)))
  await expect(page.locator('[data-chapter-kind="article"]')).toContainText('Versi baru.')
  await regain(page, door)

  // Signing out leaves nothing of it.
  await page.goto(at('/Learn'))
  await hydrated(page)
  await page.screenshot({ path: 'test-results/offline-learn-360.png', fullPage: true })
  expect(await caching(page)).not.toEqual([])
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form[data-sign-out]')?.requestSubmit())
  await page.waitForURL(url => !url.pathname.startsWith('/Learn'))
  await expect.poll(() => caching(page)).toEqual([])
  expect(await databases(page)).toEqual([])
  expect(await rows()).toEqual({ done: 2, notes: 1, answers: 1 })
})
