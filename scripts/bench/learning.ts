// Measures how a learner's chapter loads, goes on and reacts, on a fresh copy of the product with its demo. Build first.
//   npm run bench:learning
//   RUNS=1 npm run bench:learning           each measure once instead of five times
// As a signed-in pupil on a phone's window: the script of the first load (brotli); the largest paint over 400 kbit/s with 400 ms of latency and a processor six
// times slower, with nothing in the browser's cache; the next chapter from the click to its title on the screen, after it was fetched ahead; the longest interaction
// with a processor four times slower (finishing, outline, note, text size, search); Lighthouse's four categories. Medians; the load of the machine stands beside.
// Exits with 1 if one of them falls short.
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findChromium } from '../chromium.ts'
import { describe, type Interaction, middleOf, openFirst, readLongest, settle, watchInteractions } from './interactions.ts'
import { enrolLearners, type Learner } from './learners.ts'
import { median, startServer } from './servers.ts'

const PORT = Number(process.env['PORT'] ?? 4143)
const HOST = `alkademi.localhost:${PORT}`
const RUNS = Number(process.env['RUNS'] ?? 5)
const WINDOW = { width: 412, height: 823 }
const NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const SLOW = 6
const SLOW_FOR_INTERACTIONS = 4
const WANTED = { script: 150_000, paint: 3000, next: 100, nextSlow: 300, interaction: 200, score: 90 }
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const folder = await mkdtemp(join(tmpdir(), 'sanggar-learning-'))
const server = await startServer(['build/server/index.js'], PORT, { DATA_DIR: folder, LOG_LEVEL: 'error' })
const { executablePath, args } = await findChromium()
const chrome = await launch({ chromePath: executablePath, chromeFlags: [...args] })
const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`)
try {
  const { chapters, learners } = await enrolLearners(folder, HOST.replace(/:.*/, ''), 3 * RUNS + 3)
  const at = chapters.findIndex(({ kind }, index) => kind === 'article' && chapters[index + 1]?.kind === 'article')
  const path = chapters[at]?.path
  if (!path) throw new Error('the demo has no two texts in a row')
  const address = `http://${HOST}${path}`
  const next = () => {
    const learner = learners.pop()
    if (!learner) throw new Error('there are too few learners')
    return learner
  }
  console.log(`${path}, load ${loadavg()[0]?.toFixed(1)}`)
  const results = [
    await measureScript(address, next()),
    await measurePaint(address, next()),
    await measureNext(address, 1, WANTED.next, next),
    await measureNext(address, SLOW, WANTED.nextSlow, next),
    await measureInteractions(address, next),
    await measureScores(address, next()),
  ]
  process.exitCode = results.every(Boolean) ? 0 : 1
} finally {
  await browser.close()
  chrome.kill()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

function say(what: string, measured: string, wanted: string, holds: boolean): boolean {
  console.log(`${what.padEnd(48)} ${measured.padEnd(28)} wanted ${wanted}${holds ? '' : '  ← falls short'}`)
  return holds
}

async function open({ cookie }: Learner): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: WINDOW, locale: 'id-ID' })
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: `http://${HOST}` }])
  return { context, page: await context.newPage() }
}

async function measureScript(address: string, learner: Learner): Promise<boolean> {
  const { context, page } = await open(learner)
  const { bytes, files, heavy } = await openFirst(page, address)
  await context.close()
  const holds = bytes <= WANTED.script && heavy.length === 0
  return say('script of the first load, brotli', `${(bytes / 1000).toFixed(1)} KB in ${files} files ${heavy.join(' ')}`, '≤ 150 KB', holds)
}

