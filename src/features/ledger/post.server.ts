import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { lock } from '#platform/db/lock.ts'
import { entriesOf, keyOf } from './entries.ts'
import type { Movement } from './movements.ts'

/** The owner of entries that are nobody's in particular. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * Posts a movement within the transaction of its cause. Returns false if its key is posted already: then nothing is written. Throws RangeError for amounts that
 * are no whole rupiah above zero. Two statements.
 *
 * A tenant's postings run one after the other until their transactions end, so post last, after the rows that it is about are locked.
 */
export async function post(ctx: Ctx, movement: Movement): Promise<boolean> {
  const key = keyOf(movement)
  const entries = entriesOf(movement)
  // Most movements meet in the same few totals anyhow. One lock, taken first, keeps transactions that post several from waiting for each other in a circle.
  await holdLedger(ctx)
  const { invoiceId, paymentId, refundId, payoutId, donationId } = movement
  const { numAffectedRows } = await sql`
    with movement as (
      insert into ledger_movements
        (tenant_id, id, kind, key, invoice_id, payment_id, refund_id, payout_id, donation_id, posted_at, entry_count)
      values (${ctx.tenantId}, ${newId()}, ${movement.kind}, ${key}, ${invoiceId ?? null}, ${paymentId ?? null}, ${refundId ?? null},
        ${payoutId ?? null}, ${donationId ?? null}, ${ctx.now}, ${entries.length})
      on conflict (tenant_id, key) do nothing returning id)
    insert into ledger_entries (tenant_id, movement_id, position, account, owner_id, amount)
    select ${ctx.tenantId}, movement.id, leg.position - 1, leg.account, leg.owner_id, leg.amount
    from movement cross join unnest(${entries.map(({ account }) => account)}::text[], ${entries.map(({ ownerId }) => ownerId ?? NOBODY)}::uuid[],
      ${entries.map(({ amount }) => amount)}::int8[]) with ordinality as leg (account, owner_id, amount, position)
    order by leg.position`.execute(ctx.db)
  return Number(numAffectedRows) > 0
}

/** Keeps other transactions of the tenant from posting until this one ends. For one that changes several rows and posts between them: before the first. */
export async function holdLedger(ctx: Ctx): Promise<void> {
  await lock(ctx, 'ledger')
}
