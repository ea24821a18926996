import { sql } from 'kysely'
import { addNotices } from '#features/notices/notices.server.ts'
import { giftPaid, giftReturned } from '#features/payments/events.ts'
import { createCtx } from '#platform/context.ts'
import { toTenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import { eachAlone } from '#platform/jobs/each-alone.ts'
import { type HandledJob, handleJob } from '#platform/jobs/job.ts'
import type { ScheduledJob } from '#platform/jobs/jobs.ts'
import type { JobTools } from '#platform/jobs/run-job.ts'
import { openLateCase } from './late.server.ts'
import { recordSome, unrecorded } from './record.server.ts'
import { findInvoiceOf, settleGift } from './settle.server.ts'

/** A gift was paid: it counts, and staff hear of it, once. Money that came after the permit's end is a case besides. */
export const countPaidGift = (): HandledJob =>
  handleJob(giftPaid, async (ctx, { invoiceId }) => {
    const gift = await settleGift(ctx, invoiceId)
    if (!gift?.isNew) return
    await addNotices(ctx, { kind: 'gift' })
    await openLateCase(ctx, invoiceId)
  })

/** A gift went back, in part or whole, or came again: what stays of it counts. */
export const countReturnedGift = (): HandledJob =>
  handleJob(giftReturned, async (ctx, { refundId }) => {
    const invoiceId = await findInvoiceOf(ctx, refundId)
    if (invoiceId) await settleGift(ctx, invoiceId)
  })

/** Every ten minutes: the ledger gets the pledges that staff approved before there was one. Later it finds nothing. */
export const recordOldGifts: ScheduledJob = {
  name: 'gifts.record',
  cron: '*/10 * * * *',
  run: recordDue,
}

/** The most pledges that are recorded in one transaction, which holds the tenant's ledger. */
const AT_ONCE = 200

/** Records every approved pledge that the ledger does not have yet, tenant by tenant. */
export async function recordDue({ pool, log }: Pick<JobTools, 'pool' | 'log'>): Promise<void> {
  const { rows } = await withScope(pool, { system: 'due-payments' }, db =>
    // every tenant: the job looks for those with something to record
    sql<{ tenant_id: string }>`select distinct tenant_id from donations where ${unrecorded()}`.execute(db),
  )
  for (const { tenant_id } of rows) {
    const tenantId = toTenantId(tenant_id)
    await eachAlone(log, tenantId, async () => {
      const some = () => withScope(pool, { tenantId }, db => recordSome(createCtx({ db, tenantId, log }), AT_ONCE))
      while ((await some()) === AT_ONCE);
    })
  }
}
