import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose'
import type pg from 'pg'
import { z } from 'zod'
import { toTold } from '#platform/db/away.ts'
import { DYNAMIC_SCOPES } from '../engine/scopes.ts'
import { isDynamicId } from './dynamic-clients.server.ts'
import type { Grant } from './grants.server.ts'

const claims = z.object({ sub: z.string(), sid: z.string(), client_id: z.string().refine(isDynamicId), scope: z.string() })

/**
 * Returns what an access token allows the program that registered itself at the resource which it was issued for. The token proves itself, and still ends at once: its
 * session, its consent and its client are looked up each time. Returns undefined for a token that is made up, expired, of another resource or client, of a session that
 * has ended, and of a consent that was withdrawn. `pool`: connections of `createAccountsPool`. Throws DatabaseAway.
 */
export async function findResourceGrant(
  pool: pg.Pool,
  token: string,
  { issuer, resource }: { issuer: string; resource: string },
): Promise<Grant | undefined> {
  const found = await verify(pool, token, issuer, resource)
  if (!found) return undefined
  const { rows } = await ask<Grant>(
    pool,
    `select client."clientId", session."userId", session."createdAt" as "authenticatedAt", session."secondFactorAt",
        array(select scope from unnest($4::text[]) scope where consent.scopes ? scope) as scopes
      from session
        join "oauthClient" client on client."clientId" = $3
        join "oauthConsent" consent on consent."clientId" = client."clientId" and consent."userId" = session."userId"
      where session.id = $1 and session."userId" = $2 and session."expiresAt" > now() and client.disabled is not true and client."skipConsent" is not true
      order by consent."updatedAt" desc limit 1`,
    [found.sid, found.sub, found.client_id, found.scope.split(' ').filter(scope => DYNAMIC_SCOPES.some(one => one === scope))],
  )
  return rows[0]
}

/** Returns the claims of a token that one of the account site's keys signed for this resource alone; undefined for any other. Source: RFC 9068, section 4. */
async function verify(pool: pg.Pool, token: string, issuer: string, audience: string): Promise<z.infer<typeof claims> | undefined> {
  const kid = readKeyId(token)
  if (kid === undefined) return undefined
  const { rows } = await ask<{ publicKey: string }>(pool, 'select "publicKey" from jwks where id = $1', [kid])
  const [row] = rows
  if (!row) return undefined
  try {
    const key = await importJWK(JSON.parse(row.publicKey), 'ES256')
    const { payload } = await jwtVerify(token, key, { issuer, audience, algorithms: ['ES256'], typ: 'at+jwt' })
    // For one resource: a token for several could be passed on from one to the other.
    return typeof payload.aud === 'string' ? claims.safeParse(payload).data : undefined
  } catch {
    return undefined
  }
}

function readKeyId(token: string): string | undefined {
  try {
    const { kid } = decodeProtectedHeader(token)
    return kid?.includes('\0') ? undefined : kid
  } catch {
    return undefined
  }
}

async function ask<T extends pg.QueryResultRow>(pool: pg.Pool, statement: string, values: unknown[]): Promise<pg.QueryResult<T>> {
  try {
    return await pool.query<T>(statement, values)
  } catch (error) {
    throw toTold(error)
  }
}
