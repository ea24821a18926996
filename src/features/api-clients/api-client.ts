import { canGiveScope } from '#features/permissions/permissions.ts'
import { SCOPES, type Scope } from '#kit/scopes.ts'
import type { Viewer } from '#platform/context.ts'

export const MAX_API_CLIENT_NAME_CHARACTERS = 60
/** How long an app token is valid. Source: the specification, section 9. */
export const APP_TOKEN_HOURS = 23

/** An integration that calls this site on its own, with an id and a secret. */
export interface ApiClient {
  id: string
  name: string
  scopes: string[]
  createdAt: Date
  /** The member who created it; null if it was an operator's command, or the member is gone. */
  createdBy: string | null
  /** When it last got a token; null if it has not since this is recorded. */
  lastTokenAt: Date | null
}

/** Returns the scopes that the viewer may give, and those that the API client has: leaving an existing scope checked does not grant it. */
export function scopesFor(viewer: Viewer, client?: ApiClient): Scope[] {
  return SCOPES.filter(scope => client?.scopes.includes(scope) || canGiveScope(viewer, scope))
}
