import { z } from 'zod'
import { sha256 } from '#platform/crypto/hash.ts'
import { type Auth, SCOPES } from '../engine/auth.server.ts'

/** A tenant as a client of the account site. */
export interface ClientOptions {
  clientId: string
  secret: string
  /** What a person reads where they are asked whether it may know them. */
  name: string
  redirectUris: readonly string[]
  postLogoutRedirectUris: readonly string[]
  tenantId: string
}

const MODEL = 'oauthClient'

/**
 * Creates the client of a tenant, or brings it up to date. Written past the engine's own door, which refuses `http://tenant.localhost` and wants somebody
 * signed in; it compares redirect addresses letter by letter either way. Two processes may do it at once.
 */
export async function ensureClient(auth: Auth, client: ClientOptions): Promise<void> {
  const { adapter } = await auth.$context
  const where = [{ field: 'clientId', value: client.clientId }]
  const row = toRow(client)
  if (await adapter.update({ model: MODEL, where, update: row })) return
  try {
    await adapter.create({ model: MODEL, data: { ...row, clientId: client.clientId, createdAt: new Date() } })
  } catch (error) {
    // Somebody else made it in between.
    if (!(await adapter.update({ model: MODEL, where, update: row }))) throw error
  }
}

function toRow({ secret, name, redirectUris, postLogoutRedirectUris, tenantId }: ClientOptions) {
  return {
    clientSecret: sha256(secret).toString('base64url'),
    name,
    redirectUris: [...redirectUris],
    postLogoutRedirectUris: [...postLogoutRedirectUris],
    // The tenant is a part of the same product: the person agreed to its terms when they registered.
    skipConsent: true,
    enableEndSession: true,
    requirePKCE: true,
    scopes: [...SCOPES],
    grantTypes: ['authorization_code', 'refresh_token'],
    responseTypes: ['code'],
    tokenEndpointAuthMethod: 'client_secret_basic',
    applicationType: 'web',
    metadata: { tenant: tenantId },
    disabled: false,
    updatedAt: new Date(),
  }
}

/** What a page needs to know of the client that sent a person. */
export interface Client {
  clientId: string
  name: string
  /** Where a sign-in or a sign-out may end. */
  origins: string[]
  /** Where a sign-out may end: whole addresses. */
  endUris: string[]
}

const clientRow = z.object({
  clientId: z.string(),
  name: z.string().nullish(),
  disabled: z.boolean().nullish(),
  redirectUris: z.array(z.string()),
  postLogoutRedirectUris: z.array(z.string()).nullish(),
})

export async function findClient(auth: Auth, clientId: string): Promise<Client | undefined> {
  // No text of the database has this character, and asking for one is an error.
  if (clientId.includes('\0')) return undefined
  const { adapter } = await auth.$context
  const found = await adapter.findOne({ model: MODEL, where: [{ field: 'clientId', value: clientId }] })
  const row = clientRow.safeParse(found).data
  if (!row || row.disabled) return undefined
  const endUris = row.postLogoutRedirectUris ?? []
  const origins = [...row.redirectUris, ...endUris].map(uri => new URL(uri).origin)
  return { clientId, name: row.name ?? clientId, origins: [...new Set(origins)], endUris }
}
