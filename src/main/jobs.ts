import { type JobAccounts, removeExpiredAccounts } from '#features/accounts/jobs.ts'
import { removeExpiredTokens } from '#features/api-clients/jobs.ts'
import { dropDueClasses } from '#features/classes/jobs.ts'
import { removeUnkeptUploads } from '#features/media/jobs.ts'
import { dropDueContent } from '#features/posts/jobs.ts'
import { eraseDueMembers, keepRetention } from '#features/privacy/jobs.ts'
import { deliverDueMails, forgetMails } from '#features/sites/jobs.ts'
import { deliverDueWebhooks, forgetDeliveries } from '#features/webhooks/jobs.ts'
import type { WebhookSender } from '#features/webhooks/sender.server.ts'
import type { ScheduledJob } from '#platform/jobs/jobs.ts'
import type { FileStorage } from '#platform/storage/storage.ts'

/** Every job of the product. */
export const handlersWith = (accounts: JobAccounts, storage: FileStorage, webhooks: WebhookSender): readonly ScheduledJob[] => [
  dropDueContent,
  dropDueClasses,
  removeExpiredTokens,
  deliverDueMails,
  forgetMails,
  eraseDueMembers,
  keepRetention,
  removeExpiredAccounts(accounts),
  removeUnkeptUploads(storage),
  deliverDueWebhooks(webhooks),
  forgetDeliveries,
]
