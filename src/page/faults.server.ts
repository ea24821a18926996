import { FAULT_SECONDS, noteFault } from '#platform/faults.ts'
import type { PageArgs } from './page.server.ts'

/** Returns true if a fault of the installation is behind a page's error: the page says so with 503 and `Retry-After`. Logs and counts it. */
export function isFaultOf({ ctx, page, visit }: Pick<PageArgs, 'ctx' | 'page' | 'visit'>, error: unknown): boolean {
  if (!noteFault(error, ctx.log, { path: page.path })) return false
  visit.retryAfterSeconds = FAULT_SECONDS
  return true
}
