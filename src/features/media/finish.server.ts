import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { isAppError, NotFound } from '#kit/errors.ts'
import { sizeOf } from './disk-quota.server.ts'
import type { Caller, DriveTools } from './drive.ts'
import { beat, releaseLease, takeLease } from './leases.server.ts'
import { keepUpload } from './states.server.ts'
import { giveUp, removeIncoming, takeIn } from './store-upload.server.ts'
import { claimOf, keyOf, type Upload } from './upload.ts'
import type { UploadRow } from './uploads.server.ts'

/** Checks and keeps a resumable upload whose bytes are complete. */
export type Finish = (caller: Caller, id: string) => Promise<Upload>

/**
 * Returns a function that finishes uploads; concurrent requests for one upload share the result. It throws what `takeIn` does, 423 if another process checks
 * the upload, and NotFound if its bytes are gone. Only a refused file is discarded; after any other error the next request continues where it stopped.
 */
export function createFinisher(tools: DriveTools): Finish {
  const holder = randomUUID()
  const running = new Map<string, Promise<Upload>>()
  return (caller, id) => {
    const run = running.get(id) ?? check(tools, caller, id, holder).finally(() => running.delete(id))
    running.set(id, run)
    return run
  }
}

async function check(tools: DriveTools, caller: Caller, id: string, holder: string): Promise<Upload> {
  const row = await caller.inScope(ctx => takeLease(ctx, id, holder))
  const stop = beat(tools, caller, id, holder)
  try {
    const kept = (await goOn(tools, caller, row, holder)) ?? (await checkAnew(tools, caller, row, holder))
    await removeIncoming(tools.storage, id)
    return kept
  } catch (error) {
    // If the database is unreachable too, this process can take the lease again at once, and any other after a minute.
    await caller
      .inScope(ctx => releaseLease(ctx, id, holder))
      .catch((cause: unknown) => tools.log.warn({ err: cause, id }, 'the lease of an upload could not be given back'))
    throw error
  } finally {
    stop()
  }
}

/**
 * Keeps a file that is already in the storage, though the process that put it there could not record it. Returns undefined if the bytes are still in the
 * incoming folder.
 */
async function goOn({ storage }: DriveTools, caller: Caller, row: UploadRow, holder: string): Promise<Upload | undefined> {
  if ((await sizeOf(join(storage.incomingDir, row.id))) >= 0) return undefined
  if (!row.sha256 || !(await storage.has(keyOf(caller.tenantId, row.id, row.url_name)))) throw new NotFound()
  return await caller.inScope(ctx => keepUpload(ctx, row.id, holder))
}

async function checkAnew(tools: DriveTools, caller: Caller, row: UploadRow, holder: string): Promise<Upload> {
  const { id, sent_bytes: sizeBytes } = row
  const claim = claimOf(row)
  const arrived = { file: join(tools.storage.incomingDir, id), sizeBytes }
  return await takeIn(tools, caller, id, claim, arrived, holder).catch(async (error: unknown) => {
    if (isRefusal(error)) return await giveUp(tools, caller, id, claim, holder, error)
    throw error
  })
}

/** Returns true for permanent failures (a bad file or a cancelled upload). 423 means that another process took it over. */
function isRefusal(error: unknown): boolean {
  return isAppError(error) && error.status < 500 && error.status !== 423
}
