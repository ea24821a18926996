import type { Seal } from '#platform/crypto/seal.ts'
import { isUuid, type TenantId, toTenantId } from '#platform/db/ids.ts'
import { type ClientCredentials, callbackOf } from './identity.server.ts'

const PREFIX = 'sanggar-'

/** By what our own account site knows a tenant's site. The secret is derived, so it is stored nowhere but as a hash on the account site. */
export function ownClientOf(seal: Seal, tenantId: TenantId): ClientCredentials {
  return { id: ownClientId(tenantId), secret: seal.derive(`client:${tenantId}`) }
}

/** The public half of it: our own links to the account site name it, so that its pages look like the tenant's. */
export function ownClientId(tenantId: TenantId): string {
  return PREFIX + tenantId
}

/** The tenant whose site a client of our own account site is; undefined where it is somebody else's. */
export function tenantOfClient(clientId: string): TenantId | undefined {
  const id = clientId.startsWith(PREFIX) ? clientId.slice(PREFIX.length) : ''
  return isUuid(id) ? toTenantId(id) : undefined
}

/** Where the account site may send a browser back to: the tenant's own hosts, and no other address. */
export function addressesOf(origins: readonly string[]): { redirectUris: string[]; postLogoutRedirectUris: string[] } {
  return { redirectUris: origins.map(callbackOf), postLogoutRedirectUris: origins.map(origin => `${origin}/`) }
}
