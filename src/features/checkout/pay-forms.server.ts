import { isMethod } from '#features/gateways/gateway.ts'
import { chooseMethod } from '#features/payments/choose-method.server.ts'
import { askPayment } from '#features/payments/events.ts'
import type { Invoice } from '#features/payments/invoice.ts'
import { isOpen } from '#features/payments/payment.ts'
import { InvalidInput } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { checkoutReason } from './texts.ts'

/** Chooses the method that a form names. Throws InvalidInput for one that is none, and as `chooseMethod`. `key`: of the link by which it is paid. */
export async function chooseSent(ctx: Ctx, invoice: Pick<Invoice, 'id'>, fields: URLSearchParams, key?: string): Promise<void> {
  const method = fields.get('method') ?? ''
  if (!isMethod(method))
    throw new InvalidInput(checkoutReason('FormRefused'), [{ path: 'method', reason: checkoutReason('MethodUnknown') }])
  await chooseMethod(ctx, invoice.id, method, key)
}

/** Has the gateway asked what became of an invoice's open payment. However often it is wished for, one question waits at a time. */
export async function askAbout(ctx: Ctx, { payment }: Pick<Invoice, 'payment'>): Promise<void> {
  if (!payment || !isOpen(payment.state) || payment.gateway === 'none' || payment.gateway === 'transfer') return
  await enqueue(ctx, askPayment, { paymentId: payment.id }, { singletonKey: payment.id })
}
