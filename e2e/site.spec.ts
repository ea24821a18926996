import { Agent, request } from 'node:http'
import { get } from '../scripts/bench/servers.ts'
import { halfOf } from '../src/route-table.ts'
import { expect, findBarriers, hydrated, tenantUrl, test } from './fixtures.ts'

const port = () => Number(process.env['E2E_PORT'])
const host = 'foundation.localhost'

test('a visitor walks from the home page to a class and back', async ({ page }) => {
  await page.goto(tenantUrl('alkademi'))
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'alkademi')
  expect(await page.evaluate(() => document.compatMode)).toBe('CSS1Compat')
  await expect(page.locator('body')).toHaveAttribute('data-route', 'index')
  await page.locator('main a[href="/Courses"]').first().click()
  await expect(page).toHaveURL(/\/Courses$/)
  await expect(page.locator('body')).toHaveAttribute('data-route', 'Courses')
  const card = page.locator('main li h2 a').first()
  const name = (await card.innerText()).trim()
  await card.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page).toHaveTitle(new RegExp(name.slice(0, 20).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kelas')
})

test('a click within the site loads no new document, and the scroll position is kept for the way back', async ({ page }) => {
  await page.goto(tenantUrl('foundation', '/News'))
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { kept: true }))
  await page.evaluate(() => scrollTo(0, 600))
  await page.waitForTimeout(300)
  await page.locator('main li h2 a').nth(3).click()
  await expect(page).toHaveURL(/\/News\/.+/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate(() => 'kept' in window)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL(/\/News$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
})

for (const prefix of ['', '/en'])
  test(`a click on the name leads home without a new document, from ${prefix}/Courses`, async ({ page }) => {
    await page.goto(tenantUrl('alkademi', `${prefix}/Courses`))
    await hydrated(page)
    await page.evaluate(() => Object.assign(window, { kept: true }))
    await page
      .locator(`header a[href="${prefix || '/'}"]`)
      .first()
      .click()
    await expect(page.locator('body[data-route="index"] h1')).toBeVisible()
    expect(await page.evaluate(() => 'kept' in window)).toBe(true)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(prefix ? 'Classes' : 'Kelas')
    expect(await page.evaluate(() => 'kept' in window)).toBe(true)
  })

test('a search narrows the list and its address can be shared', async ({ page }) => {
  await page.goto(tenantUrl('foundation', '/Courses'))
  await page.locator('main').getByRole('searchbox').fill('data')
  await page.locator('main').getByRole('button', { name: 'Cari' }).click()
  await expect(page).toHaveURL(/search=data/)
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('untuk “data”')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('lists filter, sort, page and search', async ({ page }) => {
    await page.goto(tenantUrl('foundation', '/Courses'))
    const all = await page.locator('main li h2').count()
    expect(all).toBe(12)
    await page.getByRole('link', { name: 'Berikutnya' }).click()
    await expect(page).toHaveURL(/page=2/)
    await page.goto(tenantUrl('foundation', '/Courses'))
    await page.getByText('Saring dan urutkan').click()
    await page.getByRole('combobox', { name: 'Biaya', exact: true }).selectOption('free')
    await page.getByRole('button', { name: 'Terapkan' }).click()
    await expect(page).toHaveURL(/price=free/)
    for (const price of await page.locator('main li strong').allTextContents()) expect(price).toBe('Gratis')
    await page.goto(tenantUrl('foundation', '/Blog'))
    await page.getByRole('link', { name: 'Terlama' }).click()
    await expect(page).toHaveURL(/sort=oldest/)
  })
})

test('nothing scrolls sideways at 360 px, and axe finds no barrier', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/', '/Courses', '/Class', '/News', '/Blog', '/no/such/page']) {
    const response = await page.goto(tenantUrl('pesilat', path))
    expect(response?.status()).toBe(path === '/no/such/page' ? 404 : 200)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect([path, await findBarriers(page)]).toEqual([path, []])
  }
})
test.use({ allowedErrors: /404 \(Not Found\).*no\/such|ERR_INTERNET_DISCONNECTED/ })

