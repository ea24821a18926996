import { createHash, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { newId } from '#platform/db/ids.ts'
import { expect, findBarriers, hydrated, tenantUrl } from './fixtures.ts'
import { test } from './stage.ts'

const TENANT = 'alkademi'
const at = (path: string) => tenantUrl(TENANT, path)
const PHONE = { width: 360, height: 740 }

/** Looks at a page at 360 px in both schemes, and at 320 px: nothing is wider than the phone, and nothing stands in the way. */
async function look(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findBarriers(page)).toEqual([])
    await page.screenshot({ path: `test-results/home-${name}-360-${colorScheme}.png`, fullPage: true })
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.screenshot({ path: `test-results/home-${name}-1440.png` })
  await page.setViewportSize(PHONE)
}

// The invitation that is refused: browsers note it.
test.use({ viewport: PHONE, allowedErrors: /^Failed to load resource: .*Studio\/Pupils/ })

test('a mentor sees who falls behind and why, and goes from a question to its thread', async ({ page, stage }) => {
  test.setTimeout(120_000)
  const tenant = await stage.tenant(TENANT)
  const mira = await stage.enter(page, TENANT, 'Mira Pengampu', ['mentor'])
  await stage.query(
    `update memberships set mentor_id = (select id from mentors where tenant_id = $1 and name = 'Mentari Kusuma') where member_id = $2`,
    [tenant, mira.id],
  )
  await page.goto(at('/Studio'))
  await hydrated(page)
  const start = page.locator('section').filter({ hasText: 'Yang tertinggal, dan mengapa' })
  await expect(start.locator('[data-reason]').first()).toBeVisible()
  await look(page, 'start')
  await start.getByRole('link', { name: 'Perkembangan belajar' }).press('Enter')
  await expect(page).toHaveURL(/Studio\/Teaching$/)
  await hydrated(page)
  await look(page, 'mentor')
  const behind = page.locator('[data-home="classes"] [data-behind]:not([data-behind="0"])').first()
  await behind.getByRole('link').first().click()
  await expect(page.locator('[data-home="behind"] [data-reason="silent"]').first()).toBeVisible()
  await expect(page.locator('[data-home="behind"] [data-reason="stuck"]').first()).toBeVisible()
  await hydrated(page)
  await look(page, 'mentor-class')
  await page.goto(page.url().replace('/Studio/', '/en/Studio/'))
  await expect(page.locator('[data-home="behind"]')).toContainText('has not opened the class for')
  // One tap to write to the class.
  await page.getByRole('link', { name: 'Write an announcement' }).click()
  await expect(page.locator('[name="body"]')).toBeVisible()
  await page.goto(at('/Studio/Teaching'))
  await page.locator('[data-home="questions"] a').first().click()
  await expect(page.locator('[data-discussion="open"]')).toBeVisible()
  const id = /#post-([0-9a-f-]{36})$/.exec(page.url())?.[1]
  await expect(page.locator(`#post-${id}`)).toBeInViewport()
})

test('a school’s teacher sees their own pupils, and is refused the classes of others', async ({ page, stage }) => {
  test.setTimeout(120_000)
  const tenant = await stage.tenant(TENANT)
  const guru = await stage.enter(page, TENANT, 'Guru Wali', ['teacher'])
  await stage.query(
    `update memberships set school_id = (select school_id from memberships where tenant_id = $1 and kind = 4 and school_id is not null
      group by school_id order by count(*) desc limit 1) where member_id = $2`,
    [tenant, guru.id],
  )
  await page.goto(at('/Studio/Pupils'))
  await hydrated(page)
  await expect(page.locator('[data-home="pupils"]')).toContainText('Arum Setyaningsih')
  await expect(page.locator('[data-home="pupils"]')).not.toContainText('Bima Aryasatya')
  await look(page, 'teacher')
  const one = page.locator('[data-home="classes"] li').first()
  await one.getByRole('link', { name: /^Peserta/ }).click()
  await expect(page.getByText('Arum Setyaningsih').first()).toBeVisible()
  await expect(page.getByText('Bima Aryasatya')).toHaveCount(0)
  await page.goto(at('/Studio/Pupils'))
  await page.locator('[name="addresses"]').fill('nama,email\nSatu,bukan alamat')
  await page.locator('[data-act="invite"]').click()
  await expect(page.locator('#addresses-problem')).toContainText('baris 2')
  await page.locator('[name="addresses"]').fill(`nama,email\nSatu,siswa-${newId().slice(-6)}@contoh.example`)
  await page.locator('[data-act="invite"]').click()
  await expect(page.getByText('Undangan untuk 1 alamat sudah diproses')).toBeVisible()
})

