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

/** Returns the tenant that an OAuth client id of our account site belongs to, its own or that of a delegated client; undefined if it is not a tenant's. */
export function tenantOfClient(clientId: string): TenantId | undefined {
  return partsOf(clientId)?.tenantId
}

/** Returns the OAuth client id of a tenant's delegated client. */
export function delegatedClientId(tenantId: TenantId, id: string): string {
  return `${PREFIX}${tenantId}.${id}`
}

/** Returns the tenant's delegated client that an OAuth client id names; undefined if it is another tenant's, or no such client's. */
export function delegatedIdOf(tenantId: TenantId, clientId: string): string | undefined {
  const parts = partsOf(clientId)
  return parts?.tenantId === tenantId ? parts.id : undefined
}

function partsOf(clientId: string): { tenantId: TenantId; id: string | undefined } | undefined {
  const [tenant = '', id, ...rest] = clientId.startsWith(PREFIX) ? clientId.slice(PREFIX.length).split('.') : []
  if (!isUuid(tenant) || (id !== undefined && !isUuid(id)) || rest.length > 0) return undefined
  return { tenantId: toTenantId(tenant), id }
}

/** Returns the redirect URIs of a tenant's client: its own hosts only. */
export function addressesOf(origins: readonly string[]): { redirectUris: string[]; postLogoutRedirectUris: string[] } {
  return { redirectUris: origins.map(callbackOf), postLogoutRedirectUris: origins.map(origin => `${origin}/`) }
}
