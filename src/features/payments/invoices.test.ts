import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { createInvoice, repay } from './create-invoice.server.ts'
import { cancelInvoice } from './end-invoice.server.ts'
import { makeInvoiceLink } from './links.server.ts'
import { findInvoiceByKey, getInvoice, listInvoices, listOwnInvoices } from './queries.server.ts'
import { buildGateways, buildMember, buildOrder, buildViewer, openMoneyDesk, settings } from './testing.ts'
import { toInvoiceView } from './view.ts'

const database = openTestDatabase()
let tenantId: TenantId
let other: TenantId
let memberId: string

beforeAll(async () => {
  await openMoneyDesk(database)
})
beforeEach(async () => {
  tenantId = await database.createTenant()
  other = await database.createTenant()
  await buildGateways(database, tenantId)
  memberId = await buildMember(database, tenantId)
})

const order = (input: Parameters<typeof buildOrder>[1] = {}, of: string | null = memberId, now = TEST_NOW) =>
  database.asTenant(tenantId, ctx => createInvoice(ctx, settings, buildOrder(of, input)), { now })
const later = (hours: number) => new Date(TEST_NOW.getTime() + hours * 3_600_000)
const refusal = (code: string, status?: number) =>
  expect.objectContaining({ reason: expect.objectContaining({ code }), ...(status && { status }) })
const counts = async () => (await database.pool.query('select count(*)::int as n from invoices where tenant_id = $1', [tenantId])).rows[0].n

describe('an order', () => {
  it('is refused with negative, fractional or huge sums, foreign members and bad fields, and nothing is written', async () => {
    for (const price of [-1, 0.5, Number.NaN, 1e11]) await expect(order({ price })).rejects.toThrow(refusal('OrderRefused', 422))
    const line = { kind: 'class', subjectId: newId(), name: 'X', quantity: 1000, price: 9_000_000_000 }
    await expect(order({ lines: [line] })).rejects.toThrow(refusal('TotalTooHigh', 422))
    await expect(order({ lines: [{ ...line, quantity: 0 }] })).rejects.toThrow(refusal('OrderRefused'))
    await expect(order({ lines: [] })).rejects.toThrow(refusal('OrderRefused'))
    await expect(order({ buyer: { name: 'x', email: 'bukan' } })).rejects.toThrow(refusal('OrderRefused'))
    await expect(order({ kind: 'gift', price: 0 })).rejects.toThrow(refusal('TotalTooLow', 422))
    await expect(order({}, await buildMember(database, other))).rejects.toThrow()
    expect(await counts()).toBe(0)
    expect((await database.pool.query('select * from invoice_numbers where tenant_id = $1', [tenantId])).rows).toEqual([])
  })

  it('becomes an invoice with number, lines, tax, total, seller and expiry', async () => {
    const taxed = { ...settings, payment: { ...settings.payment, taxBp: 1100 } }
    const made = await database.asTenant(tenantId, ctx => createInvoice(ctx, taxed, buildOrder(memberId, { price: 99_999 })))
    expect(made).toMatchObject({
      isNew: true,
      number: 'INV/2026/000001',
      status: 'pending',
      subtotal: 99_999,
      tax: 11_000,
      total: 110_999,
      seller: { legalName: 'PT Uji', address: 'Jl. Uji 1', taxNumber: '01.234' },
      lines: [{ kind: 'class', recipientId: memberId, quantity: 1, price: 99_999 }],
      payment: null,
    })
    expect(made.expiresAt).toEqual(later(24))
    const view = toInvoiceView(made, { origin: 'http://uji.localhost:3000' })
    expect(view).toMatchObject({ currency: 'IDR', items: [{ name: 'Web dari Nol', quantity: 1, price: 99_999 }], payment: null })
    expect(view.payUrl).toBe(`http://uji.localhost:3000/Checkout/${made.id}`)
  })

  it('is numbered by the year of the tenant’s time zone', async () => {
    const made = await order({}, memberId, new Date('2026-12-31T17:30:00Z'))
    expect(made.number).toBe('INV/2027/000001')
  })

  it('again gives the open invoice, also two at once; another batch or coupon is another one', async () => {
    const subjectId = newId()
    const [a, b, c] = await Promise.all([order({ subjectId }), order({ subjectId }), order({ subjectId })])
    expect(new Set([a.id, b.id, c.id]).size).toBe(1)
    expect([a, b, c].filter(({ isNew }) => isNew)).toHaveLength(1)
    const line = {
      kind: 'class',
      subjectId,
      name: 'Web dari Nol',
      quantity: 1,
      price: 150_000,
      recipientId: memberId,
      details: { batchId: newId() },
    }
    const changed = await order({ lines: [line] })
    expect(changed).toMatchObject({ isNew: true, number: 'INV/2026/000002' })
    const { rows } = await database.pool.query('select status from invoices where tenant_id = $1 order by sequence', [tenantId])
    expect(rows.map(({ status }) => status)).toEqual(['cancelled', 'pending'])
  })

  it('of nothing to pay is paid at once, without a gateway', async () => {
    const made = await order({ price: 0 })
    expect(made).toMatchObject({ status: 'paid', total: 0, payment: { method: 'none', gateway: 'none', state: 'paid' } })
  })
})

