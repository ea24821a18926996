import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GatewayFault } from '#features/gateways/gateway.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { buildSite } from '#features/sites/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { makeBankFile, markPaid } from './bank-file.server.ts'
import { gatherBatch } from './batch.server.ts'
import { approvePayouts, rejectPayout } from './decide.server.ts'
import { enqueueDue } from './jobs.ts'
import { balanceOfMentor } from './queries.server.ts'
import { requestPayout } from './request.server.ts'
import {
  buildAccount,
  earn,
  enrolMentor,
  followOnce,
  ledgerFaults,
  makePayoutQueues,
  proven,
  type ScriptedPayer,
  scriptPayer,
  switchOn,
  type TestMentor,
} from './testing.ts'

const database = openTestDatabase()

let tenant: TenantId
let mira: TestMentor
let ani: Enrolled
let payer: ScriptedPayer

const at = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)
const settings = () => buildSite({ of: tenant, settings: { payment: { withholdingBp: 500 } } }).settings
const staff = async () => ({ viewer: proven(await ani.viewer(), TEST_NOW) })

beforeAll(() => makePayoutQueues(database.url))
beforeEach(async () => {
  tenant = await database.createTenant()
  mira = await enrolMentor(database, tenant)
  ani = await enrol(database, tenant, 'Ani', ['admin'])
  payer = scriptPayer(database)
  await database.asTenant(tenant, ctx => earn(ctx, mira.mentorId, 1_000_000))
})

/** Asks for a payout, approves it, and gives it to the gateway. */
async function send(by = payer): Promise<string> {
  const id = await approved()
  await database.asTenant(tenant, async ctx => {
    await switchOn(ctx, by === payer ? 'xendit' : 'midtrans')
    await gatherBatch(ctx, by.tools)
  })
  return id
}

async function approved(): Promise<string> {
  const viewer = await mira.viewer()
  const { id } = await database.asTenant(
    tenant,
    async ctx => {
      const bankAccountId = await buildAccount(ctx, mira.id)
      return await requestPayout(ctx, settings(), { amount: 200_000, bankAccountId })
    },
    { viewer },
  )
  await database.asTenant(tenant, ctx => approvePayouts(ctx, settings(), [id]), await staff())
  return id
}

const follow = (id: string, minutes: number, by = payer) => followOnce(database, tenant, id, at(minutes), by)
const row = async (id: string) =>
  (await database.pool.query('select * from payouts where tenant_id = $1 and id = $2', [tenant, id])).rows[0]
const cases = async () =>
  (await database.pool.query('select kind from money_cases where tenant_id = $1 order by kind', [tenant])).rows.map(one => one.kind)
const balance = () => database.asTenant(tenant, ctx => balanceOfMentor(ctx, mira.mentorId))
const healthy = async () => expect(await database.asTenant(tenant, ledgerFaults)).toEqual([])
const tell = (id: string, state: 'sent' | 'paid' | 'failed' | 'reversed', amount?: number) => {
  const known = payer.known.get(id)
  if (known) Object.assign(known, { state, ...(amount !== undefined && { amount }) })
}

