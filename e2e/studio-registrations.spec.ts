import { type Page, test as plain } from '@playwright/test'
import { fillSignIn, loginOf } from './account-steps.ts'
import { expect, findBarriers, hydrated, tenantUrl, test } from './fixtures.ts'

const at = (path: string) => tenantUrl('alkademi', path)
const PHONE = { width: 360, height: 740 }
const WIDE = { width: 1440, height: 900 }

/** Registers a school with a team by the calls, as who is signed in on the page. */
async function register(page: Page, name: string, npsn: string): Promise<void> {
  const contact = { contactName: 'Rina Ünal', contactRole: 'Guru', contactEmail: `${npsn}@smk.example`, contactPhone: '081234567890' }
  for (const [path, values] of [
    ['school', { name, npsn, cityId: '32.73', ...contact }],
    ['team', { name: `Tim ${name}`, npsn, members: ['Ayu', 'Budi'], ...contact }],
  ] as const) {
    const status = await page.evaluate(
      async ([address, body]) => (await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status,
      [`/api/services/v1/${path}/register`, JSON.stringify(values)] as const,
    )
    expect(status).toBe(201)
  }
}

/** The screen is whole: no barrier, and nothing wider than a phone. */
async function isWhole(page: Page, name: string): Promise<void> {
  for (const size of [PHONE, WIDE]) {
    await page.setViewportSize(size)
    expect(await findBarriers(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
    await page.screenshot({ path: plain.info().outputPath(`${name}-${size.width}.png`), fullPage: true })
  }
}

test('staff decide registrations by keyboard, take one back, and write results in the list and by a table', async ({ page }) => {
  test.setTimeout(150_000)
  const mark = `Daftar ${Date.now() % 1_000_000}`
  const npsn = String(10_000_000 + (Date.now() % 80_000_000))
  const names = [`SMK ${mark} A`, `SMK ${mark} B`]
  const list = at(`/Studio/Registrations?search=${encodeURIComponent(mark)}`)
  await page.goto(list)
  await fillSignIn(page, await loginOf('admin'))
  await expect(page).toHaveURL(/\/Studio\/Registrations/)
  await hydrated(page)
  await register(page, names[0] ?? '', npsn)
  await register(page, names[1] ?? '', String(Number(npsn) + 1))
  await page.goto(list)
  await hydrated(page)
  const rows = page.getByRole('row').filter({ hasText: mark })
  await expect(rows).toHaveCount(2)

  await test.step('one is declined with a reason, by keyboard, and taken back', async () => {
    await page.getByRole('link', { name: names[0] ?? '' }).focus()
    await page.keyboard.press('x')
    await expect(page.getByText('1 dipilih')).toBeVisible()
    await isWhole(page, 'registrations')
    await page.getByLabel('Alasan penolakan').fill('NPSN tidak cocok')
    await page.locator('[data-act="decline"]').press('Enter')
    await expect(page.getByText('Dipindahkan ke tempat sampah.')).toBeVisible()
    await expect(rows).toHaveCount(1)
    await page.getByRole('button', { name: 'Urungkan' }).press('Enter')
    await expect(rows).toHaveCount(2)
  })

  await test.step('all that was handed in stands on its own page', async () => {
    await page.getByRole('link', { name: names[0] ?? '' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[0] ?? '')
    await expect(page.getByText('Ayu, Budi')).toBeVisible()
    await isWhole(page, 'registration')
    await page.goto(list)
    await hydrated(page)
  })

  await test.step('both are confirmed at once, and the file has them', async () => {
    await page.setViewportSize(PHONE)
    await page.getByRole('button', { name: 'Pilih semua di halaman ini' }).press('Enter')
    await page.locator('[data-act="confirm"]').press('Enter')
    await expect(page.getByText(/^Sudah dikonfirmasi/)).toBeVisible()
    await page.setViewportSize(WIDE)
    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Unduh CSV' }).press('Enter')
    expect((await coming).suggestedFilename()).toMatch(/^registrations-alkademi-/)
  })

  await test.step('a result in the list, another by a table', async () => {
    await page.goto(at(`/Studio/Results?search=${encodeURIComponent(mark)}`))
    await hydrated(page)
    await page.getByLabel(`Nilai Tim ${names[0]} dari ${names[0]}`).fill('999')
    await page.getByLabel(`Waktu Tim ${names[0]} dari ${names[0]}, dalam menit`).fill('61')
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 hasil tersimpan')).toBeVisible()
    await page.getByLabel('Atau tempel tabelnya').fill(`npsn,team,score\n${Number(npsn) + 1},Tim ${names[1]},998`)
    await page.locator('[data-act="check"]').press('Enter')
    await expect(page.getByText('1 akan berubah, 0 ditolak')).toBeVisible()
    await isWhole(page, 'results')
    await page.locator('[data-act="apply"]').press('Enter')
    await expect(page.getByText('1 hasil tersimpan')).toBeVisible()
    await page.goto(at('/Liga-Smk'))
    await expect(page.getByText(`Tim ${names[0]}`).first()).toBeVisible()
  })
})
