import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { outsiders } from '#features/members/testing.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { ACCOUNT_NAMES, ACCOUNTS, isAccount, onItsSide } from './accounts.ts'
import { balanceOf, listBalances } from './balances.server.ts'
import { entriesOf, keyOf } from './entries.ts'
import { checkLedger } from './invariants.server.ts'
import { getMovement, listMovements, type MovementFilter } from './movement-list.server.ts'
import type { Movement } from './movements.ts'
import { post } from './post.server.ts'
import { anyMovement } from './testing.ts'

const database = openTestDatabase()
const staff = { viewer: { kind: 'operator' } } as const
let mine: TenantId
let theirs: TenantId

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
})

const postAll = (tenantId: TenantId, movements: readonly Movement[], now?: Date) =>
  database.asTenant(
    tenantId,
    async ctx => {
      const posted: boolean[] = []
      for (const movement of movements) posted.push(await post(ctx, movement))
      return posted
    },
    now && { now },
  )
const sale = (more: { paymentId?: string; invoiceId?: string; amount?: number } = {}): Extract<Movement, { kind: 'sale-paid' }> => ({
  kind: 'sale-paid',
  gateway: 'midtrans',
  amount: 111_000,
  tax: 11_000,
  paymentId: newId(),
  invoiceId: newId(),
  ...more,
})

describe('the ledger', () => {
  it('is refused to whoever may not read payments', async () => {
    for (const [viewer, status] of await outsiders(database, mine))
      await database.asTenant(
        mine,
        async ctx => {
          await expect(listBalances(ctx)).rejects.toMatchObject({ status })
          await expect(listMovements(ctx, {}, { perPage: 5 })).rejects.toMatchObject({ status })
          await expect(getMovement(ctx, newId())).rejects.toMatchObject({ status })
        },
        { viewer },
      )
  })

  it('writes nothing for amounts that are no whole rupiah above zero', async () => {
    const tenantId = await database.createTenant()
    for (const amount of [0, -5, 0.5, 2 ** 53, Number.NaN]) await expect(postAll(tenantId, [sale({ amount })])).rejects.toThrow(RangeError)
    expect(await listed(tenantId)).toEqual([])
  })

  it('is seen by its own tenant alone', async () => {
    const paymentId = newId()
    await postAll(theirs, [sale({ paymentId })])
    const [movement] = await listed(theirs, { paymentId })
    await database.asTenant(
      mine,
      async ctx => {
        await expect(getMovement(ctx, movement?.id ?? '')).rejects.toMatchObject({ status: 404 })
        await expect(getMovement(ctx, 'bukan-id')).rejects.toMatchObject({ status: 404 })
        expect((await listMovements(ctx, { paymentId }, { perPage: 5 })).items).toEqual([])
        expect(await balanceOf(ctx, 'sales')).toBe(0)
        // The same cause at another tenant is another one.
        expect(await post(ctx, sale({ paymentId }))).toBe(true)
      },
      staff,
    )
  })

  it('takes a cause once, and keeps what it is about', async () => {
    const tenantId = await database.createTenant()
    const movement = sale()
    expect(await postAll(tenantId, [movement, movement])).toEqual([true, false])
    expect(await postAll(tenantId, [{ ...movement, amount: 5, tax: 0 }])).toEqual([false])
    const [found] = await listed(tenantId)
    expect(await database.asTenant(tenantId, ctx => getMovement(ctx, found?.id ?? ''), staff)).toEqual({
      id: found?.id,
      kind: 'sale-paid',
      key: keyOf(movement),
      postedAt: new Date('2026-08-17T03:00:00Z'),
      entries: entriesOf(movement),
      references: { invoiceId: movement.invoiceId, paymentId: movement.paymentId },
    })
  })

  it('says what every account and owner holds', async () => {
    const tenantId = await database.createTenant()
    const [one, other] = [newId(), newId()]
    const earned = (mentorId: string, amount: number): Movement => ({ kind: 'share-earned', invoiceId: newId(), line: 0, mentorId, amount })
    await postAll(tenantId, [sale(), sale(), earned(one, 30_000), earned(one, 20_000), earned(other, 10_000)])
    await database.asTenant(
      tenantId,
      async ctx => {
        expect(await balanceOf(ctx, 'clearing:midtrans')).toBe(222_000)
        expect(await balanceOf(ctx, 'sales')).toBe(-200_000)
        expect([await balanceOf(ctx, 'mentor-payable', one), await balanceOf(ctx, 'mentor-payable', other)]).toEqual([-50_000, -10_000])
        expect(await balanceOf(ctx, 'mentor-payable')).toBe(-60_000)
        expect(await balanceOf(ctx, 'mentor-payable', newId())).toBe(0)
        const balances = await listBalances(ctx)
        expect(balances.map(({ account }) => account)).toEqual(ACCOUNT_NAMES)
        expect(balances.find(({ account }) => account === 'mentor-payable')).toEqual({
          account: 'mentor-payable',
          balance: -60_000,
          entryCount: 3,
          ownerCount: 2,
        })
        expect(balances.find(({ account }) => account === 'bank')).toMatchObject({ balance: 0, entryCount: 0 })
      },
      staff,
    )
  })

  it('lists movements by account, owner, kind, record and time, page by page', async () => {
    const tenantId = await database.createTenant()
    const day = (n: number) => new Date(Date.UTC(2026, 7, n))
    const [mentorId, payoutId, invoiceId, paymentId] = [newId(), newId(), newId(), newId()]
    await postAll(tenantId, [sale({ invoiceId, paymentId })], day(1))
    await postAll(tenantId, [{ kind: 'share-earned', invoiceId, line: 0, mentorId, amount: 9 }], day(2))
    await postAll(tenantId, [{ kind: 'payout-requested', payoutId, mentorId, amount: 9 }], day(3))
    await postAll(tenantId, [{ kind: 'payout-paid', payoutId, mentorId, amount: 9, tax: 0, from: 'bank' }], day(4))
    const kinds = async (filter: MovementFilter) => (await listed(tenantId, filter)).map(({ kind }) => kind)
    expect(await kinds({})).toEqual(['payout-paid', 'payout-requested', 'share-earned', 'sale-paid'])
    expect(await kinds({ sort: 'at', account: 'mentor-payable' })).toEqual(['share-earned', 'payout-requested'])
    expect(await kinds({ ownerId: mentorId, account: 'payouts-pending' })).toEqual(['payout-paid', 'payout-requested'])
    expect(await kinds({ ownerId: newId() })).toEqual([])
    expect(await kinds({ ownerId: mentorId, account: 'bank' })).toEqual([])
    expect(await kinds({ kind: 'sale-paid' })).toEqual(['sale-paid'])
    expect(await kinds({ invoiceId })).toEqual(['share-earned', 'sale-paid'])
    expect(await kinds({ paymentId })).toEqual(['sale-paid'])
    expect(await kinds({ payoutId, kind: 'payout-paid' })).toEqual(['payout-paid'])
    expect(await kinds({ from: day(2), to: day(4) })).toEqual(['payout-requested', 'share-earned'])
    for (const filter of [{ invoiceId: 'x' }, { ownerId: `';--` }, { account: 'nothing' }]) expect(await kinds(filter)).toEqual([])

    const page = (place: { after?: string; before?: string }) =>
      database.asTenant(tenantId, ctx => listMovements(ctx, {}, { perPage: 3, ...place }), staff)
    const first = await page({})
    const second = await page({ after: first.after ?? '' })
    expect([first.items.length, first.before, second.items.length, second.after]).toEqual([3, null, 1, null])
    expect((await page({ before: second.before ?? '' })).items).toEqual(first.items)
  })
})

