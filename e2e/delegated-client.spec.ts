import { fillSignIn, loginOf } from './account-steps.ts'
import { expect, findBarriers, tenantUrl, test } from './fixtures.ts'

const AT = tenantUrl('alkademi', '/Studio/Integrations')

// The browser notes a form that is refused.
test.use({ allowedErrors: /status of 422 / })

test('staff registers an app that acts for people, on a narrow phone, changes it and revokes it', async ({ page }) => {
  const name = `Aplikasi rapor${test.info().retry > 0 ? ' II' : ''}`
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(AT)
  await fillSignIn(page, await loginOf('admin'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Integrasi')
  await page.getByRole('link', { name: 'Daftarkan aplikasi' }).click()
  await page.getByLabel('Nama aplikasi').fill(name)
  await page.getByLabel('Alamat kembali').fill('http://contoh.example/kembali')
  await page.getByLabel('Tempat aplikasi berjalan').selectOption('secret')
  await page.getByLabel(/^Membaca data orang/).check()
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Daftarkan aplikasi' }).click()
  await expect(page.getByText(/^http:\/\/contoh\.example\/kembali harus diawali https/).first()).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await page.getByLabel('Alamat kembali').fill('https://contoh.example/kembali\nid.contoh.app:/kembali')
  await page.getByRole('button', { name: 'Daftarkan aplikasi' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Rahasianya hanya tampil sekali' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Contoh dengan openid-client' })).toContainText('account:read')
  expect(await findBarriers(page)).toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)

  await page.getByLabel(/^Menulis, mengubah/).check()
  await page.getByRole('button', { name: 'Simpan perubahan' }).click()
  await expect(page.getByText('Perubahan aplikasi sudah disimpan.')).toBeVisible()
  await page.goto(AT)
  await expect(page.getByRole('link', { name })).toHaveCount(1)
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('link', { name }).click()
  await page.getByLabel(/^Saya yakin ingin mencabut/).check()
  await page.getByRole('button', { name: 'Cabut aplikasi' }).click()
  await expect(page.getByText(/^Aplikasi sudah dicabut\. Token dan izin/)).toBeVisible()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})
