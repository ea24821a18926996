import { pipeline, Readable, Transform } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { chooseEncoding } from './encoding.ts'

/** Documents, JSON, and the data of app pages (`text/x-script`). */
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml|[\w.-]+\+(json|xml)))/
/** One less than the page cache's: these responses are compressed for one reader. */
const BROTLI_QUALITY = 4

/**
 * Returns the response with its body compressed as the request accepts (Brotli, else gzip). What a streamed body writes in one turn of the event loop is sent at
 * once. Bodies that are no text or that have an encoding stay as they are.
 */
export function compressResponse(response: Response, acceptEncoding: string | null): Response {
  const { body, status, headers } = response
  if (!body || headers.has('content-encoding') || !COMPRESSIBLE.test(headers.get('content-type') ?? '')) return response
  headers.append('vary', 'accept-encoding')
  const encoding = chooseEncoding(acceptEncoding)
  if (encoding === 'identity') return response
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : createGzip({ flush: constants.Z_SYNC_FLUSH })
  // Named boundary: Node's stream types and the DOM's are the same streams at run time.
  // An error of the body destroys the compressor, which cuts the response off.
  pipeline(Readable.fromWeb(body as NodeReadableStream), joinParts(), compressor, () => {})
  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  return new Response(Readable.toWeb(compressor) as ReadableStream<Uint8Array<ArrayBuffer>>, { status, headers })
}

/** Joins what is written within one turn of the event loop. React writes parts of 2 KB, and to compress each by itself costs four times as much. */
function joinParts(): Transform {
  let parts: Buffer[] = []
  let turn: NodeJS.Immediate | undefined
  function send(stream: Transform): void {
    turn = undefined
    if (parts.length > 0) stream.push(Buffer.concat(parts))
    parts = []
  }
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      parts.push(part)
      turn ??= setImmediate(send, this)
      done()
    },
    flush(done) {
      clearImmediate(turn)
      send(this)
      done()
    },
    destroy(error, done) {
      clearImmediate(turn)
      done(error)
    },
  })
}
