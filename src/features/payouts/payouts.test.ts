import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Enrolled, enrol, outsiders } from '#features/members/testing.ts'
import { buildSite } from '#features/sites/testing.ts'
import { PAGE_SEAL } from '#page/testing.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { makeBankFile, markPaid, markRefused, readBankFile } from './bank-file.server.ts'
import { approvePayouts, rejectPayout } from './decide.server.ts'
import { balanceOfMentor, getPayout, listPayouts, readBalance } from './queries.server.ts'
import { requestPayout } from './request.server.ts'
import { buildAccount, earn, enrolMentor, ledgerFaults, makePayoutQueues, proven, type TestMentor } from './testing.ts'

const database = openTestDatabase()
const PAYMENT = { payoutLeast: 50_000, payoutTwoPersonsFrom: 1_000_000, withholdingBp: 250 }

let tenant: TenantId
let mira: TestMentor
let ani: Enrolled
let budi: Enrolled
let account: string

const settings = () => buildSite({ of: tenant, settings: { payment: PAYMENT } }).settings
const does = <T>(viewer: Viewer, work: (ctx: Ctx) => Promise<T>, now = TEST_NOW) => database.asTenant(tenant, work, { viewer, now })
const asMentor = async <T>(work: (ctx: Ctx) => Promise<T>) => does(await mira.viewer(), work)
const asStaff = async <T>(who: Enrolled, work: (ctx: Ctx) => Promise<T>) => does(proven(await who.viewer(), TEST_NOW), work)
const ask = (amount: number, bankAccountId = account) => asMentor(ctx => requestPayout(ctx, settings(), { amount, bankAccountId }))
const approve = (who: Enrolled, ids: string[]) => asStaff(who, ctx => approvePayouts(ctx, settings(), ids))
const balance = () => database.asTenant(tenant, ctx => balanceOfMentor(ctx, mira.mentorId))
const count = async (table: string) => (await database.pool.query(`select from ${table} where tenant_id = $1`, [tenant])).rowCount

beforeAll(() => makePayoutQueues(database.url))
beforeEach(async () => {
  tenant = await database.createTenant()
  mira = await enrolMentor(database, tenant)
  ani = await enrol(database, tenant, 'Ani', ['admin'])
  budi = await enrol(database, tenant, 'Budi', ['admin'])
  account = await database.asTenant(tenant, async ctx => {
    await earn(ctx, mira.mentorId, 3_000_000)
    return await buildAccount(ctx, mira.id)
  })
})

