import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { holdLedger, post } from '#features/ledger/post.server.ts'
import { Refused } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isApproved } from '#platform/db/approved.ts'
import { newId } from '#platform/db/ids.ts'
import { giftReason } from './texts.ts'

/**
 * Posts the money of an approved pledge, which staff say has come outside of any invoice. Does nothing if it is posted already, paid by an invoice, or not
 * approved. Two statements, and those of the ledger.
 */
export async function recordGift(ctx: Ctx, id: string): Promise<void> {
  const { rows } = await sql<{ amount: number; recording: string }>`
    update donations set recording_id = ${newId()}
    where tenant_id = ${ctx.tenantId} and id = ${id} and ${unrecorded()}
    returning amount, recording_id as recording`.execute(ctx.db)
  const [gift] = rows
  if (gift) await post(ctx, { kind: 'gift-recorded', amount: gift.amount, donationId: id, recordingId: gift.recording })
}

/** Takes back what `recordGift` posted, by a movement of its own, before a pledge is rejected. Does nothing if nothing is posted. */
export async function unrecordGift(ctx: Ctx, id: string): Promise<void> {
  const { rows } = await sql<{ amount: number; recording: string }>`
    with was as (
      select id, amount, recording_id from donations
      where tenant_id = ${ctx.tenantId} and id = ${id} and recording_id is not null for update)
    update donations d set recording_id = null from was where d.tenant_id = ${ctx.tenantId} and d.id = was.id
    returning was.amount, was.recording_id as recording`.execute(ctx.db)
  const [gift] = rows
  if (gift) await post(ctx, { kind: 'gift-unrecorded', amount: gift.amount, donationId: id, recordingId: gift.recording })
}

/**
 * Prepares a decision of staff about a gift; before any row of gifts is changed, since several may be decided on in one transaction. Throws Conflict
 * (`GiftIsInvoiced`) if it has an invoice: whether its money came is what the invoice says, not staff.
 */
export async function beginDecision(ctx: Ctx, id: string): Promise<void> {
  await holdLedger(ctx)
  const { rows } = await sql`select from donations where tenant_id = ${ctx.tenantId} and id = ${id} and invoice_id is not null`.execute(
    ctx.db,
  )
  if (rows.length > 0) throw new Refused(409, giftReason('GiftIsInvoiced'))
}

/** SQL condition on gifts: staff say that its money came, and the ledger does not have it yet. The index `donations_to_record` has the same. */
export function unrecorded(): RawBuilder<SqlBool> {
  return sql`${isApproved()} and paid_at is null and recording_id is null`
}

/** Records up to so many approved pledges of the tenant, the oldest first, and returns their number. */
export async function recordSome(ctx: Ctx, most: number): Promise<number> {
  await holdLedger(ctx)
  const { rows } = await sql<{ id: string }>`
    select id from donations where tenant_id = ${ctx.tenantId} and ${unrecorded()} order by id limit ${most}`.execute(ctx.db)
  for (const { id } of rows) await recordGift(ctx, id)
  return rows.length
}
