import { sql } from 'kysely'
import { pino } from 'pino'
import type { Gateway, PayoutDriver, PayoutOrder, PayoutStatus } from '#features/gateways/gateway.ts'
import { post } from '#features/ledger/post.server.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { askPayout, returnShares, shareEarnings } from '#features/payments/events.ts'
import { PAGE_SEAL } from '#page/testing.ts'
import { type Ctx, createCtx, type Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openScope, withScope } from '#platform/db/scope.ts'
import { handleJob } from '#platform/jobs/job.ts'
import { makeQueues } from '#platform/jobs/jobs.ts'
import type { TestDatabase } from '#platform/testing/database.ts'
import { purposeOf } from './accounts.server.ts'
import { type FollowTools, follow } from './follow.server.ts'
import { accountMail, batchPayouts, checkAccount, followPayout, listBanks, payoutMail } from './tasks.ts'

const DAY_MS = 86_400_000

/** Makes the queues of all jobs of payouts, and of those that lead to them. */
export async function makePayoutQueues(databaseUrl: string): Promise<void> {
  const idle = [batchPayouts, followPayout, checkAccount, listBanks, payoutMail, accountMail, askPayout, shareEarnings, returnShares]
  await makeQueues(
    databaseUrl,
    pino({ level: 'silent' }),
    // Named boundary: nothing is ever done with their payloads.
    idle.map(job => handleJob(job as typeof batchPayouts, async () => {})),
  )
}

/** A mentor who is signed in, with their entry. */
export interface TestMentor extends Enrolled {
  mentorId: string
}

export async function enrolMentor(database: TestDatabase, tenantId: TenantId, name = 'Mira'): Promise<TestMentor> {
  const who = await enrol(database, tenantId, name, ['mentor'])
  const mentorId = await database.asTenant(tenantId, async ctx => {
    const id = newId()
    const row = { tenant_id: tenantId, id, slug: `mentor-${id.slice(-12)}`, name, headline: '', bio: '', expertise: [] }
    await ctx.db.insertInto('mentors').values(row).execute()
    await ctx.db
      .updateTable('memberships')
      .set({ mentor_id: id })
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', who.id)
      .execute()
    return id
  })
  return { ...who, mentorId }
}

/** Gives a mentor a share of a sale of its own. */
export async function earn(ctx: Ctx, mentorId: string, amount: number): Promise<void> {
  await post(ctx, { kind: 'share-earned', invoiceId: newId(), line: 0, mentorId, amount })
}

/** Gives a member a bank account that can be paid to, and returns its id. */
export async function buildAccount(
  ctx: Ctx,
  memberId: string,
  { checked = true, ageDays = 3, number = '1234567890' }: { checked?: boolean; ageDays?: number; number?: string } = {},
): Promise<string> {
  const id = newId()
  const createdAt = new Date(ctx.now.getTime() - ageDays * DAY_MS)
  await ctx.db
    .insertInto('bank_accounts')
    .values({
      tenant_id: ctx.tenantId,
      id,
      member_id: memberId,
      bank: 'bca',
      sealed_number: PAGE_SEAL.seal(purposeOf(ctx.tenantId, id), number),
      number_mac: Buffer.from(id),
      last_four: number.slice(-4),
      holder_name: 'Mira Lestari',
      checked_at: checked ? createdAt : null,
      created_at: createdAt,
    })
    .execute()
  return id
}

/** Returns the viewer with a second factor of this very moment. */
export function proven(viewer: Viewer, at: Date): Viewer {
  return viewer.kind === 'person' ? { ...viewer, person: { ...viewer.person, secondFactorAt: at } } : viewer
}

/** What a scripted gateway knows of a payout. */
interface Known {
  order: PayoutOrder
  ref: string
  state: PayoutStatus['state']
  amount: number
}

/** A gateway that pays out as tests tell it: it honours keys, and forgets, lies and fails on demand. */
export interface ScriptedPayer {
  tools: FollowTools
  /** By key. */
  known: Map<string, Known>
  /** How often `send` came, with what. */
  sent: PayoutOrder[]
  asked: number
  /** Runs before the next calls of these names, and may throw. */
  before: Partial<Record<'send' | 'status' | 'afterSend', () => Promise<void> | void>>
  driver: PayoutDriver
}

