import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { GatewayFault } from '#features/gateways/gateway.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { buildSite } from '#features/sites/testing.ts'
import { isAppError } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { makeBankFile, markPaid, markRefused } from './bank-file.server.ts'
import { gatherBatch } from './batch.server.ts'
import { approvePayouts, rejectPayout } from './decide.server.ts'
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
const SETTINGS = { payment: { payoutLeast: 1, payoutTwoPersonsFrom: 500_000, withholdingBp: 300 } }

let tenant: TenantId
let mira: TestMentor
let staff: Enrolled[]
let account: string
let payer: ScriptedPayer
let minutes = 0
const now = () => new Date(TEST_NOW.getTime() + minutes * 60_000)

beforeAll(async () => {
  await makePayoutQueues(database.url)
  tenant = await database.createTenant()
  mira = await enrolMentor(database, tenant)
  staff = [await enrol(database, tenant, 'Ani', ['admin']), await enrol(database, tenant, 'Budi', ['admin'])]
  payer = scriptPayer(database)
  account = await database.asTenant(tenant, async ctx => {
    await switchOn(ctx)
    return await buildAccount(ctx, mira.id)
  })
})

const ids = async () =>
  (await database.pool.query<{ id: string }>('select id from payouts where tenant_id = $1 order by id desc limit 4', [tenant])).rows.map(
    one => one.id,
  )

async function as(who: Enrolled, work: (ctx: Ctx) => Promise<unknown>): Promise<void> {
  const viewer = proven(await who.viewer(), now())
  await database.asTenant(tenant, work, { viewer, now: now() })
}

/** Lets something happen, by whoever may; what is refused changes nothing. */
async function happen({ what, who, which, amount }: { what: string; who: number; which: number; amount: number }): Promise<void> {
  minutes += 37
  const one = staff[who % 2]
  const id = (await ids())[which]
  const { settings } = buildSite({ of: tenant, settings: SETTINGS })
  const known = id === undefined ? undefined : payer.known.get(id)
  try {
    if (what === 'earn') await database.asTenant(tenant, ctx => earn(ctx, mira.mentorId, amount), { now: now() })
    else if (what === 'ask') await as(mira, ctx => requestPayout(ctx, settings, { amount, bankAccountId: account }))
    else if (what === 'batch') await database.asTenant(tenant, ctx => gatherBatch(ctx, payer.tools), { now: now() })
    else if (id === undefined || !one) return
    else if (what === 'approve') await as(one, ctx => approvePayouts(ctx, settings, [id]))
    else if (what === 'reject') await as(one, ctx => rejectPayout(ctx, { id, reason: 'x' }))
    else if (what === 'file') await as(one, ctx => makeBankFile(ctx, [id]))
    else if (what === 'mark') await as(one, ctx => markPaid(ctx, [id]))
    else if (what === 'refused') await as(one, ctx => markRefused(ctx, id, 'x'))
    else if (what === 'follow') await followOnce(database, tenant, id, now(), payer)
    else if (what === 'twice')
      await Promise.all([followOnce(database, tenant, id, now(), payer), followOnce(database, tenant, id, now(), payer)])
    else if (what === 'cut') {
      payer.before.afterSend = () => {
        throw new GatewayFault('away', 'cut off')
      }
      await followOnce(database, tenant, id, now(), payer)
    } else if (known && (what === 'paid' || what === 'failed' || what === 'reversed')) known.state = what
  } catch (error) {
    if (!isAppError(error)) throw error
  } finally {
    payer.before = {}
  }
}

const KINDS = [
  'earn',
  'ask',
  'ask',
  'approve',
  'approve',
  'batch',
  'follow',
  'follow',
  'twice',
  'cut',
  'paid',
  'failed',
  'reversed',
  'reject',
  'file',
  'mark',
  'refused',
]

it('whatever happens in whatever order, the books add up, nothing is sent twice, and no more is pending than was earned', async () => {
  const step = fc.record({
    what: fc.constantFrom(...KINDS),
    who: fc.nat({ max: 1 }),
    which: fc.nat({ max: 3 }),
    amount: fc.integer({ min: 1, max: 900_000 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async steps => {
      for (const one of steps) await happen(one)
      expect(await database.asTenant(tenant, ledgerFaults)).toEqual([])
      const sentOnce = new Set([...payer.known.values()].map(one => one.order.key))
      expect(sentOnce.size).toBe(payer.known.size)
      const { rows } = await database.pool.query<{ open: string; paid: string; earned: string }>(
        `select coalesce(sum(amount) filter (where status in ('requested', 'approved', 'sent')), 0) as open,
           coalesce(sum(amount) filter (where status = 'paid'), 0) as paid,
           (select coalesce(sum(balance), 0) from ledger_balances where tenant_id = $1 and account = 'mentor-shares') as earned
         from payouts where tenant_id = $1`,
        [tenant],
      )
      const [sums] = rows
      const { available, pending, paidOut } = await database.asTenant(tenant, ctx => balanceOfMentor(ctx, mira.mentorId))
      expect({ pending, paidOut }).toEqual({ pending: Number(sums?.open), paidOut: Number(sums?.paid) })
      expect(available).toBeGreaterThanOrEqual(0)
      expect(available + pending + paidOut).toBe(Number(sums?.earned))
      // What a bank file holds no gateway ever got.
      const { rows: both } = await database.pool.query<{ id: string }>(
        `select p.id from payouts p join payout_batches b on b.id = p.batch_id and b.driver = 'file' where p.tenant_id = $1`,
        [tenant],
      )
      expect(both.filter(one => payer.known.has(one.id))).toEqual([])
    }),
    { numRuns: 12 },
  )
}, 120_000)
