import {
  type PictureForm,
  type PictureWidth,
  pathInForm,
  pictureWidths,
  type SquareSize,
  shownAddress,
  squareSizes,
} from '#kit/picture-forms.ts'

/** `avatar` and `logo` are square, all others 16:9. */
export const artFamilies = ['class', 'news', 'blog', 'articles', 'program', 'event', 'podcast', 'gallery', 'avatar', 'logo'] as const

export type ArtFamily = (typeof artFamilies)[number]

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

/** The faces drawn for people of whom there is only a name. */
export const NAMED_FACES = 512

/** Returns the seed of a face for a name: one of a fixed number, since anybody may make up names. One name has one face. */
export function faceOf(name: string): string {
  let sum = 0
  for (const letter of name.trim().toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647
  return `wajah-${sum % NAMED_FACES}`
}

/** True for drawings and for our own png, jpg and webp files: only those can be resized. */
export function isResizable(src: string): boolean {
  if (!src.startsWith('/') || src.startsWith('//')) return false
  return /^\/art\/[a-z]+\/[a-z0-9-]{1,80}\.svg$/.test(src) || /^[\w./-]+\.(?:png|jpe?g|webp)$/.test(src)
}

/** Returns `/_ipx/w_640,f_webp/art/…`, also for a picture of another site, or `src` itself if it can't be resized. Pictures are never enlarged. */
export function pictureUrl(src: string, form: PictureForm): string {
  return isResizable(src) ? pathInForm(src, form) : shownAddress(src, form)
}

/** Returns the widths nearest to 0.5, 1, 1.5 and 2 times the layout width. */
export function widthsFor(layoutWidth: number): PictureWidth[] {
  const wanted = [0.5, 1, 1.5, 2].map(times => nearestWidth(layoutWidth * times))
  return [...new Set(wanted)]
}

/** Returns the smallest square that covers `pixels`, or the largest available. */
export function squareFor(pixels: number): SquareSize {
  return squareSizes.find(side => side >= pixels) ?? 400
}

/** Returns the nearest width that is served. */
export function nearestWidth(width: number): PictureWidth {
  return pictureWidths.reduce((best, candidate) => (Math.abs(candidate - width) < Math.abs(best - width) ? candidate : best))
}
