import { findForm, formatForm, outsideOf, type PictureForm, type PictureFormat } from '#kit/picture-forms.ts'
import type { Log } from '#platform/log.ts'
import { createOutsidePictures, type FetchPicture, fetchPicture, type OutsidePictures } from './outside-pictures.server.ts'
import { createPictureCache } from './picture-cache.server.ts'
import { matches, respondNoPicture, respondNotNow, respondWithPicture, toEtag } from './picture-response.ts'
import { findPublicPicture, type PublicPicture } from './public-files.server.ts'
import { NotAPicture, renderPicture } from './render.server.ts'
import { NotNow, type PictureReader, type Renders } from './renders.server.ts'
import type { Tint } from './tint.ts'

/** A request for a picture. */
export interface PictureRequest extends PictureReader {
  /** The raw path: encoded, without query. */
  path: string
  /** Colours of the host's tenant. */
  tint: Tint
  ifNoneMatch: string | null
  /** Finds the tenant's own pictures, besides the public files; gets the path decoded and without leading slash. */
  findOther?: ((path: string) => Promise<PublicPicture | undefined>) | undefined
  /** True if a page of the tenant shows this drawing, `/art/class/web-dasar.svg`, or this picture of another site. Only such ones are made and fetched. */
  isShown(address: string): Promise<boolean>
}

/**
 * Responds to `/_ipx/{form}/{path}` (`kit/picture-forms.ts`) and to drawings, `/art/{family}/{seed}.svg`. Never rejects: 200, 304, 404, 429 if the network
 * ordered too many new pictures, or 503 if too many wait.
 */
export type ImageHandler = (request: PictureRequest) => Promise<Response>

export interface ImageOptions {
  /** For this handler only; created if missing. */
  cacheDir: string
  /** Folder of the public files. */
  publicDir: string
  maxCacheBytes: number
  log: Log
  renders: Renders
  /** Finds a drawing by its path, besides the public files. */
  findDrawing?: FindDrawing
  /** Fetches pictures of other sites; by default by https from public addresses. */
  fetch?: FetchPicture
}

/** A picture that is drawn as SVG in a tenant's colours. */
export interface Drawing {
  /** Incremented with every change of the drawing, to invalidate cached bitmaps. */
  version: number
  draw(tint: Tint): Promise<string>
}

type FindDrawing = (path: string) => Drawing | undefined

/** A picture to be made, with the key that determines its bytes. */
interface Order {
  key: string
  contentType: string
  /** Another picture may stand under the address soon. */
  isChangeable?: boolean
  /** Asked before the picture is made, not where it is stored. */
  isAllowed(): Promise<boolean>
  /** Fetches what is rendered, before it is its turn. */
  fetch?: () => Promise<Buffer>
  render(source?: Buffer): Promise<Buffer>
}

class NoSuchPicture extends Error {
  override readonly name = 'NoSuchPicture'
}

export function createImageHandler({
  cacheDir,
  publicDir,
  maxCacheBytes,
  log,
  renders,
  findDrawing,
  fetch = fetchPicture,
}: ImageOptions): ImageHandler {
  const cache = createPictureCache({ dir: cacheDir, maxBytes: maxCacheBytes, log })
  const outside = createOutsidePictures(cache, fetch)

  return async request => {
    try {
      const order = await readOrder({ publicDir, findDrawing, outside }, request)
      if (!order) return respondNoPicture()
      const etag = toEtag(order.key)
      const about = { contentType: order.contentType, etag, ifNoneMatch: request.ifNoneMatch, isChangeable: order.isChangeable === true }
      if (matches(etag, request.ifNoneMatch)) return respondWithPicture('', about)
      const picture = (await cache.read(order.key)) ?? (await make(order, request))
      return respondWithPicture(new Uint8Array(picture), about)
    } catch (error) {
      if (error instanceof NoSuchPicture) return respondNoPicture()
      if (error instanceof NotNow) return respondNotNow(error)
      // Nobody reads this response, but the others of the same run may.
      if (request.signal?.aborted) return respondNotNow(new NotNow(503, 1))
      if (error instanceof NotAPicture) log.info({ err: error, path: request.path }, 'a file is no picture')
      else log.error({ err: error, path: request.path }, 'a picture could not be rendered')
      return respondNoPicture()
    }
  }

  async function make(order: Order, reader: PictureReader): Promise<Buffer> {
    if (!(await order.isAllowed())) throw new NoSuchPicture()
    const source = await order.fetch?.()
    return await renders.make(cache, order.key, () => order.render(source), reader)
  }
}

interface Sources {
  outside: OutsidePictures
  publicDir: string
  findDrawing: FindDrawing | undefined
}

async function readOrder(sources: Sources, request: PictureRequest): Promise<Order | undefined> {
  const [, formText, sourceText] = /^\/_ipx\/([^/]+)\/(.+)$/.exec(request.path) ?? []
  if (formText === undefined || sourceText === undefined) return drawingOrder(sources, request, decode(request.path.slice(1)), undefined)
  const form = findForm(decode(formText))
  const source = decode(sourceText)
  if (!form) return undefined
  return (
    drawingOrder(sources, request, source, form) ??
    outsideOrder(sources, request, source, form) ??
    (await fileOrder(sources, request, source, form))
  )
}

/** Returns the order of a drawing: as SVG without a form. */
function drawingOrder(
  { findDrawing }: Sources,
  { tint, isShown }: PictureRequest,
  source: string,
  form: PictureForm | undefined,
): Order | undefined {
  const drawing = findDrawing?.(source)
  if (!drawing) return undefined
  const draw = async () => Buffer.from(await drawing.draw(tint))
  return {
    key: [form ? formatForm(form) : 'svg', source, drawing.version, ...colours(tint)].join('|'),
    contentType: form ? typeOf(form.format) : 'image/svg+xml',
    isAllowed: () => isShown(`/${source}`),
    render: form ? async () => renderPicture(await draw(), 'svg', form) : draw,
  }
}

function outsideOrder(
  { outside }: Sources,
  { isShown, tenantId, signal }: PictureRequest,
  source: string,
  form: PictureForm,
): Order | undefined {
  const address = outsideOf(source)
  return address === undefined
    ? undefined
    : {
        key: [formatForm(form), source].join('|'),
        contentType: typeOf(form.format),
        isAllowed: () => isShown(address),
        fetch: () => outside.read(address, tenantId, signal),
        render: async bytes => renderPicture(bytes ?? Buffer.alloc(0), 'bitmap', form),
      }
}

async function fileOrder(
  { publicDir }: Sources,
  { findOther }: PictureRequest,
  source: string,
  form: PictureForm,
): Promise<Order | undefined> {
  const file = (await findOther?.(source)) ?? (await findPublicPicture(publicDir, source))
  return (
    file && {
      key: [formatForm(form), source, file.stamp].join('|'),
      contentType: typeOf(form.format),
      isAllowed: async () => true,
      isChangeable: file.isChangeable === true,
      render: async () => renderPicture(await file.read(), 'bitmap', form, file.frame),
    }
  )
}

const typeOf = (format: PictureFormat) => `image/${format}`

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
