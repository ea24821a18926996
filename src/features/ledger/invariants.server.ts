import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { ACCOUNTS, type Account, isAccount, onItsSide } from './accounts.ts'
import { NOBODY } from './post.server.ts'

/** A rule of the ledger that does not hold; `key` is the same for the same finding of a later check. Amounts are whole rupiah. */
export type Finding = { key: string } & (
  | { kind: 'unbalanced'; movementId: string; sum: number; entryCount: number }
  /** The running total is not the sum of the entries. */
  | { kind: 'total-differs'; account: string; ownerId: string | null; total: number; sum: number }
  /** The account stands on the wrong side by `amount`. */
  | { kind: 'below-zero'; account: Account; ownerId: string | null; amount: number }
  | { kind: 'unknown-account'; account: string }
  | { kind: 'other-currency'; movementId: string }
)

/**
 * Checks the ledger of the context's tenant, and returns what does not hold. Reads all of its entries: for a job, not for a page. Statements are short, whatever
 * the number of movements.
 */
export async function checkLedger(ctx: Ctx, batchSize = BATCH): Promise<Finding[]> {
  return [...(await findWrongMovements(ctx, batchSize)), ...(await findWrongTotals(ctx))]
}

/** Movements that one statement checks. */
const BATCH = 20_000

async function findWrongMovements(ctx: Ctx, batchSize: number): Promise<Finding[]> {
  const findings: Finding[] = []
  for (let after: string | null = NOBODY; after !== null; ) {
    const batch = await checkBatch(ctx, after, batchSize)
    for (const { movementId, sum, entryCount, isBalanced, isOneCurrency } of batch.wrong) {
      if (!isBalanced) findings.push({ key: `unbalanced:${movementId}`, kind: 'unbalanced', movementId, sum, entryCount })
      if (!isOneCurrency) findings.push({ key: `other-currency:${movementId}`, kind: 'other-currency', movementId })
    }
    after = batch.last
  }
  return findings
}

interface Batch {
  wrong: { movementId: string; sum: number; entryCount: number; isBalanced: boolean; isOneCurrency: boolean }[]
  /** null after the last movement. */
  last: string | null
}

async function checkBatch({ db, tenantId }: Ctx, after: string, batchSize: number): Promise<Batch> {
  const { rows } = await sql<Batch>`
    with batch as materialized (
      select m.id, m.entry_count, m.currency from ledger_movements m where m.tenant_id = ${tenantId} and m.id > ${after} order by m.id limit ${batchSize}),
    last as (select id from batch order by id desc limit 1),
    sums as (
      select e.movement_id, sum(e.amount) as sum, count(*) as entries, min(e.currency) as least, max(e.currency) as most from ledger_entries e
      where e.tenant_id = ${tenantId} and e.movement_id > ${after} and e.movement_id <= (select id from last) group by e.movement_id),
    checked as (
      select b.id as "movementId", coalesce(s.sum, 0)::int8 as sum, coalesce(s.entries, 0)::int as "entryCount",
        coalesce(s.sum, 0) = 0 and coalesce(s.entries, 0) = b.entry_count as "isBalanced",
        coalesce(s.least = b.currency and s.most = b.currency, true) as "isOneCurrency"
      from batch b left join sums s on s.movement_id = b.id)
    select coalesce((select jsonb_agg(to_jsonb(c) order by c."movementId") from checked c where not ("isBalanced" and "isOneCurrency")), '[]') as wrong,
      (select id from last) as last`.execute(db)
  return rows[0] ?? { wrong: [], last: null }
}

async function findWrongTotals({ db, tenantId }: Ctx): Promise<Finding[]> {
  const { rows } = await sql<{ account: string; ownerId: string | null; total: number; sum: number; isCounted: boolean }>`
    with sums as (
      select e.account, e.owner_id, sum(e.amount) as sum, count(*) as entries from ledger_entries e
      where e.tenant_id = ${tenantId} group by e.account, e.owner_id),
    totals as (
      select b.account, b.owner_id, sum(b.balance) as total, sum(b.entry_count) as entries from ledger_balances b
      where b.tenant_id = ${tenantId} group by b.account, b.owner_id)
    select account, nullif(owner_id, ${NOBODY}) as "ownerId", coalesce(t.total, 0)::int8 as total, coalesce(s.sum, 0)::int8 as sum,
      coalesce(t.entries, 0) = coalesce(s.entries, 0) as "isCounted"
    from sums s full join totals t using (account, owner_id) order by account, owner_id`.execute(db)
  return rows.flatMap(({ account, ownerId, total, sum, isCounted }): Finding[] => {
    const findings: Finding[] = []
    const of = ownerId ? `${account}:${ownerId}` : account
    if (total !== sum || !isCounted) findings.push({ key: `total-differs:${of}`, kind: 'total-differs', account, ownerId, total, sum })
    if (!isAccount(account)) findings.push({ key: `unknown-account:${account}`, kind: 'unknown-account', account })
    else if (ACCOUNTS[account].neverBelowZero && onItsSide(account, sum) < 0)
      findings.push({ key: `below-zero:${of}`, kind: 'below-zero', account, ownerId, amount: Math.abs(sum) })
    return findings
  })
}
