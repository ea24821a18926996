import type { Ctx } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'

export interface ApiEnv {
  /** What the web hands to the calls: the tenant of the host. */
  Bindings: { tenantId: TenantId }
  /** What the middleware of the calls hands to every call. */
  Variables: { ctx: Ctx }
}
