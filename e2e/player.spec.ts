import { expect, findBarriers, hydrated, tenantUrl } from './fixtures.ts'
import { seat } from './made-class.ts'
import { test } from './stage.ts'

const TENANT = 'alkademi'
const PHONE = { width: 360, height: 740 }

test('a learner reads, finishes and goes on, with keys and on another device', async ({ page, browser, stage }) => {
  test.setTimeout(120_000)
  const tenant = await stage.tenant(TENANT)
  const [one] = await stage.query<{ id: string; slug: string; premium: boolean }>(
    `select c.id, c.slug, c.is_premium as premium from classes c join class_modules m on m.tenant_id = c.tenant_id and m.class_id = c.id
     join class_chapters h on h.tenant_id = m.tenant_id and h.module_id = m.id where c.tenant_id = $1 and c.published_at <= now() and not c.is_premium
     group by c.id, c.slug, c.is_premium having count(*) >= 3 order by c.slug limit 1`,
    [tenant],
  )
  const classId = one?.id ?? ''
  const chapters = await stage.query<{ id: string; slug: string; module: string }>(
    `select h.id, h.slug, m.slug as module from class_modules m join class_chapters h on h.tenant_id = m.tenant_id and h.module_id = m.id
     where m.tenant_id = $1 and m.class_id = $2 and h.published_at <= now() and h.removed_at is null order by m.position, h.position, h.id`,
    [tenant, classId],
  )
  const text = (at: number) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: `Paragraf ${at} tentang membaca dengan tenang di ponsel kecil.` }],
  })
  const body = { type: 'doc', content: Array.from({ length: 60 }, (_, at) => text(at + 1)) }
  for (const { id } of chapters.slice(0, 2))
    await stage.query(`update class_chapters set kind = 'article', content = $2, rule = null where id = $1`, [id, { body }])
  const pathOf = (at: number) => `/Courses/${one?.slug}/module/${chapters[at]?.module}/chapter/${chapters[at]?.slug}`

  // Locked for visitors, and it says why.
  await page.setViewportSize(PHONE)
  await page.goto(tenantUrl(TENANT, pathOf(1)))
  await expect(page.locator('[data-chapter-kind]')).toHaveCount(0)
  await expect(page.locator('main')).toContainText('Untuk peserta kelas')
  // A visitor's start-up clears the cookies of a session once: it has to end before somebody signs in.
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('sanggar_app')

  const siti = await stage.enter(page, TENANT, 'Siti Pembaca', ['student'])
  await seat(stage, { site: TENANT, id: classId }, siti.id)
  await page.goto(tenantUrl(TENANT, pathOf(0)))
  await hydrated(page)
  await expect(page.locator('[data-chapter-kind="article"]')).toContainText('Paragraf 60')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findBarriers(page)).toEqual([])
    await page.screenshot({ path: `test-results/player-360-${colorScheme}.png` })
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.locator('[data-act="outline"]').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.screenshot({ path: 'test-results/player-360-outline.png' })
  await page.keyboard.press('Escape')

  // Done, by a key; the next chapter is there at once.
  await page.keyboard.press('m')
  await expect(page.locator('[data-act="done"]')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('[data-progress]')).not.toHaveAttribute('data-progress', '0')
  await page.waitForTimeout(2500)
  const took = await page.evaluate(async next => {
    const start = performance.now()
    document.querySelector<HTMLElement>('a[rel="next"]')?.click()
    while (!location.pathname.endsWith(next) || !document.querySelector('[data-chapter-kind]')) await new Promise(requestAnimationFrame)
    return performance.now() - start
  }, pathOf(1))
  console.log(`next chapter after ${took.toFixed(0)} ms`)
  // Keys are the shown chapter's.
  await expect(page.locator('a[rel="prev"]')).toBeVisible()
  await page.keyboard.press('k')
  await expect(page).toHaveURL(tenantUrl(TENANT, pathOf(0)))
  await expect(page.locator('a[rel="prev"]')).toHaveCount(0)
  await page.keyboard.press('j')
  await expect(page).toHaveURL(tenantUrl(TENANT, pathOf(1)))

  // A note, then a place in the middle, which another device knows.
  await page.locator('[data-notes] summary').click()
  await page.locator('[data-notes] textarea').fill('Ingat bagian ini')
  await page.locator('[data-act="note"]').click()
  await expect(page.locator('[data-notes="1"]')).toContainText('Ingat bagian ini')
  const sent = page.waitForResponse(
    response => response.url().endsWith('/v1/learning/progress') && (response.request().postData() ?? '').includes('position'),
  )
  await page.evaluate(() => scrollTo({ top: 900 }))
  await sent
  await page.waitForTimeout(2500)
  const other = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await other.addCookies([{ name: 'sanggar_access', value: siti.token, url: tenantUrl(TENANT) }])
  const second = await other.newPage()
  await second.goto(tenantUrl(TENANT, '/Learn'))
  await second.screenshot({ path: 'test-results/learn-1440.png' })
  await second.locator('[data-act="continue"]').first().click()
  await expect(second).toHaveURL(tenantUrl(TENANT, pathOf(1)))
  await expect.poll(() => second.evaluate(() => scrollY)).toBeGreaterThan(100)
  await second.screenshot({ path: 'test-results/player-1440.png' })
  await other.close()

  await page.goto(tenantUrl(TENANT, '/Learn'))
  await hydrated(page)
  expect(await findBarriers(page)).toEqual([])
  await page.screenshot({ path: 'test-results/learn-360.png', fullPage: true })
})
