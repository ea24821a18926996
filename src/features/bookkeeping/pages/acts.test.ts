import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { as, type Enrolled, enrol } from '#features/members/testing.ts'
import { openCase } from '#features/payments/cases.server.ts'
import { openMoneyDesk } from '#features/payments/testing.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import type { Ctx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { bookEntries } from '../../../route-table-books.ts'
import { buildOrder } from '../testing.ts'
import * as caseShow from './case-show.tsx'
import * as couponEdit from './coupon-edit.tsx'
import * as orderShow from './order-show.tsx'
import * as reconciliationList from './reconciliation-list.tsx'

/* Each act of the books by its form. */
const database = openTestDatabase()
const { show, submit } = createAppVisitor(database, bookEntries)
let tenant: TenantId
let admin: Enrolled

beforeAll(async () => {
  await openMoneyDesk(database)
})
beforeEach(async () => {
  tenant = await database.createTenant()
  admin = await enrol(database, tenant, 'Ani', ['admin'])
})

const prove = () => database.pool.query('update sessions set second_factor_at = now() where member_id = $1', [admin.id])
const mine = async () => await as(admin, tenant)
const inTenant = <T>(work: (ctx: Ctx) => Promise<T>) => database.asTenant(tenant, work)
const order = (more = {}) => inTenant(ctx => buildOrder(ctx, { lines: [{ subjectId: newId(), name: 'Kelas', price: 100_000 }], ...more }))
const one = async (statement: string, ...values: unknown[]) => (await database.pool.query(statement, [tenant, ...values])).rows[0]

describe('an order', () => {
  it('is refunded in part with a second factor of just now, and not without, nor for more than was paid', async () => {
    const { invoiceId, paymentId } = await order()
    const here = `/Studio/Orders/${invoiceId}`
    const refund = { form: 'refund', payment: paymentId, amount: '40.000', reason: 'Kelas batal', seat: 'keep', way: 'hand' }
    expect(await submit(orderShow, here, refund, await mine())).toBe('403')
    expect(await show(orderShow, here, await mine())).toContain('data-act="prove"')
    await prove()
    for (const amount of ['100.001', '0', '-5', '1,5', 'x'])
      expect(await submit(orderShow, here, { ...refund, amount }, await mine())).not.toMatch(/^303/)
    expect(await submit(orderShow, here, refund, await mine())).toBe(`303 ${here}?done=refunded`)
    const found = await one('select id, amount, state from refunds where tenant_id = $1')
    expect(found).toMatchObject({ amount: 40_000, state: 'requested' })
    expect(await submit(orderShow, here, { form: 'refund-done', refund: found.id }, await mine())).toBe(`303 ${here}?done=refund-done`)
    expect(await one('select state from refunds where tenant_id = $1')).toEqual({ state: 'done' })
    expect(await one('select status, refunded from invoices where tenant_id = $1')).toEqual({
      status: 'partially-refunded',
      refunded: 40_000,
    })
    expect(await show(orderShow, here, await mine())).toContain('data-refund-state="done"')
  })

  it('is paid by a transfer that staff saw; another order’s payment is not there', async () => {
    const [{ invoiceId, paymentId }, other] = [
      await order({ method: 'transfer', isPaid: false }),
      await order({ method: 'transfer', isPaid: false }),
    ]
    const here = `/Studio/Orders/${invoiceId}`
    expect(await submit(orderShow, here, { form: 'confirm', payment: other.paymentId }, await mine())).toBe('404')
    expect(await submit(orderShow, here, { form: 'confirm', payment: paymentId }, await mine())).toBe(`303 ${here}?done=confirmed`)
    expect(await one('select status from invoices where tenant_id = $1 and id = $2', invoiceId)).toEqual({ status: 'paid' })
  })

  it('is cancelled once somebody is sure', async () => {
    const { invoiceId } = await order({ isPaid: false })
    const here = `/Studio/Orders/${invoiceId}`
    expect(await submit(orderShow, here, { form: 'cancel' }, await mine())).not.toMatch(/^303/)
    expect(await submit(orderShow, here, { form: 'cancel', sure: '1' }, await mine())).toBe(`303 ${here}?done=cancelled`)
    expect(await one('select status from invoices where tenant_id = $1')).toEqual({ status: 'cancelled' })
  })
})

it('a case says what it is about, and is settled with a note, once', async () => {
  const id = await inTenant(ctx =>
    openCase(ctx, { kind: 'report-differs', key: 'report-differs:x', amount: 5, details: { expected: 7, outcome: 'amount-differs' } }),
  )
  const here = `/Studio/Cases/${id}`
  const html = await show(caseShow, here, await mine())
  for (const words of ['Laporan berbeda dari catatan di sini', 'Rp7', 'Jumlah berbeda']) expect(html).toContain(words)
  expect(await submit(caseShow, here, { form: 'settle', note: ' ' }, await mine())).not.toMatch(/^303/)
  expect(await submit(caseShow, here, { form: 'settle', note: 'Sudah dicek' }, await mine())).toBe(`303 ${here}?done=settled`)
  expect(await submit(caseShow, here, { form: 'settle', note: 'Lagi' }, await mine())).not.toMatch(/^303/)
  expect(await one('select settlement from money_cases where tenant_id = $1')).toEqual({ settlement: 'Sudah dicek' })
})

it('a coupon is made, changed and closed by its forms; what can’t be is refused beside its field', async () => {
  const coupon = {
    form: 'coupon',
    code: 'hemat25',
    name: 'Uji',
    kind: 'percent',
    percent: '12,5',
    maxDiscount: '50.000',
    useLimit: '10',
    startsAt: '',
    endsAt: '2026-12-31T23:59',
  }
  for (const bad of [{ percent: '101' }, { percent: 'x' }, { code: 'a' }, { endsAt: '2026-02-31T00:00' }])
    expect(await submit(couponEdit, '/Studio/Coupons/New', { ...coupon, ...bad }, await mine())).not.toMatch(/^303/)
  const made = await submit(couponEdit, '/Studio/Coupons/New', coupon, await mine())
  expect(made).toMatch(/^303 \/Studio\/Coupons\/[0-9a-f-]{36}\?done=saved$/)
  const found = await one('select id, code, percent_bp, max_discount, ends_at, version from coupons where tenant_id = $1')
  expect(found).toMatchObject({ code: 'HEMAT25', percent_bp: 1250, max_discount: 50_000, ends_at: new Date('2026-12-31T16:59:00Z') })
  const here = `/Studio/Coupons/${found.id}`
  const changed = { ...coupon, name: 'Baru', version: String(found.version) }
  expect(await submit(couponEdit, here, changed, await mine())).toBe(`303 ${here}?done=saved`)
  expect(await submit(couponEdit, here, changed, await mine())).not.toMatch(/^303/)
  expect(await submit(couponEdit, here, { form: 'close', sure: '1' }, await mine())).toBe(`303 ${here}?done=closed`)
  expect(await one('select closed_at from coupons where tenant_id = $1')).toMatchObject({ closed_at: expect.any(Date) })
})

it('a reconciliation without a file is refused beside the field', async () => {
  expect(await submit(reconciliationList, '/Studio/Reconciliation', { form: 'report', source: 'bank' }, await mine())).toContain(
    'Pilih berkas laporannya',
  )
})
