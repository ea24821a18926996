import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { Auth } from '../engine/auth.server.ts'
import { makeRecoveryCodes } from './second-factor.ts'

interface Row {
  id: string
  secret: string
  verified: boolean | null
}

export interface KnownFactor {
  /** What an app's codes are made from. */
  totpKey: string
  /** False: asked only where a site demands it, as of superadmins on entering a tenant. */
  isAskedAtSignIn: boolean
}

/** Turns an account's second factor on with a known secret, as if its first code had been confirmed; replaces another one. For the demo's accounts. */
export async function giveSecondFactor(auth: Auth, userId: string, { totpKey: secret, isAskedAtSignIn }: KnownFactor): Promise<void> {
  const { adapter, internalAdapter, secretConfig: key } = await auth.$context
  const where = [{ field: 'userId', value: userId }]
  const found = await adapter.findOne<Row>({ model: 'twoFactor', where })
  await internalAdapter.updateUser(userId, { twoFactorEnabled: isAskedAtSignIn })
  if (found?.verified && (await symmetricDecrypt({ key, data: found.secret }).catch(() => undefined)) === secret) return
  const row = {
    secret: await symmetricEncrypt({ key, data: secret }),
    backupCodes: await symmetricEncrypt({ key, data: JSON.stringify(makeRecoveryCodes()) }),
    verified: true,
  }
  if (found) await adapter.update({ model: 'twoFactor', where, update: row })
  else await adapter.create({ model: 'twoFactor', data: { ...row, userId } })
}
