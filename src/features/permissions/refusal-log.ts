import type { Context, Env } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Viewer } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import type { Log } from '#platform/log.ts'
import { logSecurity } from '#platform/security-log.ts'

/** What was refused: `asked` is a page's or endpoint's pattern, since paths may hold names and keys. */
export interface Refusal {
  tenant: TenantId
  asked: string
  method: string
  /** The client's IP address; '' if unknown. */
  address: string
}

/** Logs that a signed-in person or an API client was refused (403). Nothing for others: they are asked to sign in. */
export function logRefusal(log: Log, viewer: Viewer, refusal: Refusal): void {
  if (viewer.kind === 'api-client') {
    if (viewer.clientId !== null) logSecurity(log, 'permission.refused', { ...refusal, client: viewer.clientId })
    return
  }
  if (viewer.kind !== 'person') return
  const { memberId: member, role } = viewer.person
  logSecurity(log, 'permission.refused', { ...refusal, member, role, client: viewer.app?.clientId ?? undefined })
}

/** Returns the pattern of the endpoint that a call is for. */
export function endpointOf<E extends Env>(c: Context<E>): string {
  return matchedRoutes(c).findLast(route => !route.path.includes('*'))?.path ?? '/api/*'
}
