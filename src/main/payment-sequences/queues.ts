import { pino } from 'pino'
import { makeEnrolmentQueues } from '#features/enrolments/testing.ts'
import { noticeMail } from '#features/notices/notice-mail.ts'
import { pushNotice } from '#features/notices/push/push-job.ts'
import {
  askPayment,
  cancelPayment,
  expireInvoice,
  giftPaid,
  giftReturned,
  givePaid,
  invoiceMail,
  openPayment,
  sendRefund,
  takeRefunded,
} from '#features/payments/events.ts'
import { makePayoutQueues } from '#features/payouts/testing.ts'
import { createPool } from '#platform/db/pool.ts'
import { handleJob } from '#platform/jobs/job.ts'
import { makeQueues } from '#platform/jobs/jobs.ts'

const idle = async () => {}

/** Makes the queues of everything that a sequence enqueues. */
export async function makeSequenceQueues(databaseUrl: string): Promise<void> {
  await makeEnrolmentQueues(databaseUrl)
  await makePayoutQueues(databaseUrl)
  await makeQueues(databaseUrl, pino({ level: 'silent' }), [
    handleJob(givePaid, idle),
    handleJob(takeRefunded, idle),
    handleJob(giftPaid, idle),
    handleJob(giftReturned, idle),
    handleJob(invoiceMail, idle),
    handleJob(openPayment, idle),
    handleJob(askPayment, idle),
    handleJob(cancelPayment, idle),
    handleJob(expireInvoice, idle),
    handleJob(sendRefund, idle),
    handleJob(noticeMail, idle),
    handleJob(pushNotice, idle),
  ])
  // Of thousands of sequences each looks for its own jobs alone.
  const pool = createPool(databaseUrl, 1, () => {})
  await pool.query(`create index on jobs.job ((data ->> 'tenantId'))`)
  await pool.end()
}
