import { sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { requireUnused } from '#features/media/file-uses.server.ts'
import { endingOf } from '#features/media/upload.ts'
import { moveToBin } from '#features/media/uploads.server.ts'
import { Conflict, InvalidInput, NotFound } from '#kit/errors.ts'
import { toName } from '#kit/text.ts'
import type { Ctx } from '#platform/context.ts'
import { lock } from '#platform/db/lock.ts'
import type { MediaDetail } from './media-file.ts'
import { getMedia, getMediaRow, type MediaRow } from './queries.server.ts'
import type { MediaChange } from './schema.ts'
import { libraryReason } from './texts.ts'

/** Changes what is said about a file; fields that are not given stay. Throws as `getMedia`, and InvalidInput (focus or crop of what is no picture). */
export async function changeMedia(ctx: Ctx, { id, name, alt, author, licence, focus, crop }: MediaChange): Promise<MediaDetail> {
  const row = await getLive(ctx, id)
  if ((focus || crop) && row.kind !== 'image') {
    const reason = libraryReason('NoPicture')
    throw new InvalidInput(reason, [{ path: focus ? 'focus' : 'crop', reason }])
  }
  const values = {
    ...(name !== undefined && { name: toName(name) || row.name }),
    ...(alt !== undefined && { alt: JSON.stringify(Object.fromEntries(Object.entries(alt).filter(([, text]) => text !== ''))) }),
    ...(author !== undefined && { author }),
    ...(licence !== undefined && { licence: licence ?? '' }),
    ...(focus !== undefined && { focus_x: focus?.x ?? null, focus_y: focus?.y ?? null }),
    ...(crop !== undefined && { crop: crop && JSON.stringify(crop) }),
  }
  if (Object.keys(values).length > 0) {
    await ctx.db.updateTable('uploads').set(values).where('tenant_id', '=', ctx.tenantId).where('id', '=', id).execute()
    await writeAudit(ctx, { act: 'file.changed', subject: id, details: { name: row.name } })
  }
  return await getMedia(ctx, id)
}

/**
 * Puts another upload's content under a file's address; the old content goes to the bin as an older version. Throws as `getMedia`, InvalidInput (another type of
 * file, or itself), and Conflict if the other one is used somewhere itself.
 */
export async function replaceMedia(ctx: Ctx, { id, with: otherId }: { id: string; with: string }): Promise<MediaDetail> {
  await lock(ctx, `file ${id}`)
  const row = await getLive(ctx, id)
  const other = await getLive(ctx, otherId)
  const isSame = id === otherId
  if (isSame || endingOf(row.urlName) !== endingOf(other.urlName)) {
    const reason = isSame ? libraryReason('SameFile') : libraryReason('OtherType', { ending: endingOf(row.urlName) })
    throw new InvalidInput(reason, [{ path: 'with', reason }])
  }
  await requireUnused(ctx, otherId)
  await exchange(ctx, row, other)
  await writeAudit(ctx, { act: 'file.replaced', subject: id, details: { name: row.name, version: row.version + 1 } })
  return await getMedia(ctx, id)
}

/** Puts a file into the bin. Throws as `getMedia`, and Conflict, which names the places, if it is used. */
export async function deleteMedia(ctx: Ctx, id: string): Promise<void> {
  await moveToBin(ctx, await getLive(ctx, id))
}

/**
 * Takes a file out of the bin; of an older content, puts it back under its file's address, whose present content takes its place in the bin. A file that is not
 * in the bin stays as it is. Throws as `getMedia`, and Conflict if the file of an older content is in the bin or gone.
 */
export async function restoreMedia(ctx: Ctx, id: string): Promise<MediaDetail> {
  const row = await getMediaRow(ctx, id)
  if (row.versionOf) {
    await lock(ctx, `file ${row.versionOf}`)
    const file = await getLive(ctx, row.versionOf).catch((error: unknown) => {
      throw error instanceof NotFound ? new Conflict(libraryReason('FileOfContentGone')) : error
    })
    await exchange(ctx, file, row)
    await writeAudit(ctx, { act: 'file.replaced', subject: file.id, details: { name: file.name, version: file.version + 1 } })
    return await getMedia(ctx, file.id)
  }
  if (row.binnedAt) {
    await ctx.db.updateTable('uploads').set({ binned_at: null }).where('tenant_id', '=', ctx.tenantId).where('id', '=', id).execute()
    await writeAudit(ctx, { act: 'file.restored', subject: id, details: { name: row.name } })
  }
  return await getMedia(ctx, id)
}

/** Returns a file that is not in the bin. */
async function getLive(ctx: Ctx, id: string): Promise<MediaRow> {
  const row = await getMediaRow(ctx, id)
  if (row.binnedAt) throw new NotFound(libraryReason('FileMissing'))
  return row
}

/** Exchanges the contents of two rows in one statement, so that no reader sees half of it; `other` becomes an older version of `file`, in the bin. */
async function exchange(ctx: Ctx, file: MediaRow, other: MediaRow): Promise<void> {
  await sql`
    update uploads u set stored_as = coalesce(o.stored_as, o.id), size_bytes = o.size_bytes, sent_bytes = o.sent_bytes, sha256 = o.sha256,
      content_type = o.content_type, width = o.width, height = o.height, crop = o.crop,
      version = case when u.id = ${file.id} then u.version + 1 else o.version end,
      version_of = case when u.id = ${file.id} then null else ${file.id}::uuid end,
      binned_at = case when u.id = ${file.id} then null else ${ctx.now}::timestamptz end
    from uploads o
    where u.tenant_id = ${ctx.tenantId} and o.tenant_id = ${ctx.tenantId}
      and (u.id, o.id) in ((${file.id}, ${other.id}), (${other.id}, ${file.id}))`.execute(ctx.db)
}
