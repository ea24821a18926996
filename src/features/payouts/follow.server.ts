import { sql } from 'kysely'
import { isGatewayFault, type PayoutDriver, type PayoutOrder, type PayoutStatus as Told } from '#features/gateways/gateway.ts'
import { openCase } from '#features/payments/cases.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { TenantId } from '#platform/db/ids.ts'
import type { Db } from '#platform/db/scope.ts'
import type { Try } from '#platform/jobs/job.ts'
import { purposeOf } from './accounts.server.ts'
import { callSignal, findDriver, type PayingGateway, type PayingTools } from './banks.server.ts'
import { changeStatus, type LockedPayout, lockPayouts } from './change-status.server.ts'
import { nextAsk } from './pace.ts'
import type { PayoutCase, PayoutEvent, PayoutStatus } from './payout.ts'

/** A payout that a gateway sends, as it stands before the gateway is asked. */
interface Followed {
  status: PayoutStatus
  amount: number
  tax: number
  bank: string
  accountName: string
  gatewayRef: string | null
  driver: PayingGateway
  accountId: string | null
  sealedNumber: string | null
  batchedAt: Date
}

/** What came of asking: the gateway's answer, a payout that it took just now, one that it refuses for good, or nothing that is known for sure. */
type Outcome =
  | { kind: 'told'; told: Told }
  | { kind: 'taken'; ref: string }
  | { kind: 'refused'; why: string }
  | { kind: 'unknown'; why: string }

export interface FollowTools extends PayingTools {
  /** Runs work of a tenant in a transaction of its own, and commits it. */
  apart<T>(tenantId: TenantId, work: (db: Db) => Promise<T>): Promise<T>
}

/**
 * Asks the gateway what became of a payout, and writes it down; one that it does not know yet is sent, under the payout's id as the key. So whatever is lost on
 * the way, nothing is paid twice: one process at a time may send it, before it is sent again the gateway was asked, and the key is the same. No transaction is
 * open meanwhile.
 */
export async function follow(ctx: Ctx, id: string, trial: Try, tools: FollowTools): Promise<void> {
  const payout = await findFollowed(ctx, id)
  if (!payout) return
  const driver = await findDriver(ctx, tools, payout.driver)
  const order = toOrder(ctx, id, payout, tools.seal)
  await trial.startAgain()
  if (payout.status === 'approved' && !(await tools.apart(ctx.tenantId, db => claim(db, ctx, id)))) return
  const outcome: Outcome = driver ? await ask(ctx, driver, id, payout, order, callSignal(trial)) : { kind: 'unknown', why: 'no gateway' }
  const [locked] = await lockPayouts(ctx, [id])
  if (locked) await keep(ctx, locked, outcome)
}

/** Longer than the two calls that sending takes. */
const CLAIM_MS = 120_000