describe('a payout is refused', () => {
  it('to everybody but mentors, and decisions to everybody but staff', async () => {
    const input = { amount: 100_000, bankAccountId: account }
    for (const [viewer, status] of await outsiders(database, tenant)) {
      const isMentor = viewer.kind === 'person' && viewer.person.role === 'mentor'
      // A mentor without an entry has no share.
      await expect(does(viewer, ctx => requestPayout(ctx, settings(), input))).rejects.toMatchObject({ status: isMentor ? 404 : status })
      await expect(does(viewer, ctx => approvePayouts(ctx, settings(), [newId()]))).rejects.toMatchObject({ status })
      await expect(does(viewer, ctx => rejectPayout(ctx, { id: newId(), reason: 'x' }))).rejects.toMatchObject({ status })
      await expect(does(viewer, ctx => makeBankFile(ctx, [newId()]))).rejects.toMatchObject({ status })
      if (!isMentor) await expect(does(viewer, ctx => listPayouts(ctx, {}, { page: 1, perPage: 10 }))).rejects.toMatchObject({ status })
      if (!isMentor) await expect(does(viewer, readBalance)).rejects.toMatchObject({ status })
    }
    await expect(asStaff(ani, ctx => requestPayout(ctx, settings(), input))).rejects.toMatchObject({ status: 403 })
    expect(await count('payouts')).toBe(0)
  })

  it('for amounts that are none, too small or more than there is, with nothing written', async () => {
    for (const amount of [0, -100_000, 100_000.5, Number.NaN, 49_999, 3_000_001, 10_000_000_001, Number.MAX_VALUE])
      await expect(ask(amount)).rejects.toMatchObject({ status: 422, problems: [{ path: 'amount' }] })
    expect([await count('payouts'), await count('audit_log'), await count('notices')]).toEqual([0, 0, 0])
    expect(await balance()).toEqual({ available: 3_000_000, pending: 0, paidOut: 0 })
  })

  it('to another’s account, one that is gone, unconfirmed or too new', async () => {
    const other = await enrolMentor(database, tenant, 'Rina')
    const [theirs, unchecked, young] = await database.asTenant(tenant, async ctx => [
      await buildAccount(ctx, other.id),
      await buildAccount(ctx, mira.id, { checked: false }),
      await buildAccount(ctx, mira.id, { ageDays: 0.9 }),
    ])
    await expect(ask(100_000, theirs)).rejects.toMatchObject({ status: 404 })
    await expect(ask(100_000, newId())).rejects.toMatchObject({ status: 404 })
    await expect(ask(100_000, 'bukan-id')).rejects.toMatchObject({ status: 404 })
    await expect(ask(100_000, unchecked)).rejects.toMatchObject({ status: 409, reason: { code: 'AccountUnchecked' } })
    await expect(ask(100_000, young)).rejects.toMatchObject({ status: 409, reason: { code: 'AccountTooNew' } })
    expect(await count('payouts')).toBe(0)
  })

  it('where another tenant asks, or another mentor looks', async () => {
    const { id } = await ask(100_000)
    const there = await database.createTenant()
    const stranger = await enrol(database, there, 'Sana', ['admin'])
    const viewer = proven(await stranger.viewer(), TEST_NOW)
    const away = <T>(work: (ctx: Ctx) => Promise<T>) => database.asTenant(there, work, { viewer })
    await expect(away(ctx => getPayout(ctx, id))).rejects.toMatchObject({ status: 404 })
    await expect(away(ctx => approvePayouts(ctx, settings(), [id]))).rejects.toMatchObject({ status: 404 })
    await expect(away(ctx => rejectPayout(ctx, { id, reason: 'x' }))).rejects.toMatchObject({ status: 404 })
    const rina = await enrolMentor(database, tenant, 'Rina')
    await expect(does(await rina.viewer(), ctx => getPayout(ctx, id))).rejects.toMatchObject({ status: 404 })
    expect((await does(await rina.viewer(), ctx => listPayouts(ctx, {}, { page: 1, perPage: 10 }))).totalItems).toBe(0)
  })
})

describe('a request', () => {
  it('takes the amount from the balance, withholds tax, and stands in the list', async () => {
    const made = await ask(1_000_000)
    expect(made).toMatchObject({
      status: 'requested',
      amount: 1_000_000,
      tax: 25_000,
      bank: 'bca',
      accountNumber: '7890',
      accountName: 'Mira Lestari',
    })
    expect(await balance()).toEqual({ available: 2_000_000, pending: 1_000_000, paidOut: 0 })
    const filters = [{}, { status: 'requested' }, { bank: 'bca' }, { search: 'mira' }, { search: '7890' }] as const
    for (const filter of filters) expect((await asStaff(ani, ctx => listPayouts(ctx, filter, { page: 1, perPage: 10 }))).totalItems).toBe(1)
    for (const filter of [{ status: 'paid' }, { bank: 'bni' }, { search: 'rina' }, { search: '%' }] as const)
      expect((await asStaff(ani, ctx => listPayouts(ctx, filter, { page: 1, perPage: 10 }))).totalItems).toBe(0)
  })

  it('with one id counts once', async () => {
    const id = newId()
    const twice = () => asMentor(ctx => requestPayout(ctx, settings(), { amount: 100_000, bankAccountId: account }, id))
    expect([(await twice()).id, (await twice()).id]).toEqual([id, id])
    expect((await balance()).pending).toBe(100_000)
  })

  it('at once with others never takes more than there is', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => ask(1_200_000)))
    expect(tries.filter(one => one.status === 'fulfilled')).toHaveLength(2)
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 422 })
    expect(await balance()).toEqual({ available: 600_000, pending: 2_400_000, paidOut: 0 })
    expect(await database.asTenant(tenant, ledgerFaults)).toEqual([])
  })
})

