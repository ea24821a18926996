import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type Door, openDoor } from './door.ts'
import { expect, findBarriers, hydrated } from './fixtures.ts'
import { lose, regain, signOut } from './learning-steps.ts'
import { seat } from './made-class.ts'
import { type Stage, test } from './stage.ts'

// What is read stays readable without a network, and nobody reads what another person opened.

const TENANT = 'alkademi'
test.use({
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 740 },
  allowedErrors:
    /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED|ERR_FAILED|status of 503|Failed to fetch|Error loading route module/,
})

let door: Door
test.beforeEach(async () => {
  door = await openDoor()
})
test.afterEach(() => door.shut())

/** Waits until the worker has kept the open page: it answers when it has. */
async function kept(page: Page, path = new URL(page.url()).pathname): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect
    .poll(async () =>
      page.evaluate(async key => {
        const found = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).match(key, { ignoreVary: true })))
        return found.some(Boolean)
      }, path),
    )
    .toBe(true)
}

const releaseOf = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    const { port1, port2 } = new MessageChannel()
    const answer = new Promise<string>(done => (port1.onmessage = ({ data }) => done(data.release)))
    active?.postMessage({ type: 'version' }, [port2])
    return await answer
  })

/**
 * Leaves the site and comes back. A worker that is debugged, as all are in journeys, is never idle for good, and Chromium lets a newer one take over from it at
 * once only sometimes, but always when the last page of the site has gone.
 */
async function reopen(page: Page): Promise<void> {
  const url = page.url()
  await page.goto('about:blank')
  await page.waitForTimeout(500)
  await page.goto(url)
  await hydrated(page)
}

const follow = (page: Page, path: string) =>
  page.evaluate(href => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
  }, path)

/** Returns the paths of the first chapters of a class with articles, which these people have joined. */
async function joinClass(stage: Stage, memberIds: readonly string[]): Promise<{ slug: string; chapters: { id: string; path: string }[] }> {
  const tenant = await stage.tenant(TENANT)
  const [one] = await stage.query<{ id: string; slug: string }>(
    `select c.id, c.slug from classes c join class_modules m on m.tenant_id = c.tenant_id and m.class_id = c.id
     join class_chapters h on h.tenant_id = m.tenant_id and h.module_id = m.id where c.tenant_id = $1 and c.published_at <= now() and not c.is_premium
     group by c.id, c.slug having count(*) >= 3 order by c.slug desc limit 1`,
    [tenant],
  )
  const rows = await stage.query<{ id: string; slug: string; module: string }>(
    `select h.id, h.slug, m.slug as module from class_modules m join class_chapters h on h.tenant_id = m.tenant_id and h.module_id = m.id
     where m.tenant_id = $1 and m.class_id = $2 and h.published_at <= now() and h.removed_at is null order by m.position, h.position, h.id limit 3`,
    [tenant, one?.id],
  )
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Dibaca tanpa jaringan.' }] }] }
  for (const { id } of rows)
    await stage.query(`update class_chapters set kind = 'article', content = $2, rule = null where id = $1`, [id, { body }])
  for (const id of memberIds) await seat(stage, { site: TENANT, id: one?.id ?? '' }, id)
  const base = `/Courses/${one?.slug}/module`
  return { slug: one?.slug ?? '', chapters: rows.map(({ id, slug, module }) => ({ id, path: `${base}/${module}/chapter/${slug}` })) }
}

test('public pages that were read stay readable, by click and by reload; others lead to the offline page', async ({ page, context }) => {
  test.setTimeout(120_000)
  await page.goto(door.url(TENANT, '/News'))
  await kept(page)
  await follow(page, '/Courses')
  await expect(page).toHaveURL(/\/Courses$/)
  const title = await page.title()
  await kept(page)
  await lose(page, door)
  await page.reload()
  expect(await page.title()).toBe(title)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await hydrated(page)
  await follow(page, '/News')
  await expect(page).toHaveURL(/\/News$/)
  await expect(page.locator('body')).toHaveAttribute('data-route', 'News')
  await follow(page, '/Mentor')
  await expect(page.getByRole('heading', { level: 1, name: 'Kamu sedang luring' })).toBeVisible()
  await expect(page).toHaveURL(/\/Mentor$/)
  await page.goto(door.url(TENANT, '/en/Blog'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('[data-kept="pages"] a')).toHaveCount(2)
  await hydrated(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findBarriers(page)).toEqual([])
  }
  await page.screenshot({ path: 'test-results/offline-360.png', fullPage: true })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.screenshot({ path: 'test-results/offline-1440.png' })
  await page.locator('[data-kept="pages"] a').first().click()
  await expect(page).toHaveURL(/\/(News|Courses)$/)
  // A server that is closed says so itself: what is kept is not shown as if nothing were.
  await door.open()
  door.refused = /^\/Courses/
  await context.setOffline(false)
  expect((await page.goto(door.url(TENANT, '/Courses')))?.status()).toBe(503)
  await expect(page.getByRole('heading', { name: 'Tutup' })).toBeVisible()
})

