import { sql } from 'kysely'
import type { Ctx } from '../context.ts'

/** One at a time for a thing of the tenant, until the transaction ends: what is sent twice at the same moment is taken once. */
export async function lock({ db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>, thing: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${tenantId} ${thing}`}, 0))`.execute(db)
}
