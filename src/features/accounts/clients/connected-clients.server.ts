import type { Engine } from '../engine/engine.ts'

/** A client that is no site of ours and that a person has allowed to know them. */
export interface ConnectedApp {
  /** Of the consent. */
  id: string
  name: string
  scopes: string[]
  since: Date
}

/** Whom an account has allowed to know it, by name. */
export async function listApps({ pool }: Pick<Engine, 'pool'>, userId: string): Promise<ConnectedApp[]> {
  const { rows } = await pool.query<ConnectedApp>(
    `select consent.id, coalesce(client.name, client."clientId") as name, consent.scopes, consent."createdAt" as since
      from "oauthConsent" consent join "oauthClient" client using ("clientId")
      where consent."userId" = $1 and client."skipConsent" is not true order by 2, consent.id`,
    [userId],
  )
  return rows
}

/**
 * Withdraws what an account has allowed a client, with the keys that it got by it. What it was told already, it knows; an access token that it can read by
 * itself lasts to its end, an hour at most. Answers false where the account has no such consent.
 */
export async function withdrawApp({ pool }: Pick<Engine, 'pool'>, userId: string, consentId: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with consent as (
       delete from "oauthConsent" where id = $2 and "userId" = $1
         and "clientId" in (select "clientId" from "oauthClient" where "skipConsent" is not true) returning "clientId"
     ), access as (
       delete from "oauthAccessToken" where "userId" = $1 and "clientId" in (select "clientId" from consent)
     ), refresh as (
       delete from "oauthRefreshToken" where "userId" = $1 and "clientId" in (select "clientId" from consent)
     ) select 1 from consent`,
    [userId, consentId],
  )
  return rowCount !== 0
}
