import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fontStack, standInFaces } from './font-css.ts'
import { chooseFamily, fontFamilies } from './font-families.ts'
import { fontFiles } from './font-files.server.ts'
import { fontMetrics } from './font-metrics.ts'
import { fontFaces } from './fonts.server.ts'

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
    expect(fontFiles[name].upright, name).toMatch(/-latin-wght-normal.*\.woff2/)
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
  expect(one.preload).toEqual([fontFiles.Lora.upright])
  expect(one.css.match(/font-family:'Lora';/g)).toHaveLength(2)
})

test('the stack ends in the system’s own kind', () => {
  const mono = fontFamilies.find(family => family.kind === 'mono')
  expect(mono && fontStack(mono)).toBe("'JetBrains Mono','JetBrains Mono Pengganti','JetBrains Mono Pengganti 2',ui-monospace,monospace")
})
