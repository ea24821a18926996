import { beforeAll, describe, expect, it } from 'vitest'
import { buildClass } from '#features/classes/testing.ts'
import { claimPlace } from '#features/enrolments/places.server.ts'
import { setBatch, stateIn } from '#features/enrolments/testing.ts'
import { as, type Enrolled, enrol } from '#features/members/testing.ts'
import { arrive } from '#features/privacy/testing.ts'
import { PAGE_SEAL, type VisitOptions } from '#page/testing.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { makeCheckoutQueues, openOf, payFor, takeTransfers } from '../testing.ts'
import * as invoiceShow from './invoice-show.tsx'
import * as orderClass from './order-class.tsx'
import * as orderList from './order-list.tsx'
import * as orderPlaces from './order-places.tsx'
import * as payShow from './pay-show.tsx'
import * as placeClaim from './place-claim.tsx'

const database = openTestDatabase()
const routes = [
  { path: '/Checkout/Class/{slug}', name: 'Checkout-Class-slug', query: { coupon: 'text' } },
  { path: '/Checkout/Places/{slug}', name: 'Checkout-Places-slug' },
  { path: '/Checkout/{invoiceId}', name: 'Checkout-invoiceId', query: { key: 'text', secret: ['once'] } },
  { path: '/Pay/{key}', name: 'Pay-key' },
  { path: '/Account/Orders', name: 'Account-Orders' },
  { path: '/Account/Places/{code}', name: 'Account-Places-code' },
] as const
const { show, visit, submit } = createAppVisitor(database, routes)
let mine: TenantId
let other: TenantId
let siti: Enrolled
let budi: Enrolled
let admin: Enrolled

beforeAll(async () => {
  await makeCheckoutQueues(database.url)
  mine = await database.createTenant()
  other = await database.createTenant()
  siti = await enrol(database, mine, 'Siti Rahma', ['student'])
  budi = await enrol(database, mine, 'Budi', ['student'])
  admin = await enrol(database, mine, 'Ani', ['admin'])
  await database.asTenant(mine, takeTransfers)
})

const make = (slug: string, own: object = {}) =>
  database.asTenant(mine, ctx => buildClass(ctx, { slug, name: `Kelas ${slug}`, price_rupiah: 150_000, ...own }))
/** Orders a class by its page, and returns the path of the invoice. */
async function order(who: Enrolled, slug: string): Promise<string> {
  const answer = await submit(orderClass, `/Checkout/Class/${slug}`, { form: 'pay', coupon: '' }, await as(who, mine))
  const path = /^303 (\/Checkout\/[\w-]{36})$/.exec(answer)?.[1]
  if (!path) throw new Error(answer)
  return path
}
const idOf = (path: string) => path.split('/').at(-1) ?? ''

/** Makes a link by the invoice's page, and returns its key. */
async function linkOf(path: string, options: VisitOptions): Promise<string> {
  const setCookies: string[] = []
  const kept = { ...options, visit: { setCookies } }
  const to = (await submit(invoiceShow, path, { form: 'link' }, kept)).slice(4)
  const cookies = new Map(
    setCookies.map(each => each.split(';')[0]?.split('=') ?? []).map(([name = '', value = '']) => [name, decodeURIComponent(value)]),
  )
  const html = await show(invoiceShow, to, { ...options, visit: { cookie: name => cookies.get(name) } })
  const key = /\/Pay\/([\w-]{43})/.exec(html)?.[1]
  if (!key) throw new Error('no link is shown')
  expect(html).toContain('https://wa.me/?text=')
  return key
}

describe('the pages of an order', () => {
  it('lead nobody to sign in and back, and show nothing of another tenant or of somebody else', async () => {
    await make('lihat')
    expect(await visit(orderClass, '/Checkout/Class/lihat', { of: mine })).toBe('302 /Login?to=%2FCheckout%2FClass%2Flihat')
    expect(await visit(orderClass, '/Checkout/Class/tidak-ada', await as(siti, mine))).toBe('404')
    const path = await order(siti, 'lihat')
    expect(await visit(invoiceShow, path, { of: mine })).toContain('302 /Login?to=')
    const tamu = await enrol(database, other, 'Tamu', ['student'])
    expect(await visit(invoiceShow, path, await as(tamu, other))).toBe('404')
    for (const who of [budi, admin])
      for (const form of ['method', 'check', 'cancel', 'repay', 'link']) {
        expect(await visit(invoiceShow, path, await as(who, mine))).toBe('404')
        expect([form, await submit(invoiceShow, path, { form, method: 'transfer' }, await as(who, mine))]).toEqual([form, '404'])
      }
    expect(await visit(payShow, `/Pay/${'x'.repeat(43)}`, { of: mine })).toBe('404')
    expect((await database.pool.query('select from payments')).rowCount).toBe(0)
  })

  it('sum up what is ordered, with a coupon; a code that is none is said, and nothing is written', async () => {
    await make('ringkas')
    const html = await show(orderClass, '/Checkout/Class/ringkas?coupon=salah', await as(budi, mine))
    expect(html).toContain('Kelas ringkas')
    expect(html).toContain('Rp150.000')
    expect(html).toMatch(/aria-invalid="true"/)
    expect(html).toContain('data-act="order"')
    expect(await submit(orderClass, '/Checkout/Class/ringkas', { form: 'pay', coupon: 'SALAH' }, await as(budi, mine))).toContain(
      'Kode kupon',
    )
    expect((await database.pool.query('select from invoices where member_id = $1', [budi.id])).rowCount).toBe(0)
  })

  it('ask which batch, where several have places', async () => {
    const { id } = await make('angkatan')
    const second = crypto.randomUUID()
    await database.asTenant(mine, ctx =>
      ctx.db.insertInto('class_batches').values({ tenant_id: mine, id: second, class_id: id, name: 'Malam', always_open: true }).execute(),
    )
    const html = await show(orderClass, '/Checkout/Class/angkatan', await as(budi, mine))
    expect(html.match(/type="radio"/g)).toHaveLength(2)
    const chosen = await submit(orderClass, '/Checkout/Class/angkatan', { form: 'pay', batchId: second }, await as(budi, mine))
    const { rows } = await database.pool.query('select details from invoice_lines where invoice_id = $1', [idOf(chosen)])
    expect(rows).toEqual([{ details: { batchId: second } }])
  })
})

