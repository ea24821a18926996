import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import madeFrom from './cuts/made-from.json' with { type: 'json' }
import { fontStack, standInFaces } from './font-css.ts'
import { chooseFamily, fontFamilies } from './font-families.ts'
import { fontFiles } from './font-files.server.ts'
import { fontMetrics } from './font-metrics.ts'
import { fontFaces } from './fonts.server.ts'
import { codePoints } from './unicode-range.ts'

test.each(['', 'Comic Sans MS', "Inter'}</style><script>", 'constructor', 'Inter, sans-serif'])('doesn’t take %j for a family', name => {
  expect(chooseFamily(name, 'Raleway').name).toBe('Raleway')
  const { css, stacks } = fontFaces({ heading: name, paragraph: name })
  expect(css).not.toContain('<')
  expect(stacks.heading).toMatch(/^'Raleway',/)
  expect(stacks.paragraph).toMatch(/^'Inter',/)
})

test('finds a family however it is written', () => {
  expect(chooseFamily(' source  serif 4 ', 'Inter').name).toBe('Source Serif 4')
})

test('every family has its files and its measurements', () => {
  for (const { name } of fontFamilies) {
    expect(fontFiles[name].upright.whole, name).toMatch(/-latin-wght-normal.*\.woff2/)
    expect(fontFiles[name].upright.cut, name).toMatch(/cuts\/[\w-]+-normal.*\.woff2/)
    expect(fontMetrics[name], name).toBeDefined()
  }
})

test('the weights are those in the package’s own style sheet', () => {
  for (const { name, weights } of fontFamilies) {
    const slug = name.toLowerCase().replaceAll(' ', '-')
    const css = readFileSync(`node_modules/@fontsource-variable/${slug}/index.css`, 'utf8')
    expect(css, name).toContain(`font-weight: ${weights};`)
  }
})

test('each file that we serve has a cut, made from the version of the package that is installed, and small', () => {
  const served = Object.values(fontFiles).flatMap(({ upright, italic }) => (italic ? [upright, italic] : [upright]))
  expect(Object.keys(madeFrom)).toHaveLength(served.length)
  for (const [cut, hash] of Object.entries(madeFrom)) {
    const [, slug = '', style = ''] = /^(.+)-(normal|italic)$/.exec(cut) ?? []
    const whole = readFileSync(`node_modules/@fontsource-variable/${slug}/files/${slug}-latin-wght-${style}.woff2`)
    expect(createHash('sha256').update(whole).digest('hex'), cut).toBe(hash)
    expect(statSync(new URL(`cuts/${cut}.woff2`, import.meta.url)).size, cut).toBeLessThan(whole.byteLength * 0.73)
  }
})

test('the default families are served in the weights 300 to 900, the paragraph’s italic too, to every letter', () => {
  const { css } = fontFaces({ heading: 'Raleway', paragraph: 'Inter' })
  const faces = css.split('@font-face').filter(face => /font-family:'(Raleway|Inter)';/.test(face))
  expect(faces).toHaveLength(6)
  for (const face of faces) {
    const [, min, max] = /font-weight:(\d+) (\d+)/.exec(face) ?? []
    expect([Number(min) <= 300, Number(max) >= 900], face).toEqual([true, true])
  }
})

test('each Latin letter is in one of the two files, none in both', () => {
  const { css } = fontFaces({ heading: 'Lora', paragraph: 'Lora' })
  const [cut = [], rest = []] = [...css.matchAll(/unicode-range:([^}]+)}/g)].map(([, ranges = '']) => codePoints(ranges))
  const whole = readFileSync('node_modules/@fontsource-variable/lora/index.css', 'utf8')
  const latin = codePoints(/lora-latin-wght-normal[\s\S]*?unicode-range: ([^;]+);/.exec(whole)?.[1] ?? '')
  expect(new Set([...cut, ...rest]).size).toBe(cut.length + rest.length)
  expect([...cut, ...rest].toSorted((a, b) => a - b)).toEqual(
    latin.filter(code => code > 0x1f && !(code > 0x7e && code < 0xa0)).toSorted((a, b) => a - b),
  )
})

test('a stand-in fills the same lines: adjusted measures come out as the family’s own', () => {
  for (const family of fontFamilies) {
    const own = fontMetrics[family.name]
    const [first = ''] = standInFaces(family).split('}')
    const read = (property: string) => Number(new RegExp(`${property}:([\\d.]+)%`).exec(first)?.[1]) / 100
    expect(read('size-adjust') * read('ascent-override'), family.name).toBeCloseTo(own?.ascent ?? 0, 3)
    expect(read('size-adjust') * read('descent-override'), family.name).toBeCloseTo(own?.descent ?? 0, 3)
  }
})

test('a site loads two files first, one where both families are the same', () => {
  expect(fontFaces({ heading: 'Fraunces', paragraph: 'Newsreader' }).preload).toHaveLength(2)
  const one = fontFaces({ heading: 'Lora', paragraph: 'Lora' })
  expect(one.preload).toEqual([fontFiles.Lora.upright.cut])
  expect(one.css.match(/font-family:'Lora';/g)).toHaveLength(4)
})

test('the stack ends in the system’s own kind', () => {
  const mono = fontFamilies.find(family => family.kind === 'mono')
  expect(mono && fontStack(mono)).toBe("'JetBrains Mono','JetBrains Mono Pengganti','JetBrains Mono Pengganti 2',ui-monospace,monospace")
})
