import type { Lang } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import type { Site } from './site.ts'

export interface ApiEnv {
  /** Set by the web server for each API request: the host's site, and the client's IP address. */
  Bindings: { site: Site; clientAddress: string }
  /** Set by the API's middleware for each request; `language` by Hono's language detector. */
  Variables: { ctx: Ctx; lang: Lang }
}
