import { logSecurity } from '#platform/security-log.ts'
import { forgetMailed } from '../engine/account-owner.server.ts'
import { pathOf } from '../engine/auth.server.ts'
import type { Caller, Engine } from '../engine/engine.ts'
import { isPasswordOf, type KnownPerson } from '../engine/known-person.server.ts'
import { hashPassword } from './passwords.ts'

/** The person who changes their own account, with their session. */
export interface Owner extends KnownPerson {
  sessionId: string
}

export interface PasswordChange {
  current: string
  /** It has passed `findPasswordProblem`. */
  password: string
  /** True to end all other sessions. */
  endOthers: boolean
}

export type PasswordChanged = { kind: 'changed'; cookies: string[] } | { kind: 'wrong' } | { kind: 'same' }

/**
 * Changes the signed-in person's password, and notifies them by mail. Their session stays, with what it signed in to, under a new cookie: a copy of the
 * old one becomes invalid. Throws 429 (`TooManySignIns`) and TooBusy (503).
 */
export async function changePassword(engine: Engine, owner: Owner, change: PasswordChange, caller: Caller): Promise<PasswordChanged> {
  const { current, password, endOthers } = change
  if (!(await isPasswordOf(engine, owner, current, caller))) return { kind: 'wrong' }
  if (password.normalize('NFKC') === current.normalize('NFKC')) return { kind: 'same' }
  const { internalAdapter } = await engine.auth.$context
  await internalAdapter.updatePassword(owner.id, await hashPassword(password))
  await forgetMailed(engine, owner.id)
  if (endOthers) await engine.auth.api.endSessions({ body: { userId: owner.id, except: owner.sessionId } })
  const { headers } = await engine.auth.api.renewSession({ headers: caller.headers ?? new Headers(), returnHeaders: true })
  logSecurity(engine.log, 'password.changed', { account: owner.id, address: caller.address })
  await engine.post({ kind: 'password-changed', to: owner.email, name: owner.name, path: pathOf('/forgot') })
  return { kind: 'changed', cookies: headers.getSetCookie() }
}
