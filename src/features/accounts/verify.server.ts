import { randomBytes } from 'node:crypto'
import { verifyJWT } from 'better-auth/crypto'
import { z } from 'zod'
import { sha256 } from '#platform/crypto/hash.ts'
import type { Auth } from './auth.server.ts'
import { type Caller, type Engine, inEvenTime } from './engine.ts'
import { VERIFY_HOURS } from './link-hours.ts'

const claims = z.object({ email: z.string(), updateTo: z.undefined().optional() })

export type Verified =
  /** The link is too old, or not one of ours. */
  | { kind: 'dead' }
  /** Not by the browser that signed up: its holder must say that the account is theirs. */
  | { kind: 'ask'; email: string; name: string }
  /** By this link, or before. */
  | { kind: 'verified'; userId: string }
  | { kind: 'signed-in'; cookies: string[] }

export interface VerifyInput {
  token: string
  /** What `markBrowser` gave this browser. */
  mark: string | undefined
  /** Whether the holder of the link said so. */
  isConfirmed: boolean
}

/**
 * Verifies the address that a mail's link stands for. The browser that signed up is signed in at once. Any other must confirm by a form, because programs
 * that look through mails open links, too; and it is not signed in, because whoever signed up with somebody else's address knows the password: its owner
 * would go on with a stranger's account.
 */
export async function verifyAddress({ auth }: Engine, { token, mark, isConfirmed }: VerifyInput, caller: Caller): Promise<Verified> {
  const { internalAdapter, secret } = await auth.$context
  const claim = claims.safeParse(await verifyJWT(token, secret)).data
  const user = claim && (await internalAdapter.findUserByEmail(claim.email))?.user
  if (!user) return { kind: 'dead' }
  if (user.emailVerified) return { kind: 'verified', userId: user.id }
  const isSame = await isMarked(auth, user.id, mark)
  if (!isSame && !isConfirmed) return { kind: 'ask', email: user.email, name: user.name }
  await auth.api.verifyEmail({ query: { token } })
  if (!isSame) return { kind: 'verified', userId: user.id }
  await internalAdapter.deleteVerificationByIdentifier(markOf(user.id))
  const { headers } = await auth.api.signInVerified({
    body: { userId: user.id },
    headers: caller.headers ?? new Headers(),
    returnHeaders: true,
  })
  return { kind: 'signed-in', cookies: headers.getSetCookie() }
}

/** Remembers for a day that a browser signed this account up: what is answered belongs into a cookie of it. */
export async function markBrowser(auth: Auth, userId: string): Promise<string> {
  const { internalAdapter } = await auth.$context
  const mark = randomBytes(24).toString('base64url')
  const expiresAt = new Date(Date.now() + VERIFY_HOURS * 3_600_000)
  await internalAdapter.createVerificationValue({ identifier: markOf(userId), value: hashOf(mark), expiresAt })
  return mark
}

async function isMarked(auth: Auth, userId: string, mark: string | undefined): Promise<boolean> {
  if (!mark) return false
  const { internalAdapter } = await auth.$context
  const known = await internalAdapter.findVerificationValue(markOf(userId))
  return known !== null && known.expiresAt > new Date() && known.value === hashOf(mark)
}

/** Mails the link again, if the address waits to be verified. The answer is the same, and takes as long, if not. Throws 429 (`TooManyMails`). */
export async function mailVerification({ auth, limits }: Engine, email: string): Promise<void> {
  await limits.takeMail(email)
  await inEvenTime(() => auth.api.sendVerificationEmail({ body: { email } }))
}

const markOf = (userId: string) => `signed-up-by:${userId}`
const hashOf = (mark: string) => sha256(mark).toString('base64url')
