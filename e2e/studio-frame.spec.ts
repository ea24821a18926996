import type { Page } from '@playwright/test'
import { fillSignIn, loginOf } from './account-steps.ts'
import { expect, findBarriers, hydrated, tenantUrl } from './fixtures.ts'
import { test } from './stage.ts'

const STUDIO = tenantUrl('alkademi', '/Studio')
const SHOTS = process.env['SHOTS']

/** Takes pictures of a page at both widths, light and dark, if asked to, and returns what bars people from it. */
async function look(page: Page, name: string): Promise<string[]> {
  const barriers: string[] = []
  for (const [width, height] of [
    [1440, 900],
    [360, 740],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}-${width}-${colorScheme}.png` })
      barriers.push(...(await findBarriers(page)).map(barrier => `${name} ${width} ${colorScheme}: ${barrier}`))
    }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
  return barriers
}

test('whoever works in the studio lands there, students where they were; each finds their own start page', async ({
  page,
  stage,
  browser,
}) => {
  test.setTimeout(180_000)
  await page.goto(tenantUrl('alkademi', '/Login'))
  await fillSignIn(page, await loginOf('writer'))
  await expect(page).toHaveURL(STUDIO)
  await hydrated(page)
  await expect(page.locator('[data-home="drafts"]')).toBeVisible()
  expect(await look(page, 'writer')).toEqual([])

  const student = await (await browser.newContext({ locale: 'id-ID' })).newPage()
  await student.goto(tenantUrl('alkademi', '/Login'))
  await fillSignIn(student, await loginOf('student'))
  await expect(student).toHaveURL(tenantUrl('alkademi', '/Learn'))
  await student.context().close()

  await stage.enter(page, 'alkademi', 'Mira Mentor', ['mentor'])
  await page.goto(STUDIO)
  await hydrated(page)
  await expect(page.locator('[data-home="ownClasses"]')).toContainText('Minta admin menghubungkanmu')
  expect(await look(page, 'mentor')).toEqual([])
})

test('an admin finds queues, bell, palette and keys; all by keyboard, in the dark and on a phone', async ({ page, stage }) => {
  test.setTimeout(180_000)
  const admin = await stage.enter(page, 'alkademi', 'Ani Bingkai', ['admin'])
  const tenant = await stage.tenant('alkademi')
  await stage.query(
    `insert into notices (tenant_id, id, member_id, kind, subject, href, times, created_at)
     values ($1, gen_random_uuid(), $2, 'registration', 'SMKN 4 Malang', '/Studio/Registrations', 1, now()),
            ($1, gen_random_uuid(), $2, 'request', '', '/Studio/Requests', 3, now() - interval '1 hour')`,
    [tenant, admin.id],
  )
  await page.goto(STUDIO)
  await hydrated(page)
  await expect(page.locator('[data-home="queues"]')).toBeVisible()
  await expect(page.locator('[data-home="publication"]')).toBeVisible()
  await expect(page.locator('[data-unread]')).toHaveAttribute('data-unread', '2')
  expect(await look(page, 'admin')).toEqual([])

  // The palette: opened, asked and left by keys alone.
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Cari atau jalankan perintah' })
  const field = palette.getByRole('combobox')
  await expect(field).toBeFocused()
  expect(await look(page, 'palette')).toEqual([])
  await field.fill('Ani Bingkai')
  // A second try finds the first one's member, too.
  await expect(palette.getByRole('option', { name: admin.email })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  await page.keyboard.press('Control+k')
  await field.fill('Undang anggota')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(tenantUrl('alkademi', '/Studio/Members/Invite'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  // Keys lead on, but not while typing.
  await page.goto(tenantUrl('alkademi', '/Studio/Members/Invite?role=writer'))
  await hydrated(page)
  await page.getByLabel('Alamat email').first().pressSequentially('gn')
  await expect(page).toHaveURL(/Invite\?role=writer$/)
  await page.getByLabel('Alamat email').first().blur()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Pintasan papan ketik' })).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Pintasan papan ketik' })).toBeHidden()
  // Keys that come too far apart, on a machine that is busy, lead nowhere: a person presses them again.
  await expect(async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('n')
    await expect(page).toHaveURL(tenantUrl('alkademi', '/Studio/Notices'), { timeout: 3000 })
  }).toPass({ timeout: 20_000 })
  await expect(page.getByRole('button', { name: 'SMKN 4 Malang mendaftar' })).toBeVisible()
  expect(await look(page, 'notices')).toEqual([])
  await page.getByRole('button', { name: 'Tandai semua sudah dibaca' }).click()
  await expect(page.locator('[data-unread]')).toHaveCount(0)
  await page.getByRole('link', { name: 'Atur', exact: true }).click()
  await page.getByRole('group', { name: 'Janji donasi' }).getByLabel('Tidak usah').check()
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByText('Pilihanmu tersimpan.')).toBeVisible()
  expect(await look(page, 'notice-settings')).toEqual([])

  // The theme is kept, and stands in the first paint of the next visit.
  await page.getByRole('button', { name: /Akun/ }).click()
  await page.getByText('Gelap', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const document = await page.evaluate(async () => (await fetch('/Studio')).text())
  expect(document).toMatch(/<html[^>]* data-theme="dark"/)
  await page.reload()
  await hydrated(page)
  expect(await page.evaluate(() => getComputedStyle(window.document.documentElement).colorScheme)).toBe('dark')

  // The side bar is a drawer on phones: the focus stays within, Esc closes it.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Menu ruang kerja' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu ruang kerja' })
  await expect(drawer).toBeVisible()
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/drawer-360.png` })
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await page.getByRole('button', { name: 'Menu ruang kerja' }).click()
  await drawer.getByRole('link', { name: 'Tulisan' }).click()
  await expect(page).toHaveURL(tenantUrl('alkademi', '/Studio/Posts'))
  await expect(drawer).toBeHidden()
})
