import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startEmbedded } from '#platform/db/embedded.ts'
import { get, type Server, startServer } from '../scripts/bench/servers.ts'
import { expect, findBarriers, test } from './fixtures.ts'

// The page of a server that is asked for more than it can serve (main/overload.ts): a process of its own over the shared database, with two pages at a time.

/** The browser itself notes the answer 503. */
test.use({ allowedErrors: /status of 503/ })

let folder: string
let server: Server

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanggar-busy-'))
  // All processes of one database have the same secret.
  await copyFile(join(process.env['E2E_DATA'] ?? '', 'secret'), join(folder, 'secret'))
  const { databaseUrl } = await startEmbedded(process.env['E2E_DATA'] ?? '', () => {})
  const env = { DATA_DIR: folder, DATABASE_URL: process.env['DATABASE_URL'] ?? databaseUrl, DATABASE_POOL: '4', LOG_LEVEL: 'error' }
  server = await startServer(['build/server/index.js'], await freePort(), env, '/readyz', { isPinned: false })
})
test.afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.on('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? done(address.port) : fail(new Error('no free port'))))
    })
  })
}

const CLIENTS = 150

/** Opens a page again and again, while many others ask for pages that are not stored, until the server refuses it as busy. */
async function openWhileBusy(page: Page, path: string): Promise<void> {
  let isOver = false
  const clients = Array.from({ length: CLIENTS }, async (_, at) => {
    for (let times = 0; !isOver; times++)
      await get(server.port, 'alkademi.localhost', `/News?search=kata${at}x${times}`).catch(() => undefined)
  })
  try {
    await expect
      .poll(async () => (await page.goto(`http://alkademi.localhost:${server.port}${path}`))?.status(), {
        timeout: 60_000,
        intervals: [10],
      })
      .toBe(503)
  } finally {
    isOver = true
    await Promise.all(clients)
  }
}

for (const { path, lang, title, again } of [
  { path: '/News?search=sibuk', lang: 'id', title: 'Situs ini sedang sibuk', again: 'Coba lagi' },
  { path: '/en/News?search=busy', lang: 'en', title: 'This website is busy', again: 'Try again' },
])
  test(`whoever is refused by a busy server reads why, and comes to the page by its link (${lang})`, async ({ page }) => {
    test.setTimeout(150_000)
    await openWhileBusy(page, path)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      expect([width, await findBarriers(page)]).toEqual([width, []])
    }
    await page.keyboard.press('Tab')
    const link = page.getByRole('link', { name: again })
    await expect(link).toBeFocused()
    await link.press('Enter')
    await expect(page.getByRole('banner').first()).toBeVisible()
    await expect(page).toHaveURL(`http://alkademi.localhost:${server.port}${path}`)
  })
