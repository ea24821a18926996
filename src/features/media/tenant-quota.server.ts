import { sql } from 'kysely'
import { quotaOf } from '#features/quotas/quotas.server.ts'
import { AppError } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { lock } from '#platform/db/lock.ts'
import { GB } from './file-types.ts'
import { UNFINISHED_HOURS } from './open-uploads.ts'
import { mediaReason } from './texts.ts'

/** What a tenant's files take up; all in bytes. */
export interface StorageUse {
  /** All that counts against the limit: files, older contents, the bin, and what is coming. */
  usedBytes: number
  /** Of these, in the bin or an older content. */
  binnedBytes: number
  limitBytes: number
}

/** Returns what the tenant's files take up, and how much they may. One statement. */
export async function getStorageUse({ db, tenantId, now }: Ctx): Promise<StorageUse> {
  const since = new Date(now.getTime() - UNFINISHED_HOURS * 3_600_000)
  const { rows } = await sql<{ used: string; binned: string; most: string }>`
    select coalesce(sum(size_bytes) filter (where state = 'kept' or created_at > ${since}), 0) as used,
      coalesce(sum(size_bytes) filter (where binned_at is not null), 0) as binned,
      ${quotaOf('storageBytes', tenantId)} as most
    from uploads where tenant_id = ${tenantId} and state <> 'removed'`.execute(db)
  const row = rows[0]
  return { usedBytes: Number(row?.used ?? 0), binnedBytes: Number(row?.binned ?? 0), limitBytes: Number(row?.most ?? 0) }
}

/** Throws 413 if this many more bytes exceed the tenant's quota. Simultaneous uploads that are recorded in the same transaction are counted one after the other. */
export async function requireQuota(ctx: Ctx, bytes: number): Promise<void> {
  await lock(ctx, 'storage quota')
  const { usedBytes, limitBytes } = await getStorageUse(ctx)
  if (usedBytes + bytes <= limitBytes) return
  const reason = mediaReason('QuotaFull', { gigabytes: Math.round((limitBytes / GB) * 10) / 10 })
  throw new AppError(413, 'QuotaFull', reason, { problems: [{ path: 'file', reason }] })
}