export function scriptPayer(database: TestDatabase, name: 'midtrans' | 'xendit' = 'xendit'): ScriptedPayer {
  const payer: ScriptedPayer = {
    known: new Map(),
    sent: [],
    asked: 0,
    before: {},
    driver: {
      banks: async () => [
        { code: 'bca', name: 'BCA' },
        { code: 'jago', name: 'Bank Jago Tbk' },
      ],
      checkAccount: async () => ({ state: 'unchecked' }),
      async send(order) {
        payer.sent.push(order)
        await payer.before.send?.()
        const known = payer.known.get(order.key)
        if (!known) payer.known.set(order.key, { order, ref: `ref-${order.key.slice(-6)}`, state: 'sent', amount: order.amount })
        await payer.before.afterSend?.()
        return { ref: payer.known.get(order.key)?.ref ?? '' }
      },
      async status({ key, ref }) {
        payer.asked++
        await payer.before.status?.()
        const known = payer.known.get(key) ?? [...payer.known.values()].find(one => one.ref === ref)
        return known ? { state: known.state, amount: known.amount, ref: known.ref, raw: {} } : { state: 'missing', amount: 0, raw: {} }
      },
      balance: async () => 0,
    },
    tools: {
      seal: PAGE_SEAL,
      // Named boundary: payouts ask a gateway for nothing else.
      findGateway: async (_ctx, asked) => (asked === name ? ({ name, payouts: payer.driver } as Gateway) : undefined),
      apart: (tenantId, work) => withScope(database.pool, { tenantId }, work),
    },
  }
  return payer
}

/** Runs a job of the tenant as the queue does: in a transaction of its own, which it may let go of. */
export async function runAlone<T>(
  database: TestDatabase,
  tenantId: TenantId,
  now: Date,
  work: (ctx: Ctx, trial: { signal: AbortSignal; startAgain(): Promise<void> }) => Promise<T>,
): Promise<T> {
  const scope = openScope(database.pool, { tenantId })
  const ctx = createCtx({ db: scope.db, tenantId, log: pino({ level: 'silent' }), now })
  try {
    const result = await work(ctx, { signal: new AbortController().signal, startAgain: () => scope.startAgain() })
    await scope.commit()
    return result
  } catch (error) {
    await scope.rollback()
    throw error
  }
}

/** Runs the job that follows a payout. */
export async function followOnce(
  database: TestDatabase,
  tenantId: TenantId,
  id: string,
  now: Date,
  { tools }: ScriptedPayer,
): Promise<void> {
  await runAlone(database, tenantId, now, (ctx, trial) => follow(ctx, id, trial, tools))
}

/** Switches a gateway on, as far as payouts look. */
export async function switchOn(ctx: Ctx, gateway: 'midtrans' | 'xendit' = 'xendit'): Promise<void> {
  await sql`insert into gateway_settings (tenant_id, gateway, is_enabled, sealed_keys, changed_at) values (${ctx.tenantId}, ${gateway}, true, 'x', ${ctx.now})
    on conflict do nothing`.execute(ctx.db)
}

/** Returns what every running total differs by from the sum of its entries, and totals that stand on the wrong side; none in a healthy ledger. */
export async function ledgerFaults({ db, tenantId }: Ctx): Promise<unknown[]> {
  const { rows } = await sql`
    select coalesce(b.account, e.account) as account, b.balance, e.total from ledger_balances b
    full join (select account, owner_id, sum(amount)::int8 as total from ledger_entries where tenant_id = ${tenantId} group by account, owner_id) e
      on e.account = b.account and e.owner_id = b.owner_id
    where coalesce(b.tenant_id, ${tenantId}) = ${tenantId} and (b.balance is distinct from e.total
      or (coalesce(b.account, e.account) in ('mentor-payable', 'payouts-pending', 'withholding') and b.balance > 0))`.execute(db)
  return rows
}
