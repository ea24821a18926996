import { isAppError } from '#kit/errors.ts'
import { logSecurity } from '#platform/security-log.ts'
import { tellOwner } from '../sign-in/guess-notice.server.ts'
import { inTurn } from '../sign-in/sign-in.server.ts'
import { FRESH_SECONDS } from './auth.server.ts'
import { type Caller, type Engine, isRefusal } from './engine.ts'

/** The signed-in person, as commands need them. */
export interface KnownPerson {
  id: string
  name: string
  email: string
  sessionToken: string
  /** When they last authenticated in this session. */
  authenticatedAt: Date
}

export function hasAuthenticatedRecently({ authenticatedAt }: Pick<KnownPerson, 'authenticatedAt'>): boolean {
  return Date.now() - authenticatedAt.getTime() < FRESH_SECONDS * 1000
}

/** True if the account has a password; one created by a social sign-in has none until its owner sets one by mail. */
export async function hasPassword({ auth }: Pick<Engine, 'auth'>, userId: string): Promise<boolean> {
  const { internalAdapter } = await auth.$context
  const accounts = await internalAdapter.findAccounts(userId)
  return accounts.some(account => account.providerId === 'credential' && account.password)
}

/**
 * Runs an engine call that needs the person's password. Returns undefined if it was wrong, which counts as a failed sign-in; both are logged. Throws 429
 * (`TooManySignIns`) and TooBusy (503).
 */
export async function byPassword<T>(
  engine: Engine,
  { id: account, email, sessionToken }: Pick<KnownPerson, 'id' | 'email' | 'sessionToken'>,
  { address }: Caller,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const { limits, log } = engine
  const who = { account, by: 'password', address } as const
  // A session has a budget of its own: strangers can't keep a signed-in person from their settings.
  const guess = { email, address, place: { kind: 'device', id: sessionToken } } as const
  return await inTurn(async () => {
    await limits.requireSignIn(guess).catch((error: unknown) => {
      if (isAppError(error) && error.status === 429) logSecurity(log, 'reauthentication.failed', { ...who, why: 'limited' })
      throw error
    })
    try {
      const done = await work()
      logSecurity(log, 'reauthentication.succeeded', who)
      return done
    } catch (error) {
      if (!isRefusal(error, 'INVALID_PASSWORD')) throw error
      logSecurity(log, 'reauthentication.failed', { ...who, why: 'wrong' })
      if (await limits.countFailedSignIn(guess)) await tellOwner(engine, email)
      return undefined
    }
  })
}

/** True if this is the person's password. Throws 429 (`TooManySignIns`) and TooBusy (503). */
export async function isPasswordOf(engine: Engine, person: KnownPerson, password: string, caller: Caller): Promise<boolean> {
  const done = await byPassword(engine, person, caller, () =>
    engine.auth.api.verifyPassword({ body: { password }, headers: caller.headers ?? new Headers() }),
  )
  return done !== undefined
}

/**
 * Records a re-authentication. The session stays the same, since ending it would end those at the sites; its `auth_time` becomes the present. Source:
 * OpenID Connect Core, section 2.
 */
export async function recordReauthentication(
  { auth }: Pick<Engine, 'auth'>,
  { sessionToken }: Pick<KnownPerson, 'sessionToken'>,
): Promise<void> {
  const { internalAdapter } = await auth.$context
  await internalAdapter.updateSession(sessionToken, { createdAt: new Date() })
}
