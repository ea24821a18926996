import { inWidth, isOutside, type PictureWidth } from '#kit/picture-forms.ts'
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
}

interface Addresses {
  /** Empty if the picture can't be resized. */
  srcSet: string
  /** Fallback `src`. */
  middle: string
}

function addressesOf(src: string, width: number, widths: readonly PictureWidth[] = widthsFor(width)): Addresses {
  const isDrawing = src.startsWith('/art/')
  return {
    srcSet:
      isResizable(src) || isOutside(src)
        ? widths.map(candidate => `${pictureUrl(src, inWidth(candidate, isDrawing))} ${candidate}w`).join(', ')
        : '',
    middle: pictureUrl(src, inWidth(nearestWidth(width), isDrawing)),
  }
}

/** A responsive picture. Until it is loaded, or if it fails, a tint fills its space. */
export function Picture({ src, alt, width, height, sizes, priority = false, className = '', widths }: PictureProps) {
  const { srcSet, middle } = addressesOf(src, width, widths)
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
