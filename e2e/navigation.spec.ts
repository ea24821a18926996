import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page, Response } from '@playwright/test'
import { get } from '../scripts/bench/servers.ts'
import { fillSignIn, loginOf } from './account-steps.ts'
import { expect, hydrated, tenantUrl, test } from './fixtures.ts'

// How one gets from page to page in the public half (specification, sections 4 and 9; docs/decisions/024).

// A picture by itself is a document in a sandbox, where the fixture's own script fails.
test.use({ allowedErrors: /ERR_FAILED|Failed to fetch|status of (404|422|500)|document is sandboxed|connect-src.*\/Courses$/ })

const bar = (page: Page) => page.locator('#shell [data-progress-bar]')
const PICTURE = 'main li a[href^="/_ipx/"]'

/** Marks the document that is open, to be told from the next one. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { kept: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'kept' in window)

/** Counts the documents that the browser loads. */
function countDocuments(page: Page): () => number {
  let documents = 0
  page.on('request', request => {
    if (request.isNavigationRequest()) documents++
  })
  return () => documents
}

const entry = (page: Page, path: string) => page.locator(`header a[href="${path}"]:visible`).first()

/** Every request for a path of the site is answered in another way, prefetching included. */
async function meet(page: Page, path: string, answer: 'nothing' | 'failure'): Promise<void> {
  await page.route(
    url => url.pathname === path,
    async route => {
      if (answer === 'nothing') await route.abort()
      else await route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' })
    },
  )
}

test('a click swaps the page in the same document: focus on its content, its title told, the top shown', async ({ page }) => {
  await page.goto(tenantUrl('alkademi', '/News'))
  await hydrated(page)
  await mark(page)
  await page.evaluate(() => scrollTo(0, 400))
  await entry(page, '/Courses').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kelas')
  expect(await isSameDocument(page)).toBe(true)
  await expect(page.locator('main#isi')).toBeFocused()
  await expect(page.locator('[data-announcer]')).toHaveText(await page.title())
  await expect(page.locator('body')).toHaveAttribute('data-route', 'Courses')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a link to a place in another page ends at that place', async ({ page }) => {
  await page.goto(tenantUrl('belajarbersamapuja'))
  const hash = await page.evaluate(
    () => [...document.querySelectorAll<HTMLElement>('main section[id]')].findLast(section => section.offsetTop > innerHeight)?.id ?? '',
  )
  expect(hash).not.toBe('')
  await page.goto(tenantUrl('belajarbersamapuja', '/Courses'))
  await hydrated(page)
  await mark(page)
  await page
    .locator('header a[href="/"]')
    .first()
    .evaluate((link: HTMLAnchorElement, id) => (link.href = `/#${id}`), hash)
  await page.locator(`header a[href="/#${hash}"]`).first().click()
  await expect(page.locator(`#${hash}`)).toBeInViewport()
  expect(await isSameDocument(page)).toBe(true)
})

test('the bar runs while a page is waited for, and goes', async ({ page }) => {
  await page.route(
    url => url.pathname === '/Courses',
    async route => {
      await new Promise(done => setTimeout(done, 1200))
      await route.continue()
    },
  )
  await page.goto(tenantUrl('alkademi', '/About'))
  await page.evaluate(() => new Promise<void>(done => void requestIdleCallback(() => done())))
  await entry(page, '/Courses').click()
  await expect(bar(page)).toBeVisible()
  await expect(bar(page)).not.toHaveAttribute('data-failed')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kelas')
  await expect(bar(page)).toBeHidden()
})

