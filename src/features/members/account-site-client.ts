import type { Seal } from '#platform/crypto/seal.ts'
import { isUuid, type TenantId, toTenantId } from '#platform/db/ids.ts'
import { type ClientCredentials, callbackOf } from './identity.server.ts'

const PREFIX = 'sanggar-'

/** Returns a tenant's OAuth client credentials at our own account site. The secret is derived: it is stored only as a hash, on the account site. */
export function ownClientOf(seal: Seal, tenantId: TenantId): ClientCredentials {
  return { id: ownClientId(tenantId), secret: seal.derive(`client:${tenantId}`) }
}

/** Returns the public client id. Our links to the account site carry it, so that its pages use the tenant's theme. */
export function ownClientId(tenantId: TenantId): string {
  return PREFIX + tenantId
}

/** Returns the tenant that an OAuth client id of our account site belongs to; undefined if it is not a tenant's. */
export function tenantOfClient(clientId: string): TenantId | undefined {
  const id = clientId.startsWith(PREFIX) ? clientId.slice(PREFIX.length) : ''
  return isUuid(id) ? toTenantId(id) : undefined
}

/** Returns the redirect URIs of a tenant's client: its own hosts only. */
export function addressesOf(origins: readonly string[]): { redirectUris: string[]; postLogoutRedirectUris: string[] } {
  return { redirectUris: origins.map(callbackOf), postLogoutRedirectUris: origins.map(origin => `${origin}/`) }
}
