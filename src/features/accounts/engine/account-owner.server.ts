import { logSecurity } from '#platform/security-log.ts'
import { dropKeys } from '../email/mailed-keys.server.ts'
import type { Engine } from './engine.ts'

/** Invalidates password links and trusted devices. */
export async function forgetLinks({ pool }: Pick<Engine, 'pool'>, userId: string): Promise<void> {
  await pool.query('delete from verification where value = $1', [userId])
}

/** Invalidates every mailed link of an account, pending changes of address and deletions included. */
export async function forgetMailed(engine: Pick<Engine, 'pool' | 'auth'>, userId: string): Promise<void> {
  await forgetLinks(engine, userId)
  await dropKeys(engine.auth, userId)
}

/**
 * Gives an account to the person who proved by a mailed link that its address is theirs, with a new password, and locks out everybody else: ends all
 * sessions, here and at the sites, and invalidates mailed links and trusted devices; the address counts as verified. `password`: the hash of one that
 * passed `findPasswordProblem`. `tell`: notifies the owner.
 */
export async function giveToOwner(engine: Engine, userId: string, password: string, tell = async () => {}): Promise<void> {
  const { internalAdapter } = await engine.auth.$context
  if (await internalAdapter.findCredentialAccount(userId)) await internalAdapter.updatePassword(userId, password)
  else await internalAdapter.linkAccount({ userId, providerId: 'credential', accountId: userId, password })
  await internalAdapter.updateUser(userId, { emailVerified: true })
  logSecurity(engine.log, 'password.reset', { account: userId })
  // The link is used: even if the mail fails, links and sessions must end.
  try {
    await tell()
  } finally {
    await forgetMailed(engine, userId)
    await engine.auth.api.endSessions({ body: { userId } })
  }
}
