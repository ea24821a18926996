import { canGiveScope, SCOPES } from '#features/permissions/permissions.ts'
import type { Viewer } from '#platform/context.ts'

/** The API client: an integration that calls this site with an id and a secret of its own. */

export const MAX_API_CLIENT_NAME_CHARACTERS = 60
/** How long an app token lasts. Source: the specification, section 9. */
export const APP_TOKEN_HOURS = 23

/** An API client that asks for itself, with an id and a secret. */
export interface ApiClient {
  id: string
  name: string
  scopes: string[]
  createdAt: Date
  /** Who made it; null where it was a command of the operator, or the member is gone. */
  createdBy: string | null
  /** When it last took a token; null where it did not since that is written down. */
  lastTokenAt: Date | null
}

export type Scope = (typeof SCOPES)[number]

/** The scopes that the viewer may give, and those that the API client has: who leaves them ticked gives nothing. */
export function scopesFor(viewer: Viewer, client?: ApiClient): Scope[] {
  return SCOPES.filter(scope => client?.scopes.includes(scope) || canGiveScope(viewer, scope))
}
