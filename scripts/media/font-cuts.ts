// Writes src/platform/fonts/cuts/: each served font, reduced to the letters of `basicLetters` and the weights of `cutWeights`, and a list of sources. A
// subset is half as large as the package's file. Run it after a family was added to font-families.ts, or its package was updated.
//   node scripts/media/font-cuts.ts
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { basicLetters, type FontFamily, fontFamilies } from '../../src/platform/fonts/font-families.ts'
import { codePoints } from '../../src/platform/fonts/unicode-range.ts'

const root = new URL('../../', import.meta.url)
const folder = new URL('src/platform/fonts/cuts/', root)

const letters = String.fromCodePoint(...codePoints(basicLetters))

await mkdir(folder, { recursive: true })
const madeFrom: Record<string, string> = {}
for (const family of fontFamilies)
  for (const style of ['normal', 'italic']) {
    const slug = family.name.toLowerCase().replaceAll(' ', '-')
    const source = new URL(`node_modules/@fontsource-variable/${slug}/files/${slug}-latin-wght-${style}.woff2`, root)
    if (!existsSync(source)) continue
    const whole = await readFile(source)
    const cut = await subsetFont(whole, letters, { targetFormat: 'woff2', ...axesOf(family) })
    await writeFile(new URL(`${slug}-${style}.woff2`, folder), cut)
    madeFrom[`${slug}-${style}`] = createHash('sha256').update(whole).digest('hex')
    process.stdout.write(`${slug}-${style}: ${whole.byteLength} -> ${cut.byteLength} bytes\n`)
  }
await writeFile(new URL('made-from.json', folder), `${JSON.stringify(madeFrom, null, 2)}\n`)

function axesOf({ cutWeights }: FontFamily) {
  if (cutWeights === undefined) return {}
  const [min = 400, max = min] = cutWeights.split(' ').map(Number)
  return { variationAxes: { wght: { min, max } } }
}
