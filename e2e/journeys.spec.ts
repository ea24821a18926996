import type { Page } from '@playwright/test'
import { expect, hydrated, tenantUrl, test } from './fixtures.ts'

/** A picture of an album, which is a link to itself. */
const PICTURE = 'main li a[href^="/_ipx/"]'
const BRANDS = ['alkademi', 'foundation', 'smkcoding', 'bharabas', 'ruangcipta']

/** Goes to another page of the site by a link on this one, as a visitor does. */
async function walkTo(page: Page, path: string): Promise<void> {
  // The address changes before the old page is gone, and it has cards as well: its heading is marked to tell it from the next one.
  await page.locator('h1').evaluate(heading => heading.setAttribute('data-left', ''))
  await page.locator(`a[href="${path}"]:visible`).first().click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page.locator('h1:not([data-left])')).toBeVisible()
  await expect(page.locator('main li h2 a').first()).toBeVisible()
}

for (const brand of BRANDS) {
  test(`${brand}: from the home page to a class, a post, an episode and a gallery picture`, async ({ page }) => {
    await page.goto(tenantUrl(brand))
    await expect(page.locator('html')).toHaveAttribute('data-layout', brand)
    await expect(page.locator('h1')).toHaveCount(1)
    await hydrated(page)

    await walkTo(page, '/Courses')
    const card = page.locator('main li h2 a').first()
    const name = (await card.innerText()).trim()
    await card.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

    await walkTo(page, brand === 'smkcoding' ? '/Berita' : '/News')
    await page.locator('main li h2 a').first().click()
    await expect(page.locator('article h1')).toBeVisible()

    await walkTo(page, '/Podcasts')
    await page.locator('main li h2 a').first().click()
    const audio = page.locator('audio[controls]')
    await expect(audio).toBeVisible()
    await hydrated(page)
    await audio.evaluate(async (element: HTMLAudioElement) => {
      element.muted = true
      await element.play()
    })
    await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime)).toBeGreaterThan(0.2)

    await walkTo(page, '/Gallery')
    await page.locator('main li h2 a').first().click()
    await expect(page).toHaveURL(/album=/)
    await hydrated(page)
    await page.locator(PICTURE).first().click()
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

test('by keyboard alone: skip link, search with its list, a class, a post, an episode, a gallery picture', async ({ page }) => {
  await page.goto(tenantUrl('alkademi'))
  await hydrated(page)
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAttribute('href', '#isi')
  await tabTo(page, '[data-part="header"] input[type="search"]')
  // A pause between two letters may bring results for a part of the word first, which these replace.
  const answered = page.waitForResponse(response => new URL(response.url()).searchParams.get('search') === 'desain')
  await page.keyboard.type('desain')
  await (await answered).finished()
  await hydrated(page)
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const chosen = await page.locator('[role="option"][aria-selected="true"] a').getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${(chosen ?? '').split('?')[0]?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`))

  await enter(page, 'a[href="/Courses"]', 'main li h2 a')
  await enter(page, 'main li h2 a', 'main h1')
  await enter(page, 'a[href="/News"]', 'main li h2 a')
  await enter(page, 'main li h2 a', 'article h1')
  await enter(page, 'a[href="/Podcasts"]', 'main li h2 a')
  await enter(page, 'main li h2 a', 'audio[controls]')
  await enter(page, 'a[href="/Gallery"]', 'main li h2 a')
  await enter(page, 'main li h2 a', PICTURE)
  await hydrated(page)
  await enter(page, PICTURE, '[role="dialog"], dialog[open]')
  await page.keyboard.press('End')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator(PICTURE).last()).toBeFocused()
})

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no way to ${selector} by Tab`)
}

/** Follows a link by Tab and Enter, and waits for its page. */
async function enter(page: Page, selector: string, shown: string): Promise<void> {
  const before = page.url()
  // As in `walkTo`; an album stands on the page of all, with the same heading.
  const isMarked = !selector.includes('_ipx') && !shown.includes('_ipx')
  if (isMarked) await page.locator('h1').evaluate(heading => heading.setAttribute('data-left', ''))
  await tabTo(page, selector)
  await page.keyboard.press('Enter')
  if (!selector.includes('_ipx')) await expect(page).not.toHaveURL(before)
  if (isMarked) await expect(page.locator('h1:not([data-left])')).toBeVisible()
  await expect(page.locator(shown).first()).toBeVisible()
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })
  test('a swipe turns to the next picture of an album, and back', async ({ page }) => {
    await page.goto(tenantUrl('foundation', '/Gallery'))
    await page.locator('main li h2 a').first().tap()
    await expect(page).toHaveURL(/album=/)
    await hydrated(page)
    await page.locator(PICTURE).first().tap()
    const box = page.getByRole('dialog')
    const picture = box.locator('img')
    const first = (await picture.getAttribute('src')) ?? ''
    await swipe(page, 300, 80)
    await expect(picture).not.toHaveAttribute('src', first)
    await swipe(page, 80, 300)
    await expect(picture).toHaveAttribute('src', first)
  })
})

