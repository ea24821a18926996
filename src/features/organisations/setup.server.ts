import { randomBytes } from 'node:crypto'
import { OWN_ACCOUNTS } from '#features/members/identity.server.ts'
import { addSuperadmin, listSuperadmins } from '#features/members/superadmins.server.ts'
import { sha256 } from '#platform/crypto/hash.ts'
import type { Db } from '#platform/db/scope.ts'

const KEY_BYTES = 16

/**
 * Makes a new key for the first start, and ends the one before. The account that used an earlier key stays the one that goes on. Returns undefined if there
 * is a superadmin already. All functions here run in the system scope `set-up`.
 */
export async function renewSetupKey(db: Db): Promise<string | undefined> {
  if (await hasSuperadmin(db)) {
    await db.deleteFrom('directory.setup').execute()
    return undefined
  }
  const key = randomBytes(KEY_BYTES).toString('base64url')
  const key_sha256 = sha256(key)
  await db
    .insertInto('directory.setup')
    .values({ key_sha256 })
    .onConflict(conflict => conflict.column('is_only').doUpdateSet({ key_sha256 }))
    .execute()
  return key
}

/** True if this key opens the setup: it is the newest, nobody has used it, and there is no superadmin. */
export async function isSetupKey(db: Db, key: string): Promise<boolean> {
  const found = await db.selectFrom('directory.setup').select('is_only').where('key_sha256', '=', sha256(key)).executeTakeFirst()
  return found !== undefined && !(await hasSuperadmin(db))
}

/** True if this account used the key, and is to become the first superadmin. */
export async function isSettingUp(db: Db, accountId: string): Promise<boolean> {
  const found = await db.selectFrom('directory.setup').select('is_only').where('subject', '=', accountId).executeTakeFirst()
  return found !== undefined && !(await hasSuperadmin(db))
}

/** Uses the key up for an account. Returns false if it is no longer valid; of two at once one gets it. */
export async function takeSetupKey(db: Db, key: string, accountId: string): Promise<boolean> {
  if (await hasSuperadmin(db)) return false
  const { numUpdatedRows } = await db
    .updateTable('directory.setup')
    .set({ key_sha256: null, subject: accountId })
    .where('key_sha256', '=', sha256(key))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Makes the account that used the key the first superadmin, and ends the setup. Returns false if it is another account, or there is one. */
export async function finishSetup(db: Db, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('directory.setup').where('subject', '=', accountId).executeTakeFirst()
  // The row is gone for everybody else; somebody may have been made superadmin by a command meanwhile.
  if (numDeletedRows !== 1n || (await hasSuperadmin(db))) return false
  return await addSuperadmin(db, { issuer: OWN_ACCOUNTS, subject: accountId })
}

async function hasSuperadmin(db: Db): Promise<boolean> {
  return (await listSuperadmins(db)).length > 0
}
