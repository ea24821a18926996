import type { OpenAPIHono } from '@hono/zod-openapi'
import { chooseMethod } from '#features/payments/choose-method.server.ts'
import type { Invoice } from '#features/payments/invoice.ts'
import { storeNotification } from '#features/payments/notifications.server.ts'
import { findInvoice } from '#features/payments/queries.server.ts'
import type { GatewaySource } from '#features/payments/tools.ts'
import { toInvoiceView } from '#features/payments/view.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { sayReason } from '#kit/reason.ts'
import type { Ctx } from '#platform/context.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { checkoutContract } from './contract.ts'
import { notifierOf } from './notifier.ts'
import { orderClass, requireBuyer } from './orders.server.ts'
import { getOwnInvoice } from './own.server.ts'
import { repayClass } from './repay.server.ts'
import { checkoutReason } from './texts.ts'

export interface CheckoutParts extends GatewaySource {
  /** Returns scheme, host and port of a site's host. */
  originOf(host: string): string
}

/** Registers the calls that buy a class, and the one that gateways call. */
export function addCheckoutRoutes(api: OpenAPIHono<ApiEnv>, parts: CheckoutParts): void {
  const show = (ctx: Ctx, invoice: Invoice, host: string) => toInvoiceView(invoice, { origin: parts.originOf(host), lang: ctx.lang })
  api.openapi(checkoutContract.invoice, async c => {
    const { slug, coupon, method } = c.req.valid('json')
    const ctx = c.get('ctx')
    const { site } = c.env
    const { isNew, ...made } = await orderClass(ctx, site.settings, { slug, coupon })
    const invoice = method && made.status === 'pending' ? await chosen(ctx, made, method) : made
    const shown = toEnvelope(show(ctx, invoice, site.host))
    return isNew ? c.json(shown, 201) : c.json(shown, 200)
  })
  api.openapi(checkoutContract.detail, async c => {
    const { id, method } = c.req.valid('json')
    const ctx = c.get('ctx')
    if (method) requireBuyer(ctx)
    const own = await getOwnInvoice(ctx, id)
    return c.json(toEnvelope(show(ctx, method ? await chosen(ctx, own, method) : own, c.env.site.host)), 200)
  })
  api.openapi(checkoutContract.repay, async c => {
    const ctx = c.get('ctx')
    const { site } = c.env
    return c.json(toEnvelope(show(ctx, await repayClass(ctx, site.settings, c.req.valid('query').slug), site.host)), 200)
  })
  // Not by its contract: a body that can't be read is judged as it came, and its bytes are what was signed.
  api.openAPIRegistry.registerPath(checkoutContract.callback)
  api.post(checkoutContract.callback.path, async c => {
    const ctx = c.get('ctx')
    const { headers } = c.req.raw
    const body = await c.req.text()
    const gateway = notifierOf(headers, body)
    const outcome = gateway ? await storeNotification(ctx, parts, gateway, headers, body) : 'unreadable'
    if (outcome === 'stored') return c.json(toEnvelope({ stored: true }), 200)
    // Answered and not thrown: what was refused is a row, too, and is counted.
    const reason = checkoutReason(outcome === 'forged' ? 'NotificationForged' : 'NotificationUnreadable')
    return c.json({ status: false, message: sayReason(reason, ctx.lang), data: null }, outcome === 'forged' ? 403 : 422)
  })
  api.openapi(checkoutContract.comeBack, c => {
    const orderId = c.req.query('order_id')
    const to = orderId === undefined ? '/CallbackPayment' : `/CallbackPayment?order_id=${encodeURIComponent(orderId.slice(0, 60))}`
    return c.json(toEnvelope({ to }), 302, { location: to })
  })
}

async function chosen(ctx: Ctx, invoice: Invoice, method: Parameters<typeof chooseMethod>[2]): Promise<Invoice> {
  await chooseMethod(ctx, invoice.id, method)
  return (await findInvoice(ctx, invoice.id)) ?? invoice
}
