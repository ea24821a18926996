import type { Page } from '@playwright/test'
import { fillSignIn, loginOf } from './account-steps.ts'
import { expect, findBarriers, hydrated, tenantUrl } from './fixtures.ts'
import { type Stage, test } from './stage.ts'

// docs/decisions/042: what a person sees whose session has ended under an open page of the app. Each journey has a tenant of its own.

/** The browser itself notes the answer 401, also to a link's prefetch. */
test.use({ allowedErrors: /status of 401/ })
test.describe.configure({ timeout: 120_000 })

/** Signs in as the demo's admin, and opens a page of the app. */
async function openSignedIn(page: Page, slug: string, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(tenantUrl(slug, '/Studio'))
  await fillSignIn(page, await loginOf('admin'))
  await expect(page).toHaveURL(tenantUrl(slug, '/Studio'))
  await page.goto(tenantUrl(slug, path))
  await hydrated(page)
}

/** Ends the admin's sessions at a tenant, and the browser's at the account site, so that the password is asked for again. */
async function endSession(page: Page, stage: Stage, slug: string): Promise<void> {
  const { email } = await loginOf('admin')
  const ended = await stage.query(
    `delete from sessions s using members m
     where s.tenant_id = $1 and m.tenant_id = s.tenant_id and m.id = s.member_id and m.email = $2 returning s.tenant_id`,
    [await stage.tenant(slug), email],
  )
  expect(ended.length).toBeGreaterThan(0)
  await page.context().clearCookies({ domain: 'account.localhost' })
}

/**
 * Answers the way to the sign-in with a 204, at which a browser stays where it is, so that the screen before it can be looked at. Returns the addresses that were
 * asked for, and what lets the way go on.
 */
async function holdSignIn(page: Page): Promise<{ asked: string[]; release: () => Promise<void> }> {
  const asked: string[] = []
  await page.route('**/Login?*', async route => {
    const { pathname, search } = new URL(route.request().url())
    asked.push(pathname + search)
    await route.fulfill({ status: 204 })
  })
  return { asked, release: () => page.unrouteAll() }
}

async function expectFit(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    expect([width, await findBarriers(page)]).toEqual([width, []])
  }
}

for (const { slug, prefix, link, words, goOn } of [
  {
    slug: 'ruangcipta',
    prefix: '',
    link: 'Anggota',
    words: 'Mengantarmu ke halaman masuk…',
    goOn: 'Lanjutkan bila halaman tidak berpindah',
  },
  { slug: 'alpha', prefix: '/en', link: 'Members', words: 'Taking you to the sign-in page…', goOn: 'Go on if the page does not change' },
])
  test(`a click after the session has ended shows the loading screen, which leads to the sign-in and back (${prefix || '/'})`, async ({
    page,
    stage,
  }) => {
    await openSignedIn(page, slug, `${prefix}/Studio`)
    await endSession(page, stage, slug)
    const { asked, release } = await holdSignIn(page)
    await page.locator('[data-side-bar]').getByRole('link', { name: link, exact: true }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
    await expect(page.getByRole('status').filter({ hasText: words })).toBeFocused()
    const toSignIn = page.getByRole('link', { name: goOn })
    await expect(toSignIn).toHaveAttribute('href', `${prefix}/Login?to=%2FStudio%2FMembers`)
    // By itself, once.
    await expect.poll(() => asked).toEqual([`${prefix}/Login?to=%2FStudio%2FMembers`])
    await expectFit(page, [320, 360, 1280])

    await release()
    await toSignIn.press('Enter')
    await expect(page).toHaveURL(/^http:\/\/account\.localhost/)
    // The steps of signing in are written in Indonesian.
    if (prefix) await page.getByRole('link', { name: 'Bahasa Indonesia' }).click()
    await fillSignIn(page, await loginOf('admin'))
    await expect(page).toHaveURL(tenantUrl(slug, `${prefix}/Studio/Members`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(link)
  })

test('a form that is sent after the session has ended keeps what was typed, and is sent after signing in again', async ({
  page,
  stage,
}) => {
  const [slug, path, email] = ['ica', '/Studio/Members/Invite?role=student', 'belum-masuk@contoh.example']
  await openSignedIn(page, slug, path)
  const field = page.getByRole('textbox', { name: 'Alamat email' })
  const send = page.locator('main form[method="post"] button[type="submit"]')
  await field.fill(email)
  await endSession(page, stage, slug)
  await send.click()

  await expect(page.getByRole('alert')).toContainText('Sesimu sudah berakhir')
  await expect(field).toHaveValue(email)
  // What stands around the form is as it was.
  await expect(page.locator('[data-side-bar]')).toBeVisible()
  await page.keyboard.press('Tab')
  const again = page.getByRole('link', { name: 'Masuk lagi di tab baru' })
  await expect(again).toBeFocused()
  await expectFit(page, [320, 1280])
  const opened = page.context().waitForEvent('page')
  await again.press('Enter')
  const tab = await opened
  await fillSignIn(tab, await loginOf('admin'))
  await expect(tab).toHaveURL(tenantUrl(slug, path))
  await tab.close()
  await expect(field).toHaveValue(email)
  await send.click()
  await expect(page).toHaveURL(tenantUrl(slug, '/Studio/Members/Invitations?done=invited'))
  await expect(page.locator('main')).toContainText(email)
})
