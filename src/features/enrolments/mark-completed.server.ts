import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'

/** Completes these enrolments of people who have done all chapters of their class. Who has completed it before stays so. One statement; none for none. */
export async function markCompleted(ctx: Ctx, enrolmentIds: readonly string[]): Promise<void> {
  if (enrolmentIds.length === 0) return
  await sql`update enrolments set state = 'completed', completed_at = ${ctx.now}, version = version + 1
    where tenant_id = ${ctx.tenantId} and id = any (${[...enrolmentIds]}::uuid[]) and state = 'joined'`.execute(ctx.db)
}
