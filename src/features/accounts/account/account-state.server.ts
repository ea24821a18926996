import { findWaitingEmail } from '../email/email-change.server.ts'
import type { Engine } from '../engine/engine.ts'
import type { SocialSite } from '../sign-in/social.server.ts'

/** The state of an account, for its overview. */
export interface AccountState {
  hasPassword: boolean
  /** Social sites that can sign in to it. */
  socialSites: SocialSite[]
  passkeys: number
  hasTwoFactor: boolean
  sessions: number
  apps: number
  /** The pending new address. */
  newEmail: string | undefined
}

export async function findAccountState(engine: Engine, userId: string): Promise<AccountState> {
  const [waiting, { rows }] = await Promise.all([
    findWaitingEmail(engine, userId),
    engine.pool.query<Omit<AccountState, 'newEmail'>>(
      `select
        exists (select 1 from account where "userId" = $1 and "providerId" = 'credential' and password is not null) as "hasPassword",
        array(select distinct "providerId" from account where "userId" = $1 and "providerId" in ('google', 'github') order by 1) as "socialSites",
        (select count(*)::int from passkey where "userId" = $1) as passkeys,
        exists (select 1 from "user" where id = $1 and "twoFactorEnabled") as "hasTwoFactor",
        (select count(*)::int from session where "userId" = $1 and "expiresAt" > now()) as sessions,
        (select count(*)::int from "oauthConsent" consent join "oauthClient" client using ("clientId")
          where consent."userId" = $1 and client."skipConsent" is not true) as apps`,
      [userId],
    ),
  ])
  const [state] = rows
  if (!state) throw new Error('a select without a table answers one row')
  return { ...state, newEmail: waiting?.newEmail }
}
