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
import { get, startServer } from './servers.ts'
import { signInAdmin } from './session.ts'

const PORT = 4141
const RUNS = Number(process.env['RUNS'] ?? 3)
const SLOWDOWN = 4
const WINDOW = { width: 412, height: 823 }
const MOST_MS = 200
const MOST_BYTES = 150_000
const HOST = `alkademi.localhost:${PORT}`
/** Words that only the editor's and the player's libraries contain. */
const HEAVY = /ProseMirror|hlsError/

/** An interaction, of one event or several (a key: down, press, up). */
interface Interaction {
  name: string
  target: string
  milliseconds: number
  /** Of these: until the page's handlers ran, and while they did. The rest is React's work after them, layout and paint. */
  waited: number
  handled: number
}

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
    await watchInteractions(page)
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
    script = await openFirst(page, path)
    await watchInteractions(page)
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

function middleOf(runs: readonly Interaction[]): Interaction {
  const sorted = runs.toSorted((one, other) => one.milliseconds - other.milliseconds)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]
  if (!middle) throw new Error('nothing was measured')
  return middle
}

function describe(runs: readonly Interaction[]): string {
  const { milliseconds, name, target, waited, handled } = middleOf(runs)
  const all = runs.map(run => run.milliseconds).join(' ')
  return `${String(milliseconds).padStart(4)} ms (runs ${all}; ${name} on ${target}, ${waited} waited, ${handled} handled)`
}

/** Opens a page in a browser that has nothing of it, and weighs its script as it comes over the network, until the browser is idle. */
async function openFirst(page: Page, path: string) {
  const weighed: Promise<{ name: string; bytes: number; encoding: string | undefined; isHeavy: boolean }>[] = []
  page.on('response', response => {
    if (response.request().resourceType() !== 'script') return
    weighed.push(
      (async () => ({
        name: new URL(response.url()).pathname,
        encoding: response.headers()['content-encoding'],
        isHeavy: HEAVY.test(await response.text()),
        bytes: (await response.request().sizes()).responseBodySize,
      }))(),
    )
  })
  await page.goto(`http://${HOST}${path}`)
  await settle(page)
  page.removeAllListeners('response')
  const files = await Promise.all(weighed)
  // The smallest files come as they are.
  if (files.some(file => file.encoding !== 'br' && file.bytes > 1000)) throw new Error('the script came without brotli')
  return {
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    files: files.length,
    heavy: files.filter(file => file.isHeavy).map(file => file.name),
  }
}

/** Returns the id of a member without a role. */
async function findMember(cookie: string): Promise<string> {
  const { body } = await get(PORT, HOST, '/Studio/Members?role=none', { cookie })
  const id = /\/Studio\/Members\/([0-9a-f-]{36})/.exec(String(body))?.[1]
  if (!id) throw new Error('the demo has no member without a role')
  return id
}

/** Waits until React is at work and the network quiet. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).some(key => key.startsWith('__react')))
  await page.waitForLoadState('networkidle')
}

/** Slows the processor down and collects the page's interactions from now on. */
async function watchInteractions(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.evaluate(() => {
    const found = new Map<number, Interaction>()
    Object.assign(window, { interactions: found })
    const observer = new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue
        if ((found.get(entry.interactionId)?.milliseconds ?? 0) >= entry.duration) continue
        const element = entry.target instanceof Element ? entry.target : undefined
        found.set(entry.interactionId, {
          name: entry.name,
          target: element ? element.localName + (element.id && `#${element.id}`) : '?',
          milliseconds: entry.duration,
          waited: Math.round(entry.processingStart - entry.startTime),
          handled: Math.round(entry.processingEnd - entry.processingStart),
        })
      }
    })
    // Named boundary: TypeScript's options of an observer don't have the Event Timing API's threshold.
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
}

/** Returns the longest interaction since `watchInteractions`, in the same document. Throws if there was none, or the page was loaded anew. */
async function readLongest(page: Page): Promise<Interaction> {
  // The last paint is reported a moment after it.
  await page.waitForTimeout(500)
  const found = await page.evaluate(() => {
    const kept: unknown = Reflect.get(window, 'interactions')
    return kept instanceof Map ? [...kept.values()] : []
  })
  if (found.length === 0) throw new Error(`${page.url()}: no interaction was reported`)
  return found.reduce((one, other) => (other.milliseconds > one.milliseconds ? other : one))
}
