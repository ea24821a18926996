import { readFile } from 'node:fs/promises'
import { fillSignIn, loginOf } from './account-steps.ts'
import { expect, findBarriers, hydrated, tenantUrl, test } from './fixtures.ts'

const SITE = 'alkademi'
const PAGE = tenantUrl(SITE, '/Studio/Statistics')
const SHOTS = process.env['SHOTS']

test('an admin sees the figures, changes the period and takes a file; light, dark and on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(PAGE)
  await fillSignIn(page, await loginOf('admin'))
  await expect(page.getByRole('heading', { level: 1, name: 'Statistik' })).toBeVisible()
  await hydrated(page)
  await expect(page.getByRole('definition').first()).toContainText(/\d/)
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1440, 360]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      if (SHOTS) await page.screenshot({ path: `${SHOTS}/statistics-${width}-${colorScheme}.png`, fullPage: true })
      expect(await findBarriers(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      const smallest = await page.evaluate(() =>
        Math.min(
          ...[...document.querySelectorAll('main svg text, main figure *, main dl *, main td, main th')].map(one =>
            Number.parseFloat(getComputedStyle(one).fontSize),
          ),
        ),
      )
      expect(smallest).toBeGreaterThanOrEqual(11)
    }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByRole('link', { name: '7 hari' }).click()
  await expect(page).toHaveURL(/period=7/)
  await expect(page.getByRole('link', { name: '7 hari' })).toHaveAttribute('aria-current', 'true')
  await page.getByText('Tanggal sendiri').click()
  await page.getByLabel('Dari tanggal').fill('2026-01-05')
  await page.getByLabel('Sampai tanggal').fill('2026-01-06')
  await page.getByRole('button', { name: 'Tampilkan' }).click()
  await expect(page).toHaveURL(/period=own&from=2026-01-05&to=2026-01-06/)
  await expect(page.getByText('dibandingkan dengan 2 hari sebelumnya')).toBeVisible()

  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Unduh CSV: Per sekolah' }).click()
  const file = await waiting
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFFSekolah,Siswa sekolah,Siswa mendaftar,Tim mendaftar\r\n.+/)

  await page.goto(tenantUrl(SITE, '/en/Studio/Statistics'))
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'By school' })).toBeVisible()
})

test('a lead of a region sees the schools of their region alone', async ({ page }) => {
  await page.goto(PAGE)
  await fillSignIn(page, await loginOf('lead_region'))
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Statistik' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Anggota per peran' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2, name: 'Halaman yang paling banyak dibuka' })).toHaveCount(0)
  expect(await findBarriers(page)).toEqual([])
})
