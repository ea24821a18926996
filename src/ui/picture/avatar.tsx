import { inSquare, isOutside, type SquareSize } from '#kit/picture-forms.ts'
import { artUrl, isResizable, pictureUrl, squareFor } from './picture-url.ts'

interface AvatarProps {
  /** Alternative text; empty if the name is beside the picture. */
  name: string
  /** The person's slug, which determines the drawing. */
  seed: string
  /** Side in CSS pixels. */
  size: number
  /** A photograph to show instead of the drawing. */
  src?: string | undefined
  className?: string
}

/** A person's photograph or generated drawing, in a circle. */
export function Avatar({ name, seed, size, src, className = '' }: AvatarProps) {
  const own = src && (isResizable(src) || isOutside(src)) ? src : artUrl('avatar', seed)
  const at = (side: SquareSize) => pictureUrl(own, inSquare(side))
  const [once, twice] = [squareFor(size), squareFor(size * 2)]
  return (
    <img
      src={at(once)}
      {...(once !== twice && { srcSet: `${at(once)} 1x, ${at(twice)} 2x` })}
      alt={name}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={`bg-tint text-ink-soft shrink-0 overflow-hidden rounded-full object-cover text-xs ${className}`.trimEnd()}
    />
  )
}
