import type { Ctx } from '#platform/context.ts'
import type { Site } from './site.ts'

export interface ApiEnv {
  /** What the web hands to the calls: the tenant of the host, and who is at the other end. */
  Bindings: { site: Site; clientAddress: string }
  /** What the middleware of the calls hands to every call. */
  Variables: { ctx: Ctx }
}
