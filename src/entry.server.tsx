import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { findPageArgs } from '#features/tenants/page.server.ts'

/**
 * Renders a page whole into one buffer: a page that is stored, compressed and given an ETag is needed whole, and the measured cost is that of a stream.
 * (`renderToString` would drop the data that the browser goes on with.)
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  return new Promise((done, fail) => {
    let failed = false
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      // The page is kept whole: nothing is put off into later chunks.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        pipe(
          new Sink(body => {
            headers.set('content-type', 'text/html; charset=utf-8')
            done(new Response(body, { status: failed ? 500 : status, headers }))
          }),
        )
      },
      onShellError: fail,
      onError(error) {
        failed = true
        findPageArgs(loadContext)?.ctx.log.error({ err: error }, 'a page failed while it was rendered')
      },
    })
  })
}

/** Told once of each failure of a loader or an action that is no answer of ours. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  findPageArgs(context)?.ctx.log.error({ err: error }, 'a page failed')
}

/** Keeps what React writes, without a stream's queue between: React reuses its buffers only for what it has copied in itself. */
class Sink extends Writable {
  readonly #chunks: Buffer[] = []
  readonly #done: (body: Buffer<ArrayBuffer>) => void
  constructor(done: (body: Buffer<ArrayBuffer>) => void) {
    super()
    this.#done = done
  }
  override write(chunk: string | Uint8Array): boolean {
    this.#chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))
    return true
  }
  override end(): this {
    this.#done(Buffer.concat(this.#chunks))
    return this
  }
}
