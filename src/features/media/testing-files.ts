import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const blob = (bytes: Uint8Array, type: string) => new Blob([new Uint8Array(bytes)], { type })

/** Returns a photograph with an EXIF location and an orientation that turns it. */
export async function photo(width = 400, height = 300): Promise<Blob> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#2a9d8f' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'Rahasia Siti' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 0/1' } })
    .jpeg()
    .toBuffer()
  return blob(bytes, 'image/jpeg')
}

export async function png(width = 40, height = 30): Promise<Blob> {
  return blob(
    await sharp({ create: { width, height, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
    'image/png',
  )
}

/** Returns a valid picture of one colour: some hundred kilobytes that unpack to gigabytes. */
export function bomb(side = 30_000): Blob {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  // One bit for each pixel, grey.
  head.set([1, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)))
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows, { level: 6 })), chunk('IEND', Buffer.alloc(0))]
  return blob(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]), 'image/png')
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Returns an animation of moderate frames that have too many pixels together: the bytes of one frame repeated. */
export async function animatedBomb(side = 1500, frames = 100): Promise<Blob> {
  const one = await sharp(Buffer.alloc(side * side), { raw: { width: side, height: side, channels: 1 } })
    .gif({ effort: 1 })
    .toBuffer()
  const flags = one.readUInt8(10)
  const head = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  const frame = one.subarray(head, -1)
  return blob(Buffer.concat([one.subarray(0, head), ...Array.from({ length: frames }, () => frame), one.subarray(-1)]), 'image/gif')
}

export async function animation(side = 20, frames = 3): Promise<Blob> {
  const pixels = side * side
  const raw = Buffer.alloc(pixels * frames)
  for (let frame = 0; frame < frames; frame++) raw.fill(frame * 10, frame * pixels, (frame + 1) * pixels)
  const shape = { width: side, height: side * frames, channels: 1, pageHeight: side } as const
  return blob(await sharp(raw, { raw: shape }).gif({ effort: 1 }).toBuffer(), 'image/gif')
}

/** Returns a picture with an HTML page of scripts appended. */
export async function polyglot(): Promise<Blob> {
  const bytes = Buffer.concat([Buffer.from(await (await png()).arrayBuffer()), Buffer.from('<html><script>alert(1)</script></html>')])
  return blob(bytes, 'image/png')
}

export const pdf = (words = 'halo') => blob(Buffer.from(`%PDF-1.4\n% ${words}\n%%EOF\n`), 'application/pdf')
export const text = (words: string, type = 'text/plain') => new Blob([words], { type })

/** Returns a film of this many bytes: a valid header, then noise that depends on its position alone. */
export function film(bytes: number): Buffer {
  const all = Buffer.alloc(bytes)
  for (let at = 0; at + 4 <= bytes; at += 4) all.writeUInt32LE(Math.imul(at, 2654435761) >>> 0, at)
  all.writeUInt32BE(24, 0)
  all.write('ftypisom\0\0\x02\0isommp41', 4, 'latin1')
  return all
}
