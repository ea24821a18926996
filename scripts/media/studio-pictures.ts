// Takes pictures of the studio's main screens at 360 and 1440 px for docs/studio/. Build first.
//   npm run studio-pictures
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { startServer } from '../bench/servers.ts'
import { signInAdmin } from '../bench/session.ts'
import { findChromium } from '../chromium.ts'
import { pathOfScreen, STUDIO_SCREENS, STUDIO_TENANT } from './studio-screens.ts'

const PORT = 4122
const FOLDER = 'docs/studio'
/** Windows, and how wide the stored picture is. */
const WINDOWS = [
  { width: 360, height: 740, stored: 360 },
  { width: 1440, height: 900, stored: 960 },
]

const data = await mkdtemp(join(tmpdir(), 'sanggar-studio-'))
const server = await startServer(['build/server/index.js'], PORT, { DATA_DIR: data, LOG_LEVEL: 'error' })
const { executablePath, args } = await findChromium()
const browser = await chromium.launch({ executablePath, args })
const origin = `http://${STUDIO_TENANT}.localhost:${PORT}`
try {
  const [name = '', value = ''] = (await signInAdmin(data, `${STUDIO_TENANT}.localhost`)).split('=')
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  for (const { stored, ...viewport } of WINDOWS) {
    const context = await browser.newContext({ viewport, locale: 'id-ID', timezoneId: 'Asia/Jakarta', reducedMotion: 'reduce' })
    await context.addCookies([{ name, value, url: origin }])
    const page = await context.newPage()
    for (const screen of STUDIO_SCREENS) {
      await page.goto(`${origin}${await pathOfScreen(page, origin, screen)}`, { waitUntil: 'networkidle' })
      const file = `${FOLDER}/${screen.name}-${viewport.width}.webp`
      await sharp(await page.screenshot())
        .resize({ width: stored })
        .webp({ quality: 60 })
        .toFile(file)
    }
    await context.close()
  }
  const lines = STUDIO_SCREENS.map(({ name: screen, path }) => {
    const [phone, desk] = WINDOWS.map(({ width }) => `![${screen}, ${width} px](${screen}-${width}.webp)`)
    return `## ${screen} (\`${path}\`)\n\n${phone} ${desk}\n`
  })
  await writeFile(
    `${FOLDER}/README.md`,
    `# The studio's main screens\n\nMade by \`npm run studio-pictures\`, at 360 and 1440 px.\n\n${lines.join('\n')}`,
  )
} finally {
  await browser.close()
  await server.stop()
  await rm(data, { recursive: true, force: true })
}
