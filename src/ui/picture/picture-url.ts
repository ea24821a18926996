/**
 * URLs of resized pictures. These lists are all that the picture endpoint (`/_ipx`) serves; the types allow nothing else, and a test of the endpoint
 * requests every one of them.
 */

export const pictureWidths = [160, 200, 320, 480, 640, 768, 960, 1200, 1600] as const
export const pictureSizes = [
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
/** `avatar` and `logo` are square, all others 16:9. */
export const artFamilies = ['class', 'news', 'blog', 'articles', 'program', 'event', 'podcast', 'gallery', 'avatar', 'logo'] as const

export type PictureWidth = (typeof pictureWidths)[number]
export type PictureSize = (typeof pictureSizes)[number]
export type ArtFamily = (typeof artFamilies)[number]

/** `width` keeps the picture's proportions; `size` is width by height and needs `fit` if the proportions differ. */
export interface PictureModifiers {
  width?: PictureWidth
  size?: PictureSize
  format?: 'webp' | 'avif' | 'jpeg' | 'png'
  quality?: 50 | 60 | 75 | 80
  fit?: 'cover' | 'contain'
}

/** Returns the URL of the drawing for a slug, code or name: `/art/class/web-dasar.svg`. */
export function artUrl(family: ArtFamily, text: string): string {
  const seed = text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '')
  return `/art/${family}/${seed || 'kosong'}.svg`
}

/** True for drawings and for our own png, jpg and webp files: only those can be resized. */
export function isResizable(src: string): boolean {
  if (!src.startsWith('/') || src.startsWith('//')) return false
  return /^\/art\/[a-z]+\/[a-z0-9-]{1,80}\.svg$/.test(src) || /^[\w./-]+\.(?:png|jpe?g|webp)$/.test(src)
}

/** Returns `/_ipx/w_640,f_webp/art/…`, or `src` itself if it can't be resized. Pictures are never enlarged. */
export function pictureUrl(src: string, { width, size, format = 'webp', quality, fit }: PictureModifiers): string {
  if (!isResizable(src)) return src
  const modifiers = [width && `w_${width}`, size && `s_${size}`, `f_${format}`, quality && `q_${quality}`, fit && `fit_${fit}`]
  return `/_ipx/${modifiers.filter(Boolean).join(',')}${src}`
}

/** Returns the widths nearest to 0.5, 1, 1.5 and 2 times the layout width. */
export function widthsFor(layoutWidth: number): PictureWidth[] {
  const wanted = [0.5, 1, 1.5, 2].map(times => nearestWidth(layoutWidth * times))
  return [...new Set(wanted)]
}

/** Returns the smallest square that covers `pixels`, or the largest available. */
export function squareFor(pixels: number): PictureSize {
  if (pixels <= 48) return '48x48'
  if (pixels <= 96) return '96x96'
  return pixels <= 192 ? '192x192' : '400x400'
}

/** Returns the nearest width that is served. */
export function nearestWidth(width: number): PictureWidth {
  return pictureWidths.reduce((best, candidate) => (Math.abs(candidate - width) < Math.abs(best - width) ? candidate : best))
}
