import { letterform } from './letterforms.ts'
import type { Palette } from './palette.ts'
import type { Random } from './random.ts'
import { circle, group, pair, path, rect, squareDocument } from './svg.ts'

interface Inks {
  field: string
  second: string
  letter: string
  dot: string
}

/** Draws a tenant's logo: the first letters of its slug cut out of a simple form, with one accent. Transparent background. */
export function drawLogoArt(random: Random, palette: Palette, seed: string): string {
  const inks = chooseInks(random, palette)
  const form = random.pick(forms)
  const accent = random.pick(accents)
  const field = rect(0, 0, 400, 400, inks.field) + accent(inks)
  const clip = `<clipPath id="form">${path(form, '#000')}</clipPath><clipPath id="letter">${rect(-20, 2.5, 140, 95, '#000')}</clipPath>`
  return squareDocument(group(field, 'clip-path="url(#form)"') + drawLetters(seed, inks.letter), clip)
}

function chooseInks(random: Random, { first, second, spark, paper }: Palette): Inks {
  return random.pick<Inks>([
    { field: first(5), second: first(6.2), letter: paper, dot: spark(3) },
    { field: first(7.2), second: first(6.2), letter: paper, dot: spark(2.8) },
    { field: first(4.8), second: spark(5), letter: paper, dot: first(7) },
    { field: spark(2.8), second: spark(2), letter: first(7.6), dot: first(5) },
    { field: first(6.6), second: second(4.4), letter: paper, dot: spark(2.6) },
    { field: second(5.4), second: second(6.6), letter: paper, dot: spark(2.6) },
  ])
}

const forms: readonly [string, ...string[]] = [
  'M200 8A192 192 0 1 1 200 392A192 192 0 1 1 200 8Z',
  'M104 16H296A88 88 0 0 1 384 104V296A88 88 0 0 1 296 384H104A88 88 0 0 1 16 296V104A88 88 0 0 1 104 16Z',
  'M30 24H370V200C370 296 300 360 200 392C100 360 30 296 30 200Z',
  'M200 16H300A84 84 0 0 1 384 100V384H100A84 84 0 0 1 16 300V200A184 184 0 0 1 200 16Z',
  'M24 392V200A176 176 0 0 1 376 200V392Z',
  'M182 14Q200 4 218 14L352 91Q370 102 370 122V278Q370 298 352 309L218 386Q200 396 182 386L48 309Q30 298 30 278V122Q30 102 48 91Z',
  'M16 16H216A168 168 0 0 1 384 184V384H184A168 168 0 0 1 16 216Z',
  'M200 30C240 -6 300 4 318 44C330 70 330 82 356 82C396 100 406 160 370 200C406 240 396 300 356 318C330 318 330 330 318 356C300 396 240 406 200 370C160 406 100 396 82 356C70 330 70 318 44 318C4 300 -6 240 30 200C-6 160 4 100 44 82C70 82 70 70 82 44C100 4 160 -6 200 30Z',
]

const accents: readonly [(inks: Inks) => string, ...((inks: Inks) => string)[]] = [
  ({ second }) => path('M0 400L400 0V400Z', second),
  ({ second }) => circle(400, 400, 240, second),
  ({ second }) => path('M0 250C100 190 190 320 400 220V400H0Z', second),
  ({ second, dot }) => rect(0, 330, 400, 70, second) + rect(0, 318, 400, 14, dot),
  ({ second }) => rect(0, 0, 200, 400, second),
  ({ second }) => circle(60, 40, 190, second),
  ({ second }) => path('M-20 420L140 -20H230L70 420ZM160 420L320 -20H410L250 420Z', second, 'opacity=".55"'),
]

/** A single letter is large; two share the width. */
function drawLetters(seed: string, colour: string): string {
  const words = seed.split('-').filter(word => word !== '')
  const letters = words.length > 1 ? words.slice(0, 2).map(word => word.charAt(0)) : [seed.charAt(0)]
  const scale = letters.length === 1 ? 2.1 : 1.16
  const advance = 122 * scale
  const left = 200 - (advance * (letters.length - 1)) / 2 - 50 * scale
  const drawn = letters.map((letter, index) => {
    const at = { x: left + index * advance, y: 200 - 50 * scale }
    return group(group(path(letterform(letter), 'none'), 'clip-path="url(#letter)"'), `transform="translate(${pair(at)}) scale(${scale})"`)
  })
  return group(drawn.join(''), `fill="none" stroke="${colour}" stroke-width="19" stroke-miterlimit="4"`)
}
