import { type Colour, clamp, formatColour, hueDistance, parseColour } from '#kit/oklch.ts'
import type { Tint } from '#platform/images/tint.ts'

/** One hue from nearly white (0) to nearly black (8), with fractions between. */
export type Ramp = (level: number) => string

/** All colours of a drawing. */
export interface Palette {
  /** The brand's first colour. */
  first: Ramp
  /** The brand's second colour. */
  second: Ramp
  /** A hue far from both, for the one accent. */
  spark: Ramp
  /** White with a hint of the brand. */
  paper: string
  /** The darkest tone, for lines and night. */
  ink: string
}

const fallback = { primary: '#2096c4', secondary: '#2f80ed' }

/** Builds the palette of a tint. A colour that isn't `#rgb` or `#rrggbb` is replaced by the product's own. */
export function buildPalette(tint: Tint): Palette {
  const first = readColour(tint.primary, fallback.primary)
  const second = readColour(tint.secondary, fallback.secondary)
  const ramp = toRamp(first)
  return {
    first: ramp,
    second: toRamp(isGrey(first) ? { ...first, lightness: second.lightness } : apart(second, first)),
    spark: toRamp(findSpark(first, second)),
    paper: ramp(-0.35),
    ink: ramp(8.3),
  }
}

function readColour(text: string, otherwise: string): Colour {
  return parseColour(text) ?? parseColour(otherwise) ?? { lightness: 0.6, chroma: 0.1, hue: 230 }
}

const lightnesses = [0.965, 0.915, 0.84, 0.755, 0.665, 0.57, 0.465, 0.355, 0.245]
const chromas = [0.1, 0.26, 0.5, 0.78, 1, 1, 0.9, 0.74, 0.54]

function toRamp(base: Colour): Ramp {
  const chroma = base.chroma < 0.03 ? base.chroma : clamp(base.chroma, 0.05, 0.19)
  // A bright brand colour (lime, sun yellow) keeps its middle tones bright, a dark one keeps them dark.
  const lift = clamp((base.lightness - 0.665) * 0.9, -0.1, 0.16)
  return level => {
    const lightness = at(lightnesses, level) + lift * clamp(1 - Math.abs(level - 3.8) / 3.8, 0, 1)
    return formatColour({
      lightness: clamp(lightness, 0.12, 0.985),
      chroma: chroma * clamp(at(chromas, level), 0.06, 1),
      hue: warmer(base.hue, lightness),
    })
  }
}

/** Interpolates linearly between the stops, and extrapolates beyond both ends. */
function at(stops: readonly number[], level: number): number {
  const index = clamp(Math.floor(level), 0, stops.length - 2)
  const low = stops[index] ?? 0
  const high = stops[index + 1] ?? low
  return low + (high - low) * (level - index)
}

/** Dark yellow looks like mud: yellows turn to amber and brown as they darken, as paints do. */
function warmer(hue: number, lightness: number): number {
  if (hue < 62 || hue > 128) return hue
  const turn = clamp((0.82 - lightness) * 78, 0, 38)
  return Math.max(50, hue - turn)
}

/** Moves apart two brand colours that are nearly the same; otherwise layers would blend. */
function apart(second: Colour, first: Colour): Colour {
  if (isGrey(second) || isGrey(first) || hueDistance(second.hue, first.hue) >= 24) return second
  const away = (second.hue - first.hue + 540) % 360 >= 180 ? 26 : -26
  return { ...second, hue: (first.hue + away + 360) % 360 }
}

function findSpark(first: Colour, second: Colour): Colour {
  if (isGrey(first) && isGrey(second)) return { lightness: 0.7, chroma: 0, hue: first.hue }
  // The brand is ink and one colour: that colour is the accent.
  if (isGrey(first)) return second
  const chroma = clamp(Math.max(first.chroma, second.chroma), 0.07, 0.165)
  const candidates = [38, 72, 18, 185, 250, 345, 150, 300]
  const hues = isGrey(second) ? [first.hue] : [first.hue, second.hue]
  const [best] = candidates
    .map((hue, rank) => ({ hue, score: Math.min(95, ...hues.map(other => hueDistance(hue, other))) - rank * 4 }))
    .sort((a, b) => b.score - a.score)
  return { lightness: 0.72, chroma, hue: best?.hue ?? 38 }
}

function isGrey(colour: Colour): boolean {
  return colour.chroma < 0.045
}
