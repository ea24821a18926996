/** How editors want a picture to be cut; all in parts of the whole picture, as it is displayed. */
export interface PictureFrame {
  /** The point that stays in sight. */
  focus?: { x: number; y: number }
  /** The part that is shown at all. */
  crop?: { x: number; y: number; width: number; height: number }
}

/** A part of a picture in pixels, as sharp's `extract` takes it. */
export interface Cut {
  left: number
  top: number
  width: number
  height: number
}

/**
 * Returns the part of a picture of these pixels that a form shows: the crop, and of it the largest part in the proportions of `size` that has the focus as near
 * to its middle as its edges allow. Without a focus the middle of the crop. Never empty.
 */
export function cutOf(
  picture: { width: number; height: number },
  { focus, crop }: PictureFrame,
  size?: { width: number; height: number },
): Cut {
  const shown = crop ?? { x: 0, y: 0, width: 1, height: 1 }
  const x = within(shown.x * picture.width, 0, picture.width - 1)
  const y = within(shown.y * picture.height, 0, picture.height - 1)
  const width = within(shown.width * picture.width, 1, picture.width - x)
  const height = within(shown.height * picture.height, 1, picture.height - y)
  if (!size) return { left: x, top: y, width, height }
  const scale = Math.min(width / size.width, height / size.height)
  const cutWidth = within(size.width * scale, 1, width)
  const cutHeight = within(size.height * scale, 1, height)
  const middle = focus ?? { x: shown.x + shown.width / 2, y: shown.y + shown.height / 2 }
  return {
    left: within(middle.x * picture.width - cutWidth / 2, x, x + width - cutWidth),
    top: within(middle.y * picture.height - cutHeight / 2, y, y + height - cutHeight),
    width: cutWidth,
    height: cutHeight,
  }
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, Math.round(value)))
}
