import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { Known, KnownAddress } from './personal-data.ts'

/**
 * By what a member is known: their id, the address that they have, and those that they had. Each address goes as far as it was theirs: what stands under it from
 * before another member left it, or from after they left it themself, is not. One that another member has now is left out (docs/decisions/012).
 */
export async function findKnown(ctx: Ctx, { id, email }: { id: string; email: string }): Promise<Known> {
  const { tenantId } = ctx
  const { rows } = await sql<KnownAddress>`
    select a.email, a.until::text as until, coalesce((select max(o.left_at) from former_addresses o
      where o.tenant_id = ${tenantId} and o.member_id <> ${id} and o.email = lower(a.email) and o.left_at < a.until), '-infinity')::text as since
    from (select ${email}::text as email, 'infinity'::timestamptz as until
      union all
      select f.email, f.left_at from former_addresses f
      where f.tenant_id = ${tenantId} and f.member_id = ${id}
        and not exists (select from members m where m.tenant_id = f.tenant_id and m.id <> f.member_id and lower(m.email) = f.email)) a`.execute(
    ctx.db,
  )
  return { memberId: id, addresses: rows }
}
