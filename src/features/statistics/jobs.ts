import { createCtx } from '#platform/context.ts'
import { type TenantId, toTenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import { type HandledJob, handleJob } from '#platform/jobs/job.ts'
import type { ScheduledJob } from '#platform/jobs/jobs.ts'
import type { JobTools } from '#platform/jobs/run-job.ts'
import { countFigures, enqueueCount } from './commands.server.ts'
import { rollUp } from './roll-up.server.ts'

/** The longest statement of a roll-up, in seconds: sixty days of a large tenant. */
const TIMEOUT_SECONDS = 120

/** Every quarter of an hour: counts each tenant's figures of today, the days that ended since, and the days before that were never counted. */
export const rollUpFigures: ScheduledJob = {
  name: 'statistics.roll-up',
  cron: '*/15 * * * *',
  run: tools => rollUpAll(tools, new Date()),
}

/** When somebody waits for a tenant's first figures: counts part after part, each in an attempt of its own. */
export const countFirstFigures = (tools: JobTools): HandledJob =>
  handleJob(countFigures, async (ctx, _payload, trial) => {
    // The attempt's own transaction has a request's time for a statement.
    await trial.startAgain()
    if (await countPart(tools, ctx.tenantId, ctx.now)) await enqueueCount(ctx)
  })

/** Rolls up tenant by tenant, each part in its own transaction. One tenant's failure is logged; the next run tries again. */
export async function rollUpAll(tools: JobTools, now: Date): Promise<void> {
  // every tenant: the job counts for each
  const tenants = await withScope(tools.pool, { system: 'tenant-figures' }, db =>
    db.selectFrom('directory.tenants').select('id').orderBy('id').execute(),
  )
  for (const { id } of tenants) {
    const tenantId = toTenantId(id)
    try {
      while (await countPart(tools, tenantId, now));
    } catch (error) {
      tools.log.error({ err: error, tenantId }, 'the figures could not be counted; the next run tries again')
    }
  }
}

/** Counts a part of a tenant's days in a transaction of its own. Returns true if more is left to count. */
async function countPart({ pool, log }: JobTools, tenantId: TenantId, now: Date): Promise<boolean> {
  return await withScope(pool, { tenantId }, db => rollUp(createCtx({ db, tenantId, log, now })), { timeoutSeconds: TIMEOUT_SECONDS })
}
