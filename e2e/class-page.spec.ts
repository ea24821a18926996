import { expect, findBarriers, tenantUrl, test } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

const COURSE = '/Courses/html-dan-css-dari-nol'

test('a class on a phone: how to join in the first screen, locks by name, a way on from each chapter, links to share', async ({ page }) => {
  await page.goto(tenantUrl('alkademi', COURSE))
  const box = page.getByRole('complementary', { name: 'Pendaftaran' })
  await expect(box.locator('[data-join] .btn-main')).toHaveCount(1)
  await expect(box.locator('[data-join] .btn-main')).toBeInViewport({ ratio: 1 })
  await expect(box.getByText('Mulai', { exact: true })).toBeInViewport()
  expect(await findBarriers(page)).toEqual([])

  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const shared = new URL((await page.getByRole('link', { name: 'Bagikan lewat WhatsApp' }).getAttribute('href')) ?? '')
  expect(shared.searchParams.get('text')).toBe(`${name} ${tenantUrl('alkademi', COURSE)}`)

  // The first chapter is a preview; the second is for participants.
  await page
    .getByRole('link', { name: /^Khusus peserta: / })
    .nth(1)
    .click()
  await expect(page.getByRole('heading', { name: 'Bab ini belum terbuka' })).toBeVisible()
  await expect(page.getByRole('article').getByText('Untuk peserta kelas')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Ikuti kelas ini' })).toBeVisible()
  expect(await findBarriers(page)).toEqual([])

  await page.goto(tenantUrl('alkademi', COURSE))
  await page.getByRole('link', { name: 'Tautan tetap' }).click()
  await expect(page).toHaveURL(/\/Courses\/[A-Z0-9-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('a class between two wide columns: the box stays beside the text, and nothing runs out of a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(tenantUrl('ruangcipta', '/Courses'))
  await page.locator('main li h2 a').first().click()
  await expect(page.getByRole('complementary', { name: 'Pendaftaran' }).locator('[data-join] .btn-main')).toBeInViewport({ ratio: 1 })
  expect(await findBarriers(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await findBarriers(page)).toEqual([])
})
