import { isAPIError } from 'better-auth/api'
import { isAppError } from '#kit/errors.ts'
import { logSecurity } from '#platform/security-log.ts'
import { type Caller, type Engine, isRefusal } from '../engine/engine.ts'
import { tooMany } from '../engine/too-many.ts'
import { inTurn } from '../sign-in/sign-in.server.ts'
import type { TypedCode } from './second-factor.ts'

export type Challenged =
  | { kind: 'signed-in'; userId: string; cookies: string[] }
  | { kind: 'wrong' }
  /** The challenge has expired, or had too many wrong codes: ask for the password again. */
  | { kind: 'over' }

/** Returns the account whose code is awaited in this browser; undefined if there is none. */
export async function findChallenged({ auth }: Engine, { headers }: Caller): Promise<{ id: string; email: string } | undefined> {
  return (await auth.api.findChallenged({ headers: headers ?? new Headers() })) ?? undefined
}

interface Answer {
  typed: TypedCode
  /** True to skip the second factor in this browser for thirty days. */
  isTrusted: boolean
}

/** Signs in with a code of the app, or with a recovery code, which is used up. Counts wrong codes. Throws 429 (`TooManyCodes`) and TooBusy (503). */
export async function answerChallenge(engine: Engine, answer: Answer, caller: Caller): Promise<Challenged> {
  return await inTurn(async () => {
    const owner = await findChallenged(engine, caller)
    if (!owner) return { kind: 'over' }
    const who = { account: owner.id, address: caller.address }
    try {
      await engine.limits.requireCode(caller.address, owner.id)
      const done = await attempt(engine, owner.id, answer, caller)
      if (done.kind === 'wrong') await engine.limits.countWrongCode(caller.address, owner.id)
      if (done.kind === 'wrong') logSecurity(engine.log, 'second-factor.failed', { ...who, why: 'wrong' })
      if (done.kind === 'signed-in') logSecurity(engine.log, 'sign-in.succeeded', { ...who, by: 'password-and-code' })
      return done
    } catch (error) {
      if (isAppError(error) && error.status === 429) logSecurity(engine.log, 'second-factor.failed', { ...who, why: 'limited' })
      throw error
    }
  })
}

async function attempt({ auth, limits }: Engine, userId: string, { typed, isTrusted }: Answer, { headers }: Caller): Promise<Challenged> {
  // The engine itself accepts a code repeatedly while it is valid. Source: RFC 6238, section 5.2.
  if (typed.kind === 'app' && !(await limits.takeCode(userId, typed.code))) return { kind: 'wrong' }
  const request = {
    body: { code: typed.code, trustDevice: isTrusted },
    headers: await withoutSession(auth, headers),
    returnHeaders: true,
  } as const
  try {
    const answer = await (typed.kind === 'app' ? auth.api.verifyTOTP(request) : auth.api.verifyBackupCode(request))
    return { kind: 'signed-in', userId, cookies: answer.headers.getSetCookie() }
  } catch (error) {
    if (isRefusal(error, 'INVALID_CODE', 'INVALID_BACKUP_CODE')) return { kind: 'wrong' }
    if (isRefusal(error, ...OVER)) return { kind: 'over' }
    if (isRefusal(error, 'ACCOUNT_TEMPORARILY_LOCKED')) throw tooMany('TooManyCodes', LOCK_MS)
    // A concurrent request used the same recovery code.
    if (isAPIError(error) && error.status === 'CONFLICT') return { kind: 'wrong' }
    throw error
  }
}

/** Removes the session cookie: with it the engine would verify the code for that session, and start none. */
async function withoutSession(auth: Engine['auth'], headers: Headers | undefined): Promise<Headers> {
  const { authCookies } = await auth.$context
  const bare = new Headers(headers)
  const cookies = (bare.get('cookie') ?? '').split(/;\s*/).filter(cookie => !cookie.startsWith(`${authCookies.sessionToken.name}=`))
  bare.set('cookie', cookies.join('; '))
  return bare
}

/** The engine's lock after ten wrong codes in a row. */
const LOCK_MS = 900_000

/** Expired, too many wrong codes, or turned off meanwhile. */
const OVER = ['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE', 'TOTP_NOT_ENABLED', 'BACKUP_CODES_NOT_ENABLED']
