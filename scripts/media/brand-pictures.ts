// Takes a small screenshot of each brand's home page for docs/brands/. Build first.
//   node scripts/media/brand-pictures.ts
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { LAYOUTS } from '../../src/features/sites/layouts.ts'
import { get, startServer } from '../bench/servers.ts'
import { findChromium } from '../chromium.ts'

const PORT = 4121
const WIDTH = 1440
const HEIGHT = 1800
const SMALL = 420

const data = await mkdtemp(join(tmpdir(), 'sanggar-brands-'))
const server = await startServer(['build/server/index.js'], PORT, { DATA_DIR: data, LOG_LEVEL: 'error' })
const { executablePath, args } = await findChromium()
const browser = await chromium.launch({ executablePath, args })
try {
  await get(PORT, 'alkademi.localhost', '/')
  await mkdir('docs/brands', { recursive: true })
  for (const layout of Object.keys(LAYOUTS)) {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT }, reducedMotion: 'reduce' })
    // Without the consent notice.
    await page.addInitScript(() => localStorage.setItem('sanggar:click-consent', 'refused 1 2026-01-01T00:00:00.000Z'))
    await page.goto(`http://${layout}.localhost:${PORT}/`, { waitUntil: 'networkidle' })
    const picture = await page.screenshot()
    await sharp(picture).resize({ width: SMALL }).webp({ quality: 60 }).toFile(`docs/brands/${layout}.webp`)
    await page.close()
  }
  const lines = Object.keys(LAYOUTS).map(layout => `![${layout}](${layout}.webp)`)
  await writeFile(
    'docs/brands/README.md',
    `# The home pages of the 24 brands\n\nMade by \`node scripts/media/brand-pictures.ts\`.\n\n${lines.join(' ')}\n`,
  )
} finally {
  await browser.close()
  await server.stop()
  await rm(data, { recursive: true, force: true })
}
