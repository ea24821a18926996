import type { Db } from '#platform/db/scope.ts'

/** Who the account site, or the provider in its place, knows a person as. */
export interface Subject {
  issuer: string
  subject: string
}

/** All superadmins of the installation, the oldest first. In the system scope `superadmins`. */
export async function listSuperadmins(db: Db): Promise<(Subject & { grantedAt: Date })[]> {
  return await db
    .selectFrom('directory.superadmins')
    .select(['issuer', 'subject', 'granted_at as grantedAt'])
    .orderBy('granted_at')
    .orderBy('subject')
    .execute()
}

/** Makes a person a superadmin; answers false where they are one. In the system scope `superadmins`. */
export async function addSuperadmin(db: Db, person: Subject): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('directory.superadmins')
    .values(person)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Takes it back, at once and at every tenant; answers false where they were none. In the system scope `superadmins`. */
export async function removeSuperadmin(db: Db, { issuer, subject }: Subject): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('directory.superadmins')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Whom members of this address are to a provider: it may be one person at many tenants. In the system scope `superadmins`. */
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
