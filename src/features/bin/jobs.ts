import { writeAudit } from '#features/audit/audit.server.ts'
import { createCtx } from '#platform/context.ts'
import { toTenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import { eachAlone } from '#platform/jobs/each-alone.ts'
import type { ScheduledJob } from '#platform/jobs/jobs.ts'

/** Every night: removes for good what has been in the bin for 30 days. */
export const emptyBin: ScheduledJob = {
  name: 'bin.empty',
  cron: '35 19 * * *',
  run: tools => emptyDue(tools, new Date()),
}

/** Removes the items whose time is over, tenant by tenant, each with a line in its audit log. One tenant's failure is logged; the next run tries again. */
export async function emptyDue({ pool, log }: Parameters<ScheduledJob['run']>[0], now: Date): Promise<void> {
  // every tenant: the job looks for bins in which something is due
  const due = await withScope(pool, { system: 'due-content' }, db =>
    db.selectFrom('bin_items').select('tenant_id').distinct().where('expires_at', '<=', now).execute(),
  )
  for (const { tenant_id } of due) {
    const tenantId = toTenantId(tenant_id)
    await eachAlone(log, tenantId, () =>
      withScope(pool, { tenantId }, async db => {
        const removed = await db
          .deleteFrom('bin_items')
          .where('tenant_id', '=', tenantId)
          .where('expires_at', '<=', now)
          .returning('id')
          .execute()
        if (removed.length > 0)
          await writeAudit(createCtx({ db, tenantId, log, now }), { act: 'bin.emptied', details: { count: removed.length } })
      }),
    )
  }
}
