import { createOTP } from '@better-auth/utils/otp'
import { isAPIError } from 'better-auth/api'
import { symmetricDecrypt } from 'better-auth/crypto'
import { logSecurity } from '#platform/security-log.ts'
import type { Caller, Engine } from '../engine/engine.ts'
import type { KnownPerson } from '../engine/known-person.server.ts'
import { inTurn } from '../sign-in/sign-in.server.ts'
import { CODE_RULE, type TypedCode } from './second-factor.ts'

/** When an account's second factor is asked for: at each sign-in by password, or only where a site demands it. */
export type FactorState = 'off' | 'on-demand' | 'at-sign-in'

export async function findFactorState({ pool }: Pick<Engine, 'pool'>, userId: string): Promise<FactorState> {
  const { rows } = await pool.query<{ isAsked: boolean | null }>(
    'select u."twoFactorEnabled" as "isAsked" from "user" u join "twoFactor" f on f."userId" = u.id and f.verified where u.id = $1',
    [userId],
  )
  if (!rows[0]) return 'off'
  return rows[0].isAsked ? 'at-sign-in' : 'on-demand'
}

/** Also asks at each sign-in for a factor that was enrolled for a site's demand. The caller has made sure that the session proved it. */
export async function askAtSignIn({ pool }: Pick<Engine, 'pool'>, userId: string): Promise<void> {
  await pool.query(
    `update "user" set "twoFactorEnabled" = true, "updatedAt" = now()
      where id = $1 and exists (select from "twoFactor" where "userId" = $1 and verified)`,
    [userId],
  )
}

/** Records that a session proved the second factor now; nothing if the account has none, for which a passkey alone does not stand. */
export async function recordProof({ pool }: Pick<Engine, 'pool'>, sessionToken: string): Promise<void> {
  await pool.query(
    `update session set "secondFactorAt" = now()
      where token = $1 and exists (select from "twoFactor" f where f."userId" = session."userId" and f.verified)`,
    [sessionToken],
  )
}

/**
 * Checks a code of the app, or a recovery code, which is used up, for the person's own session, and records the proof. Throws 429 (`TooManyCodes`) and
 * TooBusy (503).
 */
export async function proveFactor(engine: Engine, person: KnownPerson, typed: TypedCode, caller: Caller): Promise<boolean> {
  return await inTurn(async () => {
    await engine.limits.requireCode(caller.address, person.id)
    const isRight = await (typed.kind === 'app' ? isAppCode(engine, person.id, typed.code) : isRecoveryCode(engine, typed.code, caller))
    if (isRight) await recordProof(engine, person.sessionToken)
    else await engine.limits.countWrongCode(caller.address, person.id)
    const who = { account: person.id, address: caller.address }
    if (isRight) logSecurity(engine.log, 'second-factor.proven', who)
    else logSecurity(engine.log, 'second-factor.failed', { ...who, why: 'wrong' })
    return isRight
  })
}

// NOTE: not the engine's own endpoint, which turns the factor on for each sign-in when a session uses a code.
async function isAppCode({ auth, pool, limits }: Engine, userId: string, code: string): Promise<boolean> {
  const { rows } = await pool.query<{ secret: string }>('select secret from "twoFactor" where "userId" = $1 and verified', [userId])
  if (!rows[0]) return false
  const { secretConfig } = await auth.$context
  const otp = createOTP(await symmetricDecrypt({ key: secretConfig, data: rows[0].secret }), CODE_RULE)
  return (await limits.takeCode(userId, code)) && (await otp.verify(code))
}

async function isRecoveryCode({ auth }: Engine, code: string, { headers = new Headers() }: Caller): Promise<boolean> {
  try {
    await auth.api.verifyBackupCode({ body: { code, disableSession: true }, headers })
    return true
  } catch (error) {
    if (isAPIError(error)) return false
    throw error
  }
}
