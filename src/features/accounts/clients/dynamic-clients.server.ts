import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { z } from 'zod'
import { DYNAMIC_SCOPES } from '../engine/scopes.ts'

/** How the ids of programs that registered themselves begin; no other client's does. */
const PREFIX = 'mcp-'
/** In all of the installation. The oldest unused ones go within days (`engine/retention.server.ts`). */
const MOST_CLIENTS = 20_000
const MOST_REDIRECTS = 10

/** True for the id of a program that registered itself, which nobody has verified. */
export function isDynamicId(clientId: string): boolean {
  return clientId.startsWith(PREFIX)
}

/** What a program says of itself; everything else that it may say is left out. Source: RFC 7591, section 2. */
export const registrationInput = z.object({
  redirect_uris: z.array(z.string().max(500).refine(isRedirectUri)).min(1).max(MOST_REDIRECTS),
  client_name: z
    .string()
    .transform(name => name.replaceAll(/[\p{C}\s]+/gu, ' ').trim())
    .pipe(z.string().max(80))
    .catch(''),
})
type RegistrationInput = z.infer<typeof registrationInput>

/**
 * True for https, and for an address of the device itself, where `localhost` counts, too: programs that speak the Model Context Protocol register it. Sources: RFC 8252,
 * section 7.3; the protocol's section on authorization.
 */
function isRedirectUri(text: string): boolean {
  const url = URL.parse(text)
  if (!url || text.includes('#') || text.includes('\0') || url.username || url.password) return false
  const isLoopback = ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname)
  return url.protocol === (isLoopback ? 'http:' : 'https:')
}

/** The answer to a registration. Source: RFC 7591, section 3.2.1. */
interface Registered {
  client_id: string
  client_id_issued_at: number
  client_name: string
  redirect_uris: string[]
  grant_types: string[]
  response_types: string[]
  token_endpoint_auth_method: 'none'
  scope: string
}

/**
 * Registers a program without a secret: it always wants PKCE and consent, may request what `DYNAMIC_SCOPES` names, and its tokens end with the session that they came
 * from. Returns undefined where there are too many. Written directly, as `putDelegatedClient` does. Source: docs/decisions/099.
 */
export async function registerDynamicClient(
  pool: pg.Pool,
  { redirect_uris, client_name }: RegistrationInput,
): Promise<Registered | undefined> {
  const clientId = PREFIX + randomUUID()
  const name = client_name || new URL(redirect_uris[0] ?? '').host
  const grants = ['authorization_code', 'refresh_token']
  const { rows } = await pool.query<{ issued: number }>(
    `insert into "oauthClient" (id, "clientId", name, "redirectUris", scopes, "skipConsent", "enableEndSession", "requirePKCE", "grantTypes", "responseTypes",
        "tokenEndpointAuthMethod", "applicationType", "referenceId", disabled, "createdAt", "updatedAt")
      select $1, $1, $2, $3::jsonb, $4::jsonb, false, false, true, $5::jsonb, '["code"]', 'none', 'native', 'mcp', false, now(), now()
        where (select count(*) from "oauthClient" where "clientId" like '${PREFIX}%') < ${MOST_CLIENTS}
      returning floor(extract(epoch from "createdAt"))::int as issued`,
    [clientId, name, JSON.stringify(redirect_uris), JSON.stringify(DYNAMIC_SCOPES), JSON.stringify(grants)],
  )
  const [row] = rows
  if (!row) return undefined
  return {
    client_id: clientId,
    client_id_issued_at: row.issued,
    client_name: name,
    redirect_uris,
    grant_types: grants,
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
    scope: DYNAMIC_SCOPES.join(' '),
  }
}

/** Lets a program that registered itself request tokens for this resource, a tenant's. Does nothing for other clients, nor twice. Source: RFC 8707. */
export async function allowResource(pool: pg.Pool, clientId: string, resource: string): Promise<void> {
  if (!isDynamicId(clientId)) return
  await pool.query(
    `insert into "oauthResource" (id, identifier, name, disabled, "createdAt", "updatedAt") values ($1, $2, $2, false, now(), now())
      on conflict (identifier) do nothing`,
    [randomUUID(), resource],
  )
  await pool.query(
    `insert into "oauthClientResource" (id, "clientId", "resourceId", "createdAt")
      select $1, "clientId", $3, now() from "oauthClient" where "clientId" = $2 on conflict do nothing`,
    [randomUUID(), clientId, resource],
  )
}

/** Deletes registrations that nobody allowed within a day, and those without a consent or a token for ninety days. Its only parameter is the present time. */
export const UNUSED_CLIENTS = `delete from "oauthClient" client where client."clientId" like '${PREFIX}%' and client."createdAt" < $1::timestamptz - interval '1 day'
  and not exists (select from "oauthRefreshToken" token where token."clientId" = client."clientId" and token."expiresAt" > $1)
  and not exists (select from "oauthConsent" consent where consent."clientId" = client."clientId" and consent."updatedAt" > $1::timestamptz - interval '90 days')`
