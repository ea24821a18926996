import { sql } from 'kysely'
import type { Db } from './scope.ts'

/**
 * Within a public scope, runs `work` with the tenant's own role, for reads and writes of our own in the transaction of the client's statement. Afterwards
 * the role is the public's again; if `work` throws, the scope must be rolled back.
 */
export async function asTenantRole<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await sql`set local role app_rw`.execute(db)
  const result = await work()
  await sql`set local role app_anon`.execute(db)
  return result
}