for (const [answer, words] of [
  ['nothing', 'where the server is not reached'],
  ['failure', 'where the server fails'],
] as const)
  test(`${words}, the open page stays as it is, and the bar and a screen reader’s region say so`, async ({ page }) => {
    await meet(page, '/Courses', answer)
    await page.goto(tenantUrl('alkademi', '/News'))
    await hydrated(page)
    const documents = countDocuments(page)
    await page.evaluate(() => scrollTo(0, 100))
    await entry(page, '/Courses').click()
    await expect(bar(page)).toHaveAttribute('data-failed')
    await expect(bar(page)).toHaveAttribute('aria-label', 'Halaman gagal dimuat')
    await expect(page.locator('[data-announcer]')).toHaveText('Halaman gagal dimuat')
    await expect(page).toHaveURL(tenantUrl('alkademi', '/News'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kabar')
    await expect(page.locator('html')).not.toHaveAttribute('aria-busy')
    await expect(bar(page)).toBeHidden()
    // Another page can be had, and this one too once the server is back.
    await page.unroute(() => true).catch(() => {})
    await page.unrouteAll()
    await entry(page, '/Courses').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kelas')
    expect(documents()).toBe(0)
  })

test('a form that can’t be sent keeps what was typed', async ({ page }) => {
  await page.goto(tenantUrl('foundation', '/Make-Appointment'))
  await hydrated(page)
  await meet(page, '/Make-Appointment', 'failure')
  await page.locator('main [name="email"]').fill('sari@contoh.id')
  await sendAsItIs(page)
  await expect(bar(page)).toHaveAttribute('data-failed')
  await expect(page.locator('main [name="email"]')).toHaveValue('sari@contoh.id')
})

test('the radio plays on over pages, a missing page and a failure, in the same element', async ({ page }) => {
  await meet(page, '/Courses', 'failure')
  await page.goto(tenantUrl('bharabas', '/News'))
  await hydrated(page)
  await page.locator('#radio button').click()
  await expect(page.locator('#radio')).toHaveAttribute('data-radio', 'on')
  await page.locator('#radio audio').evaluate((audio: HTMLAudioElement) => {
    Object.assign(window, { radio: audio, pauses: 0 })
    audio.addEventListener('pause', () => Object.assign(window, { pauses: Number(Reflect.get(window, 'pauses')) + 1 }))
  })
  const isPlaying = () =>
    page.evaluate(() => {
      const radio: HTMLAudioElement = Reflect.get(window, 'radio')
      return radio === document.querySelector('#radio audio') && !radio.paused && Reflect.get(window, 'pauses') === 0
    })

  await page.locator('main li h2 a').first().click()
  await expect(page.locator('article h1')).toBeVisible()
  expect(await isPlaying()).toBe(true)
  await page
    .locator('main a')
    .first()
    .evaluate((link: HTMLAnchorElement) => (link.href = '/tidak/ada'))
  await page.locator('main a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops.. Maaf halaman tidak ditemukan')
  expect(await isPlaying()).toBe(true)
  await page.goBack()
  await expect(page.locator('article h1')).toBeVisible()
  expect(await isPlaying()).toBe(true)
  await page.locator('a[href="/Courses"]:visible').first().click()
  await expect(bar(page)).toHaveAttribute('data-failed')
  expect(await isPlaying()).toBe(true)
  await expect(page.locator('#shell')).toHaveCount(1)
})

test('pages of links in view are fetched when the browser is idle, and not again for the click', async ({ page }) => {
  const { asked, prefetched } = watchPages(page)
  await page.goto(tenantUrl('foundation', '/News'))
  await hydrated(page)
  const card = page.locator('main li h2 a').first()
  await card.scrollIntoViewIfNeeded()
  const path = (await card.getAttribute('href')) ?? ''
  await expect.poll(() => prefetched()).toContain(path)
  // What can't be seen is not fetched.
  const below = await page.locator('main li h2 a').last().getAttribute('href')
  expect(prefetched()).not.toContain(below)
  await card.click()
  await expect(page.locator('article h1')).toBeVisible()
  expect(asked().filter(one => one === path)).toEqual([path])
})

for (const [network, connection] of [
  ['with data saver', { saveData: true, effectiveType: '4g' }],
  ['on 2g', { saveData: false, effectiveType: '2g' }],
] as const)
  test(`nothing is prefetched ${network}`, async ({ page }) => {
    await page.addInitScript(value => Object.defineProperty(navigator, 'connection', { value }), connection)
    const { asked, prefetched } = watchPages(page)
    await page.goto(tenantUrl('foundation', '/News'))
    await hydrated(page)
    await page.waitForTimeout(2500)
    expect([prefetched(), asked()]).toEqual([[], ['/News']])
    await page.locator('main li h2 a').first().click()
    await expect(page.locator('article h1')).toBeVisible()
  })

/** The paths of pages that the browser asks for, and which of them in advance. */
function watchPages(page: Page) {
  const seen: { path: string; isPrefetch: boolean }[] = []
  page.on('request', request => {
    const headers = request.headers()
    if (request.isNavigationRequest() || headers['accept']?.includes('text/html'))
      seen.push({ path: new URL(request.url()).pathname, isPrefetch: headers['x-sec-purpose'] === 'prefetch' })
  })
  return {
    asked: () => seen.map(one => one.path),
    prefetched: () => seen.filter(one => one.isPrefetch).map(one => one.path),
  }
}

/** Returns the built file of an island: its name says nothing of it. */
async function fileOfIsland(source: string): Promise<string> {
  // Named boundary: the build wrote it.
  const manifest = JSON.parse(await readFile('build/client/public-manifest.json', 'utf8')) as Record<string, { file: string } | undefined>
  const file = manifest[source]?.file
  if (file === undefined) throw new Error(`the build has no ${source}`)
  return file
}

test('code of an island that can’t be had: one reload in a minute, then the server’s HTML stays and works', async ({ page, context }) => {
  const file = await fileOfIsland('src/features/posts/ui/album.island.tsx')
  await context.route(`**/${file}`, route => route.abort())
  await page.goto(tenantUrl('alkademi', '/Gallery'))
  await hydrated(page)
  await mark(page)
  await page.locator('main li h2 a').first().click()
  await expect(page).toHaveURL(/album=/)
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false)
  await mark(page)
  await page.waitForTimeout(2000)
  expect(await isSameDocument(page)).toBe(true)
  await entry(page, '/News').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kabar')
  await page.goBack()
  await expect(page.locator(PICTURE).first()).toBeVisible()
  await page.waitForTimeout(1000)
  expect(await isSameDocument(page)).toBe(true)
  await page.locator(PICTURE).first().click()
  await expect(page).toHaveURL(/_ipx/)
})

test('a step back to a page with an island finds it as the server made it, at work again', async ({ page }) => {
  await page.goto(tenantUrl('alkademi', '/Gallery'))
  await hydrated(page)
  await mark(page)
  await page.locator('main li h2 a').first().click()
  await expect(page).toHaveURL(/album=/)
  await hydrated(page)
  await page.locator(PICTURE).nth(1).click()
  await page.keyboard.press('ArrowRight')
  const caption = page.getByRole('dialog').locator('figcaption')
  await expect(caption).toHaveText(/^3\//)
  // With the box open: what the island had made of itself is in the copy that is kept.
  await page.goBack()
  await expect(page).not.toHaveURL(/album=/)
  await page.goForward()
  await expect(page).toHaveURL(/album=/)
  await hydrated(page)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.locator(PICTURE).first().click()
  await expect(caption).toHaveText(/^1\//)
  expect(await isSameDocument(page)).toBe(true)
})

test('a jump within the page leaves its island alone: an episode plays on', async ({ page }) => {
  await page.goto(tenantUrl('alkademi', '/Podcasts'))
  await hydrated(page)
  await page.locator('main li h2 a').first().click()
  const audio = page.locator('main audio')
  await expect(audio).toBeVisible()
  await hydrated(page)
  await audio.evaluate(async (element: HTMLAudioElement) => {
    element.muted = true
    await element.play()
  })
  const chapter = page.locator('main a[href*="#t="]').nth(1)
  await chapter.click()
  await expect(chapter).toHaveAttribute('aria-current', 'true')
  await page.locator('a[href="#isi"]').evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page).toHaveURL(/#isi$/)
  await page.waitForTimeout(500)
  expect(await audio.evaluate((element: HTMLAudioElement) => element.paused)).toBe(false)
  await expect(page.locator('main select')).toBeVisible()
})

/** Matches a form's response; the page also posts its own view. */
const isPostTo = (path: string) => (response: Response) =>
  response.request().method() === 'POST' && new URL(response.url()).pathname === path

/** Sends the page's form without the browser's own checks. */
async function sendAsItIs(page: Page): Promise<void> {
  await page.locator('main form[method="post"]').evaluate((form: HTMLFormElement) => {
    form.noValidate = true
    form.requestSubmit()
  })
}

async function expectRefused(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.locator('main [name="email"]')).toHaveValue('bukan alamat')
  await expect(page.locator('main [name="email"]')).toHaveAttribute('aria-invalid', 'true')
}

test('a refused form is shown in place with what was typed, and what is wrong has the focus', async ({ page }) => {
  await page.goto(tenantUrl('foundation', '/Make-Appointment'))
  await hydrated(page)
  await mark(page)
  await page.locator('main [name="email"]').fill('bukan alamat')
  const answered = page.waitForResponse(isPostTo('/Make-Appointment'))
  await sendAsItIs(page)
  expect((await answered).status()).toBe(422)
  await expectRefused(page)
  await expect(page.locator(':focus').getByRole('alert')).toBeVisible()
  await page.locator(':focus').getByRole('link').first().click()
  await expect(page.locator('main [aria-invalid="true"]').first()).toBeFocused()
  await expect(bar(page)).toBeHidden()
  expect(await isSameDocument(page)).toBe(true)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a refused form is shown again with what was typed', async ({ page }) => {
    await page.goto(tenantUrl('foundation', '/Make-Appointment'))
    await page.locator('main [name="email"]').fill('bukan alamat')
    // The browser's own checks would refuse it sooner.
    await page.locator('main form[method="post"]').evaluate((form: HTMLFormElement) => (form.noValidate = true))
    const answered = page.waitForResponse(isPostTo('/Make-Appointment'))
    await page.locator('main form[method="post"] [type="submit"]').last().click()
    expect((await answered).status()).toBe(422)
    await expectRefused(page)
  })
})

