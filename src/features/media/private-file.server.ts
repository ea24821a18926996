import { rm } from 'node:fs/promises'
import { Refused } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import type { FileStorage } from '#platform/storage/storage.ts'
import { type ContentTools, checkContent, requireScanner } from './content.server.ts'
import { roomOf } from './disk-quota.server.ts'
import { PROOF_PURPOSE, requireSize, unsupported } from './file-types.ts'
import { writeIncoming } from './store-upload.server.ts'
import { requireQuota } from './tenant-quota.server.ts'
import { mediaReason } from './texts.ts'
import { keyOf, readClaim } from './upload.ts'

/** A photo of a phone, and room to spare. */
export const MAX_PROOF_BYTES = 12 * 1024 * 1024

/** Who sends the file, and how to run short transactions for them; the caller has checked that they may. */
export interface PrivateSender {
  tenantId: TenantId
  memberId: string | null
  inScope<T>(work: (ctx: Ctx) => Promise<T>): Promise<T>
}

/** A file as it comes. */
export interface PrivateFile {
  name: string | undefined
  type: string | undefined
  content: AsyncIterable<Buffer>
}

/**
 * Keeps a file that is no part of the site, and is never served to the public: a picture or PDF that proves a transfer. Checked as every upload: type by content,
 * viruses, pictures made anew. `alongside` runs in the transaction that keeps it. Throws 413, 415, 422, 503, and what `alongside` throws; then nothing of it stays.
 */
export async function keepPrivateFile(
  tools: ContentTools & { storage: FileStorage },
  sender: PrivateSender,
  { name, type, content }: PrivateFile,
  alongside: (ctx: Ctx, id: string) => Promise<void>,
): Promise<void> {
  const claim = readClaim(name, type)
  const { kind, contentType } = claim.type
  if (kind !== 'image' && contentType !== 'application/pdf') throw unsupported(mediaReason('TypeUnknown', { types: 'jpg, png, webp, pdf' }))
  await requireScanner(tools)
  const room = roomOf(tools.storage)
  await room.require(MAX_PROOF_BYTES)
  const arrived = await writeIncoming(tools.storage, content, kind, MAX_PROOF_BYTES, room.fill)
  const id = newId()
  const key = keyOf(sender.tenantId, id, claim.urlName)
  try {
    requireSize(kind, arrived.sizeBytes, MAX_PROOF_BYTES)
    const checked = await checkContent(tools, arrived.file, claim.type, arrived.sha256)
    try {
      // By this row the nightly job finds the remains of a crashed process.
      await sender.inScope(async ctx => {
        await requireQuota(ctx, checked.sizeBytes)
        await ctx.db
          .insertInto('uploads')
          .values({
            tenant_id: ctx.tenantId,
            id,
            uploaded_by: sender.memberId,
            state: 'receiving',
            kind,
            content_type: contentType,
            name: claim.name,
            url_name: claim.urlName,
            purpose: PROOF_PURPOSE,
            size_bytes: checked.sizeBytes,
            sent_bytes: checked.sizeBytes,
            sha256: checked.sha256,
            width: checked.width,
            height: checked.height,
            created_at: ctx.now,
          })
          .execute()
      })
      await tools.storage.keep(checked.file, key, { type: contentType, sizeBytes: checked.sizeBytes }).catch((error: unknown) => {
        tools.log.error({ err: error }, 'the storage did not take a proof')
        throw new Refused(503, mediaReason('StorageAway'), { retryAfterSeconds: 60 })
      })
    } finally {
      if (checked.file !== arrived.file) await rm(checked.file, { force: true })
    }
    await sender.inScope(async ctx => {
      await ctx.db
        .updateTable('uploads')
        .set({ state: 'kept', kept_at: ctx.now })
        .where('tenant_id', '=', ctx.tenantId)
        .where('id', '=', id)
        .execute()
      await alongside(ctx, id)
    })
  } catch (error) {
    await discard(tools, sender, id, key)
    throw error
  } finally {
    await rm(arrived.file, { force: true })
  }
}

async function discard(tools: ContentTools & { storage: FileStorage }, sender: PrivateSender, id: string, key: string): Promise<void> {
  try {
    await tools.storage.remove(key)
    await sender.inScope(async ctx => {
      await ctx.db
        .deleteFrom('uploads')
        .where('tenant_id', '=', ctx.tenantId)
        .where('id', '=', id)
        .where('state', '=', 'receiving')
        .execute()
    })
  } catch (error) {
    tools.log.error({ err: error, id }, 'what was refused could not be removed; the nightly job tries again')
  }
}
