import type { Metadata, Sharp } from 'sharp'
import { createWorkQueue } from '../work-queue.ts'
import { MAX_PIXELS, NotAPicture } from './render.server.ts'

/** Formats in which people bring pictures. */
export type BroughtFormat = 'jpeg' | 'png' | 'webp' | 'gif'

export interface CleanPicture {
  width: number
  height: number
}

/** A picture that is larger, or has more frames, than pictures may have. */
export class TooManyPixels extends Error {
  override readonly name = 'TooManyPixels'
}

const MAX_FRAMES = 500
const QUALITY = 88
/** How each format is written. Finding the best code tables of a JPEG would hold the whole picture in memory, several times over, for some hundredths. */
const WRITING = { jpeg: { quality: QUALITY, optimiseCoding: false }, webp: { quality: QUALITY }, png: {}, gif: {} } as const
/** One at a time: a picture of the largest size that can't be read line by line takes some 200 MB. */
const queue = createWorkQueue<CleanPicture>({ atOnce: 1, maxWaiting: 200 })

/**
 * Writes the picture in `source` anew into `target`, without places, names and whatever else stood beside or behind its pixels, save which side is up. Answers
 * its size as it is seen. The head is read first; pixels are counted over all frames before one is unpacked. undefined: too many are waiting. Throws NotAPicture for what is not of the format or
 * is broken, and TooManyPixels.
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
 * A photograph that lies on its side keeps the one mark that says so: to turn it, all its pixels would have to be in memory. Other formats rarely have the
 * mark, and not all readers heed it: they are turned. Animations have none.
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
