import { RESET_HOURS } from '../email/link-hours.ts'
import { findKey, makeKey, putBackKey, takeKey } from '../email/mailed-keys.server.ts'
import { pathOf } from '../engine/auth.server.ts'
import type { Caller, Engine } from '../engine/engine.ts'
import { isPasswordOf, type KnownPerson } from '../engine/known-person.server.ts'

interface AccountOwner {
  id: string
  name: string
  email: string
}

/** Deletes the viewer's account. Returns false if the password is wrong. Throws 429 (`TooManySignIns`) and TooBusy (503). */
export async function deleteByPassword(engine: Engine, owner: KnownPerson, password: string, caller: Caller): Promise<boolean> {
  if (!(await isPasswordOf(engine, owner, password, caller))) return false
  await deleteAccount(engine, owner)
  return true
}

/** Mails a link that confirms the deletion of an account without a password. Throws 429 (`TooManyMails`). */
export async function mailDeletion({ auth, limits, post }: Engine, owner: AccountOwner): Promise<void> {
  await limits.takeMail(owner.email)
  const key = await makeKey(auth, 'delete-account', { userId: owner.id, subject: owner.email }, RESET_HOURS)
  await post({ kind: 'delete', to: owner.email, name: owner.name, path: pathOf('/delete/confirm', key) })
}

/** Returns the owner of the account that a mailed link may delete; undefined if the link is expired, used, or was sent to a former address of the account. */
export async function findDeletion({ auth }: Engine, key: string): Promise<AccountOwner | undefined> {
  const known = await findKey(auth, 'delete-account', key)
  const { internalAdapter } = await auth.$context
  const user = known && (await internalAdapter.findUserById(known.userId))
  return user && user.email === known?.subject ? { id: user.id, name: user.name, email: user.email } : undefined
}

/** Deletes the account of a mailed link. Returns its owner; undefined if the link is no longer valid. After a failure the link is valid again. */
export async function deleteByLink(engine: Engine, key: string): Promise<AccountOwner | undefined> {
  const owner = await findDeletion(engine, key)
  const used = owner && (await takeKey(engine.auth, 'delete-account', owner.id))
  if (!used) return undefined
  await deleteAccount(engine, owner, () => putBackKey(engine.auth, 'delete-account', owner.id, used))
  return owner
}

/**
 * Deletes the account with its sessions here and at the sites, password, passkeys, second factor and consents to clients, and mails its owner. `onKept`
 * runs if it fails and the account stays.
 */
async function deleteAccount({ auth, post }: Engine, { id, name, email }: AccountOwner, onKept = async () => {}): Promise<void> {
  try {
    await auth.api.endAccount({ body: { userId: id } })
  } catch (error) {
    await onKept()
    throw error
  }
  await post({ kind: 'deleted', to: email, name, path: pathOf('/sign-up') })
}
