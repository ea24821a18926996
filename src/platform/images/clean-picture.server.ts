import type { Metadata, Sharp } from 'sharp'
import { createWorkQueue } from '../work-queue.ts'
import { MAX_PIXELS, NotAPicture } from './render.server.ts'

/** Accepted formats of uploaded pictures. */
export type BroughtFormat = 'jpeg' | 'png' | 'webp' | 'gif'

export interface CleanPicture {
  width: number
  height: number
}

/** The picture is larger or has more frames than allowed. */
export class TooManyPixels extends Error {
  override readonly name = 'TooManyPixels'
}

const MAX_FRAMES = 500
const QUALITY = 88
/** Encoder options per format. Optimized JPEG tables would hold the whole picture in memory several times, for a few percent. */
const WRITING = { jpeg: { quality: QUALITY, optimiseCoding: false }, webp: { quality: QUALITY }, png: {}, gif: {} } as const
/** One at a time: the largest picture that can't be read line by line takes about 200 MB. */
const queue = createWorkQueue<CleanPicture>({ atOnce: 1, maxWaiting: 200 })

/**
 * Rewrites the picture `source` to `target` without metadata such as location and names, except its orientation. Returns its size as displayed. The header
 * is read first, and pixels are counted over all frames before any is decoded. Returns undefined if too many are waiting. Throws NotAPicture if the file is
 * broken or not of the format, and TooManyPixels.
 */
export function cleanPicture(source: string, target: string, format: BroughtFormat): Promise<CleanPicture> | undefined {
  return queue.run(target, () => rewrite(source, target, format))
}

async function rewrite(source: string, target: string, format: BroughtFormat): Promise<CleanPicture> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache({ memory: 16, files: 0, items: 20 })
  const head = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(cause => {
      throw new NotAPicture('unreadable', { cause })
    })
  requireModest(head, format)
  const isAnimated = (head.pages ?? 1) > 1
  const image = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: isAnimated, sequentialRead: true })
  const written = await turn(image, head, isAnimated)
    .toFormat(format, WRITING[format])
    .toFile(target)
    .catch(cause => {
      throw new NotAPicture('broken', { cause })
    })
  return isAnimated ? { width: written.width, height: written.pageHeight ?? written.height } : head.autoOrient
}

/**
 * Applies the orientation. A rotated JPEG keeps its orientation tag instead, since rotating needs all pixels in memory. Other formats rarely have the tag,
 * and not all readers support it, so they are rotated. Animations have none.
 */
function turn(image: Sharp, { format, orientation = 1 }: Metadata, isAnimated: boolean): Sharp {
  if (isAnimated || orientation === 1) return image
  return format === 'jpeg' ? image.withExif({ IFD0: { Orientation: String(orientation) } }) : image.autoOrient()
}

function requireModest(head: Metadata, format: BroughtFormat): void {
  if (head.format !== format || !head.width || !head.height) throw new NotAPicture(`${head.format} in place of ${format}`)
  const frames = head.pages ?? 1
  if (frames > MAX_FRAMES || head.width * (head.pageHeight ?? head.height) * frames > MAX_PIXELS)
    throw new TooManyPixels(`${head.width} × ${head.height}, ${frames} frames`)
}
