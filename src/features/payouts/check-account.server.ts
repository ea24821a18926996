import { sql } from 'kysely'
import { addNotices } from '#features/notices/notices.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Try } from '#platform/jobs/job.ts'
import { purposeOf } from './accounts.server.ts'
import { type AccountAnswer, isSameName } from './bank-account.ts'
import { callSignal, findPaying, type PayingTools } from './banks.server.ts'
import { ACCOUNTS } from './paths.ts'

/**
 * Asks the tenant's gateway whose an account is. One that bears its holder's name is confirmed; any other waits for staff, who are told. No transaction is open
 * meanwhile. Throws GatewayFault, and the job is tried again.
 */
export async function askWhoseAccount(ctx: Ctx, accountId: string, trial: Try, tools: PayingTools): Promise<void> {
  const account = await findUnchecked(ctx, accountId)
  if (!account) return
  const number = tools.seal.open(purposeOf(ctx.tenantId, accountId), account.sealedNumber)
  const paying = await findPaying(ctx, tools)
  let answer: AccountAnswer = 'silent'
  if (paying && number !== undefined) {
    await trial.startAgain()
    const { bank, holderName: holder } = account
    const check = await paying.driver.checkAccount({ bank, number, holder }, callSignal(trial))
    if (check.state === 'missing') answer = 'missing'
    else if (check.state === 'found') answer = isSameName(holder, check.holder) ? 'same' : 'other'
  }
  const { rows } = await sql`update bank_accounts set answer = ${answer}, answered_at = ${ctx.now},
      checked_at = case when ${answer} = 'same' then ${ctx.now}::timestamptz end
    where tenant_id = ${ctx.tenantId} and id = ${accountId} and checked_at is null and removed_at is null returning id`.execute(ctx.db)
  if (rows.length > 0 && answer !== 'same') await addNotices(ctx, { kind: 'bankAccountWaits', subject: account.lastFour, href: ACCOUNTS })
}

interface Unchecked {
  bank: string
  holderName: string
  lastFour: string
  sealedNumber: string
}

async function findUnchecked(ctx: Ctx, id: string): Promise<Unchecked | undefined> {
  const { rows } = await sql<Unchecked>`
    select bank, holder_name as "holderName", last_four as "lastFour", sealed_number as "sealedNumber" from bank_accounts
    where tenant_id = ${ctx.tenantId} and id = ${id} and checked_at is null and removed_at is null`.execute(ctx.db)
  return rows[0]
}
