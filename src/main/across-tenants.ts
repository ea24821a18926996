import { requireFreshSuperadmin } from '#features/members/roles.server.ts'
import { commonReason } from '#kit/common-reasons.ts'
import { isAppError, Refused } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { type Db, withScope } from '#platform/db/scope.ts'
import type { Runtime } from './runtime.ts'

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
