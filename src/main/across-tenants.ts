import { requireFreshSuperadmin } from '#features/members/roles.server.ts'
import { commonReason } from '#kit/common-reasons.ts'
import { isAppError, Refused } from '#kit/errors.ts'
import { type Ctx, createCtx, type Tag } from '#platform/context.ts'
import { publishChange } from '#platform/db/changes.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { type Db, withScope } from '#platform/db/scope.ts'
import type { Runtime } from './runtime.ts'

/**
 * Acts at another tenant for a superadmin, in that tenant's scope; what it announces is published with it. Throws as `readAcrossTenants`.
 */
export async function actAtTenant<T>(
  { pool, changes, log }: Pick<Runtime, 'pool' | 'changes' | 'log'>,
  ctx: Ctx,
  tenantId: TenantId,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  requireFreshSuperadmin(ctx)
  const tags = new Set<Tag>()
  const result = await withScope(pool, { tenantId }, async db => {
    const done = await work(createCtx({ db, tenantId, log, viewer: ctx.viewer, now: ctx.now, announce: tag => tags.add(tag) }))
    if (tags.size > 0) await publishChange(db, { tenantId, tags: [...tags] })
    return done
  })
  if (tags.size > 0) changes.tell({ tenantId, tags: [...tags] })
  return result
}

/**
 * Reads all tenants for a superadmin, in the system's scope (docs/decisions/040). Throws as `requireFreshSuperadmin`, and 429 for a person's 61st read in
 * five minutes.
 */
export async function readAcrossTenants<T>(
  { pool, limits }: Pick<Runtime, 'pool' | 'limits'>,
  ctx: Ctx,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const { email } = requireFreshSuperadmin(ctx)
  await limits.takeTenantList(email).catch((error: unknown) => {
    if (!isAppError(error) || error.status !== 429) throw error
    throw new Refused(429, commonReason('TooManyCalls'), { retryAfterSeconds: error.retryAfterSeconds ?? 60 })
  })
  return await withScope(pool, { system: 'tenant-figures' }, work)
}
