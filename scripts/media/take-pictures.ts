import { mkdir, rm, writeFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'

/** Windows, and how wide the stored picture is. */
const WINDOWS = [
  { width: 360, height: 740, stored: 360 },
  { width: 1440, height: 900, stored: 960 },
]

/** A screen whose picture is taken. */
export interface PicturedScreen {
  name: string
  /** As the list of pictures shows it. */
  path: string
  /** The Cookie header of who looks at it. */
  cookie: string
  /** Returns where it is, for whom `page` is signed in. */
  find(page: Page): Promise<string>
}

interface Pictures {
  folder: string
  title: string
  /** The command that makes them. */
  command: string
  origin: string
  screens: readonly PicturedScreen[]
}

/** Replaces a folder of pictures with new ones at 360 and 1440 px, and a page that lists them. */
export async function takePictures(browser: Browser, { folder, title, command, origin, screens }: Pictures): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const { stored, ...viewport } of WINDOWS) {
    const context = await browser.newContext({ viewport, locale: 'id-ID', timezoneId: 'Asia/Jakarta', reducedMotion: 'reduce' })
    const page = await context.newPage()
    for (const screen of screens) {
      const [name = '', value = ''] = screen.cookie.split('=')
      await context.addCookies([{ name, value, url: origin }])
      await page.goto(`${origin}${await screen.find(page)}`, { waitUntil: 'networkidle' })
      await sharp(await page.screenshot())
        .resize({ width: stored })
        .webp({ quality: 60 })
        .toFile(`${folder}/${screen.name}-${viewport.width}.webp`)
    }
    await context.close()
  }
  const lines = screens.map(({ name, path }) => {
    const [phone, desk] = WINDOWS.map(({ width }) => `![${name}, ${width} px](${name}-${width}.webp)`)
    return `## ${name} (\`${path}\`)\n\n${phone} ${desk}\n`
  })
  await writeFile(`${folder}/README.md`, `# ${title}\n\nMade by \`${command}\`, at 360 and 1440 px.\n\n${lines.join('\n')}`)
}
