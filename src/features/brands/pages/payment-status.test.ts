import { beforeAll, describe, expect, it } from 'vitest'
import { orderClass } from '#features/checkout/orders.server.ts'
import { keepPayLink } from '#features/checkout/payer.server.ts'
import { makeCheckoutQueues, openOf, payFor, takeTransfers } from '#features/checkout/testing.ts'
import { buildClass } from '#features/classes/testing.ts'
import { as, type Enrolled, enrol } from '#features/members/testing.ts'
import { chooseMethod } from '#features/payments/choose-method.server.ts'
import { makeInvoiceLink } from '#features/payments/links.server.ts'
import { buildSite } from '#features/sites/testing.ts'
import { buildVisit, createVisitor, PAGE_SEAL } from '#page/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { loader as callback } from './callback-payment.server.tsx'
import { loader as status } from './payment-status.server.tsx'

const database = openTestDatabase()
const query = { order_id: 'text' } as const
const { show, visit } = createVisitor(database, [
  { path: '/CallbackPayment', name: 'CallbackPayment', query },
  { path: '/Payment-Status/Success', name: 'Payment-Status-Success', query },
  { path: '/Payment-Status/Error', name: 'Payment-Status-Error', query },
])
let mine: TenantId
let other: TenantId
let siti: Enrolled
let budi: Enrolled

beforeAll(async () => {
  await makeCheckoutQueues(database.url)
  mine = await database.createTenant()
  other = await database.createTenant()
  siti = await enrol(database, mine, 'Siti', ['student'])
  budi = await enrol(database, mine, 'Budi', ['student'])
  await database.asTenant(mine, takeTransfers)
})

/** Orders a class, and returns the ids of its invoice and payment, and the key of a link to it. */
async function order(slug: string): Promise<{ id: string; orderId: string; key: string }> {
  const viewer = await siti.viewer()
  return await database.asTenant(mine, async ctx => {
    const own = { ...ctx, viewer }
    await buildClass(ctx, { slug, price_rupiah: 150_000 })
    const { id } = await orderClass(own, buildSite({ of: mine }).settings, { slug })
    const { orderId } = await chooseMethod(own, id, 'transfer')
    await openOf(ctx, id)
    return { id, orderId, key: await makeInvoiceLink(ctx, id, 'guardian') }
  })
}

/** The cookie that the page of a link sets. */
async function cookiesOf(key: string): Promise<(name: string) => string | undefined> {
  const kept = buildVisit()
  await database.asTenant(mine, async ctx => keepPayLink({ ctx, visit: kept, seal: PAGE_SEAL }, key))
  const [name = '', value = ''] = kept.setCookies[0]?.split(';')[0]?.split('=') ?? []
  return asked => (asked === name ? decodeURIComponent(value) : undefined)
}

const NEUTRAL = 'Tidak ada pembayaran yang kami kenal'

describe('a payer who comes back', () => {
  it('hears of no payment of somebody else’s, whatever the address claims', async () => {
    const { id, orderId } = await order('orang-lain')
    const tamu = await enrol(database, other, 'Tamu', ['student'])
    for (const who of [{ of: mine }, await as(budi, mine), await as(tamu, other)]) {
      const claim = `?order_id=${orderId}&transaction_status=settlement&status_code=200`
      expect(await visit(callback, `/CallbackPayment${claim}`, who)).toBe('302 /Payment-Status/Error')
      for (const path of ['/Payment-Status/Success', '/Payment-Status/Error']) {
        const { html, head } = await show(status, path + claim, who)
        expect(html + head.description).toContain(NEUTRAL)
        expect(head.robots).toBe('noindex, follow')
        expect(html).not.toContain('INV/')
      }
    }
    await database.asTenant(mine, ctx => payFor(ctx, PAGE_SEAL, id))
    expect((await show(status, `/Payment-Status/Success?order_id=${orderId}`, await as(budi, mine))).html).not.toContain('lunas')
  })

  it('is led to their invoice while it waits, and told what is true of it, whichever page they ask', async () => {
    const { id, orderId } = await order('sendiri')
    const own = await as(siti, mine)
    expect(await visit(callback, `/CallbackPayment?order_id=${orderId}`, own)).toBe(`302 /Checkout/${id}`)
    expect((await show(status, `/Payment-Status/Success?order_id=${orderId}`, own)).html).toContain('data-payment-status="waiting"')
    expect(await visit(callback, '/CallbackPayment', own)).toBe('302 /Payment-Status/Error')
    await database.asTenant(mine, ctx => payFor(ctx, PAGE_SEAL, id))
    expect(await visit(callback, `/CallbackPayment?order_id=${orderId}`, own)).toBe(`302 /Payment-Status/Success?order_id=${orderId}`)
    const { html, head } = await show(status, `/Payment-Status/Error?order_id=${orderId}`, own)
    expect(html).toContain('data-payment-status="paid"')
    expect(head.robots).toBe('noindex, follow')
  })

  it('without an account is known by the link that they came by, and by no other', async () => {
    const { orderId, key } = await order('tautan')
    const apart = await order('tautan-lain')
    const visitOf = async (of: string) => ({ of: mine, visit: { cookie: await cookiesOf(of) } })
    expect(await visit(callback, `/CallbackPayment?order_id=${orderId}`, await visitOf(key))).toBe(`302 /Pay/${key}`)
    expect((await show(status, `/Payment-Status/Success?order_id=${orderId}`, await visitOf(key))).html).toContain(`href="/Pay/${key}"`)
    expect(await visit(callback, `/CallbackPayment?order_id=${orderId}`, await visitOf(apart.key))).toBe('302 /Payment-Status/Error')
    expect(await visit(callback, `/CallbackPayment?order_id=${orderId}`, { ...(await visitOf(key)), of: other })).toBe(
      '302 /Payment-Status/Error',
    )
  })
})
