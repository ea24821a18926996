import { canGiveScope } from '#features/permissions/permissions.ts'
import type { Reason } from '#kit/reason.ts'
import { DELEGATED_SCOPES, type DelegatedScope } from '#kit/scopes.ts'
import type { Viewer } from '#platform/context.ts'
import { apiClientReason } from '../texts.ts'

export const MAX_REDIRECT_URIS = 10
const MAX_URI_CHARACTERS = 500

/** An integration that acts for people who allowed it at the account site: the authorization code flow with PKCE. */
export interface DelegatedClient {
  id: string
  name: string
  redirectUris: string[]
  scopes: string[]
  /** False: an app on people's own devices, which can keep no secret. */
  hasSecret: boolean
  createdAt: Date
  /** The member who registered it; null if the member is gone. */
  createdBy: string | null
}

/** True if the viewer may let a delegated client request this scope: whatever it is used for, its person must be allowed to do it, too. */
export function mayLetRequest(viewer: Viewer, scope: string): boolean {
  return scope === 'account:read' || canGiveScope(viewer, scope)
}

/** Returns the scopes that the viewer may let a delegated client request, and those that it has. */
export function delegatedScopesFor(viewer: Viewer, client?: DelegatedClient): DelegatedScope[] {
  return DELEGATED_SCOPES.filter(scope => client?.scopes.includes(scope) || mayLetRequest(viewer, scope))
}

/** Returns the redirect URIs of a form's field, one on each line. */
export function parseRedirectUris(text: string): string[] {
  const lines = text.split(/\r?\n/).map(line => line.trim())
  return [...new Set(lines.filter(Boolean))]
}

/** An app's own scheme: a domain that its developer has, turned around. Source: RFC 8252, section 7.1. */
const APP_SCHEME = /^[a-z][a-z\d+-]*(\.[a-z\d+-]+)+:$/

/**
 * Returns what is wrong with a redirect URI, or undefined. They are compared letter by letter, save the port of a loopback address. Sources: RFC 6749, section
 * 3.1.2; RFC 8252, section 7.
 */
export function faultOfRedirectUri(text: string): Reason | undefined {
  const url = URL.parse(text)
  if (!url || text.length > MAX_URI_CHARACTERS || /[^\x21-\x7e]|[*\\]/.test(text))
    return apiClientReason('RedirectIncomplete', { uri: text.slice(0, 80) })
  if (text.includes('#') || url.username || url.password) return apiClientReason('RedirectExtra', { uri: text })
  const isLoopback = url.hostname === '127.0.0.1' || url.hostname === '[::1]'
  const isAllowed =
    (url.protocol === 'https:' && !isLoopback && url.hostname !== 'localhost') ||
    (url.protocol === 'http:' && isLoopback) ||
    APP_SCHEME.test(url.protocol)
  return isAllowed ? undefined : apiClientReason('RedirectScheme', { uri: text })
}
