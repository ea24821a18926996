import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatColour, hueDistance, parseColour } from '#kit/oklch.ts'
import { type Tint } from '#platform/images/tint.ts'
import { type ArtFamily, artFamilies, artUrl } from '#ui/picture/picture-url.ts'
import { drawArt, parseArtPath } from './draw-art.ts'
import { buildPalette } from './palette.ts'
import { createRandom } from './random.ts'

const ocean: Tint = { primary: '#2096c4', secondary: '#2f80ed', dark: '#212529', light: '#adb5bd', key: 'ocean' }
const covers: readonly ArtFamily[] = ['class', 'news', 'blog', 'articles', 'program', 'event', 'podcast', 'gallery']
const families: readonly ArtFamily[] = [...covers, 'avatar', 'logo']

test('every address that pages ask for is a drawing', () => {
  for (const family of artFamilies) expect(parseArtPath(artUrl(family, 'Web Dasar').slice(1))).toEqual({ family, seed: 'web-dasar' })
})

test.each(['', 'red', '#12', '#12345', '#1234567', 'url(#a)', '#ggg', '#fff"/><script>', 'rgb(1,2,3)'])('%j is no colour', text => {
  expect(parseColour(text)).toBeUndefined()
})

test.each([
  'art/class/../x.svg',
  'art/class/A.svg',
  'art/class/.svg',
  'art/constructor/a.svg',
  '/art/class/a.svg',
  'art/class/a.svg.svg',
  'art/class/a b.svg',
])('%j names no drawing', path => {
  expect(parseArtPath(path)).toBeUndefined()
})

test('a tenant’s colours can’t smuggle markup into a drawing', async () => {
  const evil = '"/><script>alert(1)</script>'
  for (const family of families) {
    const svg = await drawArt({ family, seed: 'a' }, { primary: evil, secondary: evil, dark: evil, light: evil, key: evil })
    expect(svg).not.toContain('alert')
  }
})

test('colours survive the way to OKLCH and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), number => {
      const hex = `#${number.toString(16).padStart(6, '0')}`
      const colour = parseColour(hex)
      expect(colour && formatColour(colour)).toBe(hex)
    }),
  )
})

test('ramps run from light to dark, for every brand', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), fc.integer({ min: 0, max: 0xffffff }), (a, b) => {
      const [primary, secondary] = [a, b].map(number => `#${number.toString(16).padStart(6, '0')}`)
      const palette = buildPalette({ ...ocean, primary: primary ?? '', secondary: secondary ?? '' })
      for (const ramp of [palette.first, palette.second, palette.spark]) {
        const lightness = [0, 2, 4, 6, 8].map(level => parseColour(ramp(level))?.lightness ?? Number.NaN)
        for (let index = 1; index < lightness.length; index += 1) expect(lightness[index]).toBeLessThan(lightness[index - 1] ?? 0)
      }
    }),
    { numRuns: 60 },
  )
})

test('the spark lies far from both brand colours', () => {
  const { first, second, spark } = buildPalette({ ...ocean, primary: '#f5b700', secondary: '#1b4db1' })
  const hue = parseColour(spark(3))?.hue ?? 0
  for (const ramp of [first, second]) expect(hueDistance(hue, parseColour(ramp(3))?.hue ?? 0)).toBeGreaterThan(45)
})

test('a seed draws the same picture each time, another seed another', async () => {
  for (const family of families) {
    const [one, again, other] = await Promise.all([
      drawArt({ family, seed: 'satu' }, ocean),
      drawArt({ family, seed: 'satu' }, ocean),
      drawArt({ family, seed: 'dua-tiga' }, ocean),
    ])
    expect(one).toBe(again)
    expect(one).not.toBe(other)
  }
})

test('drawings are whole, of the right shape, without text, and small', async () => {
  for (const family of families) {
    for (let index = 0; index < 25; index += 1) {
      const svg = await drawArt({ family, seed: `contoh-${index}` }, ocean)
      expect(svg).toMatch(/^<svg [^>]+>.*<\/svg>$/s)
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/)
      if (covers.includes(family)) expect(svg).toContain('width="1600" height="900" viewBox="0 0 1200 675"')
      expect(svg.length).toBeLessThan(family === 'avatar' ? 40_000 : 24_000)
    }
  }
})

test('the same text gives the same numbers, and they are spread evenly', () => {
  const [a, b] = [createRandom('a'), createRandom('a')]
  expect(Array.from({ length: 5 }, () => a.between(0, 1))).toEqual(Array.from({ length: 5 }, () => b.between(0, 1)))
  const counts = [0, 0, 0]
  for (let index = 0; index < 3000; index += 1) {
    const slot = createRandom(`class/kelas-${index}`).int(0, 2)
    counts[slot] = (counts[slot] ?? 0) + 1
  }
  for (const count of counts) expect(count).toBeGreaterThan(850)
})