/** Returns whether this process may send the payout now: for two minutes no other one may. */
async function claim(db: Db, { tenantId, now }: Pick<Ctx, 'tenantId' | 'now'>, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update payouts set ask_at = ${new Date(now.getTime() + CLAIM_MS)}
    where tenant_id = ${tenantId} and id = ${id} and status = 'approved' and ask_at <= ${now}`.execute(db)
  return Number(numAffectedRows) > 0
}

async function findFollowed(ctx: Ctx, id: string): Promise<Followed | undefined> {
  const { rows } = await sql<Followed>`
    select p.status, p.amount, p.tax, p.bank, p.account_name as "accountName", p.gateway_ref as "gatewayRef", b.driver, a.id as "accountId",
      a.sealed_number as "sealedNumber", b.created_at as "batchedAt"
    from payouts p join payout_batches b on b.tenant_id = p.tenant_id and b.id = p.batch_id and b.driver <> 'file'
      left join bank_accounts a on a.tenant_id = p.tenant_id and a.id = p.bank_account_id and a.removed_at is null
    where p.tenant_id = ${ctx.tenantId} and p.id = ${id} and p.status in ('approved', 'sent', 'paid')`.execute(ctx.db)
  return rows[0]
}

/** Returns what is sent; undefined where the account is gone, or its number can't be opened. The same each time: gateways compare what bears the same key. */
function toOrder(ctx: Ctx, id: string, payout: Followed, seal: Seal): PayoutOrder | undefined {
  const number =
    payout.accountId && payout.sealedNumber ? seal.open(purposeOf(ctx.tenantId, payout.accountId), payout.sealedNumber) : undefined
  if (number === undefined) return undefined
  return {
    key: id,
    amount: payout.amount - payout.tax,
    bank: payout.bank,
    number,
    holder: payout.accountName,
    note: `Payout ${id.slice(-8)}`,
  }
}

/** How long a payout is sent again to a gateway that can't be asked by our key: how long it knows a key is documented nowhere, so that a person looks after it. */
const KEY_HOURS = 12

/** `order`: what is sent if the gateway has no such payout; undefined where its account is gone. */
async function ask(
  { now }: Pick<Ctx, 'now'>,
  driver: PayoutDriver,
  key: string,
  { status, gatewayRef, driver: name, batchedAt }: Followed,
  order: PayoutOrder | undefined,
  signal: AbortSignal,
): Promise<Outcome> {
  // Iris finds payouts by its own reference alone. Until that is known, the same key returns the first payout.
  const canAsk = gatewayRef !== null || name !== 'midtrans'
  try {
    const told = canAsk ? await driver.status({ key, ref: gatewayRef ?? '' }, signal) : undefined
    if (told && told.state !== 'missing') return { kind: 'told', told }
  } catch (error) {
    return { kind: 'unknown', why: wordsOf(error) }
  }
  if (status !== 'approved') return { kind: 'unknown', why: 'missing' }
  if (!canAsk && now.getTime() - batchedAt.getTime() > KEY_HOURS * 3_600_000) return { kind: 'unknown', why: 'too late to send again' }
  if (!order) return { kind: canAsk ? 'refused' : 'unknown', why: 'the bank account is gone' }
  try {
    return { kind: 'taken', ref: (await driver.send(order, signal)).ref }
  } catch (error) {
    // Only what the gateway found wrong with the payout itself is final. A conflict may mean that it has the payout already.
    const isFinal = isGatewayFault(error) && error.kind === 'refused' && (error.status === 400 || error.status === 422)
    return { kind: isFinal ? 'refused' : 'unknown', why: wordsOf(error) }
  }
}

/** Returns what a gateway's fault says. Throws what is none. */
function wordsOf(error: unknown): string {
  if (isGatewayFault(error)) return `${error.kind} ${error.message}`
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')) return 'no answer'
  throw error
}

/** How often nothing may be known before a person looks. */
const MANY_TIMES = 12

async function keep(ctx: Ctx, payout: LockedPayout, outcome: Outcome): Promise<void> {
  const asked = payout.asked + 1
  if (outcome.kind === 'taken') await happen(ctx, payout, 'sent', { gatewayRef: outcome.ref })
  else if (outcome.kind === 'refused') await happen(ctx, payout, 'refused', { reason: outcome.why })
  else if (outcome.kind === 'told') await keepTold(ctx, payout, outcome.told)
  else {
    ctx.log.warn({ payoutId: payout.id, why: outcome.why, asked }, 'a gateway did not tell what became of a payout')
    if (asked >= MANY_TIMES && payout.status !== 'paid') await report(ctx, payout, 'payout-unknown', { why: outcome.why })
  }
  const askAt = nextAsk({ status: payout.status, asked, paidAt: payout.paidAt, now: ctx.now })
  await sql`update payouts set asked = ${asked}, ask_at = ${askAt} where tenant_id = ${ctx.tenantId} and id = ${payout.id}`.execute(ctx.db)
}

async function keepTold(ctx: Ctx, payout: LockedPayout, told: Told): Promise<void> {
  const sent = payout.amount - payout.tax
  if (told.amount !== sent) return await report(ctx, payout, 'payout-differs', { told: told.amount, sent })
  const more = { gatewayRef: told.ref, reason: told.reason }
  if (told.state === 'sent') return await happen(ctx, payout, 'sent', { gatewayRef: told.ref })
  if (told.state === 'paid') return await happen(ctx, payout, 'paid', { gatewayRef: told.ref })
  // It was paid, and nobody told of it: the books show both.
  if (told.state === 'reversed' && payout.status !== 'paid') await happen(ctx, payout, 'paid', { gatewayRef: told.ref })
  await happen(ctx, payout, 'refused', more)
}

interface More {
  reason?: string | undefined
  gatewayRef?: string | undefined
}

async function happen(ctx: Ctx, payout: LockedPayout, event: PayoutEvent, more: More): Promise<void> {
  const before = payout.status
  const outcome = await changeStatus(ctx, payout, event, { ...more, reason: more.reason?.slice(0, 500) })
  // Such as money that a gateway claims to have sent after it had refused to.
  if (outcome === 'impossible') await report(ctx, payout, 'payout-contradicted', { status: before, told: event })
  if (outcome === 'changed' && payout.status === 'reversed') await report(ctx, payout, 'payout-reversed', {})
}

async function report(ctx: Ctx, { id, amount }: LockedPayout, kind: PayoutCase, details: Record<string, string | number>): Promise<void> {
  await openCase(ctx, { kind, key: `${kind}:${id}`, payoutId: id, amount, details })
}
