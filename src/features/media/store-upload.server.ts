import { createHash, randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { requireOpenSession } from '#features/members/sessions.server.ts'
import { Refused } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import type { FileStorage } from '#platform/storage/storage.ts'
import { type ContentTools, checkContent } from './content.server.ts'
import type { Caller, DriveTools } from './drive.ts'
import { type FileKind, requireSize } from './file-types.ts'
import { keepUpload, noteChecked, withdrawUpload } from './states.server.ts'
import { mediaReason } from './texts.ts'
import { type Claim, keyOf, type Upload } from './upload.ts'
import { forgetRemoved } from './uploads.server.ts'

/** A local file that was not checked yet. */
export interface Arrived {
  file: string
  sizeBytes: number
  sha256?: Buffer
}

/** What keeping a file needs. */
type KeepTools = ContentTools & Pick<DriveTools, 'storage'>

/** The holder of the upload's lease; null for a form, which one process handles from start to end. */
type Holder = string | null

/**
 * Checks a complete file and keeps it under its existing row. `alongside` runs in the transaction that keeps it. Throws what `checkContent`, `noteChecked` and
 * `alongside` do, 503 if the storage does not take the file, and database errors; the caller decides what happens then. If the storage did not take it, the
 * file is still where it was; of a picture, the original.
 */
export async function takeIn(
  tools: KeepTools,
  caller: Caller,
  id: string,
  claim: Claim,
  arrived: Arrived,
  holder: Holder,
  alongside?: (ctx: Ctx, upload: Upload) => Promise<void>,
): Promise<Upload> {
  const checked = await checkContent(tools, arrived.file, claim.type, arrived.sha256)
  try {
    await caller.inScope(ctx => noteChecked(ctx, id, checked, holder))
    const about = { type: claim.type.contentType, sizeBytes: checked.sizeBytes }
    await tools.storage.keep(checked.file, keyOf(caller.tenantId, id, claim.urlName), about).catch((error: unknown) => {
      tools.log.error({ err: error }, 'the storage did not take an upload')
      throw new Refused(503, mediaReason('StorageAway'), { retryAfterSeconds: 60 })
    })
  } finally {
    if (checked.file !== arrived.file) await rm(checked.file, { force: true })
  }
  // Bytes may have flowed for hours.
  await caller.requireGrant()
  return await caller.inScope(async ctx => {
    await requireOpenSession(ctx)
    const upload = await keepUpload(ctx, id, holder)
    await alongside?.(ctx, upload)
    return upload
  })
}

/**
 * Removes the object and the row of a refused upload; if the storage does not respond, the row leads the nightly job to the object. Keeps an upload that was
 * committed after all (a commit's result can be lost) or that another process checks. Rethrows the reason.
 */
export async function giveUp(
  tools: KeepTools,
  caller: Caller,
  id: string,
  { urlName }: Claim,
  holder: Holder,
  reason: unknown,
): Promise<never> {
  try {
    if (await caller.inScope(ctx => withdrawUpload(ctx, id, holder))) await discard(tools, caller, id, urlName)
  } catch (error) {
    tools.log.error({ err: error, id }, 'what was refused could not be removed; the nightly job tries again')
  }
  throw reason
}

/** Removes the bytes of a withdrawn upload, wherever they are, and then its row, which shows where. Throws storage and database errors. */
export async function discard(
  { storage }: Pick<DriveTools, 'storage'>,
  owner: Pick<Caller, 'tenantId' | 'inScope'>,
  id: string,
  urlName: string,
  storedAs: string | null = null,
): Promise<void> {
  await removeIncoming(storage, id)
  await storage.remove(keyOf(owner.tenantId, id, urlName, storedAs))
  await owner.inScope(ctx => forgetRemoved(ctx, id))
}

/** Removes the bytes of a resumable upload and tus's record of it. */
export async function removeIncoming({ incomingDir }: FileStorage, id: string): Promise<void> {
  const file = join(incomingDir, id)
  await Promise.all([rm(file, { force: true }), rm(`${file}.json`, { force: true })])
}

/**
 * Writes a stream into a file of the incoming folder. Calls `fill` before each chunk is written. Throws 413 as soon as the stream exceeds the maximum of its
 * kind, and what `fill` throws; then, and if the stream breaks, the file is removed.
 */
export async function writeIncoming(
  { incomingDir }: FileStorage,
  content: AsyncIterable<Buffer>,
  kind: FileKind,
  maxBytes: number,
  fill: (bytes: number) => Promise<void>,
): Promise<Required<Arrived>> {
  const file = join(incomingDir, `${randomUUID()}.part`)
  const hash = createHash('sha256')
  let sizeBytes = 0
  const handle = await open(file, 'wx')
  try {
    for await (const chunk of content) {
      sizeBytes += chunk.length
      requireSize(kind, sizeBytes, maxBytes)
      await fill(chunk.length)
      hash.update(chunk)
      await handle.appendFile(chunk)
    }
    await handle.close()
    return { file, sizeBytes, sha256: hash.digest() }
  } catch (error) {
    await handle.close().catch(() => {})
    await rm(file, { force: true })
    throw error
  }
}
