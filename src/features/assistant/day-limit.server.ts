import { sql } from 'kysely'
import { daysAfter, daysBefore } from '#kit/days.ts'
import { Refused } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { assistantReason } from './texts.ts'

/** Questions of one identity within a day. */
export const DAY_LIMITS = { person: 200, child: 100 } as const

/**
 * Counts a question of an identity's day, which begins with its first question, in the caller's transaction, and notes that the identity was here. Throws 429
 * above the limit. One statement.
 */
export async function takeOfDay(
  { db, tenantId, now }: Pick<Ctx, 'db' | 'tenantId' | 'now'>,
  identityId: string,
  isChild: boolean,
): Promise<void> {
  const most = isChild ? DAY_LIMITS.child : DAY_LIMITS.person
  const isOver = sql`coalesce(day_began_at <= ${daysBefore(now, 1)}, true)`
  const { rows } = await sql<{ beganAt: Date | null }>`
    update assistant_identities set seen_at = ${now}, day_began_at = case when ${isOver} then ${now} else day_began_at end,
      asked_of_day = case when ${isOver} then 1 else asked_of_day + 1 end
    where tenant_id = ${tenantId} and id = ${identityId}
    returning case when asked_of_day > ${most} then day_began_at end as "beganAt"`.execute(db)
  const beganAt = rows[0]?.beganAt
  if (!beganAt) return
  const retryAfterSeconds = Math.max(1, Math.ceil((daysAfter(beganAt, 1).getTime() - now.getTime()) / 1000))
  throw new Refused(429, assistantReason('TooManyOfDay'), { retryAfterSeconds })
}
