import { announceDue } from '#features/webhooks/due-events.server.ts'
import { publishChange } from '#platform/db/changes.ts'
import { withScope } from '#platform/db/scope.ts'
import type { ScheduledJob } from '#platform/jobs/jobs.ts'
import { CLASS_PUBLICATION } from './publication.ts'

/**
 * Runs each minute: for tenants with a class whose state changed by date, drops cached pages; publishes webhook events for classes that were published.
 */
export const dropDueClasses: ScheduledJob = {
  name: 'classes.due',
  cron: '* * * * *',
  async run({ pool, log }) {
    const since = new Date(Date.now() - 130_000)
    const now = new Date()
    await withScope(pool, { system: 'due-content' }, async db => {
      // every tenant: the job looks for due classes across the installation
      const due = await db
        .selectFrom('classes')
        .select('tenant_id')
        .distinct()
        .where(eb =>
          eb.or(
            (['registration_opens_at', 'registration_closes_at', 'starts_at', 'ends_at', 'published_at'] as const).map(column =>
              eb.between(column, since, now),
            ),
          ),
        )
        .execute()
      for (const { tenant_id } of due) await publishChange(db, { tenantId: tenant_id, tags: ['classes'] })
    })
    await announceDue({ pool, log }, CLASS_PUBLICATION, now)
  },
}
