import { isResizable, nearestWidth, type PictureWidth, pictureUrl, widthsFor } from './picture-url.ts'

interface PictureProps {
  /** `/art/class/web-dasar.svg`, a png, jpg or webp of our own, or any address, which is then shown as it is. */
  src: string
  /** Empty where the picture only decorates. */
  alt: string
  /** In the layout at its widest, in CSS pixels; with `height` it keeps the place free while the picture loads. */
  width: number
  height: number
  /** As in HTML: which part of the window the picture takes. */
  sizes: string
  /** For the one picture that the first view is about. */
  priority?: boolean
  className?: string
  widths?: readonly PictureWidth[]
}

interface Addresses {
  /** Empty where the picture is shown as it is. */
  srcSet: string
  /** For browsers that choose none of them. */
  middle: string
}

function addressesOf(src: string, width: number, widths: readonly PictureWidth[] = widthsFor(width)): Addresses {
  // Flat drawings look the same at this quality and weigh a quarter less.
  const quality = src.startsWith('/art/') ? ({ quality: 60 } as const) : {}
  return {
    srcSet: isResizable(src)
      ? widths.map(candidate => `${pictureUrl(src, { width: candidate, ...quality })} ${candidate}w`).join(', ')
      : '',
    middle: pictureUrl(src, { width: nearestWidth(width), ...quality }),
  }
}

/** A picture in the sizes that a screen may need. While it is missing, or for good when it fails, a tint holds its place. */
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
