import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Caller } from '#features/media/drive.ts'
import { withdrawUpload } from '#features/media/states.server.ts'
import { discard, takeIn } from '#features/media/store-upload.server.ts'
import { readClaim, withPurpose } from '#features/media/upload.ts'
import { addUpload } from '#features/media/uploads.server.ts'
import { type Ctx, createCtx } from '#platform/context.ts'
import { toTenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import type { Log } from '#platform/log.ts'
import type { FileStorage } from '#platform/storage/storage.ts'
import { seedId } from './ids.ts'
import { type SeedFile, seedFiles } from './media.ts'

interface FileTools {
  pool: pg.Pool
  storage: FileStorage
  log: Log
}

/**
 * Puts the files of the demo's classes into the storage as uploads of their tenants, after the classes. Those that are there stay; what a killed load left of
 * one is removed first. The caller ensures that only one process loads. Throws what `takeIn` does.
 */
export async function loadFiles({ pool, storage, log }: FileTools): Promise<void> {
  // The files are our own: no scanner looks at them.
  const tools = { storage, log, scanner: undefined }
  for (const file of seedFiles.values()) {
    const tenantId = toTenantId(seedId(file.tenant))
    const viewer = { kind: 'operator' } as const
    const caller: Caller = {
      tenantId,
      viewer,
      requireGrant: async () => {},
      inScope: work => withScope(pool, { tenantId }, db => work(createCtx({ db, tenantId, log, viewer }))),
    }
    const state = await caller.inScope(ctx => findState(ctx, file.id))
    if (state !== 'kept') await bring(tools, caller, file, state !== undefined)
  }
}

async function findState({ db, tenantId }: Ctx, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('uploads').select('state').where('tenant_id', '=', tenantId).where('id', '=', id).executeTakeFirst()
  return row?.state
}

async function bring(tools: Parameters<typeof takeIn>[0], caller: Caller, file: SeedFile, isBegun: boolean): Promise<void> {
  const claim = withPurpose(readClaim(file.name, undefined))
  if (isBegun) {
    await caller.inScope(ctx => withdrawUpload(ctx, file.id, null))
    await discard(tools, caller, file.id, claim.urlName)
  }
  const bytes = await file.read()
  const incoming = join(tools.storage.incomingDir, `${randomUUID()}.part`)
  try {
    await writeFile(incoming, bytes, { flag: 'wx' })
    await caller.inScope(ctx => addUpload(ctx, file.id, claim, bytes.length))
    await takeIn(tools, caller, file.id, claim, { file: incoming, sizeBytes: bytes.length }, null)
  } finally {
    await rm(incoming, { force: true })
  }
}
