import { sql } from 'kysely'
import { requirePermission } from '#features/permissions/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { ACCOUNT_NAMES, ACCOUNTS, type Account } from './accounts.ts'

/**
 * Returns the balances of accounts, in their order, from their running totals: a debit is above zero, a credit below. Without an owner: of all its owners
 * together. Asks for no permission, since rules need it, too. One statement.
 */
export async function balancesOf<const A extends readonly Account[]>(
  { db, tenantId }: Ctx,
  accounts: A,
  ownerId?: string,
): Promise<{ [I in keyof A]: number }> {
  const { rows } = await sql<{ account: string; balance: number }>`
    select b.account, sum(b.balance)::int8 as balance from ledger_balances b
    where b.tenant_id = ${tenantId} and b.account = any(${accounts}) ${ownerId === undefined ? sql`` : sql`and b.owner_id = ${ownerId}`}
    group by b.account`.execute(db)
  // Named boundary: map keeps the number of accounts, which its type doesn't say.
  return accounts.map(account => rows.find(row => row.account === account)?.balance ?? 0) as { [I in keyof A]: number }
}

/** Returns the balance of one account, as `balancesOf`. */
export async function balanceOf(ctx: Ctx, account: Account, ownerId?: string): Promise<number> {
  const [balance] = await balancesOf(ctx, [account], ownerId)
  return balance
}

export interface AccountBalance {
  account: Account
  /** A debit is above zero, a credit below. */
  balance: number
  entryCount: number
  /** The number of owners with a part that is not zero; 0 for accounts without owners. */
  ownerCount: number
}

/** Returns the balance of every account there is, in the order of `ACCOUNTS`. Throws as `requirePermission`. */
export async function listBalances(ctx: Ctx): Promise<AccountBalance[]> {
  requirePermission(ctx.viewer, 'payments.read')
  const { rows } = await sql<AccountBalance>`
    select b.account, sum(b.balance)::int8 as balance, sum(b.entry_count)::int8 as "entryCount",
      (count(*) filter (where b.balance <> 0))::int as "ownerCount"
    from ledger_balances b where b.tenant_id = ${ctx.tenantId} group by b.account`.execute(ctx.db)
  return ACCOUNT_NAMES.map(account => {
    const { balance = 0, entryCount = 0, ownerCount = 0 } = rows.find(row => row.account === account) ?? {}
    return { account, balance, entryCount, ownerCount: ACCOUNTS[account].isOwned ? ownerCount : 0 }
  })
}
