import type { CDPSession, Page } from '@playwright/test'
import { accountUrl, fillSignIn, fillSignUp, joinAs, loginOf, openMailLink } from './account-steps.ts'
import { expect, findBarriers, tenantUrl, test } from './fixtures.ts'

/** Adds Chromium's virtual authenticator; the user is present, and verified if `isVerified`. */
async function plugIn(page: Page): Promise<{ verify(isVerified: boolean): Promise<void> }> {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    async verify(isUserVerified) {
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
  }
}

/** Returns a demo account without passkeys; another one on a retry, since the first run may have left its own. */
const freshLogin = (kind: string, second: string) => loginOf(test.info().retry > 0 ? second : kind)

const byPasskey = (page: Page) => page.getByRole('button', { name: 'Masuk dengan kunci sandi' })

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto(accountUrl('/passkeys'))
  await page.getByLabel('Nama').fill(name)
  await page.getByRole('button', { name: 'Buat kunci sandi' }).click()
  await expect(page.getByRole('status')).toContainText('Kunci sandi baru tersimpan')
  await expect(page.getByRole('list', { name: 'Kunci sandimu' }).getByRole('link')).toContainText(name)
}

async function signOut(page: Page): Promise<void> {
  await page.goto(accountUrl('/sign-out'))
  await page.locator('main').getByRole('button', { name: 'Keluar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kamu sudah keluar')
}

test('a person registers, adds a passkey, signs out, and signs in with it from a tenant’s page', async ({ page }) => {
  test.setTimeout(120_000)
  await plugIn(page)
  const email = `budi-${Date.now()}@contoh.example`
  await page.goto(tenantUrl('alkademi', '/Login?new=1&to=/Courses'))
  await fillSignUp(page, email)
  await openMailLink(page, email)
  await joinAs(page)
  await expect(page).toHaveURL(tenantUrl('alkademi', '/Courses'))

  await addPasskey(page, 'Ponsel Budi')
  expect(await findBarriers(page)).toEqual([])
  await signOut(page)

  await page.goto(tenantUrl('alkademi', '/Login?to=/Courses'))
  await expect(page).toHaveURL(/account\.localhost:\d+\/sign-in\?/)
  expect(await findBarriers(page)).toEqual([])
  await byPasskey(page).click()
  await expect(page).toHaveURL(tenantUrl('alkademi', '/Courses'))
  await page.goto(tenantUrl('alkademi', '/Account'))
  await expect(page.locator('main')).toContainText(email)
})

test('a passkey is used by its holder alone, and removed by its owner', async ({ page }) => {
  const device = await plugIn(page)
  await page.goto(accountUrl('/sign-in'))
  await fillSignIn(page, await freshLogin('writer', 'lead_program'))
  await addPasskey(page, 'Laptop')
  await signOut(page)

  await page.goto(accountUrl('/sign-in'))
  await device.verify(false)
  await byPasskey(page).click()
  await expect(page.getByText('Dibatalkan, atau waktunya habis')).toBeVisible()
  await device.verify(true)
  await byPasskey(page).click()
  await expect(page).toHaveURL(accountUrl('/'))

  await page.goto(accountUrl('/passkeys'))
  await page.getByRole('link', { name: /^Laptop/ }).click()
  await page.getByRole('button', { name: 'Hapus kunci sandi' }).click()
  await expect(page.getByRole('status')).toContainText('Kunci sandi sudah dihapus')
  await expect(page.getByText('Belum ada kunci sandi')).toBeVisible()
})

test.describe('without', () => {
  test.use({ allowedErrors: /\b(401|422)\b/ })

  test('a passkey that the account has no more, signing in says so', async ({ page }) => {
    await plugIn(page)
    await page.goto(accountUrl('/sign-in'))
    await fillSignIn(page, await freshLogin('partner', 'student'))
    await addPasskey(page, 'Tablet')
    await page.getByRole('link', { name: /^Tablet/ }).click()
    await page.getByRole('button', { name: 'Hapus kunci sandi' }).click()
    await signOut(page)
    await page.goto(accountUrl('/sign-in'))
    await byPasskey(page).click()
    await expect(page.getByRole('alert').first()).toContainText('Kunci sandi ini tidak cocok')
    expect(await findBarriers(page)).toEqual([])
  })

  test('a session, adding a passkey leads to the sign-in, and no device is asked', async ({ page }) => {
    await plugIn(page)
    await page.goto(accountUrl('/sign-in'))
    await fillSignIn(page, await loginOf('industry'))
    await page.goto(accountUrl('/passkeys'))
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Buat kunci sandi' }).click()
    await expect(page).toHaveURL(accountUrl('/sign-in'))
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the sign-in says that passkeys need it, and shows no button that does nothing', async ({ page }) => {
    await page.goto(accountUrl('/sign-in'))
    await expect(page.getByText('Kunci sandi membutuhkan JavaScript')).toBeVisible()
    await expect(byPasskey(page)).toBeHidden()
    await fillSignIn(page, await loginOf('lead_region'))
    await page.goto(accountUrl('/passkeys'))
    await expect(page.getByText('Kunci sandi membutuhkan JavaScript')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Buat kunci sandi' })).toBeHidden()
  })
})
