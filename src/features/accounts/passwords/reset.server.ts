import { giveToOwner } from '../engine/account-owner.server.ts'
import { type Auth, pathOf } from '../engine/auth.server.ts'
import { type Engine, withConstantTime } from '../engine/engine.ts'
import { hashPassword } from './passwords.ts'

/** Mails a link for a new password, if the address has an account. The answer is the same, and takes as long, if not. Throws 429 (`TooManyMails`). */
export async function mailReset({ auth, limits }: Engine, email: string): Promise<void> {
  await limits.takeMail(email)
  await withConstantTime(() => auth.api.requestPasswordReset({ body: { email } }))
}

/** Whose password a mail's link may set; undefined where the link is too old, used, or not one of ours. */
export async function findResetOwner(auth: Auth, token: string): Promise<{ id: string; name: string; email: string } | undefined> {
  if (!/^\w{1,100}$/.test(token)) return undefined
  const { internalAdapter } = await auth.$context
  const known = await internalAdapter.findVerificationValue(nameOf(token))
  if (!known || known.expiresAt < new Date()) return undefined
  return (await internalAdapter.findUserById(known.value)) ?? undefined
}

/**
 * Sets a new password, ends all sessions, and tells the owner by mail. It proves the address, too. Answers false where the link no longer works; of two forms with
 * the same link one gets true. The password must be one that `findPasswordProblem` has nothing against. Throws TooBusy (503).
 */
export async function resetPassword(engine: Engine, token: string, password: string): Promise<boolean> {
  const owner = await findResetOwner(engine.auth, token)
  if (!owner) return false
  // Before the link is used up: where too many wait for a hash, it can be opened again.
  const hash = await hashPassword(password)
  const { internalAdapter } = await engine.auth.$context
  if (!(await internalAdapter.consumeVerificationValue(nameOf(token)))) return false
  const mail = { kind: 'password-changed', to: owner.email, name: owner.name, path: pathOf('/forgot') } as const
  await giveToOwner(engine, owner.id, hash, () => engine.post(mail))
  return true
}

/** As the engine calls the link that it mails. */
const nameOf = (token: string) => `reset-password:${token}`