describe('an approval', () => {
  it('needs a second factor of the last ten minutes', async () => {
    const { id } = await ask(100_000)
    const plain = await ani.viewer()
    const old = proven(plain, new Date(TEST_NOW.getTime() - 601_000))
    for (const viewer of [plain, old])
      await expect(does(viewer, ctx => approvePayouts(ctx, settings(), [id]))).rejects.toMatchObject({
        status: 403,
        reason: { code: 'SecondFactorNeeded' },
      })
  })

  it('is never of one’s own, as the member who asked or as its mentor', async () => {
    const { id } = await ask(100_000)
    await database.pool.query('insert into memberships (tenant_id, member_id, kind, granted_at) values ($1, $2, 1, $3)', [
      tenant,
      mira.id,
      TEST_NOW,
    ])
    const viewer = proven(await mira.viewer(), TEST_NOW)
    if (viewer.kind !== 'person') throw new Error('nobody')
    const asAdmin: Viewer = { ...viewer, person: { ...viewer.person, role: 'admin' } }
    await expect(does(asAdmin, ctx => approvePayouts(ctx, settings(), [id]))).rejects.toMatchObject({
      status: 403,
      reason: { code: 'OwnPayout' },
    })
    // Another account of the same mentor.
    await database.pool.query('insert into memberships (tenant_id, member_id, kind, granted_at, mentor_id) values ($1, $2, 2, $3, $4)', [
      tenant,
      ani.id,
      TEST_NOW,
      mira.mentorId,
    ])
    await expect(approve(ani, [id])).rejects.toMatchObject({ status: 403, reason: { code: 'OwnPayout' } })
    expect((await approve(budi, [id])).map(one => one.status)).toEqual(['approved'])
  })

  it('by two persons from the limit on, each once', async () => {
    const { id } = await ask(1_000_000)
    expect((await approve(ani, [id])).map(one => [one.status, one.approvals])).toEqual([['requested', 1]])
    await expect(approve(ani, [id])).rejects.toMatchObject({ status: 409, reason: { code: 'ApprovedByYou' } })
    expect((await approve(budi, [id])).map(one => [one.status, one.approvals])).toEqual([['approved', 2]])
    await expect(approve(budi, [id])).rejects.toMatchObject({ status: 409, reason: { code: 'Decided' } })
  })

  it('is of all or of none', async () => {
    const [one, two] = [await ask(100_000), await ask(200_000)]
    await approve(ani, [two.id])
    await expect(approve(ani, [one.id, two.id])).rejects.toMatchObject({ status: 409 })
    await expect(approve(ani, [one.id, newId()])).rejects.toMatchObject({ status: 404 })
    expect((await asStaff(ani, ctx => getPayout(ctx, one.id))).status).toBe('requested')
  })

  it('at once with another counts both, and tells the mentor once', async () => {
    const { id } = await ask(1_000_000)
    const both = await Promise.allSettled([approve(ani, [id]), approve(budi, [id])])
    expect(both.map(one => one.status)).toEqual(['fulfilled', 'fulfilled'])
    expect(await asStaff(ani, ctx => getPayout(ctx, id))).toMatchObject({ status: 'approved', approvals: 2 })
    const { rows } = await database.pool.query(`select kind, times from notices where tenant_id = $1 and member_id = $2`, [tenant, mira.id])
    expect(rows).toEqual([{ kind: 'payoutApproved', times: 1 }])
    const { rows: jobs } = await database.pool.query(
      `select data -> 'payload' ->> 'what' as what from jobs.job
      where name = 'payouts.mail' and data -> 'payload' ->> 'payoutId' = $1`,
      [id],
    )
    expect(jobs).toEqual([{ what: 'approved' }])
  })
})

