import { accountUrl, fillSignIn, fillSignUp, joinAs, NEW_PASSWORD, newestMail, openMailLink } from './account-steps.ts'
import { expect, findBarriers, tenantUrl, test } from './fixtures.ts'

test('a person registers, verifies the address by the mail in the outbox, is in on two tenants, and signs out everywhere', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const email = `siti-${Date.now()}@contoh.example`
  await page.goto(tenantUrl('alkademi', '/Login?new=1&to=/Courses'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Daftar')
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'alkademi')
  expect(await findBarriers(page)).toEqual([])
  await fillSignUp(page, email)
  await openMailLink(page, email)

  // The account is verified and signed in; the tenant asks for what it needs before a person becomes a member.
  await expect(page).toHaveURL(/alkademi\.localhost:\d+\/Account\/Join\?to=/)
  expect(await findBarriers(page)).toEqual([])
  await joinAs(page)
  await expect(page).toHaveURL(tenantUrl('alkademi', '/Courses'))
  await page.locator('main li h2 a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  // The second tenant asks for no password.
  await page.goto(tenantUrl('foundation', '/Login?to=/Class'))
  await joinAs(page)
  await expect(page).toHaveURL(tenantUrl('foundation', '/Class'))
  await page.goto(tenantUrl('foundation', '/Account'))
  await expect(page.locator('main')).toContainText(email)

  await page.goto(tenantUrl('foundation', '/Logout'))
  await page.locator('main').getByRole('button', { name: 'Keluar' }).click()
  await expect(page).toHaveURL(tenantUrl('foundation', '/'))
  for (const tenant of ['foundation', 'alkademi']) {
    await page.goto(tenantUrl(tenant, '/Account'))
    await expect(page, `signed out of ${tenant}`).toHaveURL(/account\.localhost:\d+\/sign-in\?/)
  }
  await page.goto(accountUrl('/'))
  await expect(page).toHaveURL(/\/sign-in/)
})

test('whoever opens the mail in another browser chooses the password there, and that of the sign-up never counts', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const email = `lain-${Date.now()}@contoh.example`
  await page.goto(tenantUrl('alkademi', '/Login?new=1'))
  await fillSignUp(page, email)

  const context = await browser.newContext({ locale: 'id-ID' })
  const elsewhere = await context.newPage()
  await openMailLink(elsewhere, email)
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Konfirmasi alamatmu')
  expect(await findBarriers(elsewhere)).toEqual([])
  await elsewhere.getByLabel('Kata sandi baru').fill('teh-manis-di-sore-hari')
  await elsewhere.getByRole('button', { name: 'Simpan dan aktifkan akun' }).click()
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Alamatmu terkonfirmasi')
  await elsewhere.goto(accountUrl('/sign-in'))
  await fillSignIn(elsewhere, { email, password: 'teh-manis-di-sore-hari' })
  await expect(elsewhere).toHaveURL(accountUrl('/'))
  await context.close()
})

test.describe('an account', () => {
  test.use({ allowedErrors: /\b422\b/ })

  test('moves to another address: both addresses agree by their mails, and the old one is told', async ({ page }) => {
    test.setTimeout(120_000)
    const [email, newEmail] = [`lama-${Date.now()}@contoh.example`, `baru-${Date.now()}@contoh.example`]
    await page.goto(tenantUrl('alkademi', '/Login?new=1'))
    await fillSignUp(page, email)
    await openMailLink(page, email)
    await expect(page).toHaveURL(/alkademi\.localhost:\d+\/Account\/Join/)

    const [address, secret] = [page.getByLabel('Alamat email baru'), page.getByLabel('Kata sandi', { exact: true })]
    const ask = async (password: string) => {
      await address.fill(newEmail)
      await secret.fill(password)
      await page.getByRole('button', { name: 'Ganti alamat' }).click()
    }
    await page.goto(accountUrl('/email'))
    await ask('sandi-yang-salah')
    await expect(secret).toHaveAccessibleDescription(/Kata sandi tidak cocok/)
    await expect(secret).toHaveValue('')
    await expect(address).toHaveValue(newEmail)
    expect(await findBarriers(page)).toEqual([])
    await ask(NEW_PASSWORD)
    await expect(page.getByRole('status')).toContainText(`Kami mengirim email ke ${email}`)
    expect(await findBarriers(page)).toEqual([])

    await openMailLink(page, email, '/email/approve')
    await page.getByRole('button', { name: 'Ya, setujui' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tinggal satu langkah lagi')
    await page.goto(accountUrl('/'))
    await expect(page.locator('main')).toContainText(email)

    await openMailLink(page, newEmail, '/email/verify')
    await page.getByRole('button', { name: 'Ya, ini akun saya' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alamat email sudah diganti')
    const told = await newestMail(email)
    expect(told.subject).toContain('Alamat email akunmu sudah diganti')
    expect(told.text).toContain(newEmail)

    // Still signed in; from now on only the new address works.
    await page.goto(accountUrl('/'))
    await expect(page.locator('main')).toContainText(newEmail)
    await page.goto(accountUrl('/sign-out'))
    await page.locator('main').getByRole('button', { name: 'Keluar' }).click()
    await page.goto(accountUrl('/sign-in'))
    await fillSignIn(page, { email, password: NEW_PASSWORD })
    await expect(page.getByLabel('Alamat email')).toHaveAttribute('aria-invalid', 'true')
    await fillSignIn(page, { email: newEmail, password: NEW_PASSWORD })
    await expect(page).toHaveURL(accountUrl('/'))
  })
})