describe('numbers', () => {
  it('have no gaps, with many at once, rollbacks among them', async () => {
    const members = await Promise.all(Array.from({ length: 12 }, () => buildMember(database, tenantId)))
    const results = await Promise.allSettled(
      members.map((id, at) =>
        database.asTenant(tenantId, async ctx => {
          await createInvoice(ctx, settings, buildOrder(id))
          if (at % 3 === 0) throw new Error('rolled back')
        }),
      ),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(8)
    const { rows } = await database.pool.query('select sequence from invoices where tenant_id = $1 order by sequence', [tenantId])
    expect(rows.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
})

describe('an invoice is seen', () => {
  it('by who ordered it, by staff and with a link’s key, and by nobody else', async () => {
    const { id } = await order()
    const key = await database.asTenant(tenantId, ctx => makeInvoiceLink(ctx, id, 'guardian'))
    const see = (viewer: Parameters<typeof database.asTenant>[2], of = tenantId, withKey?: string) =>
      database.asTenant(of, ctx => getInvoice(ctx, id, withKey), viewer)
    const missing = refusal('InvoiceMissing', 404)
    await expect(see({})).rejects.toThrow(missing)
    await expect(see({ viewer: buildViewer(await buildMember(database, tenantId)) })).rejects.toThrow(missing)
    await expect(see({ viewer: buildViewer(await buildMember(database, tenantId), 'mentor') })).rejects.toThrow(missing)
    await expect(see({ viewer: buildViewer(memberId) }, other)).rejects.toThrow(missing)
    await expect(see({}, tenantId, 'x'.repeat(43))).rejects.toThrow(missing)
    await expect(see({}, other, key)).rejects.toThrow(missing)
    const another = await order({ subjectId: newId() })
    const otherKey = await database.asTenant(tenantId, ctx => makeInvoiceLink(ctx, another.id, 'guardian'))
    await expect(see({}, tenantId, otherKey)).rejects.toThrow(missing)
    expect((await see({ viewer: buildViewer(memberId) })).id).toBe(id)
    expect((await see({ viewer: buildViewer(await buildMember(database, tenantId), 'admin') })).id).toBe(id)
    expect((await see({}, tenantId, key)).id).toBe(id)
    const byKey = (now?: Date) => database.asTenant(tenantId, ctx => findInvoiceByKey(ctx, key), now ? { now } : {})
    expect(await byKey()).toMatchObject({ id, purpose: 'guardian' })
    expect(await byKey(later(24 * 32))).toBeUndefined()
    const { rows } = await database.pool.query('select * from invoice_links where tenant_id = $1', [tenantId])
    expect(JSON.stringify(rows)).not.toContain(key)
  })

  it('in lists: one’s own, and all by staff with filters and pages', async () => {
    for (let at = 0; at < 3; at++) await order({ subjectId: newId() }, memberId, later(at / 100))
    await order({ buyer: { name: 'Budi', email: 'budi@contoh.id' } }, await buildMember(database, tenantId))
    const staff = { viewer: buildViewer(memberId, 'admin') }
    await expect(database.asTenant(tenantId, ctx => listInvoices(ctx, {}, { perPage: 10 }))).rejects.toThrow(
      expect.objectContaining({ status: 401 }),
    )
    const own = await database.asTenant(tenantId, ctx => listOwnInvoices(ctx, { perPage: 2 }), { viewer: buildViewer(memberId) })
    expect([own.items.length, own.after !== null]).toEqual([2, true])
    const list = (filter: Parameters<typeof listInvoices>[1]) =>
      database.asTenant(tenantId, ctx => listInvoices(ctx, filter, { perPage: 10 }), staff)
    expect((await list({})).items).toHaveLength(4)
    expect((await list({ search: 'budi@' })).items).toHaveLength(1)
    expect((await list({ search: '000002' })).items).toHaveLength(1)
    expect((await list({ statuses: ['paid'] })).items).toHaveLength(0)
    expect((await list({ method: 'qris' })).items).toHaveLength(0)
    expect((await list({ from: later(0.005) })).items).toHaveLength(2)
  })
})

describe('an invoice ends', () => {
  it('by whoever may see it, once; what expired can be paid by a new one, once', async () => {
    const subjectId = newId()
    const { id } = await order({ subjectId })
    const stranger = buildViewer(await buildMember(database, tenantId))
    await expect(database.asTenant(tenantId, ctx => cancelInvoice(ctx, id), { viewer: stranger })).rejects.toThrow(
      refusal('InvoiceMissing'),
    )
    const again = (of: string, now = later(25)) =>
      database.asTenant(tenantId, ctx => repay(ctx, settings, of, buildOrder(memberId, { subjectId })), { now })
    await expect(again(id, TEST_NOW)).rejects.toThrow(refusal('InvoiceNotExpired'))
    await expect(again(newId())).rejects.toThrow(refusal('InvoiceMissing', 404))
    const second = await again(id)
    expect(second).toMatchObject({ isNew: true, replacesId: id })
    await expect(database.asTenant(other, ctx => repay(ctx, settings, id, buildOrder(null)))).rejects.toThrow(refusal('InvoiceMissing'))
    const mine = { viewer: buildViewer(memberId), now: later(25) }
    expect(await database.asTenant(tenantId, ctx => cancelInvoice(ctx, second.id), mine)).toMatchObject({ status: 'cancelled' })
    await expect(database.asTenant(tenantId, ctx => cancelInvoice(ctx, second.id), mine)).rejects.toThrow(refusal('InvoiceNotOpen', 409))
    // Another one of the same thing is linked to what lapsed, whoever forgets to say so.
    const { rows } = await database.pool.query('select status from invoices where tenant_id = $1 order by sequence', [tenantId])
    expect(rows.map(({ status }) => status)).toEqual(['expired', 'cancelled'])
  })
})
