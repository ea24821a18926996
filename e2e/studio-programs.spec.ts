import type { Page } from '@playwright/test'
import { expect, findBarriers, hydrated, tenantUrl } from './fixtures.ts'
import { HttpBrowser } from './http.ts'
import { test } from './stage.ts'

// Refused saves and pages are what is tested; browsers note each.
test.use({ allowedErrors: /^Failed to load resource: .*\/(?:v1\/(?:program|mentor|school)\/|Studio\/(?:Programs|Mentors|Schools))/ })

const SITE = 'alkademi'
const at = (path: string) => tenantUrl(SITE, path)
const state = (page: Page, value: string) => expect(page.locator('form[data-save-state]')).toHaveAttribute('data-save-state', value)
const act = (page: Page, name: string) => page.locator(`[data-act="${name}"]`)
const shown = async (path: string) => (await new HttpBrowser().ask(at(path))).text
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

async function open(page: Page, path: string): Promise<void> {
  await page.goto(at(path))
  await hydrated(page)
}

/** Adds the suggestion whose name begins so. */
async function choose(page: Page, name: string, words: string): Promise<string> {
  const values = await page.locator(`#${name}-choices option`).evaluateAll(all => all.map(one => one.getAttribute('value') ?? ''))
  const value = values.find(one => one.startsWith(words)) ?? ''
  await field(page, `${name}.add`).fill(value)
  await expect(page.locator(`#${name} li`).filter({ hasText: value })).toBeVisible()
  return value
}

async function isWhole(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await findBarriers(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('a program is made with two classes and a school, and its lead changes it; another’s is closed to the lead', async ({
  page,
  stage,
}) => {
  test.setTimeout(120_000)
  const name = `Program ${Date.now()}`
  const slug = name.toLowerCase().replace(' ', '-')
  const tenant = await stage.tenant(SITE)
  await stage.enter(page, SITE, 'Admin Program', ['admin'])
  await open(page, '/Studio/Programs/New')
  await field(page, 'name').fill(name)
  await field(page, 'translations.en.name').fill(`${name} in English`)
  await field(page, 'summary').fill('Kelas dan sekolah bersama.')
  await page.locator('[data-rich-field="content"] [contenteditable]').first().click()
  await page.keyboard.type('Isi program.')
  const classes = await stage.query<{ name: string }>(
    `select name from classes where tenant_id = $1 and published_at <= now() order by name limit 2`,
    [tenant],
  )
  for (const one of classes) await choose(page, 'classIds', one.name)
  const [school] = await stage.query<{ name: string }>(
    'select name from schools where tenant_id = $1 and confirmed_at is not null order by name limit 1',
    [tenant],
  )
  await choose(page, 'schoolIds', school?.name ?? '?')
  await isWhole(page)
  await act(page, 'save').click()
  await state(page, 'saved')
  await expect.poll(() => shown(`/Program/${slug}`), { timeout: 1000 }).toContain(school?.name)
  expect(await shown(`/en/Program/${slug}`)).toContain(`${name} in English`)
  const text = await shown(`/Program/${slug}`)
  expect(classes.filter(one => !text.includes(one.name))).toEqual([])

  const [row] = await stage.query<{ id: string }>('select id from programs where tenant_id = $1 and slug = $2', [tenant, slug])
  const [another] = await stage.query<{ id: string }>('select id from programs where tenant_id = $1 and slug <> $2 limit 1', [tenant, slug])
  const lead = await stage.enter(page, SITE, 'Pemimpin Program', ['lead_program'])
  await stage.query('update memberships set program_ids = array[$2::uuid] where member_id = $1', [lead.id, row?.id])
  await open(page, '/Studio/Programs')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name }).click()
  await hydrated(page)
  await field(page, 'summary').fill('Diubah pemimpinnya.')
  await act(page, 'save').click()
  await state(page, 'saved')
  await expect(act(page, 'delete')).toHaveCount(0)
  await expect.poll(() => shown(`/Program/${slug}`), { timeout: 1000 }).toContain('Diubah pemimpinnya.')
  expect((await page.goto(at(`/Studio/Programs/${another?.id}`)))?.status()).toBe(403)
  expect((await page.goto(at('/Studio/Programs/New')))?.status()).toBe(403)
})

test('a mentor changes the own profile', async ({ page, stage }) => {
  const tenant = await stage.tenant(SITE)
  const mentors = await stage.query<{ id: string }>('select id from mentors where tenant_id = $1 order by position, name limit 2', [tenant])
  const mentor = await stage.enter(page, SITE, 'Mentor Profil', ['mentor'])
  await stage.query('update memberships set mentor_id = $2 where member_id = $1', [mentor.id, mentors[0]?.id])
  const bio = `Mengajar sejak lama, ${Date.now()}.`
  await open(page, '/Studio/Mentors')
  await isWhole(page)
  await open(page, `/Studio/Mentors/${mentors[0]?.id}`)
  await field(page, 'bio').fill(bio)
  await isWhole(page)
  await act(page, 'save').click()
  await state(page, 'saved')
  await expect.poll(() => shown('/Mentor'), { timeout: 1000 }).toContain(bio)
  expect((await page.goto(at(`/Studio/Mentors/${mentors[1]?.id}`)))?.status()).toBe(403)
})

test('a school whose NPSN is taken is told so beside the field; a removed one comes back', async ({ page, stage }) => {
  const tenant = await stage.tenant(SITE)
  const npsn = String(Date.now()).slice(-8)
  await stage.query(
    'update schools set npsn = $2 where (tenant_id, id) = (select tenant_id, id from schools where tenant_id = $1 limit 1)',
    [tenant, npsn],
  )
  const name = `SMK Uji ${npsn}`
  await stage.enter(page, SITE, 'Admin Sekolah', ['admin'])
  await open(page, '/Studio/Schools/New')
  await field(page, 'name').fill(name)
  await field(page, 'npsn').fill(npsn)
  const city = await page.locator('#cityId-choices option').first().getAttribute('value')
  await field(page, 'cityId').fill(city ?? '')
  await act(page, 'save').click()
  await expect(page.locator('#npsn-problem')).toBeVisible()
  await field(page, 'npsn').fill('')
  await isWhole(page)
  await act(page, 'save').click()
  await state(page, 'saved')
  await act(page, 'delete').click()
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect(page.getByText('Sudah dipulihkan.')).toBeVisible()
  await open(page, `/Studio/Schools?search=${encodeURIComponent(name)}`)
  await expect(page.getByRole('link', { name })).toBeVisible()
  await isWhole(page)
})
