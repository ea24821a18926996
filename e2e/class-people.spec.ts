import type { FileChooser, Page } from '@playwright/test'
import { newId } from '#platform/db/ids.ts'
import { act } from './class-steps.ts'
import { expect, findBarriers, hydrated, tenantUrl } from './fixtures.ts'
import { makeClass } from './made-class.ts'
import { type Stage, test } from './stage.ts'

// A mentor brings people into a class of their own, on a phone: one address by the form, others by a table that is looked at before it is run.

const SITE = 'foundation'
const PHONE = { width: 360, height: 740 }
test.use({ viewport: PHONE })
// A class of others answers 403; browsers note it.
test.use({ allowedErrors: /^Failed to load resource: .* 403 / })

const at = (path: string) => tenantUrl(SITE, path)

/** Inserts a class that only its mentor knows of, with so many places, and returns its id. */
const make = async (stage: Stage, name: string, createdBy: string, quota: number): Promise<string> =>
  (await makeClass(stage, SITE, name, [], { created_by: createdBy, quota, published_at: null })).id

/** Looks at the page as it is: whole, without barriers, in both schemes. */
async function isWhole(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findBarriers(page)).toEqual([])
  }
}

async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: test.info().outputPath(`${name}-360.png`), fullPage: true })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.screenshot({ path: test.info().outputPath(`${name}-1440.png`), fullPage: true })
  await page.setViewportSize(PHONE)
}

/** Chooses a table on the class's page, and waits for what becomes of its rows. */
async function bring(page: Page, base: string, rows: readonly string[]): Promise<void> {
  await page.goto(at(`${base}/Import`))
  await hydrated(page)
  const buffer = Buffer.from(`email,name,batch\n${rows.join('\n')}\n`)
  await page.locator('input[type="file"]').setInputFiles({ name: 'peserta.csv', mimeType: 'text/csv', buffer })
  await expect(act(page, 'dry-run')).toBeEnabled()
  await act(page, 'dry-run').click()
  await expect(page).toHaveURL(/\/Studio\/Import\/[0-9a-f-]{36}/)
  await state(page, 'ready')
}

const state = (page: Page, name: string) => expect(page.locator('[data-import-state]')).toHaveAttribute('data-import-state', name)
const row = (page: Page, address: string) => page.locator('[data-record]').filter({ hasText: address })

