import { createHash } from 'node:crypto'
import { OpenAPIHono } from '@hono/zod-openapi'
import { etag } from 'hono/etag'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { addAuthorizerRoutes } from '#features/api-clients/api.ts'
import { findCredentials, findViewer, requireAppToken } from '#features/api-clients/viewer.server.ts'
import { addAppointmentRoutes } from '#features/appointments/api.ts'
import { addChatRoutes } from '#features/assistant/api.ts'
import { CHAT_BASE, chatContract } from '#features/assistant/contract.ts'
import { addBinRoutes } from '#features/bin/api.ts'
import { addCareerRoutes, toRefusalMessage } from '#features/careers/api.ts'
import { addCategoryRoutes } from '#features/categories/api.ts'
import { addChapterRoutes } from '#features/chapters/api.ts'
import { addCheckoutRoutes } from '#features/checkout/api.ts'
import { checkoutContract, isNotification } from '#features/checkout/contract.ts'
import { addClassEditingRoutes } from '#features/class-editing/api.ts'
import { addClassRoutes } from '#features/classes/api.ts'
import { addCatalogRoutes } from '#features/classes/catalog-api.ts'
import { addBuildingRoutes } from '#features/course-building/api.ts'
import { addCourseFileRoutes } from '#features/course-files/api.ts'
import { withDelegation } from '#features/developers/delegation.ts'
import { type Description, withExamples } from '#features/developers/description.ts'
import { toMarkdown } from '#features/developers/guide.ts'
import { withRefusals } from '#features/developers/refusals.ts'
import { addEnrolmentRoutes } from '#features/enrolments/api.ts'
import { findGateway } from '#features/gateways/find-gateway.server.ts'
import { addImportRoutes } from '#features/import-calls/api.ts'
import { addLearningRoutes } from '#features/learning/api.ts'
import { addLibraryRoutes } from '#features/library/api.ts'
import { addLmsFeatureRoutes } from '#features/lms-features/api.ts'
import { describeDrive } from '#features/media/contract.ts'
import { addAccountRoutes, BACKCHANNEL_LOGOUT } from '#features/members/account-api.ts'
import { accountContract } from '#features/members/account-contract.ts'
import { addMentorRoutes } from '#features/mentors/api.ts'
import { addNoticeRoutes } from '#features/notices/api.ts'
import { addNotificationRoutes } from '#features/notifications/api.ts'
import { addOfflineRoutes } from '#features/offline/api.ts'
import { addPackageRoutes } from '#features/packages/api.ts'
import { addPayoutRoutes } from '#features/payouts/api.ts'
import { describePermission } from '#features/permissions/call-permission.ts'
import type { Permission } from '#features/permissions/permissions.ts'
import { endpointOf, logRefusal } from '#features/permissions/refusal-log.ts'
import { addPortfolioRoutes } from '#features/portfolios/api.ts'
import { addPostRoutes } from '#features/posts/api.ts'
import { addPodcastRoutes } from '#features/posts/kinds/podcasts/podcast-api.ts'
import { addProgramRoutes } from '#features/programs/api.ts'
import { addQuestionRoutes } from '#features/questions/api.ts'
import { addRegionRoutes } from '#features/regions/api.ts'
import { addSchoolRoutes } from '#features/schools/api.ts'
import { addSiteEditingRoutes } from '#features/site-editing/api.ts'
import { addTenantPageRoutes } from '#features/site-pages/api.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { addSettingsRoutes } from '#features/sites/settings-api.ts'
import { addSpeakerRoutes } from '#features/speakers/api.ts'
import { addSponsorRoutes } from '#features/sponsors/api.ts'
import { addStatisticsRoutes } from '#features/statistics/api.ts'
import { addMainRoutes } from '#features/statistics/main-api.ts'
import { addStudioRoutes } from '#features/studio/api.ts'
import { BIN_ENTITIES } from '#features/studio/bin-entities.ts'
import { addTestimonyRoutes } from '#features/testimonies/api.ts'
import { addHostedDatabase, REST_BASE, refuseRest } from '#features/voices/api.ts'
import { describeHostedDatabase } from '#features/voices/contract.ts'
import { addWebhookRoutes } from '#features/webhooks/api.ts'
import { addEditingRoutes } from '#features/writing/api.ts'
import { commonReason } from '#kit/common-reasons.ts'
import { AppError, BadRequest, InvalidInput, isAppError, NotFound } from '#kit/errors.ts'
import { createCtx, type Tag } from '#platform/context.ts'
import { publishChange } from '#platform/db/changes.ts'
import { openScope } from '#platform/db/scope.ts'
import { acceptedLang } from '#platform/http/accept-language.ts'
import { limitBody } from '#platform/http/body-limit.ts'
import { limitCalls } from '#platform/http/call-limit.ts'
import { isSameOrigin } from '#platform/http/credentials.ts'
import { toRefusal } from '#platform/http/envelope.ts'
import { toReasons } from '#platform/http/field-reasons.ts'
import { answerOnce, describeKeys, refuseKey } from '#platform/http/idempotency.ts'
import { COMMON_HEADERS } from '#platform/http/security-headers.ts'
import { refuseMethods } from './call-methods.ts'
import { createPermissionCheck, createPersonalCheck } from './call-permissions.ts'
import { chatTools } from './chat/chat-tools.ts'
import { namesOf } from './overload.ts'
import { readersLanguage } from './readers-language.ts'
import { requireValidRequest } from './request-validation.ts'
import type { Runtime } from './runtime.ts'
import { storedCalls } from './stored-calls.ts'

