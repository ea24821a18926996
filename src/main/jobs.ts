import { type JobAccounts, removeExpiredAccounts } from '#features/accounts/jobs.ts'
import { removeExpiredTokens } from '#features/api-clients/jobs.ts'
import { emptyBin } from '#features/bin/jobs.ts'
import { dropDueClasses } from '#features/classes/jobs.ts'
import { COURSE_WORKS } from '#features/course-files/work.server.ts'
import { mailAnnouncements, mailEnrolments } from '#features/enrolments/jobs.ts'
import { workOnImports } from '#features/imports/jobs.ts'
import type { ImportTools } from '#features/imports/steps.server.ts'
import { emptyMediaBin } from '#features/library/jobs.ts'
import { removeUnkeptUploads } from '#features/media/jobs.ts'
import { mailWaitingInvitations } from '#features/members/waiting-mails/jobs.ts'
import { mailNotices, type NoticeMailParts } from '#features/notices/jobs.ts'
import { dropDueContent } from '#features/posts/jobs.ts'
import { eraseDueMembers, keepRetention } from '#features/privacy/jobs.ts'
import { forgetMails, requeueOverdueMails } from '#features/sites/jobs.ts'
import { countFirstFigures, rollUpFigures } from '#features/statistics/jobs.ts'
import { deliverDueWebhooks, forgetDeliveries } from '#features/webhooks/jobs.ts'
import type { WebhookSender } from '#features/webhooks/sender.server.ts'
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
  imports: ImportTools
  tools: JobTools
}

/** Returns every job of the product: scheduled ones, which belong to the platform, and enqueued ones, each of a tenant. */
export const jobsWith = ({ accounts, storage, mailer, webhooks, notices, imports, tools }: JobParts): JobList => ({
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
    removeExpiredAccounts(accounts),
    removeUnkeptUploads(storage),
    emptyMediaBin(storage),
    deliverDueWebhooks(webhooks),
    forgetDeliveries,
  ],
  handled: [
    mailer.job,
    mailNotices(notices),
    mailWaitingInvitations(notices),
    mailEnrolments(notices),
    mailAnnouncements(notices),
    workOnImports(imports, COURSE_WORKS),
    countFirstFigures(tools),
  ],
})
