import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { BadRequest } from '#kit/errors.ts'

/**
 * Reads the body before anything else is done, so that nothing waits for a slow sender: no connection of the database above all. Throws `tooLarge()` where it
 * is larger: before a byte of it is read if it says so itself, else as soon as that is seen. Throws BadRequest where it breaks off.
 */
export function limitBody(maxBytes: number, tooLarge: () => Error): MiddlewareHandler {
  return createMiddleware(async (c, next) => {
    // Said before anybody touches the body: one that is half read can't be run out, and its connection ends in the middle of what the client sends.
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
    // A client that goes away in the middle is no fault of ours.
    const { done, value } = await reader.read().catch(() => {
      throw new BadRequest('Isi permintaan terputus')
    })
    if (done) return new Uint8Array(Buffer.concat(chunks, size))
    size += value.length
    if (size > maxBytes) throw tooLarge()
    chunks.push(value)
  }
}