/** Headers that a response without a body (304) keeps. */
const KEPT_BY_304 = [
  'cache-control',
  'content-language',
  'etag',
  'vary',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  ...Object.keys(COMMON_HEADERS),
]
const MAX_BODY_BYTES = 1024 * 1024
/** The longest question, with room for escapes. */
const MAX_CHAT_BYTES = 64 * 1024
/** Endpoints that need no app token, since they issue one. */
const OPEN = new Set([
  '/api/services/v1/authorizer/token/generate',
  '/api/services/v1/authorizer/version',
  '/api/services/v1/authorizer/session',
  BACKCHANNEL_LOGOUT,
  // Trusts the signatures of gateways alone.
  checkoutContract.callback.path,
])

/** Calls of the chat: a question that is sent twice is asked twice. */
const CHATS = Object.values(chatContract).map(({ path }) => path)

/** This response is never stored: neither the token that it ends nor its successor may be replayed (decision 017). */
const ROTATION = accountContract.generateAccessToken.path

/**
 * Returns all endpoints under /api with their OpenAPI description. `web.ts` passes the tenant in the bindings; unknown hosts never get here. `limit` counts
 * the calls, those of the drive included.
 */
export function createApi(runtime: Runtime, limit = limitCalls(runtime.config.callsPerMinute, isNotification)): OpenAPIHono<ApiEnv> {
  const api = new OpenAPIHono<ApiEnv>({
    defaultHook: result => {
      if (result.success) return
      throw new InvalidInput(commonReason('InputRefused'), toReasons(result.error))
    },
  })
  api.onError((error, c) => {
    if (c.req.path.startsWith(REST_BASE)) return refuseRest(c, translate(error), runtime.log)
    const refusal = toRefusal(translate(error), runtime.log, acceptedLang(c.req.header('accept-language')))
    const message = toRefusalMessage(c.req.path, refusal.body.message)
    return c.json({ ...refusal.body, message }, refusal.status as ContentfulStatusCode, refusal.headers)
  })
  api.notFound(c => {
    const refusal = toRefusal(new NotFound(commonReason('NoSuchCall')), runtime.log, acceptedLang(c.req.header('accept-language')))
    return c.json(refusal.body, 404)
  })
  // The endpoints are registered below, before the first call.
  let isPersonal: ReturnType<typeof createPersonalCheck> | undefined
  api.use('/api/*', async (c, next) => {
    for (const [name, value] of Object.entries(COMMON_HEADERS)) c.header(name, value)
    // Reads may be stored, but must be revalidated each time; what is told to one person alone is not.
    const isKept = isRead(c.req.method) && !(isPersonal ??= createPersonalCheck(api))(c.req.method, c.req.path)
    c.header('cache-control', isKept ? 'private, no-cache' : 'no-store')
    c.header('vary', 'accept-language', { append: true })
    await next()
  })
  api.use('/api/*', limit)
  api.use('/api/*', etag({ generateDigest: body => createHash('sha1').update(body).digest().buffer, retainedHeaders: KEPT_BY_304 }))
  api.use('/api/*', readersLanguage)
  api.use('/api/*', storedCalls(runtime))
  let description: Description | undefined
  api.get('/api/openapi.json', c => c.json((description ??= describeCalls(api, runtime))))
  api.openAPIRegistry.registerComponent('securitySchemes', 'appToken', { type: 'apiKey', in: 'header', name: 'X-App-Token' })
  api.openAPIRegistry.registerComponent('securitySchemes', 'chatToken', {
    type: 'http',
    scheme: 'bearer',
    description: `The token of \`${CHAT_BASE}/v1/identity/login\`: it opens the chat alone`,
  })
  api.openAPIRegistry.registerComponent('securitySchemes', 'accessToken', {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'The person’s access token, raw or as `Bearer TOKEN`.',
  })

  const admit = inTurn(runtime)
  const gatewayTools = { seal: runtime.accounts.seal, simulator: runtime.config.gatewaySimulator }
  const isSecure = runtime.config.publicScheme === 'https'
  // Before the middleware of all other endpoints: it has its own protocol and key.
  addHostedDatabase(api, {
    admit,
    leaveTurn: () => runtime.admission.leave(),
    pool: runtime.pool,
    log: runtime.log,
    anonKey: runtime.anonKey,
    seal: runtime.accounts.seal,
    isSecure,
    readsAtOnce: Math.ceil(runtime.config.databasePool / 2),
    checkSession: (site, person) => runtime.checkSession(site, person),
    findGrant: token => runtime.findGrant(token),
    consumeSubmissionQuota: (address, times) => runtime.limits.consumeSubmissionQuota(address, times),
  })
  // As is the chat: a token of its own, and streams that outlive their transaction and their turn.
  addChatRoutes(api, chatTools(runtime, [refuseMethods(api), limitBody(MAX_CHAT_BYTES, tooLarge), admit]))
  api.use('/api/*', refuseMethods(api))
  api.use('/api/*', limitBody(MAX_BODY_BYTES, tooLarge))
  // After the body has come: who sends slowly takes nobody's turn.
  api.use('/api/*', admit)
  let mayCall: ReturnType<typeof createPermissionCheck> | undefined
  api.use(
    '/api/*',
    inScope(runtime, (...asked) => (mayCall ??= createPermissionCheck(api))(...asked)),
  )
  addAuthorizerRoutes(api, runtime.version, isSecure)
  addAccountRoutes(api, {
    identity: runtime.identity,
    originOf: runtime.originOf,
    async takeSignUp(address, email) {
      await runtime.limits.takeSignUp(address)
      await runtime.limits.takeMail(email.toLowerCase())
    },
    isSecure,
  })
  addSettingsRoutes(api)
  addSiteEditingRoutes(api)
  addTenantPageRoutes(api)
  addRegionRoutes(api)
  addPostRoutes(api)
  addPodcastRoutes(api)
  addEditingRoutes(api)
  addBinRoutes(api, BIN_ENTITIES)
  addLibraryRoutes(api)
  addImportRoutes(api)
  addClassRoutes(api)
  addPayoutRoutes(api)
  addEnrolmentRoutes(api, runtime)
  addCatalogRoutes(api)
  addCheckoutRoutes(api, { originOf: runtime.originOf, findGateway: (ctx, name) => findGateway(ctx, gatewayTools, name) })
  addCareerRoutes(api)
  addClassEditingRoutes(api)
  addBuildingRoutes(api)
  addCourseFileRoutes(api)
  addChapterRoutes(api, { takeSessionCode: key => runtime.limits.takeSessionCode(key) })
  addLearningRoutes(api)
  addOfflineRoutes(api)
  addPackageRoutes(api, runtime.packages)
  addQuestionRoutes(api)
  addMentorRoutes(api)
  addPortfolioRoutes(api)
  addCategoryRoutes(api)
  addTestimonyRoutes(api)
  addSpeakerRoutes(api)
  addSponsorRoutes(api)
  addLmsFeatureRoutes(api)
  const forms = {
    originOf: runtime.originOf,
    async consumeSubmissionQuota(address: string, mailTo?: string) {
      await runtime.limits.consumeSubmissionQuota(address)
      if (mailTo) await runtime.limits.takeFormMail(mailTo.toLowerCase())
    },
    takeFormMail: (to: string) => runtime.limits.takeFormMail(to.toLowerCase()),
  }
  addSchoolRoutes(api, forms)
  addAppointmentRoutes(api, forms)
  addProgramRoutes(api)
  addStatisticsRoutes(api)
  addMainRoutes(api)
  describeDrive(api)
  addNotificationRoutes(api, runtime.originOf)
  addNoticeRoutes(api, { isLoopbackAllowed: runtime.config.webhooksLoopback })
  addStudioRoutes(api)
  addWebhookRoutes(api, { seal: runtime.accounts.seal, isLoopbackAllowed: runtime.config.webhooksLoopback })
  describeHostedDatabase(api.openAPIRegistry)
  describeKeys(api, new Set([...OPEN, ...CHATS]))
  return api
}

