import { expect, tenantUrl } from './fixtures.ts'
import { expectProblem, MODES, open, send } from './form-steps.ts'
import { test } from './stage.ts'

// A person's own forms at a tenant (docs/decisions/025): refused, corrected and sent again. Each journey has a tenant of its own.

test.use({ allowedErrors: /status of 422/ })

const ACCOUNT_AT = ['jongkreatif', 'aibersamapuja']
const PRIVACY_AT = ['diaksara', 'wujudbersamapuja']
const JOIN_AT = ['alkamedia', 'sekolahkopi']

for (const [at, { words, isScripted }] of MODES.entries())
  test.describe(words, () => {
    test.use({ javaScriptEnabled: isScripted })

    test('a superadmin with half a reason, and a role that cannot be looked at, are refused; with a reason they enter', async ({
      page,
      stage,
    }) => {
      const slug = ACCOUNT_AT[at] ?? ''
      const { id } = await stage.enter(page, slug, 'Sari Utama', ['superadmin', 'admin'])
      await open(page, tenantUrl(slug, '/Account'), isScripted)
      const before = await stage.contentOf(slug)
      const reason = page.getByLabel('Alasan')
      const enter = page.getByRole('button', { name: 'Masuk sebagai superadmin' })
      await reason.fill('cek')
      expect(await send(page, enter)).toBe(422)
      await expectProblem(page, reason, 'Tulis alasannya, 5 sampai 300 karakter.')
      await expect(reason).toHaveValue('cek')
      expect(await stage.contentOf(slug)).toEqual(before)

      const role = page.locator('select[name="role"]')
      await role
        .locator('option')
        .last()
        .evaluate((option: HTMLOptionElement) => (option.value = 'superadmin'))
      await role.selectOption('superadmin')
      expect(await send(page, page.locator('form', { has: role }).getByRole('button'))).toBe(422)
      await expectProblem(page, role, 'Pilih salah satu peran dari daftar.')
      await expect(reason).not.toHaveAttribute('aria-invalid')
      expect(await stage.contentOf(slug)).toEqual(before)

      await reason.fill('Memeriksa laporan siswa')
      await enter.click()
      await expect(page).toHaveURL(tenantUrl(slug, '/Studio'))
      const audit = await stage.query(`select act, details from audit_log where member_id = $1`, [id])
      expect(audit).toEqual([{ act: 'superadmin.entered', details: { reason: 'Memeriksa laporan siswa' } }])
      await page.goto(tenantUrl(slug, '/Account'))
      await expect(page.getByRole('button', { name: 'Keluar dari mode superadmin' })).toBeVisible()
    })

    test('a member leaves without being sure, and with too long a reason: refused; then the request stands, and is cancelled', async ({
      page,
      stage,
    }) => {
      const slug = PRIVACY_AT[at] ?? ''
      const { id } = await stage.enter(page, slug, 'Tia Lestari', ['student'])
      await open(page, tenantUrl(slug, '/Account/Privacy'), isScripted)
      const before = await stage.contentOf(slug)
      const [reason, sure] = [page.getByLabel('Alasan'), page.getByLabel(/^Saya mengerti/)]
      const leave = page.getByRole('button', { name: 'Minta data saya dihapus' })
      await reason.fill('Pindah kota\n& "sekolah"')
      expect(await send(page, leave)).toBe(422)
      await expectProblem(page, sure, 'Centang kotak ini kalau kamu sudah yakin.')
      await expect(reason).toHaveValue('Pindah kota\n& "sekolah"')
      await reason.evaluate(field => field.removeAttribute('maxlength'))
      await reason.fill('a'.repeat(1001))
      await sure.check()
      expect(await send(page, leave)).toBe(422)
      await expectProblem(page, reason, 'Alasannya terlalu panjang')
      await expect(reason).toHaveValue('a'.repeat(1001))
      await expect(sure).toBeChecked()
      await expect(sure).not.toHaveAttribute('aria-invalid')
      expect(await stage.contentOf(slug)).toEqual(before)

      await reason.fill('Pindah kota')
      await leave.click()
      await expect(page).toHaveURL(tenantUrl(slug, '/Account/Privacy?done=asked'))
      await expect(page.getByRole('heading', { name: /^Permintaan hapus/ })).toBeVisible()
      const requests = () => stage.query('select reason, cancelled_at is null as open from erasure_requests where member_id = $1', [id])
      expect(await requests()).toEqual([{ reason: 'Pindah kota', open: true }])
      await page.getByRole('button', { name: 'Batalkan permintaan' }).click()
      await expect(page.locator('main [role="status"]')).toHaveText('Permintaan hapus dibatalkan. Datamu tetap ada.')
      expect(await requests()).toEqual([{ reason: 'Pindah kota', open: false }])
    })

    test('half a date of birth and a consent without a tick are refused; then the person is a member', async ({ page, stage }) => {
      const slug = JOIN_AT[at] ?? ''
      const { id } = await stage.enter(page, slug, 'Uli Baru')
      await stage.query('delete from consents where member_id = $1', [id])
      await open(page, tenantUrl(slug, '/Account/Join?to=/Courses'), isScripted)
      const before = await stage.contentOf(slug)
      const part = (name: string) => page.locator(`select[name="${name}"]`)
      const [day, month, year] = [part('day'), part('month'), part('year')]
      await day.selectOption('17')
      await year.selectOption('1998')
      const next = page.getByRole('button', { name: 'Lanjut' })
      expect(await send(page, next)).toBe(422)
      await expectProblem(page, day, 'Pilih tanggal, bulan, dan tahunnya.')
      for (const [field, value] of [
        [day, '17'],
        [month, ''],
        [year, '1998'],
      ] as const) {
        await expect(field).toHaveValue(value)
        await expect(field).toHaveAttribute('aria-invalid', 'true')
      }
      expect(await stage.contentOf(slug)).toEqual(before)
      await month.selectOption('8')
      await next.click()

      const [agree, marketing] = [page.getByLabel('Saya sudah membaca dan setuju.'), page.getByLabel('Ya, kirimi saya email')]
      await marketing.check()
      expect(await stage.query('select born_on::text from members where id = $1', [id])).toEqual([{ born_on: '1998-08-17' }])
      const born = await stage.contentOf(slug)
      const join = page.getByRole('button', { name: 'Jadi anggota' })
      expect(await send(page, join)).toBe(422)
      await expectProblem(page, agree, 'Centang kotak ini kalau kamu setuju.')
      await expect(marketing).toBeChecked()
      expect(await stage.contentOf(slug)).toEqual(born)
      await agree.check()
      await join.click()
      // A browser keeps the place of the field that it was led to.
      await expect(page).toHaveURL(tenantUrl(slug, '/Courses#agree'))
      const consents = await stage.query('select purpose from consents where member_id = $1 order by 1', [id])
      expect(consents).toEqual([{ purpose: 'marketing' }, { purpose: 'membership' }])
    })
  })
