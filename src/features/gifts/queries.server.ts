import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { isApproved } from '#platform/db/approved.ts'

/**
 * Returns the sum of the received gifts in whole rupiah, and their number: paid ones, without what went back, and those that staff recorded. Cached for up to a
 * minute, or until a gift is paid, goes back or is decided on.
 */
export async function sumGifts(ctx: Ctx): Promise<{ amount: number; count: number }> {
  return await ctx.cached('gifts', ['voices'], async () => {
    const { rows } = await sql<{ amount: number; count: number }>`
      select coalesce(sum(amount), 0)::float8 as amount, count(*)::int as count
      from donations where tenant_id = ${ctx.tenantId} and ${isApproved()}`.execute(ctx.db)
    return rows[0] ?? { amount: 0, count: 0 }
  })
}
