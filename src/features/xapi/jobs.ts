import { sql } from 'kysely'
import { createCtx } from '#platform/context.ts'
import { toTenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import { eachAlone } from '#platform/jobs/each-alone.ts'
import { type HandledJob, handleJob } from '#platform/jobs/job.ts'
import type { ScheduledJob } from '#platform/jobs/jobs.ts'
import type { JobTools } from '#platform/jobs/run-job.ts'
import { type SendParts, sendWaiting } from './send.server.ts'
import { enqueueSending, sendStatements } from './statements.server.ts'

/** Sends a tenant's statements to its store. */
export const sendToStore = (parts: SendParts): HandledJob =>
  handleJob(sendStatements, async (ctx, _payload, trial) => await sendWaiting(ctx, trial, parts))

/** Every five minutes: what waits since a store was away. */
export const sendDueStatements: ScheduledJob = {
  name: 'xapi.due',
  cron: '*/5 * * * *',
  run: enqueueDue,
}

/** Has the statements of all tenants sent whose stores are on and for which something waits. */
export async function enqueueDue({ pool, log }: JobTools): Promise<void> {
  const { rows } = await withScope(pool, { system: 'due-webhook' }, db =>
    // every tenant: the job looks for those with something to send
    sql<{ tenant_id: string }>`select s.tenant_id from xapi_stores s where s.switched_on_at is not null
      and (exists (select from xapi_statements w where w.tenant_id = s.tenant_id and w.sent_at is null and w.refused_at is null)
        or exists (select from xapi_erasures e where e.tenant_id = s.tenant_id and e.noted_at is null))`.execute(db),
  )
  for (const { tenant_id } of rows) {
    const tenantId = toTenantId(tenant_id)
    await eachAlone(log, tenantId, () => withScope(pool, { tenantId }, db => enqueueSending(createCtx({ db, tenantId, log }))))
  }
}