test('a guardian sees by the link how the child learns, and ends it', async ({ page, stage }) => {
  const tenant = await stage.tenant(TENANT)
  const child = await stage.enrol(TENANT, 'Nara Cilik', ['student'])
  const token = randomBytes(32).toString('hex')
  const consent = newId()
  await stage.query(`update members set born_on = '2013-05-05' where id = $1`, [child.id])
  await stage.query(
    `insert into consents (tenant_id, id, member_id, purpose, text_version, shown_text, given_at, given_by, giver_name)
     values ($1, $2, $3, 'membership', '1', 'Saya mengizinkan', now(), 'parent', 'Ibu Rahma')`,
    [tenant, consent, child.id],
  )
  await stage.query(
    `insert into guardian_requests (tenant_id, token_sha256, member_id, asked_of, channel, guardian_name, guardian_email, asked_at, expires_at, answered_at, is_granted, consent_id)
     values ($1, $2, $3, 'parent', 'mail', 'Ibu Rahma', 'ibu@contoh.example', now() - interval '1 day', now() + interval '13 days', now(), true, $4)`,
    [tenant, createHash('sha256').update(token).digest(), child.id, consent],
  )
  await stage.query(
    `insert into enrolments (tenant_id, id, class_id, batch_id, member_id, state, asked_at, joined_at, percent, last_active_at)
     select $1, $2, e.class_id, e.batch_id, $3, 'joined', now(), now(), 40, now() from enrolments e where e.tenant_id = $1 limit 1`,
    [tenant, newId(), child.id],
  )
  await page.goto(at(`/Account/Guardian/${token}`))
  await page.getByRole('link', { name: 'Lihat belajarnya Nara Cilik' }).click()
  await expect(page.locator('[data-guardian="classes"]')).toContainText('40% selesai')
  await look(page, 'guardian')
  await page.goto(at(`/en/Account/Guardian/${token}/Learning`))
  await expect(page.locator('[data-guardian="classes"]')).toContainText('40% done')
  // The link runs out: a new one is mailed, and this one shows nothing more.
  await stage.query(
    `insert into guardian_views (tenant_id, consent_id, member_id, expires_at) values ($1, $2, $3, now() - interval '1 day')`,
    [tenant, consent, child.id],
  )
  await page.goto(at(`/Account/Guardian/${token}/Learning`))
  await expect(page.getByText('sudah habis')).toBeVisible()
  await look(page, 'guardian-expired')
  await page.getByRole('button', { name: 'Kirim tautan baru' }).press('Enter')
  await expect(page.getByText('Tautan baru sudah dikirim')).toBeVisible()
  await expect(page.getByText('ibu@contoh.example')).toHaveCount(0)
  await expect(page.locator('[data-guardian="classes"]')).toHaveCount(0)
  // The mail has the new link's token; what it opens is tried in `guardian.test.ts`.
  await stage.query(`update guardian_views set token_sha256 = null where tenant_id = $1 and consent_id = $2`, [tenant, consent])
  await page.goto(at(`/Account/Guardian/${token}/Learning`))
  await page.getByRole('button', { name: 'Hentikan tampilan kemajuan' }).click()
  await expect(page.getByText('sudah berakhir')).toBeVisible()
  await expect(page.locator('[data-guardian="classes"]')).toHaveCount(0)
  await page.getByRole('link', { name: 'Baca atau cabut izin' }).click()
  await expect(page.getByText('Ibu Rahma').first()).toBeVisible()
})

test('a learner’s calendar is walked by keys, and a lead’s figures fit a phone', async ({ page, stage }) => {
  const tenant = await stage.tenant(TENANT)
  const siswa = await stage.enter(page, TENANT, 'Siswa Kalender', ['student'])
  await stage.query(
    `insert into enrolments (tenant_id, id, class_id, batch_id, member_id, state, asked_at, joined_at)
     select distinct on (e.class_id) $1::uuid, gen_random_uuid(), e.class_id, e.batch_id, $2::uuid, 'joined', now(), now() from enrolments e where e.tenant_id = $1`,
    [tenant, siswa.id],
  )
  await page.goto(at('/Learn'))
  await hydrated(page)
  await look(page, 'learner')
  await page.getByRole('link', { name: 'Lihat kalender' }).click()
  await expect(page.locator('[data-calendar] > li')).toHaveCount(7)
  await hydrated(page)
  const week = await page.locator('[data-calendar]').getAttribute('data-calendar')
  await page.getByRole('link', { name: 'Minggu berikutnya' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-calendar]')).not.toHaveAttribute('data-calendar', week ?? '')
  await look(page, 'calendar')

  await page.context().clearCookies()
  await stage.enter(page, TENANT, 'Rina Pengelola', ['admin'])
  await page.goto(at('/Studio/Figures'))
  await hydrated(page)
  await expect(page.locator('[data-figures="schools"]')).toBeVisible()
  await look(page, 'figures')
})
