import { forgetLinks } from '../engine/account-owner.server.ts'
import { pathOf } from '../engine/auth.server.ts'
import type { Engine } from '../engine/engine.ts'
import { VERIFY_HOURS } from './link-hours.ts'
import { dropKey, findKey, findKeySubject, makeKey } from './mailed-keys.server.ts'

/**
 * A change of an account's address: the old address approves it by a link, then another link verifies the new one. NOTE: not the engine's own flow,
 * which sends the first mail only if nobody has the new address (which shows who has one), and signs in anybody who opens the second.
 */
export interface EmailChange {
  userId: string
  name: string
  oldEmail: string
  newEmail: string
}

/** The pending change of an account's address, and which address must confirm it next. */
export interface WaitingEmail {
  newEmail: string
  for: 'old' | 'new'
}

interface AccountOwner {
  id: string
  name: string
  email: string
}

/** Asks the old address to approve the change, and cancels an earlier one. Throws 429 (`TooManyMails`). */
export async function askEmailChange({ auth, limits, post }: Engine, owner: AccountOwner, newEmail: string): Promise<void> {
  await limits.takeMail(owner.email)
  await dropKey(auth, 'email-verify', owner.id)
  const key = await makeKey(auth, 'email-approve', { userId: owner.id, subject: newEmail }, VERIFY_HOURS)
  await post({ kind: 'change-email', to: owner.email, name: owner.name, newEmail, path: pathOf('/email/approve', key) })
}

export async function findWaitingEmail({ auth }: Engine, userId: string): Promise<WaitingEmail | undefined> {
  const [approved, asked] = [await findKeySubject(auth, 'email-verify', userId), await findKeySubject(auth, 'email-approve', userId)]
  if (approved) return { newEmail: approved, for: 'new' }
  return asked ? { newEmail: asked, for: 'old' } : undefined
}

/** Returns the change of a link to the old address, and whether it was approved already. */
export async function findAsked({ auth }: Engine, key: string): Promise<(EmailChange & { isApproved: boolean }) | undefined> {
  const change = await readChange(auth, 'email-approve', key)
  return change && { ...change, isApproved: (await findKeySubject(auth, 'email-verify', change.userId)) !== undefined }
}

/**
 * Approves the change, and mails the link that verifies the new address. If that address has an account it gets a mail that says so; the response is the
 * same. Throws 429 (`TooManyMails`).
 */
export async function approveEmailChange({ auth, limits, post }: Engine, { userId, name, newEmail }: EmailChange): Promise<void> {
  await limits.takeMail(newEmail)
  const { internalAdapter } = await auth.$context
  const key = await makeKey(auth, 'email-verify', { userId, subject: newEmail }, VERIFY_HOURS)
  const taken = await internalAdapter.findUserByEmail(newEmail)
  if (taken) await post({ kind: 'new-email-taken', to: newEmail, name: taken.user.name, path: pathOf('/sign-in') })
  else await post({ kind: 'new-email', to: newEmail, name, newEmail, path: pathOf('/email/verify', key) })
}

export async function cancelEmailChange({ auth }: Engine, userId: string): Promise<void> {
  await dropKey(auth, 'email-verify', userId)
  await dropKey(auth, 'email-approve', userId)
}

/** Returns the change of a link to the new address. */
export function findApproved({ auth }: Engine, key: string): Promise<EmailChange | undefined> {
  return readChange(auth, 'email-verify', key)
}

/**
 * Changes the account's address, and notifies the old one. Password links that were mailed there become invalid. 'taken': another account has got the
 * new address meanwhile. 'gone': a concurrent form did it.
 */
export async function completeEmailChange(engine: Engine, change: EmailChange): Promise<'changed' | 'taken' | 'gone'> {
  const { auth, pool, post } = engine
  const { userId, name, oldEmail, newEmail } = change
  if (!(await dropKey(auth, 'email-verify', userId))) return 'gone'
  await dropKey(auth, 'email-approve', userId)
  if (!(await moveAccount(pool, userId, newEmail))) return 'taken'
  await forgetLinks(engine, userId)
  await post({ kind: 'email-changed', to: oldEmail, name, newEmail, path: pathOf('/sign-in') })
  return 'changed'
}

async function moveAccount(pool: Engine['pool'], userId: string, email: string): Promise<boolean> {
  try {
    await pool.query(`update "user" set email = $2, "emailVerified" = true, "updatedAt" = now() where id = $1`, [userId, email])
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return false
    throw error
  }
}

const UNIQUE_VIOLATION = '23505'

async function readChange(auth: Engine['auth'], kind: 'email-approve' | 'email-verify', key: string): Promise<EmailChange | undefined> {
  const known = await findKey(auth, kind, key)
  if (!known) return undefined
  const { internalAdapter } = await auth.$context
  const user = await internalAdapter.findUserById(known.userId)
  return user ? { userId: user.id, name: user.name, oldEmail: user.email, newEmail: known.subject } : undefined
}
