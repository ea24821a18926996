import { beforeAll, describe, expect, it } from 'vitest'
import { buildClass } from '#features/classes/testing.ts'
import { setBatch, stateIn } from '#features/enrolments/testing.ts'
import { as, type Enrolled, enrol } from '#features/members/testing.ts'
import { arrive } from '#features/privacy/testing.ts'
import { buildSite } from '#features/sites/testing.ts'
import { PAGE_SEAL } from '#page/testing.ts'
import type { Ctx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { orderClass, orderPlaces, orderProgram } from './orders.server.ts'
import { repayClass } from './repay.server.ts'
import { makeCheckoutQueues, payFor } from './testing.ts'

const database = openTestDatabase()
const { settings } = buildSite({ of: '' as TenantId })
let mine: TenantId
let other: TenantId
let siti: Enrolled

beforeAll(async () => {
  await makeCheckoutQueues(database.url)
  mine = await database.createTenant()
  other = await database.createTenant()
  siti = await enrol(database, mine, 'Siti', ['student'])
})

const make = (slug: string, own: object = {}, of = mine) =>
  database.asTenant(of, ctx => buildClass(ctx, { slug, price_rupiah: 150_000, ...own }))
const atMine = async <T>(who: Enrolled, work: (ctx: Ctx) => Promise<T>): Promise<T> => {
  const { viewer } = await as(who, mine)
  return await database.asTenant(mine, ctx => work({ ...ctx, viewer: viewer ?? ctx.viewer }))
}
const count = async () => Number((await database.pool.query('select count(*)::int as n from invoices')).rows[0]?.n)

describe('an order is refused, and nothing is written', () => {
  it('to nobody, of another tenant’s class, of a free, full or closed one, of a draft, and of a foreign batch', async () => {
    await make('milik')
    await make('gratis', { price_rupiah: 0 })
    await make('draf', { published_at: null })
    const full = await make('penuh')
    await database.asTenant(mine, ctx => setBatch(ctx, full.id, { is_closed: true }))
    await make('asing', {}, other)
    const before = await count()
    await expect(database.asTenant(mine, ctx => orderClass(ctx, settings, { slug: 'milik' }))).rejects.toMatchObject({ status: 401 })
    for (const [slug, status] of [
      ['asing', 404],
      ['draf', 404],
      ['tidak-ada', 404],
      ['gratis', 409],
      ['penuh', 409],
    ] as const)
      await expect(atMine(siti, ctx => orderClass(ctx, settings, { slug }))).rejects.toMatchObject({ status })
    await expect(atMine(siti, ctx => orderClass(ctx, settings, { slug: 'milik', batchId: newId() }))).rejects.toMatchObject({ status: 404 })
    await expect(atMine(siti, ctx => orderClass(ctx, settings, { slug: 'milik', coupon: 'TIDAKADA' }))).rejects.toMatchObject({
      status: 422,
    })
    await expect(atMine(siti, ctx => orderProgram(ctx, settings, { slug: 'tidak-ada' }))).rejects.toMatchObject({ status: 404 })
    await expect(atMine(siti, ctx => repayClass(ctx, settings, 'milik'))).rejects.toMatchObject({ status: 404 })
    expect(await count()).toBe(before)
  })

  it('to a child, who asks somebody else; and without a consent', async () => {
    await make('anak')
    const child = await arrive(database, mine, { bornOn: '2012-01-01', roles: ['student'], consent: 'parent' })
    const viewer = await child.viewer()
    const asChild = <T>(work: (ctx: Ctx) => Promise<T>) => database.asTenant(mine, ctx => work({ ...ctx, viewer }))
    await expect(asChild(ctx => orderClass(ctx, settings, { slug: 'anak' }))).rejects.toMatchObject({ status: 403 })
    const asked = await asChild(ctx => orderClass(ctx, settings, { slug: 'anak' }, { isAsked: true }))
    expect(asked).toMatchObject({ isNew: true, status: 'pending', total: 150_000 })
    const without = await arrive(database, mine, { bornOn: '2012-01-01', roles: ['student'], consent: 'self' })
    const lacking = await without.viewer()
    await expect(
      database.asTenant(mine, ctx => orderClass({ ...ctx, viewer: lacking }, settings, { slug: 'anak' }, { isAsked: true })),
    ).rejects.toMatchObject({ status: 403 })
  })
})

describe('an order of a class', () => {
  it('is one invoice however often it is made; another coupon makes another, and paying it gives the seat', async () => {
    const { id } = await make('beli')
    const first = await atMine(siti, ctx => orderClass(ctx, settings, { slug: 'beli' }))
    expect(first).toMatchObject({ isNew: true, kind: 'order', status: 'pending', total: 150_000, memberId: siti.id })
    expect(await atMine(siti, ctx => orderClass(ctx, settings, { slug: 'beli' }))).toMatchObject({ isNew: false, id: first.id })
    await database.asTenant(mine, ctx =>
      ctx.db.insertInto('coupons').values({ tenant_id: mine, id: newId(), code: 'HEMAT', percent_bp: 1000, created_at: ctx.now }).execute(),
    )
    const cheaper = await atMine(siti, ctx => orderClass(ctx, settings, { slug: 'BELI', coupon: ' hemat ' }))
    expect(cheaper).toMatchObject({ isNew: true, total: 135_000, discount: 15_000 })
    const { rows } = await database.pool.query('select status from invoices where id = $1', [first.id])
    expect(rows).toEqual([{ status: 'cancelled' }])
    await database.asTenant(mine, ctx => payFor(ctx, PAGE_SEAL, cheaper.id))
    expect(await database.asTenant(mine, ctx => stateIn(ctx, id, siti.id))).toBe('joined')
    await expect(atMine(siti, ctx => orderClass(ctx, settings, { slug: 'beli' }))).rejects.toMatchObject({ status: 409 })
  })

  it('that ended unpaid is made again at today’s price', async () => {
    await make('ulang')
    const first = await atMine(siti, ctx => orderClass(ctx, settings, { slug: 'ulang' }))
    await database.pool.query(`update invoices set status = 'expired', ended_at = $1 where id = $2`, [TEST_NOW, first.id])
    await database.pool.query(`update classes set price_rupiah = 175000 where tenant_id = $1 and slug = 'ulang'`, [mine])
    const again = await atMine(siti, ctx => repayClass(ctx, settings, 'ulang'))
    expect(again).toMatchObject({ isNew: true, total: 175_000, replacesId: first.id })
    expect(await atMine(siti, ctx => repayClass(ctx, settings, 'ulang'))).toMatchObject({ isNew: false, id: again.id })
  })
})

it('a program’s classes cost its price together, without those that one is in', async () => {
  const programId = newId()
  await database.asTenant(mine, ctx =>
    ctx.db
      .insertInto('programs')
      .values({
        tenant_id: mine,
        id: programId,
        slug: 'paket',
        name: 'Paket',
        summary: '',
        content: '{}',
        is_active: true,
        bundle_price_rupiah: 200_000,
      })
      .execute(),
  )
  await make('paket-a', { program_id: programId, price_rupiah: 200_000, name: 'Paket A' })
  await make('paket-b', { program_id: programId, price_rupiah: 100_000, name: 'Paket B' })
  await make('paket-c', { program_id: programId, price_rupiah: 50_000, published_at: null })
  const order = await atMine(siti, ctx => orderProgram(ctx, settings, { slug: 'paket' }))
  expect(order).toMatchObject({ total: 200_000 })
  expect(order.lines.map(({ name, price }) => [name, price])).toEqual([
    ['Paket A', 133_334],
    ['Paket B', 66_666],
  ])
  expect(await atMine(siti, ctx => orderProgram(ctx, settings, { slug: 'paket' }))).toMatchObject({ isNew: false, id: order.id })
  // One of them alone is another order: the bundle that waits is cancelled.
  const alone = await atMine(siti, ctx => orderClass(ctx, settings, { slug: 'paket-b' }))
  expect(alone).toMatchObject({ isNew: true, total: 100_000 })
  await database.asTenant(mine, ctx => payFor(ctx, PAGE_SEAL, alone.id))
  const rest = await atMine(siti, ctx => orderProgram(ctx, settings, { slug: 'paket' }))
  expect(rest.lines.map(({ name, price }) => [name, price])).toEqual([['Paket A', 200_000]])
})

it('places are ordered on one invoice with the organisation’s name, address and tax number, as many as there are', async () => {
  await make('tempat', { quota: 5 })
  const wish = { slug: 'tempat', organisation: 'SMK Uji', address: 'Jalan Mawar 1', taxNumber: '012345678901000' }
  await expect(atMine(siti, ctx => orderPlaces(ctx, settings, { ...wish, quantity: 6 }))).rejects.toMatchObject({ status: 422 })
  for (const quantity of [0, -1, 1.5, 1001])
    await expect(atMine(siti, ctx => orderPlaces(ctx, settings, { ...wish, quantity }))).rejects.toMatchObject({ status: 422 })
  const order = await atMine(siti, ctx => orderPlaces(ctx, settings, { ...wish, quantity: 3 }))
  expect(order).toMatchObject({ kind: 'seats', total: 450_000, buyerName: 'SMK Uji' })
  expect(order.lines[0]?.details).toMatchObject({ organisation: 'SMK Uji', address: 'Jalan Mawar 1', taxNumber: '012345678901000' })
})
