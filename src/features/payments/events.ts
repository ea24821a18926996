import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

/** The jobs of payments, enqueued in the transaction of their cause. Those of other rooms are handled there, by what was sold. */

const ofInvoice = z.strictObject({ invoiceId: z.uuid() })
const ofRefund = z.strictObject({ refundId: z.uuid() })
const ofPayment = z.strictObject({ paymentId: z.uuid() })
/** What follows from money must come about, however long something is away. */
const patient = { limit: 12, delaySeconds: 5, maxDelaySeconds: 3600 }

/** An order or seats were paid: gives what was bought. Handled by enrolments, for lines of kind `class` and `places`. */
export const givePaid = defineJob({ name: 'enrolments.give-paid', schema: ofInvoice, retry: patient })
/** A refund that takes the seat was ordered, or money was charged back. Handled by enrolments. */
export const takeRefunded = defineJob({ name: 'enrolments.take-refunded', schema: ofRefund, retry: patient })
/** Handled by payouts: the mentors' parts of a paid invoice. */
export const shareEarnings = defineJob({ name: 'payouts.share', schema: ofInvoice, retry: patient })
/** Handled by payouts: the mentors' parts of what is given back. */
export const returnShares = defineJob({ name: 'payouts.return', schema: ofRefund, retry: patient })
/** Handled by payouts: a genuine notification about a payout; `orderId` is its key, or the gateway's reference. */
export const askPayout = defineJob({
  name: 'payouts.ask-told',
  schema: z.strictObject({ gateway: z.enum(['midtrans', 'xendit']), orderId: z.string().min(1).max(100) }),
  retry: patient,
})
/** Handled by gifts: a gift was paid, or given back. */
export const giftPaid = defineJob({ name: 'gifts.paid', schema: ofInvoice, retry: patient })
export const giftReturned = defineJob({ name: 'gifts.returned', schema: ofRefund, retry: patient })

/** Mails about an invoice. `order`: how to pay it; `receipt`: it is paid; `expired`; `refund`: money goes back. */
const INVOICE_MAIL_KINDS = ['order', 'receipt', 'expired', 'refund'] as const
export type InvoiceMailKind = (typeof INVOICE_MAIL_KINDS)[number]
export const invoiceMail = defineJob({
  name: 'payments.mail',
  schema: z.strictObject({ invoiceId: z.uuid(), what: z.enum(INVOICE_MAIL_KINDS), refundId: z.uuid().optional() }),
})

/** Opens a payment at its gateway. */
export const openPayment = defineJob({ name: 'payments.open', schema: ofPayment, retry: patient, timeoutSeconds: 45 })
/** Asks the gateway what became of a payment, and settles it. */
export const askPayment = defineJob({ name: 'payments.ask', schema: ofPayment, retry: patient, timeoutSeconds: 45 })
/** Ends a payment at its gateway that was cancelled here. */
export const cancelPayment = defineJob({ name: 'payments.cancel', schema: ofPayment, retry: patient, timeoutSeconds: 45 })
/** Asks the gateway for the last time, and ends an invoice whose time is over. */
export const expireInvoice = defineJob({ name: 'payments.expire', schema: ofInvoice, retry: patient, timeoutSeconds: 120 })
/** Sends a promised refund to its gateway, and follows it. */
export const sendRefund = defineJob({ name: 'payments.refund', schema: ofRefund, retry: patient, timeoutSeconds: 45 })
