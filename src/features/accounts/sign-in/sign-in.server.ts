import { isAppError } from '#kit/errors.ts'
import { createTurns } from '#kit/turns.ts'
import { logSecurity } from '#platform/security-log.ts'
import { type Caller, type Engine, isRefusal, withConstantTime } from '../engine/engine.ts'
import { tooBusy } from '../passwords/passwords.ts'
import type { SignInInput } from '../schema.ts'
import { tellOwner } from './guess-notice.server.ts'
import { findPlace } from './known-place.server.ts'
import { mailVerification } from './verify.server.ts'

export type SignedIn =
  | { kind: 'signed-in'; userId: string; cookies: string[] }
  /** The password is right and the second factor is required; the cookies identify the challenge. */
  | { kind: 'second-factor'; userId: string; cookies: string[] }
  | { kind: 'wrong' }
  /** The password is right, but the address is not verified. A new mail was sent, unless the rate limit was reached. */
  | { kind: 'unverified' }

/**
 * Concurrent sign-ins in this process. The rate limit is checked when an attempt starts, not when it arrives: of a thousand concurrent guesses only this
 * many can pass it unseen.
 */
const AT_ONCE = 4
const MAX_WAITING = 1000
const turns = createTurns(AT_ONCE, MAX_WAITING)

/** Queues an attempt that may be a guess. Throws TooBusy (503). */
export async function inTurn<T>(attempt: () => Promise<T>): Promise<T> {
  const turn = turns(attempt)
  if (!turn) throw tooBusy()
  return await turn
}

/** Signs a person in by password. Only failures count against the rate limit. Throws 429 (`TooManySignIns`) and TooBusy (503). */
export async function signIn(engine: Engine, input: SignInInput, caller: Caller): Promise<SignedIn> {
  const started = performance.now()
  const done = await inTurn(() => attempt(engine, input, caller)).catch(async (error: unknown) => {
    if (isAppError(error) && error.status === 429) await withConstantTime(() => logFailure(engine, input.email, caller, 'limited'), started)
    throw error
  })
  if (done.kind === 'signed-in')
    logSecurity(engine.log, 'sign-in.succeeded', { account: done.userId, by: 'password', address: caller.address })
  else if (done.kind !== 'second-factor') await logFailure(engine, input.email, caller, done.kind)
  // A wrong password and an unknown address differ by a statement or two.
  if (done.kind === 'wrong') await withConstantTime(async () => {}, started)
  if (done.kind === 'unverified') await mailAgain(engine, input.email)
  return done
}

async function attempt(engine: Engine, { email, password }: SignInInput, caller: Caller): Promise<SignedIn> {
  const { auth, limits } = engine
  const { address, headers } = caller
  const guess = { email, address, place: await findPlace(engine, email, caller) }
  const strangersRefusal = await limits.requireSignIn(guess)
  try {
    const answer = await auth.api.signInEmail({ body: { email, password }, headers: headers ?? new Headers(), returnHeaders: true })
    const cookies = answer.headers.getSetCookie()
    if (!('twoFactorRedirect' in answer.response)) return { kind: 'signed-in', userId: answer.response.user.id, cookies }
    const { internalAdapter } = await auth.$context
    const known = await internalAdapter.findUserByEmail(email)
    return { kind: 'second-factor', userId: known?.user.id ?? '', cookies }
  } catch (error) {
    if (isRefusal(error, 'EMAIL_NOT_VERIFIED')) return { kind: 'unverified' }
    if (!isRefusal(error, 'INVALID_EMAIL_OR_PASSWORD', 'INVALID_EMAIL')) throw error
    if (await limits.countFailedSignIn(guess)) await tellOwner(engine, email)
    if (strangersRefusal) throw strangersRefusal
    return { kind: 'wrong' }
  }
}

async function logFailure({ auth, log }: Engine, email: string, { address }: Caller, why: 'wrong' | 'unverified' | 'limited') {
  const { internalAdapter } = await auth.$context
  const account = (await internalAdapter.findUserByEmail(email))?.user.id
  logSecurity(log, 'sign-in.failed', { account, by: 'password', why, address })
}

async function mailAgain(engine: Engine, email: string): Promise<void> {
  try {
    await mailVerification(engine, email)
  } catch (error) {
    // The earlier mails are still valid.
    if (!isAppError(error) || error.code !== 'TooManyMails') throw error
  }
}
