import type pg from 'pg'
import { sha256 } from '#platform/crypto/hash.ts'
import { toTold } from '#platform/db/away.ts'

/** How the provider's access tokens begin. The database has only the hash of what follows. */
export const GRANT_TOKEN_PREFIX = 'per_'

const TOKEN = new RegExp(`^${GRANT_TOKEN_PREFIX}([A-Za-z]{32})$`)

/** What a person allowed a delegated client, as an access token of the account site proves it. */
export interface Grant {
  clientId: string
  /** The person's account (`sub`). */
  userId: string
  /** The scopes of the token that the person's consent still names. */
  scopes: string[]
  /** When the person last authenticated in the session that the token came from. */
  authenticatedAt: Date
  /** When that session proved a second factor; null if it has not. */
  secondFactorAt: Date | null
}

/**
 * Returns what an access token allows a delegated client. Returns undefined for a token that is made up, expired or revoked, of one of our own sites, of a
 * client that is no longer registered, of a session that has ended, and of a consent that was withdrawn. `pool`: connections of `createAccountsPool`. Throws
 * DatabaseAway.
 */
export async function findGrant(pool: pg.Pool, token: string): Promise<Grant | undefined> {
  const [, random] = TOKEN.exec(token) ?? []
  if (!random) return undefined
  const found = pool.query<Grant>(
    `select token."clientId", token."userId", session."createdAt" as "authenticatedAt", session."secondFactorAt",
        array(select scope from jsonb_array_elements_text(token.scopes) scope where consent.scopes ? scope) as scopes
      from "oauthAccessToken" token
        join "oauthClient" client on client."clientId" = token."clientId"
        join session on session.id = token."sessionId" and session."userId" = token."userId"
        join "oauthConsent" consent on consent."clientId" = token."clientId" and consent."userId" = token."userId"
      where token.token = $1 and token."expiresAt" > now() and token.revoked is null and session."expiresAt" > now()
        and client."referenceId" is not null and client."skipConsent" is not true and client.disabled is not true
      order by consent."updatedAt" desc limit 1`,
    [sha256(random).toString('base64url')],
  )
  const { rows } = await found.catch((error: unknown) => {
    throw toTold(error)
  })
  return rows[0]
}
