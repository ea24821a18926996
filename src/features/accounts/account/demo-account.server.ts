import type pg from 'pg'
import type { Auth } from '../engine/auth.server.ts'
import { hashPassword, verifyPassword } from '../passwords/passwords.ts'
import { giveSecondFactor, type KnownFactor } from '../second-factor/known-second-factor.server.ts'

export interface KnownAccount {
  name: string
  /** Lower case. */
  email: string
  password: string
  /** undefined: the second factor is left as it is. */
  factor?: KnownFactor | undefined
}

/**
 * Creates an account with a verified address, this password and this second factor; an existing account gets both. Returns its id (`sub`). For the demo and
 * for tests.
 */
export async function createAccount(auth: Auth, { name, email, password, factor }: KnownAccount): Promise<string> {
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true })
  const user = found?.user ?? (await internalAdapter.createUser({ name, email, emailVerified: true }, { method: 'email-password' }))
  if (factor) await giveSecondFactor(auth, user.id, factor)
  const stored = found?.accounts.find(account => account.providerId === 'credential')
  if (stored?.password && (await verifyPassword({ hash: stored.password, password }))) return user.id
  const hash = await hashPassword(password)
  if (stored) await internalAdapter.updatePassword(user.id, hash)
  else await internalAdapter.linkAccount({ userId: user.id, providerId: 'credential', accountId: user.id, password: hash })
  return user.id
}

/** Deletes accounts with their sessions, passwords and second factors, without a mail or a word to the sites. Returns how many there were. For the demo. */
export async function deleteAccounts(pool: pg.Pool, ids: readonly string[]): Promise<number> {
  const { rowCount } = await pool.query(
    `with forgotten as (delete from verification where value = any($1::text[])) delete from "user" where id = any($1::text[])`,
    [ids],
  )
  return rowCount ?? 0
}