async function measurePaint(address: string, learner: Learner): Promise<boolean> {
  const times: number[] = []
  let target = ''
  for (let run = 0; run < RUNS; run++) {
    const { context, page } = await open(learner)
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', NETWORK)
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW })
    await page.goto(address, { timeout: 60_000 })
    await page.waitForLoadState('networkidle', { timeout: 60_000 })
    const paint = await page.evaluate(
      () =>
        new Promise<{ at: number; of: string }>(done => {
          new PerformanceObserver(list => {
            const last = list.getEntries().at(-1)
            const element: unknown = last && Reflect.get(last, 'element')
            done({ at: last?.startTime ?? Number.POSITIVE_INFINITY, of: element instanceof Element ? element.localName : '?' })
          }).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
    times.push(paint.at)
    target = paint.of
    await context.close()
  }
  const middle = median(times)
  return say(
    'largest paint, 400 kbit/s, 400 ms, CPU 6× slower',
    `${middle.toFixed(0)} ms (${target}; ${times.map(time => time.toFixed(0)).join(' ')})`,
    `≤ ${WANTED.paint} ms`,
    middle <= WANTED.paint,
  )
}

/** From the click to the frame that shows the next chapter's title. */
async function measureNext(address: string, slowdown: number, wanted: number, next: () => Learner): Promise<boolean> {
  const times: number[] = []
  const bare: number[] = []
  const learner = next()
  for (let run = 0; run < RUNS; run++) {
    const { context, page } = await open(learner)
    const client = await context.newCDPSession(page)
    await page.goto(address)
    await settle(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.waitForTimeout(4500)
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>(done => {
            const title = document.querySelector('#chapter-title')?.textContent
            const start = performance.now()
            const look = () => {
              const shown = document.querySelector('#chapter-title')?.textContent
              if (shown && shown !== title && document.querySelector('[data-chapter-kind]'))
                setTimeout(() => done(performance.now() - start))
              else requestAnimationFrame(look)
            }
            document.querySelector<HTMLElement>('a[rel="next"]')?.click()
            requestAnimationFrame(look)
          }),
      ),
    )
    bare.push(await page.evaluate(showAgain))
    await context.close()
  }
  const middle = median(times)
  return say(
    `next chapter, fetched ahead${slowdown > 1 ? `, CPU ${slowdown}× slower` : ''}`,
    `${middle.toFixed(0)} ms (${times.map(time => time.toFixed(0)).join(' ')}; its text alone ${median(bare).toFixed(0)})`,
    `≤ ${wanted} ms`,
    middle <= wanted,
  )
}

/** Puts the chapter's text there once more, and returns how long that takes until it is painted: what the machine needs for it by itself. */
function showAgain(): Promise<number> {
  const text = document.querySelector('[data-chapter-kind]')
  const start = performance.now()
  return new Promise(done => {
    requestAnimationFrame(() => {
      if (text) text.innerHTML = `${text.innerHTML} `
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)))
    })
  })
}

async function measureInteractions(address: string, next: () => Learner): Promise<boolean> {
  const runs: Interaction[] = []
  for (let run = 0; run < RUNS; run++) {
    const { context, page } = await open(next())
    await page.goto(address)
    await settle(page)
    await watchInteractions(page, SLOW_FOR_INTERACTIONS)
    await workInChapter(page)
    runs.push(await readLongest(page))
    await context.close()
  }
  const { milliseconds } = middleOf(runs)
  return say('longest interaction, CPU 4× slower', describe(runs), `≤ ${WANTED.interaction} ms`, milliseconds <= WANTED.interaction)
}

/** What a learner does in a chapter. */
async function workInChapter(page: Page): Promise<void> {
  const larger = page.locator('[role="toolbar"] button').nth(1)
  for (let times = 0; times < 3; times++) await larger.click()
  await page.locator('[data-act="outline"]').click()
  await page.locator('dialog[data-drawer] button').first().click()
  await page.locator('[data-notes] summary').click()
  await page.locator('[data-notes] textarea').click()
  await page.keyboard.type('Ingat bagian ini', { delay: 40 })
  await page.locator('[data-act="note"]').click()
  await page.locator('[data-notes="1"]').waitFor()
  await page.locator('[data-class-search] input').click()
  await page.keyboard.type('halaman', { delay: 40 })
  await page.keyboard.press('Enter')
  await page.waitForURL(/search=halaman/)
  await page.locator('[data-act="done"]').click()
  await page.locator('[data-act="done"][aria-pressed="true"]').waitFor()
  await page.waitForTimeout(1500)
}

async function measureScores(address: string, learner: Learner): Promise<boolean> {
  const scores: number[][] = []
  const blamed = new Set<string>()
  const [context] = browser.contexts()
  const [name = '', value = ''] = learner.cookie.split('=')
  await context?.addCookies([{ name, value, url: `http://${HOST}` }])
  for (let run = 0; run < RUNS; run++) {
    // The session is a cookie.
    const result = await lighthouse(address, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      disableStorageReset: true,
    })
    if (result?.lhr.finalDisplayedUrl !== address) throw new Error(`${address} led to ${result?.lhr.finalDisplayedUrl}`)
    scores.push(CATEGORIES.map(category => Math.round((result.lhr.categories[category]?.score ?? 0) * 100)))
    for (const audit of Object.values(result.lhr.audits))
      if (audit.score !== null && audit.score < 0.9 && ['binary', 'numeric'].includes(audit.scoreDisplayMode))
        blamed.add(`${audit.id}${audit.displayValue ? ` ${audit.displayValue}` : ''}`)
  }
  const medians = CATEGORIES.map((_, at) => median(scores.map(score => score[at] ?? 0)))
  const holds = medians.every(score => score >= WANTED.score)
  if (blamed.size > 0) console.log(`  below 90 somewhere: ${[...blamed].join(', ')}`)
  return say('Lighthouse of a signed-in chapter', medians.join(' · '), `≥ ${WANTED.score} each`, holds)
}