test('the header shows who is signed in on a page that is cached for all, after clicks too, until they sign out', async ({
  page,
  context,
}) => {
  const etag = async () =>
    (await get(Number(process.env['E2E_PORT']), `alkademi.localhost:${process.env['E2E_PORT']}`, '/Courses')).headers['etag']
  await page.goto(tenantUrl('alkademi', '/Courses'))
  await expect(page.locator('[data-account-entry]:visible').first()).toBeVisible()
  const forAll = await etag()
  await page.goto(tenantUrl('alkademi', '/Login?to=/Courses'))
  await fillSignIn(page, await loginOf('student'))
  await expect(page).toHaveURL(tenantUrl('alkademi', '/Courses'))
  expect(await etag()).toBe(forAll)
  const person = page.locator('[data-who-entry]:visible').first()
  await expect(person).toBeVisible()
  await expect(page.locator('[data-account-entry]:visible')).toHaveCount(0)
  await hydrated(page)
  await entry(page, '/News').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kabar')
  await expect(person).toHaveText(/\p{L}/u)
  await forget(context)
  await page.reload()
  await expect(page.locator('[data-account-entry]:visible').first()).toBeVisible()
})

async function forget(context: BrowserContext): Promise<void> {
  await context.clearCookies()
}

test('a page of another language or of the app is a document of its own', async ({ page }) => {
  await page.goto(tenantUrl('alkademi', '/Courses'))
  await hydrated(page)
  await mark(page)
  await page.locator('[data-lang-switch]:visible').first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await isSameDocument(page)).toBe(false)
})

test('a suggestion of the search leads there in the page’s language, in the same document', async ({ page }) => {
  await page.goto(tenantUrl('alkademi', '/en/Courses'))
  await hydrated(page)
  await mark(page)
  await page.locator('[data-part="header"] input[type="search"]:visible').first().pressSequentially('desain')
  await page.locator('[role="option"] a').first().click()
  await expect(page).toHaveURL(/\/en\/(?!Courses$)/)
  expect(await isSameDocument(page)).toBe(true)
})

test('a link that leads on to another site is followed there', async ({ page }) => {
  // The policy refuses the redirect to a script, and says so; the document is loaded.
  await page.goto(tenantUrl('alkademi', '/Courses'))
  await hydrated(page)
  await page
    .locator('main a')
    .first()
    .evaluate((link: HTMLAnchorElement) => (link.href = '/Pesilat/Class'))
  await page.locator('main a').first().click()
  await expect(page).toHaveURL(tenantUrl('pesilat', '/Pesilat/Class'))
})
