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

/** A picture in the sizes that a screen may need. While it is missing, or for good when it fails, a tint holds its place. */
export function Picture({ src, alt, width, height, sizes, priority = false, className = '', widths = widthsFor(width) }: PictureProps) {
  // Flat drawings look the same at this quality and weigh a quarter less.
  const quality = src.startsWith('/art/') ? ({ quality: 60 } as const) : {}
  const sources = isResizable(src) && {
    srcSet: widths.map(candidate => `${pictureUrl(src, { width: candidate, ...quality })} ${candidate}w`).join(', '),
    sizes,
  }
  const loading = priority ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const)
  return (
    <img
      {...loading}
      {...sources}
      src={pictureUrl(src, { width: nearestWidth(width), ...quality })}
      alt={alt}
      width={width}
      height={height}
      className={`bg-tint text-ink-soft overflow-hidden text-sm ${className}`.trimEnd()}
    />
  )
}
