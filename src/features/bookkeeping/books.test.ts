import { beforeAll, describe, expect, it } from 'vitest'
import { ACCOUNT_NAMES } from '#features/ledger/accounts.ts'
import { listBalances } from '#features/ledger/balances.server.ts'
import { listMovements } from '#features/ledger/movement-list.server.ts'
import { post } from '#features/ledger/post.server.ts'
import { enrol } from '#features/members/testing.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { readJournal } from './journal.server.ts'
import { sumAccount, sumAccounts } from './ledger-sums.server.ts'
import { findCauses } from './movement-causes.server.ts'
import { readRevenue } from './revenue.server.ts'
import { REVENUE_COLUMNS, STEPS } from './revenue.ts'
import { readSpan, type Span } from './span.ts'
import { buildOrder } from './testing.ts'

/* A random ledger: what screens and files say are sums of its entries. */
const database = openTestDatabase()
const DAY = 86_400_000
const MOVEMENTS = 150

let tenant: TenantId
let admin: Viewer

/** A generator of numbers that are the same in every run (mulberry32). */
function numbersFrom(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most
  }
}

const at = <T>(work: (ctx: Ctx) => Promise<T>, now = TEST_NOW) => database.asTenant(tenant, work, { viewer: admin, now })
const entries = async (where = 'true') =>
  (
    await database.pool.query<{ account: string; sum: string; debit: string; count: string }>(
      `select e.account, sum(e.amount) as sum, coalesce(sum(e.amount) filter (where e.amount > 0), 0) as debit, count(*) as count
       from ledger_entries e join ledger_movements m on m.tenant_id = e.tenant_id and m.id = e.movement_id
       where e.tenant_id = $1 and ${where} group by e.account`,
      [tenant],
    )
  ).rows
const spanOf = (query: string): Span => readSpan(new URLSearchParams(query), TEST_NOW)

async function postOne(ctx: Ctx, number: (most: number) => number, classes: readonly string[]): Promise<void> {
  const amount = number(900_000) + 1000
  const lines = classes
    .slice(0, number(3) + 1)
    .map((subjectId, index) => ({ subjectId, name: `Kelas ${index}`, price: amount + index, quantity: number(3) + 1 }))
  const gateway = (['midtrans', 'xendit'] as const)[number(2)] ?? 'midtrans'
  const method = ['qris', 'va-bca', 'gopay'][number(3)] ?? 'qris'
  if (number(5) === 0)
    return void (await buildOrder(ctx, { kind: 'gift', lines: [{ subjectId: newId(), name: 'Donasi', price: amount }], gateway, method }))
  const order = await buildOrder(ctx, { lines, gateway, method, tax: number(2) * 11_111 })
  const { paymentId, invoiceId, total, tax } = order
  if (number(2) === 0) await post(ctx, { kind: 'fee-charged', gateway, amount: number(5000) + 1, paymentId, invoiceId })
  if (number(2) === 0)
    await post(ctx, { kind: 'share-earned', invoiceId, line: 0, mentorId: classes[0] ?? newId(), amount: number(900) + 1 })
  if (number(3) === 0) {
    const refundId = newId()
    const back = { refundId, paymentId, amount: Math.min(total, number(total) + 1), tax: 0 }
    await post(ctx, { kind: 'refund-promised', ...back })
    await post(ctx, number(2) === 0 ? { kind: 'refund-sent', gateway, ...back } : { kind: 'refund-cancelled', ...back })
  } else if (number(6) === 0) await post(ctx, { kind: 'charged-back', gateway, amount: total, tax, paymentId, invoiceId })
  if (number(4) === 0) await post(ctx, { kind: 'settled', gateway, amount: number(100_000) + 1, lineKey: `${gateway}:${newId()}` })
}

beforeAll(async () => {
  tenant = await database.createTenant()
  admin = await (await enrol(database, tenant, 'Ani', ['admin'])).viewer()
  const number = numbersFrom(20_260_817)
  const classes = [newId(), newId(), newId()]
  for (let index = 0; index < MOVEMENTS; index++)
    await at(ctx => postOne(ctx, number, classes), new Date(TEST_NOW.getTime() - number(400) * DAY - number(DAY)))
})

