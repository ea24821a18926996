import { endEverywhere } from '#features/members/session-checks.server.ts'
import { logRefusal } from '#features/permissions/refusal-log.ts'
import { hasPass } from '#features/site-editing/passes.server.ts'
import { siteInTrial, type Trial } from '#features/site-editing/trial.server.ts'
import { isUnderMaintenance, MAINTENANCE_RETRY_SECONDS } from '#features/sites/settings.ts'
import type { Site } from '#features/sites/site.ts'
import { type AppError, isAppError } from '#kit/errors.ts'
import type { Lang } from '#kit/lang.ts'
import { PERSON_HEADER } from '#kit/offline.ts'
import type { PageArgs } from '#page/page.server.ts'
import { type Ctx, createCtx, type Tag } from '#platform/context.ts'
import { publishChange } from '#platform/db/changes.ts'
import { openScope, withScope } from '#platform/db/scope.ts'
import type { SentForm } from '#platform/http/form-data.ts'
import type { Rendered } from '#platform/http/page-cache.ts'
import type { PageRequest } from '#platform/http/page-routes.ts'
import { COMMON_HEADERS } from '#platform/http/security-headers.ts'
import { catchAll, halfOf } from '../route-table.ts'
import { actAtTenant, readAcrossTenants } from './across-tenants.ts'
import type { AppRendered } from './app-pages.ts'
import { mayEnterSuspended, Suspended } from './installation/suspended.ts'
import { pageStatements } from './metrics.ts'
import { findPageViewer, showWhoAfter, visitOf } from './page-visit.ts'
import type { Runtime } from './runtime.ts'

export interface Asked {
  page: PageRequest
  lang: Lang
  /** Path and query in canonical spelling. */
  target: string
  /** True if the app's router asks: for the page's data, or with a form (`PageVisit.isFromRouter`). */
  isData: boolean
}

export function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** True if one stored document serves every reader of this request. Who is signed in is shown in the browser, by a cookie. */
export function isShared(request: Request, { route }: PageRequest, site: Site): boolean {
  return isRead(request) && !route.isPersonal && !isUnderMaintenance(site.settings) && !site.isSuspended && route.name !== catchAll.name
}

export interface PageCall {
  request: Request
  url: URL
  site: Site
  asked: Asked
  address: string
  /** The submitted form, or why it could not be read; undefined for a read. */
  form: SentForm | AppError | undefined
  /** What the request's cookie asks to try; whether its viewer may, is seen once they are known. */
  trial?: Trial | undefined
}

