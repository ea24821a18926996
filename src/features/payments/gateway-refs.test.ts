import { beforeAll, expect, it } from 'vitest'
import { atPresent, openTestDatabase } from '#platform/testing/database.ts'
import { chooseMethod } from './choose-method.server.ts'
import { createInvoice } from './create-invoice.server.ts'
import { cancelInvoice } from './end-invoice.server.ts'
import { requestRefund } from './refunds.server.ts'
import { buildGateways, buildMember, buildOrder, buildViewer, type MoneyDesk, openMoneyDesk, settings } from './testing.ts'
import { askAtGateway, cancelAtGateway } from './work/ask.server.ts'
import { openAtGateway } from './work/open.server.ts'
import { sendToGateway } from './work/send-refund.server.ts'

const raw = openTestDatabase()
const database = atPresent(raw)
let desk: MoneyDesk
const trial = { signal: AbortSignal.timeout(60_000), startAgain: async () => {} }

beforeAll(async () => {
  desk = await openMoneyDesk(raw)
})

it('a gateway hears its own id of an order with whatever it is asked, since some find it by that alone', async () => {
  const tenantId = await raw.createTenant()
  await buildGateways(raw, tenantId)
  const memberId = await buildMember(raw, tenantId)
  const [mine, staff] = [buildViewer(memberId), buildViewer(await buildMember(raw, tenantId), 'admin', new Date())]
  const told: (string | undefined)[] = []
  const parts: typeof desk.parts = {
    ...desk.parts,
    findGateway: async (ctx, name) => {
      const gateway = await desk.parts.findGateway(ctx, name)
      return (
        gateway && {
          ...gateway,
          status: async (orderId, signal, ref) => (told.push(ref), await gateway.status(orderId, signal, ref)),
          cancel: async (orderId, signal, ref) => (told.push(ref), await gateway.cancel(orderId, signal, ref)),
          refund: async (order, signal) => (told.push(order.ref), await gateway.refund(order, signal)),
        }
      )
    },
  }
  const open = async () => {
    const invoice = await database.asTenant(tenantId, ctx => createInvoice(ctx, settings, buildOrder(memberId)))
    const payment = await database.asTenant(tenantId, ctx => chooseMethod(ctx, invoice.id, 'va-bca'), { viewer: mine })
    await desk.work()
    return payment
  }
  const [first, second] = [await open(), await open()]
  desk.gateway.pay(first.orderId)
  await database.asTenant(tenantId, ctx => askAtGateway(ctx, first.id, trial, parts))
  const refund = { paymentId: first.id, amount: 1000, reason: 'uji', seat: 'keep', way: 'gateway' } as const
  const { id } = await database.asTenant(tenantId, ctx => requestRefund(ctx, refund), { viewer: staff })
  await database.asTenant(tenantId, ctx => sendToGateway(ctx, id, trial, parts))
  await database.asTenant(tenantId, ctx => cancelInvoice(ctx, second.invoiceId), { viewer: mine })
  await database.asTenant(tenantId, ctx => cancelAtGateway(ctx, second.id, trial, parts))
  expect(told).toEqual([`ref-${first.orderId}`, `ref-${first.orderId}`, `ref-${second.orderId}`])
})

it('an order that was cancelled while its gateway opened it is cancelled there by the id that it got meanwhile', async () => {
  const tenantId = await raw.createTenant()
  await buildGateways(raw, tenantId)
  const memberId = await buildMember(raw, tenantId)
  const mine = { viewer: buildViewer(memberId) }
  const invoice = await database.asTenant(tenantId, ctx => createInvoice(ctx, settings, buildOrder(memberId)))
  const payment = await database.asTenant(tenantId, ctx => chooseMethod(ctx, invoice.id, 'va-bca'), mine)
  const cancelled: (string | undefined)[] = []
  const parts: typeof desk.parts = {
    ...desk.parts,
    findGateway: async (ctx, name) => {
      const gateway = await desk.parts.findGateway(ctx, name)
      return (
        gateway && {
          ...gateway,
          open: async (order, signal) => {
            await database.asTenant(tenantId, other => cancelInvoice(other, invoice.id), mine)
            return await gateway.open(order, signal)
          },
          cancel: async (_orderId, _signal, ref) => void cancelled.push(ref),
        }
      )
    },
  }
  await database.asTenant(tenantId, ctx => openAtGateway(ctx, payment.id, trial, parts))
  await database.asTenant(tenantId, ctx => cancelAtGateway(ctx, payment.id, trial, parts))
  expect(cancelled).toEqual([`ref-${payment.orderId}`])
})
