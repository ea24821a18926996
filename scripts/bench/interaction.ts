// Measures how quickly app pages react, and what script they load first, on a fresh copy of the product with its demo.
//   npm run bench:interaction
//   RUNS=1 npm run bench:interaction        each page once instead of three times
// Opens each page on a phone's window with a processor four times slower, and uses it with the browser's own mouse and keyboard. Prints the longest interaction
// of each page (Event Timing API: from the input to the next paint, as INP counts it; below 16 ms it is not reported), the middle one of the runs, and the
// script of its first load. A bare document beside them shows what the machine takes by itself: on a busy one, run it again.
// Exits with 1 if an interaction takes more than 200 ms, a first load has more than 150 KB of script (brotli), or an editor or player is among it.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { findChromium } from '../chromium.ts'
import { describe, type Interaction, middleOf, openFirst, readLongest, watchInteractions } from './interactions.ts'
import { get, startServer } from './servers.ts'
import { signInAdmin } from './session.ts'

const PORT = 4141
const RUNS = Number(process.env['RUNS'] ?? 3)
const SLOWDOWN = 4
const WINDOW = { width: 412, height: 823 }
const MOST_MS = 200
const MOST_BYTES = 150_000
const HOST = `alkademi.localhost:${PORT}`
interface Measured {
  /** What a person does there, after the page has settled. */
  work(page: Page): Promise<void>
  path: string
}

const search = (page: Page) => page.locator('main input[type="search"]')
/** Opens the menu of the person and closes it. */
const openMenu = (page: Page) => page.locator('header details > summary').dblclick({ delay: 40 })

const PAGES: Measured[] = [
  {
    path: '/Studio/Members',
    async work(page) {
      await search(page).click()
      await page.keyboard.type('sanggar', { delay: 60 })
      await page.keyboard.press('Enter')
      await page.waitForURL(/search=sanggar/)
      await openMenu(page)
      await page.locator('aside details > summary').click()
      await page.locator('main nav a[href*="role=student"]').click()
      await page.waitForURL(/role=student/)
    },
  },
  {
    // The longest of the app's forms: a box for each city and regency of the country.
    path: '/Studio/Members/{id}?role=lead_region',
    async work(page) {
      await openMenu(page)
      // A later run finds what an earlier one ticked.
      for (let province = 0; province < 2; province++) await page.locator('#regionCodes details:not([open]) > summary').nth(2).click()
      for (let box = 0; box < 3; box++) await page.locator('#regionCodes details[open] input:not(:checked)').first().click()
      await page.locator('form:has(#regionCodes) [type="submit"]').click()
      await page.waitForURL(/done=granted/)
      await page.locator('[id="remove-sure"]').click()
      await page.locator('a[href*="role=lead_region"]').click()
      await page.waitForURL(/role=lead_region/)
    },
  },
  {
    path: '/Studio/Voices',
    async work(page) {
      await page.locator('aside details > summary').click()
      await page.locator('main nav a[href*="state=approved"]').click()
      await page.waitForURL(/state=approved/)
      await openMenu(page)
      await page.locator('main form:has([name="form"][value="reject"]) button').first().click()
      await page.waitForURL(/done=rejected/)
    },
  },
  {
    path: '/Account',
    async work(page) {
      await openMenu(page)
      await page.locator('#look-role').focus()
      await page.keyboard.press('ArrowDown')
      await page.locator('main a.btn[href="/Account/Privacy"]').click()
      await page.waitForURL(/Privacy/)
      await page.locator('#reason').click()
      await page.keyboard.type('Pindah sekolah', { delay: 60 })
      await page.locator('#sure').click()
      await page.locator('main form:has([value="marketing"]) button').click()
      await page.waitForURL(/done=marketing/)
    },
  },
]

const folder = await mkdtemp(join(tmpdir(), 'sanggar-interaction-'))
const server = await startServer(['build/server/index.js'], PORT, { DATA_DIR: folder, LOG_LEVEL: 'error' })
const { executablePath, args } = await findChromium()
const browser = await chromium.launch({ executablePath, args })
let failed = 0
try {
  const cookie = await signInAdmin(folder, HOST.replace(/:.*/, ''))
  const [name = '', value = ''] = cookie.split('=')
  const session = { name, value, url: `http://${HOST}` }
  const id = await findMember(cookie)
  await measureBare()
  for (const measured of PAGES) if (!(await measure({ ...measured, path: measured.path.replace('{id}', id) }, session))) failed++
  console.log(`${PAGES.length} pages, ${failed} above ${MOST_MS} ms or ${MOST_BYTES / 1000} KB`)
} finally {
  await browser.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
process.exitCode = failed > 0 ? 1 : 0

/** Prints the longest interaction with a document that does nothing. */
async function measureBare(): Promise<void> {
  const runs: Interaction[] = []
  for (let run = 0; run < RUNS; run++) {
    const page = await browser.newPage({ viewport: WINDOW })
    await page.setContent('<main><details><summary>Buka</summary><p>Isi</p></details><input></main>')
    await watchInteractions(page, SLOWDOWN)
    for (let times = 0; times < 4; times++) await page.locator('summary').click()
    await page.locator('input').click()
    await page.keyboard.type('sanggar', { delay: 60 })
    runs.push(await readLongest(page))
    await page.close()
  }
  console.log(`${'a bare document'.padEnd(40)} ${describe(runs)}`)
}

/** Prints a page's longest interactions and its script. Returns whether both are within limits. */
async function measure({ path, work }: Measured, session: Parameters<BrowserContext['addCookies']>[0][number]): Promise<boolean> {
  const runs: Interaction[] = []
  let script = { bytes: 0, files: 0, heavy: [] as string[] }
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({ viewport: WINDOW, locale: 'id-ID' })
    await context.addCookies([session])
    const page = await context.newPage()
    script = await openFirst(page, `http://${HOST}${path}`)
    await watchInteractions(page, SLOWDOWN)
    await work(page)
    runs.push(await readLongest(page))
    await context.close()
  }
  const holds = middleOf(runs).milliseconds <= MOST_MS && script.bytes <= MOST_BYTES && script.heavy.length === 0
  const kilobytes = `${(script.bytes / 1000).toFixed(1)} KB of script in ${script.files} files`
  const name = path.replace(/[0-9a-f-]{36}/, '{id}').padEnd(40)
  console.log(`${name} ${describe(runs)}, ${kilobytes}${holds ? '' : `  ← ${script.heavy.join(', ')}`}`)
  return holds
}

/** Returns the id of a member without a role. */
async function findMember(cookie: string): Promise<string> {
  const { body } = await get(PORT, HOST, '/Studio/Members?role=none', { cookie })
  const id = /\/Studio\/Members\/([0-9a-f-]{36})/.exec(String(body))?.[1]
  if (!id) throw new Error('the demo has no member without a role')
  return id
}
