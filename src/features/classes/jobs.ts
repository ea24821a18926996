import { sql } from 'kysely'
import { announceDue } from '#features/webhooks/due-events.server.ts'
import { publishChange } from '#platform/db/changes.ts'
import { toTenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import type { ScheduledJob } from '#platform/jobs/jobs.ts'
import type { JobTools } from '#platform/jobs/run-job.ts'
import { CLASS_PUBLICATION } from './publication.ts'

/**
 * Runs each minute: chooses the current batch of classes that have several, where one of their dates passed; for tenants with a class whose state changed by
 * date, drops cached pages; publishes webhook events for classes that were published.
 */
export const dropDueClasses: ScheduledJob = {
  name: 'classes.due',
  cron: '* * * * *',
  async run({ pool, log }) {
    const since = new Date(Date.now() - 130_000)
    const now = new Date()
    await chooseDueBatches({ pool, log }, since, now)
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

/** Each tenant in a transaction of its own; the database chooses (`directory.choose_batch`), and says where it chose otherwise than before. */
async function chooseDueBatches({ pool }: Pick<JobTools, 'pool' | 'log'>, since: Date, now: Date): Promise<void> {
  const due = await withScope(pool, { system: 'due-content' }, async db => {
    // every tenant: the job looks for due batches across the installation
    const { rows } = await sql<{ tenantId: string; classIds: string[] }>`
      select d.tenant_id as "tenantId", array_agg(distinct d.class_id order by d.class_id) as "classIds" from class_batches d
      where (d.registration_opens_at between ${since} and ${now} or d.registration_closes_at between ${since} and ${now}
          or d.starts_at between ${since} and ${now} or d.ends_at between ${since} and ${now})
        and exists (select from class_batches o where o.tenant_id = d.tenant_id and o.class_id = d.class_id and o.id <> d.id)
      group by d.tenant_id order by d.tenant_id`.execute(db)
    return rows
  })
  for (const { tenantId, classIds } of due)
    await withScope(pool, { tenantId: toTenantId(tenantId) }, async db => {
      const { rows } = await sql<{ isChanged: boolean }>`
        select directory.choose_batch(${tenantId}::uuid, id, ${now}) as "isChanged" from unnest(${classIds}::uuid[]) as due (id)`.execute(
        db,
      )
      if (rows.some(({ isChanged }) => isChanged)) await publishChange(db, { tenantId: toTenantId(tenantId), tags: ['classes'] })
    })
}
