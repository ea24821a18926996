import { type JobAccounts, removeExpiredAccounts } from '#features/accounts/jobs.ts'
import { removeExpiredTokens } from '#features/api-clients/jobs.ts'
import { emptyBin } from '#features/bin/jobs.ts'
import { dropDueClasses } from '#features/classes/jobs.ts'
import { COURSE_WORKS } from '#features/course-files/work.server.ts'
import { giveInvitedSeats, giveWhatIsPaid, mailAnnouncements, mailEnrolments, takeWhatIsRefunded } from '#features/enrolments/jobs.ts'
import { countPaidGift, countReturnedGift, recordOldGifts } from '#features/gifts/jobs.ts'
import { workOnImports } from '#features/imports/jobs.ts'
import type { ImportTools } from '#features/imports/steps.server.ts'
import { rebuildAllPoints } from '#features/leaderboards/jobs.ts'
import { emptyMediaBin } from '#features/library/jobs.ts'
import { removeUnkeptUploads } from '#features/media/jobs.ts'
import { mailWaitingInvitations } from '#features/members/waiting-mails/jobs.ts'
import { mailNotices, type NoticeMailParts } from '#features/notices/jobs.ts'
import { type PushJobParts, pushNotices } from '#features/notices/push/jobs.ts'
import { checkMoney, dueMoney, paymentJobs } from '#features/payments/jobs.ts'
import type { PaymentParts } from '#features/payments/tools.ts'
import {
  earnMentorShares,
  followDuePayouts,
  mailBankAccounts,
  mailPayouts,
  payoutJobs,
  renewPayoutBanks,
  returnMentorShares,
} from '#features/payouts/jobs.ts'
import { dropDueContent } from '#features/posts/jobs.ts'
import { eraseDueMembers, keepRetention } from '#features/privacy/jobs.ts'
import { type DigestParts, enqueueDigests, mailDigests, remindDue } from '#features/reminders/jobs.ts'
import { countTenantWords, type IndexParts, indexTenant, indexUnheard } from '#features/retrieval/jobs.ts'
import { forgetMails, requeueOverdueMails } from '#features/sites/jobs.ts'
import { countFirstFigures, rollUpFigures } from '#features/statistics/jobs.ts'
import { deliverDueWebhooks, forgetDeliveries } from '#features/webhooks/jobs.ts'
import type { WebhookSender } from '#features/webhooks/sender.server.ts'
import { sendDueStatements, sendToStore } from '#features/xapi/jobs.ts'
import type { SendParts } from '#features/xapi/send.server.ts'
import type { JobList } from '#platform/jobs/jobs.ts'
import type { JobTools } from '#platform/jobs/run-job.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'
import type { FileStorage } from '#platform/storage/storage.ts'

interface JobParts {
  accounts: JobAccounts
  storage: FileStorage
  mailer: Mailer
  webhooks: WebhookSender
  notices: NoticeMailParts
  push: PushJobParts
  digests: DigestParts
  imports: ImportTools
  statements: SendParts
  payments: PaymentParts
  index: IndexParts
  tools: JobTools
}

/** Returns every job of the product: scheduled ones, which belong to the platform, and enqueued ones, each of a tenant. */
export const jobsWith = ({
  accounts,
  storage,
  mailer,
  webhooks,
  notices,
  push,
  digests,
  imports,
  statements,
  payments,
  index,
  tools,
}: JobParts): JobList => ({
  scheduled: [
    dropDueContent,
    dropDueClasses,
    removeExpiredTokens,
    requeueOverdueMails,
    forgetMails,
    eraseDueMembers,
    keepRetention,
    emptyBin,
    rollUpFigures,
    rebuildAllPoints,
    removeExpiredAccounts(accounts),
    removeUnkeptUploads(storage),
    emptyMediaBin(storage),
    deliverDueWebhooks(webhooks),
    forgetDeliveries,
    remindDue,
    enqueueDigests(digests),
    sendDueStatements,
    recordOldGifts,
    dueMoney,
    followDuePayouts,
    renewPayoutBanks,
    checkMoney,
    indexUnheard(index),
  ],
  handled: [
    mailer.job,
    mailNotices(notices),
    pushNotices(push),
    mailDigests(digests),
    mailWaitingInvitations(notices),
    mailEnrolments(notices),
    giveInvitedSeats(),
    giveWhatIsPaid(statements.seal),
    takeWhatIsRefunded(),
    mailAnnouncements(notices),
    sendToStore(statements),
    workOnImports(imports, COURSE_WORKS),
    countFirstFigures(tools),
    countPaidGift(),
    countReturnedGift(),
    ...paymentJobs(payments),
    earnMentorShares(),
    returnMentorShares(),
    ...payoutJobs(tools, { seal: statements.seal, findGateway: payments.findGateway }),
    mailPayouts(payments),
    mailBankAccounts(payments),
    indexTenant(index),
    countTenantWords(),
  ],
})
