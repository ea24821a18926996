import { sql } from 'kysely'
import type { Ctx } from '../context.ts'

/** Takes an exclusive lock on a thing of the tenant until the transaction ends, so that simultaneous duplicates run one after the other. */
export async function lock({ db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>, thing: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${tenantId} ${thing}`}, 0))`.execute(db)
}
