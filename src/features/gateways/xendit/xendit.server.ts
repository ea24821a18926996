import type { Gateway, RefundOrder, RefundResult } from '../gateway.ts'
import { textOf, toRecord } from '../json.ts'
import { GATEWAY_METHODS } from '../keys.ts'
import { askXendit, errorCodeOf, type XenditParts } from './api.server.ts'
import { cancelInvoice, findInvoice, invoiceStatus, openInvoice } from './invoices.server.ts'
import { readNotification } from './notification.ts'
import { createPayouts } from './payouts.server.ts'
import { readReport } from './report.ts'
import { cancelSession, isSession, openSession, requestOf, sessionStatus } from './sessions.server.ts'

/** Xendit: payment pages by sessions, or by invoices where the settings want it, refunds and payouts. Source: docs.xendit.co. */
export function createXendit(parts: XenditParts, now: () => Date = () => new Date()): Gateway {
  const { keys } = parts
  return {
    name: 'xendit',
    methods: GATEWAY_METHODS.xendit,
    open: async (order, signal) =>
      keys.page === 'invoices' ? await openInvoice(parts, order, now(), signal) : await openSession(parts, order, signal),
    // The reference says what was opened, whatever the settings say by now.
    status: async (orderId, signal, ref) =>
      isSession(ref) ? await sessionStatus(parts, orderId, ref, signal) : await invoiceStatus(parts, orderId, signal),
    cancel: async (orderId, signal, ref) =>
      isSession(ref) ? await cancelSession(parts, ref, signal) : await cancelInvoice(parts, orderId, signal),
    refund: (order, signal) => refund(parts, order, signal),
    readNotification: (headers, body) => readNotification(keys, headers, body),
    readReport,
    async tryKeys(signal) {
      // An invoice that nobody made: the list is empty, and a wrong key is told with 401.
      await findInvoice(parts, 'sanggar-key-check', signal)
    },
    payouts: createPayouts(parts),
  }
}

/** Source: docs.xendit.co, "Create refund": the same key again answers as before; what is refused says so by its status. */
async function refund(parts: XenditParts, { orderId, ref, key, amount, reason }: RefundOrder, signal: AbortSignal): Promise<RefundResult> {
  const of = await paidBy(parts, orderId, ref, signal)
  if (!of) return { state: 'failed' }
  const body = { ...of, reference_id: key, amount, currency: 'IDR', reason: 'OTHERS', metadata: { reason: reason.slice(0, 255) } }
  const answer = await askXendit(parts, { path: '/refunds', body, headers: { 'idempotency-key': key } }, signal, [400, 404, 409])
  if (answer.status >= 400) return errorCodeOf(answer) === 'DUPLICATE_ERROR' ? { state: 'sent', ref: key } : { state: 'failed' }
  const made = toRecord(answer.json)
  const refundId = textOf(made['id']) ?? key
  const status = textOf(made['status'])
  if (status === 'SUCCEEDED') return { state: 'done', ref: refundId }
  return status === 'FAILED' || status === 'CANCELLED' ? { state: 'failed', ref: refundId } : { state: 'sent', ref: refundId }
}

async function paidBy(
  parts: XenditParts,
  orderId: string,
  ref: string | undefined,
  signal: AbortSignal,
): Promise<{ payment_request_id: string } | { invoice_id: string } | undefined> {
  if (isSession(ref)) {
    const request = await requestOf(parts, ref, signal)
    return request ? { payment_request_id: request } : undefined
  }
  const id = textOf((await findInvoice(parts, orderId, signal))?.['id'])
  return id ? { invoice_id: id } : undefined
}