test('an opened chapter stays readable for who opened it, and for nobody else', async ({ page, stage }) => {
  test.setTimeout(180_000)
  await page.goto(door.url(TENANT, '/News'))
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('sanggar_app')
  const ani = await stage.enter(page, TENANT, 'Ani Luring', ['student'])
  const budi = await stage.enrol(TENANT, 'Budi Luring', ['student'])
  const { chapters } = await joinClass(stage, [ani.id, budi.id])
  const [first, second, third] = chapters.map(({ path }) => path)
  await page.goto(door.url(TENANT, first))
  await hydrated(page)
  await kept(page)
  // By the router, whose data alone could not be shown after a reload.
  await page.locator('a[rel="next"]').first().click()
  await expect(page).toHaveURL(door.url(TENANT, second))
  await kept(page)
  await page.waitForTimeout(3000)

  await lose(page, door)
  await page.reload()
  await expect(page.locator('[data-chapter-kind="article"]')).toContainText('Dibaca tanpa jaringan.')
  await hydrated(page)
  await page.locator('a[rel="prev"]').first().click()
  await expect(page).toHaveURL(door.url(TENANT, first))
  await expect(page.locator('[data-chapter-kind="article"]')).toBeVisible()
  // What was kept may come as a document, which is still loading; it comes once.
  let loads = 0
  page.on('load', () => loads++)
  await page.waitForTimeout(5000)
  expect(loads).toBeLessThan(3)
  await page.screenshot({ path: 'test-results/offline-chapter-360.png' })
  // The chapter before may come as a document, which is still loading.
  await expect(async () => void (await page.goto(door.url(TENANT, third)))).toPass()
  await expect(page.getByRole('heading', { level: 1, name: 'Kamu sedang luring' })).toBeVisible()
  await expect(page.locator('[data-kept="chapters"] a')).toHaveCount(2)
  await regain(page, door)

  // The server alone is away: the router's navigation to what is not kept ends at the offline page.
  await page.goto(door.url(TENANT, second))
  await hydrated(page)
  await door.shut()
  await page
    .locator('a[href="/Account"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page.getByRole('heading', { level: 1, name: 'Kamu sedang luring' })).toBeVisible()
  await door.open()

  // Another person on the same phone.
  await page.context().addCookies([{ name: 'sanggar_access', value: budi.token, url: door.url(TENANT) }])
  await page.goto(door.url(TENANT, '/Learn'))
  await hydrated(page)
  await kept(page)
  await lose(page, door)
  await page.goto(door.url(TENANT, first))
  await expect(page.getByRole('heading', { level: 1, name: 'Kamu sedang luring' })).toBeVisible()
  await expect(page.locator('[data-chapter-kind]')).toHaveCount(0)
  await regain(page, door)

  // After signing out nothing of theirs is there either.
  await page.goto(door.url(TENANT, first))
  await kept(page)
  await page.goto(door.url(TENANT, '/Account'))
  await hydrated(page)
  // What Ani did without a network waits here for her: who signs out is asked.
  page.on('dialog', dialog => void dialog.accept())
  await signOut(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-half', 'app')
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).filter(name => /^(opened|taken):/.test(name)))).toEqual([])
  await lose(page, door)
  await page.goto(door.url(TENANT, first))
  await expect(page.getByRole('heading', { level: 1, name: 'Kamu sedang luring' })).toBeVisible()
})

test('a new release replaces the worker and loses nothing that waits; switched off, it is gone', async ({ page, stage }) => {
  test.setTimeout(180_000)
  await page.goto(door.url(TENANT, '/News'))
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('sanggar_app')
  const siti = await stage.enter(page, TENANT, 'Siti Rilis', ['student'])
  const { chapters } = await joinClass(stage, [siti.id])
  await page.goto(door.url(TENANT, chapters[2]?.path))
  await hydrated(page)
  await kept(page)
  const before = await releaseOf(page)
  door.refused = /^\/api\/services\/v1\/learning\/progress/
  await page.keyboard.press('m')
  const waiting = () =>
    page.evaluate(async () => {
      const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith('sanggar-studio') ? [name] : []))
      const counts = names.map(
        name =>
          new Promise<number>(done => {
            const opening = indexedDB.open(name)
            opening.onsuccess = () => {
              const counting = opening.result.transaction('progress').objectStore('progress').count()
              counting.onsuccess = () => {
                opening.result.close()
                done(counting.result)
              }
            }
          }),
      )
      return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
    })
  await expect.poll(waiting).toBeGreaterThan(0)
  door.workerText = script => script.replaceAll(before, 'another-release')
  await expect
    .poll(
      async () => {
        await reopen(page)
        // It registers once the browser is idle, and the worker is looked for then.
        await page.waitForTimeout(5000)
        return await releaseOf(page)
      },
      { timeout: 90_000 },
    )
    .toBe('another-release')
  expect(await waiting()).toBeGreaterThan(0)
  // What was kept by the release before is still shown.
  await lose(page, door)
  await page.reload()
  await expect(page.locator('[data-chapter-kind="article"]')).toBeVisible()
  door.refused = undefined
  await regain(page, door)
  const done = async () =>
    (await stage.query(`select 1 from chapter_progress where member_id = $1 and done_at is not null`, [siti.id])).length
  await expect.poll(done, { timeout: 30_000 }).toBe(1)

  const off = await readFile('build/worker/off.js', 'utf8')
  door.workerText = () => off
  await expect
    .poll(
      async () => {
        await reopen(page)
        await page.waitForTimeout(5000)
        return await page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length])
      },
      { timeout: 60_000 },
    )
    .toEqual([0, 0])
})

test('a page that holds up what the browser keeps does not hold up signing out', async ({ page, context, stage }) => {
  await stage.enter(page, TENANT, 'Wati Tertahan', ['student'])
  const holder = await context.newPage()
  await holder.goto(door.url(TENANT, '/News'))
  // As a page of WebKit's back/forward cache does: it opened the stores, and answers nothing.
  await holder.evaluate(() => void indexedDB.open('sanggar-studio', 1))
  await page.goto(door.url(TENANT, '/Account'))
  await hydrated(page)
  page.on('dialog', dialog => void dialog.accept())
  await signOut(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-half', 'app', { timeout: 30_000 })
  expect((await context.cookies()).filter(({ name }) => name === 'sanggar_access')).toEqual([])
  // What it held up goes with it.
  await holder.close()
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).filter(({ name }) => name?.startsWith('sanggar-studio'))))
    .toEqual([])
})
