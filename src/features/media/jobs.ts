import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { createCtx } from '#platform/context.ts'
import { toTenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import type { ScheduledJob } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log.ts'
import type { FileStorage } from '#platform/storage/storage.ts'
import type { Caller } from './drive.ts'
import { UNFINISHED_HOURS } from './open-uploads.ts'
import { withdrawUpload } from './states.server.ts'
import { discard } from './store-upload.server.ts'

/** The names of a resumable upload's files begin with its id. */
const ID_LENGTH = 36

/** Each night: removes uploads that were never completed, and what is left of removed files. */
export const removeUnkeptUploads = (storage: FileStorage): ScheduledJob => ({
  name: 'media.unkept-uploads',
  cron: '10 19 * * *',
  run: tools => removeUnkept(tools, storage, new Date()),
})

export async function removeUnkept({ pool, log }: { pool: pg.Pool; log: Log }, storage: FileStorage, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNFINISHED_HOURS * 3_600_000)
  const due = await withScope(pool, { system: 'due-uploads' }, async db => {
    // every tenant: the job looks for what was not finished in a day
    return await db
      .selectFrom('uploads')
      .select(['tenant_id', 'id', 'url_name', 'stored_as'])
      .where('state', '<>', 'kept')
      .where('created_at', '<', before)
      .execute()
  })
  const left = new Set<string>()
  for (const { tenant_id, id, url_name, stored_as } of due) {
    const tenantId = toTenantId(tenant_id)
    const inScope: Caller['inScope'] = work => withScope(pool, { tenantId }, db => work(createCtx({ db, tenantId, log })))
    try {
      // The list may be outdated: the upload may have been kept since, or is being checked.
      if (await inScope(ctx => withdrawUpload(ctx, id, null))) await discard({ storage }, { tenantId, inScope }, id, url_name, stored_as)
      else left.add(id)
    } catch (error) {
      log.error({ err: error, tenantId, id }, 'an upload could not be thrown away; the next night tries again')
    }
  }
  await sweep(storage.incomingDir, before, left)
}

/** Removes files that nobody has written to for a day, except those of `left`: parts of abandoned uploads, and what crashed processes left. */
async function sweep(folder: string, before: Date, left: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder)) {
    if (left.has(name.slice(0, ID_LENGTH))) continue
    const file = join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found?.isFile() && found.mtime < before) await rm(file, { force: true })
  }
}
