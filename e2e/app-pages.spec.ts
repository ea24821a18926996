import { expect, hydrated, tenantUrl } from './fixtures.ts'
import { test } from './stage.ts'

// React Router's pages below another language's prefix: its base path, its streamed scripts' nonce, its data requests (docs/decisions/024).

test('an app page in English is at work without a breach of its policy; its forms stay below /en and load no document', async ({
  page,
  stage,
}) => {
  const slug = 'alpha'
  await stage.enter(page, slug, 'Ani Admin', ['admin'])
  const member = await stage.enrol(slug, 'Budi Santoso', ['student'])
  const documents: string[] = []
  const asked: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (request.isNavigationRequest()) documents.push(pathname)
    else if (pathname.endsWith('.data')) asked.push(`${request.method()} ${pathname}`)
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`))
  })
  const response = await page.goto(tenantUrl(slug, '/en/Studio/Members'))
  await hydrated(page)
  const nonce = /script-src [^;]*'nonce-([^']+)'/.exec(response?.headers()['content-security-policy'] ?? '')?.[1] ?? ''
  expect(nonce).toMatch(/^[\w+/=]{20,}$/)
  // The data came in scripts that were streamed after the page's first part.
  const scripts = await page.evaluate(() =>
    [...document.scripts].map(({ src, nonce, textContent }) => ({
      isInline: !src,
      nonce,
      isData: textContent.includes('streamController'),
    })),
  )
  expect(scripts.filter(one => one.isInline && one.nonce !== nonce)).toEqual([])
  expect(scripts.filter(one => one.isData).length).toBeGreaterThan(0)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle(/^Members \| /)

  await page.getByRole('searchbox').last().fill('Budi')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(tenantUrl(slug, '/en/Studio/Members?search=Budi'))
  await page.locator(`a[href="/en/Studio/Members/${member.id}"]`).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Budi Santoso')
  await page.getByRole('combobox').selectOption('writer')
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('button', { name: 'Save the role' }).click()
  const path = `/en/Studio/Members/${member.id}`
  await expect(page).toHaveURL(tenantUrl(slug, `${path}?done=granted`))
  await expect(page.locator('main [role="status"]')).toHaveText('The role is saved.')
  expect(asked).toContain(`POST ${path}.data`)
  expect(documents).toEqual(['/en/Studio/Members'])
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('the figures of the studio’s start page, which are streamed, are those of the site', async ({ page, stage }) => {
  await stage.enter(page, 'alpha', 'Ani Admin', ['admin'])
  await page.goto(tenantUrl('alpha', '/Studio'))
  const figures = page.getByRole('region', { name: 'Keadaan hari ini' })
  await expect(figures.getByRole('listitem').first()).toHaveText(/^\d+anggota$/)
  await expect(figures.getByRole('listitem')).toHaveCount(4)
  await expect(page.getByRole('heading', { name: 'Anggota menurut peran' })).toBeVisible()
})
