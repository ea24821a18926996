import { giveToOwner } from '../engine/account-owner.server.ts'
import { type Auth, pathOf } from '../engine/auth.server.ts'
import { type Engine, withConstantTime } from '../engine/engine.ts'
import { hashPassword } from './passwords.ts'

/** Mails a link for a new password, if the address has an account. The response and its time are the same if not. Throws 429 (`TooManyMails`). */
export async function mailReset({ auth, limits }: Engine, email: string): Promise<void> {
  await limits.takeMail(email)
  await withConstantTime(() => auth.api.requestPasswordReset({ body: { email } }))
}

/** Returns the owner of the account that a mailed link may reset; undefined if the link is expired, used or invalid. */
export async function findResetOwner(auth: Auth, token: string): Promise<{ id: string; name: string; email: string } | undefined> {
  if (!/^\w{1,100}$/.test(token)) return undefined
  const { internalAdapter } = await auth.$context
  const known = await internalAdapter.findVerificationValue(nameOf(token))
  if (!known || known.expiresAt < new Date()) return undefined
  return (await internalAdapter.findUserById(known.value)) ?? undefined
}

/**
 * Sets a new password, ends all sessions, and notifies the owner by mail. Also verifies the address. Returns false if the link is no longer valid; of
 * two forms with the same link one returns true. The password must have passed `findPasswordProblem`. Throws TooBusy (503).
 */
export async function resetPassword(engine: Engine, token: string, password: string): Promise<boolean> {
  const owner = await findResetOwner(engine.auth, token)
  if (!owner) return false
  // Before the link is used: if the hash queue is full, the link stays valid.
  const hash = await hashPassword(password)
  const { internalAdapter } = await engine.auth.$context
  if (!(await internalAdapter.consumeVerificationValue(nameOf(token)))) return false
  const mail = { kind: 'password-changed', to: owner.email, name: owner.name, path: pathOf('/forgot') } as const
  await giveToOwner(engine, owner.id, hash, () => engine.post(mail))
  return true
}

/** The engine's identifier of the link that it mails. */
const nameOf = (token: string) => `reset-password:${token}`
