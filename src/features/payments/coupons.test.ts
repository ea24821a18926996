import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { MOST_UNKNOWN } from './coupon-tries.server.ts'
import { findCoupon, giveCouponBack, keepCoupon } from './coupon-use.server.ts'
import { changeCoupon, closeCoupon, createCoupon, getCoupon, listCoupons } from './coupons.server.ts'
import { createInvoice } from './create-invoice.server.ts'
import { cancelInvoice } from './end-invoice.server.ts'
import type { CouponInput } from './schema.ts'
import { buildMember, buildOrder, buildViewer, openMoneyDesk, settings } from './testing.ts'

const database = openTestDatabase()
let tenantId: TenantId
let admin: { viewer: ReturnType<typeof buildViewer> }

beforeAll(async () => {
  await openMoneyDesk(database)
})
beforeEach(async () => {
  tenantId = await database.createTenant()
  admin = { viewer: buildViewer(await buildMember(database, tenantId), 'admin') }
})

const refusal = (code: string, status?: number) =>
  expect.objectContaining({ reason: expect.objectContaining({ code }), ...(status && { status }) })
const create = (more: Partial<CouponInput> = {}) =>
  database.asTenant(tenantId, ctx => createCoupon(ctx, { code: 'hemat-50', percentBp: 5000, ...more }), admin)
const order = (memberId: string, input: Parameters<typeof buildOrder>[1] = {}, now = TEST_NOW) =>
  database.asTenant(tenantId, ctx => createInvoice(ctx, settings, buildOrder(memberId, { coupon: ' Hemat-50 ', ...input })), { now })
const usedOf = async (id: string) => {
  const { rows } = await database.pool.query(
    `select used, (select count(*)::int from coupon_uses u where u.coupon_id = coupons.id and given_back_at is null) as held from coupons where id = $1`,
    [id],
  )
  return rows[0]
}

describe('coupons are made', () => {
  it('by staff alone, and what they take off is one thing', async () => {
    const by = (viewer?: ReturnType<typeof buildViewer>) =>
      database.asTenant(tenantId, ctx => createCoupon(ctx, { code: 'ABC', amount: 1 }), viewer ? { viewer } : {})
    await expect(by()).rejects.toThrow(expect.objectContaining({ status: 401 }))
    for (const role of ['student', 'mentor', 'writer', 'lead_region'] as const)
      await expect(by(buildViewer(await buildMember(database, tenantId), role))).rejects.toThrow(expect.objectContaining({ status: 403 }))
    await expect(create({ amount: 5000 })).rejects.toThrow(refusal('FormRefused', 422))
    await expect(create({ percentBp: null })).rejects.toThrow(refusal('FormRefused'))
    await expect(create({ percentBp: 10_001 })).rejects.toThrow(refusal('FormRefused'))
    await expect(create({ code: 'a b' })).rejects.toThrow(refusal('FormRefused'))
    await expect(create({ startsAt: '2026-09-01T00:00:00Z', endsAt: '2026-08-01T00:00:00Z' })).rejects.toThrow(refusal('FormRefused'))
  })

  it('once under a code, changed by who saw the last version, closed for good, and audited', async () => {
    const made = await create()
    expect(made).toMatchObject({ code: 'HEMAT-50', percentBp: 5000, used: 0, version: 1 })
    await expect(create()).rejects.toThrow(refusal('CouponCodeTaken', 409))
    const input = { id: made.id, code: 'HEMAT-50', percentBp: 2500, useLimit: 3 }
    const change = (version: number) => database.asTenant(tenantId, ctx => changeCoupon(ctx, { ...input, version }), admin)
    await expect(change(7)).rejects.toThrow(refusal('CouponChanged'))
    expect(await change(1)).toMatchObject({ percentBp: 2500, useLimit: 3, version: 2 })
    const other = await database.createTenant()
    await expect(database.asTenant(other, ctx => getCoupon(ctx, made.id), admin)).rejects.toThrow(refusal('CouponMissing', 404))
    expect(
      (await database.asTenant(tenantId, ctx => listCoupons(ctx, { search: 'hemat', isOpen: true }, { perPage: 5 }), admin)).items,
    ).toHaveLength(1)
    await database.asTenant(tenantId, ctx => closeCoupon(ctx, { id: made.id, version: 2 }), admin)
    await expect(change(3)).rejects.toThrow(refusal('CouponClosed'))
    const { rows } = await database.pool.query("select act from audit_log where tenant_id = $1 and act like 'coupon.%' order by at, id", [
      tenantId,
    ])
    expect(rows.map(({ act }) => act)).toEqual(['coupon.created', 'coupon.changed', 'coupon.closed'])
  })
})

