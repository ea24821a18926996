import { dropKeys } from '../email/mailed-keys.server.ts'
import type { Engine } from './engine.ts'

/** Takes back the links for a new password, and what lets a trusted device go without its second factor. */
export async function forgetLinks({ pool }: Pick<Engine, 'pool'>, userId: string): Promise<void> {
  await pool.query('delete from verification where value = $1', [userId])
}

/** Takes back all that mails may still do to an account: a change of address that waits and a deletion, too. */
export async function forgetMailed(engine: Pick<Engine, 'pool' | 'auth'>, userId: string): Promise<void> {
  await forgetLinks(engine, userId)
  await dropKeys(engine.auth, userId)
}

/**
 * Gives an account the password of whoever has shown, by a mail's link, that its address is theirs: whoever got in before is out. All sessions end, here and at
 * the sites, and all that mails and trusted devices might still do; the address counts as verified. `password`: one that `findPasswordProblem` has nothing
 * against, hashed. `tell`: what the owner hears of it.
 */
export async function giveToOwner(engine: Engine, userId: string, password: string, tell = async () => {}): Promise<void> {
  const { internalAdapter } = await engine.auth.$context
  if (await internalAdapter.findCredentialAccount(userId)) await internalAdapter.updatePassword(userId, password)
  else await internalAdapter.linkAccount({ userId, providerId: 'credential', accountId: userId, password })
  await internalAdapter.updateUser(userId, { emailVerified: true })
  // The link is used up: a mail that can't be written keeps nobody in, and a session that can't be ended keeps no mail back.
  try {
    await tell()
  } finally {
    await forgetMailed(engine, userId)
    await engine.auth.api.endSessions({ body: { userId } })
  }
}
