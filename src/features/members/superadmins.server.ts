import type { Db } from '#platform/db/scope.ts'

/** A person as the provider identifies them. */
export interface Subject {
  issuer: string
  subject: string
}

/** Returns all superadmins of the installation, oldest first. Runs in the system scope `superadmins`. */
export async function listSuperadmins(db: Db): Promise<(Subject & { grantedAt: Date })[]> {
  return await db
    .selectFrom('directory.superadmins')
    .select(['issuer', 'subject', 'granted_at as grantedAt'])
    .orderBy('granted_at')
    .orderBy('subject')
    .execute()
}

/** True if a person is a superadmin. Runs in the system scope `superadmins`. */
export async function isSuperadmin(db: Db, { issuer, subject }: Subject): Promise<boolean> {
  const found = await db
    .selectFrom('directory.superadmins')
    .select('subject')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return found !== undefined
}

/** Makes a person a superadmin. Returns false if they are one already. Runs in the system scope `superadmins`. */
export async function addSuperadmin(db: Db, person: Subject): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('directory.superadmins')
    .values(person)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Revokes a superadmin, at once and at every tenant. Returns false if they were none. Runs in the system scope `superadmins`. */
export async function removeSuperadmin(db: Db, { issuer, subject }: Subject): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('directory.superadmins')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Returns the provider's subjects of the members with this address; one person may be a member of many tenants. Runs in the system scope `superadmins`. */
export async function findSubjects(db: Db, issuer: string, email: string): Promise<string[]> {
  // every tenant: a superadmin belongs to none
  const rows = await db
    .selectFrom('members')
    .select('subject')
    .distinct()
    .where('issuer', '=', issuer)
    .where(is => is.fn('lower', ['email']), '=', email.toLowerCase())
    .execute()
  return rows.map(row => row.subject)
}
