import { createHash, randomUUID } from 'node:crypto'
import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import type { FileStorage } from '#platform/storage/storage.ts'
import { checkContent } from './content.server.ts'
import type { Caller, DriveTools } from './drive.ts'
import { type FileKind, requireSize } from './file-types.ts'
import { type Claim, keyOf, type Upload } from './upload.ts'
import { dropUpload, isKept, keepUpload } from './uploads.server.ts'

/** A file of this machine that nobody has looked at yet. */
export interface Arrived {
  file: string
  sizeBytes: number
  sha256?: Buffer
}

/** Bytes that stay free on the disk whatever comes. */
const RESERVE_BYTES = 512 * 1024 * 1024

/**
 * Checks a file that has come whole and keeps it under the row that it has. `alongside` runs in the transaction that keeps it. Throws what `checkContent` and
 * `alongside` do; then the caller gives it up.
 */
export async function takeIn(
  tools: DriveTools,
  caller: Caller,
  id: string,
  claim: Claim,
  arrived: Arrived,
  alongside?: (ctx: Ctx, upload: Upload) => Promise<void>,
): Promise<Upload> {
  const checked = await checkContent(tools, arrived.file, claim.type, arrived.sha256)
  const about = { type: claim.type.contentType, sizeBytes: checked.sizeBytes }
  await tools.storage.keep(arrived.file, keyOf(caller.tenantId, id, claim.urlName), about).catch((error: unknown) => {
    tools.log.error({ err: error }, 'the storage did not take an upload')
    throw new AppError(503, 'StorageAway', 'File belum bisa disimpan. Coba lagi nanti.', { retryAfterSeconds: 60 })
  })
  return await caller.inScope(async ctx => {
    const upload = await keepUpload(ctx, id, checked)
    await alongside?.(ctx, upload)
    return upload
  })
}

/**
 * Nothing stays of what was refused, neither its object nor its row; where the storage does not answer, the row leads the nightly job to it. What was kept
 * after all stays: the answer to a commit can be lost. Throws the reason on.
 */
export async function giveUp({ storage, log }: DriveTools, caller: Caller, id: string, claim: Claim, reason: unknown): Promise<never> {
  try {
    if (!(await caller.inScope(ctx => isKept(ctx, id)))) {
      // The object before the row, which shows where it lies.
      await storage.remove(keyOf(caller.tenantId, id, claim.urlName))
      await caller.inScope(ctx => dropUpload(ctx, id))
    }
  } catch (error) {
    log.error({ err: error, id }, 'what was refused could not be removed; the nightly job tries again')
  }
  throw reason
}

/**
 * Writes a stream into a file of the incoming folder, piece by piece. Throws 413 as soon as it is longer than its kind may be; then, and where the stream
 * breaks, the file is gone.
 */
export async function writeIncoming(
  { incomingDir }: FileStorage,
  content: AsyncIterable<Buffer>,
  kind: FileKind,
  maxBytes: number,
): Promise<Required<Arrived>> {
  const file = join(incomingDir, `${randomUUID()}.part`)
  const hash = createHash('sha256')
  let sizeBytes = 0
  const handle = await open(file, 'wx')
  try {
    for await (const chunk of content) {
      sizeBytes += chunk.length
      requireSize(kind, sizeBytes, maxBytes)
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

/** Throws 503 where the disk would be full with so many bytes more. */
export async function requireRoom({ incomingDir }: FileStorage, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(incomingDir)
  if (bavail * bsize - bytes < RESERVE_BYTES)
    throw new AppError(503, 'StorageFull', 'Tempat penyimpanan penuh. Hubungi pengelola situs.', { retryAfterSeconds: 3600 })
}
