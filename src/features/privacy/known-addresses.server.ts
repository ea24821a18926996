import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { addressesOf } from './personal-data.ts'
import type { Known, KnownAddress } from './personal-table.ts'

/** Returns what identifies a member: their id, and each address that they have or had, with the time when it was theirs (docs/decisions/012). */
export async function findKnown({ db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>, memberId: string): Promise<Known> {
  const { rows } = await sql<KnownAddress>`
    select email, held_from::text as since, coalesce(left_at, 'infinity')::text as until from member_addresses
    where tenant_id = ${tenantId} and ${addressesOf(memberId)}`.execute(db)
  return { memberId, addresses: rows }
}
