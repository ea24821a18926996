import { createCtx } from '#platform/context.ts'
import { toTenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import type { ScheduledJob } from '#platform/jobs/jobs.ts'
import { rollUp } from './roll-up.server.ts'

/** The longest statement of a roll-up, in seconds: sixty days of a large tenant. */
const TIMEOUT_SECONDS = 120

/** Every quarter of an hour: counts each tenant's figures of today, the days that ended since, and the days before that were never counted. */
export const rollUpFigures: ScheduledJob = {
  name: 'statistics.roll-up',
  cron: '*/15 * * * *',
  run: tools => rollUpAll(tools, new Date()),
}

/** Rolls up tenant by tenant, each part in its own transaction. One tenant's failure is logged; the next run tries again. */
export async function rollUpAll({ pool, log }: Parameters<ScheduledJob['run']>[0], now: Date): Promise<void> {
  // every tenant: the job counts for each
  const tenants = await withScope(pool, { system: 'tenant-figures' }, db =>
    db.selectFrom('directory.tenants').select('id').orderBy('id').execute(),
  )
  for (const { id } of tenants) {
    const tenantId = toTenantId(id)
    try {
      const countPart = () =>
        withScope(pool, { tenantId }, db => rollUp(createCtx({ db, tenantId, log, now })), { timeoutSeconds: TIMEOUT_SECONDS })
      while (await countPart());
    } catch (error) {
      log.error({ err: error, tenantId }, 'the figures could not be counted; the next run tries again')
    }
  }
}
