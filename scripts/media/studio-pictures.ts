// Takes pictures of the studio's main screens at 360 and 1440 px for docs/studio/. Build first.
//   npm run studio-pictures
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { startServer } from '../bench/servers.ts'
import { signInAdmin } from '../bench/session.ts'
import { findChromium } from '../chromium.ts'
import { pathOfScreen, STUDIO_SCREENS, STUDIO_TENANT } from './studio-screens.ts'
import { takePictures } from './take-pictures.ts'

const PORT = 4122

const data = await mkdtemp(join(tmpdir(), 'sanggar-studio-'))
const server = await startServer(['build/server/index.js'], PORT, { DATA_DIR: data, LOG_LEVEL: 'error' })
const { executablePath, args } = await findChromium()
const browser = await chromium.launch({ executablePath, args })
const origin = `http://${STUDIO_TENANT}.localhost:${PORT}`
try {
  const cookie = await signInAdmin(data, `${STUDIO_TENANT}.localhost`)
  await takePictures(browser, {
    folder: 'docs/studio',
    title: "The studio's main screens",
    command: 'npm run studio-pictures',
    origin,
    screens: STUDIO_SCREENS.map(screen => ({ ...screen, cookie, find: page => pathOfScreen(page, origin, screen) })),
  })
} finally {
  await browser.close()
  await server.stop()
  await rm(data, { recursive: true, force: true })
}
