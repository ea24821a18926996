// Makes the film, the sounds, the documents and the package of the demo's written classes, and says what their front matter has to name.
//   node scripts/media/make-course-media.ts      (needs ffmpeg, espeak-ng and a Chromium; writes db/seed/courses/*/*/media/)
// Everything is our own; the voices are those of espeak-ng. The results are committed, so that neither the product nor its tests need these tools
// (`apt-get install ffmpeg espeak-ng`).
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { zipSync } from 'fflate'
import { findChromium } from '../chromium.ts'
import { makeCall } from './courses/call.ts'
import { makeFilm } from './courses/film.ts'
import { makeSheet } from './courses/sheet.ts'

const PACKAGE = resolve('scripts/media/courses/package')

function folderOf(course: string): string {
  const folder = resolve('db/seed/courses', course, 'media')
  mkdirSync(folder, { recursive: true })
  return folder
}

/** A package is a ZIP of its folder, the same one from the same files. */
function makePackage(folder: string): void {
  const files = readdirSync(PACKAGE).map(name => [name, new Uint8Array(readFileSync(join(PACKAGE, name)))] as const)
  writeFileSync(join(folder, 'tiga-amplop.zip'), zipSync(Object.fromEntries(files), { level: 9, mtime: new Date(2026, 0, 1) }))
}

const { executablePath, args } = await findChromium()
const browser = await chromium.launch({ executablePath, args })
try {
  const page = await browser.newPage()
  const only = process.argv[2]
  const make = async (name: string, work: () => unknown) => {
    if (!only || only === name) console.log(name, JSON.stringify((await work()) ?? 'made', null, 2))
  }
  await make('package', () => makePackage(folderOf('foundation/keuangan-keluarga-lembar-kerja')))
  for (const lang of ['id', 'en'] as const) {
    await make('sheet', () => makeSheet(page, lang, folderOf('smkcoding/git-untuk-kerja-kelompok')))
    await make('call', () => makeCall(lang, folderOf('foundation/keluarga-aman-di-internet')))
  }
  await make('film', () => makeFilm(page, folderOf('alkademi/html-dan-css-dari-nol')))
} finally {
  await browser.close()
}
