import { expect, hydrated, tenantUrl } from './fixtures.ts'
import { seat } from './made-class.ts'
import { test } from './stage.ts'

const TENANT = 'alkademi'

test('a learner in English stays there: by keys, by what is fetched ahead, and with a note', async ({ page, stage }) => {
  test.setTimeout(120_000)
  const tenant = await stage.tenant(TENANT)
  const chapters = await stage.query<{ id: string; classId: string; class: string; module: string; slug: string }>(
    `select h.id, c.id as "classId", c.slug as class, m.slug as module, h.slug from classes c
     join class_modules m on m.tenant_id = c.tenant_id and m.class_id = c.id join class_chapters h on h.tenant_id = m.tenant_id and h.module_id = m.id
     where c.tenant_id = $1 and c.slug = 'sql-bertanya-kepada-data' and h.published_at <= now() and h.removed_at is null and h.kind = 'article'
     order by m.position, h.position, h.id`,
    [tenant],
  )
  const [first, second] = chapters
  if (!first || !second) throw new Error('the demo has no such class')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(tenantUrl(TENANT, '/en/Courses'))
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('sanggar_app')
  const ali = await stage.enter(page, TENANT, 'Ali English', ['student'])
  await seat(stage, { site: TENANT, id: first.classId }, ali.id)
  const [{ premium } = { premium: false }] = await stage.query<{ premium: boolean }>(
    'select is_premium as premium from classes where id = $1',
    [first.classId],
  )
  const pathOf = (one: typeof first) => `/en/Courses${premium ? '/@Premium' : ''}/${one.class}/module/${one.module}/chapter/${one.slug}`
  await page.goto(tenantUrl(TENANT, pathOf(first)))
  await hydrated(page)
  // What is fetched ahead is the English page's data.
  const asked: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.data')) asked.push(pathname)
  })
  const next = (await page.locator('a[rel="next"]').getAttribute('href')) ?? ''
  expect(next).toMatch(/^\/en\/Courses\//)
  await page.waitForTimeout(5000)
  await page.keyboard.press('j')
  await expect(page).toHaveURL(tenantUrl(TENANT, next))
  // Keys are the shown chapter's.
  await expect(page.locator('a[rel="prev"]')).toBeVisible()
  await page.keyboard.press('k')
  await expect(page).toHaveURL(tenantUrl(TENANT, pathOf(first)))
  await expect(page.locator('a[rel="prev"]')).toHaveCount(0)
  expect(asked.filter(path => !path.startsWith('/en/') && path.includes('/chapter/'))).toEqual([])

  // A chapter that was fetched ahead shows what is written in it since.
  await page.keyboard.press('j')
  await expect(page).toHaveURL(tenantUrl(TENANT, next))
  await page.locator('[data-notes] summary').click()
  await page.locator('[data-notes] textarea').fill('Remember this')
  await page.locator('[data-act="note"]').click()
  await expect(page.locator('[data-notes="1"]')).toContainText('Remember this')
  await expect(page).toHaveURL(tenantUrl(TENANT, next))
  await page.screenshot({ path: 'test-results/player-en-360.png' })

  // The class's own page says which chapter is open to everybody.
  await page.goto(tenantUrl(TENANT, '/en/Courses/html-dan-css-dari-nol'))
  await expect(page.getByRole('link', { name: /^Preview/ }).first()).toHaveAttribute('href', /^\/en\/Courses\/.*\/chapter\//)
  await page.locator('main').getByText('Preview').first().scrollIntoViewIfNeeded()
  await page.screenshot({ path: 'test-results/class-preview-en-360.png' })
})
