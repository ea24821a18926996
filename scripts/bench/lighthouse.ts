// Runs Lighthouse (mobile, median of three, four categories) on a fresh copy of the product with its demo.
//   npm run lighthouse                      the home page of every brand, and one page of each kind
//   npm run lighthouse -- ground            the pages of the ground floor
//   npm run lighthouse -- alkademi /Blog    one page
//   npm run lighthouse -- studio            accessibility of the studio's main screens, as an admin
//   RUNS=1 npm run lighthouse               one run per page instead of three
// Each page is visited once before it is measured: the first request of a picture renders it, which uses the server's CPU.
// Exits with 1 if a page scores below 95 in performance or below 100 in any other category, blocks its thread for more than 100 ms, or shifts by more than 0.02.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { LAYOUTS } from '../../src/features/sites/layouts.ts'
import { findChromium } from '../chromium.ts'
import { pathOfScreen, STUDIO_SCREENS, STUDIO_TENANT } from '../media/studio-screens.ts'
import { get, median, startServer } from './servers.ts'
import { signInAdmin } from './session.ts'

const PORT = 4131
const RUNS = Number(process.env['RUNS'] ?? 3)
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const LEAST = [95, 100, 100, 100]
const MAX_BLOCKING_MS = 100
const MAX_SHIFT = 0.02
/** One page of each kind, by its URL in the site map, spread over the brands. */
const KINDS: [slug: string, address: RegExp][] = [
  ['alkademi', /^\/Courses$/],
  ['alkademi', /^\/Courses\/[^@/]+$/],
  ['foundation', /^\/Courses\/@Premium\/[^/]+$/],
  ['smkcoding', /\/chapter\//],
  ['ruangcipta', /^\/Class\/[^/]+$/],
  ['smkcoding', /^\/Program\/[^/]+$/],
  ['alkademi', /^\/News$/],
  ['alkademi', /^\/News\/[^/]+$/],
  ['pujapramudya', /^\/Blog\/[^/]+\/[^/]+$/],
  ['alkamedia', /^\/Articles\/[^/]+\/Detail\//],
  ['bharabas', /^\/Podcasts\/[^/]+$/],
  ['sfi', /^\/Event\/(?!Careers|Program)[^/]+$/],
  ['business-alkademi', /^\/Event\/Careers\/[^/]+\/[^/]+$/],
  ['business-alkademi', /^\/Portfolio\/[^/]+\/[^/]+$/],
  ['jongkreatif', /^\/Gallery$/],
  ['ica', /^\/Lms\/Features\/[^/]+$/],
  ['asean-foundation', /^\/About$/],
  ['aksara', /^\/Aksara$/],
  ['belajarbersamapuja', /^\/BelajarBersama$/],
  ['demo', /^\/Mentor$/],
  ['akselerasi', /^\/Video$/],
  ['alpha', /^\/Search$/],
]

const [first, onlyPath] = process.argv.slice(2)
const folder = await mkdtemp(join(tmpdir(), 'sanggar-lighthouse-'))
const server = await startServer(['build/server/index.js'], PORT, { DATA_DIR: folder, LOG_LEVEL: 'error' })
const { executablePath, args } = await findChromium()
const chrome = await launch({ chromePath: executablePath, chromeFlags: [...args] })
let failed = 0
const visits = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`)
try {
  if (first === 'studio') failed = await measureStudio()
  else {
    const targets = await targetsOf()
    for (const [slug, path] of targets) if (!(await measure(slug, path))) failed++
    console.log(
      `${targets.length} pages, ${failed} below ${LEAST.join(' · ')}, or above ${MAX_BLOCKING_MS} ms of blocking time or a shift of ${MAX_SHIFT}`,
    )
  }
} finally {
  await visits.close()
  chrome.kill()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
process.exitCode = failed > 0 ? 1 : 0

/** Prints what Lighthouse finds against the accessibility of each main screen of the studio. Returns how many score below 100. */
async function measureStudio(): Promise<number> {
  const origin = `http://${STUDIO_TENANT}.localhost:${PORT}`
  const [name = '', value = ''] = (await signInAdmin(folder, `${STUDIO_TENANT}.localhost`)).split('=')
  const [context] = visits.contexts()
  if (!context) throw new Error('the browser has no context')
  await context.addCookies([{ name, value, url: origin }])
  const page = await context.newPage()
  let below = 0
  for (const screen of STUDIO_SCREENS) {
    const path = await pathOfScreen(page, origin, screen)
    const result = await lighthouse(`${origin}${path}`, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: ['accessibility'],
      // The session is a cookie.
      disableStorageReset: true,
    })
    if (result?.lhr.finalDisplayedUrl !== `${origin}${path}`) throw new Error(`${path} led to ${result?.lhr.finalDisplayedUrl}`)
    const score = Math.round((result.lhr.categories['accessibility']?.score ?? 0) * 100)
    const blamed = Object.values(result.lhr.audits).filter(audit => audit.scoreDisplayMode === 'binary' && audit.score === 0)
    console.log(`${path.padEnd(60)} ${score}${score < 100 ? `  ← ${blamed.map(({ id }) => id).join(', ')}` : ''}`)
    if (score < 100) below++
  }
  console.log(`${STUDIO_SCREENS.length} screens of the studio, ${below} below 100 in accessibility`)
  return below
}

