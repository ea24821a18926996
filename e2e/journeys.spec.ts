import { expect, findBarriers, hydrated, tenantUrl, test } from './fixtures.ts'

const BRANDS = ['alkademi', 'foundation', 'smkcoding', 'bharabas', 'ruangcipta']

for (const brand of BRANDS) {
  test(`${brand}: from the home page to a class, a post, an episode and a gallery picture`, async ({ page }) => {
    await page.goto(tenantUrl(brand))
    await expect(page.locator('html')).toHaveAttribute('data-layout', brand)
    await expect(page.locator('h1')).toHaveCount(1)
    await hydrated(page)

    await page.goto(tenantUrl(brand, '/Courses'))
    const card = page.locator('main li h2 a').first()
    const name = (await card.innerText()).trim()
    await card.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

    await page.goto(tenantUrl(brand, '/News'))
    await page.locator('main li h2 a').first().click()
    await expect(page.locator('article h1')).toBeVisible()

    await page.goto(tenantUrl(brand, '/Podcasts'))
    await page.locator('main li h2 a').first().click()
    const audio = page.locator('audio[controls]')
    await expect(audio).toBeVisible()
    await hydrated(page)
    await audio.evaluate(async (element: HTMLAudioElement) => {
      element.muted = true
      await element.play()
    })
    await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime)).toBeGreaterThan(0.2)

    await page.goto(tenantUrl(brand, '/Gallery'))
    await page.locator('main li h2 a').first().click()
    await expect(page).toHaveURL(/album=/)
    await hydrated(page)
    await page.locator('[data-light-box]').first().click()
    const box = page.getByRole('dialog')
    await expect(box).toBeVisible()
    const first = await box.locator('img').getAttribute('src')
    await page.keyboard.press('ArrowRight')
    await expect(box.locator('img')).not.toHaveAttribute('src', first ?? '')
    await page.keyboard.press('Escape')
    await expect(box).toBeHidden()
  })
}

test('an episode goes on where one left it, at the chosen speed', async ({ page }) => {
  await page.goto(tenantUrl('alkademi', '/Podcasts'))
  await page.locator('main li h2 a').first().click()
  await hydrated(page)
  const audio = page.locator('audio[controls]')
  await audio.evaluate(async (element: HTMLAudioElement) => {
    element.muted = true
    await element.play()
    element.currentTime = 95
    element.pause()
  })
  await page.getByLabel(/Kecepatan/).selectOption('1.5')
  await page.reload()
  await hydrated(page)
  await audio.evaluate(async (element: HTMLAudioElement) => {
    element.muted = true
    await element.play()
  })
  await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => Math.floor(element.currentTime))).toBeGreaterThanOrEqual(94)
  expect(await audio.evaluate((element: HTMLAudioElement) => element.playbackRate)).toBe(1.5)
})

test('the radio goes on while one walks through the site', async ({ page }) => {
  await page.goto(tenantUrl('bharabas', '/News'))
  await hydrated(page)
  const radio = page.locator('[data-radio]')
  await radio.getByRole('button').click()
  await expect(radio).toHaveAttribute('data-radio', 'on')
  await page.locator('main li h2 a').first().click()
  await expect(page.locator('article h1')).toBeVisible()
  await expect(radio).toHaveAttribute('data-radio', 'on')
  const before = await radio.locator('audio').evaluate((element: HTMLAudioElement) => element.currentTime)
  await expect.poll(() => radio.locator('audio').evaluate((element: HTMLAudioElement) => element.currentTime)).toBeGreaterThan(before)
})

test('by keyboard alone: skip link, menu, search with its list, a class', async ({ page }) => {
  await page.goto(tenantUrl('alkademi'))
  await hydrated(page)
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAttribute('href', '#isi')
  const search = page.locator('[data-part="header"] input[type="search"]:visible')
  await search.focus()
  await page.keyboard.type('desain')
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const chosen = await page.locator('[role="option"][aria-selected="true"] a').getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${(chosen ?? '').split('?')[0]?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`))
})

test('in English: the same pages under /en, and the way back', async ({ page }) => {
  await page.goto(tenantUrl('alkademi', '/en/Courses'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses')
  await hydrated(page)
  await page.locator('main li h2 a').first().click()
  await expect(page).toHaveURL(/\/en\/Courses\//)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses')
  // The frame came with the list; its switch leads to the page that is shown now.
  await page.goForward()
  const path = new URL(page.url()).pathname
  await page.locator('[data-lang-switch]').click()
  await expect(page).toHaveURL(tenantUrl('alkademi', path.replace('/en', '')))
  await expect(page.locator('html')).toHaveAttribute('lang', 'id')
})

test('what may be recorded is asked again from the footer; no record without a yes', async ({ page }) => {
  const told: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/logger/log/click')) told.push(request.postDataJSON().type)
  })
  await page.goto(tenantUrl('foundation', '/News'))
  await hydrated(page)
  await page.locator('main li h2 a').first().click()
  await expect(page.locator('article h1')).toBeVisible()
  expect(told).toEqual([])
  const ask = page.locator('footer a[data-consent]')
  const notice = page.locator('#izin-statistik')
  await ask.click()
  await expect(notice).toBeFocused()
  await notice.getByRole('button', { name: 'Izinkan' }).click()
  await expect(notice).toBeHidden()
  await page.locator('header a[data-entry]:visible').first().click()
  await expect.poll(() => told).toEqual(['page_load', 'internal_navigation'])
  await ask.click()
  await notice.getByRole('button', { name: 'Saya di bawah 18 tahun' }).click()
  await page.locator('header a[data-entry]:visible').nth(1).click()
  await ask.click()
  await expect(notice.getByRole('button')).toHaveText(['Tutup'])
  expect(told).toHaveLength(2)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('pages, search and pictures work', async ({ page }) => {
    await page.goto(tenantUrl('smkcoding'))
    await expect(page.locator('h1')).toHaveCount(1)
    await page.goto(tenantUrl('smkcoding', '/Search?search=web'))
    await expect(page.locator('main h3 a').first()).toBeVisible()
    await page.goto(tenantUrl('smkcoding', '/Gallery'))
    await page.locator('main li h2 a').first().click()
    await expect(page.locator('[data-light-box]').first()).toHaveAttribute('href', /_ipx/)
    await page.goto(tenantUrl('smkcoding', '/About'))
    await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0)
  })
})

test('axe finds no barrier on one page of each kind', async ({ page }) => {
  test.setTimeout(120_000)
  for (const path of [
    '/',
    '/About',
    '/Mentor',
    '/Event',
    '/Podcasts',
    '/Gallery',
    '/Overview',
    '/Search?search=web',
    '/Privacy-Policy',
    '/BelajarBersama',
    '/Video',
  ]) {
    await page.goto(tenantUrl('belajarbersamapuja', path))
    expect([path, await findBarriers(page)]).toEqual([path, []])
  }
})
