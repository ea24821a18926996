import type { IPX } from 'ipx'
import type { PictureForm } from '#kit/picture-forms.ts'
import { cutOf, type PictureFrame } from './frame.ts'

export const MAX_PIXELS = 40_000_000

/** The bytes are no picture, or of a kind or size that is not allowed. */
export class NotAPicture extends Error {
  override readonly name = 'NotAPicture'
}

/**
 * Renders a bitmap in the form, never larger than the source; `frame` says which part of it is shown. Throws NotAPicture if the bytes are not what `kind` says.
 */
export async function renderPicture(source: Buffer, kind: 'svg' | 'bitmap', form: PictureForm, frame?: PictureFrame): Promise<Buffer> {
  const ipx = await loadIpx()
  const straight = kind === 'bitmap' ? await straighten(source) : source
  const picture = frame ? await cut(straight, form, frame) : straight
  const { width, size, quality, fit, format } = form
  const { data } = await ipx(
    'picture',
    {
      f: format,
      ...(width && { w: String(width) }),
      ...(size && { s: `${size.width}x${size.height}` }),
      ...(quality && { q: String(quality) }),
      ...(fit && { fit }),
    },
    { picture },
  ).process()
  return Buffer.from(data)
}

let loading: Promise<IPX> | undefined

/** Loaded on first use: ipx and sharp take about 60 MB. */
function loadIpx(): Promise<IPX> {
  loading ??= load()
  return loading
}

async function load(): Promise<IPX> {
  const [{ createIPX }, { default: sharp }] = await Promise.all([import('ipx'), import('sharp')])
  sharp.concurrency(1)
  sharp.cache({ memory: 16, files: 0, items: 20 })
  // ipx gets the bytes with each call and has no access to files or the network.
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
 * Checks the bytes, not the file's extension: ipx would pass an SVG called `.png` through. Rotated photographs (EXIF orientation) are rotated first, because
 * ipx measures before rotating.
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

/** Cuts a picture to what its frame shows in the form. Lossless, since it is encoded once more. */
async function cut(source: Buffer, { size }: PictureForm, frame: PictureFrame): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const image = sharp(source, { limitInputPixels: MAX_PIXELS })
  const { width, height } = await image.metadata()
  return await image
    .extract(cutOf({ width, height }, frame, size))
    .png({ compressionLevel: 1 })
    .toBuffer()
}
