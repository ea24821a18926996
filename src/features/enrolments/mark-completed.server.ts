import { sql } from 'kysely'
import { announceEvent } from '#features/webhooks/events.server.ts'
import type { Ctx } from '#platform/context.ts'
import { type Enrolment, enrolmentColumns } from './change-state.server.ts'

/**
 * Completes these enrolments of people who have done all chapters of their class, once, and tells webhooks. Who has completed it before, or has no seat, stays
 * so. Returns whose it was.
 */
export async function markCompleted(ctx: Ctx, enrolmentIds: readonly string[]): Promise<string[]> {
  if (enrolmentIds.length === 0) return []
  const { rows } = await sql<Enrolment & { code: string; slug: string }>`
    update enrolments e set state = 'completed', completed_at = coalesce(e.completed_at, ${ctx.now}), version = e.version + 1
    from classes c where c.tenant_id = e.tenant_id and c.id = e.class_id
      and e.tenant_id = ${ctx.tenantId} and e.id = any(${[...enrolmentIds]}::uuid[]) and e.state = 'joined'
    returning ${enrolmentColumns}, c.code, c.slug`.execute(ctx.db)
  for (const { id, classId, code, slug, batchId, memberId } of rows)
    await announceEvent(ctx, 'class.completed', { id, classId, code, slug, batchId, memberId, state: 'completed' })
  return rows.map(({ id }) => id)
}
