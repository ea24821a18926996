import { OpenAPIHono } from '@hono/zod-openapi'
import { bodyLimit } from 'hono/body-limit'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { addClassRoutes } from '#features/classes/api.ts'
import { addPostRoutes } from '#features/posts/api.ts'
import { addStatisticsRoutes } from '#features/statistics/api.ts'
import { addAuthorizerRoutes } from '#features/tenants/api.ts'
import { findTokenHolder } from '#features/tenants/app-tokens.server.ts'
import { AppError, BadRequest, InvalidInput, NotFound, Unauthenticated } from '#kit/errors.ts'
import { type Ctx, createCtx, type Tag, type Viewer } from '#platform/context.ts'
import { publishChange } from '#platform/db/changes.ts'
import { openScope } from '#platform/db/scope.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { APP_COOKIE, isSameOrigin } from '#platform/http/credentials.ts'
import { toRefusal } from '#platform/http/envelope.ts'
import { COMMON_HEADERS } from '#platform/http/security-headers.ts'
import type { Runtime } from './runtime.ts'

const MAX_BODY_BYTES = 1024 * 1024
/** Calls that need no app token: they are how one gets it. */
const OPEN = new Set([
  '/api/services/v1/authorizer/token/generate',
  '/api/services/v1/authorizer/version',
  '/api/services/v1/authorizer/session',
])

/** Every call of the product, and their description. The web hands the tenant over in the bindings; unknown hosts do not come here. */
export function createApi(runtime: Runtime): OpenAPIHono<ApiEnv> {
  const api = new OpenAPIHono<ApiEnv>({
    defaultHook: result => {
      if (result.success) return
      throw new InvalidInput(
        'Masukan tidak sah',
        result.error.issues.map(issue => ({ path: issue.path.join('.'), message: issue.message })),
      )
    },
  })
  api.onError((error, c) => {
    const refusal = toRefusal(translate(error), runtime.log)
    return c.json(refusal.body, refusal.status as ContentfulStatusCode, refusal.headers)
  })
  api.notFound(c => {
    const refusal = toRefusal(new NotFound('Panggilan tidak dikenal'), runtime.log)
    return c.json(refusal.body, 404)
  })
  api.use('/api/*', async (c, next) => {
    for (const [name, value] of Object.entries(COMMON_HEADERS)) c.header(name, value)
    c.header('cache-control', 'no-store')
    await next()
  })
  api.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'Sanggar', version: runtime.version, description: 'Every answer is an envelope of status, message and data.' },
    security: [{ appToken: [] }],
  })
  api.openAPIRegistry.registerComponent('securitySchemes', 'appToken', { type: 'apiKey', in: 'header', name: 'X-App-Token' })

  api.use('/api/*', bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => refuseTooLarge() }))
  api.use('/api/*', inScope(runtime))
  addAuthorizerRoutes(api, runtime.version, runtime.config.publicScheme === 'https')
  addPostRoutes(api)
  addClassRoutes(api)
  addStatisticsRoutes(api)
  return api
}

const VALIDATE = '/api/services/v1/authorizer/validate'

/** One transaction for one call, committed when its answer is good and rolled back otherwise. */
function inScope(runtime: Runtime) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const { tenantId } = c.env
    const scope = openScope(runtime.pool, { tenantId })
    const tags = new Set<Tag>()
    const ctx = createCtx({
      db: scope.db,
      tenantId,
      log: runtime.log,
      announce: tag => tags.add(tag),
      remember: (name, on, load) => runtime.small.get(tenantId, name, on, load),
    })
    try {
      const viewer = await findViewer(ctx, c.req.raw.headers, getCookie(c, APP_COOKIE))
      if (viewer) ctx.viewer = viewer
      else if (!isOpen(c.req.path, c.req.raw.headers)) throw new Unauthenticated()
      c.set('ctx', ctx)
      await next()
      if (c.error) {
        await scope.rollback()
        return
      }
      const change = { tenantId, tags: [...tags] }
      if (change.tags.length > 0) await publishChange(scope.db, change)
      await scope.commit()
      if (change.tags.length > 0) runtime.changes.tell(change)
    } catch (error) {
      await scope.rollback()
      throw error
    }
  })
}

async function findViewer(ctx: Ctx, headers: Headers, cookie: string | undefined): Promise<Viewer | undefined> {
  const token = headers.get('x-app-token') ?? (cookie && isSameOrigin(headers) ? cookie : undefined)
  return token ? await findTokenHolder(ctx, token) : undefined
}

/** The site's own pages may ask whether their token is valid, and are told `false` rather than refused: a first visit has none, and is no error. */
function isOpen(path: string, headers: Headers): boolean {
  return OPEN.has(path) || (path === VALIDATE && isSameOrigin(headers))
}

function translate(error: unknown): unknown {
  if (!(error instanceof HTTPException)) return error
  if (error.status === 400) return new BadRequest()
  if (error.status === 413) return tooLarge()
  return new AppError(error.status, 'HttpError', error.message)
}

function tooLarge() {
  return new AppError(413, 'TooLarge', 'Isi permintaan terlalu besar')
}

function refuseTooLarge(): never {
  throw tooLarge()
}
