import { createOTP } from '@better-auth/utils/otp'
import { symmetricDecrypt } from 'better-auth/crypto'
import { logSecurity } from '#platform/security-log.ts'
import { pathOf } from '../engine/auth.server.ts'
import { type Caller, type Engine, isRefusal } from '../engine/engine.ts'
import { byPassword, isPasswordOf, type KnownPerson } from '../engine/known-person.server.ts'
import { type FactorState, findFactorState, recordProof } from './factor-proof.server.ts'
import { CODE_RULE, type TypedCode } from './second-factor.ts'
import { removeSecondFactor } from './second-factor-removal.server.ts'

/** Undefined for an account without a password. */
type Password = string | undefined

/** Creates a secret for an app, which is inactive until a code confirms it; replaces an unconfirmed one. Throws 429 (`TooManySignIns`) and TooBusy (503). */
export async function startSecondFactor(
  engine: Engine,
  person: KnownPerson,
  password: Password,
  caller: Caller,
): Promise<'started' | 'wrong' | 'on'> {
  // The engine would replace a factor that it does not ask for at sign-in.
  if ((await findFactorState(engine, person.id)) !== 'off') return 'on'
  try {
    const body = password === undefined ? {} : { password }
    const made = await byPassword(engine, person, caller, () =>
      engine.auth.api.enableTwoFactor({ body: { method: 'totp', ...body }, headers: caller.headers ?? new Headers() }),
    )
    return made ? 'started' : 'wrong'
  } catch (error) {
    if (isRefusal(error, 'TOTP_ALREADY_ENABLED')) return 'on'
    throw error
  }
}

/** The secret that an app stores. */
export interface AppKey {
  /** The QR code's text: `otpauth://…`. */
  uri: string
  /** The same to type, in Base32. */
  secret: string
}

/** Returns the secret that awaits its first code; undefined if there is none. */
export async function findWaitingKey(engine: Engine, person: Pick<KnownPerson, 'id' | 'email'>): Promise<AppKey | undefined> {
  const otp = await findWaiting(engine, person.id)
  const uri = otp?.url('Sanggar', person.email)
  return uri ? { uri, secret: new URL(uri).searchParams.get('secret') ?? '' } : undefined
}

export type Confirmed =
  | { kind: 'on'; recoveryCodes: string[] }
  | { kind: 'wrong' }
  /** No secret is pending: it was confirmed already, or replaced. */
  | { kind: 'gone' }

/**
 * Turns the second factor on with the app's first code, and notifies the owner by mail. `state`: when it is asked for from now on. Invalidates trusted devices from before, and links in mails.
 * NOTE: not the engine's own endpoint, which replaces the session: the sites that it signed in to would lose theirs. Throws 429 (`TooManyCodes`).
 */
export async function confirmSecondFactor(
  engine: Engine,
  person: KnownPerson,
  { kind, code }: TypedCode,
  { address }: Caller,
  state: Exclude<FactorState, 'off'> = 'at-sign-in',
): Promise<Confirmed> {
  const { limits, pool, auth, post } = engine
  const otp = await findWaiting(engine, person.id)
  if (!otp) return { kind: 'gone' }
  await limits.requireCode(address, person.id)
  if (kind !== 'app' || !(await limits.takeCode(person.id, code)) || !(await otp.verify(code))) {
    await limits.countWrongCode(address, person.id)
    logSecurity(engine.log, 'second-factor.failed', { account: person.id, why: 'wrong', address })
    return { kind: 'wrong' }
  }
  const { rowCount } = await pool.query(
    `with confirmed as (update "twoFactor" set verified = true where "userId" = $1 and not verified returning "userId"),
      forgotten as (delete from verification where value in (select "userId" from confirmed))
     update "user" set "twoFactorEnabled" = $2, "updatedAt" = now() where id in (select "userId" from confirmed)`,
    [person.id, state === 'at-sign-in'],
  )
  if (rowCount === 0) return { kind: 'gone' }
  await recordProof(engine, person.sessionToken)
  logSecurity(engine.log, 'second-factor.on', { account: person.id, address })
  await post({
    kind: state === 'at-sign-in' ? 'second-factor-on' : 'second-factor-ready',
    to: person.email,
    name: person.name,
    path: pathOf('/forgot'),
  })
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: person.id } })
  return { kind: 'on', recoveryCodes: backupCodes }
}

/** Returns how many recovery codes are left; undefined if the second factor is off. */
export async function countRecoveryCodes({ auth, pool }: Engine, userId: string): Promise<number | undefined> {
  const { rowCount } = await pool.query('select 1 from "user" where id = $1 and "twoFactorEnabled"', [userId])
  if (rowCount === 0) return undefined
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId } })
  return backupCodes.length
}

/** Replaces the recovery codes and returns ten new ones; undefined if the password is wrong. Throws 429 (`TooManySignIns`) and TooBusy (503). */
export async function renewRecoveryCodes(
  engine: Engine,
  person: KnownPerson,
  password: Password,
  caller: Caller,
): Promise<string[] | undefined> {
  const made = await byPassword(engine, person, caller, () =>
    engine.auth.api.generateBackupCodes({
      body: password === undefined ? {} : { password },
      headers: caller.headers ?? new Headers(),
    }),
  )
  return made?.backupCodes
}

/** Turns the second factor off, and notifies the owner by mail. Returns false if the password is wrong. Throws 429 (`TooManySignIns`) and TooBusy (503). */
export async function turnOffSecondFactor(engine: Engine, person: KnownPerson, password: Password, caller: Caller): Promise<boolean> {
  if (password !== undefined && !(await isPasswordOf(engine, person, password, caller))) return false
  if (!(await removeSecondFactor(engine.pool, person.id))) return true
  logSecurity(engine.log, 'second-factor.off', { account: person.id, address: caller.address })
  await engine.post({ kind: 'second-factor-off', to: person.email, name: person.name, path: pathOf('/forgot') })
  return true
}

async function findWaiting({ auth, pool }: Engine, userId: string) {
  const { rows } = await pool.query<{ secret: string }>('select secret from "twoFactor" where "userId" = $1 and not verified', [userId])
  if (!rows[0]) return undefined
  const { secretConfig } = await auth.$context
  return createOTP(await symmetricDecrypt({ key: secretConfig, data: rows[0].secret }), CODE_RULE)
}
