import { inTurn } from '../sign-in/sign-in.server.ts'
import { FRESH_SECONDS } from './auth.server.ts'
import { type Caller, type Engine, isRefusal } from './engine.ts'

/** Who is signed in, as far as commands need to know. */
export interface KnownPerson {
  id: string
  name: string
  email: string
  sessionToken: string
  /** When they last proved who they are in this session. */
  provenAt: Date
}

export function hasProvenLately({ provenAt }: Pick<KnownPerson, 'provenAt'>): boolean {
  return Date.now() - provenAt.getTime() < FRESH_SECONDS * 1000
}

/** Whether the account has a password; one that was made by way of another site has none, until its owner makes one by mail. */
export async function hasPassword({ auth }: Pick<Engine, 'auth'>, userId: string): Promise<boolean> {
  const { internalAdapter } = await auth.$context
  const accounts = await internalAdapter.findAccounts(userId)
  return accounts.some(account => account.providerId === 'credential' && account.password)
}

/**
 * Does what the engine does for the person's password alone. undefined: the password was wrong, which counts as a sign-in that failed.
 * Throws 429 (`TooManySignIns`) and TooBusy (503).
 */
export async function byPassword<T>(
  { limits }: Engine,
  { email }: Pick<KnownPerson, 'email'>,
  { address }: Caller,
  work: () => Promise<T>,
): Promise<T | undefined> {
  return await inTurn(async () => {
    await limits.requireSignIn(address, email)
    try {
      return await work()
    } catch (error) {
      if (!isRefusal(error, 'INVALID_PASSWORD')) throw error
      await limits.countFailedSignIn(address, email)
      return undefined
    }
  })
}

/** Whether this is the person's password. Throws 429 (`TooManySignIns`) and TooBusy (503). */
export async function isPasswordOf(engine: Engine, person: KnownPerson, password: string, caller: Caller): Promise<boolean> {
  const done = await byPassword(engine, person, caller, () =>
    engine.auth.api.verifyPassword({ body: { password }, headers: caller.headers ?? new Headers() }),
  )
  return done !== undefined
}

/**
 * Notes that the person has just proven who they are. The session stays the same one, since ending it would end those on the sites that it signed in to;
 * what it says of itself to a site (`auth_time`) is the moment of the proof. Source: OpenID Connect Core, section 2.
 */
export async function noteProof({ auth }: Pick<Engine, 'auth'>, { sessionToken }: Pick<KnownPerson, 'sessionToken'>): Promise<void> {
  const { internalAdapter } = await auth.$context
  await internalAdapter.updateSession(sessionToken, { createdAt: new Date() })
}
