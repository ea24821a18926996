import { z } from 'zod'
import { writeAudit } from '#features/audit/audit.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { daysBefore } from '#kit/days.ts'
import { Forbidden, Unauthenticated } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { mayBeRecorded } from './policy.ts'
import type { ClickInput, CountInput } from './schema.ts'

/** How long an entry is kept (also stated in the privacy policy), and how many older ones each write removes. */
export const CLICKS_KEPT_DAYS = 90
const REMOVED_PER_WRITE = 500

/**
 * Writes an entry of the click log and removes up to 500 of the tenant's entries older than 90 days. Throws Unauthenticated without an app token, and
 * Forbidden for a person who must not be recorded.
 */
export async function recordClick(ctx: Ctx, click: ClickInput): Promise<void> {
  if (ctx.viewer.kind === 'nobody') throw new Unauthenticated()
  if (!mayBeRecorded(ctx.viewer)) throw new Forbidden()
  await ctx.db
    .insertInto('click_log')
    .values({
      tenant_id: ctx.tenantId,
      id: newId(),
      kind: click.type,
      from_url: click.from,
      to_url: click.to,
      clicked_at: new Date(click.timestamp),
      created_at: ctx.now,
    })
    .execute()
  await removeOld(ctx)
}

/** Records an amount that the platform can't count itself; the newest of each counter is valid. Throws as `requirePermission`. */
export async function recordCount(ctx: Ctx, { counter, amount, note }: CountInput): Promise<void> {
  requirePermission(ctx.viewer, 'settings.write')
  await ctx.db
    .insertInto('recorded_counts')
    .values({ tenant_id: ctx.tenantId, id: newId(), counter, amount, note, recorded_at: ctx.now })
    .execute()
  await writeAudit(ctx, { act: 'count.recorded', subject: counter, details: { amount, note } })
  ctx.announce('counts')
}

/** Counts a tenant's first figures, sixty days in each attempt; the job by the clock keeps them (`jobs.ts`). */
export const countFigures = defineJob({ name: 'statistics.count', schema: z.strictObject({}), timeoutSeconds: 150, atOnce: 1 })

/** Enqueues the count of the tenant's figures, unless one waits already. One statement. */
export async function enqueueCount(ctx: Pick<Ctx, 'db' | 'tenantId'>): Promise<void> {
  await enqueue(ctx, countFigures, {}, { singletonKey: ctx.tenantId })
}

/** Skips entries that another write is removing, so that writes don't wait for each other. */
async function removeOld(ctx: Ctx): Promise<void> {
  await ctx.db
    .deleteFrom('click_log')
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', 'in', db =>
      db
        .selectFrom('click_log')
        .select('id')
        .where('tenant_id', '=', ctx.tenantId)
        .where('created_at', '<', daysBefore(ctx.now, CLICKS_KEPT_DAYS))
        .orderBy('created_at')
        .limit(REMOVED_PER_WRITE)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}
