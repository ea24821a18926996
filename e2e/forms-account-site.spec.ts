import { accountUrl, fillSignIn, NEW_PASSWORD } from './account-steps.ts'
import { expect } from './fixtures.ts'
import { expectProblem, expectRefusal, MODES, open, send } from './form-steps.ts'
import { test } from './stage.ts'

// Forms of the account site (docs/decisions/025), whose documents are the same with and without script: refused, corrected and sent again.

test.use({ allowedErrors: /status of 422/ })

for (const { words, isScripted } of MODES)
  test.describe(words, () => {
    test.use({ javaScriptEnabled: isScripted })

    test('sign-up, sign-in, name, password: what is wrong is said beside its field and changes nothing; what is right shows', async ({
      page,
      stage,
    }) => {
      const email = `vina-${Date.now()}-${Number(isScripted)}@contoh.example`
      /** What the site keeps of the person, with the time and number of their sessions left out. */
      const stored = () =>
        stage.query<{ name: string; emailVerified: boolean; password: string }>(
          `select u.name, u."emailVerified", a.password from accounts."user" u join accounts.account a on a."userId" = u.id where u.email = $1`,
          [email],
        )
      const mails = () => stage.query('select subject from mails where to_address = $1 order by created_at', [email])

      await page.goto(accountUrl('/sign-up'))
      const [name, address] = [page.getByLabel('Nama lengkap'), page.getByLabel('Alamat email')]
      const secret = page.getByLabel('Kata sandi', { exact: true })
      const signUp = page.getByRole('button', { name: 'Buat akun' })
      await name.fill('Vina <b> "Ünal"')
      await address.fill('vina di contoh')
      await secret.fill('pendek')
      expect(await send(page, signUp)).toBe(422)
      await expectProblem(page, address, 'Tulis alamat email seperti nama@contoh.id.')
      await expect(address).toHaveValue('vina di contoh')
      await expect(name).not.toHaveAttribute('aria-invalid')
      await address.fill(email)
      await secret.fill('pendek')
      expect(await send(page, signUp)).toBe(422)
      await expectProblem(page, secret, 'Kata sandi terlalu pendek')
      await expect(name).toHaveValue('Vina <b> "Ünal"')
      await expect(address).toHaveValue(email)
      await expect(secret).toHaveValue('')
      expect(await page.content()).not.toContain('pendek"')
      expect([await stored(), await mails()]).toEqual([[], []])
      await name.fill('Vina Ünal')
      await secret.fill(NEW_PASSWORD)
      await signUp.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Periksa emailmu')
      expect(await stored()).toMatchObject([{ name: 'Vina Ünal', emailVerified: false }])
      await expect.poll(async () => (await mails()).length).toBe(1)
      // As if the mail's link had been opened in this browser, which e2e/account.spec.ts does.
      await stage.query(`update accounts."user" set "emailVerified" = true where email = $1`, [email])

      await open(page, accountUrl('/sign-in'), false)
      const sessions = () =>
        stage.query(`select s.id from accounts.session s join accounts."user" u on u.id = s."userId" where u.email = $1`, [email])
      await address.fill(email)
      await secret.fill('sandi-yang-salah')
      expect(await send(page, page.locator('main').getByRole('button', { name: 'Masuk', exact: true }))).toBe(422)
      await expectProblem(page, address, 'Alamat email atau kata sandi tidak cocok.')
      await expect(address).toHaveValue(email)
      await expect(secret).toHaveValue('')
      expect(await sessions()).toEqual([])
      await fillSignIn(page, { email, password: NEW_PASSWORD })
      await expect(page).toHaveURL(accountUrl('/'))
      expect(await sessions()).toHaveLength(1)

      await page.goto(accountUrl('/name'))
      const before = await stored()
      await name.fill('  ')
      const rename = page.getByRole('button', { name: 'Simpan nama' })
      expect(await send(page, rename)).toBe(422)
      await expectProblem(page, name, 'Isi namamu.')
      expect(await stored()).toEqual(before)
      await name.fill('Vina Baru')
      await rename.click()
      await expect(page.getByRole('status')).toHaveText('Namamu sudah diubah.')
      await expect(page.locator('main')).toContainText('Vina Baru')

      await page.goto(accountUrl('/password'))
      const [current, fresh] = [page.getByLabel('Kata sandi sekarang', { exact: true }), page.getByLabel('Kata sandi baru')]
      const others = page.getByRole('checkbox')
      const change = page.getByRole('button', { name: 'Simpan kata sandi' })
      const named = await stored()
      await current.fill('sandi-yang-salah')
      await fresh.fill('teh-manis-di-sore-hari')
      await others.uncheck()
      expect(await send(page, change)).toBe(422)
      await expectProblem(page, current, 'Kata sandi tidak cocok')
      await expect(others).not.toBeChecked()
      for (const one of [current, fresh]) await expect(one).toHaveValue('')
      expect(await page.content()).not.toContain('teh-manis')
      await current.fill(NEW_PASSWORD)
      await fresh.fill('vina-baru')
      expect(await send(page, change)).toBe(422)
      await expectRefusal(page, 'Jangan pakai nama atau alamat emailmu')
      await expect(fresh).toHaveAttribute('aria-invalid', 'true')
      expect(await stored()).toEqual(named)
      await current.fill(NEW_PASSWORD)
      await fresh.fill('teh-manis-di-sore-hari')
      await change.click()
      await expect(page.getByRole('status')).toHaveText('Kata sandimu sudah diganti.')
      expect(await stored()).not.toEqual(named)
    })
  })
