import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { toTenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import type { ScheduledJob } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log.ts'
import type { FileStorage } from '#platform/storage/storage.ts'
import { keyOf } from './upload.ts'
import { UNFINISHED_HOURS } from './uploads.server.ts'

/** Each night: throws away uploads that never became whole, and what is left of removed files. */
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
      .select(['tenant_id', 'id', 'url_name', 'state'])
      .where('state', '<>', 'kept')
      .where('created_at', '<', before)
      .execute()
  })
  for (const { tenant_id, id, url_name, state } of due) {
    const tenantId = toTenantId(tenant_id)
    try {
      await storage.remove(keyOf(tenantId, id, url_name))
      await withScope(pool, { tenantId }, db =>
        db.deleteFrom('uploads').where('tenant_id', '=', tenantId).where('id', '=', id).where('state', '=', state).execute(),
      )
    } catch (error) {
      log.error({ err: error, tenantId, id }, 'an upload could not be thrown away; the next night tries again')
    }
  }
  await sweep(storage.incomingDir, before)
}

/** Files that nobody has written to for a day: parts of uploads that were given up, and what a process left that died. */
async function sweep(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found?.isFile() && found.mtime < before) await rm(file, { force: true })
  }
}
