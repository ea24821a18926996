import type { Engine } from '../engine/engine.ts'
import { isDynamicId } from './dynamic-clients.server.ts'

/** A client, not one of our own sites, that a person allowed to access their account. */
export interface ConnectedApp {
  /** The consent's id. */
  id: string
  name: string
  /** Where it acts for them: the site's address; null if it is no integration of a site. */
  site: string | null
  /** A program that registered itself. */
  isUnverified: boolean
  scopes: string[]
  since: Date
}

/** Returns the clients that an account has allowed, by name. */
export async function listApps({ pool }: Pick<Engine, 'pool'>, userId: string): Promise<ConnectedApp[]> {
  const { rows } = await pool.query<Omit<ConnectedApp, 'isUnverified'> & { clientId: string }>(
    `select consent.id, client."clientId", coalesce(client.name, client."clientId") as name, coalesce(client.uri, consent.resources->>0) as site, consent.scopes, consent."createdAt" as since
      from "oauthConsent" consent join "oauthClient" client using ("clientId")
      where consent."userId" = $1 and client."skipConsent" is not true order by 2, consent.id`,
    [userId],
  )
  return rows.map(({ clientId, ...app }) => ({ ...app, isUnverified: isDynamicId(clientId) }))
}

/** Withdraws an account's consent to a client, with its tokens. Returns false if the account has no such consent. */
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
