import { inWideBox, inWidth, isOutside, isUploaded, type PictureWidth } from '#kit/picture-forms.ts'
import { isResizable, nearestWidth, pictureUrl, widthsFor } from './picture-url.ts'

interface PictureProps {
  /** `/art/class/web-dasar.svg`, one of our own png, jpg or webp files, a picture of another site, or any other path, which is used unchanged. */
  src: string
  /** Empty for a decorative picture. */
  alt: string
  /** Maximum width in the layout, in CSS pixels; with `height` it reserves the space. */
  width: number
  height: number
  /** The HTML attribute `sizes`. */
  sizes: string
  /** For the main picture above the fold, which is loaded eagerly. */
  priority?: boolean
  className?: string
  widths?: readonly PictureWidth[]
  /** Its edges are cut to 16:9. An upload comes cut already, so that its focus point stays in sight; what the layout cuts of others is their middle. */
  isCut?: boolean
}

interface Addresses {
  /** Empty if the picture can't be resized. */
  srcSet: string
  /** Fallback `src`. */
  middle: string
}

function addressesOf({
  src,
  width,
  widths = widthsFor(width),
  isCut = false,
}: Pick<PictureProps, 'src' | 'width' | 'widths' | 'isCut'>): Addresses {
  const isBox = isCut && isUploaded(src)
  const at = (candidate: PictureWidth) => pictureUrl(src, isBox ? inWideBox(candidate) : inWidth(candidate, src.startsWith('/art/')))
  return {
    srcSet: isResizable(src) || isOutside(src) ? widths.map(candidate => `${at(candidate)} ${candidate}w`).join(', ') : '',
    middle: at(nearestWidth(width)),
  }
}

/** A responsive picture. Until it is loaded, or if it fails, a tint fills its space. */
export function Picture({ src, alt, width, height, sizes, priority = false, className = '', widths, isCut }: PictureProps) {
  const { srcSet, middle } = addressesOf({ src, width, ...(widths && { widths }), ...(isCut && { isCut }) })
  const loading = priority ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const)
  return (
    <img
      {...loading}
      {...(srcSet && { srcSet, sizes })}
      src={middle}
      alt={alt}
      width={width}
      height={height}
      className={`bg-tint text-ink-soft overflow-hidden text-sm ${className}`.trimEnd()}
    />
  )
}
