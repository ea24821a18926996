import { announceDue } from '#features/webhooks/due-events.server.ts'
import { publishChange } from '#platform/db/changes.ts'
import { isPublished } from '#platform/db/published.ts'
import { withScope } from '#platform/db/scope.ts'
import type { ScheduledJob } from '#platform/jobs/jobs.ts'
import { POST_PUBLICATION } from './publication.ts'

/** Runs each minute: for tenants whose scheduled posts came due, drops cached pages and publishes webhook events for the posts. */
export const dropDueContent: ScheduledJob = {
  name: 'posts.due',
  cron: '* * * * *',
  async run({ pool, log }) {
    await withScope(pool, { system: 'due-content' }, async db => {
      // every tenant: the job looks for due posts across the installation
      const due = await db
        .selectFrom('posts')
        .select('tenant_id')
        .distinct()
        .where('published_at', '>', new Date(Date.now() - 130_000))
        .where(isPublished({ now: new Date() }))
        .execute()
      for (const { tenant_id } of due) await publishChange(db, { tenantId: tenant_id, tags: ['posts'] })
    })
    await announceDue({ pool, log }, POST_PUBLICATION, new Date())
  },
}
