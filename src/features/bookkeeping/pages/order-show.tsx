import { useActionData, useLoaderData } from 'react-router'
import { hasFreshProof } from '#features/members/roles.server.ts'
import { cancelInvoice } from '#features/payments/end-invoice.server.ts'
import { askPayment } from '#features/payments/events.ts'
import { invoiceIdOf } from '#features/payments/lock-invoice.server.ts'
import { cancelRefund, confirmHandRefund, requestRefund } from '#features/payments/refunds.server.ts'
import { REFUND_SEATS, REFUND_WAYS } from '#features/payments/schema.ts'
import { confirmTransfer, refuseTransfer } from '#features/payments/transfers.server.ts'
import { can, requirePermission } from '#features/permissions/permissions.ts'
import { InvalidInput, NotFound } from '#kit/errors.ts'
import { factorHref } from '#kit/login.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { ConfirmForm } from '#ui/app/confirm-form.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { ORDER_DONE } from '../order-columns.ts'
import { readOrderStory } from '../order-story.server.ts'
import { readRupiah } from '../read-rupiah.ts'
import { bookkeepingReason, bookkeepingTexts } from '../texts.ts'
import { OrderPayments } from '../ui/order-payments.tsx'
import { OrderRefunds } from '../ui/order-refunds.tsx'
import { OrderLines, OrderSummary } from '../ui/order-summary.tsx'
import { OrderTraces } from '../ui/order-traces.tsx'

const LIST = '/Studio/Orders'

/** The story of an order, and what staff can do with it. */
export const loader = appLoader(async ({ ctx, page, query, lang }) => {
  const story = await readOrderStory(ctx, page.params['id'] ?? '', query.get('notification') ?? undefined)
  const isWriter = can(ctx.viewer, 'payments.write')
  return {
    title: bookkeepingTexts(lang).fill('order.title', { number: story.invoice.number }),
    story,
    isWriter,
    proveHref: isWriter && !hasFreshProof(ctx) ? factorHref(`${LIST}/${story.invoice.id}`, true) : undefined,
    done: query.get('done'),
  }
})

type Args = Parameters<Parameters<typeof appAction>[0][string]>[0]

const back = ({ page }: Args, done: (typeof ORDER_DONE)[number]) => `${LIST}/${page.params['id'] ?? ''}?done=${done}`

/** Returns the payment's id that a form names. Throws NotFound for another order's. */
async function paymentOf({ ctx, page }: Args, fields: URLSearchParams): Promise<string> {
  const id = fields.get('payment') ?? ''
  if ((await invoiceIdOf(ctx, id)) !== page.params['id']) throw new NotFound()
  return id
}

export const action = appAction({
  refund: async (args, fields) => {
    requirePermission(args.ctx.viewer, 'payments.write')
    await requestRefund(args.ctx, {
      paymentId: await paymentOf(args, fields),
      amount: readRupiah(fields.get('amount') ?? '', 'amount'),
      reason: fields.get('reason') ?? '',
      seat: REFUND_SEATS.find(one => one === fields.get('seat')) ?? 'keep',
      way: REFUND_WAYS.find(one => one === fields.get('way')) ?? 'gateway',
    })
    return back(args, 'refunded')
  },
  'refund-done': async (args, fields) => {
    await confirmHandRefund(args.ctx, fields.get('refund') ?? '')
    return back(args, 'refund-done')
  },
  'refund-cancel': async (args, fields) => {
    await cancelRefund(args.ctx, fields.get('refund') ?? '')
    return back(args, 'refund-cancelled')
  },
  confirm: async (args, fields) => {
    requirePermission(args.ctx.viewer, 'payments.write')
    await confirmTransfer(args.ctx, await paymentOf(args, fields))
    return back(args, 'confirmed')
  },
  refuse: async (args, fields) => {
    requirePermission(args.ctx.viewer, 'payments.write')
    await refuseTransfer(args.ctx, await paymentOf(args, fields), fields.get('note') ?? '')
    return back(args, 'refused')
  },
  ask: async (args, fields) => {
    requirePermission(args.ctx.viewer, 'payments.write')
    await enqueue(args.ctx, askPayment, { paymentId: await paymentOf(args, fields) })
    return back(args, 'asked')
  },
  cancel: async (args, fields) => {
    requirePermission(args.ctx.viewer, 'payments.write')
    const reason = bookkeepingReason('Sure')
    if (fields.get('sure') !== '1') throw new InvalidInput(reason, [{ path: 'sure', reason }])
    await cancelInvoice(args.ctx, args.page.params['id'] ?? '')
    return back(args, 'cancelled')
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function OrderShow() {
  const { title, story, isWriter, proveHref, done } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const { orders, order: t } = useTexts(bookkeepingTexts)
  const said = ORDER_DONE.find(one => one === done)
  const base = `${LIST}/${story.invoice.id}`
  return (
    <AppPage title={title} trail={[{ label: orders.title, href: LIST }]}>
      <div className="space-y-6">
        {form && <FormRefusal form={form} />}
        {!form && said && <FormMessage tone="done">{t.done[said]}</FormMessage>}
        <OrderSummary {...story} />
        <OrderLines invoice={story.invoice} />
        <OrderPayments base={base} payments={story.payments} isWriter={isWriter} />
        <OrderRefunds base={base} payments={story.payments} isWriter={isWriter} proveHref={proveHref} form={form} />
        <OrderTraces base={base} story={story} />
        {isWriter && story.invoice.status === 'pending' && (
          <ConfirmForm
            name="cancel"
            action={base}
            words={{ title: t.cancel, text: t.cancelLead, button: t.cancelButton }}
            sure={t.cancelSure}
            isDanger
            form={form}
          />
        )}
      </div>
    </AppPage>
  )
}