describe('a rejection', () => {
  it('needs a reason, and gives the amount back', async () => {
    const { id } = await ask(500_000)
    await expect(asStaff(ani, ctx => rejectPayout(ctx, { id, reason: ' ' }))).rejects.toMatchObject({ status: 422 })
    expect(await asStaff(ani, ctx => rejectPayout(ctx, { id, reason: ' Nama berbeda ' }))).toMatchObject({
      status: 'rejected',
      reason: 'Nama berbeda',
    })
    await expect(asStaff(ani, ctx => rejectPayout(ctx, { id, reason: 'lagi' }))).rejects.toMatchObject({ status: 409 })
    await expect(approve(ani, [id])).rejects.toMatchObject({ status: 409 })
    expect(await balance()).toEqual({ available: 3_000_000, pending: 0, paidOut: 0 })
    expect(await database.asTenant(tenant, ledgerFaults)).toEqual([])
  })

  it('and an approval at once: one of them counts', async () => {
    const { id } = await ask(500_000)
    const [approved, rejected] = await Promise.allSettled([
      approve(ani, [id]),
      asStaff(budi, ctx => rejectPayout(ctx, { id, reason: 'x' })),
    ])
    const { status } = await asStaff(ani, ctx => getPayout(ctx, id))
    // An approved payout that is not on its way may still be rejected.
    expect(rejected?.status).toBe('fulfilled')
    expect(status).toBe('rejected')
    expect(approved?.status === 'fulfilled' || (approved?.status === 'rejected' && approved.reason.status === 409)).toBe(true)
    expect((await balance()).available).toBe(3_000_000)
  })
})

describe('a bank file', () => {
  const make = (who: Enrolled, ids: string[]) => asStaff(who, ctx => makeBankFile(ctx, ids))

  it('takes approved payouts alone, once', async () => {
    const [one, two] = [await ask(100_000), await ask(200_000)]
    await approve(ani, [one.id])
    await expect(make(ani, [one.id, two.id])).rejects.toMatchObject({ status: 409, reason: { code: 'NotWaiting' } })
    await expect(does(await ani.viewer(), ctx => makeBankFile(ctx, [one.id]))).rejects.toMatchObject({ status: 403 })
    await expect(asStaff(ani, ctx => markPaid(ctx, [one.id]))).rejects.toMatchObject({ status: 409 })
    const batch = await make(ani, [one.id])
    await expect(make(budi, [one.id])).rejects.toMatchObject({ status: 409 })
    await expect(asStaff(ani, ctx => rejectPayout(ctx, { id: one.id, reason: 'x' }))).rejects.toMatchObject({ status: 409 })
    await expect(does(await ani.viewer(), ctx => readBankFile(ctx, PAGE_SEAL, batch))).rejects.toMatchObject({ status: 403 })
    expect(await asStaff(ani, ctx => readBankFile(ctx, PAGE_SEAL, batch))).toMatchObject([
      { id: one.id, number: '1234567890', holderName: 'Mira Lestari', transfer: 97_500, amount: 100_000, tax: 2500 },
    ])
  })

  it('is marked as paid, and what the bank gives back is the mentor’s again, with a case', async () => {
    const { id } = await ask(400_000)
    await approve(ani, [id])
    await make(ani, [id])
    await asStaff(ani, ctx => markPaid(ctx, [id]))
    await expect(asStaff(ani, ctx => markPaid(ctx, [id]))).rejects.toMatchObject({ status: 409 })
    expect(await balance()).toEqual({ available: 2_600_000, pending: 0, paidOut: 400_000 })
    await asStaff(budi, ctx => markRefused(ctx, id, 'Rekening ditutup'))
    await expect(asStaff(budi, ctx => markRefused(ctx, id, 'lagi'))).rejects.toMatchObject({ status: 409 })
    expect(await asStaff(ani, ctx => getPayout(ctx, id))).toMatchObject({ status: 'reversed', reason: 'Rekening ditutup' })
    expect(await balance()).toEqual({ available: 3_000_000, pending: 0, paidOut: 0 })
    const { rows } = await database.pool.query('select kind, payout_id, amount::int from money_cases where tenant_id = $1', [tenant])
    expect(rows).toEqual([{ kind: 'payout-reversed', payout_id: id, amount: 400_000 }])
    expect(await database.asTenant(tenant, ledgerFaults)).toEqual([])
  })
})
