import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { buildAccount, earn, enrolMentor, makePayoutQueues, type TestMentor } from '#features/payouts/testing.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { atPresent, openTestDatabase } from '#platform/testing/database.ts'
import { openTestCalls } from './testing-calls.ts'

const database = atPresent(openTestDatabase())
const { ask, tokenOf } = openTestCalls(database, { CALLS_PER_MINUTE: '0' })
const BASE = '/api/services/v2/payout'

let mine: TenantId
let token: string
let mira: TestMentor
let staff: Enrolled[]
let account: string

beforeAll(() => makePayoutQueues(database.url))
beforeEach(async () => {
  mine = await database.createTenant()
  token = await tokenOf(mine, [])
  mira = await enrolMentor(database, mine)
  staff = await Promise.all(['Ani', 'Budi'].map(name => enrol(database, mine, name, ['admin'])))
  account = await database.asTenant(mine, async ctx => {
    await earn(ctx, mira.mentorId, 20_000_000)
    return await buildAccount(ctx, mira.id)
  })
})

async function call(who: Enrolled | undefined, method: 'GET' | 'POST', path: string, json?: object) {
  const { status, body } = await ask(`${BASE}/${path}`, {
    of: mine,
    token,
    method,
    ...(json && { json }),
    headers: who ? { authorization: who.token } : {},
  })
  return { status, body, data: body.data }
}

const prove = () => database.pool.query('update sessions set second_factor_at = now() where tenant_id = $1', [mine])
const request = (amount: unknown, bankAccountId = account) => call(mira, 'POST', 'request', { amount, bankAccountId })
const count = async () => (await database.pool.query('select from payouts where tenant_id = $1', [mine])).rowCount

describe('calls of payouts', () => {
  it('are refused to an API client alone, to others, and with bad input, and nothing is written', async () => {
    const student = await enrol(database, mine, 'Siti', ['student'])
    for (const path of ['list', 'banks', 'balance', 'account/list']) {
      expect([path, (await call(undefined, 'GET', path)).status]).toEqual([path, 403])
      expect([path, (await call(student, 'GET', path)).status]).toEqual([path, 403])
    }
    for (const [path, json] of [
      ['request', { amount: 100_000, bankAccountId: account }],
      ['approve', { ids: [newId()] }],
      ['reject', { id: newId(), reason: 'x' }],
    ] as const) {
      expect([path, (await call(undefined, 'POST', path, json)).status]).toEqual([path, 403])
      expect([path, (await call(student, 'POST', path, json)).status]).toEqual([path, 403])
    }
    for (const amount of [-1, 0, 1, 49_999, 100_000.5, 1e12, 1e300, '100000', null, 20_000_001])
      expect([amount, (await request(amount)).status]).toEqual([amount, 422])
    expect((await request(100_000, newId())).status).toBe(404)
    expect((await request(100_000, 'x')).status).toBe(422)
    expect((await call(staff[0], 'GET', 'list?status=khayal')).status).toBe(422)
    expect((await call(staff[0], 'GET', 'list?bank=a%27b')).status).toBe(422)
    expect((await call(staff[0], 'POST', 'approve', { ids: [] })).status).toBe(422)
    expect((await call(staff[0], 'POST', 'reject', { id: newId(), reason: ' ' })).status).toBe(422)
    expect((await call(staff[0], 'POST', 'reject', { id: newId(), reason: 'x' })).status).toBe(404)
    expect(await count()).toBe(0)
  })

  it('of another tenant’s payouts find nothing', async () => {
    const theirs = await database.createTenant()
    const rina = await enrolMentor(database, theirs, 'Rina')
    const [foreignAccount, foreign] = await database.asTenant(theirs, async ctx => {
      await earn(ctx, rina.mentorId, 500_000)
      const bankAccountId = await buildAccount(ctx, rina.id)
      const { requestPayout } = await import('#features/payouts/request.server.ts')
      const { buildSite } = await import('#features/sites/testing.ts')
      ctx.viewer = await rina.viewer()
      return [bankAccountId, (await requestPayout(ctx, buildSite({ of: theirs }).settings, { amount: 100_000, bankAccountId })).id]
    })
    await prove()
    expect((await request(100_000, foreignAccount)).status).toBe(404)
    expect((await call(staff[0], 'POST', 'approve', { ids: [foreign] })).status).toBe(404)
    expect((await call(staff[0], 'POST', 'reject', { id: foreign, reason: 'x' })).status).toBe(404)
    expect((await call(staff[0], 'GET', 'list')).data).toMatchObject({ items: [], totalItems: 0 })
  })

  it('answer as the contract says, from the request to two persons’ approval', async () => {
    expect((await call(mira, 'GET', 'banks')).data).toMatchObject({
      items: expect.arrayContaining([{ code: 'bca', name: 'BCA' }]),
      page: 1,
    })
    expect((await call(mira, 'GET', 'account/list')).data).toMatchObject({ items: [{ id: account, bank: 'bca', accountNumber: '7890' }] })
    const made = await request(15_000_000)
    expect([made.status, made.body.status]).toEqual([201, true])
    const payout = {
      id: expect.any(String),
      status: 'requested',
      amount: 15_000_000,
      bank: 'bca',
      accountNumber: '7890',
      accountName: 'Mira Lestari',
      requestedAt: expect.any(String),
      decidedAt: null,
      reason: null,
    }
    expect(made.data).toEqual(payout)
    const list = await call(mira, 'GET', 'list')
    expect(list.data).toEqual({ items: [payout], page: 1, perPage: 10, totalItems: 1, totalPages: 1 })
    expect((await call(staff[0], 'GET', 'list?page=2&perPage=1')).data).toMatchObject({ items: [], page: 2, perPage: 1, totalItems: 1 })
    expect((await call(staff[0], 'GET', 'list?status=requested&bank=bca&search=mira')).data).toMatchObject({ totalItems: 1 })
    expect((await call(mira, 'GET', 'balance')).data).toEqual({ available: 5_000_000, pending: 15_000_000, paidOut: 0 })
    expect((await call(staff[0], 'GET', 'balance')).data).toEqual({ available: 5_000_000, pending: 15_000_000, paidOut: 0 })
    const { rows } = await database.pool.query('select id from payouts where tenant_id = $1', [mine])
    const ids = [rows[0].id]
    expect((await call(staff[0], 'POST', 'approve', { ids })).status).toBe(403)
    await prove()
    const first = await call(staff[0], 'POST', 'approve', { ids })
    expect([first.status, first.data]).toEqual([200, expect.objectContaining({ items: [payout] })])
    expect((await call(staff[0], 'POST', 'approve', { ids })).status).toBe(409)
    const second = await call(staff[1], 'POST', 'approve', { ids })
    expect(second.data).toMatchObject({ items: [{ status: 'approved', decidedAt: expect.any(String) }] })
    const rejected = await call(staff[1], 'POST', 'reject', { id: ids[0], reason: 'Rekening ditutup' })
    expect([rejected.status, rejected.data]).toEqual([
      200,
      { ...payout, status: 'rejected', decidedAt: expect.any(String), reason: 'Rekening ditutup' },
    ])
    expect((await call(staff[1], 'POST', 'reject', { id: ids[0], reason: 'lagi' })).status).toBe(409)
    expect((await call(mira, 'GET', 'balance')).data).toEqual({ available: 20_000_000, pending: 0, paidOut: 0 })
  })
})
