import type { Auth } from '../engine/auth.server.ts'
import { hashPassword, verifyPassword } from '../passwords/passwords.ts'

export interface KnownAccount {
  name: string
  /** Lower case. */
  email: string
  password: string
}

/**
 * Creates an account with a verified address and this password; an existing account gets the password. Returns its id (`sub`). For the demo and for
 * tests.
 */
export async function createAccount(auth: Auth, { name, email, password }: KnownAccount): Promise<string> {
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true })
  const user = found?.user ?? (await internalAdapter.createUser({ name, email, emailVerified: true }, { method: 'email-password' }))
  const stored = found?.accounts.find(account => account.providerId === 'credential')
  if (stored?.password && (await verifyPassword({ hash: stored.password, password }))) return user.id
  const hash = await hashPassword(password)
  if (stored) await internalAdapter.updatePassword(user.id, hash)
  else await internalAdapter.linkAccount({ userId: user.id, providerId: 'credential', accountId: user.id, password: hash })
  return user.id
}
