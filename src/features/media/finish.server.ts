import { rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError, isAppError, NotFound } from '#kit/errors.ts'
import type { Caller, DriveTools } from './drive.ts'
import { giveUp, takeIn } from './take-in.server.ts'
import { claimOf, type Upload } from './upload.ts'
import type { UploadRow } from './uploads.server.ts'

/** Has a resumed upload, whose bytes are all here, checked and kept. */
export type Finish = (caller: Caller, row: UploadRow) => Promise<Upload>

/**
 * Who asks while an upload is being checked waits for the same answer. Throws what `takeIn` does, 423 where another process is checking it, and NotFound
 * where its bytes are gone.
 */
export function createFinisher(tools: DriveTools): Finish {
  const running = new Map<string, Promise<Upload>>()
  return (caller, row) => {
    const run = running.get(row.id) ?? check(tools, caller, row).finally(() => running.delete(row.id))
    running.set(row.id, run)
    return run
  }
}

async function check(tools: DriveTools, caller: Caller, row: UploadRow): Promise<Upload> {
  const arrived = join(tools.storage.incomingDir, row.id)
  const file = `${arrived}.taken`
  // The rename decides which process checks it, where several share the folder.
  await rename(arrived, file).catch(async () => {
    throw (await sizeOf(file)) >= 0 ? beingChecked() : new NotFound()
  })
  const claim = claimOf(row)
  try {
    const kept = await takeIn(tools, caller, row.id, claim, { file, sizeBytes: row.sent_bytes })
    await rm(`${arrived}.json`, { force: true })
    return kept
  } catch (error) {
    // What can't be checked just now need not be sent again: asking for its state tries once more.
    if (isAppError(error) && error.status === 503) {
      await rename(file, arrived)
      throw error
    }
    await Promise.all([rm(file, { force: true }), rm(`${arrived}.json`, { force: true })])
    return await giveUp(tools, caller, row.id, claim, error)
  }
}

/** Bytes of a file; -1 where there is none. */
export async function sizeOf(file: string): Promise<number> {
  return await stat(file).then(
    found => found.size,
    () => -1,
  )
}

/** Clients of tus ask again on 423; on 503 they would begin anew. */
export function beingChecked(): AppError {
  return new AppError(423, 'Locked', 'File sedang diperiksa. Tanyakan lagi sebentar lagi.', { retryAfterSeconds: 5 })
}
