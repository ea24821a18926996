import { startStore } from '#features/xapi/testing.ts'
import { newId } from '#platform/db/ids.ts'
import { expect, findBarriers, hydrated, tenantUrl } from './fixtures.ts'
import { test } from './stage.ts'

const TENANT = 'alkademi'
const PHONE = { width: 360, height: 740 }
const WIDE = { width: 1440, height: 900 }

test('a learner chooses to be shown, is on the public board, and is gone when they wish', async ({ page, stage }) => {
  test.setTimeout(120_000)
  const tenant = await stage.tenant(TENANT)
  const [one] = await stage.query<{ id: string; slug: string }>(
    'select id, slug from classes where tenant_id = $1 and published_at <= now() order by slug limit 1',
    [tenant],
  )
  await page.setViewportSize(PHONE)
  await page.goto(tenantUrl(TENANT, '/Leaderboards?board=people'))
  await expect(page.locator('[data-board="people"]')).toBeVisible()
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('sanggar_app')
  const siti = await stage.enter(page, TENANT, 'Siti Papan', ['student'])
  await stage.query(`update members set born_on = '2000-01-01' where id = $1`, [siti.id])
  await stage.query(
    `insert into enrolments (tenant_id, id, class_id, batch_id, member_id, state, asked_at, joined_at)
     select $1, $2, id, batch_id, $4, 'joined', now(), now() from classes where tenant_id = $1 and id = $3`,
    [tenant, newId(), one?.id, siti.id],
  )
  await stage.query(
    `insert into learning_points (tenant_id, member_id, class_id, week, points) values ($1, $2, $3, date_trunc('week', now() at time zone 'Asia/Jakarta')::date, 4321)`,
    [tenant, siti.id, one?.id],
  )

  await page.goto(tenantUrl(TENANT, '/Learn/Leaderboards'))
  await hydrated(page)
  await expect(page.locator('[data-showing="hidden"]')).toBeVisible()
  await page.locator('[data-act="show"]').click()
  await expect(page.locator('[data-showing="shown"]')).toBeVisible()
  await expect(page.locator('[data-place="week"]')).toContainText('4.321')
  await page.goto(tenantUrl(TENANT, `/Learn/Leaderboards?class=${one?.slug}`))
  await expect(page.locator('[data-own]')).toContainText('Siti P.')
  expect(await findBarriers(page)).toEqual([])
  await page.screenshot({ path: 'test-results/own-boards-360.png', fullPage: true })

  for (const [lang, size] of [
    ['', PHONE],
    ['/en', PHONE],
    ['', WIDE],
  ] as const) {
    await page.setViewportSize(size)
    await page.goto(tenantUrl(TENANT, `${lang}/Leaderboards?board=people`))
    await expect(page.locator('main')).toContainText('Siti P.')
    expect(await findBarriers(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await page.screenshot({ path: `test-results/leaderboards-${size.width}${lang.replace('/', '-')}.png`, fullPage: true })
  }

  await page.goto(tenantUrl(TENANT, '/Learn/Leaderboards'))
  await hydrated(page)
  await page.locator('[data-act="hide"]').click()
  await expect(page.locator('[data-showing="hidden"]')).toBeVisible()
  await page.goto(tenantUrl(TENANT, '/Leaderboards?board=people'))
  await expect(page.locator('main')).not.toContainText('Siti P.')
})

test('staff name a learning record store, and try it', async ({ page, stage }) => {
  const store = await startStore('kunci:rahasia')
  try {
    await page.setViewportSize(PHONE)
    await page.goto(tenantUrl(TENANT, '/'))
    await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('sanggar_app')
    await stage.enter(page, TENANT, 'Admin Catatan', ['admin'])
    await page.goto(tenantUrl(TENANT, '/Studio/Integrations/Records'))
    await hydrated(page)
    await page.getByLabel('Alamat').fill(store.url)
    await page.getByLabel('Nama kunci').fill('kunci')
    await page.getByLabel('Rahasia').fill('rahasia')
    await page.getByLabel('Kirim pernyataan').check()
    await page.getByRole('button', { name: 'Simpan' }).click()
    await expect(page.locator('[data-store="on"]')).toBeVisible()
    await page.locator('[data-act="try"]').click()
    await expect(page.locator('[data-tried=""]')).toBeVisible()
    expect(store.requests()).toBeGreaterThan(0)
    expect(await findBarriers(page)).toEqual([])
    await page.screenshot({ path: 'test-results/record-store-360.png', fullPage: true })
    await page.setViewportSize(WIDE)
    await page.screenshot({ path: 'test-results/record-store-1440.png', fullPage: true })
    await page.getByLabel('Ya, hapus penyimpanan ini').check()
    await page.getByRole('button', { name: 'Hapus penyimpanan' }).click()
    await expect(page.locator('[data-store]')).toHaveCount(0)
  } finally {
    await store.close()
  }
})
