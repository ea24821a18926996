import { type ExpressionBuilder, sql, type UpdateObject } from 'kysely'
import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { Caller, DriveTools } from './drive.ts'
import { beingChecked } from './upload.ts'
import { getUploadRow, type UploadRow } from './uploads.server.ts'

/** Who checks an upload holds it for so long, and says so again three times as often: a process that stops leaves it free. */
const LEASE_SECONDS = 60
const BEAT_MS = (LEASE_SECONDS * 1000) / 3

const untilThen = sql<Date>`now() + ${LEASE_SECONDS} * interval '1 second'`

/** That nobody checks an upload just now. By the database's clock, which all processes share. */
export function isFree({ eb }: ExpressionBuilder<DB, 'uploads'>) {
  return eb.or([eb('checked_until', 'is', null), eb('checked_until', '<', sql<Date>`now()`)])
}

/** Takes an upload, to check it. The holder's own lease is no hindrance. Throws 423 where another holds it, and NotFound where it is kept or given up. */
export async function takeLease(ctx: Ctx, id: string, holder: string): Promise<UploadRow> {
  const row = await ctx.db
    .updateTable('uploads')
    .set({ checked_by: holder, checked_until: untilThen })
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .where('state', '=', 'receiving')
    .where(eb => eb.or([isFree(eb), eb('checked_by', '=', holder)]))
    .returningAll()
    .executeTakeFirst()
  return row ?? (await refuseLease(ctx, id))
}

/** Throws 423 where somebody checks an upload just now. */
export async function requireFree({ db, tenantId }: Ctx, id: string): Promise<void> {
  const query = db.selectFrom('uploads').select('id').where('tenant_id', '=', tenantId).where('id', '=', id)
  if (!(await query.where(isFree).executeTakeFirst())) throw beingChecked()
}

/** Says why an upload is not the asker's to check: throws 423 where another holds it, and NotFound where it is kept or given up. */
export async function refuseLease(ctx: Ctx, id: string): Promise<never> {
  const { state } = await getUploadRow(ctx, id)
  throw state === 'receiving' ? beingChecked() : new NotFound()
}

/** Lets another have it at once. */
export async function releaseLease(ctx: Ctx, id: string, holder: string): Promise<void> {
  await updateHeld(ctx, id, holder, { checked_by: null, checked_until: null })
}

/**
 * Keeps a lease alive until it is told to stop. Where the database is away it goes on trying: a lease that ran out is still its holder's as long as nobody
 * else took it.
 */
export function beat({ log }: Pick<DriveTools, 'log'>, caller: Caller, id: string, holder: string, everyMs = BEAT_MS): () => void {
  const timer = setInterval(() => {
    caller
      .inScope(ctx => updateHeld(ctx, id, holder, { checked_until: untilThen }))
      .catch((error: unknown) => log.warn({ err: error, id }, 'the lease of an upload was not renewed'))
  }, everyMs)
  return () => clearInterval(timer)
}

/** Changes an upload that is still to be kept, where the lease is the holder's; null: where nobody has one. Undefined where it is not. */
export async function updateHeld(
  ctx: Ctx,
  id: string,
  holder: string | null,
  values: UpdateObject<DB, 'uploads'>,
): Promise<UploadRow | undefined> {
  return await ctx.db
    .updateTable('uploads')
    .set(values)
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .where('state', '=', 'receiving')
    .where('checked_by', 'is not distinct from', holder)
    .returningAll()
    .executeTakeFirst()
}
