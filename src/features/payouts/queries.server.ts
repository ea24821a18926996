import { type RawBuilder, sql } from 'kysely'
import { balancesOf } from '#features/ledger/balances.server.ts'
import { NotFound } from '#kit/errors.ts'
import type { Page } from '#kit/page.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { countUpTo, type KeysetPage, type KeysetPlace, readKeyset } from '#platform/db/keyset.ts'
import { type Paging, patternOf, readPage } from '#platform/db/paging.ts'
import { type Scope, scopeOf } from './access.server.ts'
import type { Payout, PayoutStatus } from './payout.ts'

/** A payout as pages show it. */
export interface PayoutItem extends Payout {
  mentorId: string
  /** '' for a mentor whose entry was removed. */
  mentorName: string
  /** Withheld income tax, a part of the amount. */
  tax: number
  batchId: string | null
  /** Who sends it: a gateway, or staff by a bank file; null until it is decided. */
  driver: 'midtrans' | 'xendit' | 'file' | null
  sentAt: Date | null
  paidAt: Date | null
  endedAt: Date | null
  approvals: number
}

export interface PayoutFilter {
  status?: PayoutStatus | undefined
  bank?: string | undefined
  /** Part of a name, or the last digits of the number. */
  search?: string | undefined
  batchId?: string | undefined
}

const COLUMNS = sql`p.id, p.status, p.amount, p.tax, p.bank, p.last_four as "accountNumber", p.account_name as "accountName", p.requested_at as "requestedAt",
  p.decided_at as "decidedAt", p.reason, p.mentor_id as "mentorId", coalesce(m.name, '') as "mentorName", p.batch_id as "batchId", b.driver,
  p.sent_at as "sentAt", p.paid_at as "paidAt", p.ended_at as "endedAt",
  (select count(*)::int from payout_approvals a where a.tenant_id = p.tenant_id and a.payout_id = p.id) as approvals`

const TABLES = sql`payouts p left join mentors m on m.tenant_id = p.tenant_id and m.id = p.mentor_id
  left join payout_batches b on b.tenant_id = p.tenant_id and b.id = p.batch_id`

/** Returns a page of the payouts that the viewer may see, newest first. One statement. Throws as `scopeOf`. */
export async function listPayouts(ctx: Ctx, filter: PayoutFilter, paging: Paging): Promise<Page<PayoutItem>> {
  return await readPage<PayoutItem>({ ...ctx, cached: (_name, _tags, load) => load() }, paging, {
    name: 'payouts',
    tags: [],
    columns: COLUMNS,
    matched: matchedBy(ctx, filter),
    order: sql`p.requested_at desc, p.id desc`,
  })
}

/** As `listPayouts`, by place. */
export async function readPayouts(ctx: Ctx, filter: PayoutFilter, place: KeysetPlace): Promise<KeysetPage<PayoutItem>> {
  return await readKeyset<PayoutItem>(ctx, place, {
    columns: COLUMNS,
    matched: matchedBy(ctx, filter),
    sort: { expression: sql`p.requested_at`, type: 'timestamptz', isDescending: true },
    id: sql`p.id`,
  })
}

const MOST_COUNTED = 1000

/** Counts the payouts of a filter up to a thousand. One statement. Throws as `scopeOf`. */
export async function countPayouts(ctx: Ctx, filter: PayoutFilter): Promise<{ count: number; isMore: boolean }> {
  return await countUpTo(ctx, matchedBy(ctx, filter), MOST_COUNTED)
}

/** Returns a payout that the viewer may see. One statement. Throws as `scopeOf`, and NotFound. */
export async function getPayout(ctx: Ctx, id: string): Promise<PayoutItem> {
  const scope = scopeOf(ctx)
  if (!isUuid(id)) throw new NotFound()
  const [found] = await findPayouts(ctx, [id], scope)
  if (!found) throw new NotFound()
  return found
}

/** Returns payouts by their ids, in the order of the ids. One statement. */
export async function findPayouts(ctx: Ctx, ids: readonly string[], scope: Scope): Promise<PayoutItem[]> {
  const { rows } = await sql<PayoutItem>`select ${COLUMNS} from ${TABLES}
    where p.tenant_id = ${ctx.tenantId} and p.id = any(${ids}::uuid[]) and ${seenBy(scope)} order by p.id`.execute(ctx.db)
  return rows
}

const seenBy = (scope: Scope): RawBuilder<unknown> =>
  scope.kind === 'all' ? sql`true` : scope.mentorId === undefined ? sql`false` : sql`p.mentor_id = ${scope.mentorId}`

function matchedBy(ctx: Ctx, { status, bank, search, batchId }: PayoutFilter): RawBuilder<unknown> {
  const like = search ? patternOf(search) : undefined
  return sql`${TABLES} where p.tenant_id = ${ctx.tenantId} and ${seenBy(scopeOf(ctx))}
    ${status ? sql`and p.status = ${status}` : sql``} ${bank ? sql`and p.bank = ${bank}` : sql``}
    ${batchId ? sql`and p.batch_id = ${isUuid(batchId) ? batchId : null}` : sql``}
    ${like ? sql`and (m.name ilike ${like} or p.account_name ilike ${like} or p.last_four like ${like})` : sql``}`
}

/** What a mentor has, in whole rupiah. */
export interface Balance {
  /** What can be asked for. Below zero where refunds took back more than was left. */
  available: number
  /** Asked for, and not paid yet. */
  pending: number
  paidOut: number
}

/** Returns a mentor's balance; without a mentor that of all together. Asks for no permission. Two statements. */
export async function balanceOfMentor(ctx: Ctx, mentorId?: string): Promise<Balance> {
  const [payable, pending] = await balancesOf(ctx, ['mentor-payable', 'payouts-pending'], mentorId)
  const { rows } = await sql<{ paidOut: number }>`select coalesce(sum(amount), 0)::int8 as "paidOut" from payouts
    where tenant_id = ${ctx.tenantId} and status = 'paid' ${mentorId === undefined ? sql`` : sql`and mentor_id = ${mentorId}`}`.execute(
    ctx.db,
  )
  return { available: credit(payable), pending: credit(pending), paidOut: rows[0]?.paidOut ?? 0 }
}

/** A credit above zero, and never negative zero. */
const credit = (balance: number) => (balance === 0 ? 0 : -balance)

/** Returns the viewer's balance: staff see that of all mentors, a mentor their own. Throws as `scopeOf`. */
export async function readBalance(ctx: Ctx): Promise<Balance> {
  const scope = scopeOf(ctx)
  if (scope.kind === 'all') return await balanceOfMentor(ctx)
  return scope.mentorId === undefined ? { available: 0, pending: 0, paidOut: 0 } : await balanceOfMentor(ctx, scope.mentorId)
}
