import { type RawBuilder, sql } from 'kysely'
import type { FileKind } from '#features/media/file-types.ts'
import { PROOF_PURPOSE } from '#features/media/file-types.ts'
import { findUses } from '#features/media/file-uses.server.ts'
import { type Crop, cropOf } from '#features/media/frame.ts'
import { getStorageUse, type StorageUse } from '#features/media/tenant-quota.server.ts'
import { urlOf } from '#features/media/upload.ts'
import { Forbidden, NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { patternOf } from '#platform/db/paging.ts'
import type { Licence, MediaDetail, MediaFile, OlderContent } from './media-file.ts'
import { type Librarian, requireLibrarian } from './policy.server.ts'
import { MEDIA_PAGE, type MediaFilter } from './schema.ts'
import { libraryReason } from './texts.ts'

/** Rows that are read at a time while looking for unused files. */
const LOOK = 200
/** How often: a page of unused files may end early, with the way to go on. */
const MAX_LOOKS = 25

/** A row of `uploads` with its uploader's name, as these queries read it. */
export interface MediaRow {
  id: string
  urlName: string
  name: string
  kind: FileKind
  type: string
  sizeBytes: string
  width: number | null
  height: number | null
  alt: Record<string, string>
  author: string
  licence: Licence | ''
  focusX: number | null
  focusY: number | null
  crop: Crop | null
  version: number
  versionOf: string | null
  uploaderId: string | null
  uploadedBy: string | null
  createdAt: Date
  binnedAt: Date | null
}

const columns = sql`u.id, u.url_name as "urlName", u.name, u.kind, u.content_type as type, u.size_bytes as "sizeBytes", u.width, u.height, u.alt, u.author, u.licence,
  u.focus_x as "focusX", u.focus_y as "focusY", u.crop, u.version, u.version_of as "versionOf", u.uploaded_by as "uploaderId", m.name as "uploadedBy",
  u.created_at as "createdAt", u.binned_at as "binnedAt"`
const tables = sql`uploads u left join members m on m.tenant_id = u.tenant_id and m.id = u.uploaded_by`

/** A page of files, newest first. `next`: the `after` of the following page; null at the end. */
export interface MediaPage {
  items: MediaFile[]
  next: string | null
}

/** Returns a page of the files that the viewer manages. Throws what `requireLibrarian` does. */
export async function listMedia(ctx: Ctx, { state, after, ...filter }: MediaFilter): Promise<MediaPage> {
  const who = requireLibrarian(ctx)
  const conditions = conditionsOf(ctx, who, { ...filter, isBin: state === 'bin' })
  if (state !== 'unused') return toPage(await readRows(ctx, conditions, after, MEDIA_PAGE + 1))
  const found: MediaRow[] = []
  let last = after
  for (let look = 0; look < MAX_LOOKS; look++) {
    const rows = await readRows(ctx, conditions, last, LOOK)
    const used = new Set(
      (
        await findUses(
          ctx,
          rows.map(row => row.id),
        )
      ).map(use => use.fileId),
    )
    found.push(...rows.filter(row => !used.has(row.id)))
    if (found.length > MEDIA_PAGE || rows.length < LOOK) return toPage(found)
    last = rows.at(-1)?.id
  }
  return { items: found.map(toMediaFile), next: last ?? null }
}

/** Returns a file with where it is used and what it held before, also one in the bin. Throws what `requireLibrarian` does, NotFound, and Forbidden. */
export async function getMedia(ctx: Ctx, id: string): Promise<MediaDetail> {
  const row = await getMediaRow(ctx, id)
  const uses = await findUses(ctx, [id])
  const { rows } = await sql<Omit<OlderContent, 'binnedAt' | 'sizeBytes'> & { binnedAt: Date; sizeBytes: string }>`
    select id, version, size_bytes as "sizeBytes", binned_at as "binnedAt" from uploads
    where tenant_id = ${ctx.tenantId} and version_of = ${id} and state = 'kept' order by version desc, id desc`.execute(ctx.db)
  return {
    ...toMediaFile(row),
    uses: uses.map(({ fileId: _, ...use }) => use),
    olderContents: rows.map(one => ({ ...one, sizeBytes: Number(one.sizeBytes), binnedAt: one.binnedAt.toISOString() })),
  }
}

/** Returns what the tenant's files take up. Throws what `requireLibrarian` does. */
export async function getQuota(ctx: Ctx): Promise<StorageUse> {
  requireLibrarian(ctx)
  return await getStorageUse(ctx)
}

/** Returns a kept file, also one in the bin. Throws as `getMedia`. */
export async function getMediaRow(ctx: Ctx, id: string): Promise<MediaRow> {
  const who = requireLibrarian(ctx)
  const { rows } = await sql<MediaRow>`
    select ${columns} from ${tables} where u.tenant_id = ${ctx.tenantId} and u.id = ${id} and u.state = 'kept' and u.purpose <> ${PROOF_PURPOSE}`.execute(
    ctx.db,
  )
  const row = rows[0]
  if (!row) throw new NotFound(libraryReason('FileMissing'))
  if (!who.isAll && row.uploaderId !== who.memberId) throw new Forbidden()
  return row
}

async function readRows(ctx: Ctx, conditions: RawBuilder<unknown>, after: string | undefined, most: number): Promise<MediaRow[]> {
  // Ids rise with the time of the upload.
  const { rows } = await sql<MediaRow>`
    select ${columns} from ${tables} where ${conditions} ${after ? sql`and u.id < ${after}` : sql``} order by u.id desc limit ${most}`.execute(
    ctx.db,
  )
  return rows
}

interface Conditions extends Pick<MediaFilter, 'kind' | 'search'> {
  isBin: boolean
}

function conditionsOf({ tenantId }: Ctx, { isAll, memberId }: Librarian, { kind, search, isBin }: Conditions): RawBuilder<unknown> {
  const pattern = search ? patternOf(search) : undefined
  return sql`u.tenant_id = ${tenantId} and u.state = 'kept' and u.version_of is null and u.purpose <> ${PROOF_PURPOSE}
    and u.binned_at is ${isBin ? sql`not null` : sql`null`}
    ${isAll ? sql`` : memberId ? sql`and u.uploaded_by = ${memberId}` : sql`and u.uploaded_by is null`}
    ${kind ? sql`and u.kind = ${kind}` : sql``}
    ${
      pattern
        ? sql`and (u.name ilike ${pattern} or u.author ilike ${pattern} or exists (select from jsonb_each_text(u.alt) a where a.value ilike ${pattern}))`
        : sql``
    }`
}

function toPage(rows: readonly MediaRow[]): MediaPage {
  const items = rows.slice(0, MEDIA_PAGE).map(toMediaFile)
  return { items, next: rows.length > MEDIA_PAGE ? (items.at(-1)?.id ?? null) : null }
}

/** Converts a row to what a viewer sees. */
export function toMediaFile(row: MediaRow): MediaFile {
  const { id, urlName, name, kind, type, sizeBytes, width, height, alt, author, licence, focusX, focusY, crop, version, uploadedBy } = row
  return {
    id,
    url: urlOf(id, urlName),
    name,
    kind,
    type,
    sizeBytes: Number(sizeBytes),
    width,
    height,
    alt,
    author,
    licence: licence || null,
    focus: focusX === null || focusY === null ? null : { x: focusX, y: focusY },
    crop: cropOf(crop) ?? null,
    version,
    uploadedBy,
    createdAt: row.createdAt.toISOString(),
    binnedAt: row.binnedAt?.toISOString() ?? null,
  }
}
