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

/** Checks the ledger of the context's tenant, and returns what does not hold. Reads all of its entries: for a job, not for a page. Two statements. */
export async function checkLedger(ctx: Ctx): Promise<Finding[]> {
  return [...(await findWrongMovements(ctx)), ...(await findWrongTotals(ctx))]
}

async function findWrongMovements({ db, tenantId }: Ctx): Promise<Finding[]> {
  const { rows } = await sql<{ movementId: string; sum: number; entryCount: number; isBalanced: boolean; isOneCurrency: boolean }>`
    select * from (
      select m.id as "movementId", coalesce(sum(e.amount), 0)::int8 as sum, count(e.movement_id)::int as "entryCount",
        coalesce(sum(e.amount), 0) = 0 and count(e.movement_id) = m.entry_count as "isBalanced",
        coalesce(bool_and(e.currency = m.currency), true) as "isOneCurrency"
      from ledger_movements m left join ledger_entries e on e.tenant_id = m.tenant_id and e.movement_id = m.id
      where m.tenant_id = ${tenantId} group by m.id, m.entry_count, m.currency) checked
    where not ("isBalanced" and "isOneCurrency") order by 1`.execute(db)
  return rows.flatMap(({ movementId, sum, entryCount, isBalanced, isOneCurrency }): Finding[] => {
    const findings: Finding[] = []
    if (!isBalanced) findings.push({ key: `unbalanced:${movementId}`, kind: 'unbalanced', movementId, sum, entryCount })
    if (!isOneCurrency) findings.push({ key: `other-currency:${movementId}`, kind: 'other-currency', movementId })
    return findings
  })
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