async function targetsOf(): Promise<[string, string][]> {
  if (first && first !== 'ground') return [[first, onlyPath ?? '/']]
  if (first === 'ground') return [['alkademi', '/'], ...(await Promise.all([0, 1, 7].map(at => find(KINDS[at]))))]
  const homes = Object.keys(LAYOUTS).map((layout): [string, string] => [layout, '/'])
  return [...homes, ...(await Promise.all(KINDS.map(find)))]
}

/** Returns the first matching URL of the site map; pages that are deliberately not in it are given as they are. */
async function find(kind: [string, RegExp] | undefined): Promise<[string, string]> {
  const [slug = '', address = /^$/] = kind ?? []
  const map = String((await get(PORT, `${slug}.localhost:${PORT}`, '/sitemap.xml')).body)
  const paths = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(match => match[1] || '/')
  const path = [...paths, '/Search'].find(one => address.test(one))
  if (!path) throw new Error(`no ${address} on ${slug}`)
  return [slug, path]
}

/** Loads a page like Lighthouse's emulated phone, down to the end of the page. */
async function visit(url: string) {
  const page = await visits.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  await page.goto(url, { waitUntil: 'load' })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 800) {
    await page.mouse.wheel(0, 800)
    await page.waitForTimeout(30)
  }
  await page.waitForLoadState('networkidle')
  await page.close()
}

/** Prints a page's medians and, if it falls short, the failed audits. Returns whether it passes. */
async function measure(slug: string, path: string): Promise<boolean> {
  const url = `http://${slug}.localhost:${PORT}${path}`
  await visit(url)
  const scores: number[][] = []
  const [blocking, shifts]: [number[], number[]] = [[], []]
  const blamed = new Set<string>()
  for (let run = 0, tries = 0; run < RUNS; tries++) {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', onlyCategories: [...CATEGORIES] })
    if (!result) throw new Error(`no result for ${path}`)
    // Sometimes the browser's trace is incomplete and there is no score.
    if (result.lhr.categories['performance']?.score === null && tries < RUNS + 3) continue
    run++
    scores.push(CATEGORIES.map(name => Math.round((result.lhr.categories[name]?.score ?? 0) * 100)))
    blocking.push(result.lhr.audits['total-blocking-time']?.numericValue ?? Number.POSITIVE_INFINITY)
    shifts.push(result.lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.POSITIVE_INFINITY)
    for (const audit of Object.values(result.lhr.audits))
      if (audit.score !== null && audit.score < 0.9 && ['binary', 'numeric'].includes(audit.scoreDisplayMode))
        blamed.add(`${audit.id}${audit.displayValue ? ` ${audit.displayValue}` : ''}`)
  }
  const medians = CATEGORIES.map((_, at) => median(scores.map(score => score[at] ?? 0)))
  const [blockingMs, shift] = [median(blocking), median(shifts)]
  const holds = medians.every((score, at) => score >= (LEAST[at] ?? 100)) && blockingMs <= MAX_BLOCKING_MS && shift <= MAX_SHIFT
  console.log(
    `${slug.padEnd(20)} ${path.slice(0, 60).padEnd(60)} ${medians.join(' · ')}, ${blockingMs.toFixed(0)} ms, ${shift.toFixed(3)}${holds ? '' : `  ← ${[...blamed].join(', ')}`}`,
  )
  return holds
}
