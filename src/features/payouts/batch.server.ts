import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { findPaying, type PayingTools } from './banks.server.ts'
import { batchPayouts, followPayout } from './tasks.ts'

/** The most payouts of one batch. */
const MOST = 100

/**
 * Gathers approved payouts into a batch of the tenant's gateway, and has each sent. A payout stays with the gateway that it was given to: nothing else ever
 * sends it. Without a gateway that pays out they wait for a bank file.
 */
export async function gatherBatch(ctx: Ctx, tools: PayingTools): Promise<void> {
  const paying = await findPaying(ctx, tools)
  if (!paying) return
  const { rows } = await sql<{ id: string }>`select id from payouts
    where tenant_id = ${ctx.tenantId} and status = 'approved' and batch_id is null order by id limit ${MOST} for update skip locked`.execute(
    ctx.db,
  )
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await addToBatch(ctx, ids, paying.name, null)
  for (const payoutId of ids) await enqueue(ctx, followPayout, { payoutId })
  if (ids.length === MOST) await enqueue(ctx, batchPayouts, {})
}

/** Makes a batch of locked payouts, and returns its id. A gateway's may be sent from now on: `ask_at` says when the next process may. */
export async function addToBatch(
  ctx: Ctx,
  ids: readonly string[],
  driver: 'midtrans' | 'xendit' | 'file',
  createdBy: string | null,
): Promise<string> {
  const id = newId()
  const batch = { tenant_id: ctx.tenantId, id, driver, created_by: createdBy, created_at: ctx.now }
  await ctx.db.insertInto('payout_batches').values(batch).execute()
  await sql`update payouts set batch_id = ${id}, ask_at = ${driver === 'file' ? null : ctx.now}, version = version + 1
    where tenant_id = ${ctx.tenantId} and id = any(${ids}::uuid[])`.execute(ctx.db)
  return id
}
