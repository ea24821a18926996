import { type HandledJob, handleJob } from '#platform/jobs/job.ts'
import type { ScheduledJob } from '#platform/jobs/jobs.ts'
import { askPayment, cancelPayment, expireInvoice, invoiceMail, openPayment, sendRefund } from './events.ts'
import type { PaymentParts } from './tools.ts'
import { askAtGateway, cancelAtGateway } from './work/ask.server.ts'
import { checkLedgers, enqueueDue } from './work/due.server.ts'
import { expireDue } from './work/expire.server.ts'
import { mailInvoice } from './work/mail.server.ts'
import { openAtGateway } from './work/open.server.ts'
import { sendToGateway } from './work/send-refund.server.ts'

/** Everything that payments do after a request: gateways are asked here and nowhere else. */
export const paymentJobs = (parts: PaymentParts): HandledJob[] => [
  handleJob(openPayment, async (ctx, { paymentId }, trial) => await openAtGateway(ctx, paymentId, trial, parts)),
  handleJob(askPayment, async (ctx, { paymentId }, trial) => void (await askAtGateway(ctx, paymentId, trial, parts))),
  handleJob(cancelPayment, async (ctx, { paymentId }, trial) => await cancelAtGateway(ctx, paymentId, trial, parts)),
  handleJob(expireInvoice, async (ctx, { invoiceId }, trial) => await expireDue(ctx, invoiceId, trial, parts)),
  handleJob(sendRefund, async (ctx, { refundId }, trial) => await sendToGateway(ctx, refundId, trial, parts)),
  handleJob(invoiceMail, async (ctx, payload) => await mailInvoice(ctx, payload, parts)),
]

/** Each minute: what expires, and what gateways are asked again. */
export const dueMoney: ScheduledJob = { name: 'payments.due', cron: '* * * * *', run: tools => enqueueDue(tools) }

/** Each night: the rules that every ledger keeps. */
export const checkMoney: ScheduledJob = { name: 'payments.check', cron: '20 20 * * *', run: tools => checkLedgers(tools) }
