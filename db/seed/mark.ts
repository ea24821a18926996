import { sql } from 'kysely'
import type pg from 'pg'
import { OWN_ACCOUNTS } from '#features/members/identity.server.ts'
import type { Db } from '#platform/db/scope.ts'
import { isDemoTenant } from './ids.ts'
import { demoAddresses } from './logins.ts'

/**
 * What the database says of the demo: `loading` (begun, perhaps killed), `loaded`, or `removed` (its logins were taken out, and do not come back). Undefined:
 * the demo did not fill this database, and writes nothing to it. See docs/decisions/028.
 */
export type DemoState = 'loading' | 'loaded' | 'removed'

/** Returns the mark. Runs in the system scope `load-demo`. */
export async function findDemoState(db: Db): Promise<DemoState | undefined> {
  const row = await db.selectFrom('directory.demo').select('state').executeTakeFirst()
  return row?.state as DemoState | undefined
}

/** Changes the mark. Runs in the system scope `load-demo`. */
export async function setDemoState(db: Db, state: DemoState): Promise<void> {
  await db.updateTable('directory.demo').set({ state }).execute()
}

/**
 * True if the database holds tenants, accounts or superadmins that the demo did not make. `isMarked`: false, if none of them can be the demo's. `accounts`:
 * connections of `createAccountsPool`. Runs in the system scope `load-demo`.
 */
export async function holdsOthers(db: Db, accounts: pg.Pool, isMarked: boolean): Promise<boolean> {
  const isOwn = await findDemoAccounts(accounts)
  const { rows: users } = await accounts.query<{ id: string }>('select id from "user" where id <> all($1) limit 1', [
    isMarked ? [...isOwn] : [],
  ])
  if (users.length > 0) return true
  const tenants = await db.selectFrom('directory.tenants').select(['id', 'slug']).execute()
  if (tenants.some(tenant => !isMarked || !isDemoTenant(tenant))) return true
  const superadmins = await db.selectFrom('directory.superadmins').select(['issuer', 'subject']).execute()
  return superadmins.some(({ issuer, subject }) => !isMarked || issuer !== OWN_ACCOUNTS || !isOwn.has(subject))
}

/** Returns the ids of the demo's accounts. Their addresses are of a domain where nobody can receive a mail, so they are nobody else's. */
export async function findDemoAccounts(accounts: pg.Pool): Promise<Set<string>> {
  const { rows } = await accounts.query<{ id: string }>('select id from "user" where email = any($1)', [demoAddresses])
  return new Set(rows.map(row => row.id))
}

/**
 * Marks an empty database as the demo's, before its first row is written. Returns the mark; undefined if the database holds others, which a load that was
 * killed does not go on beside, either. Runs in the system scope `load-demo`, under the lock of `loadDemoAlone`.
 */
export async function beginDemo(db: Db, accounts: pg.Pool): Promise<DemoState | undefined> {
  // Whoever registers a tenant or a superadmin at this moment waits, and is there before the look or after the mark.
  await sql`lock table directory.tenants, directory.superadmins in share row exclusive mode`.execute(db)
  const state = await findDemoState(db)
  if (state === 'loaded' || state === 'removed') return state
  if (await holdsOthers(db, accounts, state !== undefined)) return undefined
  await db
    .insertInto('directory.demo')
    .values({ state: 'loading' })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return 'loading'
}
