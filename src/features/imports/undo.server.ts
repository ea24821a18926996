import { sql } from 'kysely'
import { moveToBin } from '#features/bin/commands.server.ts'
import { deleteMedia } from '#features/library/commands.server.ts'
import { POST_IN_BIN } from '#features/posts/bin-entity.ts'
import { isAppError } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { endImport } from './end-import.server.ts'
import { toTable } from './import.ts'
import { holdImport, type ImportRow } from './import-row.server.ts'
import { removeOldAddresses } from './old-addresses.server.ts'
import { isTimeUp, type Step } from './steps.server.ts'
import type { TableKind } from './tables/table-kind.ts'
import { TABLE_KINDS } from './tables/tables.server.ts'

const BATCH = 25

/**
 * Moves what the import made, and nobody edited since, to the bin: one batch, which can be restored as a whole; invitations are withdrawn. What was edited stays, and is
 * marked `kept`. Then its categories, old addresses and pictures go that nothing uses. Returns true when nothing is left to do.
 */
export async function undo(step: Step, row: ImportRow): Promise<boolean> {
  for (;;) {
    if (isTimeUp(step)) return false
    if ((await step.inScope(ctx => undoSome(ctx, row))) === 0) break
  }
  const table = toTable(row.source)
  await step.inScope(ctx => (table ? TABLE_KINDS[table].takeBackRest?.(ctx, row.id) : takePostsRestBack(ctx, row.id)) ?? Promise.resolve())
  await removePictures(step, row)
  await step.inScope(ctx => endImport(ctx, row, 'undone'))
  return true
}

async function undoSome(ctx: Ctx, row: ImportRow): Promise<number> {
  const importId = row.id
  if ((await holdImport(ctx, importId)).state !== 'undoing') return 0
  const table = toTable(row.source)
  const [gone, kept] = await (table ? undoRows(ctx, importId, TABLE_KINDS[table]) : undoPosts(ctx, importId))
  await mark(ctx, importId, 'kept', kept)
  await mark(ctx, importId, 'undone', gone)
  if (gone.length > 0)
    await ctx.db
      .deleteFrom('imported_records')
      .where('tenant_id', '=', ctx.tenantId)
      .where(
        'new_id',
        'in',
        gone.map(one => one.id),
      )
      .execute()
  return gone.length + kept.length
}

interface Made {
  place: number
  id: string
}

async function undoRows(ctx: Ctx, importId: string, kind: TableKind): Promise<[gone: Made[], kept: Made[]]> {
  const { rows } = await sql<Made & { madeAt: Date | null }>`
    select r.place, r.new_id as id, i.made_at as "madeAt" from import_records r
      left join imported_records i on i.tenant_id = r.tenant_id and i.new_id = r.new_id and i.import_id = r.import_id
    where r.tenant_id = ${ctx.tenantId} and r.import_id = ${importId} and r.state = 'made' order by r.place limit ${BATCH}`.execute(ctx.db)
  const [gone, kept]: [Made[], Made[]] = [[], []]
  for (const { madeAt, ...one } of rows) {
    const state = madeAt ? await kind.takeBack(ctx, one.id, madeAt, importId) : 'kept'
    ;(state === 'undone' ? gone : kept).push(one)
  }
  return [gone, kept]
}

async function undoPosts(ctx: Ctx, importId: string): Promise<[gone: Made[], kept: Made[]]> {
  const { rows } = await sql<{ place: number; id: string; isThere: boolean; isSame: boolean | null }>`
    select r.place, r.new_id as id, p.id is not null as "isThere", p.updated_at = i.made_at as "isSame" from import_records r
      left join posts p on p.tenant_id = r.tenant_id and p.id = r.new_id
      left join imported_records i on i.tenant_id = r.tenant_id and i.new_id = r.new_id and i.entity = 'post'
    where r.tenant_id = ${ctx.tenantId} and r.import_id = ${importId} and r.state = 'made' order by r.place limit ${BATCH}`.execute(ctx.db)
  for (const { id, isThere, isSame } of rows) if (isThere && isSame) await moveToBin(ctx, POST_IN_BIN, id, importId)
  const isKept = (one: (typeof rows)[number]) => one.isThere && !one.isSame
  return [rows.filter(one => !isKept(one)), rows.filter(isKept)]
}

async function mark(ctx: Ctx, importId: string, state: 'kept' | 'undone', some: readonly Made[]): Promise<void> {
  if (some.length === 0) return
  await sql`update import_records set state = ${state} where tenant_id = ${ctx.tenantId} and import_id = ${importId}
    and place = any(${some.map(one => one.place)}::int[])`.execute(ctx.db)
}

/** Removes the old addresses that lead to what is gone, and the categories of the import. */
async function takePostsRestBack(ctx: Ctx, importId: string): Promise<void> {
  await removeOldAddresses(ctx, importId)
  await removeCategories(ctx, importId)
}

/** Removes the categories that the import made and no post uses. */
async function removeCategories(ctx: Ctx, importId: string): Promise<void> {
  await sql`with gone as (delete from imported_records i where i.tenant_id = ${ctx.tenantId} and i.import_id = ${importId} and i.entity = 'category'
      and not exists (select from posts p where p.tenant_id = i.tenant_id and p.category_id = i.new_id) returning i.new_id)
    delete from post_categories k using gone g where k.tenant_id = ${ctx.tenantId} and k.id = g.new_id`.execute(ctx.db)
  ctx.announce('posts')
}

/** Removes the files that the import brought and nothing shows. */
export async function removePictures(step: Step, row: ImportRow): Promise<void> {
  for (const fileId of await step.inScope(ctx => listFiles(ctx, row.id))) await removePicture(step, row.id, fileId)
}

async function listFiles(ctx: Ctx, importId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('import_pictures')
    .select('file_id')
    .where('tenant_id', '=', ctx.tenantId)
    .where('import_id', '=', importId)
    .where('file_id', 'is not', null)
    .execute()
  return rows.flatMap(one => one.file_id ?? [])
}

/** A picture that something shows stays. */
async function removePicture({ inScope }: Step, importId: string, fileId: string): Promise<void> {
  try {
    await inScope(ctx => deleteMedia(ctx, fileId))
  } catch (error) {
    if (!isAppError(error) || error.status >= 500) throw error
    return
  }
  await inScope(async ({ db, tenantId }) => {
    await db
      .updateTable('import_pictures')
      .set({ file_id: null, file_url: null, state: 'lost' })
      .where('tenant_id', '=', tenantId)
      .where('import_id', '=', importId)
      .where('file_id', '=', fileId)
      .execute()
  })
}
