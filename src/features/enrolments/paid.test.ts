import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { as, type Enrolled, enrol } from '#features/members/testing.ts'
import { createInvoice } from '#features/payments/create-invoice.server.ts'
import { givePaid, invoiceMail } from '#features/payments/events.ts'
import type { OrderLine } from '#features/payments/invoice.ts'
import { findInvoice } from '#features/payments/queries.server.ts'
import { arrive } from '#features/privacy/testing.ts'
import { buildSite } from '#features/sites/testing.ts'
import { PAGE_SEAL } from '#page/testing.ts'
import type { Ctx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { handleJob } from '#platform/jobs/job.ts'
import { makeQueues } from '#platform/jobs/jobs.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { giveBought, takeBought } from './paid.server.ts'
import { claimPlace, listPlaces } from './places.server.ts'
import { buildOpenClass, makeEnrolmentQueues, setBatch, stateIn } from './testing.ts'

const database = openTestDatabase()
let mine: TenantId
let siti: Enrolled
let budi: Enrolled
const settings = () => buildSite({ of: mine }).settings

beforeAll(async () => {
  await makeEnrolmentQueues(database.url)
  await makeQueues(database.url, pino({ level: 'silent' }), [handleJob(givePaid, async () => {}), handleJob(invoiceMail, async () => {})])
  mine = await database.createTenant()
  siti = await enrol(database, mine, 'Siti', ['student'])
  budi = await enrol(database, mine, 'Budi', ['student'])
})

const at = <T>(work: (ctx: Ctx) => Promise<T>) => database.asTenant(mine, work)
const make = (own: object = {}) => at(ctx => buildOpenClass(ctx, { price_rupiah: 100_000, ...own }))
const lineOf = (classId: string, more: Partial<OrderLine> = {}): OrderLine => ({
  kind: 'class',
  subjectId: classId,
  recipientId: siti.id,
  name: 'Kelas',
  quantity: 1,
  price: 100_000,
  details: { batchId: classId },
  ...more,
})

/** Makes a paid invoice, and gives what it sells. */
async function pay(lines: OrderLine[], memberId = siti.id): Promise<string> {
  const kind = lines[0]?.kind === 'places' ? 'seats' : 'order'
  const { id } = await at(ctx => createInvoice(ctx, settings(), { kind, memberId, buyer: { name: 'Pembeli' }, lines }))
  await database.pool.query(`update invoices set status = 'paid', paid_at = now() where id = $1`, [id])
  await give(id)
  return id
}
async function give(id: string): Promise<void> {
  await at(async ctx => {
    const invoice = await findInvoice(ctx, id)
    if (invoice) await giveBought(ctx, PAGE_SEAL, invoice)
  })
}
const casesOf = async (invoiceId: string) =>
  (await database.pool.query(`select kind, details ->> 'why' as why from money_cases where invoice_id = $1`, [invoiceId])).rows

/** Writes a refund that takes the seat, or keeps it, and runs what follows. */
async function refund(invoiceId: string, seat: 'take' | 'keep'): Promise<void> {
  const [paymentId, refundId] = [newId(), newId()]
  await database.pool.query(
    `insert into payments (tenant_id, id, invoice_id, gateway, method, order_id, state, amount, created_at, expires_at)
      values ($1, $2, $3, 'midtrans', 'qris', $4, 'paid', 100000, now(), now())`,
    [mine, paymentId, invoiceId, `uji-${paymentId}`],
  )
  await database.pool.query(
    `insert into refunds (tenant_id, id, payment_id, invoice_id, amount, reason, seat, way, state, created_at)
      values ($1, $2, $3, $4, 100000, 'uji', $5, 'hand', 'done', now())`,
    [mine, refundId, paymentId, invoiceId, seat],
  )
  await database.pool.query(`update invoices set status = 'refunded', refunded = total where id = $1`, [invoiceId])
  await at(ctx => takeBought(ctx, refundId))
  await at(ctx => takeBought(ctx, refundId))
}

describe('what is paid is given', () => {
  it('once, however often the job runs', async () => {
    const { id } = await make()
    const invoiceId = await pay([lineOf(id)])
    await give(invoiceId)
    expect(await at(ctx => stateIn(ctx, id, siti.id))).toBe('joined')
    expect(await casesOf(invoiceId)).toEqual([])
    const { rows } = await database.pool.query('select source from enrolments where class_id = $1', [id])
    expect(rows).toEqual([{ source: 'payment' }])
  })

  it('or waits for a person: a full class, a waiting list, a missing consent, a class that is gone, nobody who gets it', async () => {
    const full = await make({ quota: 1 })
    await at(ctx => setBatch(ctx, full.id, { has_waiting_list: false }))
    await pay([lineOf(full.id, { recipientId: budi.id })], budi.id)
    expect(await casesOf(await pay([lineOf(full.id)]))).toEqual([{ kind: 'no-seat', why: 'full' }])
    await at(ctx => setBatch(ctx, full.id, { has_waiting_list: true }))
    const third = await enrol(database, mine, 'Tiga', ['student'])
    expect(await casesOf(await pay([lineOf(full.id, { recipientId: third.id })], third.id))).toEqual([
      { kind: 'no-seat', why: 'waiting-list' },
    ])
    const child = await arrive(database, mine, { bornOn: '2012-01-01', roles: ['student'], consent: 'self' })
    const { id } = await make()
    expect(await casesOf(await pay([lineOf(id, { recipientId: child.id })], child.id))).toEqual([{ kind: 'no-seat', why: 'consent' }])
    expect(await casesOf(await pay([lineOf(newId())]))).toEqual([{ kind: 'no-seat', why: 'gone' }])
    const nobody = lineOf((await make()).id)
    delete nobody.recipientId
    expect(await casesOf(await pay([nobody]))).toEqual([{ kind: 'no-seat', why: 'nobody' }])
  })
})

describe('what is refunded is taken', () => {
  it('also where it was refunded before it was given: the jobs come in any order', async () => {
    const { id } = await make()
    const invoiceId = await pay([lineOf(id)])
    await refund(invoiceId, 'take')
    await give(invoiceId)
    expect(await at(ctx => stateIn(ctx, id, siti.id))).toBe('removed')
    expect(await casesOf(invoiceId)).toEqual([])
    const places = await pay([{ ...lineOf(id), kind: 'places', recipientId: undefined, details: {} }])
    await database.pool.query('delete from bought_places where invoice_id = $1', [places])
    await refund(places, 'take')
    await give(places)
    expect((await database.pool.query('select from bought_places where invoice_id = $1', [places])).rows).toEqual([])
  })

  it('where the refund says so: the seat goes, what was learned stays', async () => {
    const { id } = await make()
    const kept = await make()
    await refund(await pay([lineOf(id)]), 'take')
    await refund(await pay([lineOf(kept.id)]), 'keep')
    expect(await at(ctx => stateIn(ctx, id, siti.id))).toBe('removed')
    expect(await at(ctx => stateIn(ctx, kept.id, siti.id))).toBe('joined')
  })

  it('but not from who has the seat by another invoice or by somebody’s gift', async () => {
    const { id } = await make()
    const first = await pay([lineOf(id)])
    await database.pool.query(`update invoices set ended_at = now() where id = $1`, [first])
    const second = await pay([lineOf(id)])
    expect(second).not.toBe(first)
    await refund(first, 'take')
    expect(await at(ctx => stateIn(ctx, id, siti.id))).toBe('joined')
    await refund(second, 'take')
    expect(await at(ctx => stateIn(ctx, id, siti.id))).toBe('removed')
  })
})

describe('bought places', () => {
  const claim = async (who: Enrolled, code: string) => {
    const { viewer } = await as(who, mine)
    return await at(ctx => claimPlace({ ...ctx, viewer: viewer ?? ctx.viewer }, code))
  }
  const codesOf = async (invoiceId: string) => (await at(ctx => listPlaces(ctx, PAGE_SEAL, invoiceId))).map(({ code = '' }) => code)

  it('have codes that are sealed and stay, go once, and end with a refund, claimed or not', async () => {
    const { id } = await make()
    const buyer = await enrol(database, mine, 'Pembeli', ['student'])
    const invoiceId = await pay(
      [{ ...lineOf(id), kind: 'places', recipientId: undefined, quantity: 2, details: { organisation: 'SMK' } }],
      buyer.id,
    )
    const [first = '', second = ''] = await codesOf(invoiceId)
    await give(invoiceId)
    expect(await codesOf(invoiceId)).toEqual([first, second])
    const { rows } = await database.pool.query('select sealed_code as sealed from bought_places where invoice_id = $1', [invoiceId])
    expect(JSON.stringify(rows)).not.toContain(first)
    expect(await claim(siti, first)).toEqual({ state: 'joined' })
    expect(await claim(siti, first)).toEqual({ state: 'joined' })
    await expect(claim(budi, first)).rejects.toMatchObject({ status: 409 })
    await expect(claim(budi, 'x'.repeat(24))).rejects.toMatchObject({ status: 404 })
    expect(await claim(siti, second)).toEqual({ refused: 'in' })
    await refund(invoiceId, 'take')
    expect(await at(ctx => stateIn(ctx, id, siti.id))).toBe('removed')
    await expect(claim(budi, second)).rejects.toMatchObject({ status: 409 })
  })

  it('that are taken back leave the seat to who paid for the class themselves', async () => {
    const { id } = await make()
    const buyer = await enrol(database, mine, 'Pembeli Dua', ['student'])
    const invoiceId = await pay([{ ...lineOf(id), kind: 'places', recipientId: undefined, details: {} }], buyer.id)
    const [code = ''] = await codesOf(invoiceId)
    await claim(siti, code)
    await pay([lineOf(id)])
    await refund(invoiceId, 'take')
    expect(await at(ctx => stateIn(ctx, id, siti.id))).toBe('joined')
  })
})