async function listed(tenantId: TenantId, filter: MovementFilter = {}) {
  return (await database.asTenant(tenantId, ctx => listMovements(ctx, filter, { perPage: 100 }), staff)).items
}

it('whatever is posted in whatever order: running totals are the sums of entries, all accounts together are zero, and the check says the rest', async () => {
  const run = async (movements: Movement[]) => {
    const tenantId = await database.createTenant()
    const kept = new Map<string, Movement>()
    const expected = movements.map(movement => {
      const isNew = !kept.has(keyOf(movement))
      if (isNew) kept.set(keyOf(movement), movement)
      return isNew
    })
    expect(await postAll(tenantId, movements)).toEqual(expected)

    const sums = new Map<string, number>()
    for (const { account, ownerId, amount } of [...kept.values()].flatMap(entriesOf)) {
      const place = ownerId ? `${account}:${ownerId}` : account
      sums.set(place, (sums.get(place) ?? 0) + amount)
    }
    const { rows } = await database.pool.query<{ place: string; balance: number }>(
      `select case owner_id when '00000000-0000-0000-0000-000000000000' then account else account || ':' || owner_id end as place, balance
       from ledger_balances where tenant_id = $1`,
      [tenantId],
    )
    expect(new Map(rows.map(({ place, balance }) => [place, balance]))).toEqual(sums)
    const balances = await database.asTenant(tenantId, listBalances, staff)
    expect(balances.reduce((sum, { balance }) => sum + balance, 0)).toBe(0)

    const below = [...sums].filter(([place, sum]) => {
      const account = place.replace(/:[0-9a-f-]{36}$/, '')
      return isAccount(account) && ACCOUNTS[account].neverBelowZero && onItsSide(account, sum) < 0
    })
    const findings = await database.asTenant(tenantId, ctx => checkLedger(ctx, 3))
    expect(findings.map(({ key }) => key).sort()).toEqual(below.map(([place]) => `below-zero:${place}`).sort())
  }
  await fc.assert(fc.asyncProperty(fc.array(anyMovement, { minLength: 1, maxLength: 30 }), run), { numRuns: 25 })
}, 60_000)
