import { getAuthenticatorName } from '@better-auth/passkey'
import { isAPIError } from 'better-auth/api'
import { isAppError } from '#kit/errors.ts'
import { logSecurity } from '#platform/security-log.ts'
import { type Auth, pathOf } from '../engine/auth.server.ts'
import type { Caller, Engine } from '../engine/engine.ts'
import type { KnownPerson } from '../engine/known-person.server.ts'
import { inTurn } from '../sign-in/sign-in.server.ts'
import type { PublicKeyCredentialJson } from './public-key-credential.ts'

/** More than anybody has devices; a list without pages can show them. */
export const MAX_PASSKEYS = 20

export interface Passkey {
  id: string
  /** Undefined if its owner gave none. */
  name: string | undefined
  createdAt: Date
  /** The password manager or device that stores it; undefined if it does not say. */
  keeper: string | undefined
  /** True for a separate security key (USB, NFC), rather than a phone or computer. */
  isSecurityKey: boolean
}

interface PasskeyRow {
  id: string
  name: string | null
  createdAt: Date | null
  aaguid: string | null
  transports: string | null
}

/** Returns all passkeys of an account, oldest first. */
export async function listPasskeys({ pool }: Pick<Engine, 'pool'>, userId: string): Promise<Passkey[]> {
  const { rows } = await pool.query<PasskeyRow>(
    'select id, name, "createdAt", aaguid, transports from passkey where "userId" = $1 order by "createdAt", id',
    [userId],
  )
  return rows.map(({ id, name, createdAt, aaguid, transports }) => ({
    id,
    name: name || undefined,
    createdAt: createdAt ?? new Date(0),
    keeper: getAuthenticatorName(aaguid),
    isSecurityKey: /\b(usb|nfc|ble|smart-card)\b/.test(transports ?? '') && !/\b(internal|hybrid)\b/.test(transports ?? ''),
  }))
}

/**
 * Stores a new passkey of the person, and notifies them by mail. `full`: the account has the maximum; `refused`: it is no response to this browser's
 * challenge of the last five minutes, or breaks the requirements; `stale`: the person must re-authenticate first (`hasAuthenticatedRecently`).
 */
export async function addPasskey(
  engine: Engine,
  person: KnownPerson,
  { credential, name }: { credential: PublicKeyCredentialJson; name: string },
  { headers = new Headers(), address }: Caller,
): Promise<'added' | 'full' | 'refused' | 'stale'> {
  const { auth, post } = engine
  if ((await listPasskeys(engine, person.id)).length >= MAX_PASSKEYS) return 'full'
  try {
    await auth.api.verifyPasskeyRegistration({ body: { response: credential, name }, headers })
  } catch (error) {
    if (!isAPIError(error)) throw error
    return error.body?.code === 'SESSION_NOT_FRESH' ? 'stale' : 'refused'
  }
  logSecurity(engine.log, 'passkey.added', { account: person.id, address })
  await post({ kind: 'passkey-added', to: person.email, name: person.name, path: pathOf('/passkeys') })
  return 'added'
}

/** Renames a passkey. Returns false if the person has no such passkey. */
export async function renamePasskey({ pool }: Engine, person: KnownPerson, passkey: { id: string; name: string }): Promise<boolean> {
  const { rowCount } = await pool.query('update passkey set name = $3 where id = $1 and "userId" = $2', [
    passkey.id,
    person.id,
    passkey.name,
  ])
  return rowCount !== 0
}

/** Removes a passkey, and notifies its owner by mail. `last`: they could not sign in without it; `none`: the person has no such passkey. */
export async function removePasskey(engine: Engine, person: KnownPerson, id: string): Promise<'removed' | 'last' | 'none'> {
  const { pool, auth, post } = engine
  const providers = Object.keys(auth.options.socialProviders ?? {})
  const { rows } = await pool.query<{ isGone: boolean }>(
    `with gone as (
       delete from passkey where id = $1 and "userId" = $2 and (
         exists (select from account where "userId" = $2 and (password is not null or "providerId" = any($3)))
         or exists (select from passkey other where other."userId" = $2 and other.id <> $1))
       returning id)
     select exists (select from gone) as "isGone" from passkey where id = $1 and "userId" = $2`,
    [id, person.id, providers],
  )
  if (!rows[0]) return 'none'
  if (!rows[0].isGone) return 'last'
  logSecurity(engine.log, 'passkey.removed', { account: person.id })
  await post({ kind: 'passkey-removed', to: person.email, name: person.name, path: pathOf('/passkeys') })
  return 'removed'
}

type Assertion = PublicKeyCredentialJson & NonNullable<Parameters<Auth['api']['verifyPasskeyAuthentication']>[0]>['body']['response']

export interface PasskeySignIn {
  userId: string
  sessionToken: string
  cookies: string[]
}

/** Signs in by a passkey. Returns undefined if it is invalid, which counts as a failed sign-in. Throws 429 (`TooManySignIns`), TooBusy (503). */
export async function signInByPasskey(
  engine: Engine,
  response: PublicKeyCredentialJson,
  caller: Caller,
): Promise<PasskeySignIn | undefined> {
  const how = { by: 'passkey', address: caller.address } as const
  const done = await verify(engine, response, caller, () => logSecurity(engine.log, 'sign-in.failed', { ...how, why: 'limited' }))
  if (done) logSecurity(engine.log, 'sign-in.succeeded', { ...how, account: done.userId })
  else logSecurity(engine.log, 'sign-in.failed', { ...how, why: 'wrong' })
  return done
}

/** As `signInByPasskey`, unlogged. `onLimit` runs before it throws 429. */
async function verify(
  { auth, limits }: Engine,
  response: PublicKeyCredentialJson,
  caller: Caller,
  onLimit: () => void,
): Promise<PasskeySignIn | undefined> {
  return await inTurn(async () => {
    await limits.requirePasskey(caller.address).catch((error: unknown) => {
      if (isAppError(error) && error.status === 429) onLimit()
      throw error
    })
    try {
      const answer = await auth.api.verifyPasskeyAuthentication({
        // Named boundary: the engine validates it.
        body: { response: response as Assertion },
        headers: caller.headers ?? new Headers(),
        returnHeaders: true,
      })
      const { user, session } = answer.response
      return { userId: user.id, sessionToken: session.token, cookies: answer.headers.getSetCookie() }
    } catch (error) {
      if (!isAPIError(error)) throw error
      await limits.countFailedPasskey(caller.address)
      return undefined
    }
  })
}

/** Verifies a passkey of the person's own account for re-authentication, without creating a session. Throws 429 (`TooManySignIns`), TooBusy (503). */
export async function isPasskeyOf(
  engine: Engine,
  person: KnownPerson,
  response: PublicKeyCredentialJson,
  caller: Caller,
): Promise<boolean> {
  const who = { account: person.id, by: 'passkey', address: caller.address } as const
  const done = await verify(engine, response, caller, () => logSecurity(engine.log, 'reauthentication.failed', { ...who, why: 'limited' }))
  if (done) {
    const { internalAdapter } = await engine.auth.$context
    await internalAdapter.deleteSession(done.sessionToken)
  }
  const isTheirs = done?.userId === person.id
  if (isTheirs) logSecurity(engine.log, 'reauthentication.succeeded', who)
  else logSecurity(engine.log, 'reauthentication.failed', { ...who, why: 'wrong' })
  return isTheirs
}
