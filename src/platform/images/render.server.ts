import type { IPX } from 'ipx'
import type { Modifiers, PictureFormat } from './modifiers.ts'

export const MAX_PIXELS = 40_000_000

/** Thrown for bytes that are no picture, or one of another kind or size than pictures may have. */
export class NotAPicture extends Error {
  override readonly name = 'NotAPicture'
}

/**
 * A bitmap of `format` after the modifiers, never larger than the source. `ground` fills what `fit_contain` leaves free.
 * Throws NotAPicture for bytes that are not what `kind` says.
 */
export async function renderPicture(
  source: Buffer,
  kind: 'svg' | 'bitmap',
  modifiers: Modifiers & { format: PictureFormat },
  ground: string,
): Promise<Buffer> {
  const ipx = await loadIpx()
  const picture = kind === 'bitmap' ? await straighten(source) : source
  const { width, size, quality, fit, format } = modifiers
  const { data } = await ipx(
    'picture',
    {
      f: format,
      ...(width && { w: String(width) }),
      ...(size && { s: `${size.width}x${size.height}` }),
      ...(quality && { q: String(quality) }),
      ...(fit && { fit }),
      ...(fit === 'contain' && { b: ground }),
    },
    { picture },
  ).process()
  return Buffer.from(data)
}

let loading: Promise<IPX> | undefined

/** ipx and sharp hold some 60 MB: a server that nobody asked for a picture does without. */
function loadIpx(): Promise<IPX> {
  loading ??= load()
  return loading
}

async function load(): Promise<IPX> {
  const [{ createIPX }, { default: sharp }] = await Promise.all([import('ipx'), import('sharp')])
  sharp.concurrency(1)
  sharp.cache({ memory: 16, files: 0, items: 20 })
  // ipx gets the bytes with each call and nothing to look them up with: neither a directory nor the network.
  return createIPX({
    storage: {
      name: 'given',
      getMeta: () => ({}),
      getData: (_id, options) => toArrayBuffer(options?.['picture']),
    },
    sharpOptions: { limitInputPixels: MAX_PIXELS },
  })
}

function toArrayBuffer(picture: unknown): ArrayBuffer | undefined {
  if (!(picture instanceof Uint8Array)) return undefined
  const copy = new ArrayBuffer(picture.byteLength)
  new Uint8Array(copy).set(picture)
  return copy
}

/**
 * Believes the bytes and not the file's ending: ipx would pass an SVG called `.png` on. Photographs that lie on their side
 * (EXIF orientation) are turned first, because ipx measures before it turns.
 */
async function straighten(source: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const image = sharp(source, { limitInputPixels: MAX_PIXELS })
  const { format, width, height, orientation } = await image.metadata().catch(cause => {
    throw new NotAPicture('unreadable', { cause })
  })
  if (format !== 'png' && format !== 'jpeg' && format !== 'webp') throw new NotAPicture(`a ${format} file`)
  if (width * height > MAX_PIXELS) throw new NotAPicture(`${width} by ${height} pixels`)
  return orientation !== undefined && orientation > 1 ? image.autoOrient().toBuffer() : source
}
