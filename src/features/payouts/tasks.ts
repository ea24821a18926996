import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

/** The jobs of payouts, enqueued in the transaction of their cause. */

const ofPayout = z.strictObject({ payoutId: z.uuid() })
/** Money on its way is followed however long a gateway is away; the clock asks besides. */
const patient = { limit: 8, delaySeconds: 10, maxDelaySeconds: 3600 }

/** Gathers approved payouts into a batch of the tenant's gateway, if it has one that pays out. */
export const batchPayouts = defineJob({ name: 'payouts.batch', schema: z.strictObject({}), retry: patient })
/** Asks the gateway what became of a payout, and sends one that it does not know yet. */
export const followPayout = defineJob({ name: 'payouts.follow', schema: ofPayout, retry: patient, timeoutSeconds: 60 })
/** Asks the gateway whose an account is. */
export const checkAccount = defineJob({
  name: 'payouts.check-account',
  schema: z.strictObject({ accountId: z.uuid() }),
  timeoutSeconds: 45,
})
/** Asks the tenant's gateway for the banks that it pays out to. */
export const listBanks = defineJob({ name: 'payouts.banks', schema: z.strictObject({}), timeoutSeconds: 45 })

/** What a mentor is told of a payout of theirs. */
export const TOLD = ['approved', 'rejected', 'paid', 'failed', 'reversed'] as const
export type Told = (typeof TOLD)[number]
/** What a mentor is told of a bank account of theirs, since somebody else may have changed it. */
export const ACCOUNT_NEWS = ['added', 'confirmed', 'removed'] as const
export type AccountNews = (typeof ACCOUNT_NEWS)[number]

export const payoutMail = defineJob({ name: 'payouts.mail', schema: ofPayout.extend({ what: z.enum(TOLD) }) })
export const accountMail = defineJob({
  name: 'payouts.account-mail',
  schema: z.strictObject({ accountId: z.uuid(), what: z.enum(ACCOUNT_NEWS) }),
})

/** The templates of mails about payouts. */
export const PAYOUT_MAILS = {
  approved: 'payout.approved',
  rejected: 'payout.rejected',
  paid: 'payout.paid',
  failed: 'payout.failed',
  reversed: 'payout.reversed',
  account: 'payout.account',
} as const