describe('paying an invoice', () => {
  it('goes from the class’s page to the account’s number in three steps, and from there to the open class', async () => {
    const { id } = await make('bayar')
    const path = await order(siti, 'bayar')
    expect(await show(invoiceShow, path, await as(siti, mine))).toContain('data-method="transfer"')
    expect(await submit(invoiceShow, path, { form: 'method', method: 'qris' }, await as(siti, mine))).toContain('tidak tersedia')
    expect(await submit(invoiceShow, path, { form: 'method', method: 'kartu' }, await as(siti, mine))).toContain('cara membayar')
    expect(await submit(invoiceShow, path, { form: 'method', method: 'transfer' }, await as(siti, mine))).toBe(`303 ${path}`)
    expect(await show(invoiceShow, path, await as(siti, mine))).toContain('data-payment="opening"')
    const accounts = [{ bank: 'BCA', number: '1234567890', holder: 'Yayasan Uji' }]
    await database.asTenant(mine, ctx => openOf(ctx, idOf(path), { accounts }))
    const html = await show(invoiceShow, path, await as(siti, mine))
    expect(html).toMatch(/data-pay="account" data-value="1234567890"/)
    expect(html).toMatch(/data-pay="amount" data-value="150\d{3}"/)
    expect(html).toContain('encType="multipart/form-data"')
    expect(html).toContain('Bayar sebelum')
    await database.asTenant(mine, ctx => payFor(ctx, PAGE_SEAL, idOf(path)))
    const paid = await show(invoiceShow, path, await as(siti, mine))
    expect(paid).toContain('data-status="paid"')
    expect(paid).toContain('data-class-open')
    expect(await database.asTenant(mine, ctx => stateIn(ctx, id, siti.id))).toBe('joined')
    expect(await visit(orderClass, '/Checkout/Class/bayar', await as(siti, mine))).toBe('302 /Account/Class/bayar')
    const list = await show(orderList, '/Account/Orders', await as(siti, mine))
    expect(list).toContain('Menunggu Pembayaran')
    expect(list).toContain('Lunas')
  })

  it('ends with a cancelled order, which can be made again', async () => {
    await make('batal')
    const path = await order(siti, 'batal')
    expect(await submit(invoiceShow, path, { form: 'cancel' }, await as(siti, mine))).toBe(`303 ${path}`)
    expect(await show(invoiceShow, path, await as(siti, mine))).toContain('data-status="cancelled"')
    const again = await submit(invoiceShow, path, { form: 'repay' }, await as(siti, mine))
    expect(again).toMatch(/^303 \/Checkout\//)
    expect(again).not.toContain(path)
  })

  it('that costs nothing after a coupon asks for no method and opens the class', async () => {
    const { id } = await make('nol')
    await database.pool.query(
      `insert into coupons (tenant_id, id, code, percent_bp, created_at) values ($1, gen_random_uuid(), 'BEBAS', 10000, $2)`,
      [mine, TEST_NOW],
    )
    expect(await show(orderClass, '/Checkout/Class/nol?coupon=bebas', await as(siti, mine))).toContain('Ikut sekarang')
    const path = (await submit(orderClass, '/Checkout/Class/nol', { form: 'pay', coupon: 'BEBAS' }, await as(siti, mine))).slice(4)
    expect(await show(invoiceShow, path, await as(siti, mine))).toContain('Kelasmu sedang dibuka')
    await database.asTenant(mine, ctx => payFor(ctx, PAGE_SEAL, idOf(path)))
    const html = await show(invoiceShow, path, await as(siti, mine))
    expect(html).toContain('data-class-open')
    expect(html).not.toContain('data-method=')
    expect(await database.asTenant(mine, ctx => stateIn(ctx, id, siti.id))).toBe('joined')
  })
})

describe('a link for who has no account', () => {
  it('is how a child’s parent pays: the child sees no method, the page no more than a first name', async () => {
    await make('ortu')
    const child = await arrive(database, mine, { name: 'Dewi Lestari', bornOn: '2012-01-01', roles: ['student'], consent: 'parent' })
    const asChild = async (): Promise<VisitOptions> => ({ of: mine, viewer: await child.viewer() })
    expect(await show(orderClass, '/Checkout/Class/ortu', await asChild())).toContain('Minta orang tua membayar')
    expect(await submit(orderClass, '/Checkout/Class/ortu', { form: 'pay' }, await asChild())).toBe('403')
    const asked = (await submit(orderClass, '/Checkout/Class/ortu', { form: 'ask' }, await asChild())).slice(4)
    const path = asked.replace(/\?.*/, '')
    expect(await show(invoiceShow, path, await asChild())).not.toContain('data-method=')
    expect(await submit(invoiceShow, path, { form: 'method', method: 'transfer' }, await asChild())).toBe('403')
    const key = await linkOf(path, await asChild())
    const html = await show(payShow, `/Pay/${key}`, { of: mine })
    expect(html).toContain('Dewi')
    expect(html).not.toContain('Lestari')
    expect(html).toContain('Kelas ortu')
    expect(await visit(payShow, `/Pay/${key}`, { of: other })).toBe('404')
    expect(payShow.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' })
    expect(await submit(payShow, `/Pay/${key}`, { form: 'cancel' }, { of: mine })).toBe('400')
    expect(await submit(payShow, `/Pay/${key}`, { form: 'method', method: 'transfer' }, { of: mine })).toBe(`303 /Pay/${key}`)
    await database.asTenant(mine, ctx => payFor(ctx, PAGE_SEAL, idOf(path)))
    expect(await show(payShow, `/Pay/${key}`, { of: mine })).toContain('Dewi sudah bisa mulai belajar')
    expect(await visit(invoiceShow, `${path}?key=${key}`, { of: mine })).toBe(`302 /Pay/${key}`)
  })
})

describe('places for a school or company', () => {
  it('are refused with what is wrong, and to a child', async () => {
    await make('kantor')
    for (const bad of [
      { quantity: '0' },
      { quantity: '-1' },
      { quantity: '1.5' },
      { quantity: '99999' },
      { organisation: ' ' },
      { address: '' },
      { taxNumber: '12' },
    ]) {
      const fields = { form: 'order', quantity: '2', organisation: 'PT Uji', address: 'Jalan', taxNumber: '', ...bad }
      expect(await submit(orderPlaces, '/Checkout/Places/kantor', fields, await as(budi, mine))).toContain('aria-invalid="true"')
    }
    const child = await arrive(database, mine, { bornOn: '2012-01-01', roles: ['student'], consent: 'parent' })
    expect(await visit(orderPlaces, '/Checkout/Places/kantor', { of: mine, viewer: await child.viewer() })).toBe('403')
    expect((await database.pool.query(`select from invoices where kind = 'seats'`)).rowCount).toBe(0)
  })

  it('are given by one link each, once', async () => {
    const { id } = await make('sekolah')
    const fields = { form: 'order', quantity: '2', organisation: 'SMK Uji', address: 'Jalan Mawar', taxNumber: '' }
    const path = (await submit(orderPlaces, '/Checkout/Places/sekolah', fields, await as(budi, mine))).slice(4)
    await database.asTenant(mine, ctx => payFor(ctx, PAGE_SEAL, idOf(path)))
    const html = await show(invoiceShow, path, await as(budi, mine))
    const [first = '', second = ''] = [...html.matchAll(/\/Account\/Places\/([\w-]{24})"/g)].map(([, code]) => code)
    expect(await visit(placeClaim, `/Account/Places/${'x'.repeat(24)}`, await as(siti, mine))).toBe('404')
    expect(await show(placeClaim, `/Account/Places/${first}`, await as(siti, mine))).toContain('SMK Uji')
    expect(await submit(placeClaim, `/Account/Places/${first}`, { form: 'claim' }, await as(siti, mine))).toBe(
      `303 /Account/Places/${first}`,
    )
    expect(await database.asTenant(mine, ctx => stateIn(ctx, id, siti.id))).toBe('joined')
    expect(await visit(placeClaim, `/Account/Places/${first}`, await as(admin, mine))).toBe('409')
    await expect(
      database.asTenant(mine, async ctx => claimPlace({ ...ctx, viewer: (await as(admin, mine)).viewer ?? ctx.viewer }, first)),
    ).rejects.toMatchObject({ status: 409 })
    // Who is in leaves the place to somebody else.
    expect(await show(placeClaim, `/Account/Places/${second}`, await as(siti, mine))).toContain('sudah ikut kelas ini')
    expect(await show(invoiceShow, path, await as(budi, mine))).toMatch(/Siti Rahma/)
    await database.asTenant(mine, ctx => setBatch(ctx, id, { quota: 1, has_waiting_list: false }))
    expect(await submit(placeClaim, `/Account/Places/${second}`, { form: 'claim' }, await as(admin, mine))).toContain('tempat')
  })
})