describe('an approved payout', () => {
  it('waits where no gateway pays out, and is sent by none that is switched off', async () => {
    const id = await approved()
    await database.asTenant(tenant, ctx => gatherBatch(ctx, payer.tools))
    expect(await row(id)).toMatchObject({ status: 'approved', batch_id: null })
    await follow(id, 1)
    expect(payer.sent).toEqual([])
  })

  it('is sent once, less the tax that is withheld, and paid when the gateway says so', async () => {
    const id = await send()
    await expect(database.asTenant(tenant, async ctx => await rejectPayout(ctx, { id, reason: 'x' }), await staff())).rejects.toMatchObject(
      { status: 409 },
    )
    await follow(id, 0)
    expect(payer.sent).toEqual([
      { key: id, amount: 190_000, bank: 'bca', number: '1234567890', holder: 'Mira Lestari', note: `Payout ${id.slice(-8)}` },
    ])
    expect(await row(id)).toMatchObject({ status: 'sent', gateway_ref: `ref-${id.slice(-6)}`, ask_at: at(1) })
    await follow(id, 1)
    tell(id, 'paid')
    await follow(id, 2)
    await follow(id, 3)
    expect(await row(id)).toMatchObject({ status: 'paid', paid_at: at(2), ask_at: at(2 + 6 * 60) })
    expect(payer.sent).toHaveLength(1)
    expect(await balance()).toEqual({ available: 800_000, pending: 0, paidOut: 200_000 })
    const { rows } = await database.pool.query('select account, balance::int from ledger_balances where tenant_id = $1 order by account', [
      tenant,
    ])
    expect(Object.fromEntries(rows.map(one => [one.account, one.balance]))).toEqual({
      'clearing:xendit': -190_000,
      withholding: -10_000,
      'mentor-payable': -800_000,
      'mentor-shares': 1_000_000,
      'payouts-pending': 0,
    })
    await healthy()
  })

  it('in a gateway’s hands goes into no bank file, and one in a bank file to no gateway', async () => {
    const id = await send()
    await expect(database.asTenant(tenant, ctx => makeBankFile(ctx, [id]), await staff())).rejects.toMatchObject({ status: 409 })
    await follow(id, 0)
    await expect(database.asTenant(tenant, ctx => markPaid(ctx, [id]), await staff())).rejects.toMatchObject({ status: 409 })
    const other = await approved()
    await database.asTenant(tenant, ctx => makeBankFile(ctx, [other]), await staff())
    await database.asTenant(tenant, ctx => gatherBatch(ctx, payer.tools))
    await follow(other, 1)
    expect(payer.sent.map(one => one.key)).toEqual([id])
  })
})

describe('no payout is sent twice', () => {
  it('by two processes at once', async () => {
    const id = await send()
    payer.before.send = () => new Promise(resolve => setTimeout(resolve, 50))
    await Promise.all([follow(id, 0), follow(id, 0), follow(id, 0)])
    expect(payer.sent).toHaveLength(1)
    expect(await row(id)).toMatchObject({ status: 'sent' })
  })

  it('where the gateway took it and did not answer: it is asked first', async () => {
    const id = await send()
    payer.before.afterSend = () => {
      throw new GatewayFault('away', 'cut off')
    }
    await follow(id, 0)
    expect(await row(id)).toMatchObject({ status: 'approved', asked: 1 })
    payer.before = {}
    await follow(id, 5)
    expect(await row(id)).toMatchObject({ status: 'sent' })
    expect(payer.sent).toHaveLength(1)
  })

  it('where the process died after it was sent', async () => {
    const id = await send()
    payer.before.afterSend = () => {
      throw new Error('killed')
    }
    await expect(follow(id, 0)).rejects.toThrow('killed')
    payer.before = {}
    // The other process waits until nobody can be sending it any more.
    await follow(id, 1)
    expect([payer.sent.length, payer.asked]).toEqual([1, 1])
    await follow(id, 2.1)
    expect(await row(id)).toMatchObject({ status: 'sent' })
    expect(payer.sent).toHaveLength(1)
  })

  it('while the gateway does not say whether it has it; after many times a person looks', async () => {
    const id = await send()
    payer.before.status = () => {
      throw new GatewayFault('away', '503')
    }
    for (let asked = 0; asked < 12; asked++) await follow(id, asked * 400)
    expect(payer.sent).toEqual([])
    expect(await row(id)).toMatchObject({ status: 'approved', asked: 12 })
    expect(await cases()).toEqual(['payout-unknown'])
    payer.before = {}
    await follow(id, 10_000)
    expect(await row(id)).toMatchObject({ status: 'sent' })
  })

  it('where a gateway that knows payouts by its own reference lost the answer: the same key, and not after twelve hours', async () => {
    const iris = scriptPayer(database, 'midtrans')
    const id = await send(iris)
    iris.before.afterSend = () => {
      throw new GatewayFault('away', 'cut off')
    }
    await follow(id, 0, iris)
    await follow(id, 5, iris)
    expect([iris.asked, iris.sent.map(one => one.key), iris.known.size]).toEqual([0, [id, id], 1])
    expect(new Set(iris.sent.map(one => JSON.stringify(one))).size).toBe(1)
    for (let more = 0; more < 10; more++) await follow(id, 800 + more * 400, iris)
    expect([iris.sent.length, await cases()]).toEqual([2, ['payout-unknown']])
  })

  it('after a conflict: that may be the first one', async () => {
    const id = await send()
    payer.before.send = () => {
      throw new GatewayFault('refused', 'the key is in use', 409)
    }
    await follow(id, 0)
    expect(await row(id)).toMatchObject({ status: 'approved' })
    expect(await balance()).toMatchObject({ pending: 200_000 })
  })
})

