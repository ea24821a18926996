import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { commonReason } from '#kit/common-reasons.ts'
import { BadRequest } from '#kit/errors.ts'

/**
 * Reads the whole body before anything else, so that a slow sender holds no resources, above all no database connection. Throws `tooLarge()` for a larger
 * body: before reading if Content-Length says so, else as soon as the limit is exceeded. Throws BadRequest if the body is cut off.
 */
export function limitBody(maxBytes: number, tooLarge: () => Error): MiddlewareHandler {
  return createMiddleware(async (c, next) => {
    // Before the body is touched: a half-read body can't be drained, and the connection would end while the client is sending.
    if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw tooLarge()
    const { method } = c.req
    const body = method === 'GET' || method === 'HEAD' ? null : c.req.raw.body
    if (body) c.req.raw = new Request(c.req.raw, { method, body: await readWhole(body, maxBytes, tooLarge) })
    await next()
  })
}

async function readWhole(body: ReadableStream<Uint8Array>, maxBytes: number, tooLarge: () => Error): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body.getReader()
  for (;;) {
    // A client that disconnects is not our failure.
    const { done, value } = await reader.read().catch(() => {
      throw new BadRequest(commonReason('BodyBroken'))
    })
    if (done) return new Uint8Array(Buffer.concat(chunks, size))
    size += value.length
    if (size > maxBytes) throw tooLarge()
    chunks.push(value)
  }
}
