import { sql } from 'kysely'
import { ACCOUNT_NAMES, type Account } from '#features/ledger/accounts.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import type { Span } from './span.ts'

/** An account within a span, in whole rupiah: debits are above zero in balances, credits below. */
export interface AccountSum {
  account: Account
  opening: number
  debit: number
  credit: number
  closing: number
  /** Entries within the span. */
  entryCount: number
}

/** Returns what every account had before a span, what came and went within it, and what it has at its end: sums of entries. Throws as `requirePermission`. */
export async function sumAccounts(ctx: Ctx, { since, until }: Span): Promise<AccountSum[]> {
  requirePermission(ctx.viewer, 'payments.read')
  const { rows } = await sql<AccountSum>`
    select e.account,
      coalesce(sum(e.amount) filter (where m.posted_at < ${since}), 0)::int8 as opening,
      coalesce(sum(e.amount) filter (where m.posted_at >= ${since} and e.amount > 0), 0)::int8 as debit,
      coalesce(-sum(e.amount) filter (where m.posted_at >= ${since} and e.amount < 0), 0)::int8 as credit,
      sum(e.amount)::int8 as closing,
      (count(*) filter (where m.posted_at >= ${since}))::int as "entryCount"
    from ledger_entries e join ledger_movements m on m.tenant_id = e.tenant_id and m.id = e.movement_id
    where e.tenant_id = ${ctx.tenantId} and m.posted_at < ${until} group by e.account`.execute(ctx.db)
  const none = { opening: 0, debit: 0, credit: 0, closing: 0, entryCount: 0 }
  return ACCOUNT_NAMES.map(account => rows.find(row => row.account === account) ?? { account, ...none })
}

/** Returns an account's sum within a span for one owner, or all. Throws as `requirePermission`. */
export async function sumAccount(
  ctx: Ctx,
  account: Account,
  { since, until }: Span,
  ownerId?: string,
): Promise<Omit<AccountSum, 'account'>> {
  requirePermission(ctx.viewer, 'payments.read')
  const { rows } = await sql<Omit<AccountSum, 'account'>>`
    select coalesce(sum(e.amount) filter (where m.posted_at < ${since}), 0)::int8 as opening,
      coalesce(sum(e.amount) filter (where m.posted_at >= ${since} and e.amount > 0), 0)::int8 as debit,
      coalesce(-sum(e.amount) filter (where m.posted_at >= ${since} and e.amount < 0), 0)::int8 as credit,
      coalesce(sum(e.amount), 0)::int8 as closing,
      (count(*) filter (where m.posted_at >= ${since}))::int as "entryCount"
    from ledger_entries e join ledger_movements m on m.tenant_id = e.tenant_id and m.id = e.movement_id
    where e.tenant_id = ${ctx.tenantId} and e.account = ${account} and m.posted_at < ${until}
      ${ownerId === undefined ? sql`` : sql`and e.owner_id = ${ownerId}`}`.execute(ctx.db)
  return rows[0] ?? { opening: 0, debit: 0, credit: 0, closing: 0, entryCount: 0 }
}

/** The mentors with a part of an account, the largest first; at most a hundred. Throws as `requirePermission`. */
export async function listOwners(ctx: Ctx, account: Account): Promise<{ id: string; name: string; balance: number }[]> {
  requirePermission(ctx.viewer, 'payments.read')
  const { rows } = await sql<{ id: string; name: string; balance: number }>`
    select b.owner_id as id, coalesce(n.name, '') as name, b.balance::int8 as balance
    from ledger_balances b left join mentors n on n.tenant_id = b.tenant_id and n.id = b.owner_id
    where b.tenant_id = ${ctx.tenantId} and b.account = ${account} order by abs(b.balance) desc, b.owner_id limit 100`.execute(ctx.db)
  return rows
}
