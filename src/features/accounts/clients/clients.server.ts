import { z } from 'zod'
import { sha256 } from '#platform/crypto/hash.ts'
import type { Auth } from '../engine/auth.server.ts'
import { SCOPES } from '../engine/scopes.ts'
import { isDynamicId } from './dynamic-clients.server.ts'

/** A tenant as an OAuth client of the account site. */
export interface ClientOptions {
  clientId: string
  secret: string
  /** The name shown on the consent page. */
  name: string
  redirectUris: readonly string[]
  postLogoutRedirectUris: readonly string[]
  tenantId: string
}

const MODEL = 'oauthClient'

/**
 * Creates a tenant's OAuth client, or updates it. Written directly, since the engine's own endpoint refuses `http://tenant.localhost` and requires a
 * session; redirect URIs are compared exactly either way. Safe to run in two processes at once.
 */
export async function ensureClient(auth: Auth, client: ClientOptions): Promise<void> {
  const { adapter } = await auth.$context
  const where = [{ field: 'clientId', value: client.clientId }]
  const row = toRow(client)
  if (await adapter.update({ model: MODEL, where, update: row })) return
  try {
    await adapter.create({ model: MODEL, data: { ...row, clientId: client.clientId, createdAt: new Date() } })
  } catch (error) {
    // A concurrent process created it.
    if (!(await adapter.update({ model: MODEL, where, update: row }))) throw error
  }
}

function toRow({ secret, name, redirectUris, postLogoutRedirectUris, tenantId }: ClientOptions) {
  return {
    clientSecret: sha256(secret).toString('base64url'),
    name,
    redirectUris: [...redirectUris],
    postLogoutRedirectUris: [...postLogoutRedirectUris],
    // The tenant is part of the same product: the person accepted its terms at sign-up.
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

/** What a page needs of the client that sent a person. */
export interface Client {
  clientId: string
  name: string
  /** Where a sign-in or a sign-out may end, as sources of a content security policy. */
  origins: string[]
  /** An integration of a tenant, which asks to act for the person there. */
  isDelegated: boolean
  /** A program that registered itself: its name is its own choice. */
  isUnverified: boolean
  /** Full URLs where a sign-out may end. */
  endUris: string[]
}

const clientRow = z.object({
  clientId: z.string(),
  name: z.string().nullish(),
  disabled: z.boolean().nullish(),
  referenceId: z.string().nullish(),
  redirectUris: z.array(z.string()),
  postLogoutRedirectUris: z.array(z.string()).nullish(),
})

export async function findClient(auth: Auth, clientId: string): Promise<Client | undefined> {
  // PostgreSQL text can't contain this character: a query with it would throw.
  if (clientId.includes('\0')) return undefined
  const { adapter } = await auth.$context
  const found = await adapter.findOne({ model: MODEL, where: [{ field: 'clientId', value: clientId }] })
  const row = clientRow.safeParse(found).data
  if (!row || row.disabled) return undefined
  const isUnverified = isDynamicId(clientId)
  const endUris = row.postLogoutRedirectUris ?? []
  const origins = [...row.redirectUris, ...endUris].map(toPolicySource)
  return {
    clientId,
    name: row.name ?? clientId,
    origins: [...new Set(origins)],
    isDelegated: Boolean(row.referenceId) && !isUnverified,
    isUnverified,
    endUris,
  }
}

/** Apps have a scheme of their own, or listen at any port of the device. Sources: RFC 8252, section 7; CSP Level 3, section 2.3.1, which knows no IPv6. */
function toPolicySource(uri: string): string {
  const { protocol, hostname, origin } = new URL(uri)
  if (protocol !== 'http:' && protocol !== 'https:') return protocol
  if (hostname === '[::1]') return protocol
  return hostname === '127.0.0.1' ? `${protocol}//${hostname}:*` : origin
}