/** Renders a page in a transaction of its own, which ends before the response's first byte is sent. */
export async function renderInScope<T extends Rendered | AppRendered>(
  runtime: Runtime,
  render: (args: PageArgs, request: Request) => Promise<T>,
  call: PageCall,
): Promise<T> {
  const { request, url, site, asked } = call
  const scope = openScope(runtime.pool, { tenantId: site.tenantId })
  const tags = new Set<Tag>()
  const ctx = createCtx({
    db: scope.db,
    tenantId: site.tenantId,
    lang: asked.lang,
    log: runtime.log,
    announce: tag => tags.add(tag),
    cached: (name, on, load) => runtime.small.get(site.tenantId, name, on, load),
  })
  const origin = runtime.originOf(site.host)
  const signedOut: { issuer: string; subject: string }[] = []
  const visit = visitOf(request, runtime.originOf(url.hostname), url, {
    isFromRouter: asked.isData,
    async undo() {
      tags.clear()
      signedOut.length = 0
      await scope.startAgain()
    },
    sentForm: () => sentForm(call.form),
    endEverywhere: who => void signedOut.push(who),
    async consumeSubmissionQuota(mailTo) {
      await runtime.limits.consumeSubmissionQuota(call.address)
      if (mailTo) await runtime.limits.takeFormMail(mailTo.toLowerCase())
    },
    takeFormMail: to => runtime.limits.takeFormMail(to.toLowerCase()),
  })
  try {
    const reads = isRead(request)
    const isApp = halfOf(asked.page.route) === 'app'
    // A shared document must not depend on who asks for it first.
    const dependsOnViewer = isApp || call.trial !== undefined || !isShared(request, asked.page, site)
    const session = dependsOnViewer ? await findPageViewer(ctx, visit, reads) : undefined
    if (site.isSuspended && !mayEnterSuspended(ctx.viewer, asked.page.path)) throw new Suspended()
    const before = { statements: scope.statements(), cookies: visit.setCookies.length }
    const inTrial = call.trial && (await siteInTrial(ctx, site, call.trial, url.searchParams))
    // What depends on the settings must not be cached from a draft.
    if (inTrial) ctx.cached = (_name, _on, load) => load()
    const isAdmitted = isUnderMaintenance(site.settings) && !isApp && (inTrial !== undefined || (await hasPass(ctx, visit)))
    const rendered = await render(
      {
        ctx,
        site: inTrial ?? site,
        ...(inTrial && call.trial && { trial: call.trial.where }),
        isAdmitted,
        page: asked.page,
        query: new URLSearchParams(asked.page.search),
        origin,
        lang: asked.lang,
        visit,
        identity: runtime.identity,
        seal: runtime.accounts.seal,
        isLoopbackAllowed: runtime.config.webhooksLoopback,
        simulator: runtime.config.gatewaySimulator,
        modelPlaces: runtime.models,
        storage: runtime.storage,
        defer: work => readApart(runtime, ctx, work),
        acrossTenants: work => readAcrossTenants(runtime, ctx, work),
        atTenant: (tenantId, work) => actAtTenant(runtime, ctx, tenantId, work),
      },
      request,
    )
    if (rendered.status === 403) {
      const { route } = asked.page
      logRefusal(runtime.log, ctx.viewer, { tenant: site.tenantId, asked: route.path, method: request.method, address: call.address })
    }
    // A refused form must leave no changes.
    if (rendered.status >= (reads ? 500 : 400)) await scope.rollback()
    else {
      if (!reads || visit.setCookies.length > before.cookies) await showWhoAfter(ctx, visit)
      await commit(runtime, scope, { tenantId: site.tenantId, tags: [...tags] })
      for (const who of signedOut) await signOutEverywhere(runtime, who)
    }
    // A trial reads the draft and bypasses the cache: it says nothing about what visitors get.
    if (reads && rendered.status === 200 && !inTrial) pageStatements.observe(asked.page.route.name, scope.statements() - before.statements)
    if (session?.isCheckDue) void runtime.checkSession(site, session.person)
    const isPrivate =
      isApp ||
      inTrial !== undefined ||
      isAdmitted ||
      asked.page.route.isPersonal === true ||
      ctx.viewer.kind !== 'nobody' ||
      visit.setCookies.length > 0
    return {
      ...rendered,
      status: visit.status ?? rendered.status,
      ...(isPrivate || visit.status ? { cacheable: false } : {}),
      setCookies: visit.setCookies,
      headers: {
        ...COMMON_HEADERS,
        'cache-control': 'public, max-age=0, must-revalidate',
        ...extraHeaders(rendered),
        ...(isPrivate && { 'cache-control': 'private, no-store' }),
        // The service worker keeps a person's pages by it.
        ...(dependsOnViewer && { [PERSON_HEADER]: ctx.viewer.kind === 'person' ? ctx.viewer.person.memberId : '' }),
        ...((inTrial || isAdmitted) && { 'x-robots-tag': 'noindex, nofollow' }),
        ...rendered.headers,
        ...(visit.retryAfterSeconds && { 'retry-after': String(visit.retryAfterSeconds) }),
      },
    }
  } catch (error) {
    await scope.rollback()
    throw error
  }
}

function sentForm(form: PageCall['form']): SentForm {
  if (!form) throw new Error('this request has no form')
  if (isAppError(form)) throw form
  return form
}

/** Runs a read for data that a page streams after its first part, in a scope of its own that ends with the read. */
async function readApart<T>({ pool }: Runtime, ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  return await withScope(pool, { tenantId: ctx.tenantId }, db => work({ ...ctx, db }))
}

/** Signs the person out at the other sites. The page's own work is committed and its response clears the cookie, so a failure is only logged. */
async function signOutEverywhere({ pool, log }: Runtime, who: { issuer: string; subject: string }): Promise<void> {
  try {
    await endEverywhere(pool, who).catch(() => endEverywhere(pool, who))
  } catch (error) {
    log.error({ err: error, issuer: who.issuer, subject: who.subject }, 'a person has signed out, but stays signed in at other sites')
  }
}

async function commit(runtime: Runtime, scope: ReturnType<typeof openScope>, change: { tenantId: string; tags: string[] }) {
  if (change.tags.length > 0) await publishChange(scope.db, change)
  await scope.commit()
  if (change.tags.length > 0) runtime.changes.tell(change)
}

function extraHeaders(rendered: Pick<Rendered, 'status' | 'cacheable'>): Record<string, string> {
  if (rendered.status === 503) return { 'retry-after': MAINTENANCE_RETRY_SECONDS, 'cache-control': 'no-store' }
  return rendered.cacheable ? {} : { 'cache-control': 'no-store' }
}
