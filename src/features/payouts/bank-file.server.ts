import { sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { requireFreshProof } from '#features/members/roles.server.ts'
import { openCase } from '#features/payments/cases.server.ts'
import { requirePermission, requirePerson } from '#features/permissions/permissions.ts'
import { Conflict, NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import { isUuid } from '#platform/db/ids.ts'
import { purposeOf } from './accounts.server.ts'
import { addToBatch } from './batch.server.ts'
import { changeStatus, lockPayouts } from './change-status.server.ts'
import { requireReason } from './decide.server.ts'
import type { PayoutCase } from './payout.ts'
import { payoutReason } from './texts.ts'

/**
 * Puts approved payouts into a file that staff transfer by hand, and returns the batch's id: all or none. From then on no gateway sends them. Throws as
 * `requirePermission`, Forbidden without a second factor of the last ten minutes, NotFound, and Conflict for one that is not approved or on its way.
 */
export async function makeBankFile(ctx: Ctx, ids: readonly string[]): Promise<string> {
  const memberId = requireSender(ctx)
  const payouts = await lockPayouts(ctx, ids)
  if (payouts.some(one => one.status !== 'approved' || one.batchId !== null)) throw new Conflict(payoutReason('NotWaiting'))
  const batchId = await addToBatch(ctx, ids, 'file', memberId)
  for (const payout of payouts) {
    payout.driver = 'file'
    await changeStatus(ctx, payout, 'sent')
    await writeAudit(ctx, { act: 'payout.sent', subject: payout.id, details: { amount: payout.amount } })
  }
  return batchId
}

export interface BankFileLine {
  id: string
  bank: string
  /** null where the account is gone since. */
  number: string | null
  holderName: string
  /** What is transferred: the amount less the tax that is withheld. */
  transfer: number
  amount: number
  tax: number
  status: string
}

/** Returns the lines of a bank file with whole account numbers. Throws as `makeBankFile`, and NotFound. */
export async function readBankFile(ctx: Ctx, seal: Seal, batchId: string): Promise<BankFileLine[]> {
  requireSender(ctx)
  if (!isUuid(batchId)) throw new NotFound()
  const { rows } = await sql<Omit<BankFileLine, 'number' | 'transfer'> & { accountId: string | null; sealed: string | null }>`
    select p.id, p.bank, p.account_name as "holderName", p.amount, p.tax, p.status, a.id as "accountId", a.sealed_number as sealed
    from payouts p join payout_batches b on b.tenant_id = p.tenant_id and b.id = p.batch_id and b.driver = 'file'
      left join bank_accounts a on a.tenant_id = p.tenant_id and a.id = p.bank_account_id
    where p.tenant_id = ${ctx.tenantId} and p.batch_id = ${batchId} order by p.id`.execute(ctx.db)
  if (rows.length === 0) throw new NotFound()
  return rows.map(({ accountId, sealed, ...row }) => ({
    ...row,
    number: (accountId && sealed ? seal.open(purposeOf(ctx.tenantId, accountId), sealed) : undefined) ?? null,
    transfer: row.amount - row.tax,
  }))
}

/** Notes that payouts of bank files were transferred: all or none. Throws as `makeBankFile`, and Conflict for one that is in no file or not on its way. */
export async function markPaid(ctx: Ctx, ids: readonly string[]): Promise<void> {
  requireSender(ctx)
  const payouts = await lockPayouts(ctx, ids)
  if (payouts.some(one => one.status !== 'sent' || one.driver !== 'file')) throw new Conflict(payoutReason('NotInFile'))
  for (const payout of payouts) {
    await writeAudit(ctx, { act: 'payout.paid', subject: payout.id, details: { amount: payout.amount } })
    await changeStatus(ctx, payout, 'paid')
  }
}

/**
 * Notes that the bank did not carry out a transfer of a bank file, or gave the money back: the amount is the mentor's again. Throws as `markPaid`, and
 * InvalidInput without a reason.
 */
export async function markRefused(ctx: Ctx, id: string, reason: string): Promise<void> {
  requireSender(ctx)
  const words = requireReason(reason)
  const [payout] = await lockPayouts(ctx, [id])
  if (!payout || payout.driver !== 'file' || (payout.status !== 'sent' && payout.status !== 'paid'))
    throw new Conflict(payoutReason('NotInFile'))
  const wasPaid = payout.status === 'paid'
  await writeAudit(ctx, { act: 'payout.refused', subject: id, details: { amount: payout.amount, reason: words } })
  await changeStatus(ctx, payout, 'refused', { reason: words })
  if (wasPaid) await openCase(ctx, { kind: REVERSED, key: `${REVERSED}:${id}`, payoutId: id, amount: payout.amount })
}

const REVERSED: PayoutCase = 'payout-reversed'

function requireSender(ctx: Ctx): string {
  requirePermission(ctx.viewer, 'payouts.approve')
  requireFreshProof(ctx)
  return requirePerson(ctx.viewer).memberId
}
