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

/** Deletes the account of who is signed in and knows its password. Answers false where it is wrong. Throws 429 (`TooManySignIns`) and TooBusy (503). */
export async function deleteByPassword(engine: Engine, owner: KnownPerson, password: string, caller: Caller): Promise<boolean> {
  if (!(await isPasswordOf(engine, owner, password, caller))) return false
  await deleteAccount(engine, owner)
  return true
}

/** Mails the link that takes a password's place where an account has none. Throws 429 (`TooManyMails`). */
export async function mailDeletion({ auth, limits, post }: Engine, owner: AccountOwner): Promise<void> {
  await limits.takeMail(owner.email)
  const key = await makeKey(auth, 'delete-account', { userId: owner.id, subject: owner.email }, RESET_HOURS)
  await post({ kind: 'delete', to: owner.email, name: owner.name, path: pathOf('/delete/confirm', key) })
}

/** Whose account a mail's link may delete; undefined where it is too old, used, or was mailed to an address that is no longer the account's. */
export async function findDeletion({ auth }: Engine, key: string): Promise<AccountOwner | undefined> {
  const known = await findKey(auth, 'delete-account', key)
  const { internalAdapter } = await auth.$context
  const user = known && (await internalAdapter.findUserById(known.userId))
  return user && user.email === known?.subject ? { id: user.id, name: user.name, email: user.email } : undefined
}

/** Deletes the account for the holder of a mail's link. Answers whose it was; undefined where the link no longer works. One that failed works again. */
export async function deleteByLink(engine: Engine, key: string): Promise<AccountOwner | undefined> {
  const owner = await findDeletion(engine, key)
  const used = owner && (await takeKey(engine.auth, 'delete-account', owner.id))
  if (!used) return undefined
  await deleteAccount(engine, owner, () => putBackKey(engine.auth, 'delete-account', owner.id, used))
  return owner
}

/**
 * All of it at once: sessions here and at the sites, password, passkeys, second factor, what other sites were allowed. The owner is told by mail. `onKept`: what
 * is done where it fails and the account stays.
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
