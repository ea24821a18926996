import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import subsetFont from 'subset-font'
import { basicLetters } from '../../../src/platform/fonts/font-families.ts'
import { codePoints } from '../../../src/platform/fonts/unicode-range.ts'

const letters = `${String.fromCodePoint(...codePoints(basicLetters))}↓`

/** Returns the letters of what is drawn as CSS, with the fonts within it: the page has no address that others could be loaded from. */
export async function fontFaces(): Promise<string> {
  const faces = [500, 600, 700].flatMap(weight => [
    face('Manrope Variable', 'manrope/files/manrope-latin-wght-normal.woff2', weight),
    face('JetBrains Mono Variable', 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2', weight),
  ])
  return (await Promise.all(faces)).join('\n')
}

/** One font for each weight: Chromium writes the letters of a variable one into a PDF as drawings, three times as large. */
async function face(family: string, file: string, weight: number): Promise<string> {
  const whole = await readFile(resolve('node_modules/@fontsource-variable', file))
  const cut = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: { wght: weight } })
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/woff2;base64,${cut.toString('base64')}) }`
}
