import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { hasConsented, hasStanding, isOfAge } from '#features/members/consent.server.ts'
import type { Ctx } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { type LearningEvent, statementId } from './event.ts'

/** Sends what waits for the tenant's store. What fails waits for the clock's job, which asks again as long as it takes. */
export const sendStatements = defineJob({ name: 'xapi.send', schema: z.object({}), timeoutSeconds: 120, atOnce: 2 })

/**
 * Keeps statements about what a member learned, joined or left, in the caller's transaction, if the tenant sends any: of members who are known to be of age, and of children
 * whose parent allowed it. An event counts once. One statement, two where something waits.
 */
export async function keepStatements(ctx: Ctx, memberId: string, events: readonly LearningEvent[]): Promise<void> {
  if (events.length === 0) return
  const rows = events.map(({ at, occasion, ...event }) => ({
    id: statementId(memberId, { ...event, ...(occasion && { occasion }) }),
    event,
    at,
  }))
  const { rows: kept } = await sql`
    with who as (
      select m.id from members m join xapi_stores s on s.tenant_id = m.tenant_id and s.switched_on_at is not null
      where m.tenant_id = ${ctx.tenantId} and m.id = ${memberId} and ${maySend(ctx.now)}
    ), actor as (
      insert into xapi_actors (tenant_id, member_id, pseudonym, created_at)
      select ${ctx.tenantId}::uuid, who.id, gen_random_uuid(), ${ctx.now}::timestamptz from who on conflict (tenant_id, member_id) do nothing
    )
    insert into xapi_statements (tenant_id, id, member_id, statement, happened_at, created_at)
    select ${ctx.tenantId}::uuid, e.id, who.id, e.event, e.at, ${ctx.now}::timestamptz
    from who cross join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e (id uuid, event jsonb, at timestamptz)
    on conflict (tenant_id, id) do nothing returning 1`.execute(ctx.db)
  if (kept.length > 0) await enqueueSending(ctx)
}

/** Has what waits sent after the commit. */
export async function enqueueSending(ctx: Ctx): Promise<void> {
  await enqueue(ctx, sendStatements, {}, { singletonKey: ctx.tenantId })
}

/** SQL condition: what the member `m` learns may be sent. They are a member by a valid consent, and known to be of age, or a parent allowed it. */
export function maySend(now: Date): RawBuilder<boolean> {
  return sql`(${hasConsented(now)} and (${isOfAge(now)} or (m.born_on is not null and ${hasStanding('records', 'parent')})))`
}