test('a mentor invites one by the form and others by a table, sees each row before and after, and changes nothing the second time', async ({
  page,
  stage,
}) => {
  test.setTimeout(180_000)
  const stamp = Date.now()
  const mentor = await stage.enter(page, SITE, 'Mentor Tabel', ['mentor'])
  const id = await make(stage, 'Kelas Tabel', mentor.id, 2)
  const theirs = await make(stage, 'Kelas Orang Lain', (await stage.enrol(SITE, 'Mentor Lain', ['mentor'])).id, 2)
  const [first, second, third] = [
    await stage.enrol(SITE, 'Siswa Satu', ['student']),
    await stage.enrol(SITE, 'Siswa Dua', ['student']),
    await stage.enrol(SITE, 'Siswa Tiga', ['student']),
  ]
  const guests = ['satu', 'dua'].map(name => `${name}-${stamp}@contoh.example`)
  const base = `/Studio/Classes/${id}/Participants`
  expect((await page.goto(at(`/Studio/Classes/${theirs}/Participants/Import`)))?.status()).toBe(403)

  await page.goto(at(base))
  await hydrated(page)
  await page.getByLabel('Alamat email').fill(guests[0] ?? '')
  await page.getByRole('button', { name: 'Tambah', exact: true }).click()
  await expect(page.getByText('Undangan terkirim.', { exact: false })).toBeVisible()
  // Ready for the next one.
  await expect(page.getByLabel('Alamat email')).toHaveValue('')
  await page.getByLabel('Alamat email').fill(first.email)
  await page.getByRole('button', { name: 'Tambah', exact: true }).click()
  await expect(page.getByText('Ditambahkan.', { exact: false })).toBeVisible()
  await expect(page.getByText('Siswa Satu', { exact: true })).toBeVisible()
  await isWhole(page)
  await picture(page, 'list')

  await act(page, 'import').click()
  await expect(page).toHaveURL(new RegExp(`${base}/Import$`))
  await hydrated(page)
  await page.locator('summary', { hasText: 'Isi kolom' }).click()
  await isWhole(page)
  await picture(page, 'begin')
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Unduh tabel kosong' }).click()])
  expect(await download.createReadStream().then(async stream => (await stream.toArray()).join(''))).toMatch(
    /^\uFEFF?email,name,batch\r?\n$/,
  )

  const rows = [
    `${first.email},Siswa Satu,`,
    `${second.email},Siswa Dua,`,
    `${third.email},Siswa Tiga,`,
    `${guests[0]},Tamu Satu,`,
    `${guests[1]},Tamu Dua,`,
    'bukan alamat,Salah,',
    `lain-${stamp}@contoh.example,Salah,Angkatan hantu`,
  ]
  await bring(page, base, rows)
  await expect(row(page, first.email)).toContainText('Sudah ikut')
  await expect(row(page, second.email)).toContainText('Mendapat tempat; kalau belum menjadi anggota')
  await expect(row(page, third.email)).toContainText('Masuk daftar tunggu; kalau belum menjadi anggota')
  await expect(row(page, guests[0] ?? '')).toContainText('Sudah diundang ke kelas ini')
  await expect(row(page, guests[1] ?? '')).toContainText('Masuk daftar tunggu; kalau belum menjadi anggota')
  await expect(row(page, 'bukan alamat')).toContainText('Kolom email')
  await expect(row(page, `lain-${stamp}`)).toContainText('kelas ini tidak punya angkatan bernama begitu')
  // Nothing has happened yet.
  const sent = () => stage.query(`select id from mails where template = 'tenant.invitation' and to_address = $1`, [guests[1]])
  expect(await sent()).toEqual([])
  await isWhole(page)
  await picture(page, 'dry-run')

  await act(page, 'rest').click()
  await state(page, 'done')
  await expect(row(page, second.email)).toContainText('Mendapat tempat')
  await expect(row(page, third.email)).toContainText('Masuk daftar tunggu')
  await expect(row(page, guests[1] ?? '')).toContainText('Diundang lewat email')
  expect(await sent()).toHaveLength(1)
  await isWhole(page)
  await picture(page, 'done')
  await page.getByRole('link', { name: 'Ke daftar peserta' }).click()
  await expect(page.getByText('Siswa Dua', { exact: true })).toBeVisible()
  await expect(page.getByText('Siswa Tiga', { exact: true })).toBeVisible()

  await bring(page, base, rows.slice(0, 5))
  await expect(page.locator('[data-record="doubled"]')).toHaveCount(5)
  await expect(page.locator('[data-record="comes"]')).toHaveCount(0)
  await act(page, 'discard').click()
  await state(page, 'discarded')
  expect(await sent()).toHaveLength(1)

  // What is no such table leads back to the class, not to a page that is closed to mentors.
  await page.goto(at(`/en${base}/Import`))
  await hydrated(page)
  const broken = { name: 'peserta.csv', mimeType: 'text/csv', buffer: Buffer.from('nama\nSiti\n') }
  await page.locator('input[type="file"]').setInputFiles(broken)
  await act(page, 'dry-run').click()
  await state(page, 'refused')
  await expect(page.getByText('The first row must name the columns', { exact: false })).toBeVisible()
  await isWhole(page)
  await page.getByRole('link', { name: 'Choose another file' }).click()
  await expect(page).toHaveURL(at(`/en${base}/Import`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kelas Tabel')
})

test('by keys alone', async ({ page, stage }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const lead = await stage.enter(page, SITE, 'Ketua Tabel', ['lead_program'])
  const id = await make(stage, 'Kelas Tombol', lead.id, 5)
  const guest = `tombol-${newId()}@contoh.example`
  // Long before the key: a browser that is not told yet opens a window of its own, of which nobody hears.
  const choosers: FileChooser[] = []
  page.on('filechooser', one => choosers.push(one))
  await page.goto(at(`/Studio/Classes/${id}/Participants/Import`))
  await hydrated(page)
  expect(await findBarriers(page)).toEqual([])
  await page.locator('summary', { hasText: 'Isi kolom' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Unduh tabel kosong' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('input[type="file"]')).toBeFocused()
  await page.keyboard.press('Space')
  await expect.poll(() => choosers.length).toBe(1)
  await choosers[0]?.setFiles({ name: 'satu.csv', mimeType: 'text/csv', buffer: Buffer.from(`email\n${guest}\n`) })
  await expect(act(page, 'dry-run')).toBeEnabled()
  await act(page, 'dry-run').focus()
  await page.keyboard.press('Enter')
  await state(page, 'ready')
  expect(await findBarriers(page)).toEqual([])
  await act(page, 'run').focus()
  await page.keyboard.press('Enter')
  await state(page, 'done')
  await expect(row(page, guest)).toContainText('Diundang lewat email')
})
