import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Ctx, createCtx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { createPool } from '#platform/db/pool.ts'
import { withScope } from '#platform/db/scope.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { balanceOf } from './balances.server.ts'
import { checkLedger } from './invariants.server.ts'
import type { Movement } from './movements.ts'
import { post } from './post.server.ts'

const database = openTestDatabase()
let pool: ReturnType<typeof createPool>
beforeAll(() => {
  pool = createPool(database.url, 12, () => {})
})
afterAll(async () => await pool.end())

const inTransaction = <T>(tenantId: TenantId, work: (ctx: Ctx) => Promise<T>) =>
  withScope(pool, { tenantId }, db => work(createCtx({ db, tenantId, log: pino({ level: 'silent' }), now: TEST_NOW })))

const about = () => ({ paymentId: newId(), invoiceId: newId(), refundId: newId(), payoutId: newId(), mentorId: newId() })

it('a cause that many transactions post at once is posted once', async () => {
  const tenantId = await database.createTenant()
  const fields = about()
  const sale: Movement = { ...fields, kind: 'sale-paid', gateway: 'midtrans', amount: 111_000, tax: 11_000 }
  const posted = await Promise.all(Array.from({ length: 24 }, () => inTransaction(tenantId, ctx => post(ctx, sale))))
  expect(posted.filter(isNew => isNew)).toHaveLength(1)
  expect(await inTransaction(tenantId, ctx => balanceOf(ctx, 'clearing:midtrans'))).toBe(111_000)
  expect(await inTransaction(tenantId, checkLedger)).toEqual([])
})

it('a cause whose transaction is rolled back is posted by the next', async () => {
  const tenantId = await database.createTenant()
  const sale: Movement = { ...about(), kind: 'sale-paid', gateway: 'midtrans', amount: 5, tax: 0 }
  const broken = inTransaction(tenantId, async ctx => {
    expect(await post(ctx, sale)).toBe(true)
    throw new Error('stop')
  })
  await expect(broken).rejects.toThrow('stop')
  expect(await inTransaction(tenantId, ctx => post(ctx, sale))).toBe(true)
})

it('transactions that post several movements on the same accounts, in opposite orders, do not wait for each other in a circle', async () => {
  const tenantId = await database.createTenant()
  const gateway = 'midtrans'
  const turns = 40
  const work = Array.from({ length: turns }, (_, turn) => {
    const fields = { ...about(), mentorId: '01900000-0000-7000-8000-000000000001' }
    const movements: Movement[] = [
      // Shares no account with the others.
      { ...fields, kind: 'share-earned', line: 0, amount: 600 },
      { ...fields, kind: 'sale-paid', gateway, amount: 1110, tax: 110 },
      { ...fields, kind: 'fee-charged', gateway, amount: 40 },
      { ...fields, kind: 'refund-promised', amount: 111, tax: 11 },
      { ...fields, kind: 'refund-sent', gateway, amount: 111 },
    ]
    return turn % 2 === 0 ? movements : movements.reverse()
  })
  await Promise.all(
    work.map(movements =>
      inTransaction(tenantId, async ctx => {
        for (const movement of movements) await post(ctx, movement)
      }),
    ),
  )
  await inTransaction(tenantId, async ctx => {
    expect(await checkLedger(ctx)).toEqual([])
    expect(await balanceOf(ctx, 'sales')).toBe(-1000 * turns)
    expect(await balanceOf(ctx, 'clearing:midtrans')).toBe((1110 - 40 - 111) * turns)
  })
})
