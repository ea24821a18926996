import { sql } from 'kysely'
import { askPayout, returnShares as returnSharesJob, shareEarnings } from '#features/payments/events.ts'
import { createCtx } from '#platform/context.ts'
import { isUuid, toTenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import { eachAlone } from '#platform/jobs/each-alone.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { type HandledJob, handleJob } from '#platform/jobs/job.ts'
import type { ScheduledJob } from '#platform/jobs/jobs.ts'
import type { JobTools } from '#platform/jobs/run-job.ts'
import { type PayingTools, refreshBanks } from './banks.server.ts'
import { gatherBatch } from './batch.server.ts'
import { askWhoseAccount } from './check-account.server.ts'
import { type FollowTools, follow } from './follow.server.ts'
import { mailAccount, mailPayout, type PayoutMailParts } from './mails.server.ts'
import { earnShares, returnShares } from './shares.server.ts'
import { accountMail, batchPayouts, checkAccount, followPayout, listBanks, payoutMail } from './tasks.ts'

/** Shares what a paid invoice brought. */
export const earnMentorShares = (): HandledJob => handleJob(shareEarnings, async (ctx, { invoiceId }) => await earnShares(ctx, invoiceId))

/** Takes back the mentors' parts of a refund. */
export const returnMentorShares = (): HandledJob =>
  handleJob(returnSharesJob, async (ctx, { refundId }) => await returnShares(ctx, refundId))

/** Returns the jobs that talk to gateways about payouts. */
export function payoutJobs({ pool }: JobTools, gateways: PayingTools): HandledJob[] {
  const tools: FollowTools = { ...gateways, apart: (tenantId, work) => withScope(pool, { tenantId }, work) }
  return [
    handleJob(batchPayouts, async ctx => await gatherBatch(ctx, tools)),
    handleJob(followPayout, async (ctx, { payoutId }, trial) => await follow(ctx, payoutId, trial, tools)),
    handleJob(checkAccount, async (ctx, { accountId }, trial) => await askWhoseAccount(ctx, accountId, trial, tools)),
    handleJob(listBanks, async (ctx, _payload, trial) => await refreshBanks(ctx, trial, tools)),
    // A notification says only "ask". Its payout is named by our key or by the gateway's reference.
    handleJob(askPayout, async (ctx, { gateway, orderId }) => {
      const { rows } = await sql<{ id: string }>`
        select p.id from payouts p join payout_batches b on b.tenant_id = p.tenant_id and b.id = p.batch_id and b.driver = ${gateway}
        where p.tenant_id = ${ctx.tenantId} and (p.id = ${isUuid(orderId) ? orderId : null} or p.gateway_ref = ${orderId})`.execute(ctx.db)
      for (const { id } of rows) await enqueue(ctx, followPayout, { payoutId: id })
    }),
  ]
}

/** Mails mentors what became of their payouts, and of their bank accounts. */
export const mailPayouts = (parts: PayoutMailParts): HandledJob =>
  handleJob(payoutMail, async (ctx, { payoutId, what }) => await mailPayout(ctx, payoutId, what, parts))
export const mailBankAccounts = (parts: PayoutMailParts): HandledJob =>
  handleJob(accountMail, async (ctx, { accountId, what }) => await mailAccount(ctx, accountId, what, parts))

/** Every minute: payouts whose gateway has not told for a while. */
export const followDuePayouts: ScheduledJob = { name: 'payouts.due', cron: '* * * * *', run: enqueueDue }

/** Has the gateways asked about all payouts that are due. */
export async function enqueueDue({ pool, log }: JobTools): Promise<void> {
  const { rows } = await withScope(pool, { system: 'due-payments' }, db =>
    // every tenant: the job looks for payouts that are due
    sql<{ tenantId: string; ids: string[] }>`select tenant_id as "tenantId", array_agg(id order by ask_at) as ids from (
      select tenant_id, id, ask_at from payouts where ask_at <= now() order by ask_at limit 500) due group by tenant_id`.execute(db),
  )
  for (const one of rows) {
    const tenantId = toTenantId(one.tenantId)
    await eachAlone(log, tenantId, () =>
      withScope(pool, { tenantId }, async db => {
        const ctx = createCtx({ db, tenantId, log })
        for (const payoutId of one.ids) await enqueue(ctx, followPayout, { payoutId }, { singletonKey: payoutId })
      }),
    )
  }
}

/** Every night: approved payouts of tenants whose gateway came later, and the banks that gateways pay out to. */
export const renewPayoutBanks: ScheduledJob = { name: 'payouts.nightly', cron: '20 19 * * *', run: enqueueNightly }

export async function enqueueNightly({ pool, log }: JobTools): Promise<void> {
  const { rows } = await withScope(pool, { system: 'due-payments' }, db =>
    // every tenant: the job looks for those with a gateway that may pay out
    sql<{ tenantId: string }>`select distinct tenant_id as "tenantId" from gateway_settings
      where is_enabled and gateway in ('midtrans', 'xendit') and sealed_keys is not null`.execute(db),
  )
  for (const one of rows) {
    const tenantId = toTenantId(one.tenantId)
    await eachAlone(log, tenantId, () =>
      withScope(pool, { tenantId }, async db => {
        const ctx = createCtx({ db, tenantId, log })
        await enqueue(ctx, listBanks, {})
        await enqueue(ctx, batchPayouts, {}, { singletonKey: tenantId })
      }),
    )
  }
}
