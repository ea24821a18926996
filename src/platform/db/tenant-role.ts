import { sql } from 'kysely'
import type { Db } from './scope.ts'

/**
 * Within a scope of the public, runs `work` as the tenant's own role: what is ours to read or keep in the transaction of the caller's statement. Afterwards it is
 * the public's again; where `work` throws, the scope has to be rolled back.
 */
export async function asTenantRole<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await sql`set local role app_rw`.execute(db)
  const result = await work()
  await sql`set local role app_anon`.execute(db)
  return result
}
