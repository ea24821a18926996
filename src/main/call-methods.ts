import type { OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { METHOD_NAME_ALL } from 'hono/router'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { commonReason } from '#kit/common-reasons.ts'
import { AppError } from '#kit/errors.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Responds to OPTIONS with the methods of the path (`Allow`), and throws a 405 that names them for any other method, before any lookup. HEAD is routed as GET.
 * Unknown paths pass through. Source: RFC 9110, sections 9.3.7 and 15.5.6.
 */
export function refuseMethods(api: OpenAPIHono<ApiEnv>): MiddlewareHandler<ApiEnv> {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const { method, path } = c.req
    if (isThere(api, method === 'HEAD' ? 'GET' : method, path)) return await next()
    const known = METHODS.filter(one => isThere(api, one, path)).flatMap(one => (one === 'GET' ? ['GET', 'HEAD'] : one))
    if (known.length === 0) return await next()
    c.header('allow', [...known, 'OPTIONS'].join(', '))
    if (method === 'OPTIONS') return c.body(null, 204)
    throw new AppError(405, 'MethodNotAllowed', commonReason('MethodNotServed', { method }))
  })
}

/** True if an endpoint with this method and path exists; middleware does not count. */
function isThere({ router }: OpenAPIHono<ApiEnv>, method: string, path: string): boolean {
  return router.match(method, path)[0].some(([[, route]]) => route.method !== METHOD_NAME_ALL)
}
