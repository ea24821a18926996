import { type ExpressionBuilder, sql, type UpdateObject } from 'kysely'
import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { Caller, DriveTools } from './drive.ts'
import { beingChecked } from './upload.ts'
import { getUploadRow, type UploadRow } from './uploads.server.ts'

/** The process that checks an upload holds a lease and renews it three times as often: a process that dies leaves it free. */
const LEASE_SECONDS = 60
const BEAT_MS = (LEASE_SECONDS * 1000) / 3

const untilThen = sql<Date>`now() + ${LEASE_SECONDS} * interval '1 second'`

/** True if nobody is checking the upload, by the database's clock, which all processes share. */
export function isFree({ eb }: ExpressionBuilder<DB, 'uploads'>) {
  return eb.or([eb('checked_until', 'is', null), eb('checked_until', '<', sql<Date>`now()`)])
}

/**
 * Takes the lease of an upload in order to check it; the holder may take its own again. Throws 423 if another process holds it, and NotFound if the upload is
 * kept or discarded.
 */
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

/** Throws 423 if an upload is being checked. */
export async function requireFree({ db, tenantId }: Ctx, id: string): Promise<void> {
  const query = db.selectFrom('uploads').select('id').where('tenant_id', '=', tenantId).where('id', '=', id)
  if (!(await query.where(isFree).executeTakeFirst())) throw beingChecked()
}

/** Throws the reason why a lease can't be had: 423 if another process holds it, and NotFound if the upload is kept or discarded. */
export async function refuseLease(ctx: Ctx, id: string): Promise<never> {
  const { state } = await getUploadRow(ctx, id)
  throw state === 'receiving' ? beingChecked() : new NotFound()
}

/** Releases the lease at once. */
export async function releaseLease(ctx: Ctx, id: string, holder: string): Promise<void> {
  await updateHeld(ctx, id, holder, { checked_by: null, checked_until: null })
}

/**
 * Renews a lease until stopped. Keeps trying while the database is unreachable: an expired lease still belongs to its holder until another process takes it.
 */
export function beat({ log }: Pick<DriveTools, 'log'>, caller: Caller, id: string, holder: string, everyMs = BEAT_MS): () => void {
  const timer = setInterval(() => {
    caller
      .inScope(ctx => updateHeld(ctx, id, holder, { checked_until: untilThen }))
      .catch((error: unknown) => log.warn({ err: error, id }, 'the lease of an upload was not renewed'))
  }, everyMs)
  return () => clearInterval(timer)
}

/** Updates an upload that is not kept yet, if `holder` has the lease, or for null if nobody has. Returns undefined otherwise. */
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
