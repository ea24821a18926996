import { basicLetters, type FontFamily } from './font-families.ts'
import type { FontFile } from './font-files.server.ts'
import { type FontMetrics, fontMetrics } from './font-metrics.ts'

/** A system font by its names for `local()`, upright in weight 400 and in 700. */
interface SystemFont {
  metrics: string
  regular: readonly string[]
  bold: readonly string[]
}

// Fonts of one row have the same widths, so that they can share a face. The second row is Android's.
const systemFonts: Record<FontFamily['kind'], readonly SystemFont[]> = {
  sans: [
    {
      metrics: 'Arial',
      regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'],
      bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'],
    },
    { metrics: 'Roboto', regular: ['Roboto', 'Roboto-Regular'], bold: ['Roboto Bold', 'Roboto-Bold'] },
  ],
  serif: [
    {
      metrics: 'Times New Roman',
      regular: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
      bold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
    },
    { metrics: 'Noto Serif', regular: ['Noto Serif', 'NotoSerif'], bold: ['Noto Serif Bold', 'NotoSerif-Bold'] },
  ],
  mono: [
    {
      metrics: 'Courier New',
      regular: ['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'Droid Sans Mono'],
      bold: ['Courier New Bold', 'CourierNewPS-BoldMT', 'Liberation Mono Bold'],
    },
    { metrics: 'Roboto Mono', regular: ['Roboto Mono', 'RobotoMono-Regular'], bold: ['Roboto Mono Bold', 'RobotoMono-Bold'] },
  ],
}

const generic = { sans: 'system-ui,sans-serif', serif: 'serif', mono: 'ui-monospace,monospace' } as const

// Letters in fontsource's Latin files beyond `basicLetters`.
const otherLetters =
  'U+A1-A8,U+AA-B6,U+B8-D6,U+D8-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-206F,U+20AC,U+2122,U+2191,U+2193,U+2215,U+FEFF,U+FFFD'

/** Returns the faces of one style: our subset, and the whole file for other letters. Text is shown in the fallback font until the file is loaded. */
export function webFaces({ name, weights, cutWeights = weights }: FontFamily, file: FontFile, style: 'normal' | 'italic'): string {
  // Both must declare the same weights: browsers only combine faces for which these agree.
  const faceOf = (url: string, letters: string) =>
    face(name, [
      `font-style:${style}`,
      `font-weight:${cutWeights}`,
      'font-display:swap',
      `src:url(${url}) format('woff2')`,
      `unicode-range:${letters}`,
    ])
  return faceOf(file.cut, basicLetters) + faceOf(file.whole, otherLetters)
}

/**
 * Returns faces that scale system fonts to the family's metrics, so that the layout doesn't shift when the file loads. Two weights, because bold lines are
 * wider, and one name per system, because a face whose `local()` finds nothing falls through to the next name of the stack. Source: CSS Fonts 5, size-adjust
 * and the metric overrides.
 */
export function standInFaces({ name, kind }: FontFamily): string {
  const own = metricsOf(name)
  return systemFonts[kind]
    .map((system, index) => {
      const theirs = metricsOf(system.metrics)
      const regular = adjust(own, own.regularWidth / theirs.regularWidth)
      const bold = adjust(own, own.boldWidth / theirs.boldWidth)
      return (
        face(standInName(name, index), ['font-weight:100 500', `src:${locals(system.regular)}`, regular]) +
        face(standInName(name, index), ['font-weight:600 900', `src:${locals(system.bold)}`, bold])
      )
    })
    .join('')
}

/** Returns the value of `font-family`: the family, its fallbacks, and the generic one. */
export function fontStack({ name, kind }: FontFamily): string {
  const names = [name, ...systemFonts[kind].map((_, index) => standInName(name, index))]
  return [...names.map(quoted => `'${quoted}'`), generic[kind]].join(',')
}

function standInName(name: string, index: number): string {
  return `${name} Pengganti${index === 0 ? '' : ` ${index + 1}`}`
}

function adjust({ ascent, descent, lineGap }: FontMetrics, size: number): string {
  return `size-adjust:${percent(size)};ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:${percent(lineGap / size)}`
}

function percent(part: number): string {
  return `${Number((part * 100).toFixed(4))}%`
}

function locals(names: readonly string[]): string {
  return names.map(name => `local('${name}')`).join(',')
}

function face(name: string, lines: readonly string[]): string {
  return `@font-face{font-family:'${name}';${lines.join(';')}}`
}

function metricsOf(name: string): FontMetrics {
  const metrics = fontMetrics[name]
  if (!metrics) throw new Error(`No measurements of ${name}: run scripts/font-metrics.ts`)
  return metrics
}
