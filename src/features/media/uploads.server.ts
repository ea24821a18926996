import { type Selectable, sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { Forbidden, NotFound, Refused } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { lock } from '#platform/db/lock.ts'
import type { Uploads } from '#platform/db/tables.gen.ts'
import { type FileKind, PRIVATE_PURPOSES } from './file-types.ts'
import { requireUnused } from './file-uses.server.ts'
import { endOfShare, MAX_OPEN, MAX_OPEN_BYTES, type OpenShare, requireShare, toGigabytes, UNFINISHED_HOURS } from './open-uploads.ts'
import { requireQuota } from './tenant-quota.server.ts'
import { mediaReason } from './texts.ts'
import { type Claim, type Upload, urlOf } from './upload.ts'

/** Maximum of uploads that one person, or all of a tenant's API clients together, may begin within an hour. */
export const MAX_AN_HOUR = 500

export type UploadRow = Selectable<Uploads>

/** Returns the caller as an owner of uploads: the member's id, or null for API clients. Throws Unauthenticated, NotFound (a stranger), Forbidden. */
export function requireUploader({ viewer }: Ctx): { memberId: string | null; isStaff: boolean } {
  const reach = requirePermission(viewer, 'files.write')
  return { memberId: viewer.kind === 'person' ? viewer.person.memberId : null, isStaff: reach === 'all' }
}

/** Throws what `requireUploader` does, and 429 if the hourly rate limit is used up. */
export async function requireTurn(ctx: Ctx): Promise<void> {
  const { memberId } = requireUploader(ctx)
  const since = new Date(ctx.now.getTime() - 3_600_000)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from uploads
    where tenant_id = ${ctx.tenantId} and uploaded_by ${memberId ? sql`= ${memberId}` : sql`is null`} and created_at > ${since}`.execute(
    ctx.db,
  )
  if ((rows[0]?.count ?? 0) >= MAX_AN_HOUR) throw new Refused(429, mediaReason('TooManyUploads'), { retryAfterSeconds: 900 })
}

/** An upload of the tenant that is neither finished nor too old to be finished. */
interface OpenRow {
  id: string
  uploadedBy: string | null
  bytes: number
  begunAt: Date
}

/** Returns all of the tenant's open uploads, unordered. */
async function listOpen({ db, tenantId, now }: Ctx): Promise<OpenRow[]> {
  return await db
    .selectFrom('uploads')
    .select(['id', 'uploaded_by as uploadedBy', 'sent_bytes as bytes', 'created_at as begunAt'])
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'receiving')
    .where('created_at', '>', new Date(now.getTime() - UNFINISHED_HOURS * 3_600_000))
    .execute()
}

/** Returns the ids of the tenant's open uploads. */
export async function listOpenIds(ctx: Ctx): Promise<ReadonlySet<string>> {
  return new Set((await listOpen(ctx)).map(one => one.id))
}

/** Throws what `requireUploader` does, and 429 if the caller has too many unfinished uploads to begin another. */
export async function requireFewOpen(ctx: Ctx): Promise<void> {
  const { memberId } = requireUploader(ctx)
  requireFew(ctx, ofOwner(await listOpen(ctx), memberId))
}

/**
 * Throws what `requireFewOpen` does, and 429 if this many more bytes would exceed the quota of open uploads. `untouched`: uploads that received nothing yet.
 * Concurrent requests are counted one after the other if the upload is recorded in the same transaction.
 */
export async function requireOpenRoom(ctx: Ctx, bytes: number, untouched: ReadonlySet<string>): Promise<void> {
  const { memberId } = requireUploader(ctx)
  await lock(ctx, 'open uploads')
  const open = await listOpen(ctx)
  const own = ofOwner(open, memberId)
  requireFew(ctx, own)
  const shares = (rows: OpenRow[]): OpenShare[] =>
    rows.map(one => ({ size: one.bytes, endsAt: endOfShare(one.begunAt, untouched.has(one.id)) }))
  const ofPerson = mediaReason('OpenBytesOfOwn', { gigabytes: toGigabytes(MAX_OPEN_BYTES.own) })
  requireShare(shares(own), bytes, MAX_OPEN_BYTES.own, ctx.now, ofPerson)
  const ofSite = mediaReason('OpenBytesOfSite', { gigabytes: toGigabytes(MAX_OPEN_BYTES.all) })
  requireShare(shares(open), bytes, MAX_OPEN_BYTES.all, ctx.now, ofSite)
}

function requireFew({ now }: Ctx, own: OpenRow[]): void {
  const each = own.map(one => ({ size: 1, endsAt: endOfShare(one.begunAt, false) }))
  requireShare(each, 1, MAX_OPEN, now, mediaReason('OpenOfOwn', { most: MAX_OPEN }))
}

const ofOwner = (open: OpenRow[], memberId: string | null) => open.filter(one => one.uploadedBy === memberId)

/**
 * Records a file that is coming, or about to be kept: by this row the remains of a crashed process are found. Throws what `requireUploader` does, and 413 if the
 * tenant's quota has no room for it.
 */
export async function addUpload(ctx: Ctx, id: string, claim: Claim, bytes: number): Promise<void> {
  const { memberId } = requireUploader(ctx)
  await requireQuota(ctx, bytes)
  await ctx.db
    .insertInto('uploads')
    .values({
      tenant_id: ctx.tenantId,
      id,
      uploaded_by: memberId,
      state: 'receiving',
      kind: claim.type.kind,
      content_type: claim.type.contentType,
      name: claim.name,
      url_name: claim.urlName,
      purpose: claim.purpose,
      size_bytes: bytes,
      sent_bytes: bytes,
      created_at: ctx.now,
    })
    .execute()
}

/** Returns the caller's own upload. Throws what `requireUploader` does, NotFound if there is none, and Forbidden if it is another's. */
export async function getOwnUpload(ctx: Ctx, id: string): Promise<UploadRow> {
  const { memberId } = requireUploader(ctx)
  const row = await getUploadRow(ctx, id)
  if (row.uploaded_by !== memberId) throw new Forbidden()
  return row
}

/** Returns a kept file, for its uploader and for staff. Throws as `getOwnUpload`. */
export async function getUpload(ctx: Ctx, id: string): Promise<Upload> {
  return toUpload(await getManaged(ctx, id))
}

/** Puts a kept file into the bin, from where the library restores it. Throws as `getOwnUpload`, and Conflict if the file is used somewhere. */
export async function removeUpload(ctx: Ctx, id: string): Promise<void> {
  await moveToBin(ctx, await getManaged(ctx, id))
}

/** Puts a file into the bin: nobody gets it any more, and it can be restored until a job removes it. Throws Conflict, which names the places, if it is used. */
export async function moveToBin(ctx: Ctx, { id, name }: Pick<UploadRow, 'id' | 'name'>): Promise<void> {
  await requireUnused(ctx, id)
  await ctx.db.updateTable('uploads').set({ binned_at: ctx.now }).where('tenant_id', '=', ctx.tenantId).where('id', '=', id).execute()
  await writeAudit(ctx, { act: 'file.binned', subject: id, details: { name } })
}

/** Deletes the row of a removed file once its bytes are gone. */
export async function forgetRemoved(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.deleteFrom('uploads').where('tenant_id', '=', ctx.tenantId).where('id', '=', id).where('state', '=', 'removed').execute()
}

/** Returns a kept file for any reader, or undefined if the tenant has none of this id and name. */
export async function findFile(ctx: Ctx, id: string, urlName: string) {
  if (!isUuid(id)) return undefined
  return await ctx.db
    .selectFrom('uploads')
    .select(['kind', 'content_type', 'name', 'url_name', 'stored_as', 'size_bytes', 'sha256', 'focus_x', 'focus_y', 'crop'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .where('url_name', '=', urlName)
    .where('state', '=', 'kept')
    .where('binned_at', 'is', null)
    // They hold drafts and addresses of people, and names of accounts.
    .where('purpose', 'not in', PRIVATE_PURPOSES)
    .executeTakeFirst()
}

async function getManaged(ctx: Ctx, id: string) {
  const { memberId, isStaff } = requireUploader(ctx)
  const row = await getUploadRow(ctx, id)
  if (row.state !== 'kept' || row.binned_at) throw new NotFound()
  if (!isStaff && row.uploaded_by !== memberId) throw new Forbidden()
  return row
}

/** Returns an upload of any owner and state. Throws NotFound. */
export async function getUploadRow({ db, tenantId }: Ctx, id: string): Promise<UploadRow> {
  const row = isUuid(id)
    ? await db.selectFrom('uploads').selectAll().where('tenant_id', '=', tenantId).where('id', '=', id).executeTakeFirst()
    : undefined
  if (!row) throw new NotFound()
  return row
}

/** Converts a row to what its uploader sees. */
export function toUpload(row: UploadRow): Upload {
  return {
    id: row.id,
    url: urlOf(row.id, row.url_name),
    name: row.name,
    type: row.content_type,
    // Named boundary: a check constraint allows nothing else.
    kind: row.kind as FileKind,
    purpose: row.purpose,
    sizeBytes: row.size_bytes,
    sha256: row.sha256?.toString('hex') ?? '',
    ...(row.width !== null && { width: row.width }),
    ...(row.height !== null && { height: row.height }),
    createdAt: row.created_at.toISOString(),
  }
}
