// Lighthouse, mobile, median of three, in the four categories, on a fresh copy of the product with its demo.
//   npm run lighthouse                      the pages of the ground floor
//   npm run lighthouse -- alkademi /Blog    one page
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findChromium } from '../chromium.ts'
import { get, median, startServer } from './servers.ts'

const PORT = 4131
const RUNS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const [slug = 'alkademi', onlyPath] = process.argv.slice(2)
const folder = await mkdtemp(join(tmpdir(), 'sanggar-lighthouse-'))
const server = await startServer(['build/server/index.js'], PORT, { DATA_DIR: folder, LOG_LEVEL: 'error' })
const { executablePath, args } = await findChromium()
const chrome = await launch({ chromePath: executablePath, chromeFlags: [...args] })
let failed = false
try {
  const paths = onlyPath ? [onlyPath] : ['/', '/Courses', await firstLink('/Courses'), await firstLink('/News')]
  for (const path of paths) {
    const scores: number[][] = []
    for (let run = 0; run < RUNS; run++) {
      const result = await lighthouse(`http://${slug}.localhost:${PORT}${path}`, {
        port: chrome.port,
        logLevel: 'error',
        onlyCategories: [...CATEGORIES],
      })
      if (!result) throw new Error(`no result for ${path}`)
      scores.push(CATEGORIES.map(name => Math.round((result.lhr.categories[name]?.score ?? 0) * 100)))
      for (const audit of Object.values(result.lhr.audits)) {
        if (run === 0 && audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary')
          console.log(`  ${audit.id}: ${audit.title}`)
      }
    }
    const medians = CATEGORIES.map((_, at) => median(scores.map(score => score[at] ?? 0)))
    failed ||= medians.some(score => score < 95)
    console.log(`${path.padEnd(50)} ${CATEGORIES.map((name, at) => `${name} ${medians[at]}`).join(' · ')}`)
  }
} finally {
  chrome.kill()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
process.exitCode = failed ? 1 : 0

async function firstLink(list: string): Promise<string> {
  const html = String((await get(PORT, `${slug}.localhost`, list)).body)
  const link = new RegExp(`href="(${list}/[^"?@]+)"`).exec(html)?.[1]
  if (!link) throw new Error(`no link below ${list}`)
  return link
}
