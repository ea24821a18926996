import type { Page } from '@playwright/test'
import { expect, findBarriers, hydrated, tenantUrl } from './fixtures.ts'
import { HttpBrowser } from './http.ts'
import { test } from './stage.ts'

// Saves that are refused are what is tested; browsers note each.
test.use({ allowedErrors: /^Failed to load resource: .*\/(?:v1\/class\/|Studio\/Classes)/ })

const SITE = 'alkademi'
const DAY_MS = 86_400_000
const at = (path: string) => tenantUrl(SITE, path)
const state = (page: Page, value: string) => expect(page.locator('form[data-save-state]')).toHaveAttribute('data-save-state', value)
const act = (page: Page, name: string) => page.locator(`[data-act="${name}"]`)
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
/** A day from now as the form types it. */
const day = (after: number) => `${new Date(Date.now() + after * DAY_MS).toISOString().slice(0, 10)}T09:00`

async function open(page: Page, path: string): Promise<void> {
  await page.goto(at(path))
  await hydrated(page)
}

test('a mentor drafts a class and asks for its publication; a lead publishes it, a stranger reads it with its badge', async ({
  page,
  browser,
  stage,
}) => {
  test.setTimeout(150_000)
  const name = `Kelas Jalan ${Date.now()}`
  const slug = name.toLowerCase().replaceAll(' ', '-')
  const [other] = await stage.query<{ code: string }>(
    `select c.code from classes c join directory.tenants t on t.id = c.tenant_id where t.slug = $1 order by c.code limit 1`,
    [SITE],
  )
  await stage.enter(page, SITE, 'Mentor Kelas', ['mentor'])
  await open(page, '/Studio/Classes')
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('link', { name: 'Kelas baru' }).first().click()
  await hydrated(page)
  await field(page, 'name').fill(name)
  await field(page, 'translations.en.name').fill(`Class ${name}`)
  await field(page, 'translations.en.summary').fill('A class on the way.')
  await field(page, 'summary').fill('Sebuah kelas percobaan.')

  // Dates are held against each other, and give their badge, as they are typed.
  await field(page, 'registrationOpensAt').fill(day(-2))
  await field(page, 'registrationClosesAt').fill(day(-3))
  await expect(page.locator('#registrationClosesAt-problem')).toBeVisible()
  await field(page, 'registrationClosesAt').fill(day(5))
  await expect(page.locator('#registrationClosesAt-problem')).toHaveCount(0)
  await expect(page.locator('[data-badge="registration"]')).toBeVisible()
  await field(page, 'startsAt').fill(day(10))
  await field(page, 'endsAt').fill(day(30))

  // A code that another class has is said beside the field, with a free one.
  await field(page, 'code').fill(other?.code ?? '')
  await act(page, 'ask').click()
  await expect(page.locator('#code-problem')).toContainText('masih bebas')
  await field(page, 'code').fill('')
  await expect(act(page, 'publish')).toHaveCount(0)
  expect(await findBarriers(page)).toEqual([])
  await act(page, 'ask').click()
  await expect(page.getByText('Permintaanmu tercatat.', { exact: false })).toBeVisible()
  await state(page, 'saved')
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  // The queue of those who may publish.
  const leads = await browser.newContext()
  const lead = await leads.newPage()
  await stage.enter(lead, SITE, 'Ketua Wilayah', ['lead_region'])
  await open(lead, '/Studio/Classes?state=asked')
  expect(await findBarriers(lead)).toEqual([])
  await lead.getByRole('link', { name }).click()
  await hydrated(lead)
  await act(lead, 'publish').click()
  await expect(lead.getByText('Sudah terbit.')).toBeVisible()
  const shown = async (path: string) => (await new HttpBrowser().ask(at(path))).text
  await expect.poll(() => shown(`/Courses/${slug}`), { timeout: 1000 }).toContain('Sebuah kelas percobaan.')
  expect(await shown(`/Courses/${slug}`)).toContain('data-badge="registration"')
  expect(await shown(`/en/Courses/${slug}`)).toContain('A class on the way.')

  // Two at once: the second is told, sees both, and chooses.
  await stage.query('update classes set version = version + 1, summary = $2 where slug = $1', [slug, 'Dari orang lain.'])
  await field(lead, 'summary').fill('Dari saya.')
  await field(lead, 'slug').fill(`${slug}-baru`)
  await act(lead, 'save').click()
  await state(lead, 'conflict')
  await expect(lead.getByRole('cell', { name: 'Dari orang lain.' })).toBeVisible()
  await lead.getByRole('button', { name: 'Simpan punyaku' }).click()
  await state(lead, 'saved')

  // The old address leads on, and the list's act takes the class away.
  expect((await new HttpBrowser().ask(at(`/Courses/${slug}`))).status).toBe(301)
  await expect.poll(() => shown(`/Courses/${slug}-baru`), { timeout: 1000 }).toContain('Dari saya.')
  await lead.setViewportSize({ width: 360, height: 740 })
  await open(lead, `/Studio/Classes?search=${encodeURIComponent(name)}`)
  expect(await findBarriers(lead)).toEqual([])
  expect(await lead.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await lead.getByRole('checkbox').last().check()
  await act(lead, 'withdraw').click()
  await expect(lead.getByText('Ditarik; tetap ada sebagai draf.')).toBeVisible()
  expect((await new HttpBrowser().ask(at(`/Courses/${slug}-baru`))).status).toBe(404)
  await leads.close()
})