/** Swipes across the middle of the screen, in CSS pixels. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const at = (x: number) => ({ touchPoints: [{ x, y: 370 }] })
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) })
  await client.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at((from + to) / 2) })
  await client.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(to) })
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('in English: the same pages under /en, and the way back', async ({ page }) => {
  await page.goto(tenantUrl('alkademi', '/en/Courses'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Classes')
  await hydrated(page)
  await page.locator('main li h2 a').first().click()
  await expect(page).toHaveURL(/\/en\/Courses\//)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Classes')
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
  await notice.getByText('Bolehkah kunjunganmu').click()
  await notice.getByRole('button', { name: 'Saya di bawah 18 tahun' }).click()
  await expect(notice.getByRole('status')).toContainText('tidak ada halaman atau tautan yang kami catat')
  await notice.getByRole('button', { name: 'Tutup' }).click()
  await page.locator('header a[data-entry]:visible').nth(1).click()
  await ask.click()
  await expect(notice.getByRole('button')).toHaveText(['Tutup'])
  expect(told).toHaveLength(2)
})

test('on a phone the question about statistics waits for the first scroll and takes at most 72 px', async ({ page }) => {
  await page.addInitScript(() => localStorage.removeItem('sanggar:click-consent'))
  for (const width of [320, 360]) {
    for (const path of ['/', '/en']) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(tenantUrl('alkademi', path))
      await hydrated(page)
      const notice = page.locator('#izin-statistik')
      await expect(notice).toBeHidden()
      await page.mouse.wheel(0, 300)
      await expect(notice).toBeVisible()
      expect((await notice.boundingBox())?.height).toBeLessThanOrEqual(72)
      // Folded, both choices are there without a second step, and equal in size.
      const [yes, no] = await notice.getByRole('button').filter({ visible: true }).all()
      expect(await yes?.boundingBox()).toMatchObject({ height: (await no?.boundingBox())?.height })
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a class, a post, an episode, a gallery picture and the search work', async ({ page }) => {
    await page.goto(tenantUrl('smkcoding'))
    await expect(page.locator('h1')).toHaveCount(1)
    await walkTo(page, '/Courses')
    const name = (await page.locator('main li h2 a').first().innerText()).trim()
    await page.locator('main li h2 a').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await walkTo(page, '/Berita')
    await page.locator('main li h2 a').first().click()
    await expect(page.locator('article h1')).toBeVisible()
    await walkTo(page, '/Podcasts')
    await page.locator('main li h2 a').first().click()
    await expect(page.locator('audio[controls]')).toHaveAttribute('src', /\.mp3$/)
    await page.goto(tenantUrl('smkcoding', '/Search?search=web'))
    await expect(page.locator('main h3 a').first()).toBeVisible()
    await page.goto(tenantUrl('smkcoding', '/Gallery'))
    await page.locator('main li h2 a').first().click()
    await expect(page.locator(PICTURE).first()).toHaveAttribute('href', /_ipx/)
  })
})
