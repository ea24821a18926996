/**
 * The forms in which pictures are served: all that pages, feeds, the manifest and linked data write, and the only ones that `/_ipx/{form}/{path}` takes
 * (decision 030). A form that is free to choose would let anyone order work that no page needs.
 */

/** Pixels; the height keeps the picture's proportions. */
export const pictureWidths = [160, 200, 320, 480, 640, 768, 960, 1200, 1600] as const
/** Squares for faces. */
export const squareSizes = [48, 96, 192, 400] as const
/** Squares for icons of the site. */
export const iconSizes = [48, 180, 192, 512] as const

export type PictureWidth = (typeof pictureWidths)[number]
export type SquareSize = (typeof squareSizes)[number]
export type IconSize = (typeof iconSizes)[number]
export type PictureFormat = 'webp' | 'jpeg' | 'png'

/** `width` excludes `size`. */
export interface PictureForm {
  format: PictureFormat
  /** Pixels. */
  width?: number
  /** Pixels. */
  size?: { width: number; height: number }
  quality?: number
  fit?: 'cover'
}

/** Returns the form's text in a URL: `w_640,f_webp,q_60`. */
export function formatForm({ width, size, format, quality, fit }: PictureForm): string {
  return [width && `w_${width}`, size && `s_${size.width}x${size.height}`, `f_${format}`, quality && `q_${quality}`, fit && `fit_${fit}`]
    .filter(Boolean)
    .join(',')
}

/** Flat drawings look the same at this quality, at three quarters of the bytes. */
const DRAWING_QUALITY = 60

/** A picture in a page's layout. */
export const inWidth = (width: PictureWidth, isDrawing: boolean): PictureForm => ({
  width,
  format: 'webp',
  ...(isDrawing && { quality: DRAWING_QUALITY }),
})
/** A picture by itself, as large as it is served. */
export const LARGE: PictureForm = { width: 1600, format: 'webp' }
/** A face, cut to a square. */
export const inSquare = (side: SquareSize): PictureForm => ({ size: { width: side, height: side }, format: 'webp', fit: 'cover' })
/** A picture whose edges are cut to 16:9, so that its focus point stays: cards and covers. */
export const inWideBox = (width: PictureWidth): PictureForm => ({
  size: { width, height: Math.round((width * 9) / 16) },
  format: 'webp',
  fit: 'cover',
})
/** An icon of the site. */
export const asIcon = (side: IconSize): PictureForm => ({ size: { width: side, height: side }, format: 'png' })
/** A logo, or another picture that is small in every layout. */
export const SMALL: PictureForm = inWidth(480, false)
/** What messengers and search engines show of a page. */
export const SHARED: PictureForm = { size: { width: 1200, height: 630 }, format: 'jpeg' }
/** The cover of a podcast; directories want 1400 pixels at least. */
export const PODCAST_COVER: PictureForm = { size: { width: 1400, height: 1400 }, format: 'jpeg' }
/** The specification's example of a width with a height. */
const THUMBNAIL: PictureForm = { size: { width: 300, height: 169 }, format: 'webp' }

const forms: ReadonlyMap<string, PictureForm> = new Map(
  [
    ...pictureWidths.flatMap(width => [inWidth(width, false), inWidth(width, true)]),
    ...pictureWidths.map(inWideBox),
    ...squareSizes.map(inSquare),
    ...iconSizes.map(asIcon),
    SHARED,
    PODCAST_COVER,
    THUMBNAIL,
  ].map(form => [formatForm(form), form]),
)

/** Returns the form that a URL's text names, or undefined: only the texts that `formatForm` writes are known, so that one picture has one address. */
export function findForm(text: string): PictureForm | undefined {
  return forms.get(text)
}

/** Returns all forms. */
export function listForms(): PictureForm[] {
  return [...forms.values()]
}

const OUTSIDE = 'outside/'
/** Our own uploads that can be resized; an animation is shown as it is. */
const UPLOADED = /^\/files\/[\w./-]+\.(?:png|jpe?g|webp)$/

/** True for an uploaded picture, which its uploader may have cropped and given a focus point. */
export function isUploaded(src: string): boolean {
  return UPLOADED.test(src)
}

/** True for a picture of another site. */
export function isOutside(src: string): boolean {
  return /^https?:\/\//i.test(src)
}

/**
 * Returns the address that pages write for a picture of any form: a drawing's as it is, an upload's in the form, since only there it is cropped as its uploader
 * wants it. One of another site leads through our own host, which fetches it once if a record stores it: readers' browsers tell no other site what they read.
 */
export function shownAddress(src: string, form: PictureForm = LARGE): string {
  if (isOutside(src)) return pathInForm(`/${OUTSIDE}${encodeURIComponent(src)}`, form)
  return isUploaded(src) ? pathInForm(src, form) : src
}

/** Returns the address that is stored of a picture that is shown by `shownAddress`; of others, the same. */
export function storedAddress(src: string): string {
  const [, source = ''] = /^\/_ipx\/[^/]+\/([^?#]+)$/.exec(src) ?? []
  if (isUploaded(`/${source}`)) return `/${source}`
  try {
    return outsideOf(decodeURIComponent(source)) ?? src
  } catch {
    return src
  }
}

/** Returns the address of a picture in a form, our own or another site's. */
export function addressInForm(src: string, form: PictureForm): string {
  return src.startsWith('/') ? pathInForm(src, form) : shownAddress(src, form)
}

/** Returns the address within the decoded path of `shownAddress`, without its form; undefined if it is of one of our own pictures. */
export function outsideOf(source: string): string | undefined {
  const address = source.startsWith(OUTSIDE) ? source.slice(OUTSIDE.length) : ''
  return isOutside(address) ? address : undefined
}

/** Returns the path of one of our own pictures (`/art/…`, `/files/…`) in a form. */
export function pathInForm(path: string, form: PictureForm): string {
  return `/_ipx/${formatForm(form)}${path}`
}
