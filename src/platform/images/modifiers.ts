/** Allowed modifiers of `/_ipx/{modifiers}/…`. Only listed values: free numbers would let anyone exhaust CPU and disk. */

export type PictureFormat = 'webp' | 'avif' | 'jpeg' | 'png'

export interface Modifiers {
  format?: PictureFormat
  /** Pixels. */
  width?: number
  /** Pixels; excludes `width`. */
  size?: { width: number; height: number }
  quality?: number
  fit?: 'cover' | 'contain'
}

const formats = ['webp', 'avif', 'jpeg', 'png'] as const
const fits = ['cover', 'contain'] as const
const qualities = [50, 60, 75, 80] as const
const widths = [160, 200, 320, 480, 640, 768, 960, 1200, 1600] as const
const sizes = [
  '32x32',
  '48x48',
  '96x96',
  '180x180',
  '192x192',
  '300x300',
  '400x400',
  '512x512',
  '600x600',
  '300x169',
  '320x180',
  '480x270',
  '640x360',
  '768x432',
  '960x540',
  '1200x675',
  '1200x630',
  '1400x1400',
  '320x240',
  '640x480',
  '300x400',
  '600x800',
] as const

/**
 * Parses `w_640,f_webp` and the like: names `w s f q fit`, each at most once, with listed values, `s` not with `w`; `_` alone means none. Returns undefined
 * for anything else, including `enlarge`.
 */
export function parseModifiers(text: string): Modifiers | undefined {
  if (text === '_') return {}
  const given = new Map<string, string>()
  for (const part of text.split(/[,&]/)) {
    const [, name, value] = /^(w|s|f|q|fit)_([a-z0-9]+)$/.exec(part) ?? []
    if (name === undefined || value === undefined || given.has(name)) return undefined
    given.set(name, value)
  }
  if (given.has('w') && given.has('s')) return undefined
  const modifiers: Modifiers = {}
  for (const [name, value] of given) {
    if (!apply(modifiers, name, value)) return undefined
  }
  return modifiers
}

/** Returns the canonical text of modifiers, independent of the original order. */
export function formatModifiers({ format, width, size, quality, fit }: Modifiers): string {
  return [
    format && `f_${format}`,
    width && `w_${width}`,
    size && `s_${size.width}x${size.height}`,
    quality && `q_${quality}`,
    fit && `fit_${fit}`,
  ]
    .filter(Boolean)
    .join(',')
}

function apply(modifiers: Modifiers, name: string, value: string): boolean {
  if (name === 'f') return found(formats, value, format => (modifiers.format = format))
  if (name === 'fit') return found(fits, value, fit => (modifiers.fit = fit))
  if (name === 'q') return found(qualities, value, quality => (modifiers.quality = quality))
  if (name === 'w') return found(widths, value, width => (modifiers.width = width))
  return found(sizes, value, size => {
    const [width = 0, height = 0] = size.split('x').map(Number)
    modifiers.size = { width, height }
  })
}

/** Compares as text: `0640` and `6e2` are not `640`. */
function found<T extends string | number>(list: readonly T[], value: string, take: (entry: T) => void): boolean {
  const entry = list.find(candidate => String(candidate) === value)
  if (entry === undefined) return false
  take(entry)
  return true
}
