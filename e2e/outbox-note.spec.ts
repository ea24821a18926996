import type { Page } from '@playwright/test'
import { accountUrl, fillSignUp, NEW_PASSWORD } from './account-steps.ts'
import { expect, findBarriers, tenantUrl, test } from './fixtures.ts'

// What the account site says of mails that nobody sends (docs/decisions/038): the journeys' server has no SMTP server, as a demo.

async function expectFit(page: Page): Promise<void> {
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    expect([width, await findBarriers(page)]).toEqual([width, []])
  }
}

test('after a sign-up the note says where the mail lies; by keyboard its link confirms the address, and the account is in', async ({
  page,
}) => {
  await page.goto(tenantUrl('alkademi', '/Login?new=1'))
  await fillSignUp(page, `catatan-${Date.now()}@contoh.example`)
  const note = page.getByRole('region', { name: 'Email ini tidak dikirim' })
  await expect(note).toContainText('tersimpan di kotak keluar')
  await expectFit(page)
  const [open, confirm] = [
    note.getByRole('link', { name: 'Buka kotak keluar' }),
    note.getByRole('link', { name: 'Konfirmasi alamat saya' }),
  ]
  await expect(open).toHaveAttribute('href', tenantUrl('alkademi', '/Studio/Mail'))
  await open.focus()
  await page.keyboard.press('Tab')
  await expect(confirm).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/alkademi\.localhost:\d+\/Account\/Join/)
})

test('in English, and after a forgotten password, the note gives no link away', async ({ page }) => {
  await page.goto(accountUrl('/forgot?lang=en'))
  await page.getByLabel('Email address').fill(`tidak-ada-${NEW_PASSWORD.length}@contoh.example`)
  await page.keyboard.press('Enter')
  const note = page.getByRole('region', { name: 'This email was not sent' })
  await expect(note.getByRole('link')).toHaveCount(1)
  await expect(note.getByRole('link', { name: 'Open the outbox' })).toBeVisible()
  await expectFit(page)
})
