import type { Auth } from './auth.server.ts'
import { type Engine, inEvenTime, isRefusal } from './engine.ts'

/** Mails a link for a new password, if the address has an account. The answer is the same, and takes as long, if not. Throws 429 (`TooManyMails`). */
export async function mailReset({ auth, limits }: Engine, email: string): Promise<void> {
  await limits.takeMail(email)
  await inEvenTime(() => auth.api.requestPasswordReset({ body: { email } }))
}

/** Whose password a mail's link may set; undefined where the link is too old, used, or not one of ours. */
export async function findResetOwner(auth: Auth, token: string): Promise<{ id: string; name: string; email: string } | undefined> {
  if (!/^\w{1,100}$/.test(token)) return undefined
  const { internalAdapter } = await auth.$context
  const known = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  if (!known || known.expiresAt < new Date()) return undefined
  return (await internalAdapter.findUserById(known.value)) ?? undefined
}

/**
 * Sets a new password, ends all sessions, and tells the owner by mail. It proves the address, too. Answers false where the link no longer works.
 * The password must be one that `findPasswordProblem` has nothing against. Throws TooBusy (503).
 */
export async function resetPassword({ auth }: Engine, token: string, password: string): Promise<boolean> {
  const owner = await findResetOwner(auth, token)
  if (!owner) return false
  try {
    await auth.api.resetPassword({ body: { token, newPassword: password } })
  } catch (error) {
    if (isRefusal(error, 'INVALID_TOKEN', 'USER_NOT_FOUND')) return false
    throw error
  }
  const { internalAdapter } = await auth.$context
  await internalAdapter.updateUser(owner.id, { emailVerified: true })
  return true
}
