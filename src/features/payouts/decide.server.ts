import { sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { requireFreshProof } from '#features/members/roles.server.ts'
import { requirePermission, requirePerson } from '#features/permissions/permissions.ts'
import type { Settings } from '#features/sites/settings.ts'
import { Conflict, Forbidden, InvalidInput } from '#kit/errors.ts'
import { formReason } from '#page/texts.ts'
import type { Ctx, Person } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { changeStatus, type LockedPayout, lockPayouts } from './change-status.server.ts'
import { approversFor } from './payout.ts'
import { findPayouts, getPayout, type PayoutItem } from './queries.server.ts'
import { type PayoutRejection, REASON_LENGTH } from './schema.ts'
import { batchPayouts } from './tasks.ts'
import { payoutReason } from './texts.ts'

/**
 * Approves payouts: all or none. One that reaches the tenant's limit stays asked for until a second person approves it. What is approved goes to the tenant's
 * gateway by a job, or waits for a bank file. Throws as `requirePermission`, Forbidden without a second factor of the last ten minutes or for a payout of
 * one's own, NotFound, and Conflict for one that is decided, or that the viewer has approved.
 */
export async function approvePayouts(ctx: Ctx, settings: Settings, ids: readonly string[]): Promise<PayoutItem[]> {
  requirePermission(ctx.viewer, 'payouts.approve')
  requireFreshProof(ctx)
  const person = requirePerson(ctx.viewer)
  const payouts = await lockPayouts(ctx, ids)
  for (const payout of payouts) await approve(ctx, settings, person, payout)
  if (payouts.some(({ status }) => status === 'approved')) await enqueue(ctx, batchPayouts, {}, { singletonKey: ctx.tenantId })
  return await findPayouts(ctx, ids, { kind: 'all' })
}

async function approve(ctx: Ctx, settings: Settings, person: Person, payout: LockedPayout): Promise<void> {
  const { id, amount } = payout
  if (await isOwn(ctx, person, payout)) throw new Forbidden(payoutReason('OwnPayout'))
  if (payout.status !== 'requested') throw new Conflict(payoutReason('Decided'))
  const { numAffectedRows } = await sql`insert into payout_approvals (tenant_id, payout_id, approver_id, approved_at)
    values (${ctx.tenantId}, ${id}, ${person.memberId}, ${ctx.now}) on conflict do nothing`.execute(ctx.db)
  if (Number(numAffectedRows) === 0) throw new Conflict(payoutReason('ApprovedByYou'))
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from payout_approvals
    where tenant_id = ${ctx.tenantId} and payout_id = ${id}`.execute(ctx.db)
  await writeAudit(ctx, { act: 'payout.approved', subject: id, details: { amount } })
  if ((rows[0]?.count ?? 0) >= approversFor(amount, settings.payment.payoutTwoPersonsFrom)) await changeStatus(ctx, payout, 'approved')
}

/** True if the person asked for the payout, or is its mentor in any of their roles. */
async function isOwn(ctx: Ctx, { memberId }: Person, payout: LockedPayout): Promise<boolean> {
  if (payout.memberId === memberId) return true
  const { rows } = await sql`select from memberships
    where tenant_id = ${ctx.tenantId} and member_id = ${memberId} and mentor_id = ${payout.mentorId}`.execute(ctx.db)
  return rows.length > 0
}

/**
 * Rejects a payout with a reason, which the mentor reads; the amount is theirs again. Throws as `requirePermission`, InvalidInput without a reason, NotFound, and
 * Conflict for one that is decided or on its way.
 */
export async function rejectPayout(ctx: Ctx, { id, reason }: PayoutRejection): Promise<PayoutItem> {
  requirePermission(ctx.viewer, 'payouts.approve')
  const words = requireReason(reason)
  const [payout] = await lockPayouts(ctx, [id])
  if (!payout || payout.status === 'rejected' || payout.batchId !== null) throw new Conflict(payoutReason('Decided'))
  if ((await changeStatus(ctx, payout, 'rejected', { reason: words })) !== 'changed') throw new Conflict(payoutReason('Decided'))
  await writeAudit(ctx, { act: 'payout.rejected', subject: id, details: { amount: payout.amount, reason: words } })
  return await getPayout(ctx, id)
}

/** Returns a reason without spaces around it. Throws InvalidInput for none, or one that is too long. */
export function requireReason(reason: string): string {
  const words = reason.trim()
  if (words === '' || words.length > REASON_LENGTH)
    throw new InvalidInput(formReason('FormRefused'), [{ path: 'reason', reason: payoutReason('Reason', { most: REASON_LENGTH }) }])
  return words
}
