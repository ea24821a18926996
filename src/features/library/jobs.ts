import type pg from 'pg'
import { findUses } from '#features/media/file-uses.server.ts'
import { discard } from '#features/media/store-upload.server.ts'
import { createCtx } from '#platform/context.ts'
import { toTenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import type { ScheduledJob } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log.ts'
import type { FileStorage } from '#platform/storage/storage.ts'
import { removeFromBin, restoreUsed } from './bin.server.ts'
import { BIN_DAYS } from './media-file.ts'

/** Each night: removes what has been in the bin for 30 days, with its bytes. */
export const emptyMediaBin = (storage: FileStorage): ScheduledJob => ({
  name: 'library.empty-bin',
  cron: '40 19 * * *',
  run: tools => emptyBin(tools, storage, new Date()),
})

/** Removes what has been in the bin for 30 days. A file that a record names all the same, such as a post that was restored, comes back in its place. */
export async function emptyBin({ pool, log }: { pool: pg.Pool; log: Log }, storage: FileStorage, now: Date): Promise<void> {
  const before = new Date(now.getTime() - BIN_DAYS * 86_400_000)
  const due = await withScope(pool, { system: 'due-uploads' }, async db => {
    // every tenant: the job looks for what has been in a bin for its time
    return await db
      .selectFrom('uploads')
      .select(['tenant_id', 'id', 'url_name', 'stored_as'])
      .where('state', '=', 'kept')
      .where('binned_at', '<', before)
      .execute()
  })
  for (const { tenant_id, id, url_name, stored_as } of due) {
    const tenantId = toTenantId(tenant_id)
    const inScope: Parameters<typeof discard>[1]['inScope'] = work =>
      withScope(pool, { tenantId }, db => work(createCtx({ db, tenantId, log, now })))
    try {
      const isOver = await inScope(async ctx => {
        if ((await findUses(ctx, [id])).length === 0) return await removeFromBin(ctx, id, before)
        await restoreUsed(ctx, id)
        return false
      })
      if (isOver) await discard({ storage }, { tenantId, inScope }, id, url_name, stored_as)
    } catch (error) {
      log.error({ err: error, tenantId, id }, 'a file in the bin could not be removed; the next night tries again')
    }
  }
}
