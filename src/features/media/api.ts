import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { findCheckedViewer, findCredentials, findViewer, requireAppToken } from '#features/api-clients/viewer.server.ts'
import { endpointOf, logRefusal } from '#features/permissions/refusal-log.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { commonReason } from '#kit/common-reasons.ts'
import { AppError, NotFound } from '#kit/errors.ts'
import { createCtx } from '#platform/context.ts'
import { withScope } from '#platform/db/scope.ts'
import { acceptedLang } from '#platform/http/accept-language.ts'
import type { CallLimit } from '#platform/http/call-limit.ts'
import { toEnvelope, toRefusal } from '#platform/http/envelope.ts'
import { replay } from '#platform/http/idempotency.ts'
import { COMMON_HEADERS } from '#platform/http/security-headers.ts'
import { type Caller, createCaller, type DriveTools } from './drive.ts'
import { DuplicateUpload } from './idempotent-upload.server.ts'
import { receiveForm } from './receive.server.ts'
import { createResumable, RESUMABLE_PATH } from './resumable.server.ts'
import { beingChecked } from './upload.ts'
import { getUpload, removeUpload } from './uploads.server.ts'

type DriveEnv = { Bindings: ApiEnv['Bindings']; Variables: { caller: Caller } }

const UPLOAD_PATH = '/api/drive/v1/upload'

/**
 * Returns the drive's endpoints. They are apart from the others, whose bodies are small and read within one transaction: here the caller is identified first,
 * then bytes flow. `limit` counts the calls, together with all others.
 */
export function createDrive(tools: DriveTools, limit: CallLimit): Hono<DriveEnv> {
  const drive = new Hono<DriveEnv>()
  drive.onError((error, c) => {
    const lang = acceptedLang(c.req.header('accept-language'))
    const refusal = toRefusal(error, tools.log, lang)
    const { site, clientAddress: address } = c.env
    const caller = c.get('caller') as Caller | undefined
    if (refusal.status === 403 && caller)
      logRefusal(tools.log, caller.viewer, { tenant: site.tenantId, asked: endpointOf(c), method: c.req.method, address })
    // NOTE: on any other status, tus clients that ask for the offset would restart the upload.
    const isAsking = c.req.raw.method === 'HEAD' && c.req.path.startsWith(`${RESUMABLE_PATH}/`)
    const isPassing = isAsking && (refusal.status === 429 || refusal.status >= 500)
    const { body, status, headers } = isPassing ? toRefusal(beingChecked(), tools.log, lang) : refusal
    return c.json(body, status as ContentfulStatusCode, { ...headers, ...refusal.headers })
  })
  drive.notFound(c => {
    const lang = acceptedLang(c.req.header('accept-language'))
    return c.json(toRefusal(new NotFound(commonReason('NoSuchCall')), tools.log, lang).body, 404)
  })
  drive.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(COMMON_HEADERS)) c.header(name, value)
    c.header('cache-control', 'no-store')
    if (c.req.path.startsWith(RESUMABLE_PATH)) c.header('tus-resumable', '1.0.0')
  })
  drive.use(limit)
  drive.use(findCaller(tools))

  drive.post(UPLOAD_PATH, c => upload(tools, c))
  drive.get(`${UPLOAD_PATH}/:id`, async c => {
    return c.json(toEnvelope(await c.get('caller').inScope(ctx => getUpload(ctx, c.req.param('id')))))
  })
  drive.delete(`${UPLOAD_PATH}/:id`, async c => {
    await c.get('caller').inScope(ctx => removeUpload(ctx, c.req.param('id')))
    return c.json(toEnvelope(null))
  })
  drive.all(UPLOAD_PATH, c => refuseMethod(c))
  drive.all(`${UPLOAD_PATH}/:id`, c => refuseMethod(c))

  const resumable = createResumable(tools)
  drive.on(['POST', 'OPTIONS'], RESUMABLE_PATH, c => resumable(c.get('caller'), c.req.raw, undefined))
  // Hono routes HEAD as GET.
  drive.on(['GET', 'PATCH', 'DELETE'], `${RESUMABLE_PATH}/:id`, c => {
    return c.req.raw.method === 'GET' ? refuseMethod(c) : resumable(c.get('caller'), c.req.raw, c.req.param('id'))
  })
  drive.all(RESUMABLE_PATH, c => refuseMethod(c))
  drive.all(`${RESUMABLE_PATH}/:id`, c => refuseMethod(c))
  return drive
}

async function upload(tools: DriveTools, c: Context<DriveEnv>): Promise<Response> {
  try {
    return c.json(toEnvelope(await receiveForm(tools, c.get('caller'), c.req.raw)), 201)
  } catch (error) {
    if (error instanceof DuplicateUpload) return replay(c, error.answer)
    throw error
  }
}

/** Identifies the caller before the body is read: by the app token and, for a person, their access token. */
function findCaller(tools: DriveTools) {
  return createMiddleware<DriveEnv>(async (c, next) => {
    const { tenantId } = c.env.site
    const { headers } = c.req.raw
    const credentials = await findCredentials(headers, tools.isSecure, tools.findGrant)
    const found = await findCheckedViewer(
      () => withScope(tools.pool, { tenantId }, db => findViewer(createCtx({ db, tenantId, log: tools.log }), credentials)),
      person => tools.checkSession(c.env.site, person),
      c.req.raw.method !== 'GET' && c.req.raw.method !== 'HEAD',
    )
    requireAppToken(found, headers)
    requireOwnSite(c)
    c.set('caller', createCaller(tools, tenantId, found.viewer, credentials.accessToken))
    await next()
  })
}

/** As for all calls: a site or tenant named in the request must be the host's own. */
function requireOwnSite(c: Context<DriveEnv>): void {
  const { siteId, tenantId } = c.env.site
  if ((c.req.header('x-site-id') || siteId) !== siteId || (c.req.query('lmsId') || tenantId) !== tenantId) throw new NotFound()
}

function refuseMethod(c: Context<DriveEnv>): never {
  throw new AppError(405, 'MethodNotAllowed', commonReason('MethodNotServed', { method: c.req.method }))
}
