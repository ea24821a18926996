import { randomBytes } from 'node:crypto'
import { verifyJWT } from 'better-auth/crypto'
import { z } from 'zod'
import { sha256 } from '#platform/crypto/hash.ts'
import { logSecurity } from '#platform/security-log.ts'
import { VERIFY_HOURS } from '../email/link-hours.ts'
import { giveToOwner } from '../engine/account-owner.server.ts'
import type { Auth } from '../engine/auth.server.ts'
import { type Caller, type Engine, withConstantTime } from '../engine/engine.ts'
import { findPasswordProblem, type PasswordProblem } from '../passwords/password-rules.ts'
import { hashPassword } from '../passwords/passwords.ts'

const claims = z.object({ email: z.string(), updateTo: z.undefined().optional() })

export type Verified =
  /** The link is expired or invalid. */
  | { kind: 'dead' }
  /** Not the browser that signed up: its holder must confirm that the account is theirs, and choose its password. */
  | { kind: 'ask'; email: string; name: string }
  /** By this link, or earlier. */
  | { kind: 'verified'; userId: string }
  | { kind: 'signed-in'; userId: string; cookies: string[] }

export interface VerifyInput {
  token: string
  /** The value that `markBrowser` gave this browser. */
  mark: string | undefined
}

/**
 * Verifies the address of a mailed link if this browser signed up: it chose the password, and is signed in at once. Another browser must confirm first
 * (`confirmAddress`), because mail scanners open links too, and because somebody who signed up with another person's address knows the password.
 */
export async function verifyAddress({ auth, log }: Engine, { token, mark }: VerifyInput, caller: Caller): Promise<Verified> {
  const user = await findAddressee(auth, token)
  if (!user) return { kind: 'dead' }
  if (user.emailVerified) return { kind: 'verified', userId: user.id }
  if (!(await isMarked(auth, user.id, mark))) return { kind: 'ask', email: user.email, name: user.name }
  const { internalAdapter } = await auth.$context
  await auth.api.verifyEmail({ query: { token } })
  await internalAdapter.deleteVerificationByIdentifier(markOf(user.id))
  const { headers } = await auth.api.signInVerified({
    body: { userId: user.id },
    headers: caller.headers ?? new Headers(),
    returnHeaders: true,
  })
  logSecurity(log, 'sign-in.succeeded', { account: user.id, by: 'mailed-link', address: caller.address })
  return { kind: 'signed-in', userId: user.id, cookies: headers.getSetCookie() }
}

export type Confirmed =
  | { kind: 'dead' }
  /** Why the password can't be this person's. */
  | { kind: 'refused'; problem: PasswordProblem }
  | { kind: 'verified'; email: string }

/**
 * Verifies the address for the holder of a mailed link, even if somebody else signed up with it: sets their password, which replaces the one of the sign-up. Creates
 * no session. An address that is verified already keeps its password. Throws TooBusy (503).
 */
export async function confirmAddress(engine: Engine, { token, password }: { token: string; password: string }): Promise<Confirmed> {
  const { internalAdapter } = await engine.auth.$context
  const user = await findAddressee(engine.auth, token)
  if (!user) return { kind: 'dead' }
  if (user.emailVerified) return { kind: 'verified', email: user.email }
  const problem = findPasswordProblem(password, user)
  if (problem) return { kind: 'refused', problem }
  await giveToOwner(engine, user.id, await hashPassword(password))
  await internalAdapter.deleteVerificationByIdentifier(markOf(user.id))
  return { kind: 'verified', email: user.email }
}

/** Returns the user whose address a link verifies. */
async function findAddressee(auth: Auth, token: string) {
  const { internalAdapter, secret } = await auth.$context
  const claim = claims.safeParse(await verifyJWT(token, secret)).data
  return claim && (await internalAdapter.findUserByEmail(claim.email))?.user
}

/** Records for a day that a browser signed this account up. Returns the value of its cookie. */
export async function markBrowser(auth: Auth, userId: string): Promise<string> {
  const { internalAdapter } = await auth.$context
  const mark = randomBytes(24).toString('base64url')
  const expiresAt = new Date(Date.now() + VERIFY_HOURS * 3_600_000)
  await internalAdapter.createVerificationValue({ identifier: markOf(userId), value: hashOf(mark), expiresAt })
  return mark
}

/** True if this browser signed the account of this address up, within a day, and the address is not verified yet. */
export async function hasSignedUpHere({ auth }: Engine, { email, mark }: { email: string; mark: string | undefined }): Promise<boolean> {
  const { internalAdapter } = await auth.$context
  const user = (await internalAdapter.findUserByEmail(email.toLowerCase()))?.user
  return user !== undefined && !user.emailVerified && (await isMarked(auth, user.id, mark))
}

async function isMarked(auth: Auth, userId: string, mark: string | undefined): Promise<boolean> {
  if (!mark) return false
  const { internalAdapter } = await auth.$context
  const known = await internalAdapter.findVerificationValue(markOf(userId))
  return known !== null && known.expiresAt > new Date() && known.value === hashOf(mark)
}

/** Mails the link again, if the address is unverified. The response and its time are the same if not. Throws 429 (`TooManyMails`). */
export async function mailVerification({ auth, limits }: Engine, email: string): Promise<void> {
  await limits.takeMail(email)
  await withConstantTime(() => auth.api.sendVerificationEmail({ body: { email } }))
}

const markOf = (userId: string) => `signed-up-by:${userId}`
const hashOf = (mark: string) => sha256(mark).toString('base64url')
