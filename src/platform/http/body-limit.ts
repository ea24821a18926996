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
    if (method !== 'GET' && method !== 'HEAD' && raw.body) {
      c.req.raw = new Request(raw, { method, body: await readBody(raw, { maxBytes, tooLarge }) })
    } else if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw tooLarge()
    await next()
  })
}
