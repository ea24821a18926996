import type { Page } from '@playwright/test'
import { fillSignIn, loginOf, newestMail } from './account-steps.ts'
import { expect, findBarriers, tenantUrl, test } from './fixtures.ts'

const FORM = tenantUrl('alkademi', '/Liga-Smk/Register')

// A refused form gets 422, which the console reports.
test.use({ allowedErrors: /status of 422/ })

/** A suffix for names: a retry of a test finds what the first run left. */
const again = () => (test.info().retry > 0 ? ' II' : '')

interface Entry {
  npsn: string
  school: string
  team: string
  email: string
}

async function fillLeague(page: Page, { npsn, school, team, email }: Entry): Promise<void> {
  await page.getByLabel('Nama sekolah').fill(school)
  await page.getByLabel('NPSN').fill(npsn)
  await page.getByLabel('Kota atau kabupaten').selectOption('32.73')
  await page.getByLabel('Nama guru pendamping').fill('Rina Ünal')
  await page.getByLabel('Jabatan').fill('Guru RPL')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await page.getByLabel('Nomor WhatsApp').fill('0812 3456 7890')
  await page.getByLabel('Nama tim').fill(team)
  await page.getByLabel('Anggota 1').fill('Ayu')
}

async function sendLeague(page: Page, entry: Entry): Promise<void> {
  await page.goto(FORM)
  await fillLeague(page, { ...entry, npsn: '123' })
  await page.getByRole('button', { name: 'Kirim pendaftaran' }).click()
  // Refused: each error is beside its field, and the input is kept.
  await expect(page.getByRole('alert')).toContainText('NPSN tepat 8 angka.')
  await expect(page.getByLabel('NPSN')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Nama sekolah')).toHaveValue(entry.school)
  await expect(page.getByLabel('Kota atau kabupaten')).toHaveValue('32.73')
  await page.getByLabel('NPSN').fill(entry.npsn)
  await page.getByLabel(/^Saya guru atau orang dewasa/).check()
  await page.getByRole('button', { name: 'Kirim pendaftaran' }).click()
  await expect(page).toHaveURL(/\/Liga-Smk\/Register\?done=sent$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pendaftaran sudah kami terima')
}

test('a school registers itself and its team, staff confirms it, and it is on the public list', async ({ page, browser }) => {
  test.setTimeout(120_000)
  const [quiet, loud, team] = [`SMK Tanpa Skrip${again()}`, `SMK Muara Karang${again()}`, `Regu Karang${again()}`]
  const number = (at: number) => `209870${test.info().retry}${at}`
  const bare = await browser.newContext({ locale: 'id-ID', javaScriptEnabled: false })
  await sendLeague(await bare.newPage(), { npsn: number(1), school: quiet, team: 'Regu Sunyi', email: 'sunyi@smk.example' })
  await bare.close()
  await page.goto(FORM)
  expect(await findBarriers(page)).toEqual([])
  await sendLeague(page, { npsn: number(2), school: loud, team, email: 'karang@smk.example' })

  await page.goto(tenantUrl('alkademi', '/Studio/Registrations'))
  await fillSignIn(page, await loginOf('admin'))
  await expect(page.getByRole('link', { name: quiet })).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: `Konfirmasi ${loud}` }).click()
  await expect(page.getByText(/^Sudah dikonfirmasi/)).toBeVisible()
  await expect(page.getByRole('link', { name: loud })).toHaveCount(0)

  await page.goto(tenantUrl('alkademi', '/Liga-Smk'))
  await expect(page.getByText(loud)).toHaveCount(1)
  await expect(page.getByText(quiet)).toHaveCount(0)
  expect((await newestMail('karang@smk.example')).subject).toBe('Pendaftaran liga dikonfirmasi')
})

test('an appointment and a demonstration are asked for, seen by staff and marked as done', async ({ page, browser }) => {
  const name = `Dodi Pranata${again()}`
  const bare = await browser.newContext({ locale: 'id-ID', javaScriptEnabled: false })
  const visitor = await bare.newPage()
  await visitor.goto(tenantUrl('alkademi', '/Make-Appointment'))
  const form = visitor.locator('#form')
  await form.getByLabel('Nama', { exact: true }).fill(name)
  await form.getByLabel('Email').fill('dodi@kantor.example')
  await form.getByLabel('Keperluan').fill('Pelatihan guru')
  await form.getByRole('button', { name: 'Kirim permintaan' }).click()
  await expect(form.getByRole('alert')).toContainText('Centang kotak ini')
  await expect(form.getByLabel('Nama', { exact: true })).toHaveValue(name)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Kirim permintaan' }).click()
  await expect(visitor).toHaveURL(/\/Make-Appointment\?done=appointment#form$/)
  await expect(visitor.locator('#form').getByRole('status')).toContainText('Terima kasih')
  await visitor.goto(tenantUrl('alkademi', '/en/Lms'))
  await visitor.locator('#demo').getByLabel('Email').fill('dodi@kantor.example')
  await visitor.locator('#demo').getByRole('button').click()
  await expect(visitor).toHaveURL(/\/en\/Lms\?done=demo#demo$/)
  await bare.close()

  await page.goto(tenantUrl('alkademi', '/Make-Appointment'))
  expect(await findBarriers(page)).toEqual([])
  await page.goto(tenantUrl('alkademi', '/Studio/Requests'))
  await fillSignIn(page, await loginOf('admin'))
  await expect(page.getByText('Peragaan ruang belajar').first()).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: `Tandai selesai: permintaan ${name}` }).click()
  await expect(page.getByRole('button', { name: `Tandai selesai: permintaan ${name}` })).toHaveCount(0)
})