describe('the books', () => {
  it('are for staff with the right to read payments alone', async () => {
    const pupil = await (await enrol(database, tenant, 'Siswa', ['student'])).viewer()
    const reads: ((ctx: Ctx) => Promise<unknown>)[] = [
      (ctx: Ctx) => sumAccounts(ctx, spanOf('period=all')),
      (ctx: Ctx) => sumAccount(ctx, 'sales', spanOf('period=all')),
      (ctx: Ctx) => readRevenue(ctx, spanOf('period=all'), 'month'),
      (ctx: Ctx) => readJournal(ctx, spanOf('period=all'), { lang: 'id' }, undefined),
    ]
    for (const read of reads) {
      await expect(database.asTenant(tenant, read)).rejects.toMatchObject({ status: 401 })
      await expect(database.asTenant(tenant, read, { viewer: pupil })).rejects.toMatchObject({ status: 403 })
    }
  })

  it.each(['all', 'year', 'month', 'last-year', 'own&from=2026-02-01&to=2026-05-31'])(
    'say what the entries sum up to: %s',
    async period => {
      const span = spanOf(`period=${period}`)
      const sums = await at(ctx => sumAccounts(ctx, span))
      const [before, within] = [
        await entries(`m.posted_at < '${span.since.toISOString()}'`),
        await entries(`m.posted_at >= '${span.since.toISOString()}' and m.posted_at < '${span.until.toISOString()}'`),
      ]
      for (const one of sums) {
        const [old, now] = [before.find(row => row.account === one.account), within.find(row => row.account === one.account)]
        expect(one).toEqual({
          account: one.account,
          opening: Number(old?.sum ?? 0),
          debit: Number(now?.debit ?? 0),
          credit: Number(now?.debit ?? 0) - Number(now?.sum ?? 0),
          closing: Number(old?.sum ?? 0) + Number(now?.sum ?? 0),
          entryCount: Number(now?.count ?? 0),
        })
        const { account: _, ...alone } = one
        expect(await at(ctx => sumAccount(ctx, one.account, span))).toEqual(alone)
      }
      expect(sums.reduce((sum, one) => sum + one.closing, 0)).toBe(0)
    },
  )

  it('stand as the running totals do', async () => {
    const sums = await at(ctx => sumAccounts(ctx, spanOf('period=all')))
    const balances = await at(listBalances)
    expect(sums.map(({ account, closing }) => [account, closing])).toEqual(balances.map(({ account, balance }) => [account, balance]))
  })

  it('lead from every account to each of its entries, and from each of them to what caused it', async () => {
    const reached = new Map<string, number>()
    for (const account of ACCOUNT_NAMES) {
      for (let after: string | undefined; ; ) {
        const page = await at(ctx => listMovements(ctx, { account }, { perPage: 100, after }))
        for (const movement of page.items) {
          reached.set(account, (reached.get(account) ?? 0) + movement.entries.filter(entry => entry.account === account).length)
          const causes = await at(ctx => findCauses(ctx, movement))
          if (movement.kind !== 'settled') expect(causes.find(cause => cause.of === 'invoiceId')?.href).toMatch(/^\/Studio\/Orders\//)
        }
        if (!page.after) break
        after = page.after
      }
    }
    const all = await entries()
    expect(Object.fromEntries(reached)).toEqual(Object.fromEntries(all.map(({ account, count }) => [account, Number(count)])))
  })

  it('lead on to the notification that was handled when they were posted, and to no other', async () => {
    const { items } = await at(ctx => listMovements(ctx, { account: 'sales' }, { perPage: 100, after: undefined }))
    const movement = items.find(({ kind }) => kind === 'sale-paid')
    if (!movement) throw new Error('nothing was sold')
    const ids = { cause: newId(), forged: newId(), later: newId() }
    for (const [name, id] of Object.entries(ids))
      await database.pool.query(
        `insert into gateway_notifications (tenant_id, id, gateway, topic, order_id, is_genuine, body, received_at, handled_at)
         select $1, $2, 'midtrans', 'payment', order_id, $4, '{}', $5::timestamptz - interval '1 second', $5::timestamptz + $6::int * interval '1 minute'
         from payments where tenant_id = $1 and id = $3`,
        [tenant, id, movement.references.paymentId, name !== 'forged', movement.postedAt, name === 'later' ? 1 : 0],
      )
    const causes = await at(ctx => findCauses(ctx, movement))
    expect(causes.find(({ of }) => of === 'notificationId')?.href).toMatch(new RegExp(`^/Studio/Orders/.*\\?notification=${ids.cause}#`))
  })

  it('are written whole into the journal, whose debits equal its credits', async () => {
    const rows: (readonly (string | number)[])[] = []
    for (let after: string | undefined; ; ) {
      const part = await at(ctx => readJournal(ctx, spanOf('period=all'), { lang: 'id' }, after))
      rows.push(...part.rows)
      if (!part.after) break
      after = part.after
    }
    const sum = (column: number) => rows.reduce((all, row) => all + Number(row[column]), 0)
    expect(rows).toHaveLength((await entries()).reduce((all, { count }) => all + Number(count), 0))
    expect(sum(8)).toBe(sum(9))
    expect(sum(8)).toBe((await entries()).reduce((all, { debit }) => all + Number(debit), 0))
  })
})

describe('revenue', () => {
  it.each(STEPS)('is the same over time by %s, by what was sold and by method as in the ledger', async step => {
    for (const period of ['all', 'year']) {
      const span = spanOf(`period=${period}`)
      const { total, ...parts } = await at(ctx => readRevenue(ctx, span, step))
      const within = await entries(`m.posted_at >= '${span.since.toISOString()}' and m.posted_at < '${span.until.toISOString()}'`)
      const of = (account: string) => Number(within.find(row => row.account === account)?.sum ?? 0) || 0
      expect(total).toMatchObject({
        sales: 0 - of('sales'),
        donations: 0 - of('donations'),
        refunds: of('refunds'),
        fees: of('fees'),
        shares: of('mentor-shares'),
        tax: 0 - of('tax'),
      })
      expect(total.net).toBe(total.sales + total.donations - total.refunds - total.fees - total.shares)
      for (const rows of Object.values(parts))
        for (const column of REVENUE_COLUMNS)
          expect([column, rows.reduce((sum, row) => sum + row[column], 0)]).toEqual([column, total[column]])
      expect(parts.bySubject.length).toBeGreaterThan(3)
      expect(parts.byMethod.map(({ key }) => key)).toEqual(['gopay', 'qris', 'va-bca'])
    }
  })
})