describe('a gateway that', () => {
  it('refuses a payout gives the amount back, and the reason is told', async () => {
    const id = await send()
    payer.before.send = () => {
      throw new GatewayFault('refused', 'no such account', 400)
    }
    await follow(id, 0)
    expect(await row(id)).toMatchObject({ status: 'failed', reason: 'refused no such account', ask_at: null })
    expect(await balance()).toEqual({ available: 1_000_000, pending: 0, paidOut: 0 })
    await follow(id, 10)
    expect(payer.sent).toHaveLength(1)
    await healthy()
  })

  it('fails after it had taken it, and says so twice, gives the amount back once', async () => {
    const id = await send()
    await follow(id, 0)
    tell(id, 'failed')
    await Promise.all([follow(id, 1), follow(id, 1)])
    expect(await row(id)).toMatchObject({ status: 'failed' })
    expect(await balance()).toEqual({ available: 1_000_000, pending: 0, paidOut: 0 })
    await healthy()
  })

  it.each(['failed', 'reversed'] as const)('completes and then says %s leaves a reversal, the amount back, and a case', async state => {
    const id = await send()
    await follow(id, 0)
    tell(id, 'paid')
    await follow(id, 1)
    tell(id, state)
    await follow(id, 400)
    expect(await row(id)).toMatchObject({ status: 'reversed', ask_at: null })
    expect(await cases()).toEqual(['payout-reversed'])
    expect(await balance()).toEqual({ available: 1_000_000, pending: 0, paidOut: 0 })
    const { rows } = await database.pool.query(
      `select m.kind from ledger_movements m where m.tenant_id = $1 and m.payout_id = $2 order by m.posted_at, m.id`,
      [tenant, id],
    )
    expect(rows.map(one => one.kind)).toEqual(['payout-requested', 'payout-paid', 'payout-reversed', 'payout-returned'])
    await healthy()
  })

  it('gave it back before anybody heard that it was paid: the books show both', async () => {
    const id = await send()
    await follow(id, 0)
    tell(id, 'reversed')
    await follow(id, 1)
    expect(await row(id)).toMatchObject({ status: 'reversed' })
    expect(await cases()).toEqual(['payout-reversed'])
    await healthy()
  })

  it('lies about the amount changes nothing, and a person looks', async () => {
    const id = await send()
    await follow(id, 0)
    tell(id, 'paid', 19)
    await follow(id, 1)
    expect(await row(id)).toMatchObject({ status: 'sent' })
    expect(await cases()).toEqual(['payout-differs'])
  })

  it('is late keeps the payout under way, and is asked by the clock', async () => {
    const id = await send()
    await follow(id, 0)
    for (let asked = 1; asked < 30; asked++) await follow(id, asked * 400)
    expect(await row(id)).toMatchObject({ status: 'sent', asked: 30, ask_at: at(29 * 400 + 360) })
    await database.pool.query(`update payouts set ask_at = now() - interval '1 minute' where id = $1`, [id])
    await database.pool.query(`delete from jobs.job where name = 'payouts.follow'`)
    const { pino } = await import('pino')
    await enqueueDue({ pool: database.pool, log: pino({ level: 'silent' }) })
    const { rows } = await database.pool.query(`select data -> 'payload' ->> 'payoutId' as id from jobs.job where name = 'payouts.follow'`)
    expect(rows).toContainEqual({ id })
  })

  it('knows a payout no longer that it had taken gets nothing again', async () => {
    const id = await send()
    await follow(id, 0)
    payer.known.clear()
    await follow(id, 1)
    expect(await row(id)).toMatchObject({ status: 'sent' })
    expect(payer.sent).toHaveLength(1)
  })
})

it('an account that is gone before it was sent to ends the payout', async () => {
  const id = await send()
  await database.pool.query('delete from bank_accounts where tenant_id = $1', [tenant])
  await follow(id, 0)
  expect(payer.sent).toEqual([])
  expect(await row(id)).toMatchObject({ status: 'failed', reason: 'the bank account is gone' })
  expect(await balance()).toMatchObject({ available: 1_000_000 })
})