test('a missing page says so in the catalogue’s words and leads home', async ({ page }) => {
  await page.goto(tenantUrl('foundation', '/no/such/page'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops.. Maaf halaman tidak ditemukan')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.locator('body')).toHaveAttribute('data-route', 'index')
})

test('going offline is told, and coming back', async ({ page, context }) => {
  await page.goto(tenantUrl('foundation', '/Courses'))
  await hydrated(page)
  await context.setOffline(true)
  await expect(page.getByText(/luring/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/Kamu sedang luring/)).toBeHidden()
})

test('the browser gets its app token in a cookie that no script sees, and a view is counted with it', async ({ page, context }) => {
  await page.goto(tenantUrl('foundation', '/News'))
  const counted = page.waitForResponse(response => response.url().includes('/v3/post/view') && response.status() === 200)
  await page.locator('main li h2 a').first().click()
  await counted
  const cookies = await context.cookies()
  expect(cookies.find(cookie => cookie.name === 'sanggar_app')).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect(await page.evaluate(() => document.cookie)).not.toContain('sanggar_app')
})

test('bad input gets a clear answer, never a 500', async () => {
  const cases: [string, number[]][] = [
    ['/Courses?page=-1', [200]],
    ['/Courses?page=99999999999999', [200]],
    ['/Courses?pageSize=1e9', [200]],
    [`/Courses?search=${'x'.repeat(10_000)}`, [200, 414, 431]],
    ['/Courses?search=%00%00', [200]],
    ['/News/%00', [400]],
    ['/News/%E0%A4%A', [400]],
    ['/%', [400]],
    ['/Courses?search=%E0%A4%A', [200]],
    [`/News/${'x'.repeat(3000)}`, [400, 404]],
    ["/Class/'%20or%201=1", [404]],
    ['/_ipx/w_9999,f_webp/art/class/x.svg', [404]],
    ['/_ipx/w_320/..%2f..%2fpackage.json', [404]],
    ['/assets/..%2f..%2fpackage.json', [404]],
    ['/api/services/v3/post/list?kindSlug=x', [401]],
    ['//evil.example/x', [404]],
  ]
  for (const [path, wanted] of cases) {
    const { status } = await get(port(), host, path)
    expect([path, wanted.includes(status) ? 'as wanted' : status]).toEqual([path, 'as wanted'])
  }
  expect((await get(port(), 'nobody.example', '/')).status).toBe(404)
  expect((await get(port(), 'a b', '/')).status).toBeGreaterThanOrEqual(400)
})

test('a body that is too large is refused, and its connection goes on', async () => {
  const body = JSON.stringify({ x: 'x'.repeat(20_000_000) })
  let agent = new Agent()
  const headers = { host, 'content-type': 'application/json', 'content-length': String(body.length) }
  const send = () =>
    new Promise<number | undefined>((done, fail) => {
      const asked = request({ port: port(), path: '/api/services/v3/post/create', method: 'POST', headers, agent }, answer => {
        answer.resume()
        answer.on('end', () => done(answer.statusCode))
      })
      asked.on('error', fail)
      asked.on('socket', socket => socket.on('error', fail))
      asked.end(body)
    })
  // A client that pauses for half a second is cut off, which a stalled machine can cause as well: one success is enough.
  await expect(async () => {
    agent = new Agent({ keepAlive: true, maxSockets: 1 })
    try {
      expect(await send()).toBe(413)
      // Longer than the server waits for the rest of a body before it closes.
      await new Promise(done => setTimeout(done, 800))
      expect(await send()).toBe(413)
    } finally {
      agent.destroy()
    }
  }).toPass({ timeout: 30_000 })
})

/** A public page's, and a page of the app's, which also asks for what waits in its frame: neither grows with the rows that are shown. */
const MOST_STATEMENTS = { public: '4', app: '10' } as const

test('no page takes more statements with more rows: public ones four at most, those of the app ten', async () => {
  const { body } = await get(port(), host, '/Courses')
  const course = /href="(\/Courses\/[^"?]+)"/.exec(String(body))?.[1] ?? ''
  for (const path of ['/', '/Courses', '/Courses?search=web&level=Dasar', course, '/Class', '/News', '/Blog?sort=popular', '/Berita']) {
    expect((await get(port(), host, path)).status).toBe(200)
  }
  const metrics = String((await get(port(), 'localhost', '/metrics')).body)
  const routes = [...metrics.matchAll(/sanggar_page_statements_count\{route="([^"]+)"\} (\d+)/g)]
  expect(routes.length).toBeGreaterThan(6)
  for (const [, route, count] of routes) {
    const most = MOST_STATEMENTS[halfOf({ name: route ?? '' })]
    const within = new RegExp(`sanggar_page_statements_bucket\\{le="${most}",route="${route}"\\} (\\d+)`).exec(metrics)?.[1]
    expect([route, within]).toEqual([route, count])
  }
})

test('a page is stored compressed with an ETag, in one spelling of its address', async () => {
  const first = await get(port(), host, '/courses/?utm_source=x', { 'accept-encoding': 'br' })
  expect(first.headers['content-encoding']).toBe('br')
  const etag = String(first.headers['etag'])
  const again = await get(port(), host, '/Courses', { 'accept-encoding': 'br', 'if-none-match': etag })
  expect(again.status).toBe(304)
  const gzip = await get(port(), host, '/Courses', { 'accept-encoding': 'gzip' })
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gzip.headers['etag']).not.toBe(etag)
})
