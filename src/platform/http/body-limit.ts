import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { readBody } from './read-body.ts'

/**
 * Reads the whole body before anything else, so that a slow sender holds no resources, above all no database connection. Throws `tooLarge()` for a larger
 * body, and what `readBody` throws.
 */
export function limitBody(maxBytes: number, tooLarge: () => Error): MiddlewareHandler {
  return createMiddleware(async (c, next) => {
    const { method, raw } = c.req
    const declared = Number(c.req.header('content-length') ?? 0)
    if (method !== 'GET' && method !== 'HEAD' && (declared > 0 || raw.body)) {
      const body = await readBody(raw, { maxBytes, tooLarge })
      // Not of the request itself: that would keep a whole copy of it, with the stream of its body.
      c.req.raw = new Request(raw.url, { method, headers: raw.headers, body, signal: raw.signal })
    } else if (declared > maxBytes) throw tooLarge()
    await next()
  })
}