describe('a coupon is refused', () => {
  it('with its reason: unknown, closed, too early, too late, for something else, and without an account', async () => {
    const memberId = await buildMember(database, tenantId)
    await expect(order(memberId)).rejects.toThrow(refusal('CouponUnknown', 422))
    await create({ startsAt: '2026-09-01T00:00:00Z', endsAt: '2026-10-01T00:00:00Z' })
    await expect(order(memberId)).rejects.toThrow(refusal('CouponNotYet', 409))
    await expect(order(memberId, {}, new Date('2026-11-01T00:00:00Z'))).rejects.toThrow(refusal('CouponOver'))
    const closed = await create({ code: 'TUTUP' })
    await database.asTenant(tenantId, ctx => closeCoupon(ctx, closed), admin)
    await expect(order(memberId, { coupon: 'tutup' })).rejects.toThrow(refusal('CouponClosed'))
    await create({ code: 'LAIN', subjectIds: [newId()] })
    await expect(order(memberId, { coupon: 'lain' })).rejects.toThrow(refusal('CouponNotForThis'))
    const nobodys = database.asTenant(tenantId, ctx => createInvoice(ctx, settings, buildOrder(null, { coupon: 'lain' })))
    await expect(nobodys).rejects.toThrow(refusal('CouponNeedsAccount'))
    const { rows } = await database.pool.query('select (select count(*) from invoices)::int + (select count(*) from coupon_uses)::int as n')
    expect(rows).toEqual([{ n: 0 }])
  })

  it('to who typed too many unknown codes, and to nobody else', async () => {
    await create()
    const [guesser, other] = [await buildMember(database, tenantId), await buildMember(database, tenantId)]
    const find = (memberId: string, code: string) => database.asTenant(tenantId, ctx => findCoupon(ctx, { code, memberId, subjectIds: [] }))
    for (let at = 0; at < MOST_UNKNOWN; at++) await expect(find(guesser, `TEBAK-${at}`)).rejects.toThrow(refusal('CouponUnknown', 422))
    await expect(find(guesser, 'hemat-50')).rejects.toThrow(refusal('CouponTries', 429))
    await expect(order(guesser)).rejects.toThrow(refusal('CouponTries', 429))
    expect(await find(other, 'hemat-50')).toMatchObject({ percentBp: 5000 })
  })

  it('to who used it before, until that use was given back', async () => {
    const coupon = await create({ useLimit: 5 })
    const memberId = await buildMember(database, tenantId)
    const first = await order(memberId)
    expect(first).toMatchObject({ discount: 75_000, total: 75_000, couponId: coupon.id })
    await expect(order(memberId, { subjectId: newId() })).rejects.toThrow(refusal('CouponUsedByYou', 409))
    await expect(database.asTenant(tenantId, ctx => findCoupon(ctx, { code: 'hemat-50', memberId, subjectIds: [] }))).rejects.toThrow(
      refusal('CouponUsedByYou'),
    )
    expect(await usedOf(coupon.id)).toEqual({ used: 1, held: 1 })
    await database.asTenant(tenantId, ctx => cancelInvoice(ctx, first.id), { viewer: buildViewer(memberId) })
    expect(await usedOf(coupon.id)).toEqual({ used: 0, held: 0 })
    expect(await order(memberId, { subjectId: newId() })).toMatchObject({ isNew: true })
  })
})

describe('a limit', () => {
  it('of five holds against fifty at once', async () => {
    const coupon = await create({ useLimit: 5 })
    const members = await Promise.all(Array.from({ length: 50 }, () => buildMember(database, tenantId)))
    const results = await Promise.allSettled(members.map(memberId => order(memberId)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    const codes = results.flatMap(one =>
      one.status === 'rejected' ? [(one.reason as { reason?: { code: string } }).reason?.code ?? String(one.reason)] : [],
    )
    expect([...new Set(codes)]).toEqual(['CouponUsedUp'])
    expect(await usedOf(coupon.id)).toEqual({ used: 5, held: 5 })
    const { rows } = await database.pool.query('select max(sequence)::int as last, count(*)::int as n from invoices where tenant_id = $1', [
      tenantId,
    ])
    expect(rows).toEqual([{ last: 5, n: 5 }])
  })

  it('is counted once, however often a use is given back, and taken again only where there is room', async () => {
    const coupon = await create({ useLimit: 1 })
    const [a, b] = [await buildMember(database, tenantId), await buildMember(database, tenantId)]
    const first = await order(a)
    const back = () => database.asTenant(tenantId, ctx => giveCouponBack(ctx, first.id))
    await back()
    await back()
    expect(await usedOf(coupon.id)).toEqual({ used: 0, held: 0 })
    const keep = () => database.asTenant(tenantId, ctx => keepCoupon(ctx, first))
    expect([await keep(), await keep()]).toEqual([true, true])
    expect(await usedOf(coupon.id)).toEqual({ used: 1, held: 1 })
    await back()
    await order(b)
    expect(await keep()).toBe(false)
    expect(await usedOf(coupon.id)).toEqual({ used: 1, held: 1 })
    const change = database.asTenant(
      tenantId,
      ctx => changeCoupon(ctx, { id: coupon.id, version: 1, code: 'HEMAT-50', percentBp: 1000 }),
      admin,
    )
    await expect(change).rejects.toThrow(refusal('FormRefused', 422))
  })
})
