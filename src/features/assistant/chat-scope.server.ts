import type { Context, HonoRequest, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { CompiledQuery } from 'kysely'
import type pg from 'pg'
import type { FindGrant } from '#features/api-clients/viewer.server.ts'
import { isAssistantAllowed } from '#features/homes/assistant-refusals.server.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import type { Site } from '#features/sites/site.ts'
import { Forbidden, Refused } from '#kit/errors.ts'
import { type Ctx, createCtx, type Person } from '#platform/context.ts'
import { openScope, withScope } from '#platform/db/scope.ts'
import { bearerOf } from '#platform/http/credentials.ts'
import { refuseKey } from '#platform/http/idempotency.ts'
import type { Log } from '#platform/log.ts'
import { type Asker, findAsker } from './identities.server.ts'
import type { ChatLimits } from './limits.server.ts'
import type { AnswerParts, Read } from './question.ts'
import { assistantReason } from './texts.ts'

/** What the chat's calls need of the process. */
export interface ChatTools extends Pick<AnswerParts, 'models' | 'tutor'> {
  pool: pg.Pool
  log: Log
  limits: ChatLimits
  /** The public reaches us by https. */
  isSecure: boolean
  findGrant: FindGrant
  checkSession(site: Site, person: Person): Promise<void>
  cached(tenantId: Ctx['tenantId']): Ctx['cached']
  /** Throws for what no call may be sent. */
  requireValid(request: HonoRequest, site: Site): Promise<void>
  /** What every call passes first: its methods, the size of its body, its turn. */
  before: readonly MiddlewareHandler<ApiEnv>[]
}

export interface ChatEnv {
  Bindings: ApiEnv['Bindings']
  Variables: ApiEnv['Variables'] & {
    asker: Asker
    /** When the call came, as `performance.now()` tells it. */
    startedAt: number
    /** A statement that is sent with the commit. */
    last?: CompiledQuery
  }
}

/** Notes when a call came, before it waits for its turn. */
export const noteStart = createMiddleware<ChatEnv>(async (c, next) => {
  c.set('startedAt', performance.now())
  await next()
})

/**
 * Runs a call of the chat in one transaction, as the identity of its token; `isOpen`: it needs none, since it issues one. A stream is read after the transaction and the turn have
 * ended.
 */
export function inChat(tools: ChatTools, isOpen: (path: string) => boolean) {
  return createMiddleware<ChatEnv>(async (c, next) => {
    const { site } = c.env
    const scope = openScope(tools.pool, { tenantId: site.tenantId }, { plansOnce: true })
    const { tenantId } = site
    const ctx = createCtx({ db: scope.db, tenantId, lang: c.get('lang'), log: tools.log, cached: tools.cached(tenantId) })
    let asker: Asker | undefined
    try {
      refuseKey(c)
      if (!isOpen(c.req.path)) {
        asker = await requireAsker(ctx, bearerOf(c.req.header('authorization') ?? null))
        ctx.viewer = asker.viewer
        c.set('asker', asker)
      }
      await tools.requireValid(c.req, site)
      c.set('ctx', ctx)
      await next()
      if (c.error || c.req.method === 'HEAD') return await scope.rollback()
      await scope.commit(c.get('last'))
    } catch (error) {
      await scope.rollback()
      // An answer that nobody reads holds no place.
      if (c.finalized) await c.res.body?.cancel()
      throw error
    } finally {
      if (asker?.isCheckDue && asker.viewer.kind === 'person') void tools.checkSession(site, asker.viewer.person)
    }
  })
}

/** Returns the identity of a token. Throws 401 without one. */
export async function requireAsker(ctx: Ctx, token: string | undefined): Promise<Asker> {
  const asker = token === undefined ? undefined : await findAsker(ctx, token)
  if (!asker) throw new Refused(401, assistantReason('NoIdentity'))
  return asker
}

/** Throws Forbidden where the tenant shows no assistant, and for a child whose guardian has switched it off. */
export async function requireOpen(ctx: Ctx, { settings }: Pick<Site, 'settings'>): Promise<void> {
  if (settings.assistant.state === 'hidden') throw new Forbidden(assistantReason('SwitchedOff'))
  const child = ctx.viewer.kind === 'person' && ctx.viewer.person.isChild ? ctx.viewer.person : undefined
  if (child && !(await isAssistantAllowed(ctx, child.memberId))) throw new Forbidden(assistantReason('GuardianSaysNo'))
}

/** Returns what reads in a transaction of its own, after the call's has ended, with the same rights. */
export function readsAlone({ pool, log, cached }: ChatTools, { tenantId, viewer, lang }: Ctx): Read {
  return work =>
    withScope(pool, { tenantId }, db => work(createCtx({ db, tenantId, viewer, lang, log, cached: cached(tenantId) })), { plansOnce: true })
}

/** The context of a call, as its handlers take it. */
export type ChatContext = Context<ChatEnv>