/** Returns the endpoints in OpenAPI 3.1, with the guide as its description. */
export function describeCalls(
  api: OpenAPIHono<ApiEnv>,
  { version, anonKey, identity }: Pick<Runtime, 'version' | 'anonKey'> & Partial<Pick<Runtime, 'identity'>>,
): Description {
  const issuer = identity?.delegated ? identity.issuer : undefined
  const document = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Sanggar', version, description: toMarkdown(anonKey, issuer) },
    security: [{ appToken: [] }],
  })
  // Named boundary: the library's own document type declares less than the document holds.
  const described = withRefusals(document as unknown as Description, permission => describePermission(permission as Permission))
  return withExamples({ ...withDelegation(described, issuer), servers: [{ url: '/', description: 'The tenant’s own address' }] })
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD'

const VALIDATE = '/api/services/v1/authorizer/validate'

/** Runs a call when it is its tenant's turn. Throws Overloaded. */
function inTurn({ admission }: Runtime) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const names = namesOf(c.env.site.tenantId, c.env.clientAddress)
    await admission.run(names, next, () => c.req.raw.signal)
  })
}

/** Runs a call in one transaction, committed if the response is good and rolled back otherwise. */
function inScope(runtime: Runtime, mayCall: ReturnType<typeof createPermissionCheck>) {
  const isSecure = runtime.config.publicScheme === 'https'
  return createMiddleware<ApiEnv>(async (c, next) => {
    const { tenantId } = c.env.site
    const scope = openScope(runtime.pool, { tenantId })
    const tags = new Set<Tag>()
    const ctx = createCtx({
      db: scope.db,
      tenantId,
      lang: c.get('lang'),
      log: runtime.log,
      announce: tag => tags.add(tag),
      cached: (name, on, load) => runtime.small.get(tenantId, name, on, load),
    })
    const letGo = async () => {
      await scope.startAgain()
      return runtime.admission.leave()
    }
    const noteRefusal = (error: unknown) => {
      if (!isAppError(error) || error.status !== 403) return
      logRefusal(runtime.log, ctx.viewer, { tenant: tenantId, asked: endpointOf(c), method: c.req.method, address: c.env.clientAddress })
    }
    let checkDue: (() => Promise<void>) | undefined
    try {
      const tokens = await findCredentials(c.req.raw.headers, isSecure, runtime.findGrant)
      const found = await findViewer(ctx, tokens)
      ctx.viewer = found.viewer
      if (!isOpen(c.req.path, c.req.raw.headers)) requireAppToken(found, c.req.raw.headers)
      mayCall(ctx.viewer, c.req.method, c.req.path)
      await requireValidRequest(c.req, c.env.site)
      const { session } = found
      if (session?.isCheckDue) checkDue = () => runtime.checkSession(c.env.site, session.person)
      if (c.req.path === ROTATION) {
        refuseKey(c)
        // Checked before the work: an ended session gets no new token. No connection is held while the account site is asked.
        if (checkDue) await scope.startAgain()
        await checkDue?.()
        checkDue = undefined
      }
      c.set('ctx', ctx)
      if (OPEN.has(c.req.path)) await next()
      else await answerOnce(c, { ctx, seal: runtime.accounts.seal, tokens, letGo }, next)
      // HEAD returns what GET would, without side effects.
      if (c.error || c.req.method === 'HEAD') {
        await scope.rollback()
        if (c.error) noteRefusal(c.error)
        return
      }
      const change = { tenantId, tags: [...tags] }
      if (change.tags.length > 0) await publishChange(scope.db, change)
      await scope.commit()
      if (change.tags.length > 0) runtime.changes.tell(change)
    } catch (error) {
      await scope.rollback()
      noteRefusal(error)
      throw error
    } finally {
      void checkDue?.()
    }
  })
}

/** True for endpoints without an app token. A site's own pages may also validate their token, and get `false` instead of an error: a first visit has none. */
function isOpen(path: string, headers: Headers): boolean {
  return OPEN.has(path) || (path === VALIDATE && isSameOrigin(headers))
}

function translate(error: unknown): unknown {
  if (!(error instanceof HTTPException)) return error
  if (error.status === 400) return new BadRequest()
  if (error.status === 415) return new AppError(415, 'UnsupportedType', commonReason('BodyNotJson'))
  return new AppError(error.status, 'HttpError', error.message)
}

function tooLarge() {
  return new AppError(413, 'TooLarge', commonReason('BodyTooLarge'))
}
