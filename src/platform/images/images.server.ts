import { parseColour } from '#kit/oklch.ts'
import type { Log } from '#platform/log.ts'
import { createWorkQueue } from '../work-queue.ts'
import { formatModifiers, type Modifiers, type PictureFormat, parseModifiers } from './modifiers.ts'
import { createPictureCache } from './picture-cache.server.ts'
import { matches, respondBusy, respondNoPicture, respondWithPicture, toEtag } from './picture-response.ts'
import { findPublicPicture, type PublicPicture } from './public-files.server.ts'
import { NotAPicture, renderPicture } from './render.server.ts'
import type { Tint } from './tint.ts'

/**
 * Responds to `/_ipx/{modifiers}/{path}`. Takes the request's raw path (encoded, without query), the colours of the host's tenant, If-None-Match, and a
 * lookup for the tenant's own pictures. Never rejects: 200, 304, 404, or 503 if too many pictures are waiting.
 */
export type ImageHandler = (path: string, tint: Tint, ifNoneMatch?: string | null, findOther?: FindPicture) => Promise<Response>
/** `path` is decoded and has no leading slash. */
type FindPicture = (path: string) => Promise<PublicPicture | undefined>

export interface ImageOptions {
  /** For this handler only; created if missing. */
  cacheDir: string
  /** Folder of the public files. */
  publicDir: string
  maxCacheBytes: number
  log: Log
  /** Finds a drawing by its path, besides the public files. */
  findDrawing?: FindDrawing
}

/** A picture that is drawn as SVG in a tenant's colours. */
export interface Drawing {
  /** Incremented with every change of the drawing, to invalidate cached bitmaps. */
  version: number
  draw(tint: Tint): Promise<string>
}

type FindDrawing = (path: string) => Drawing | undefined

/** A rendering job, with the key that determines its bytes. */
interface Order {
  key: string
  format: PictureFormat
  render(): Promise<Buffer>
}

export function createImageHandler({ cacheDir, publicDir, maxCacheBytes, log, findDrawing }: ImageOptions): ImageHandler {
  const cache = createPictureCache({ dir: cacheDir, maxBytes: maxCacheBytes, log })
  const queue = createWorkQueue<Buffer>({ atOnce: 2, maxWaiting: 200 })

  async function renderAndStore(order: Order): Promise<Buffer> {
    const picture = await order.render()
    await cache.write(order.key, picture)
    return picture
  }

  return async (path, tint, ifNoneMatch, findOther) => {
    try {
      const order = await readOrder({ publicDir, findDrawing, findOther }, path, tint)
      if (!order) return respondNoPicture()
      const etag = toEtag(order.key)
      const contentType = `image/${order.format}`
      if (matches(etag, ifNoneMatch)) return respondWithPicture('', contentType, etag, ifNoneMatch)
      const run = (await cache.read(order.key)) ?? queue.run(order.key, () => renderAndStore(order))
      if (!run) return respondBusy()
      return respondWithPicture(new Uint8Array(await run), contentType, etag, ifNoneMatch)
    } catch (error) {
      if (error instanceof NotAPicture) log.info({ err: error, path }, 'a public file is no picture')
      else log.error({ err: error, path }, 'a picture could not be rendered')
      return respondNoPicture()
    }
  }
}

interface Sources {
  publicDir: string
  findDrawing: FindDrawing | undefined
  findOther: FindPicture | undefined
}

async function readOrder({ publicDir, findDrawing, findOther }: Sources, path: string, tint: Tint): Promise<Order | undefined> {
  const [, modifiersText, sourceText] = /^\/_ipx\/([^/]+)\/(.+)$/.exec(path) ?? []
  if (modifiersText === undefined || sourceText === undefined) return undefined
  const modifiers = parseModifiers(decode(modifiersText))
  const source = decode(sourceText)
  if (!modifiers) return undefined

  const drawing = findDrawing?.(source)
  if (drawing) {
    const wish = { ...modifiers, format: modifiers.format ?? 'webp' }
    const key = [formatModifiers(wish), source, drawing.version, ...colours(tint)].join('|')
    return {
      key,
      format: wish.format,
      render: async () => renderPicture(Buffer.from(await drawing.draw(tint)), 'svg', wish, toGround(wish, tint)),
    }
  }

  const file = (await findOther?.(source)) ?? (await findPublicPicture(publicDir, source))
  if (!file) return undefined
  const wish = { ...modifiers, format: modifiers.format ?? file.format }
  const key = [formatModifiers(wish), source, file.stamp, ...(wish.fit === 'contain' ? colours(tint) : [])].join('|')
  return { key, format: wish.format, render: async () => renderPicture(await file.read(), 'bitmap', wish, toGround(wish, tint)) }
}

/** Returns an empty path, which matches nothing, for invalid escapes. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** Colours besides the key: a tenant that changes colours under the same key must not get its old pictures. */
function colours({ key, primary, secondary, dark, light }: Tint): string[] {
  return [key, primary, secondary, dark, light]
}

function toGround({ format }: Modifiers, { light }: Tint): string {
  if (format !== 'jpeg') return '#ffffff00'
  return parseColour(light) ? light : '#ffffff'
}
