import { sha256 } from '#platform/crypto/hash.ts'
import type { Auth } from '../engine/auth.server.ts'
import { SCOPES } from '../engine/scopes.ts'

/** A tenant's integration that acts for people who allowed it, as the account site knows it. */
export interface DelegatedRegistration {
  clientId: string
  /** The name shown on the consent page. */
  name: string
  redirectUris: readonly string[]
  /** What it may request, besides who the person is. */
  scopes: readonly string[]
  /** False: an app on people's own devices, which can keep no secret. */
  hasSecret: boolean
  /** A new secret, which replaces the one before; undefined: it stays. */
  secret?: string | undefined
  tenantId: string
  /** `https://tenant.example`: what it is an integration of. */
  siteOrigin: string
}

const MODEL = 'oauthClient'

/**
 * Registers an integration, or changes its registration. Written directly, as `ensureClient` does: the engine's own endpoint wants a session of the account
 * site. It always asks for consent, always wants PKCE, and its tokens end with the session that they came from (`ENDS_WITH_SESSION`).
 */
export async function putDelegatedClient(auth: Auth, client: DelegatedRegistration): Promise<void> {
  const { adapter } = await auth.$context
  const now = new Date()
  const row = {
    name: client.name,
    uri: client.siteOrigin,
    redirectUris: [...client.redirectUris],
    scopes: [...SCOPES, ...client.scopes],
    skipConsent: false,
    enableEndSession: false,
    requirePKCE: true,
    grantTypes: ['authorization_code', 'refresh_token'],
    responseTypes: ['code'],
    tokenEndpointAuthMethod: client.hasSecret ? 'client_secret_basic' : 'none',
    applicationType: client.hasSecret ? 'web' : 'native',
    referenceId: client.tenantId,
    metadata: { tenant: client.tenantId },
    disabled: false,
    updatedAt: now,
    ...(client.secret !== undefined && { clientSecret: sha256(client.secret).toString('base64url') }),
  }
  const where = [{ field: 'clientId', value: client.clientId }]
  if (await adapter.update({ model: MODEL, where, update: row })) return
  await adapter.create({ model: MODEL, data: { ...row, clientId: client.clientId, createdAt: now } })
}

/** Removes an integration's registration with its tokens and people's consents. Does nothing if there is none. */
export async function removeDelegatedClient(auth: Auth, clientId: string): Promise<void> {
  const { adapter } = await auth.$context
  // The tokens and consents go by their foreign keys.
  await adapter.delete({ model: MODEL, where: [{ field: 'clientId', value: clientId }] })
}
